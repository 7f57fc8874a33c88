// Both languages have the same sentences, with the same variables. Every sentence that the client uses exists, and the
// client uses every sentence.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

import en from './en';
import fr from './fr';

const SOURCES = join(import.meta.dirname, '..');

/** Every message and attribute, with the variables that it uses. */
function sentences(source: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of new FluentResource(source).body) {
    if (entry.value !== null) found.set(entry.id, variables(entry.value));
    for (const [name, pattern] of Object.entries(entry.attributes))
      found.set(`${entry.id}.${name}`, variables(pattern));
  }
  return found;
}

function variables(pattern: unknown): string {
  const names = [...JSON.stringify(pattern).matchAll(/"type":"var","name":"(\w+)"/g)].map((found) => found[1]);
  return [...new Set(names)].sort().join(' ');
}

/** The names of all messages in the source. Fluent silently drops a message that it cannot parse. */
const heads = (source: string): string[] => [...source.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((found) => found[1]!);

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf-8' })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => ({ name, code: readFileSync(join(SOURCES, name), 'utf-8') }));

const asked = files.flatMap(({ name, code }) =>
  [...code.matchAll(/\bt\(\s*'([a-z][\w.-]*)'/g)].map((found) => [found[1]!, name] as const),
);

/** Names that the code contains as a whole; then the first and last parts of names that it puts together. */
const written = new Set(
  files.flatMap(({ code }) => [...code.matchAll(/'([a-z][\w-]*)[.\w-]*'/g)].map((hit) => hit[1]!)),
);
const made = files.flatMap(({ code }) =>
  [...code.matchAll(/`([a-z][\w-]*-)\$\{[^`]*\}([\w-]*)`/g)].map((hit) => [hit[1]!, hit[2]!] as const),
);

describe('the sentences of the client', () => {
  const english = sentences(en);
  const french = sentences(fr);

  it('are the same in both languages, with the same variables', () => {
    expect([...french.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [name, facts] of english) expect(`${name}: ${french.get(name)}`).toBe(`${name}: ${facts}`);
  });

  it.each([
    ['en', en],
    ['fr', fr],
  ])('all parse in %s, and no name appears twice', (_, source) => {
    const names = heads(source);
    expect(names.length).toBe(new Set(names).size);
    expect(names.sort()).toEqual(
      new FluentResource(source).body
        .map((entry) => entry.id)
        .filter((id) => !id.startsWith('-'))
        .sort(),
    );
  });

  it('exist for every name that a component uses', () => {
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter(([name]) => !english.has(name))).toEqual([]);
  });

  it('are all used somewhere', () => {
    const wanted = (name: string) =>
      written.has(name) || made.some(([head, tail]) => name.startsWith(head) && name.endsWith(tail));
    expect(heads(en).filter((name) => !wanted(name))).toEqual([]);
  });
});
