// The state of a bag: its pieces, the owner's arrangement, and which pieces the owner plans to leave behind.
import { keep, kept } from '../../keep';
import type { QuestionInfo } from '../../wire';

import { arranged, freePlace, layOf, piecesOf, placesOf, swapped, turned, type Lay, type Piece } from './packing';
import { SHEETS } from './printed';
import { KEEP, optionsOf } from './touching';
import type { Place, PlayerView } from './view';

const words = (fact: unknown): string[] => (Array.isArray(fact) ? (fact as string[]) : []);

export class Pack {
  private own = $state.raw<Lay>({});
  /** The plan: keys of pieces put beside the bag while the player chooses what to keep. */
  private aside = $state.raw<ReadonlySet<string>>(new Set());

  constructor(
    private readonly player: () => PlayerView,
    private readonly ask: () => QuestionInfo | null,
    private readonly name: string,
  ) {
    this.own = kept<Lay>(name, {});
  }

  get size(): [number, number] {
    return SHEETS[this.player().archetype]?.bag ?? [0, 0];
  }

  /** The pending question about what to keep; null at other times. */
  get keeping(): QuestionInfo | null {
    const ask = this.ask();
    return ask?.prompt === KEEP ? ask : null;
  }

  get objects(): string[] {
    const ask = this.keeping;
    return ask ? [...words(ask.facts['held']), ...words(ask.facts['new'])] : this.player().objects;
  }

  get pieces(): Piece[] {
    const ask = this.keeping;
    return piecesOf(this.objects, ask ? words(ask.facts['held']).length : undefined);
  }

  /** The place of each piece; pieces without one lie beside the bag. */
  get lay(): Lay {
    const ask = this.keeping;
    const places = ask ? placesOf(ask.facts['bag']) : (this.player().bag ?? []);
    const pieces = this.pieces.filter(({ key }) => !ask || !this.aside.has(key));
    return arranged(pieces, this.own, layOf(this.objects, places), this.size);
  }

  get beside(): Piece[] {
    const lay = this.lay;
    return this.pieces.filter(({ key }) => !lay[key]);
  }

  /** Pieces in the way move. One without room goes beside the bag if `mayLeave`; otherwise nothing changes. */
  put(key: string, place: Place, mayLeave = false): boolean {
    const swap = swapped(this.lay, key, place, this.size);
    if (!swap || (swap.out.length > 0 && !mayLeave)) return false;
    const aside = new Set([...this.aside, ...swap.out]);
    aside.delete(key);
    this.aside = aside;
    this.write({ ...this.own, ...swap.lay });
    return true;
  }

  /** Puts a piece into the first free place. */
  putIn(key: string): boolean {
    const piece = this.pieces.find((one) => one.key === key);
    const place = piece && freePlace(this.lay, piece.size, this.size);
    return place ? this.put(key, place) : false;
  }

  putAside(key: string): void {
    this.aside = new Set([...this.aside, key]);
  }

  turn(key: string): void {
    const place = turned(this.lay, key, this.size);
    if (place) this.write({ ...this.lay, [key]: place });
  }

  /** Call when the first piece beside the bag is left: at the next question an equal object may get its key. */
  unplanFirst(): void {
    const aside = new Set(this.aside);
    if (aside.delete(this.beside[0]?.key ?? '')) this.aside = aside;
  }

  /** Call when the question about what to keep is over. */
  clearPlan(): void {
    if (this.aside.size > 0) this.aside = new Set();
  }

  /** The next answer to keep what lies in the bag: leave each piece beside it, then "done". -1 if not offered. */
  nextAnswer(): number {
    const first = this.beside[0]?.objects[0];
    const options = optionsOf(this.keeping);
    return (
      options.find(({ word, rest }) => (first ? word === 'leave' && rest[0] === first : word === 'done'))?.index ?? -1
    );
  }

  private write(lay: Lay): void {
    this.own = lay;
    keep(this.name, lay);
  }
}
