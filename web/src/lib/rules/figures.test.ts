import { describe, expect, it } from 'vitest';

import { partsOf } from './figures';

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
