"""Plays games against bots from the first question to the last, by clicking on what the page offers."""

from __future__ import annotations

import random

import pytest

from tests.web.browsing import DESKTOP, PHONE
from tests.web.conftest import Visit
from tests.web.games import EVERY_GAME, OTHER_GAMES, short


@pytest.mark.parametrize("game", ["mini_rogue", "pig"])  # the others: guided, or in files of their own
def test_a_whole_match_is_played_by_touching(visit: Visit, game: str) -> None:
    bots, options = short(game)
    ada = visit(size=DESKTOP)
    table = ada.sit_down(game, "me", *bots, options=options, seed=3)
    ada.open(f"/t/{table}")

    given = ada.play_out()

    assert given > 3
    assert ada.page.locator("[data-result]").inner_text().strip()
    match = ada.api("GET", f"/api/tables/{table}")["match"]
    assert ada.api("GET", f"/api/matches/{match}")["status"] == "over"


@pytest.mark.parametrize("game", OTHER_GAMES)
def test_on_a_phone_everything_can_be_reached_and_nothing_sticks_out(visit: Visit, game: str) -> None:
    bots, options = short(game)
    bob = visit(size=PHONE, lang="fr", theme="light", still=False)
    bob.open(f"/t/{bob.sit_down(game, 'me', *bots, options=options, seed=5)}")
    luck = random.Random(2)
    for _ in range(8):
        bob.wait_for_stop()
        if bob.over:
            break
        assert bob.sideways() <= 0
        for option in bob.options.all():
            option.tap(trial=True)  # scrolls it into view, and waits until nothing covers it
        bob.answer(luck)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_every_option_is_in_the_list_and_the_keyboard_is_enough(visit: Visit, game: str) -> None:
    """One key opens the list; it has every option with its index, and can be used and closed without a mouse."""
    bots, options = short(game)
    eve = visit()
    table = eve.sit_down(game, "me", *bots, options=options, seed=7)
    eve.open(f"/t/{table}")
    for _ in range(6):
        eve.wait_for_stop()
        if eve.over:
            break
        match = eve.api("GET", f"/api/tables/{table}")["match"]
        question = eve.api("GET", f"/api/matches/{match}")["question"]
        assert eve.page.locator(f"[data-prompt='{question['prompt']}']").count() > 0
        before = eve.ply
        eve.page.keyboard.press("o")
        listed = eve.page.locator("dialog[open] [data-option]")
        listed.first.wait_for()
        indexes = [int(one.get_attribute("data-option") or -1) for one in listed.all()]
        if question["options"] is not None:
            assert sorted(indexes) == list(range(question["count"]))
            assert all(text.strip() for text in listed.all_inner_texts())
        listed.last.focus()
        eve.page.keyboard.press("Enter")
        eve.page.wait_for_function(
            "before => document.querySelector('[data-result]')"
            " || Number(document.querySelector('[data-ply]').dataset.ply) !== before",
            arg=before,
        )


@pytest.mark.parametrize("game", ["mini_rogue", "paper_dungeon", "pig"])
def test_who_uses_the_keyboard_goes_on_at_the_next_question(visit: Visit, game: str) -> None:
    """The button of an answer often vanishes with it; the focus must not get lost."""
    bots, options = short(game)
    eve = visit()
    eve.open(f"/t/{eve.sit_down(game, 'me', *bots, options=options, seed=9)}")
    for _ in range(5):
        eve.wait_for_stop()
        if eve.over:
            break
        before = eve.ply
        eve.options.first.focus()
        eve.page.keyboard.press("Enter")
        eve.wait_until_ply(before + 1)
        eve.wait_for_stop()
        eve.page.wait_for_function(
            "() => document.querySelector('[data-result]') || document.activeElement !== document.body"
        )


@pytest.mark.parametrize("game", EVERY_GAME)
def test_on_a_phone_the_question_covers_nothing_that_has_the_keyboard(visit: Visit, game: str) -> None:
    """The question covers the lower end of the page: an element that gets the focus by Tab scrolls to above it."""
    bots, options = short(game)
    eve = visit(size=PHONE)
    eve.open(f"/t/{eve.sit_down(game, 'me', *bots, options=options, seed=9)}")
    eve.wait_for_stop()
    reached = 0
    for _ in range(30):
        eve.page.keyboard.press("Tab")
        hidden, name = eve.page.evaluate(_COVERED)
        assert not hidden, f"{name} lies under the question"
        reached += name != ""
    assert reached > 3


# Does the bar cover more than half of the focused element? An element inside the bar, or one too high for the space
# above it, does not count: its name is empty.
_COVERED = """() => {
  const one = document.activeElement;
  const bar = document.querySelector('[data-prompt]').closest('section');
  const { top, bottom, height } = one.getBoundingClientRect();
  const end = bar.getBoundingClientRect().top;
  if (one === document.body || bar.contains(one) || height > end) return [false, ''];
  return [bottom - end > height / 2, `${one.tagName} ${one.getAttribute('aria-label') ?? one.textContent.trim()}`];
}"""
