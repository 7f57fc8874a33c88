// Compares our sentences with Python's: tests/web/test_sentences.py writes Python's to a file, then runs this test.
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import type { EventInfo, QuestionInfo } from '../wire';
import { GameTexts } from './game_texts';
import { optionAt } from './options';
import type { Words } from './speaker';

type Case = [kind: string, given: unknown[], said: unknown];

interface Part {
  game: string;
  lang: string;
  source: string;
  words: Words;
  cases: Case[];
}

const FILE = process.env.OUBLIETTE_SENTENCES;
const SHOWN = 12; // differences in the failure message

test.skipIf(!FILE)('the browser makes the same sentences as Python', { timeout: 60_000 }, () => {
  const parts = JSON.parse(readFileSync(FILE!, 'utf8')) as Part[];
  const differences: string[] = [];
  let count = 0;
  for (const { game, lang, source, words, cases } of parts) {
    const texts = new GameTexts(game, lang, source, words);
    for (const [kind, given, python] of cases) {
      count += 1;
      const browser = said(texts, kind, given);
      if (JSON.stringify(browser) !== JSON.stringify(python)) {
        differences.push(`${game} ${lang} ${kind} ${JSON.stringify(given)}\n${different(browser, python)}`);
      }
    }
  }
  expect(count).toBeGreaterThan(1000);
  expect(differences.length, differences.slice(0, SHOWN).join('\n\n')).toBe(0);
});

function said(texts: GameTexts, kind: string, given: unknown[]): unknown {
  if (kind === 'question') {
    const [ask, players, indices] = given as [QuestionInfo, string[], number[]];
    const prompt = texts.prompt(ask, players);
    const options = indices.map((index) => texts.option(ask, index, players));
    const sure = indices.map((index) => texts.sure(ask, optionAt(ask, index), players));
    const gives_up = indices.map((index) => texts.givesUp(ask, optionAt(ask, index)));
    return { prompt, options, sure, gives_up, enter: texts.enter(ask), how: texts.how(ask) };
  }
  if (kind === 'events') {
    const [events, players] = given as [EventInfo[], string[]];
    return texts.events(events, players).map((sentence) => sentence.text);
  }
  const speaker: object = kind === 'text' ? texts.catalogue : texts;
  const method = Reflect.get(speaker, kind) as (...given: unknown[]) => string;
  return method.apply(speaker, given);
}

/** Both texts around their first difference, with invisible characters escaped. */
function different(browser: unknown, python: unknown): string {
  const [ours, theirs] = [browser, python].map((one) => visible(JSON.stringify(one))) as [string, string];
  let start = 0;
  while (ours[start] === theirs[start]) start += 1;
  const from = Math.max(0, start - 40);
  return `  browser …${ours.slice(from, start + 80)}\n  Python  …${theirs.slice(from, start + 80)}`;
}

function visible(text: string): string {
  return text.replace(/[^\x20-\x7eà-ÿÀ-Ý’«»–…œ]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
