// The routes: which URL opens which page.
import type { Component } from 'svelte';

import { loadTexts } from '../lib/texts/ui.svelte';

interface Page {
  default: Component<Record<string, string>>;
}

export interface Found {
  /** Absent for the home page, which is part of the first bundle. */
  load?: () => Promise<Page>;
  props: Record<string, string>;
  /** A change of the key creates the page anew. */
  key: string;
  /** The page uses the whole width and has no footer. */
  wide: boolean;
}

const page = (found: Promise<unknown>): Promise<Page> => found as Promise<Page>;

const ROUTES: [RegExp, () => Promise<Page>, boolean?][] = [
  [/^\/games\/(?<game>[a-z_]+)$/, () => page(import('./SetUp.svelte'))],
  [/^\/t\/(?<table>[\w-]+)$/, () => page(import('./TablePage.svelte')), true],
  [/^\/m\/(?<match>[\w-]+)$/, () => page(import('./ReplayPage.svelte')), true],
  [/^\/rules$/, () => page(import('./RulesPage.svelte'))],
  [/^\/rules\/(?<game>[a-z_]+)$/, () => page(import('./RulesPage.svelte'))],
  [/^\/daily$/, () => page(import('./DailyPage.svelte'))],
  [/^\/daily\/(?<game>[a-z_]+)\/(?<day>[\d-]+)$/, () => page(import('./DailyBoardPage.svelte'))],
  [/^\/me$/, () => page(import('./MePage.svelte'))],
  [/^\/about$/, () => page(import('./AboutPage.svelte'))],
];

const loaded = new Map<string, Promise<Page>>();

export function pageOf(path: string): Found {
  const clean = path.replace(/(?<=.)\/+$/, '');
  if (clean === '/') return { props: {}, key: '/', wide: false };
  for (const [pattern, load, wide = false] of ROUTES) {
    const found = pattern.exec(clean);
    if (found) return { load: () => once(pattern.source, load), props: { ...found.groups }, key: clean, wide };
  }
  return { load: () => page(import('./NotFound.svelte')), props: {}, key: clean, wide: false };
}

/**
 * The page and its sentences. The same promise every time, so that a change of the URL alone does not recreate the page.
 * Forgets failures.
 */
function once(name: string, load: () => Promise<Page>): Promise<Page> {
  const known = loaded.get(name);
  if (known) return known;
  const fresh = Promise.all([load(), loadTexts()]).then(([found]) => found);
  loaded.set(name, fresh);
  fresh.catch(() => loaded.delete(name));
  return fresh;
}
