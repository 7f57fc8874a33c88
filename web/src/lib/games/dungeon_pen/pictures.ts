// The picture of each card, and the slug of its rule.
import aid from 'icon:health-normal';
import arrow from 'icon:plain-arrow';
import banana from 'icon:banana';
import barefoot from 'icon:barefoot';
import blind from 'icon:worried-eyes';
import bone from 'icon:broken-bone';
import brute from 'icon:muscle-up';
import butterfly from 'icon:butterfly';
import ceiling from 'icon:falling-rocks';
import chest from 'icon:chest';
import coffin from 'icon:coffin';
import dragon from 'icon:dragon-breath';
import dwarf from 'icon:warlord-helmet';
import goblin from 'icon:goblin';
import hand from 'icon:hand';
import hat from 'icon:brodie-helmet';
import hood from 'icon:hood';
import imp from 'icon:imp-laugh';
import jelly from 'icon:fat';
import map from 'icon:folded-paper';
import meal from 'icon:meal';
import mouse from 'icon:mouse';
import papers from 'icon:papers';
import pencil from 'icon:pencil';
import redo from 'icon:anticlockwise-rotation';
import shield from 'icon:cardboard-box';
import sock from 'icon:windsock';
import trap from 'icon:box-trap';
import skull from 'icon:death-skull';
import spikes from 'icon:pin';
import tooth from 'icon:tooth';
import troll from 'icon:hammer-drop';
import wall from 'icon:brick-wall';
import potion from 'icon:round-potion';
import wind from 'icon:wind-slap';

// Our own drawings, where the icon set has none or only a too detailed one. The same 512 by 512 units.
const ruler =
  'M32 352 352 32l128 128-320 320zm64 0 24 24 32-32 20 20-32 32 24 24 32-32 20 20-32 32 12 12 270-270-72-72z';
const eraser =
  'M40 300 260 80q24-24 48 0l124 124q24 24 0 48L212 472H116l-76-76q-48-48 0-96zm56 44 96 96h8l72-72-120-120-56 56q-20 20 0 40zM300 440h172v32H268z';
const band =
  'M256 96c130 0 200 70 200 160s-70 160-200 160S56 346 56 256 126 96 256 96zm0 48c-100 0-152 48-152 112s52 112 152 112 152-48 152-112-52-112-152-112z';
const sharpener = 'M80 168h352v152H80zm176 28a48 48 0 1 0 1 0zM196 344h120l-60 128z';
const cheese = 'M32 304 464 128v72q-40 4-40 40t40 40v104H32zm128 48a32 32 0 1 0 64 0 32 32 0 1 0-64 0z';
const ball = 'M256 40a168 168 0 1 1-1 0zM120 408h272l40 64H80z';
const cup =
  'M96 176h256v32h40a60 60 0 0 1 0 120h-46q-14 76-74 96h-96q-80-20-80-130zm256 72v40h36a20 20 0 0 0 0-40zM160 56h32v88h-32zm96 0h32v88h-32z';
const sideways = 'M24 256 168 112v96h176v-96l144 144-144 144v-96H168v96z';
const hatch = 'M48 96h416v320H48zm48 48v224h320V144zm0 224 144-144h128z';
const glasses = 'M32 200h184v32h80v-32h184v56a84 84 0 1 1-168 0H200a84 84 0 1 1-168 0z';
const butter = 'M40 248 152 176h320v104L360 352H40z';
const drop = 'M256 40q152 184 152 280a152 152 0 1 1-304 0q0-96 152-280z';
const dust =
  'M120 256a48 48 0 1 1 1 0zm120-96a40 40 0 1 1 1 0zm130 110a56 56 0 1 1 1 0zM200 400a44 44 0 1 1 1 0zm150 20a28 28 0 1 1 1 0z';

const PICTURES: Record<string, string> = {
  sudden_wall_3: wall,
  sudden_wall_4: wall,
  sudden_wall_5: wall,
  sudden_wall_6: wall,
  trapped_slab: trap,
  arrow_in_knee: arrow,
  spike_pit: spikes,
  laughing_gas: imp,
  net: butterfly,
  trapdoor: hatch,
  low_ceiling: ceiling,
  cellar_rats: mouse,
  goblin_accountant: goblin,
  union_skeleton: skull,
  lukewarm_jelly: jelly,
  mimic_chest: chest,
  toll_troll: troll,
  wheezing_dragonet: dragon,
  wrong_hand: hand,
  eyes_shut: blind,
  broken_lead: pencil,
  elbow_nudge: sideways,
  butter_fingers: butter,
  soapy_floor: barefoot,
  draught: wind,
  draught_odd: wind,
  draught_even: wind,
  forgotten_corpse: coffin,
  falling_chest: chest,
  second_wind: sock,
  dubious_fountain: drop,
  masters_lunch: meal,
  dubious_cheese: cheese,
  clean_bandage: aid,
  haunted_dentures: tooth,
  unpaid_bill: papers,
  singing_bone: bone,
  scribbled_plan: map,
  dust,
  healing_vial: potion,
  ruler,
  rubber_band: band,
  sharpener,
  eraser,
  banana_peel: banana,
  hard_hat: hat,
  cardboard_shield: shield,
  second_try: redo,
  brute,
  elf: glasses,
  dwarf,
  thief: hood,
  wizard: ball,
  intern: cup,
};

const CHARACTERS = ['brute', 'elf', 'dwarf', 'thief', 'wizard', 'intern'];

export const pictureOf = (card: string): string => PICTURES[card] ?? '';

/** The slug of the rule about a card or a character. */
export function ruleOf(card: string): string {
  if (CHARACTERS.includes(card)) return `character.${card}`;
  return `card.${card.replace(/^(sudden_wall|draught)_.*/, '$1')}`;
}
