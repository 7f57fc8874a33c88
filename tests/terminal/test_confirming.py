"""Asked once more before an answer that gives something up: a person at a terminal, but not a pipe."""

import io
from pathlib import Path
from typing import Any

import pytest

from oubliette.bots import make_bot
from oubliette.kernel import Match, Seeded
from oubliette.terminal.plain import play_match
from tests.terminal.conftest import Played

SURE = "comes back in. Leave now?"
LEFT = "Ada leaves the dungeon"


class Terminal(io.StringIO):
    """A stream that claims to be a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture(scope="module")
def doorstep(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match saved where the first seat may leave in the first round."""
    match = Match.start("dungeon_looters", seats=2, options={"archetype_choice": "random"}, fate=Seeded(1))
    while match.ask is not None and "leave" not in match.ask.options:
        options = list(match.ask.options)
        out = [at for at, option in enumerate(options) if option in ("move", "pass", "done") and match.ask.seat == 0]
        match.answer(out[0] if out else options.index("end_turn") if "end_turn" in options else 0)
    assert match.ask is not None and match.ask.seat == 0
    path = tmp_path_factory.mktemp("doorstep") / "match.json"
    path.write_text(match.record().to_json(), encoding="utf-8")
    return path


def at_the_door(typed: str, doorstep: Path, home: Path, stream: type[io.StringIO] = Terminal) -> Played:
    keyboard, screen = stream(typed + "\n"), stream()
    environ = {"OUBLIETTE_HOME": str(home), "TERM": "dumb"}
    given: dict[str, Any] = {"load": str(doorstep), "name": "Ada", "environ": environ}
    code = play_match(None, bots=make_bot, stdin=keyboard, stdout=screen, **given)
    return Played(code, screen.getvalue(), home)


@pytest.mark.parametrize("reply", ["no", "", "leave", "x"])
def test_everything_but_a_yes_keeps_me_inside(doorstep: Path, home: Path, reply: str) -> None:
    played = at_the_door(f"leave\n{reply}\nquit", doorstep, home)
    assert SURE in played.screen and "Nothing has happened" in played.screen
    assert LEFT not in played.screen


def test_a_yes_leaves(doorstep: Path, home: Path) -> None:
    played = at_the_door("leave\nyes\nquit", doorstep, home)
    assert played.screen.index(SURE) < played.screen.index(LEFT)


def test_answers_typed_ahead_stop_there(doorstep: Path, home: Path) -> None:
    played = at_the_door("leave, end\nno\nquit", doorstep, home)
    assert SURE in played.screen and LEFT not in played.screen


def test_a_pipe_means_what_it_says(doorstep: Path, home: Path) -> None:
    played = at_the_door("leave\nquit", doorstep, home, io.StringIO)
    assert SURE not in played.screen and LEFT in played.screen
