// Where a card goes: close to its sign, wholly on the screen, and over as few answers as possible. On a dense map the
// mouse would otherwise find the next space covered by the card of the last one.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8; // pixels between a sign and its card

/** The place for a card of that size; `others` are elements that it should not cover. */
export function placeFor(sign: Box, card: Box, others: readonly Box[], screen: Box): { left: number; top: number } {
  const middle = sign.left + sign.width / 2 - card.width / 2;
  const level = sign.top + sign.height / 2 - card.height / 2;
  const right = screen.width - card.width - GAP;
  const low = screen.height - card.height - GAP;
  const places = [
    [middle, sign.top + sign.height + GAP],
    [middle, sign.top - GAP - card.height],
    [sign.left + sign.width + GAP, level],
    [sign.left - GAP - card.width, level],
    [right, GAP],
    [right, low],
    [GAP, GAP],
    [GAP, low],
  ].map(([left, top]) => ({ left: within(left!, GAP, right), top: within(top!, GAP, low) }));
  let best = { place: places[0]!, cost: Infinity };
  for (const place of places) {
    const box = { ...place, width: card.width, height: card.height };
    // Never over the sign itself: the card would take the mouse from it.
    const cost = (overlap(box, sign) ? 1000 : 0) + others.filter((one) => overlap(box, one)).length;
    if (cost < best.cost) best = { place, cost };
  }
  return best.place;
}

const within = (wish: number, least: number, most: number): number => Math.max(least, Math.min(wish, most));

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;
