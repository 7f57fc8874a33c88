// What is in the way, in a sentence.
import { Refused, Unreachable } from './api';
import { t } from './texts/ui.svelte';

// How browsers, and what Vite adds to our files, say that a file could not be loaded.
const LOADING = /dynamically imported|importing a module|preload|failed to fetch/i;

export function troubleText(error: unknown): string {
  if (error instanceof Refused) return error.message;
  // A file of the client that cannot be fetched is a network that is gone, or a server with a newer client.
  const away = error instanceof Unreachable || (error instanceof Error && LOADING.test(error.message));
  return t(away ? 'trouble-unreachable' : 'trouble-unknown');
}
