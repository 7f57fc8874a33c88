// What the signs on the board are: for the cards that open over them, see lib/inspect.
import type { About } from '../../inspect/about';
import type { GameTexts } from '../../texts/game_texts';
import { LAST_ZONE, MOST_ARMOR, MOST_HP, MOST_POTIONS, MOST_XP, SKILLS, ZONES } from './printed';
import { kindOf, tableOf } from './tables';
import { EMPTY, EXIT, FACE_DOWN, TAKEN, type EnemyView, type HeroView, type MiniRogueView } from './view';

const AFFLICTIONS = new Set(['curse', 'poison', 'blindness']);
const GHOSTS = ['apparition', 'ghost', 'spectre', 'revenant'];

/** A card of the zone. A face-down one says what may still lie in the zone, and nothing else. */
export function aboutCard(card: string, view: MiniRogueView, texts: GameTexts): About | null {
  if (card === EMPTY) return null;
  if (card === FACE_DOWN) {
    const unseen = view.unseen_rooms.map((room) => texts.name(room));
    const faceDown = view.grid.flat().filter((one) => one === FACE_DOWN).length;
    const left = unseen.length - faceDown;
    return {
      thing: 'face_down',
      figures: unseen.length ? [[texts.label('unseen_rooms'), texts.list(unseen)]] : [],
      says: unseen.length && left ? texts.say('left_out', { count: left }) : '',
    };
  }
  if (card === EXIT) return view.guardian ? aboutGuardian(view, texts) : aboutExit(view, texts);
  return card === TAKEN
    ? { thing: card }
    : { thing: card, kind: kindOf(card), figures: tableOf(card, view, texts), why: whyOf(card) };
}

/** Rooms of a kind share a rule, which "why?" opens. */
function whyOf(room: string): string | undefined {
  return kindOf(room) === 'monster' ? 'monster.must_fight' : undefined;
}

function aboutExit(view: MiniRogueView, texts: GameTexts): About {
  return { thing: EXIT, figures: [[texts.label('guardians_left'), view.guardians_left]] };
}

function aboutGuardian(view: MiniRogueView, texts: GameTexts): About {
  const card = view.guardian_card;
  return {
    thing: view.guardian,
    kind: 'guardian',
    figures: card ? figuresOf(texts, card.hp, card.damage, card.xp, card.skills) : [],
    says: card ? skillsOf(card.skills, texts) : '',
  };
}

/** The enemy of the fight, with its figures now. */
export function aboutEnemy(enemy: EnemyView, texts: GameTexts): About {
  const { name, enemy_id, hp, max_hp, damage, xp, skills } = enemy;
  return {
    thing: name,
    kind: enemy_id !== name ? 'guardian' : GHOSTS.includes(name) ? 'ghost' : 'monster',
    figures: figuresOf(texts, `${hp}/${max_hp}`, damage, xp, skills),
    says: skillsOf(skills, texts),
  };
}

function figuresOf(
  texts: GameTexts,
  hp: string | number,
  damage: number,
  xp: number,
  skills: string[],
): NonNullable<About['figures']> {
  return [
    [texts.label('hp'), hp],
    [texts.label('damage'), damage],
    ...(xp ? [[texts.label('xp'), xp] as const] : []),
    ...(skills.length ? [[texts.label('skills'), texts.list(skills.map((skill) => texts.name(skill)))] as const] : []),
  ];
}

const skillsOf = (skills: string[], texts: GameTexts): string =>
  skills.map((skill) => texts.say('enemy_skill', { skill })).join(' ');

/** What an enemy's skill does to whom it hits. */
export const aboutSkill = (skill: string, texts: GameTexts): About =>
  // The rulebook explains an affliction by its die, which is not all that the skill does.
  AFFLICTIONS.has(skill) ? { thing: skill, says: texts.say('enemy_skill', { skill }) } : { thing: skill };

export function aboutHero(hero: HeroView, texts: GameTexts): About {
  const card = SKILLS[hero.character];
  return {
    thing: hero.character,
    figures: [
      [texts.label('level'), hero.level],
      [texts.label('hp'), `${hero.hp}/${MOST_HP}`],
      [texts.label('xp'), `${hero.xp}/${MOST_XP}`],
      [texts.label('armor'), `${hero.armor}/${MOST_ARMOR}`],
      ...(card
        ? [[texts.label('skills'), texts.list([texts.name(card.combat), texts.name(card.exploration)])] as const]
        : []),
    ],
  };
}

/** The way down, as the Dungeon board prints it. */
export function aboutZones(zone: number, floor: number, texts: GameTexts): About {
  const guardians = ZONES.filter((one) => one.guardian).map((one) => String(one.zone));
  return {
    thing: 'zone',
    name: `${texts.label('zone')} ${zone}`,
    figures: [[`${texts.label('floor')} ${floor}`, texts.name(`floor_${floor}`)]],
    says: texts.say('map', { zone, zones: LAST_ZONE, floor, guardians }),
  };
}

/** A potion in a bag or on a shelf. The poison of a potion is not the affliction. */
export function aboutPotion(potion: string, texts: GameTexts): About {
  return { thing: potion === 'poison' ? 'poison_potion' : potion, name: texts.trait(potion, 'potion') };
}

/** The room that is left for potions. */
export const aboutRoomForPotions = (hero: HeroView, texts: GameTexts): About => ({
  thing: 'potions',
  name: texts.label('potions'),
  figures: [[texts.label('potions'), `${hero.potions.length}/${MOST_POTIONS}`]],
});

/** An object in a hand: the Raven, or the weapon of the Arsenal with its free feats. */
export function aboutObject(object: string, hero: HeroView, texts: GameTexts): About {
  if (object !== 'arsenal') return { thing: object };
  return {
    thing: hero.weapon || object,
    kind: object,
    figures: [[texts.label('free_feats'), hero.free_feats]],
  };
}

/** A figure on a track. */
export const aboutStat = (
  kind: string,
  label: string,
  value: number,
  most: number,
  more: About['figures'] = [],
): About => ({
  thing: kind,
  name: label,
  figures: [[label, most ? `${value}/${most}` : value], ...more],
});

/** Something to take, buy or choose. */
export function aboutThing(thing: string, texts: GameTexts): About {
  if (texts.trait(thing, 'potion')) return aboutPotion(thing, texts);
  const taken = thing === 'refresh' ? 'card' : thing;
  return { thing: taken, kind: WARES.test(taken) ? 'merchant' : kindOf(FINDS[taken] ?? taken) };
}

const WARES = /^(healing|ration|rosary|medicinal|armor_|potion|game_|hunter_)/;
const FINDS: Record<string, string> = {
  provisions: 'tomb',
  loot: 'tomb',
  codex: 'tomb',
  horde_of_rats: 'tomb',
  rest_train: 'rest',
  rest_forage: 'rest',
  rest_heal: 'rest',
};
