// What there is to see of a match: its steps; only its story; or a table at which it is still played.
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
    // The steps themselves are fetched by the reel: this one only says what match it is.
    const head = await get<StepList>(`/api/matches/${match}/steps?first=0&count=1`);
    const stop = await get<Stop>(`/api/matches/${match}?since=${head.plies}&notices=0`);
    return { kind: 'steps', head, seat: eyes(head, moment.seat, stop.seat), notices: stop.notices };
  } catch (error) {
    if (error instanceof Refused && error.slug === 'still_running') return { kind: 'running' };
    if (!(error instanceof Refused) || error.slug !== 'archived') throw error;
    return { kind: 'story', story: await get<Story>(`/api/matches/${match}/story?lang=${lang}`) };
  }
}

/** Whose eyes: as the address says, my own, or the only ones there are. */
function eyes(head: StepList, wanted: number | null, mine: number): number {
  if (wanted === SPECTATOR || (wanted !== null && wanted >= 0 && wanted < head.seats)) return wanted;
  if (mine >= 0) return mine;
  return head.seats === 1 ? 0 : SPECTATOR;
}

const GONE = 4404; // how the server hangs up where there is nothing for us

/** The table on which a match lies: the line of the match tells it first. Null if there is none to be seen. */
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
