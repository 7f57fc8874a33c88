import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';

import { html, loadMarkdown } from '../markdown.svelte';
import Rule from './Rule.svelte';

await loadMarkdown();

function rule(body: string): HTMLElement {
  return render(Rule, { game: 'pig', paragraph: { slugs: ['combat.riposte'], things: [], title: 'The riposte', body } })
    .container;
}

test('the title is a heading', () => {
  rule('It hits back.');
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('The riposte');
});

test('lists are lists', () => {
  const items = rule('Two things:\n\n- a torch\n- *courage*').querySelectorAll('ul > li');
  expect([...items].map((item) => item.textContent)).toEqual(['a torch', 'courage']);
});

test('tables are tables', () => {
  const shown = rule('| Floor | HP |\n|---|---|\n| 1 | 6 |\n| 2 | 9 |');
  expect(shown.querySelectorAll('thead th').length).toBe(2);
  expect([...shown.querySelectorAll('tbody tr:last-child td')].map((cell) => cell.textContent)).toEqual(['2', '9']);
});

test('apostrophes, signs and ampersands stay as they were written', () => {
  const shown = rule('Og’s “remains” & the Dwarf’s: 2 < 3, 5 > 4, HP × 5 − 1, l’or « caché »');
  expect(shown.querySelector('p')?.textContent).toBe(
    'Og’s “remains” & the Dwarf’s: 2 < 3, 5 > 4, HP × 5 − 1, l’or « caché »',
  );
});

test('a tag in a rule is text and does nothing', () => {
  const shown = rule('Say <img src=x onerror="alert(1)"> aloud.\n\n<script>alert(2)</scr' + 'ipt>');
  expect(shown.querySelector('img, script')).toBeNull();
  expect(shown.textContent).toContain('<img src=x onerror="alert(1)">');
});

test('only http and local links stay links', () => {
  expect(html('[the site](https://example.org/a?b=1&c=2)')).toContain('href="https://example.org/a?b=1&amp;c=2"');
  expect(html('[no](javascript:alert(1))')).not.toContain('href');
});
