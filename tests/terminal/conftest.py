"""A keyboard of prepared lines and a screen that remembers."""

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

import pytest

from oubliette.bots import make_bot
from oubliette.terminal.plain import play_match


class Played:
    """What came of a session: exit code, screen, and the matches kept."""

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


class Player(Protocol):
    def __call__(self, typed: str, **wishes: Any) -> Played: ...


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


@pytest.fixture
def play(home: Path) -> Player:
    """Types lines, separated by blanks or newlines, into a match of Pig against a bot. Who sits alone is Ada."""

    def run(typed: str, **wishes: Any) -> Played:
        if not (home / "settings.json").exists():
            home.mkdir(exist_ok=True)
            (home / "settings.json").write_text('{"name": "Ada"}', encoding="utf-8")
        lines = typed.split("\n") if "\n" in typed else typed.split()
        keyboard = io.StringIO("".join([f"{line}\n" for line in lines]))
        screen = io.StringIO()
        given: dict[str, Any] = {"seed": 3, "environ": {"OUBLIETTE_HOME": str(home)}, **wishes}
        if "load" not in given:
            given.setdefault("options", {"target": 30} if given.get("game_id", "pig") == "pig" else None)
        game_id = given.pop("game_id", None if "load" in given else "pig")
        code = play_match(game_id, bots=given.pop("bots", make_bot), stdin=keyboard, stdout=screen, **given)
        return Played(code, screen.getvalue(), home)

    return run


@pytest.fixture
def offer(monkeypatch: pytest.MonkeyPatch) -> Callable[[Any], None]:
    """Let the terminal play a game that is not in the list."""

    def add(game: Any) -> None:
        monkeypatch.setattr("oubliette.terminal.plain.playing.find", lambda _game_id: game)

    return add
