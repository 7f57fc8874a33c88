// Which sign's card is open. Hovering or focusing opens it for as long as one stays there; holding a finger on a sign,
// or the key `i` on it, opens it until it is closed.
import { aboutOf, signAt } from './about';

const HOVER = 380; // milliseconds
const HOLD = 450;
const LEAVE = 180; // time to move the mouse from the sign to its card
const STILL = 10; // pixels that a holding finger may move

type Timer = ReturnType<typeof setTimeout> | undefined;

export class Inspector {
  /** The sign whose card is open. */
  sign = $state.raw<Element | null>(null);
  /** Open until it is closed, with the keyboard in it. */
  pinned = $state(false);

  private due: Timer;
  private leaving: Timer;
  private hold: Timer;
  private from = { x: 0, y: 0 };
  private pointed: Element | null = null; // the sign under the mouse
  private held = false; // the click after a hold is part of it

  close = (): void => {
    this.cancel();
    this.sign = null;
    this.pinned = false;
  };

  open(sign: Element, pinned: boolean): void {
    this.cancel();
    if (!aboutOf(sign)) return;
    this.sign = sign;
    this.pinned = pinned;
  }

  /** The key `i`: pin the card of the focused sign. Returns false if there is none. */
  pin(focused: Element | null): boolean {
    const sign = signAt(focused) ?? (this.sign && !this.pinned ? this.sign : null);
    if (!sign || !aboutOf(sign)) return false;
    this.open(sign, true);
    return true;
  }

  over = (event: PointerEvent): void => {
    if (isOnCard(event) || event.pointerType === 'touch' || this.pinned) return;
    const sign = (this.pointed = this.under(event));
    clearTimeout(this.leaving);
    if (sign === this.sign && sign) return;
    clearTimeout(this.due);
    if (sign) this.due = setTimeout(() => this.open(sign, false), this.sign ? HOVER / 3 : HOVER);
    else this.leave();
  };

  leave = (): void => {
    this.stay();
    if (this.pinned || !this.sign) return;
    this.leaving = setTimeout(this.close, LEAVE);
  };

  /** The mouse is on the card; on its way there it may have passed other signs. */
  stay = (): void => {
    clearTimeout(this.due);
    clearTimeout(this.leaving);
  };

  focused = (event: FocusEvent): void => {
    const target = event.target as Element;
    const sign = signAt(target);
    if (this.pinned) return;
    if (!sign || !target.matches(':focus-visible')) this.leave();
    else {
      clearTimeout(this.due);
      clearTimeout(this.leaving);
      this.due = setTimeout(() => this.open(sign, false), HOVER);
    }
  };

  down = (event: PointerEvent): void => {
    if (isOnCard(event)) return;
    this.held = false;
    if (event.pointerType !== 'touch') {
      if (!this.pinned) this.close(); // whoever presses a button wants to act
      return;
    }
    const sign = this.under(event);
    this.from = { x: event.clientX, y: event.clientY };
    clearTimeout(this.hold);
    if (!sign) return;
    this.hold = setTimeout(() => {
      this.held = true;
      this.open(sign, true);
    }, HOLD);
  };

  moved = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) > STILL) clearTimeout(this.hold);
    // On a layer that covers the board, the mouse goes from sign to sign without entering another element.
    if (event.pointerType !== 'touch' && event.buttons === 0 && this.under(event) !== this.pointed) this.over(event);
  };

  up = (): void => clearTimeout(this.hold);

  /** A hold is no click: the browser sends one all the same. */
  clicked = (event: MouseEvent): void => {
    if (!this.held) return;
    this.held = false;
    event.preventDefault();
    event.stopPropagation();
  };

  menu = (event: Event): void => {
    if (this.held || this.pinned) event.preventDefault();
  };

  /** The sign under the pointer, also below a transparent layer that catches gestures or answers, and one that itself
   * lets them through: `data-through`. */
  private under(event: PointerEvent): Element | null {
    if ((event.target as Element).closest('[data-no-inspect]')) return null;
    const board = event.currentTarget as Element;
    const through = [...board.querySelectorAll('[data-through]')].findLast((one) => isAt(one, event));
    if (through) return signAt(through);
    const direct = signAt(event.target as Element);
    if (direct) return direct;
    for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
      const sign = signAt(element);
      if (sign && board.contains(sign)) return sign;
    }
    return null;
  }

  private cancel(): void {
    clearTimeout(this.due);
    clearTimeout(this.leaving);
    clearTimeout(this.hold);
  }
}

/** In a board's own dialog the card lies inside the board: what happens on it is not about the signs below. */
function isOnCard(event: Event): boolean {
  return (event.target as Element).closest('[data-inspected]') !== null;
}

function isAt(element: Element, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const shown = element.closest('[data-clips]')?.getBoundingClientRect();
  if (shown && (clientX < shown.left || clientX > shown.right || clientY < shown.top || clientY > shown.bottom))
    return false;
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
