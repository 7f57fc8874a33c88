"""`oubliette simulate`."""

import json
import re
from pathlib import Path

import pytest

from oubliette.cli.progress import ProgressLine
from oubliette.games.pig import Pig, Table
from oubliette.kernel import Rule
from tests.cli.conftest import Run

FIGURES = {"game", "matches", "decisions", "seconds", "matches_per_s", "decisions_per_s", "mean_decisions", "results"}
FIGURES |= {"counts", "endings", "interrupted", "roles", "rounds", "seed", "options", "workers"}
SEAT = {"bot", "wins", "win_share", "low", "high", "mean_score"}


def test_json_is_one_object_with_all_figures(run: Run) -> None:
    done = run("simulate", "pig", "--matches", "40", "--seed", "3", "--bots", "greedy,random", "--json")

    assert done.code == 0 and done.err == ""
    found = json.loads(done.out)
    assert set(found) == FIGURES
    assert found["interrupted"] is False
    assert found["game"] == "pig" and found["matches"] == 40 and found["workers"] == 1
    assert found["matches_per_s"] == pytest.approx(40 / found["seconds"])
    assert found["decisions_per_s"] == pytest.approx(found["decisions"] / found["seconds"])
    assert found["mean_decisions"] == found["decisions"] / 40
    assert [seat["bot"] for seat in found["results"]] == ["greedy", "random"]
    for seat in found["results"]:
        assert set(seat) == SEAT
        assert 0 <= seat["low"] <= seat["win_share"] <= seat["high"] <= 1
    assert sum(seat["wins"] for seat in found["results"]) == 40
    assert found["endings"] == {"win.target": 40}


def test_the_endings_of_a_game_are_counted(run: Run) -> None:
    done = run("simulate", "mini_rogue", "--matches", "20", "--seed", "1", "--bots", "random")
    assert "How the matches ended:" in done.out and "end.defeat_guardian" in done.out

    found = json.loads(run("simulate", "mini_rogue", "--matches", "20", "--seed", "1", "--json").out)
    counts = list(found["endings"].values())
    assert sum(counts) == 20 and counts == sorted(counts, reverse=True) and len(counts) > 1


def test_a_page_lists_the_fields_of_the_json() -> None:
    page = (Path(__file__).parents[2] / "docs" / "simulating.md").read_text(encoding="utf-8")

    assert not {name for name in FIGURES | SEAT if f"`{name}`" not in page}


def test_as_many_processes_play_as_asked(run: Run) -> None:
    found = json.loads(run("simulate", "pig", "--matches", "20", "--workers", "2", "--json").out)

    assert found["workers"] == 2 and found["matches"] == 20


def test_the_table_says_who_won_how_often(run: Run) -> None:
    done = run("simulate", "pig", "--matches", "1000", "--bots", "random", "--option", "target=20")

    assert done.code == 0 and done.err == ""
    assert done.out.startswith("Pig: 1,000 matches, seed 0\n")
    assert done.out.count("random") == 2 and "in one process" in done.out
    assert "95% interval" in done.out and re.search(r" \d+\.\d%  \d+\.\d – \d+\.\d%  ", done.out)


def test_the_table_in_french(run: Run) -> None:
    done = run("simulate", "pig", "--matches", "1", "--lang", "fr")

    assert "1 partie, graine 0" in done.out and "décisions par partie" in done.out
    assert "intervalle à 95\u202f%" in done.out
    assert "0,0\u202f%" in done.out and "100,0\u202f%" in done.out


def test_a_single_bot_plays_on_as_many_seats_as_asked(run: Run) -> None:
    found = json.loads(run("simulate", "pig", "--matches", "2", "--bots", "random", "--seats", "5", "--json").out)

    assert [seat["bot"] for seat in found["results"]] == ["random"] * 5


def test_a_failing_match_says_in_one_line_how_to_see_it_again(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def trap(self: Pig, table: Table) -> Rule[None]:
        assert not table.points, "sprung"
        yield from ()

    monkeypatch.setattr(Pig, "turn", trap)
    done = run("simulate", "pig", "--matches", "5", "--bots", "random,greedy", "--json")

    assert done.code == 1 and done.out == "" and done.err.count("\n") == 1
    assert "Match 0 failed: AssertionError: sprung" in done.err
    assert "oubliette play pig --seats random,greedy --seed " in done.err


@pytest.mark.slow
def test_ctrl_c_ends_with_what_was_played(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(self: ProgressLine, done: int, total: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(ProgressLine, "__call__", interrupt)
    done = run("simulate", "pig", "--matches", "100000000", "--json")

    assert done.code == 130
    found = json.loads(done.out)
    assert 0 < found["matches"] < 10**6 and found["interrupted"] is True
    assert done.err.count("\n") == 1 and "interrupted" in done.err
