// The tile that somebody holds over the dungeon: which one, turned how, and where the finger is.
import type { Spot } from './geometry';
import { cellsFor, firstChoice, nearestTurn, nextTurn, type Cell, type Laying } from './laying';

export class Hold {
  private chosen = $state.raw<{ tile: string; quarters: number; among: string } | null>(null);
  /** Where the dragged tile is on the screen; null while none is dragged. */
  drag = $state.raw<Spot | null>(null);
  /** The room under the finger. */
  over = $state('');
  /** The room where it was turned to fit: a second touch lays it there. */
  proposed = $state('');

  constructor(private readonly layings: () => Laying[]) {}

  /** What is held: what somebody chose at this question, if it can be laid at all, or else the first that can. */
  get held(): { tile: string; quarters: number } | null {
    const [layings, chosen] = [this.layings(), this.chosen];
    if (chosen?.among === this.among && layings.some(({ tile }) => tile === chosen.tile)) return chosen;
    return firstChoice(layings);
  }

  /** What there is to choose from: a turn chosen at an earlier question may fit nowhere now. */
  private get among(): string {
    return this.layings()
      .map(({ tile, room, quarters }) => `${tile} ${room} ${quarters}`)
      .join();
  }

  get cells(): Cell[] {
    const held = this.held;
    return held ? cellsFor(this.layings(), held.tile, held.quarters) : [];
  }

  choose(tile: string): void {
    if (this.held?.tile === tile) return;
    this.proposed = '';
    const first = firstChoice(this.layings().filter((way) => way.tile === tile));
    this.chosen = { tile, quarters: first?.quarters ?? 0, among: this.among };
  }

  /** A quarter to the right, or to the left, or as far as it takes to look different. */
  turn(by: 1 | -1 = 1): void {
    const held = this.held;
    if (!held) return;
    this.proposed = '';
    this.chosen = { tile: held.tile, quarters: nextTurn(held.tile, held.quarters, by), among: this.among };
  }

  /**
   * Lay it in that room. The option that does it; null where it cannot lie, or had to be turned first: then it is shown
   * as it would lie, and has to be confirmed.
   */
  lay(room: string): number | null {
    const held = this.held;
    const cell = this.cells.find((one) => one.room === room);
    if (!held || !cell) return null;
    if (cell.here) return cell.here.index;
    const way = nearestTurn(cell.ways, held.quarters);
    if (way) this.chosen = { tile: held.tile, quarters: way.quarters, among: this.among };
    this.proposed = room;
    return null;
  }
}
