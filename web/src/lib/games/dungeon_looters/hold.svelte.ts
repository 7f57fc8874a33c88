// The tile that the player holds: which one, its turn, and where it is dragged.
import type { Spot } from './geometry';
import { cellsFor, firstChoice, nearestTurn, nextTurn, type Cell, type Laying } from './laying';

export class Hold {
  private chosen = $state.raw<{ tile: string; quarters: number; among: string } | null>(null);
  /** The screen position of the dragged tile; null while none is dragged. */
  drag = $state.raw<Spot | null>(null);
  /** The room under the dragged tile; empty if none. */
  over = $state('');
  /** The room for which a click turned the tile to fit; a second click lays it there. */
  proposed = $state('');

  constructor(private readonly layings: () => Laying[]) {}

  /** The player's choice at this question, if that tile can be laid; otherwise the best first choice. */
  get held(): { tile: string; quarters: number } | null {
    const [layings, chosen] = [this.layings(), this.chosen];
    if (chosen?.among === this.among && layings.some(({ tile }) => tile === chosen.tile)) return chosen;
    return firstChoice(layings);
  }

  /** Identifies the set of options: a turn chosen at an earlier question may fit nowhere now. */
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

  /** Turns to the right (1) or left (-1), to the next turn that looks different. */
  turn(by: 1 | -1 = 1): void {
    const held = this.held;
    if (!held) return;
    this.proposed = '';
    this.chosen = { tile: held.tile, quarters: nextTurn(held.tile, held.quarters, by), among: this.among };
  }

  /**
   * Returns the option that lays the tile in a room. Null if the tile does not fit there, or had to be turned first:
   * then the room becomes `proposed`, and the player has to confirm.
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
