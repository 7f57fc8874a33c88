// Requests to the server. If the server refuses one, it throws Refused, with a message in the reader's language.
import type { Refusal } from './wire';

export class Refused extends Error {
  constructor(
    readonly slug: string,
    message: string,
    readonly status: number,
    readonly facts: Record<string, string | number> = {},
  ) {
    super(message);
  }
}

/** The network or the server is down. */
export class Unreachable extends Error {}

let language = 'en';

/** Set the language of refusals: that of the page, not that of the browser. */
export function setLanguage(lang: string): void {
  language = lang;
}

let sessionEnded: () => void = () => undefined;

/** Set the callback for a request that fails because our session has ended. */
export function onSessionEnd(what: () => void): void {
  sessionEnded = what;
}

/** For bodies that are not JSON; use the functions below for JSON. */
export async function ask(method: string, path: string, body?: BodyInit, kind = 'application/json'): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: { 'Accept-Language': language, ...(body === undefined ? {} : { 'Content-Type': kind }) },
      ...(body === undefined ? {} : { body }),
    });
  } catch {
    throw new Unreachable();
  }
  if (response.ok) return response;
  throw await refusal(response);
}

async function refusal(response: Response): Promise<Error> {
  try {
    const told = (await response.json()) as Refusal;
    if (told.slug === 'no_person') sessionEnded();
    return new Refused(told.slug, told.message, response.status, told.facts);
  } catch {
    return new Unreachable(); // not our JSON: a proxy answered because the server is down
  }
}

async function json<T>(response: Promise<Response>): Promise<T> {
  const answer = await response;
  return (answer.status === 204 ? null : await answer.json()) as T;
}

export const get = <T>(path: string): Promise<T> => json<T>(ask('GET', path));
export const post = <T>(path: string, data: unknown = {}): Promise<T> =>
  json<T>(ask('POST', path, JSON.stringify(data)));
export const patch = <T>(path: string, data: unknown): Promise<T> => json<T>(ask('PATCH', path, JSON.stringify(data)));
export const remove = <T>(path: string): Promise<T> => json<T>(ask('DELETE', path));
export const upload = <T>(path: string, text: string, kind: string): Promise<T> =>
  json<T>(ask('POST', path, text, kind));
export const text = async (path: string): Promise<string> => (await ask('GET', path)).text();
