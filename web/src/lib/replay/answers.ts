// The answers of a replay as sentences.
import type { GameTexts } from '../texts/game_texts';
import { FATE, type QuestionInfo, type StepInfo } from '../wire';

export interface Answer {
  ply: number;
  /** A seat, or FATE. */
  seat: number;
  question: string;
  text: string;
}

/**
 * Null for the set-up, which nobody answers; for dice whose prompt has no text; and for numbers of a shape, such as the
 * aim of a flick, because a step does not carry its shape. The events of these steps say what happened.
 */
export function answerOf(step: StepInfo, texts: GameTexts, players: readonly string[]): Answer | null {
  const { seat, prompt, facts, value } = step;
  if (seat < FATE || value === null || (seat === FATE && !texts.hasPrompt(prompt))) return null;
  if (Array.isArray(value) && value.every((part) => typeof part === 'number')) return null;
  const ask: QuestionInfo = { seat, prompt, facts, options: [value], shape: null, count: 1, ways: [], window: false };
  return { ply: step.ply, seat, question: texts.prompt(ask, players), text: texts.optionText(ask, value, players) };
}

/** The players' answers. Fate's only if it is the newest and has no events yet. */
export function answersOf(steps: readonly StepInfo[], texts: GameTexts, players: readonly string[]): Answer[] {
  return steps
    .filter((step, place) => step.seat !== FATE || (place === steps.length - 1 && !step.events.length))
    .flatMap((step) => answerOf(step, texts, players) ?? []);
}
