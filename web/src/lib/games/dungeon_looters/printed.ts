// The printed data of tiles, treasures, sheets and cards, generated from the game's data (python -m web.printed).
import given from './printed.gen.json';
import type { Type } from './view';

interface TileData {
  /** North, east, south, west: D door, W wall, X outer door. */
  sides: string;
  /** 25 squares row by row: # rock, . floor, c blackened. */
  squares: string;
  /** The quarter turns that look different from each other. */
  turns: number[];
}

interface TreasureData {
  type: Type;
  size: [number, number];
  po: number;
  helps: string;
}

interface SheetData {
  bag: [number, number];
  heavy: number;
  massive: number;
}

const printed = given as unknown as {
  across: number;
  size: number;
  purse: [number, number];
  tiles: Record<string, TileData>;
  treasures: Record<string, TreasureData>;
  archetypes: Record<string, SheetData>;
  cards: Record<string, string>;
};

export const ACROSS = printed.across;
export const SIZE = printed.size;
export const PURSE_SIZE = printed.purse;
export const TILES = printed.tiles;
export const TREASURES = printed.treasures;
export const SHEETS = printed.archetypes;
export const CARDS = printed.cards;

/** The type of an object; of an unknown one ("some_heavy"), the name itself holds the type. */
export function typeOf(object: string): Type {
  return TREASURES[object]?.type ?? (object.replace('some_', '') as Type);
}
