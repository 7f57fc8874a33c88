"""The benchmarks of the client still run. These tests do not check how fast it is."""

import pytest

from benchmarks import boards, web
from oubliette.games import GAMES
from tests.web.browsing import NO_CHROMIUM
from tooling.fetching import find_chromium

pytestmark = pytest.mark.skipif(find_chromium() is None, reason=NO_CHROMIUM)


def test_the_client_is_weighed_and_timed(capsys: pytest.CaptureFixture[str]) -> None:
    assert web.main(["--visits", "1"]) == 0
    told = capsys.readouterr().out
    assert "script and style" in told
    assert all(game in told for game in GAMES)


def test_the_boards_are_timed_by_the_browser(capsys: pytest.CaptureFixture[str]) -> None:
    assert boards.main(["dungeon_pen", "--small", "--updates", "2"]) == 0
    told = capsys.readouterr().out
    assert "dungeon_pen:" in told
    assert "each until its frame" in told
