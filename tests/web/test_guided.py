"""Guided matches in a real browser: played through as intended and at random, with the same notes as elsewhere."""

from __future__ import annotations

import pytest

from tests.teaching.ways import INTENDED, TAUGHT, WAYS, Way, walk
from tests.web.conftest import Visit
from tests.web.guiding import LISTEN, PLAY, steps

MOST = 15  # answers on a random way: its end is reached without a browser, in tests/teaching


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", TAUGHT)
def test_a_guided_match_is_played_through(visit: Visit, game: str, way: Way) -> None:
    walked = walk(game, way)
    given = walked.given if way == INTENDED else walked.given[:MOST]
    ada = visit()
    table = ada.learn(game)
    ada.page.goto(f"{ada.url}/t/{table}")
    ada.wait_for_stop()
    ada.page.evaluate(LISTEN)

    assert ada.page.evaluate(PLAY, steps(given)) == ""

    ended = len(given) == len(walked.given) and walked.outcome
    if ended:
        ada.page.locator(f"[data-lesson-end={walked.outcome}]").wait_for()
    told = ada.page.evaluate("() => window.told")
    assert set(told) >= {note for one in given for note in one.notes}


def test_it_is_offered_once_begun_left_and_gone_on_with(visit: Visit) -> None:
    """From the set-up page into the match, away, and back to where it was; afterwards it is not offered again."""
    eve = visit()
    eve.open("/games/pig")
    eve.page.locator("[data-overview=pig]").wait_for()
    eve.page.locator("[data-action=learn]").click()
    eve.page.locator("[data-note=goal]").wait_for()
    eve.options.first.click()
    eve.wait_until_ply(2)
    eve.page.locator("aside[data-notes] button").click()
    eve.page.locator("[data-game=mini_rogue]").wait_for()
    eve.open("/games/pig")
    eve.page.locator("summary").first.click()  # folded now: this person knows it
    eve.page.locator("[data-action=learn]").click()
    eve.wait_for_stop()
    assert eve.ply >= 2
    assert eve.axe() == []
