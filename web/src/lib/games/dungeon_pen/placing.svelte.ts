// Chooses among the legal places of a sudden wall by pointer or keys.
import type { QuestionInfo } from '../../wire';

import { PLACE_WALL } from './touching';
import { boxOf, type Box, type Ends, type Point } from './view';

export interface LegalWall extends Box {
  option: number;
  across: boolean;
  middle: Point;
}

const LONG_DRAG = 0.7; // squares; a longer drag sets the direction of the wall

export function legalWalls(ask: QuestionInfo | null): LegalWall[] {
  if (ask?.prompt !== PLACE_WALL) return [];
  return ((ask.options ?? []) as Ends[]).map((ends, option) => {
    const box = boxOf(ends);
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    return { ...box, option, across: box.width > box.height, middle };
  });
}

const gap = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

function nearest(walls: readonly LegalWall[], to: Point): LegalWall | null {
  const far = (wall: LegalWall): number => gap(wall.middle, to);
  return walls.reduce<LegalWall | null>((best, wall) => (best && far(best) <= far(wall) ? best : wall), null);
}

/** The wall nearest to a point, in the given direction if there is one. */
export function wallAt(walls: readonly LegalWall[], to: Point, across: boolean): LegalWall | null {
  const wished = walls.filter((wall) => wall.across === across);
  return nearest(wished.length > 0 ? wished : walls, to);
}

/** The next parallel wall towards (x, y); the same wall if there is none. */
export function wallBeside(walls: readonly LegalWall[], from: LegalWall, x: number, y: number): LegalWall {
  const cost = ({ middle }: LegalWall): number => {
    const [dx, dy] = [middle.x - from.middle.x, middle.y - from.middle.y];
    const ahead = dx * x + dy * y;
    return ahead < 0.1 ? Infinity : ahead + 3 * Math.abs(dx * y - dy * x);
  };
  const best = walls
    .filter(({ across }) => across === from.across)
    .reduce<LegalWall | null>((found, wall) => (found && cost(found) <= cost(wall) ? found : wall), null);
  return best && cost(best) < Infinity ? best : from;
}

export class Placing {
  option = $state(0);
  private ask: QuestionInfo | null = null;
  private across = true;
  private pressed: Point | null = null;

  /** Starts a question with the wall to try in a guided match or, without one, nearest to the middle of its block. */
  begin(ask: QuestionInfo, walls: readonly LegalWall[], suggested: number | null = null): void {
    if (this.ask === ask) return;
    this.ask = ask;
    const { red, black } = ask.facts as { red: number; black: number };
    this.across = true;
    const middle = wallAt(walls, { x: 3 * red - 1.5, y: 3 * black - 1.5 }, true);
    this.show(walls[suggested ?? -1] ?? middle);
  }

  press(walls: readonly LegalWall[], at: Point): void {
    this.pressed = at;
    this.show(wallAt(walls, at, this.across));
  }

  /** Hover or drag. A drag sets the direction of the wall, and its middle to the middle of the drag. */
  move(walls: readonly LegalWall[], at: Point): void {
    const from = this.pressed ?? at;
    if (gap(from, at) > LONG_DRAG) this.across = Math.abs(at.x - from.x) >= Math.abs(at.y - from.y);
    this.show(wallAt(walls, { x: (from.x + at.x) / 2, y: (from.y + at.y) / 2 }, this.across));
  }

  release(): void {
    this.pressed = null;
  }

  turn(walls: readonly LegalWall[]): void {
    const now = walls[this.option];
    if (!now) return;
    this.across = !now.across;
    this.show(wallAt(walls, now.middle, this.across));
  }

  /** Arrow keys go to the next wall, R turns it. Returns whether it was one of these keys. */
  key(walls: readonly LegalWall[], event: KeyboardEvent): boolean {
    const steps: Record<string, Point> = {
      ArrowLeft: { x: -1, y: 0 },
      ArrowRight: { x: 1, y: 0 },
      ArrowUp: { x: 0, y: -1 },
      ArrowDown: { x: 0, y: 1 },
    };
    const [step, now] = [steps[event.key], walls[this.option]];
    if (!now || (!step && event.key.toLowerCase() !== 'r')) return false;
    event.preventDefault();
    event.stopPropagation();
    if (step) this.show(wallBeside(walls, now, step.x, step.y));
    else this.turn(walls);
    return true;
  }

  private show(wall: LegalWall | null): void {
    if (wall) this.option = wall.option;
  }
}
