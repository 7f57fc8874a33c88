// How things lie in a bag. The rules only need some arrangement to exist; the owner chooses which one to see.
import { PURSE_SIZE, TREASURES, typeOf } from './printed';
import type { Place } from './view';

export const PURSE = 'purse';

/** A unit that takes squares of the bag: an object, or the purse with its contents. */
export interface Piece {
  key: string;
  /** The object, or PURSE: it decides the icon. */
  object: string;
  /** The objects in it: several for a purse. */
  objects: string[];
  size: [number, number];
  fresh: boolean;
}
/** An arrangement: the place of each piece, by key. */
export type Lay = Record<string, Place>;

/** Groups objects into pieces; those from index `fresh` on are new. */
export function piecesOf(objects: readonly string[], fresh = objects.length): Piece[] {
  const pieces: Piece[] = [];
  const counts = new Map<string, number>();
  objects.forEach((object, place) => {
    const isPurse = typeOf(object) === PURSE || object === PURSE;
    const purse = isPurse && pieces.find(({ key }) => key === PURSE);
    if (purse) {
      purse.objects.push(object);
      return;
    }
    const number = counts.get(object) ?? 0;
    counts.set(object, number + 1);
    pieces.push({
      key: isPurse ? PURSE : `${object}#${number}`,
      object: isPurse ? PURSE : object,
      objects: [object],
      size: isPurse ? PURSE_SIZE : (TREASURES[object]?.size ?? [1, 1]),
      fresh: place >= fresh,
    });
  });
  return pieces;
}

/** The server's arrangement, from objects and their places. */
export function layOf(objects: readonly string[], places: readonly Place[]): Lay {
  const lay: Lay = {};
  const counts = new Map<string, number>();
  objects.forEach((object, number) => {
    const place = places[number];
    if (!place) return;
    if (typeOf(object) === PURSE) {
      lay[PURSE] = place;
      return;
    }
    const copy = counts.get(object) ?? 0;
    counts.set(object, copy + 1);
    lay[`${object}#${copy}`] = place;
  });
  return lay;
}

/** Places from a flat list of facts: column, row, width and height of each. */
export function placesOf(figures: unknown): Place[] {
  if (!Array.isArray(figures)) return [];
  const places: Place[] = [];
  for (let at = 0; at + 3 < figures.length; at += 4) places.push(figures.slice(at, at + 4) as Place);
  return places;
}

const apart = ([x, y, w, h]: Place, [col, row, wide, high]: Place): boolean =>
  x + w <= col || col + wide <= x || y + h <= row || row + high <= y;

/** Whether a place lies in the bag and overlaps no piece, not counting `except`. */
export function isFree(lay: Lay, place: Place, [width, height]: readonly [number, number], except = ''): boolean {
  const [x, y, w, h] = place;
  if (x < 0 || y < 0 || x + w > width || y + h > height) return false;
  return Object.entries(lay).every(([key, other]) => key === except || apart(place, other));
}

/** The first free place for a piece, in either orientation. */
export function freePlace(lay: Lay, size: readonly [number, number], bag: readonly [number, number]): Place | null {
  const [short, long] = size;
  for (const [w, h] of [
    [short, long],
    [long, short],
  ] as const) {
    for (let y = 0; y + h <= bag[1]; y++) {
      for (let x = 0; x + w <= bag[0]; x++) {
        if (isFree(lay, [x, y, w, h], bag)) return [x, y, w, h];
      }
    }
  }
  return null;
}

/**
 * Keeps the owner's arrangement and puts new pieces where there is room. If some find none, returns the server's
 * arrangement if that is complete; otherwise leaves the rest beside the bag.
 */
export function arranged(pieces: readonly Piece[], own: Lay, given: Lay, bag: readonly [number, number]): Lay {
  const lay: Lay = {};
  const fits = ({ size: [short, long] }: Piece, [, , w, h]: Place): boolean =>
    Math.min(w, h) === Math.min(short, long) && Math.max(w, h) === Math.max(short, long);
  for (const piece of pieces) {
    const place = own[piece.key];
    if (place && fits(piece, place) && isFree(lay, place, bag)) lay[piece.key] = place;
  }
  for (const piece of pieces) {
    if (lay[piece.key]) continue;
    const wished = given[piece.key];
    const place = wished && isFree(lay, wished, bag) ? wished : freePlace(lay, piece.size, bag);
    if (place) lay[piece.key] = place;
  }
  const all = (one: Lay): boolean => pieces.every(({ key }) => one[key]);
  return !all(lay) && all(given) ? given : lay;
}

/** Puts a piece at a place. Pieces in the way move to free places; those without one are `out`. Null if outside. */
export function swapped(
  lay: Lay,
  key: string,
  place: Place,
  bag: readonly [number, number],
): { lay: Lay; out: string[] } | null {
  if (!isFree({}, place, bag)) return null;
  const others = Object.entries(lay).filter(([other]) => other !== key);
  const next: Lay = Object.fromEntries(others.filter(([, one]) => apart(place, one)));
  next[key] = place;
  const out: string[] = [];
  for (const [other, [, , w, h]] of others.filter(([, one]) => !apart(place, one))) {
    const free = freePlace(next, [w, h], bag);
    if (free) next[other] = free;
    else out.push(other);
  }
  return { lay: next, out };
}

/** The place of a piece after a quarter turn, shifted to stay inside the bag; null if there is no room. */
export function turned(lay: Lay, key: string, [width, height]: readonly [number, number]): Place | null {
  const place = lay[key];
  if (!place || place[2] === place[3]) return null;
  const [x, y, w, h] = place;
  for (const [dx, dy] of [
    [0, 0],
    [w - h, 0],
    [0, h - w],
    [w - h, h - w],
  ] as const) {
    const next: Place = [Math.max(0, Math.min(x + dx, width - h)), Math.max(0, Math.min(y + dy, height - w)), h, w];
    if (isFree(lay, next, [width, height], key)) return next;
  }
  return null;
}
