// A walk: several answers to the same prompt, of which somebody chose the end. Every step is asked and answered by
// itself, and only while the question still offers this very step: whatever comes in between ends the walk.
import { calm } from '../settings.svelte';
import type { TableLink } from '../table/link.svelte';
import { indexOfOption } from '../texts/options';
import type { QuestionInfo, WayInfo } from '../wire';

const PACE = 170; // milliseconds for a step, so that one can follow it with the eyes

export class Walk {
  private steps = $state.raw<WayInfo[]>([]); // those to come
  private prompt = '';
  private from = { match: '', ply: -1, rewinds: -1 }; // where the last step was given

  constructor(
    private readonly link: TableLink,
    private readonly asked: () => QuestionInfo | null,
  ) {}

  get walking(): boolean {
    return this.steps.length > 0;
  }

  /** Set out to the end of a way of the pending question. */
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

  /** To be called whenever a stop came; what it returns ends the wait for the next step. */
  goOn(): (() => void) | undefined {
    const { stop } = this.link;
    if (!this.walking || !stop) return undefined;
    const gone = stop.match !== this.from.match || stop.rewinds !== this.from.rewinds || stop.status !== 'playing';
    if (gone || this.link.refused) {
      this.stop();
      return undefined;
    }
    if (stop.ply === this.from.ply || this.link.busy || !this.asked()) return undefined; // it is still on its way
    const due = setTimeout(() => this.give(), calm() ? 0 : PACE);
    return () => clearTimeout(due);
  }

  /** The next step, if the question offers it. */
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

/** The ways that lead to that one, from the first step on. */
export function stepsTo(ways: readonly WayInfo[], way: number): WayInfo[] {
  const steps: WayInfo[] = [];
  for (let at = ways[way]; at; at = ways[at.after]) steps.unshift(at);
  return steps;
}

/** The index of the option that is this very step, or -1. */
function offered(ask: QuestionInfo, { place, answer }: WayInfo): number {
  const same = (way: WayInfo): boolean =>
    way.after < 0 && way.place === place && JSON.stringify(way.answer) === JSON.stringify(answer);
  return ask.ways.some(same) ? indexOfOption(ask, answer) : -1;
}
