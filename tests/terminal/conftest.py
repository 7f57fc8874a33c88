"""A keyboard with prepared lines and a screen that keeps its text."""

import io
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

import pytest

from oubliette.bots import make_bot
from oubliette.terminal.plain import play_match


class Played:
    """The result of a session: exit code, screen, and the saved matches."""

    def __init__(self, code: int, screen: str, home: Path) -> None:
        self.code = code
        self.screen = screen
        self.home = home

    @property
    def kept(self) -> list[Path]:
        return sorted((self.home / "matches").glob("*.json"))

    def document(self) -> dict[str, Any]:
        (path,) = self.kept
        document: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        return document


class Reader(io.StringIO):
    """Types a number of the newest list on the screen: those at `places`, in turn. Before the first list it types 1."""

    def __init__(self, screen: io.StringIO, places: tuple[int, ...], lines: int) -> None:
        super().__init__()
        self.screen, self.places, self.lines = screen, places, lines
        self.read_to = 0
        self.listed = ["1"]

    def readline(self, _size: int | None = -1, /) -> str:  # type: ignore[override]  # io has bytes in a base class
        self.lines -= 1
        if self.lines < 0:
            return ""
        self.screen.seek(self.read_to)
        shown = re.findall(r"^ +([0-9]+)\. |\b([0-9]+)–[0-9]+$", self.screen.read(), re.MULTILINE)
        self.read_to = self.screen.tell()
        self.listed = [one or other for one, other in shown] or self.listed
        place = self.places[self.lines % len(self.places)]
        return self.listed[min(place, len(self.listed) - 1)] + "\n"


class Player(Protocol):
    def __call__(self, typed: str, **wishes: Any) -> Played: ...


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


@pytest.fixture
def play(home: Path) -> Player:
    """Type lines, separated by blanks or newlines, into a match of Pig against a bot. A single person is Ada."""

    def run(typed: str, **wishes: Any) -> Played:
        if not (home / "settings.json").exists():
            home.mkdir(exist_ok=True)
            (home / "settings.json").write_text('{"name": "Ada"}', encoding="utf-8")
        lines = typed.split("\n") if "\n" in typed else typed.split()
        screen = io.StringIO()
        keyboard = io.StringIO("".join([f"{line}\n" for line in lines]))
        if "places" in wishes:
            keyboard = Reader(screen, wishes.pop("places"), wishes.pop("lines"))
        given: dict[str, Any] = {"seed": 3, "environ": {"OUBLIETTE_HOME": str(home)}, **wishes}
        if "load" not in given:
            given.setdefault("options", {"target": 30} if given.get("game_id", "pig") == "pig" else None)
        game_id = given.pop("game_id", None if "load" in given else "pig")
        code = play_match(game_id, bots=given.pop("bots", make_bot), stdin=keyboard, stdout=screen, **given)
        return Played(code, screen.getvalue(), home)

    return run


@pytest.fixture
def offer(monkeypatch: pytest.MonkeyPatch) -> Callable[[Any], None]:
    """Let the terminal play an unlisted game."""

    def add(game: Any) -> None:
        monkeypatch.setattr("oubliette.terminal.plain.playing.find", lambda _game_id: game)

    return add
