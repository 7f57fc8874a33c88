"""Every sign on every board says what it is: to the mouse, to a finger, to the keyboard and to screen readers."""

from __future__ import annotations

import random
from typing import Any, Final

import pytest

from tests.web.browsing import Visitor
from tests.web.conftest import Visit
from tests.web.games import EVERY_GAME, short

# Drawings on the board that say nothing and are not marked as plain decoration.
_MUTE: Final = """() => {
  const board = document.querySelector('[data-game]');
  const drawings = [...board.querySelectorAll('svg, img, [role=img]')];
  const mute = drawings.filter((one) => {
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (one.parentElement.closest('svg')) return false;
    const { width, height } = one.getBoundingClientRect();
    if (width < 8 || height < 8) return false;
    return !one.closest('[data-about], [data-plain], [data-inspected]') && !one.querySelector('[data-about]');
  });
  return [...new Set(mute.map((one) => one.parentElement.outerHTML.slice(0, 160)))];
}"""

# The entries of the list of all things: name, figures, what it does, whether "why?" leads somewhere.
_LISTED: Final = """() => [...document.querySelectorAll('dialog[open] details[data-thing]')].map((one) => ({
  thing: one.dataset.thing,
  name: one.querySelector('summary span:not(.picture)').textContent.trim(),
  words: one.querySelector('.facts').textContent.trim(),
  why: one.querySelector('button') !== null,
}))"""


def mute(visitor: Visitor) -> list[str]:
    """Drawings that say nothing, also a moment after the board was drawn: marks are brought up to date then."""
    found: list[str] = visitor.page.evaluate(_MUTE)
    for _ in range(50):
        if not found:
            break
        visitor.page.wait_for_timeout(100)
        found = visitor.page.evaluate(_MUTE)
    return found


def listed(visitor: Visitor) -> list[dict[str, Any]]:
    """All things on the board, by the key."""
    visitor.page.evaluate("() => document.activeElement?.blur?.()")
    visitor.page.keyboard.press("i")
    visitor.page.locator("dialog[open] details[data-thing]").first.wait_for()
    # The rulebook is on its way: its rules bring the buttons. Some signs have words of their own before.
    visitor.page.locator("dialog[open] .facts button").first.wait_for(state="attached")
    visitor.page.wait_for_function("() => !document.querySelector('dialog[open] .facts:empty')")
    found: list[dict[str, Any]] = visitor.page.evaluate(_LISTED)
    visitor.page.keyboard.press("Escape")
    return found


@pytest.mark.parametrize("game", EVERY_GAME)
def test_every_sign_says_what_it_is(visit: Visit, game: str) -> None:
    bots, options = short(game)
    ada = visit()
    ada.open(f"/t/{ada.sit_down(game, 'me', *bots, options=options, seed=11)}")
    luck = random.Random(6)
    things: dict[str, dict[str, Any]] = {}
    for given in range(9):
        ada.wait_for_stop()
        ada.rest()
        assert mute(ada) == [], f"after {given} answers"
        if given % 4 == 0 or ada.over:
            things |= {one["thing"]: one for one in listed(ada)}
        if ada.over:
            break
        ada.answer(luck)
    assert things
    nameless = [one for one in things.values() if not one["name"] or one["name"] == one["thing"]]
    assert not nameless
    silent = [name for name, one in things.items() if not one["words"] or not one["why"]]
    assert not silent, "no words, or no rule"


def test_mouse_finger_and_key_open_the_card_and_its_rule(visit: Visit) -> None:
    ada = visit()
    ada.open(f"/t/{ada.sit_down('mini_rogue', 'me', options={'character': 'mage'}, seed=3)}")
    ada.wait_for_stop()
    sign = ada.page.locator("[data-game] [data-about=hp]").first
    card = ada.page.locator("[data-inspected=hp]")
    sign.hover()
    card.wait_for()
    ada.page.mouse.move(2, 2)
    card.wait_for(state="detached")
    sign.hover()
    card.wait_for()
    ada.page.keyboard.press("i")  # pins it, and takes the keyboard there
    ada.page.mouse.move(2, 2)
    assert ada.page.evaluate("() => document.activeElement.dataset.inspected") == "hp"
    assert ada.axe() == []
    card.locator("button").first.click()
    ada.page.locator("dialog[open] h3").wait_for()
    ada.page.keyboard.press("Escape")

    bob = visit(size=(390, 844))
    bob.open(f"/t/{bob.sit_down('mini_rogue', 'me', options={'character': 'mage'}, seed=3)}")
    bob.wait_for_stop()
    before = bob.ply
    target = bob.page.locator("[data-game] [data-about=hp]").first
    target.scroll_into_view_if_needed()
    bob.rest()  # a page that scrolls ends a hold
    target.dispatch_event("pointerdown", {"pointerType": "touch", "clientX": 40, "clientY": 400, "bubbles": True})
    bob.page.locator("[data-inspected=hp]").wait_for()
    bob.page.locator("[data-inspected=hp] button").last.click()
    bob.page.locator("[data-inspected]").wait_for(state="detached")
    assert bob.ply == before
