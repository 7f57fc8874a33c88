// How long somebody has been away, and when a bot plays for them, in words.
import { beforeAll, expect, it } from 'vitest';

import { loadTexts } from '../texts/ui.svelte';
import { expectation, span } from './away';

const MINUTE = 60_000;

beforeAll(() => loadTexts());

it('speaks of whole minutes, hours and days', () => {
  expect([10_000, MINUTE, 59 * MINUTE, 61 * MINUTE, 47 * 60 * MINUTE, 72 * 60 * MINUTE].map(span)).toEqual([
    'less than a minute',
    'one minute',
    '59 minutes',
    'one hour',
    '47 hours',
    '3 days',
  ]);
});

it('says when a bot plays on, and when none does', () => {
  expect(expectation('Ada', 10_000, 120)).toContain('In 2 minutes');
  expect(expectation('Ada', 3 * MINUTE, 120)).toContain('In less than a minute'); // it is about to
  expect(expectation('Ada', 3 * MINUTE, 0)).toContain('the match waits');
});
