// What the things on a board are. A board says it of each of its signs with `{@attach about(() => ({ thing: 'web' }))}`;
// the frame shows a small card to whoever hovers, holds or focuses the sign, and lists all of them for the key `i`.
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

export interface About {
  /** Its id: it has a name in the game's texts, and a paragraph of the rulebook says what it does. */
  thing: string;
  /** A thing whose paragraph explains it, if the rulebook has none for `thing`: `monster` for a ghoul. */
  kind?: string;
  /** Its name, if that is not simply the name of `thing`. */
  name?: string;
  /** Its figures now, each with a label. */
  figures?: readonly (readonly [label: string, value: string | number])[];
  /** What else there is to say of it now, in sentences of the game's texts. */
  says?: string;
  /** The slug of the rule for "why?", if it is not the paragraph about `thing`. */
  why?: string;
}

type Tell = () => About | null;

const told = new WeakMap<Element, Tell>();
const SIGN = 'data-inspectable'; // every sign has it, also one that means nothing at the moment

/** Says what the element stands for; null: nothing at the moment. */
export function about(tell: Tell): Attachment<Element> {
  return (element) => {
    told.set(element, tell);
    element.setAttribute(SIGN, '');
    // Not again at every stop, for hundreds of signs: `refresh` does that when the browser has time.
    mark(element, untrack(tell));
    return () => told.delete(element);
  };
}

function mark(element: Element, what: About | null): void {
  const { dataset } = element as HTMLElement | SVGElement;
  if (dataset.about === what?.thing) return;
  if (what) dataset.about = what.thing;
  else delete dataset.about;
}

/** Bring the marks of all signs in the container up to date. */
export function refresh(container: Element): void {
  for (const element of container.querySelectorAll(`[${SIGN}]`)) mark(element, aboutOf(element));
}

/** What the element stands for now. */
export function aboutOf(element: Element): About | null {
  return told.get(element)?.() ?? null;
}

/** The innermost sign at this element or around it. */
export function signAt(element: Element | null): Element | null {
  return element?.closest('[data-about]') ?? null;
}

/** All signs in the container that one can see, each thing once: of several alike the first. */
export function signsIn(container: Element): Element[] {
  const seen = new Set<string>();
  return [...container.querySelectorAll('[data-about]')].filter((element) => {
    const what = aboutOf(element);
    if (!what || !isVisible(element)) return false;
    const same = `${what.thing} ${what.name ?? ''} ${JSON.stringify(what.figures ?? [])}`;
    if (seen.has(same)) return false;
    seen.add(same);
    return true;
  });
}

function isVisible(element: Element): boolean {
  return element.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) ?? true;
}
