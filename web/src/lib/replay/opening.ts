// Opens a match: its steps if it is over, its story if its rules are gone, or its table if it is running.
import { get, Refused, Unreachable } from '../api';
import { SPECTATOR, type EventInfo, type StepList, type Stop } from '../wire';
import type { components } from '../protocol.gen';
import type { Moment } from './address';

export type Story = components['schemas']['StoryInfo'];

export type Opened =
  | { kind: 'steps'; head: StepList; seat: number; notices: EventInfo[] }
  | { kind: 'running' }
  | { kind: 'story'; story: Story };

export async function openMatch(match: string, moment: Moment, lang: string): Promise<Opened> {
  try {
    // This request only loads the description of the match; the cache loads the steps.
    const head = await get<StepList>(`/api/matches/${match}/steps?first=0&count=1`);
    const stop = await get<Stop>(`/api/matches/${match}?since=${head.plies}&notices=0`);
    return { kind: 'steps', head, seat: seatToShow(head, moment.seat, stop.seat), notices: stop.notices };
  } catch (error) {
    if (error instanceof Refused && error.slug === 'still_running') return { kind: 'running' };
    if (!(error instanceof Refused) || error.slug !== 'archived') throw error;
    return { kind: 'story', story: await get<Story>(`/api/matches/${match}/story?lang=${lang}`) };
  }
}

/** The seat whose view to show: the one in the URL, my own, or the only one. */
function seatToShow(head: StepList, wanted: number | null, mine: number): number {
  if (wanted === SPECTATOR || (wanted !== null && wanted >= 0 && wanted < head.seats)) return wanted;
  if (mine >= 0) return mine;
  return head.seats === 1 ? 0 : SPECTATOR;
}

const GONE = 4404; // the close code if the match does not exist or is not for us

/** The table of a running match: its socket sends the table first. Null if the match has no table that we may see. */
export function tableOf(match: string): Promise<string | null> {
  return new Promise((found, failed) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/matches/${match}`);
    socket.onmessage = ({ data }) => {
      const told = JSON.parse(String(data)) as { type: string; id?: string };
      if (told.type !== 'table') return;
      found(told.id ?? null);
      socket.close();
    };
    socket.onclose = ({ code }) => (code === GONE ? found(null) : failed(new Unreachable()));
  });
}
