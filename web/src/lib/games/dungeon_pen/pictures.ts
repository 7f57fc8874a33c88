// A picture for each card, and the paragraph of the rulebook about it.
import archery from 'icon:arrow-flights';
import banana from 'icon:banana';
import bandage from 'icon:bandaged';
import barefoot from 'icon:barefoot';
import blind from 'icon:worried-eyes';
import bone from 'icon:broken-bone';
import broken from 'icon:broken-arrow';
import brute from 'icon:muscle-up';
import butter from 'icon:butter';
import butterfly from 'icon:butterfly';
import ceiling from 'icon:falling-rocks';
import cheese from 'icon:cheese-wedge';
import chest from 'icon:chest';
import coffin from 'icon:coffin';
import dragon from 'icon:dragon-breath';
import dwarf from 'icon:warlord-helmet';
import elbow from 'icon:elbow-pad';
import elf from 'icon:eyepatch';
import goblin from 'icon:goblin';
import hand from 'icon:hand';
import hat from 'icon:brodie-helmet';
import hatch from 'icon:floor-hatch';
import hood from 'icon:hood';
import imp from 'icon:imp-laugh';
import intern from 'icon:coffee-cup';
import jelly from 'icon:fat';
import map from 'icon:folded-paper';
import meal from 'icon:meal';
import mimic from 'icon:pretty-fangs';
import papers from 'icon:papers';
import pencil from 'icon:pencil';
import rats from 'icon:animal-skull';
import redo from 'icon:anticlockwise-rotation';
import shield from 'icon:cardboard-box';
import skull from 'icon:death-skull';
import slab from 'icon:mantrap';
import spikes from 'icon:pin';
import tooth from 'icon:tooth';
import troll from 'icon:hammer-drop';
import vial from 'icon:vial';
import wall from 'icon:brick-wall';
import water from 'icon:round-potion';
import wind from 'icon:wind-slap';
import wizard from 'icon:crystal-ball';
import lungs from 'icon:lungs';
import dust from 'icon:paper-bag-crumpled';

// Some that the set lacks, drawn by ourselves.
const rubber_band =
  'M256 96c130 0 200 70 200 160s-70 160-200 160S56 346 56 256 126 96 256 96zm0 48c-100 0-152 48-152 112s52 112 152 112 152-48 152-112-52-112-152-112z';
const ruler =
  'M32 352 352 32l128 128-320 320zm64 0 24 24 32-32 20 20-32 32 24 24 32-32 20 20-32 32 12 12 270-270-72-72z';
const eraser =
  'M40 300 260 80q24-24 48 0l124 124q24 24 0 48L212 472H116l-76-76q-48-48 0-96zm56 44 96 96h8l72-72-120-120-56 56q-20 20 0 40zM300 440h172v32H268z';

const PICTURES: Record<string, string> = {
  sudden_wall_3: wall,
  sudden_wall_4: wall,
  sudden_wall_5: wall,
  sudden_wall_6: wall,
  trapped_slab: slab,
  arrow_in_knee: archery,
  spike_pit: spikes,
  laughing_gas: imp,
  net: butterfly,
  trapdoor: hatch,
  low_ceiling: ceiling,
  cellar_rats: rats,
  goblin_accountant: goblin,
  union_skeleton: skull,
  lukewarm_jelly: jelly,
  mimic_chest: mimic,
  toll_troll: troll,
  wheezing_dragonet: dragon,
  wrong_hand: hand,
  eyes_shut: blind,
  broken_lead: broken,
  elbow_nudge: elbow,
  butter_fingers: butter,
  soapy_floor: barefoot,
  draught: wind,
  draught_odd: wind,
  draught_even: wind,
  forgotten_corpse: coffin,
  falling_chest: chest,
  second_wind: lungs,
  dubious_fountain: water,
  masters_lunch: meal,
  dubious_cheese: cheese,
  clean_bandage: bandage,
  haunted_dentures: tooth,
  unpaid_bill: papers,
  singing_bone: bone,
  scribbled_plan: map,
  dust,
  healing_vial: vial,
  ruler,
  rubber_band,
  sharpener: pencil,
  eraser,
  banana_peel: banana,
  hard_hat: hat,
  cardboard_shield: shield,
  second_try: redo,
  brute,
  elf,
  dwarf,
  thief: hood,
  wizard,
  intern,
};

const CHARACTERS = ['brute', 'elf', 'dwarf', 'thief', 'wizard', 'intern'];

export const pictureOf = (card: string): string => PICTURES[card] ?? '';

/** The paragraph of the rulebook about a card, what it leaves behind, or a character. */
export function ruleOf(card: string): string {
  if (CHARACTERS.includes(card)) return `character.${card}`;
  return `card.${card.replace(/^(sudden_wall|draught)_.*/, '$1')}`;
}
