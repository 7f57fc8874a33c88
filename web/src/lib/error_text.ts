// An error as a sentence for the reader.
import { Refused, Unreachable } from './api';
import { t } from './texts/ui.svelte';

// The messages of browsers and of Vite's loader for a file that could not be loaded.
const LOADING = /dynamically imported|importing a module|preload|failed to fetch/i;

export function errorText(error: unknown): string {
  if (error instanceof Refused) return error.message;
  // If a file of the client cannot be loaded, the network is down, or the server has a newer client.
  const away = error instanceof Unreachable || (error instanceof Error && LOADING.test(error.message));
  return t(away ? 'trouble-unreachable' : 'trouble-unknown');
}
