// All doors to draw: between two rooms, to an unexplored room, or the exit.
import { doorSpot, roomBeside, SIDES, sideOf, type Side } from './geometry';
import type { LootersView, RoomView } from './view';

export interface DoorView {
  name: string;
  x: number;
  y: number;
  side: Side;
  state: 'open' | 'locked' | 'broken' | 'unexplored';
  outer: boolean;
}

export function doorsOf(rooms: readonly RoomView[], states: LootersView['doors']): DoorView[] {
  const laid = new Set(rooms.map(({ room }) => room));
  const known = new Map(states.map(({ door, state }) => [door, state]));
  return rooms.flatMap((one) =>
    SIDES.flatMap((side): DoorView[] => {
      const kind = sideOf(one, side);
      if (kind === 'W') return [];
      const at = { ...doorSpot(one.room, side), side };
      if (kind === 'X') {
        const name = `${one.room}-out`;
        return [{ name, ...at, state: known.get(name) ?? 'open', outer: true }];
      }
      const beside = roomBeside(one.room, side);
      if (!laid.has(beside)) return [{ name: `${one.room}-${side}`, ...at, state: 'unexplored', outer: false }];
      if (side === 'n' || side === 'w') return []; // it is a door of the other room
      const name = `${one.room}-${beside}`;
      return [{ name, ...at, state: known.get(name) ?? 'open', outer: false }];
    }),
  );
}
