// The scenes of a worked example: each is a position that one looks at, with all that happened since the one before.
import type { EventInfo, QuestionInfo, StepInfo, View } from '../wire';

export interface Scene {
  view: View;
  events: EventInfo[];
  /** What a player answered to come here; null at the start, and where dice or cards decided. */
  answer: { ask: QuestionInfo; value: unknown } | null;
}

export function scenesOf(steps: readonly StepInfo[]): Scene[] {
  const scenes: Scene[] = [];
  let events: EventInfo[] = [];
  let answer: Scene['answer'] = null;
  for (const step of steps) {
    events = [...events, ...step.events];
    if (step.seat >= 0 && isTold(step.value)) answer = { ask: askOf(step), value: step.value };
    if (!step.view) continue; // dice or cards come next
    scenes.push({ view: step.view, events: scenes.length ? events : [], answer: scenes.length ? answer : null });
    [events, answer] = [[], null];
  }
  return scenes;
}

/** Numbers of a shape, such as the aim of a flick, are told by what happens: a step does not carry its shape. */
function isTold(value: StepInfo['value']): boolean {
  return value !== null && !(Array.isArray(value) && value.every((part) => typeof part === 'number'));
}

function askOf(step: StepInfo): QuestionInfo {
  const { seat, prompt, facts } = step;
  return { seat, prompt, facts, count: 0, options: [], shape: null, ways: [], window: false };
}
