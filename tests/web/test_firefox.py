"""The client in a real Firefox: the home page, every board, sockets, and answers by touch."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator

import pytest

from tests.teaching.ways import walk
from tests.web.firefox import NO_FIREFOX, Firefox, FirefoxVisitor, firefox
from tests.web.games import EVERY_GAME
from tests.web.guiding import INTENDED, LISTEN, PLAY, steps
from tests.web.serving import WebServer
from tooling.fetching import find_firefox

ANSWERS = 2


@pytest.fixture(scope="module")
def fox() -> Iterator[Firefox]:
    """A running Firefox. Without an installed one, CI fails; on a person's machine these tests are skipped."""
    if find_firefox() is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(NO_FIREFOX)
    with firefox() as browser:
        yield browser


@pytest.fixture
def ada(fox: Firefox, server: WebServer) -> Iterator[FirefoxVisitor]:
    """A visitor. Afterwards checks that the browser did not complain."""
    visitor = FirefoxVisitor(fox, server.url)
    yield visitor
    complaints = visitor.close()
    assert not complaints, "the browser complained:\n" + "\n".join(complaints)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_every_game_is_begun_from_the_home_page_and_answered_by_touch(ada: FirefoxVisitor, game: str) -> None:
    ada.open("/")
    ada.press(f"[data-game={game}] [data-action=play-now]")
    luck = random.Random(4)
    for _ in range(ANSWERS):
        ada.wait_for_stop()
        if ada.over or not ada.answer(luck):  # a flick is drawn by hand: it has a grip and no option
            break
    ada.wait_for("document.querySelector('[data-prompt], [data-result]')?.textContent.trim()")
    assert ada.ply > 0


def test_a_guided_match_is_played_to_its_goal(ada: FirefoxVisitor) -> None:
    walked = walk("mini_rogue", INTENDED)
    ada.open("/")
    ada.press("[data-game=mini_rogue] [data-action=learn]")
    ada.wait_for_stop()
    ada.evaluate(f"({LISTEN})()")
    answers = steps(walked.given)
    for first in range(0, len(answers), 5):  # Firefox must reply to each command within its time
        assert ada.evaluate(f"({PLAY})({json.dumps(answers[first : first + 5])})") == ""
    ada.wait_for("document.querySelector('[data-lesson-end=won]')")
    assert set(ada.evaluate("window.told.join()").split(",")) >= set(walked.told)


def test_complaints_of_this_browser_are_heard(ada: FirefoxVisitor) -> None:
    ada.open("/about")
    ada.evaluate(
        "fetch('/no-such-file.js').then(() => { console.error('oh'); setTimeout(() => { throw Error('ah'); }); })"
    )
    ada.wait_until(lambda: len(ada.complaints) >= 3)
    heard, ada.complaints = sorted(ada.complaints), []
    assert [complaint.split(":")[0] for complaint in heard] == ["404", "console error", "javascript error"]
