// A hint as sentences: the recommended answer, how the bot found it, and the expected values. See docs/bots.md.
import type { GameTexts } from '../texts/game_texts';
import type { HintInfo, QuestionInfo } from '../wire';
import type { ShellTexts } from './shell_texts';

export interface HintWords {
  index: number;
  best: string;
  how: string;
  rows: { index: number; text: string; facts: string; share: number }[];
}

const SHOWN = 6;
const SURE: [number, string][] = [
  [0.99, 'certain'],
  [0.9, 'quite'],
  [0.7, 'rather'],
  [0, 'hardly'],
];

const percent = (share: number): number => Math.round(100 * share);

export function hintWords(
  hint: HintInfo,
  ask: QuestionInfo,
  texts: GameTexts,
  shell: ShellTexts,
  players: readonly string[],
): HintWords | null {
  const first = hint.answers[0];
  if (!first) return null;
  const best = shell.say('hint-best', { answer: texts.option(ask, first.index, players) });
  if (hint.how === 'only') return { index: first.index, best, how: shell.say('hint-only'), rows: [] };
  const tries = hint.answers.reduce((sum, answer) => sum + answer.tries, 0);
  const sure = hint.how === 'search' ? shell.say(sureness(hint), { sure: percent(hint.sure) }) : '';
  const rows = hint.answers.slice(0, SHOWN).map((answer) => ({
    index: answer.index,
    text: texts.option(ask, answer.index, players),
    facts: texts.hint(answer.facts) || shell.say(worth(hint, answer.tries), figures(answer)),
    share: answer.value,
  }));
  // A hint by rule of thumb has one answer and no figures.
  return { index: first.index, best, how: `${shell.say(`hint-${hint.how}`, { tries })} ${sure}`.trimEnd(), rows };
}

function figures(answer: HintInfo['answers'][number]): { value: number; error: number } {
  return { value: percent(answer.value), error: Math.max(1, percent(answer.error)) };
}

function worth(hint: HintInfo, tries: number): string {
  if (hint.how !== 'search') return 'hint-exact-value';
  return tries > 1 ? 'hint-value' : 'hint-value-once';
}

function sureness(hint: HintInfo): string {
  if (hint.answers.length === 1) return 'hint-too-few';
  // The bot recommends by rule of thumb, although its own tries favour another answer.
  if (hint.answers.some((other) => other.value > hint.answers[0]!.value)) return 'hint-thumb';
  return `hint-${SURE.find(([least]) => hint.sure >= least)![1]}`;
}
