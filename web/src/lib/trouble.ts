// What is in the way, in a sentence.
import { Refused, Unreachable } from './api';
import { t } from './texts/ui.svelte';

export function troubleText(error: unknown): string {
  if (error instanceof Refused) return error.message;
  // A file of the client that cannot be fetched is a network that is gone, or a server with a newer client.
  const away = error instanceof Unreachable || (error instanceof TypeError && /import|fetch/i.test(error.message));
  return t(away ? 'trouble-unreachable' : 'trouble-unknown');
}
