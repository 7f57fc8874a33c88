// Both languages have the same sentences, with the same variables. Every sentence that the client uses exists, and the
// client uses every sentence.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

import homeEnglish from './en';
import pagesEnglish from './en_pages';
import homeFrench from './fr';
import pagesFrench from './fr_pages';

const en = `${homeEnglish}\n${pagesEnglish}`;
const fr = `${homeFrench}\n${pagesFrench}`;
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
const writtenIn = (code: string) => [...code.matchAll(/'([a-z][\w-]*)[.\w-]*'/g)].map((hit) => hit[1]!);
const madeIn = (code: string) =>
  [...code.matchAll(/`([a-z][\w-]*-)\$\{[^`]*\}([\w-]*)`/g)].map((hit) => [hit[1]!, hit[2]!] as const);
const written = new Set(files.flatMap(({ code }) => writtenIn(code)));
const made = files.flatMap(({ code }) => madeIn(code));

/** The code of the first load: main.ts and all that it imports statically. */
function firstLoad(): string[] {
  const found = new Set([join(SOURCES, 'main.ts')]);
  for (const file of found) {
    for (const [, path] of readFileSync(file, 'utf-8').matchAll(/^ *import [^(]*?'(\.[^']+)';/gm)) {
      const wanted = join(dirname(file), path!);
      const there = [wanted, `${wanted}.ts`].find((one) => files.some(({ name }) => join(SOURCES, name) === one));
      if (there) found.add(there);
    }
  }
  return [...found].map((file) => readFileSync(file, 'utf-8'));
}

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

  it('of the home page are in the files of the first load', () => {
    const code = firstLoad();
    expect(code.length).toBeGreaterThan(30);
    const later = heads(pagesEnglish);
    expect(later.filter((name) => code.some((one) => writtenIn(one).includes(name)))).toEqual([]);
    const parts = code.flatMap(madeIn);
    expect(parts.flatMap(([head, tail]) => later.filter((n) => n.startsWith(head) && n.endsWith(tail)))).toEqual([]);
    expect(heads(pagesFrench).sort()).toEqual(later.sort());
  });

  it('are all used somewhere', () => {
    const wanted = (name: string) =>
      written.has(name) || made.some(([head, tail]) => name.startsWith(head) && name.endsWith(tail));
    expect(heads(en).filter((name) => !wanted(name))).toEqual([]);
  });
});
