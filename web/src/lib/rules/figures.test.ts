import { describe, expect, it } from 'vitest';

import type { StepInfo } from '../wire';
import { partsOf } from './figures';
import { scenesOf } from './scenes';

describe('the parts of a paragraph', () => {
  it('are words, figures and examples in their order', () => {
    const body = 'Roll.\n\n![A fight](figure:fight)\n\nThen\nhit.\n![One hit](example:first_hit)\n';
    expect(partsOf(body)).toEqual([
      { kind: 'words', text: 'Roll.', name: '' },
      { kind: 'figure', text: 'A fight', name: 'fight' },
      { kind: 'words', text: 'Then\nhit.', name: '' },
      { kind: 'example', text: 'One hit', name: 'first_hit' },
    ]);
  });

  it('leave pictures from elsewhere to Markdown, which shows their words', () => {
    expect(partsOf('![x](https://example.org/x.png)')[0]?.kind).toBe('words');
  });
});

describe('the scenes of an example', () => {
  const step = (ply: number, value: StepInfo['value']): StepInfo => ({
    ply,
    seat: 0,
    prompt: 'turn.choice',
    facts: {},
    value,
    events: [],
    view: {},
  });

  it('tell the answers, but not numbers of a shape, whose names a step does not have', () => {
    const scenes = scenesOf([step(0, null), step(1, 'roll'), step(2, [540, 40]), step(3, ['A1', 'A3'])]);
    expect(scenes.map(({ answer }) => answer?.value ?? null)).toEqual([null, 'roll', null, ['A1', 'A3']]);
  });
});
