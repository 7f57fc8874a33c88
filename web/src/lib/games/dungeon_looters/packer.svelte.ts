// Handles clicks, drags and keys on the pieces in and beside a bag: they rearrange the bag or answer the question.
import { ARROWS, STEP } from './geometry';
import type { Pack } from './pack.svelte';
import { PackDrag } from './pack_drag.svelte';
import { piecesOf, PURSE, type Piece } from './packing';
import { bagOption, choosesFromBag, takesFromTray, trayOptions } from './touching';
import type { Play } from './view';

/** A piece offered beside the bag. Its key differs from those in the bag, which may hold an equal object. */
interface Offer extends Piece {
  index: number;
  /** Whether dragging it into the bag answers the question. */
  takes: boolean;
}

export class Packer {
  grid = $state<HTMLElement>();
  readonly drag = new PackDrag(
    () => this.grid,
    () => this.pack.size,
  );
  /** The question is which thing in the bag to give up. */
  readonly giving = $derived.by(() => choosesFromBag(this.play.ask));
  readonly offers = $derived.by((): Offer[] => {
    const { ask } = this.play;
    const given = ask?.prompt === 'decide.sherpa_accept';
    const all = given
      ? [{ index: ask.options!.indexOf('accept'), object: String(ask.facts['object']) }]
      : trayOptions(ask);
    const takes = given || takesFromTray(ask);
    return all.map(({ index, object }) => ({ ...piecesOf([object], 0)[0]!, key: `offer${index}`, index, takes }));
  });

  constructor(
    readonly play: Play,
    readonly pack: Pack,
  ) {}

  private offerOf(piece: Piece): Offer | undefined {
    return this.offers.find(({ key }) => key === piece.key);
  }

  /** The index of the option that a click on a piece gives, or -1. */
  answerOf(piece: Piece): number {
    return this.offerOf(piece)?.index ?? (this.giving ? bagOption(this.play.ask, piece.object) : -1);
  }

  /** The option to show on a piece. Of equal pieces only the first has one; PurseRow has those of the purse. */
  optionOf({ key, object }: Piece): number {
    return key.endsWith('#0') ? bagOption(this.play.ask, object) : trayIndex(this.play, key);
  }

  nameOf(piece: Piece): string {
    const { texts } = this.play;
    const what = texts.list(piece.objects.map((object) => `${texts.name(object)} (${texts.trait(object, 'size')})`));
    const place = this.pack.lay[piece.key];
    const where = place ? texts.say('bag_place', { column: place[0] + 1, row: place[1] + 1 }) : texts.say('beside_bag');
    return `${piece.key === PURSE ? `${texts.say('purse')}: ` : ''}${what}, ${where}`;
  }

  drop = (event: PointerEvent): void => {
    const dropped = this.drag.end(event);
    if (!dropped) return;
    const { play, pack } = this;
    const { piece, place, outside } = dropped;
    const offer = this.offerOf(piece);
    const given = outside && !offer && piece.key !== PURSE ? this.answerOf(piece) : -1;
    if (offer) {
      if (!outside && offer.takes) play.onanswer(offer.index);
    } else if (given >= 0) play.onanswer(given);
    else if (outside && pack.keeping) pack.putAside(piece.key);
    else if (place && !outside) pack.put(piece.key, place, pack.keeping !== null);
  };

  touch(piece: Piece): void {
    const answer = this.answerOf(piece);
    if (answer >= 0) this.play.onanswer(answer);
    else if (this.pack.lay[piece.key]) this.pack.turn(piece.key);
    else this.pack.putIn(piece.key);
  }

  press(event: KeyboardEvent, piece: Piece): void {
    const { pack } = this;
    const place = pack.lay[piece.key];
    const side = ARROWS[event.key];
    if (side && place) {
      const [x, y, w, h] = place;
      pack.put(piece.key, [x + STEP[side].x, y + STEP[side].y, w, h]);
    } else if (event.key.toLowerCase() === 'r') pack.turn(piece.key);
    else if (event.key === 'Delete' && pack.keeping && place) pack.putAside(piece.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

/** -1 for the object offered to the sherpa's player: the buttons of that question have its options. */
const trayIndex = ({ ask }: Play, key: string): number =>
  trayOptions(ask).find(({ index }) => key === `offer${index}`)?.index ?? -1;
