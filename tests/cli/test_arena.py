"""`oubliette arena`."""

import io
import json
from pathlib import Path

import pytest

from oubliette.cli.arena.progress import ArenaProgress
from oubliette.cli.words import Words
from oubliette.games import find
from oubliette.lab.arena.match import PreparedPlan
from oubliette.lab.arena.plan import make_plan
from oubliette.lab.arena.standing import Standing
from tests.cli.conftest import Run

FIGURES = {"game", "seats", "seed", "options", "over", "values", "by", "target", "margin", "early", "most_matches"}
FIGURES |= {"matches", "interrupted", "seconds", "workers", "bots", "pairs", "endings"}
RESULT = {"matches", "share", "low", "high", "mean_score", "score_low", "score_high"}
BOT = {*RESULT, "bot", "rating", "rating_error", "values", "decisions", "s_per_decision", "s_per_match"}
PAIR = {"first", "second", "matches", "wins", "draws", "losses", "mean", "low", "high", "verdict"}
PAIR |= {"score_difference", "score_low", "score_high"}
WIDE = 80


def test_the_table_says_who_is_better(run: Run) -> None:
    done = run("arena", "pig", "--bots", "random,greedy", "--workers", "1")

    assert done.code == 0 and done.err == ""
    lines = done.out.splitlines()
    assert lines[0].startswith("Pig: ") and lines[0].endswith(" matches, seed 0, at most 1,000 a pairing")
    assert lines[2].startswith("greedy ") and lines[3].startswith("random ") and " ± " in lines[2]
    (pairing,) = [line for line in lines if line.startswith("random – greedy")]
    assert pairing.endswith(" worse")
    assert "half a point for the same place" in done.out and "openskill" in done.out


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    "wishes",
    [
        ("pig", "--bots", "greedy,random,search:1,search:2", "--matches", "8", "--over", "target=10,20"),
        ("pig", "--bots", "greedy,random,search:1", "--seats", "3", "--matches", "12", "--target", "33.3"),
        ("mini_rogue", "--bots", "greedy,random", "--matches", "40", "--over", "character=mage,crusader"),
        ("mini_rogue", "--bots", "greedy", "--matches", "4", "--target", "20", "--by", "wins"),
        ("mini_rogue", "--bots", "greedy,random", "--matches", "25", "--by", "score", "--no-early"),
    ],
    ids=["versus", "three", "wins", "target", "score"],
)
def test_everything_fits_into_eighty_columns(run: Run, lang: str, wishes: tuple[str, ...]) -> None:
    done = run("arena", *wishes, "--workers", "1", "--lang", lang)

    assert done.code == 0 and done.err == ""
    assert max(map(len, done.out.splitlines())) <= WIDE
    assert "{" not in done.out and "arena-" not in done.out


def test_the_cross_table_has_a_row_and_a_column_for_each(run: Run) -> None:
    done = run("arena", "pig", "--bots", "greedy,random,search:1", "--matches", "4", "--no-early", "--workers", "1")

    rows = done.out.split("against that of the column:\n")[1].split("\n\n")[0].splitlines()
    assert rows[0].split() == ["1", "2", "3"] and [row[0] for row in rows[1:]] == ["1", "2", "3"]
    cells = [row.split()[2:] for row in rows[1:]]
    assert [cells[number][number] for number in range(3)] == ["–"] * 3
    assert float(cells[0][1]) + float(cells[1][0]) == pytest.approx(100, abs=0.1)


def test_the_small_plot_has_the_share_between_its_ends(run: Run) -> None:
    done = run("arena", "pig", "--bots", "greedy,random", "--matches", "40", "--no-early", "--workers", "1")

    greedy, random = [line for line in done.out.splitlines() if "o" in line and "[" in line and "]" in line][:2]
    assert greedy.startswith("greedy") and random.startswith("random")
    for line in (greedy, random):
        scale = line[8:]
        assert scale.index("[") < scale.index("o") < scale.rindex("]")
    assert greedy[8:].index("o") > random[8:].index("o")


def test_json_has_all_figures(run: Run, tmp_path: Path) -> None:
    wishes = ("arena", "pig", "--bots", "greedy,random", "--matches", "8", "--over", "target=10,20", "--workers", "1")
    printed = run(*wishes, "--json", "-")
    file = tmp_path / "found.json"
    written = run(*wishes, "--json", str(file))

    found = json.loads(printed.out)
    assert set(found) == FIGURES and printed.err == ""
    assert found["over"] == ["target"] and found["values"] == ["10", "20"] and found["options"] == {}
    for bot in found["bots"]:
        assert set(bot) == BOT and all(set(value) == RESULT for value in bot["values"])
    assert all(set(pair) == PAIR for pair in found["pairs"])
    assert written.out.startswith("Pig: ")
    assert json.loads(file.read_text(encoding="utf-8"))["pairs"] == found["pairs"]


def test_a_page_lists_the_fields_of_the_json() -> None:
    page = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")

    assert not {name for name in FIGURES | BOT | PAIR if f"`{name}`" not in page}


@pytest.mark.slow
def test_a_picture_takes_the_place_of_the_small_plot(run: Run, tmp_path: Path) -> None:
    picture = tmp_path / "arena.svg"
    done = run("arena", "pig", "--bots", "greedy,random", "--workers", "1", "--plot", str(picture), "--lang", "fr")

    assert done.code == 0 and "[--" not in done.out
    text = picture.read_text(encoding="utf-8")
    assert "Part des points" in text and "Le Cochon" in text


def test_a_run_can_be_resumed_from_its_file(run: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "run.jsonl")
    wishes = ("arena", "pig", "--bots", "greedy,random", "--no-early", "--workers", "1", "--json", "-")

    first = run(*wishes, "--matches", "10", "--save", file)
    more = run(*wishes, "--matches", "20", "--resume", file)
    fresh = run(*wishes, "--matches", "20")
    assert json.loads(first.out)["matches"] == 10
    assert json.loads(more.out)["pairs"] == json.loads(fresh.out)["pairs"]
    assert run(*wishes, "--save", file).code == 2


@pytest.mark.parametrize(
    ("wishes", "expected"),
    [
        ((), "Who plays?"),
        (("--bots", "greedy"), "A table of 2 needs 2 different bots, not 1."),
        (("--bots", "greedy,random,greedy"), "“greedy” is named twice"),
        (("--bots", "greedy,randm"), "Did you mean random?"),
        (("--bots", "greedy,random", "--matches", "1"), "at least 2 matches, not 1"),
        (("--bots", "greedy,random", "--over", "target"), "--over is written key=value,value"),
        (("--bots", "greedy,random", "--over", "target=10,1"), "The option “target”"),
        (("--bots", "greedy,random", "--over", "target=10,10"), "a value of “target” twice"),
        (("--bots", "greedy,random", "--over", "target=10", "--option", "target=9"), "at the same time"),
        (("--bots", "greedy,random", "--target", "x"), "--target must be a number"),
        (("--bots", "greedy,random", "--target", "100"), "--target must be between 0 and 100"),
        (("--bots", "greedy,random", "--by", "luck"), "not compared by “luck”"),
        (("--bots", "greedy,random", "--by", "score"), "compared by points only"),
        (("--bots", "greedy,random", "--plot", "a.gif"), "is not a kind of picture"),
        (("--bots", "greedy,random", "--json", "nowhere/at/all"), "nowhere/at/all cannot be written"),
        (("--bots", "greedy,random", "--resume", "no.jsonl"), "There is no file no.jsonl"),
        (("--bots", "greedy,random", "--resume", "a", "--save", "b"), "give only one of them"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_bad_arguments_are_refused_in_one_line(run: Run, wishes: tuple[str, ...], expected: str) -> None:
    english, french = run("arena", "pig", *wishes), run("arena", "pig", *wishes, "--lang", "fr")

    for done in (english, french):
        assert done.code == 2 and done.out == "" and done.err.count("\n") == 1
    assert expected in english.err and expected not in french.err


def test_values_that_vary_may_be_named_one_by_one(run: Run) -> None:
    wishes = ("arena", "pig", "--bots", "random,greedy", "--workers", "1", "--matches", "8", "--json", "-")
    together = json.loads(run(*wishes, "--over", "target=20,30").out)
    apart = json.loads(run(*wishes, "--over", "target=20", "--over", "target=30").out)

    assert together["values"] == apart["values"] == ["20", "30"]
    assert together["pairs"] == apart["pairs"]


@pytest.mark.slow
def test_ctrl_c_ends_with_what_was_played(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(self: ArenaProgress, standing: Standing) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(ArenaProgress, "__call__", interrupt)
    done = run("arena", "pig", "--bots", "greedy,random", "--matches", "100000000", "--no-early", "--workers", "1")

    assert done.code == 130
    assert "greedy – random" in done.out and done.err.count("\n") == 1 and "interrupted" in done.err


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("lang", "left"), [("en", "left at most"), ("fr", "reste")])
def test_progress_shows_matches_time_and_shares(lang: str, left: str) -> None:
    plan, made = make_plan(find("pig"), ["greedy", "random"], 100, 1, None, {}, {}, None, False, None, 0.0)
    prepared, standing, stream = PreparedPlan(plan, made), Standing(plan), Terminal()
    progress = ArenaProgress(Words(lang), stream)
    progress(standing)
    assert progress.first is not None
    for item in [(0, 0, 0), (0, 0, 1), (0, 1, 0)]:
        standing.add(item, prepared.play(item))

    line = progress.text(standing, progress.first[1] + 30)
    assert line.startswith("3 ") and "100" in line and left in line and "greedy–random" in line
    assert "16 min" in line, "ten seconds a match, 97 of them"
    assert stream.getvalue() == "", "a short run shows no progress"
    progress.line.started -= 60
    progress(standing)
    assert "greedy–random" in stream.getvalue()
    progress.clear()
    assert stream.getvalue().endswith("\r")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_help_names_every_option(run: Run, lang: str) -> None:
    done = run("arena", "--help", "--lang", lang)

    for flag in ("bots", "matches", "seed", "seats", "option", "over", "by", "target", "margin", "no-early", "workers"):
        assert f"--{flag}" in done.out
    for flag in ("save", "resume", "json", "plot"):
        assert f"--{flag}" in done.out
