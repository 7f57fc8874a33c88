// Numbers printed on the boards and cards, as in src/oubliette/games/mini_rogue/data/boards.toml and characters.toml.
// Views do not repeat them, because they never change.

export const MOST_HP = 20;
export const MOST_XP = 23;
export const MOST_ARMOR = 4;
export const MOST_GOLD = 10;
export const MOST_FOOD = 4;
export const MOST_POTIONS = 2;

/** Where levels 1, 2 and 3 begin on the XP track. The level is the number of adventurer dice. */
export const LEVELS_FROM = [0, 6, 18];

interface Zone {
  zone: number;
  floor: number;
  column: number;
  guardian: boolean;
}

/** How many zones each floor has; a guardian waits in the last one of each. */
const ZONES_OF_FLOORS = [2, 2, 3, 3];

/** The zones of the Dungeon board, left-aligned, floor below floor. */
export const ZONES: Zone[] = ZONES_OF_FLOORS.flatMap((zones, above) =>
  Array.from({ length: zones }, (_, place) => ({
    zone: ZONES_OF_FLOORS.slice(0, above).reduce((sum, count) => sum + count, 0) + place + 1,
    floor: above + 1,
    column: place + 1,
    guardian: place + 1 === zones,
  })),
);
export const LAST_ZONE = ZONES.length;

/** The two skills on each Character card. */
export const SKILLS: Record<string, { combat: string; exploration: string }> = {
  mage: { combat: 'conjuration', exploration: 'clairvoyance' },
  rogue: { combat: 'backstab', exploration: 'evasion' },
  crusader: { combat: 'bash', exploration: 'vigil' },
  priestess: { combat: 'miracle', exploration: 'blessing' },
};
