// A copy of what a sign looks like, for its card: the drawing itself, not a second one.

const NAMESPACE = 'http://www.w3.org/2000/svg';
const MOST = 400; // elements: a larger drawing is the board, not a sign
const STYLES = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'opacity', 'color', 'font'];

/** A copy of the drawing in or around the element; null if it has none. */
export function pictureOf(element: Element): SVGElement | null {
  if (element instanceof SVGSVGElement) return copied(element);
  if (element instanceof SVGGraphicsElement) return framed(element);
  // Of several, the one that the board names: the face of a die that lies up.
  const named = element.querySelector<SVGSVGElement>('svg[data-picture]');
  const drawing = named ?? [...element.querySelectorAll('svg')].find((one) => !one.closest('[data-plain]'));
  const copy = drawing && copied(drawing);
  if (!copy) return null;
  // What a style sheet turned or moved stands upright here, on its own ground.
  const { backgroundColor, borderRadius } = getComputedStyle(drawing);
  Object.assign(copy.style, { position: 'static', transform: 'none', backgroundColor, borderRadius });
  return copy;
}

function copied<E extends SVGElement>(original: E): E | null {
  const parts = [original, ...original.querySelectorAll('*')];
  if (parts.length > MOST) return null;
  const copy = original.cloneNode(true) as E;
  const twins = [copy, ...copy.querySelectorAll('*')];
  // Styles that depend on where the original is would be lost with its place.
  parts.forEach((part, place) => {
    const style = getComputedStyle(part);
    const twin = twins[place] as SVGElement;
    for (const name of STYLES) twin.style.setProperty(name, style.getPropertyValue(name));
    for (const name of [...twin.attributes].map((one) => one.name))
      if (name === 'id' || name === 'role' || name === 'tabindex' || /^(aria-|data-|on)/.test(name))
        twin.removeAttribute(name);
  });
  copy.setAttribute('aria-hidden', 'true');
  return copy;
}

/** A part of a larger drawing, in a frame of its own size. */
function framed(part: SVGGraphicsElement): SVGElement | null {
  const copy = copied(part);
  const box = part.getBBox?.();
  if (!copy || !box || box.width === 0 || box.height === 0) return null;
  copy.removeAttribute('transform');
  copy.style.removeProperty('transform');
  const frame = document.createElementNS(NAMESPACE, 'svg');
  const margin = 0.08 * Math.max(box.width, box.height);
  const size = [box.x - margin, box.y - margin, box.width + 2 * margin, box.height + 2 * margin];
  frame.setAttribute('viewBox', size.join(' '));
  frame.setAttribute('aria-hidden', 'true');
  frame.append(copy);
  return frame;
}
