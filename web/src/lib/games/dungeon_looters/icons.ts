// The icons of figures, cards, treasures and actions. Some share one; their names tell them apart.
import anvil from 'icon:anvil';
import armour from 'icon:shoulder-armor';
import arrow from 'icon:broadhead-arrow';
import axe from 'icon:battle-axe';
import bat from 'icon:baseball-bat';
import bottle from 'icon:water-bottle';
import bust from 'icon:philosopher-bust';
import candle from 'icon:candlebright';
import chest from 'icon:chest';
import climber from 'icon:mountain-climbing';
import clover from 'icon:clover';
import coffee from 'icon:coffee-cup';
import coffin from 'icon:coffin';
import coins from 'icon:two-coins';
import comb from 'icon:comb';
import crowbar from 'icon:crowbar';
import crown from 'icon:queen-crown';
import door from 'icon:locked-door';
import drop from 'icon:drop';
import dwarf from 'icon:dwarf-face';
import exit from 'icon:exit-door';
import gavel from 'icon:gavel';
import gem from 'icon:cut-diamond';
import goblin from 'icon:goblin';
import hand from 'icon:hand';
import hatch from 'icon:floor-hatch';
import hole from 'icon:hole';
import hourglass from 'icon:hourglass';
import ingot from 'icon:gold-bar';
import key from 'icon:key';
import mantrap from 'icon:mantrap';
import mask from 'icon:double-face-mask';
import totem from 'icon:snake-totem';
import open from 'icon:open-chest';
import organ from 'icon:piano-keys';
import padlock from 'icon:plain-padlock';
import picks from 'icon:lock-picking';
import picture from 'icon:portrait';
import egg from 'icon:big-egg';
import pocket from 'icon:paper-bag-open';
import prints from 'icon:boot-prints';
import run from 'icon:sprint';
import paper from 'icon:papers';
import scales from 'icon:scales';
import skull from 'icon:death-skull';
import soap from 'icon:liquid-soap';
import spear from 'icon:thrown-spear';
import swords from 'icon:crossed-swords';
import throne from 'icon:stone-throne';
import tooth from 'icon:tooth';
import trash from 'icon:trash-can';
import troll from 'icon:brute';
import weight from 'icon:weight';
import wind from 'icon:windy-stripes';

export const OPEN_CHEST = open;
export const CHEST = chest;
export const WEIGHT = weight;
export const BAG = pocket;
export const HOURGLASS = hourglass;
export const SIGNS: Record<string, string> = {
  // figures
  dwarf,
  barbarian: axe,
  goblin,
  merchant: scales,
  sherpa: climber,
  troll,
  lich: skull,
  // cards and tokens
  chest,
  trap_bear: mantrap,
  trap_pit: hatch,
  trap_arrow: arrow,
  decoy: mask,
  lock_door: door,
  doormat_key: key,
  draught: wind,
  ten_foot_pole: spear,
  secret_passage: hole,
  stroke_of_luck: clover,
  bar_of_soap: soap,
  strong_coffee: coffee,
  wet_socks: drop,
  hole_in_pocket: pocket,
  tax_collector: coins,
  double_lock: padlock,
  rust: gavel,
  // treasures
  purse: coins,
  small_change: coins,
  chipped_gem: gem,
  gold_tooth: tooth,
  almost_ruby: gem,
  bald_comb: comb,
  chalice: coffee,
  bent_candlestick: candle,
  unreadable_scroll: paper,
  portrait: picture,
  lost_crown: crown,
  tea_set: coffee,
  golden_chicken: egg,
  lockpicks: picks,
  crowbar,
  trap_tongs: mantrap,
  nailed_club: bat,
  league_boots: prints,
  lucky_anvil: anvil,
  parade_armour: armour,
  gold_ingot: ingot,
  tyrant_bust: bust,
  vintage_barrel: bottle,
  statue: totem,
  portable_organ: organ,
  sarcophagus: coffin,
  golden_throne: throne,
  // deeds
  move: prints,
  sprint: run,
  drop: trash,
  end_turn: hourglass,
  pick_chest: picks,
  force_chest: gavel,
  pick_door: picks,
  force_door: gavel,
  lock: padlock,
  fight: swords,
  disarm: mantrap,
  tidy: open,
  drain: skull,
  explore: candle,
  leave: exit,
  stop: hand,
};

/** The icon of anything by its id; all chest cards share one. */
export function signOf(thing: string): string {
  return SIGNS[thing] ?? (thing.startsWith('chest_') ? chest : '');
}
