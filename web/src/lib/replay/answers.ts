// What was answered, in a sentence.
import type { GameTexts } from '../texts/game_texts';
import { FATE, type QuestionInfo, type StepInfo } from '../wire';

export interface Answer {
  ply: number;
  /** Who: a seat, or fate. */
  seat: number;
  question: string;
  text: string;
}

/**
 * Null for the set-up, which is nobody's answer; for dice that the game has no words for; and for numbers of a shape,
 * such as the aim of a flick, which only the shape could name. What came of them is told by their events.
 */
export function answerOf(step: StepInfo, texts: GameTexts, players: readonly string[]): Answer | null {
  const { seat, prompt, facts, value } = step;
  if (seat < FATE || value === null || (seat === FATE && !texts.hasPrompt(prompt))) return null;
  if (Array.isArray(value) && value.every((part) => typeof part === 'number')) return null;
  const ask: QuestionInfo = { seat, prompt, facts, options: [value], shape: null, count: 1, ways: [], window: false };
  return { ply: step.ply, seat, question: texts.prompt(ask, players), text: texts.optionText(ask, value, players) };
}

/** Those of people, and the newest one, if it is fate's and nothing has come of it yet. */
export function answersOf(steps: readonly StepInfo[], texts: GameTexts, players: readonly string[]): Answer[] {
  return steps
    .filter((step, place) => step.seat !== FATE || (place === steps.length - 1 && !step.events.length))
    .flatMap((step) => answerOf(step, texts, players) ?? []);
}
