// The picture of each class, monster, treasure and spell: outlines from the game-icons set, in a square of 512.
import wyvern from 'icon:bat-wing';
import blackKnight from 'icon:black-knight-helm';
import bowArrow from 'icon:bow-arrow';
import brute from 'icon:brute';
import bullyMinion from 'icon:bully-minion';
import burningSkull from 'icon:burning-skull';
import cage from 'icon:cage';
import chest from 'icon:chest';
import cutDiamond from 'icon:cut-diamond';
import deathSkull from 'icon:death-skull';
import diamondRing from 'icon:diamond-ring';
import dragonBreath from 'icon:dragon-breath';
import dwarfHelmet from 'icon:dwarf-helmet';
import sword from 'icon:energy-sword';
import evilHand from 'icon:evil-hand';
import evilMinion from 'icon:evil-minion';
import vampire from 'icon:female-vampire';
import gargoyle from 'icon:gargoyle';
import ghost from 'icon:ghost';
import giant from 'icon:giant';
import goblin from 'icon:goblin';
import gooSpurt from 'icon:goo-spurt';
import halfDead from 'icon:half-dead';
import holySymbol from 'icon:healing-shield';
import hood from 'icon:hood';
import hydra from 'icon:hydra';
import imp from 'icon:imp-laugh';
import slide from 'icon:kid-slide';
import lizard from 'icon:lizard-tongue';
import longLegged from 'icon:long-legged-spider';
import minotaur from 'icon:minotaur';
import mummy from 'icon:mummy-head';
import lightning from 'icon:power-lightning';
import zombie from 'icon:raise-zombie';
import rat from 'icon:rat';
import rockGolem from 'icon:rock-golem';
import potion from 'icon:round-potion';
import sandSnake from 'icon:sand-snake';
import seaDragon from 'icon:sea-dragon';
import slime from 'icon:slime';
import starMedal from 'icon:star-medal';
import tentacle from 'icon:thorny-tentacle';
import troll from 'icon:troll';
import witch from 'icon:witch-flight';
import wolf from 'icon:wolf-howl';

// Our own drawings, where the set has none or only one with thousands of strokes.
/** A sack, tied up. */
const sack =
  'M196 60h120l-28 76h-64zM212 156h88c86 52 132 122 132 190 0 74-62 110-176 110S80 420 80 346c0-68 46-138 132-190z';
/** A cup on a foot. */
const cup = 'M120 72h272c0 132-38 214-108 236v84h76v48H152v-48h76v-84c-70-22-108-104-108-236z';
/** A sitting idol. */
const idol =
  'M176 60h160v120h-36v32h92v156h-44v84H164v-84h-44V212h92v-32h-36zm40 44v28h26v-28zm54 0v28h26v-28zm-70 160v48h112v-48z';
/** A door ajar. */
const door = 'M128 48h256v416H128zm40 40v336h176V88zm124 152a20 20 0 1 1 0 40 20 20 0 0 1 0-40z';
/** Rings that swallow each other. */
const vortex =
  'M256 40a216 216 0 1 0 216 216h-48A168 168 0 1 1 256 88zm0 96a120 120 0 1 0 120 120h-46a74 74 0 1 1-74-74zm0 84a36 36 0 1 0 0 72 36 36 0 0 0 0-72z';
/** Flying flames. */
const fireball =
  'M268 32c12 70-34 92-66 134-22-20-26-44-20-72-66 50-102 122-102 198 0 112 78 188 176 188s176-76 176-188c0-92-62-150-84-196-4 34-16 56-38 72 4-52-10-96-42-136zm-12 226c40 40 70 70 70 112 0 40-30 66-70 66s-70-26-70-66c0-42 30-72 70-112z';
/** A wizard's hat. */
const wizard = 'M268 36L112 360c-54 10-88 28-88 50 0 38 104 66 232 66s232-28 232-66c0-22-34-40-88-50z';
/** Two swords, crossed. */
const swords =
  'M48 48l64 12 148 148-40 40L72 100zM464 48l-64 12-252 252 40 40 252-252zM112 300l100 100-28 28-30-30-62 62-40-40 62-62-30-30zM400 300L300 400l28 28 30-30 62 62 40-40-62-62 30-30zM300 248l60 60-40 40-60-60z';
/** A ball on a stand, with a gleam. */
const ball =
  'M256 48a168 168 0 0 1 104 300l48 60v40H104v-40l48-60A168 168 0 0 1 256 48zm0 40a128 128 0 0 0-128 128h40a88 88 0 0 1 88-88z';
/** Beads, and a pendant. */
const necklace =
  'M72 64h48c0 150 50 246 136 246S392 214 392 64h48c0 170-62 268-150 292l38 60-72 64-72-64 38-60C134 332 72 234 72 64z';
/** An open book. */
const openBook =
  'M40 104c80-24 150-20 200 20v320c-50-36-120-40-200-20zm432 0v320c-80-20-150-16-200 20V124c50-40 120-44 200-20z';
/** A round stone with a gleam. */
const pearl = 'M256 88a168 168 0 1 1 0 336 168 168 0 0 1 0-336zm0 40a128 128 0 0 0-128 128h40a88 88 0 0 1 88-88z';

/** An eye. */
export const EYE =
  'M256 120C140 120 60 210 24 256c36 46 116 136 232 136s196-90 232-136c-36-46-116-136-232-136zm0 52a84 84 0 1 1 0 168 84 84 0 0 1 0-168zm0 44a40 40 0 1 0 0 80 40 40 0 0 0 0-80z';
/** A drop of blood. */
export const WOUND = 'M256 32c76 120 136 196 136 284a136 136 0 0 1-272 0c0-88 60-164 136-284z';
/** A healer's cross. */
export const HEALING = 'M196 56h120v140h140v120H316v140H196V316H56V196h140z';

export const CHEST = chest;
export const TOME = openBook;
export const VORTEX = vortex;
export const CAGE = cage;
export const DOOR = door;

export const CLASSES: Record<string, string> = {
  warrior: swords,
  elf: bowArrow,
  dwarf: dwarfHelmet,
  thief: hood,
  paladin: holySymbol,
  wizard,
};

export const MONSTERS: Record<string, string> = {
  giant_rats: rat,
  hobgoblins: evilMinion,
  goblins: goblin,
  skeleton: deathSkull,
  giant_lizard: lizard,
  kobolds: imp,
  ghouls: halfDead,
  giant_spider: longLegged,
  evil_hero: blackKnight,
  orcs: bullyMinion,
  zombies: zombie,
  werewolf: wolf,
  ogre: brute,
  giant_snake: sandSnake,
  gargoyle,
  mummy,
  wight: ghost,
  giant,
  green_slime: slime,
  troll,
  minotaur,
  wyvern,
  black_pudding: gooSpurt,
  purple_worm: tentacle,
  witch,
  vampire,
  stone_golem: rockGolem,
  evil_wizard: evilHand,
  blue_dragon: seaDragon,
  red_dragon: dragonBreath,
  hydra,
  lich: burningSkull,
  slide,
  cage,
};

// By the start of a card's name; marks and bonuses follow it.
const TREASURES: [string, string, string][] = [
  ['sack', sack, 'gold'],
  ['garnet', cutDiamond, 'red'],
  ['pearl', pearl, 'pale'],
  ['opal', pearl, 'teal'],
  ['huge_emerald', cutDiamond, 'green'],
  ['huge_sapphire', cutDiamond, 'blue'],
  ['huge_ruby', cutDiamond, 'red'],
  ['huge_diamond', cutDiamond, 'pale'],
  ['silver_cup', cup, 'silver'],
  ['gold_cup', cup, 'gold'],
  ['silver_ring', diamondRing, 'silver'],
  ['gold_ring', diamondRing, 'gold'],
  ['silver_coffer', chest, 'silver'],
  ['silver_necklace', necklace, 'silver'],
  ['gold_necklace', necklace, 'gold'],
  ['jade_idol', idol, 'green'],
  ['magic_sword', sword, 'silver'],
  ['secret_door', door, 'violet'],
  ['healing_potion', potion, 'red'],
  ['esp_medallion', starMedal, 'gold'],
  ['crystal_ball', ball, 'blue'],
];

export interface Picture {
  outline: string;
  tone: string;
}

export function treasurePicture(card: string): Picture {
  const found = TREASURES.find(([begins]) => card.startsWith(begins));
  return found ? { outline: found[1], tone: found[2] } : { outline: '', tone: 'gold' };
}

/** The picture of a spell, whether it comes from the deck, a mark or a star. */
export function spellPicture(spell: string): Picture {
  if (spell.includes('fireball')) return { outline: fireball, tone: 'red' };
  if (spell.includes('lightning')) return { outline: lightning, tone: 'blue' };
  return spell === 'teleport' ? { outline: vortex, tone: 'violet' } : { outline: '', tone: 'violet' };
}
