// The picture of each card and thing: outlines from the game-icons set, in a square of 512.
import battleAxe from 'icon:battle-axe';
import bat from 'icon:bat';
import broadsword from 'icon:broadsword';
import campfire from 'icon:campfire';
import coffin from 'icon:coffin';
import cowled from 'icon:cowled';
import crossbow from 'icon:pocket-bow';
import crossedSwords from 'icon:crossed-swords';
import crownedSkull from 'icon:crowned-skull';
import crystalBall from 'icon:crystal-ball';
import deathSkull from 'icon:death-skull';
import deerHead from 'icon:deer-head';
import drop from 'icon:drop';
import fangedSkull from 'icon:fanged-skull';
import fireShrine from 'icon:fire-shrine';
import frogMouthHelm from 'icon:frog-mouth-helm';
import ghost from 'icon:ghost';
import goblin from 'icon:goblin';
import greatHelm from 'icon:black-knight-helm';
import hearts from 'icon:hearts';
import heavyHelm from 'icon:heavy-helm';
import holySymbol from 'icon:holy-symbol';
import hood from 'icon:hood';
import maskedSpider from 'icon:masked-spider';
import meal from 'icon:meal';
import openChest from 'icon:open-chest';
import plainDagger from 'icon:plain-dagger';
import raiseSkeleton from 'icon:raise-skeleton';
import rat from 'icon:rat';
import raven from 'icon:raven';
import roundPotion from 'icon:round-potion';
import scales from 'icon:scales';
import seaDragon from 'icon:sea-dragon';
import shield from 'icon:shield';
import spikedDragonHead from 'icon:spiked-dragon-head';
import spikyPit from 'icon:spiky-pit';
import torch from 'icon:torch';
import twoCoins from 'icon:two-coins';
import visoredHelm from 'icon:visored-helm';
import wizardFace from 'icon:wizard-face';

/** A star with five points, for experience. */
const star = 'M256 28l66 148 162 17-121 109 34 159-141-81-141 81 34-159L28 193l162-17z';
/** Stairs down, and light at their end. */
const stairs =
  'M64 480V224a192 192 0 0 1 384 0v256h-52V224a140 140 0 0 0-280 0v256zm68 0v-56h248v56zm26-76v-44h196v44zm24-64v-34h148v34zm22-52v-24h104v24z';
/** Two arrows that turn a card. */
const turned = 'M256 76v56a124 124 0 1 1-118 86l-62-20a190 190 0 1 0 180-122zm0-66v198L130 109z';

/** Six arms of frost. */
const snowflake =
  'M240 32h32v92l60-35 16 28-76 44v67l58-34V107h32v68l80-46 16 28-80 46 59 34-16 28-91-53-58 34 58 34 91-53 16 28-59 34 80 46-16 28-80-46v68h-32v-87l-58-34v67l76 44-16 28-60-35v92h-32v-92l-60 35-16-28 76-44v-67l-58 34v87h-32v-68l-80 46-16-28 80-46-59-34 16-28 91 53 58-34-58-34-91 53-16-28 59-34-80-46 16-28 80 46v-68h32v87l58 34v-67l-76-44 16-28 60 35z';

/** A crossed-out eye. */
const crossedEye =
  'M256 120C140 120 60 210 24 256c36 46 116 136 232 136s196-90 232-136c-36-46-116-136-232-136zm0 56a80 80 0 1 1 0 160 80 80 0 0 1 0-160zM72 440L440 72l32 32L104 472z';
/** An arrow down, as the skill takes experience. */
const downwards = 'M206 48h100v220h110L256 464 96 268h110z';
/** An arrow through a shield. */
const piercing = 'M32 216h232v-88l152 128-152 128v-88H32zM340 40h60v120h-60zm0 312h60v120h-60zM432 216h48v80h-48z';

export const ICONS: Record<string, string> = {
  // Rooms
  monster_undead: raiseSkeleton,
  monster_goblin: goblin,
  merchant: scales,
  rest: campfire,
  raven,
  treasure: openChest,
  shrine: fireShrine,
  tomb: coffin,
  arsenal: crossedSwords,
  trap_halls: battleAxe,
  trap_pit: spikyPit,
  trap_swarm: bat,
  seer: crystalBall,
  hunter: deerHead,
  exit: stairs,
  // Enemies
  giant_rat: rat,
  skeleton_soldier: raiseSkeleton,
  winged_serpent: seaDragon,
  cursed_guard: frogMouthHelm,
  giant_spider: maskedSpider,
  goblin,
  crossbowman: crossbow,
  kings_guard: visoredHelm,
  apparition: ghost,
  ghost,
  spectre: ghost,
  revenant: ghost,
  kings_protector: heavyHelm,
  cursed_dragon: spikedDragonHead,
  spider_queen: maskedSpider,
  ghoul: fangedSkull,
  og_remains: crownedSkull,
  // Characters
  mage: wizardFace,
  rogue: hood,
  crusader: greatHelm,
  priestess: cowled,
  // Figures
  hp: hearts,
  xp: star,
  armor: shield,
  gold: twoCoins,
  food: meal,
  damage: broadsword,
  // Afflictions, and what enemies do
  curse: deathSkull,
  blindness: crossedEye,
  weaken: downwards,
  unstoppable: piercing,
  drop,
  frozen: snowflake,
  drained: drop,
  backstab: plainDagger,
  // Things
  potion: roundPotion,
  rusty_dagger: plainDagger,
  longsword: broadsword,
  battle_axe: battleAxe,
  refresh: turned,
  combat: broadsword,
  exploration: torch,
  // Wares, rests, finds
  healing_herbs: hearts,
  medicinal_roots: hearts,
  hunter_balm: holySymbol,
  rosary: holySymbol,
  ration: meal,
  game_meat: meal,
  hunter_broth: campfire,
  armor_piece: shield,
  hunter_armor: shield,
  hunter_potion: roundPotion,
  rest_train: crossedSwords,
  rest_forage: meal,
  rest_heal: hearts,
  provisions: meal,
  loot: twoCoins,
  codex: star,
  horde_of_rats: rat,
};

const POTIONS = new Set(['fire', 'frost', 'poison', 'life', 'holy_water', 'perception']);

function isPotion(thing: string): boolean {
  return POTIONS.has(thing);
}

/** The picture of a thing to take or hold. */
export function iconOf(thing: string): string {
  return ICONS[isPotion(thing) ? 'potion' : thing] ?? star;
}
