"""Plays guided matches in a browser by a list of answers, and notes what the page told."""

from __future__ import annotations

from typing import Any, Final, Protocol

from tests.teaching.ways import INTENDED, Given

# Collects the ids of all notes that the page shows, from now on.
LISTEN: Final = """() => {
  window.told = [];
  const look = () => {
    for (const note of document.querySelectorAll('[data-note]'))
      if (!window.told.includes(note.dataset.note)) window.told.push(note.dataset.note);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
  look();
}"""

# Gives answers, one after another, each by a click on the board, on a button below it, or in the list of all options.
# Stops with a sentence if the page does not ask what it should.
PLAY: Final = """async (answers) => {
  const match = () => document.querySelector('[data-ply]');
  const ended = () => document.querySelector('[data-lesson-end], [data-result]');
  const frame = () => new Promise((resolve) => setTimeout(resolve, 4));
  const until = async (what) => {
    for (const end = performance.now() + 20000; performance.now() < end; await frame()) if (what()) return true;
    return false;
  };
  const press = (one) => one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  const usable = (one) => !one.disabled && one.getAttribute('aria-disabled') !== 'true' && one.checkVisibility();
  const find = (index, inside = document) =>
    [...inside.querySelectorAll(`[data-option="${index}"]`)].find(usable);
  const set = (field, value) => {
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const inList = async (index, value) => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'o' }));
    const dialog = () => document.querySelector('dialog[open]');
    if (!(await until(dialog))) return null;
    if (!find(index, dialog())) {
      const fields = [...dialog().querySelectorAll('input[type=number]')];
      const search = dialog().querySelector('input[type=search]');
      if (search) set(search, index + 1);
      fields.forEach((field, place) => {
        // the fields show decimals of the whole numbers that a lattice has
        const divider = Number(field.step) < 1 ? Math.round(1 / Number(field.step)) : 1;
        set(field, divider > 1 ? value[place] / divider : value[place]);
      });
      await until(() => find(index, dialog()));
    }
    return find(index, dialog());
  };
  for (const [place, { prompt, index, value }] of answers.entries()) {
    const asked = () => {
      const question = document.querySelector('.question[data-prompt]');
      return question?.dataset.prompt === prompt && match()?.dataset.busy === undefined;
    };
    if (!(await until(asked)))
      return `answer ${place}: ${prompt} is not asked, but ${document.querySelector('[data-prompt]')?.dataset.prompt}`;
    const before = match().dataset.ply;
    const button = find(index) ?? (await inList(index, value));
    if (!button) return `answer ${place} to ${prompt}: option ${index} is nowhere`;
    press(button);
    const gone = () => ended() || match()?.dataset.ply !== before || document.querySelector('[data-sure]');
    if (!(await until(gone))) return `answer ${place} to ${prompt}: option ${index} did nothing`;
    const sure = document.querySelector('[data-sure]');
    if (sure) {
      press(sure);
      if (!(await until(() => ended() || match()?.dataset.ply !== before))) return `answer ${place}: not sure`;
    }
  }
  return '';
}"""


class Page(Protocol):
    """A page of a browser."""

    def evaluate(self, expression: str, arg: object = None) -> Any: ...


def steps(given: tuple[Given, ...]) -> list[dict[str, object]]:
    """The answers as the script for the page reads them."""
    return [{"prompt": one.prompt, "index": one.chosen, "value": one.value} for one in given]


__all__ = ["INTENDED", "LISTEN", "PLAY", "Page", "steps"]
