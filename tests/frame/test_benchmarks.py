"""Every benchmark runs: once each, as small as it gets. Nothing here asks how fast anything was.

Those in a browser run in tests/web/test_benchmark.py.
"""

import json
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from benchmarks import compiled, games, notebooks, questions
from benchmarks.engine.__main__ import main as engine
from benchmarks.engine.report import beside
from tests.frame.conftest import ROOT


@pytest.mark.slow
def test_the_engine_is_measured_beside_hand_written_code(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "figures.json"

    assert engine(["--seconds", "0.01", "--only", "oubliette", "hand-written", "costs", "--json", str(file)]) == 0

    printed, figures = capsys.readouterr().out, json.loads(file.read_text())
    assert "decisions/s" in printed and "iterations per second" in printed and "fork of a match" in printed
    assert {len(rows) for rows in figures["games"].values()} == {3}  # ours and two hand-written ones
    assert all(row["same_game"] for rows in figures["games"].values() for row in rows)
    assert all(row["same_work"] for row in figures["search"]["searchers"])


def test_whole_matches_are_measured(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(games, "SLICE", 0.001)
    monkeypatch.setattr(games, "FEWEST_ROUNDS", 1)

    assert games.main(["--seconds", "0.001", "mini_rogue"]) == 0

    assert "mini_rogue, 1 seat, greedy" in capsys.readouterr().out


def test_questions_to_one_person_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert questions.main(["--matches", "1", "--seats", "2"]) == 0

    assert capsys.readouterr().out.count(", windows ") == len(questions.ROWS)


@pytest.mark.slow
def test_drawing_a_notebook_is_measured(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(notebooks, "PROFILES", ("standard",))

    assert notebooks.main(["--floors", "5", "42"]) == 0

    assert "\n  standard " in capsys.readouterr().out


def test_compiled_rules_are_measured_beside_plain_ones(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiled, "ROUNDS", 1)
    monkeypatch.setattr(compiled, "SECONDS", 0.01)

    compiled.compare("pig", str(ROOT / "src"), str(ROOT / "src"))

    assert "  gain " in capsys.readouterr().out


@pytest.fixture
def keep_signals() -> Iterator[None]:
    """The benchmark of the server handles SIGTERM."""
    before = signal.getsignal(signal.SIGTERM)
    yield
    signal.signal(signal.SIGTERM, before)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="it reads /proc")
@pytest.mark.usefixtures("keep_signals")
@pytest.mark.parametrize(
    ("part", "seconds"), [("beside", 0.01), ("load", 0.2), ("processes", 0.2), ("memory", 0.01), ("rebuild", 0.01)]
)
def test_the_server_is_measured(
    part: str,
    seconds: float,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    from benchmarks.server import __main__, disk
    from benchmarks.server.parts import beside, load, memory, processes, rebuild
    from benchmarks.server.peers.ours import Play

    quick = Play("pig", 2, {"target": 10})  # matches so short that some end and get a rematch
    sizes: dict[ModuleType, dict[str, object]] = {
        beside: {"AT_ONCE": 4, "READY": 16, "SLICES": 1, "FEWEST_ROUNDS": 1},
        load: {"PLAYING": 4, "SPARE": 2, "RATE": 50.0, "WARM_UP": 0.1, "_MOST": 1, "PLAYS": [quick]},
        processes: {"AT_ONCE": 4, "SPARE": 2, "ROUNDS": 1, "TEAMS": processes.TEAMS[-1:]},
        memory: {"MATCHES": 4, "WARM": 2, "PLAYS": memory.PLAYS[:1]},
        rebuild: {"MATCHES": 2, "ANSWERS": 20, "PLAYS": rebuild.PLAYS[1:]},
    }
    for module, small in sizes.items():
        for name, value in small.items():
            monkeypatch.setattr(module, name, value)
    monkeypatch.setattr(disk, "VOLATILE", ())  # a checkout in memory will do: no figure counts here
    file = tmp_path / "figures.json"

    assert __main__.main(["--seconds", str(seconds), "--only", part, "--json", str(file)]) == 0

    assert json.loads(file.read_text())[part] and capsys.readouterr().out
    assert list(__main__.PARTS) == [module.__name__.rpartition(".")[2] for module in sizes]


@pytest.mark.parametrize(
    ("ratio", "target", "shown"),
    [
        (0.6976, 0.7, "0.698"),
        (0.69998, 0.7, "0.69998"),
        (0.7, 0.7, "0.70"),
        (0.7004, 0.7, "0.7004"),
        (0.6949, 0.7, "0.69"),
        (0.7, None, "0.70"),
        (5.001, 5.0, "5.001"),
        (0.7 - 1e-12, 0.7, "0.700000"),
    ],
)
def test_rounding_does_not_hide_a_miss(ratio: float, target: float | None, shown: str) -> None:
    """`0.70x  0.7x NOT REACHED` made people doubt the table."""
    assert beside(ratio, target) == shown
