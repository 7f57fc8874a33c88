"""Runs the command line in this process: arguments in, two streams and an exit code out."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from oubliette.bots import find_bot, seat_bots
from oubliette.cli import main
from oubliette.games.pig import GAME as PIG
from oubliette.kernel import Fate, Match, Seeded


@dataclass(frozen=True)
class Outcome:
    code: int
    out: str
    err: str


Run = Callable[..., Outcome]


@pytest.fixture(autouse=True)
def plain_surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """English unless a test says otherwise, and nothing of the tester's own settings."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("OUBLIETTE_HOME", str(tmp_path / "home"))


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def call(*arguments: str) -> Outcome:
        code = main(arguments)
        out, err = capsys.readouterr()
        return Outcome(code, out, err)

    return call


def played(fate: Fate, answers: int | None = None) -> Match:
    """A match of Pig between bots, whole or its first answers."""
    match = Match.start(PIG, seats=2, fate=fate)
    bots = seat_bots([find_bot("greedy", "pig")] * 2, PIG, 1)
    while match.ask is not None and (answers is None or len(match.answers) < answers):
        match.answer(bots[match.ask.seat](match, match.ask))
    return match


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished match in a file."""
    path = tmp_path / "match.json"
    path.write_text(played(Seeded(5)).record().to_json(), encoding="utf-8")
    return path
