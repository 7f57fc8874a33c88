import { expect, test } from 'vitest';

import { tableOf } from '../match/testing';
import { mayAsk } from './room';

test('nobody is offered to ask for a seat where somebody learns or plays alone', () => {
  const table = tableOf([{ kind: 'person' }, { kind: 'bot' }]);
  expect(mayAsk(table, false)).toBe(true);
  expect(mayAsk({ ...table, plan: { ...table.plan, guided: true } }, false)).toBe(false);
});
