// The bag on the table: its pieces, how their owner arranged them, and what is planned to be left behind.
import { keep, kept } from '../../keep';
import type { QuestionInfo } from '../../wire';

import { arranged, freePlace, layOf, piecesOf, placesOf, swapped, turned, type Lay, type Piece } from './packing';
import { SHEETS } from './printed';
import { KEEP, optionsOf } from './touching';
import type { Place, PlayerView } from './view';

const words = (fact: unknown): string[] => (Array.isArray(fact) ? (fact as string[]) : []);

export class Pack {
  private own = $state.raw<Lay>({});
  /** Pieces that were put beside the bag while one chooses what to keep. */
  private aside = $state.raw<ReadonlySet<string>>(new Set());

  constructor(
    private readonly player: () => PlayerView,
    private readonly ask: () => QuestionInfo | null,
    private readonly name: string,
  ) {
    this.own = kept<Lay>(name, {});
  }

  get size(): [number, number] {
    return SHEETS[this.player().archetype]?.bag ?? [0, 0];
  }

  /** The question what to keep, while it is pending. */
  get keeping(): QuestionInfo | null {
    const ask = this.ask();
    return ask?.prompt === KEEP ? ask : null;
  }

  get objects(): string[] {
    const ask = this.keeping;
    return ask ? [...words(ask.facts['held']), ...words(ask.facts['new'])] : this.player().objects;
  }

  get pieces(): Piece[] {
    const ask = this.keeping;
    return piecesOf(this.objects, ask ? words(ask.facts['held']).length : undefined);
  }

  /** Where each piece lies; those without a place lie beside the bag. */
  get lay(): Lay {
    const ask = this.keeping;
    const places = ask ? placesOf(ask.facts['bag']) : (this.player().bag ?? []);
    const pieces = this.pieces.filter(({ key }) => !ask || !this.aside.has(key));
    return arranged(pieces, this.own, layOf(this.objects, places), this.size);
  }

  get beside(): Piece[] {
    const lay = this.lay;
    return this.pieces.filter(({ key }) => !lay[key]);
  }

  /** What lies there already makes room; where it finds none, it goes beside the bag, or nothing happens at all. */
  put(key: string, place: Place, mayLeave = false): boolean {
    const swap = swapped(this.lay, key, place, this.size);
    if (!swap || (swap.out.length > 0 && !mayLeave)) return false;
    const aside = new Set([...this.aside, ...swap.out]);
    aside.delete(key);
    this.aside = aside;
    this.write({ ...this.own, ...swap.lay });
    return true;
  }

  /** Into the first free place. */
  putIn(key: string): boolean {
    const piece = this.pieces.find((one) => one.key === key);
    const place = piece && freePlace(this.lay, piece.size, this.size);
    return place ? this.put(key, place) : false;
  }

  putAside(key: string): void {
    this.aside = new Set([...this.aside, key]);
  }

  turn(key: string): void {
    const place = turned(this.lay, key, this.size);
    if (place) this.write({ ...this.lay, [key]: place });
  }

  /** The first of what lies beside the bag is being left: another of its kind may bear its name at the next question. */
  gone(): void {
    const aside = new Set(this.aside);
    if (aside.delete(this.beside[0]?.key ?? '')) this.aside = aside;
  }

  /** No question any more: nothing is planned. */
  forget(): void {
    if (this.aside.size > 0) this.aside = new Set();
  }

  /** The answer that comes next for who keeps what lies in the bag: leave what lies beside it, then be done. */
  nextAnswer(): number {
    const first = this.beside[0]?.objects[0];
    const options = optionsOf(this.keeping);
    return (
      options.find(({ word, rest }) => (first ? word === 'leave' && rest[0] === first : word === 'done'))?.index ?? -1
    );
  }

  private write(lay: Lay): void {
    this.own = lay;
    keep(this.name, lay);
  }
}
