"""`oubliette sheet`: drawn sheets are checked, and played on."""

from pathlib import Path

import pytest

from oubliette.bots import find_bot, seat_bots
from oubliette.cli.arguments import read_options
from oubliette.games.dungeon_pen import GAME
from oubliette.games.dungeon_pen.sheets import SHEETS
from oubliette.kernel import Match, Seeded
from tests.cli.conftest import Run

CROQUIS = "\n".join(SHEETS["croquis"].rows) + "\n"


@pytest.fixture
def sheet(tmp_path: Path) -> Path:
    path = tmp_path / "mine.txt"
    path.write_text(CROQUIS, encoding="utf-8")
    return path


def test_a_good_sheet_is_counted_and_can_be_played_on(run: Run, sheet: Path) -> None:
    """[setup.sheet] The last line can be typed as it is."""
    done = run("sheet", "check", str(sheet))

    assert (done.code, done.err) == (0, "")
    assert "46 wall squares, 6 chests, 2 potions, 16 steps" in done.out
    assert done.out.splitlines()[-1] == f"oubliette play dungeon_pen --option sheet={sheet}"


def test_every_broken_requirement_has_its_line(run: Run, sheet: Path) -> None:
    sheet.write_text(CROQUIS.replace("t", "F").replace("P", ".", 1), encoding="utf-8")

    for lang, words in (("en", ("treasure", "potions", "half turn")), ("fr", ("trésor", "potions", "demi-tour"))):
        done = run("sheet", "check", str(sheet), "--lang", lang)
        assert (done.code, done.out) == (1, "")
        heading, *faults = done.err.splitlines()
        assert str(sheet) in heading and "3" in heading
        assert [word in fault for word, fault in zip(words, faults, strict=True)] == [True] * 3


def test_ours_can_be_printed_to_begin_from(run: Run, tmp_path: Path) -> None:
    """The drawing alone is on the output: `show croquis > mine.txt` is a sheet."""
    for name in SHEETS:
        shown = run("sheet", "show", name)
        copy = tmp_path / f"{name}.txt"
        copy.write_text(shown.out, encoding="utf-8")
        assert shown.code == 0 and "# wall" in shown.err
        assert run("sheet", "check", str(copy)).code == 0


def test_what_is_wrong_with_the_command_is_said(run: Run, tmp_path: Path) -> None:
    for arguments, says in (
        ((), "check FILE"),
        (("draw",), "check FILE"),
        (("check",), "Which file"),
        (("check", str(tmp_path / "none.txt")), "no file"),
        (("check", str(tmp_path)), "is a folder"),
        (("show",), "there are: croquis"),
        (("show", "labyrinth"), "labyrinth"),
    ):
        done = run("sheet", *arguments)
        assert done.code == 2 and done.out == ""
        assert says in done.err


def test_a_match_keeps_the_sheet_that_it_was_played_on(run: Run, sheet: Path) -> None:
    """The record holds the drawing: it replays when the file is gone."""
    options = read_options(GAME, [f"sheet={sheet}"])
    match = Match.start(GAME, options=options, fate=Seeded(3))
    match.run(seat_bots([find_bot("random", GAME.id)] * 2, GAME, 3))
    record = match.record().to_json()
    saved = sheet.with_suffix(".json")
    saved.write_text(record, encoding="utf-8")
    sheet.unlink()

    assert '"' + "/".join(SHEETS["croquis"].rows) + '"' in record
    assert run("replay", str(saved), "--verify").code == 0


@pytest.mark.slow
def test_simulations_are_played_on_it_too(run: Run, sheet: Path) -> None:
    played = [run("simulate", GAME.id, "--matches", "3", "--option", f"sheet={wish}") for wish in (sheet, "oubliettes")]
    assert [done.code for done in played] == [0, 0]
    assert played[0].out != played[1].out


def test_a_broken_sheet_begins_no_match(run: Run, sheet: Path, tmp_path: Path) -> None:
    sheet.write_text(CROQUIS.replace("C", "."), encoding="utf-8")

    for wish, says in (
        (str(sheet), "Player 1 needs one cell"),
        (str(tmp_path / "none.txt"), "There is no file"),
        ("labyrinth", "croquis, oubliettes, colimacon, random"),
    ):
        done = run("simulate", "dungeon_pen", "--matches", "1", "--option", f"sheet={wish}")
        assert done.code == 2 and done.out == ""
        assert says in done.err
