// What a room card may give on this floor: its whole table, line by line, with the words of the game's texts.
import type { About } from '../../inspect/about';
import type { GameTexts } from '../../texts/game_texts';
import printed from './printed.gen.json';
import type { MiniRogueView } from './view';

type Gain = [kind: string, what: string | number];
type Line = [faces: number[], text: string];
type Enemy = [id: string, alone: number, together: number, damage: number, xp: number, skills: string[]];

interface Printed {
  kinds: Record<string, string>;
  enemies: Record<string, Enemy>;
  treasure: [gold: number, ...lines: Gain[][]];
  shrine: Gain[][];
  tomb: [id: string, gain: Gain, food: number, hp: number][];
  traps: TrapLine[];
  weapons: [on: number[], id: string, feats: number][];
  wares: [card: string, id: string, buy: number, sell: number, perFloor: boolean, kind: string][];
  rest: [id: string, gain: Gain][];
  raven: number;
  seer: [gold: number, rooms: number];
}
type TrapLine = [
  card: string,
  on: number[],
  id: string,
  hp: number,
  food: number,
  armor: number,
  perFloor: boolean,
  afflicts: string,
  falls: boolean,
  gain: Gain,
];

export const PRINTED = printed as unknown as Printed;
const RATION = 'ration';
const GHOST = 'ghost';

/** The kind of a room: the monster, trap or merchant that it is; of other rooms the room itself. */
export const kindOf = (room: string): string => PRINTED.kinds[room] ?? room;

/** The lines of the room's table, each with the faces of the dungeon die that lead to it, or with what it is about. */
export function tableOf(room: string, view: MiniRogueView, texts: GameTexts): NonNullable<About['figures']> {
  const faces = (lines: Line[]) => merged(lines).map(([on, text]) => [facesOf(on), text] as const);
  const say = (name: string, facts = {}) => texts.say(name, facts);
  const gain = ([kind, what]: Gain) => gained(kind, what, texts);
  switch (kindOf(room)) {
    case 'monster':
      return enemyOf(room, view, texts);
    case 'treasure': {
      const [gold, ...lines] = PRINTED.treasure;
      const found = `${gain(['gold', gold])}, ${say('after_danger', { amount: view.treasure_bonus })}`;
      const chest = lines.map((line, at): Line => [
        [at + 1],
        say('either', { one: gain(line[0]!), two: gain(line[1]!) }),
      ]);
      return [[texts.label('gold'), found], ...faces(chest)];
    }
    case 'shrine':
      return faces(PRINTED.shrine.map((line, at) => [[at + 1], texts.list(line.map(gain))]));
    case 'tomb':
      return faces(PRINTED.tomb.map((find, at) => [[at + 1], findOf(find, view, texts)]));
    case 'trap':
      return PRINTED.traps
        .filter(([card]) => card === room)
        .map((line) => [facesOf(line[1]), trapOf(line, view, texts)]);
    case 'arsenal':
      return PRINTED.weapons.map(([on, id, feats]) => [facesOf(on), `${texts.name(id)} (${say('feats', { feats })})`]);
    case 'rest':
      return PRINTED.rest.map(([id, given]) => [texts.name(id), gain(given)]);
    case 'merchant':
      return waresOf(room, view, texts);
    default:
      return [];
  }
}

/** The monster or ghost of that card on this floor. */
function enemyOf(card: string, view: MiniRogueView, texts: GameTexts): (readonly [string, string | number])[] {
  const enemy = PRINTED.enemies[`${card} ${view.floor}`];
  if (!enemy) return [];
  const [id, alone, together, damage, xp, skills] = enemy;
  const hp = view.players.length > 1 ? `${alone} (${together})` : alone;
  const rows: (readonly [string, string | number])[] = [
    [texts.label('enemy'), texts.name(id)],
    [texts.label('hp'), hp],
    [texts.label('damage'), damage],
    [texts.label('xp'), xp],
  ];
  return skills.length
    ? [...rows, [texts.label('skills'), texts.list(skills.map((skill) => texts.name(skill)))]]
    : rows;
}

function findOf([id, given, food, hp]: Printed['tomb'][number], view: MiniRogueView, texts: GameTexts): string {
  const name = texts.name(`tomb_${id}`);
  if (id === GHOST) {
    const figures = enemyOf(GHOST, view, texts).slice(1);
    return `${name} (${figures.map(([label, value]) => `${label} ${value}`).join(', ')})`;
  }
  const gives = food ? texts.say('rats', { food, hp }) : gained(given[0], given[1], texts);
  return gives === name ? name : `${name} (${gives})`;
}

function trapOf(line: TrapLine, view: MiniRogueView, texts: GameTexts): string {
  const [, , id, hp, food, armor, perFloor, afflicts, falls, given] = line;
  const times = perFloor ? view.floor : 1;
  const losses = Object.entries({ hp, food, armor })
    .filter(([, amount]) => amount)
    .map(([kind, amount]) => texts.say('loss', { kind, amount: amount * times }));
  if (afflicts) losses.push(texts.name(afflicts));
  if (falls && view.falls_to) losses.push(texts.say('falls', { zone: view.falls_to }));
  const gain = gained(given[0], given[1], texts);
  return `${texts.name(id)} (${texts.say('outcomes', { loss: texts.list(losses), gain })})`;
}

function waresOf(room: string, view: MiniRogueView, texts: GameTexts): (readonly [string, string | number])[] {
  const wares = PRINTED.wares.filter(([card]) => card === room);
  const sold = wares.filter(([, id, buy]) => buy && (id !== RATION || view.sells_food));
  const pays = Object.fromEntries(wares.map(([, , , sell, , kind]) => [kind, sell]));
  return [
    ...sold.map(([, id, buy, , perFloor]): [string, number] => [
      `${texts.name(id)} (${texts.trait(id, 'effect')})`,
      buy * (perFloor ? view.floor : 1),
    ]),
    [texts.name(room), texts.say('pays_short', { armor: pays.armor ?? 0, potion: pays.potion ?? 0 })],
  ];
}

function gained(kind: string, what: string | number, texts: GameTexts): string {
  if (typeof what === 'number') return texts.say('gain', { kind, amount: what });
  if (kind === 'potion') return texts.trait(what, 'potion') || texts.name(what);
  return kind === 'afflict' ? texts.name(what) : texts.say(kind === 'cure' ? 'cured' : 'refreshed');
}

const facesOf = (on: number[]): string => (on.length === 1 ? `${on[0]}` : `${on[0]}–${on.at(-1)}`);

/** Lines that say the same become one. */
function merged(lines: Line[]): Line[] {
  const found: Line[] = [];
  for (const [on, text] of lines) {
    const last = found.at(-1);
    if (last?.[1] === text) last[0].push(...on);
    else found.push([[...on], text]);
  }
  return found;
}
