// A walk: the player chooses a destination, and the client gives the answers that lead there, one question at a time.
// It gives an answer only while the question still offers exactly that step; anything unexpected ends the walk.
import { calm } from '../settings.svelte';
import type { TableLink } from '../table/link.svelte';
import { indexOfOption } from '../texts/options';
import type { QuestionInfo, WayInfo } from '../wire';

const PACE = 170; // milliseconds per step, slow enough to follow by eye

export class Walk {
  private steps = $state.raw<WayInfo[]>([]); // steps not yet taken
  private prompt = '';
  private from = { match: '', ply: -1, rewinds: -1 }; // where the last step was taken

  constructor(
    private readonly link: TableLink,
    private readonly asked: () => QuestionInfo | null,
  ) {}

  get walking(): boolean {
    return this.steps.length > 0;
  }

  /** Start a walk to the end of this way of the pending question. */
  to(way: number): void {
    const ask = this.asked();
    if (!ask) return;
    this.prompt = ask.prompt;
    this.steps = stepsTo(ask.ways, way);
    this.give();
  }

  stop(): void {
    this.steps = [];
  }

  /** Call it in an effect: it runs after each stop, schedules the next step, and returns what cancels that. */
  goOn(): (() => void) | undefined {
    const { stop } = this.link;
    if (!this.walking || !stop) return undefined;
    const gone = stop.match !== this.from.match || stop.rewinds !== this.from.rewinds || stop.status !== 'playing';
    const stepped = stop.ply !== this.from.ply && !this.link.busy;
    const noted = stepped && !!stop.guide?.notes.length; // a note of a guided match wants to be read
    if (gone || noted || this.link.refused) {
      this.stop();
      return undefined;
    }
    if (!stepped || !this.asked()) return undefined; // the last step is pending
    const due = setTimeout(() => this.give(), calm() ? 0 : PACE);
    return () => clearTimeout(due);
  }

  /** Take the next step if the question offers it; else end the walk. */
  private give(): void {
    const [step, ...rest] = this.steps;
    const ask = this.asked();
    const { stop } = this.link;
    const index = step && ask?.prompt === this.prompt && stop ? offered(ask, step) : -1;
    this.steps = index < 0 ? [] : rest;
    if (index < 0 || !stop) return;
    this.from = { match: stop.match, ply: stop.ply, rewinds: stop.rewinds };
    this.link.answer(index);
  }
}

/** The steps that lead to the end of that way, first step first. */
export function stepsTo(ways: readonly WayInfo[], way: number): WayInfo[] {
  const steps: WayInfo[] = [];
  for (let at = ways[way]; at; at = ways[at.after]) steps.unshift(at);
  return steps;
}

/** The index of the option that takes exactly this step, or -1. */
function offered(ask: QuestionInfo, { place, answer }: WayInfo): number {
  const same = (way: WayInfo): boolean =>
    way.after < 0 && way.place === place && JSON.stringify(way.answer) === JSON.stringify(answer);
  return ask.ways.some(same) ? indexOfOption(ask, answer) : -1;
}
