"""`oubliette notebook`: the pages of a notebook as text."""

import os
import re
import subprocess
import sys
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import pytest

from oubliette.cli import main
from oubliette.games.paper_dungeon.floor import read_floor
from oubliette.games.paper_dungeon.ground import CLOSED
from oubliette.games.paper_dungeon.notebook import VERSION, Notebook, generator, ground_of
from oubliette.games.paper_dungeon.solver.atlas import Atlas
from oubliette.games.paper_dungeon.solver.stairs_time import expected_turns
from oubliette.texts import GameTexts
from tests.cli.conftest import Outcome, Run

ROOT = Path(__file__).resolve().parents[2]
COMMAND = [sys.executable, "-m", "oubliette", "notebook"]
LETTERS = "   abcdefghijklmno"


def pages(done: Outcome) -> list[str]:
    """The title with the legend, then the pages: empty lines separate them."""
    assert done.code == 0 and done.err == "", done
    return done.out.rstrip("\n").split("\n\n")


@pytest.fixture(scope="module")
def whole() -> list[str]:
    """All pages of notebook 42. Drawing them takes seconds, because every floor is solved."""
    out = StringIO()
    with redirect_stdout(out):
        code = main(("notebook", "42", "--lang", "en"))
    return pages(Outcome(code, out.getvalue(), ""))


def drawing(page: str) -> str:
    """The floor of a page, without the numbers of its rows."""
    lines = page.splitlines()
    assert lines[1] == LETTERS
    assert [line[:3] for line in lines[2:17]] == [f"{row:>2} " for row in range(1, 16)]
    return "\n".join(line[3:] for line in lines[2:17])


@pytest.mark.slow
def test_a_whole_notebook_is_printed_page_by_page(whole: list[str]) -> None:
    """[setup.notebook] 45 floors, a shop after nine of them, the treasure; the legend comes once."""
    notebook = Notebook(42)
    first, *middle, treasure = whole
    title, *legend = first.splitlines()

    assert title == f"Notebook 42, 45 floors, profile standard, generator version {VERSION}"
    assert legend[0].startswith("Marks: # wall, @ start")
    headings = [page.splitlines()[0] for page in middle]
    expected: list[str] = []
    for floor in range(1, 46):
        expected += [f"Floor {floor}"] + [f"Shop after floor {floor}"] * bool(notebook.shop_after(floor))
    assert headings == expected and len(headings) == 54
    for page in middle:
        if page.startswith("Floor"):
            number = int(page.splitlines()[0].split()[1])
            assert read_floor(drawing(page)).rows() == notebook.floor(number).rows()
    assert treasure.startswith("Treasure Room: ") and treasure.endswith(f" of {notebook.treasure.name}")
    assert not [page for page in (*middle, treasure) if "Marks:" in page], "the legend comes once"


def test_the_legend_explains_every_mark(run: Run) -> None:
    for lang in ("en", "fr"):
        title, legend = pages(run("notebook", "1", "--floor", "1", "--lang", lang))[0].split("\n", 1)
        assert title.startswith(("Notebook 1,", "Carnet 1,"))
        for mark in "#@>o$?hwkLT":
            assert re.search(rf"(^|[ \n]){re.escape(mark)} \w", legend), mark
        assert "1–9 " in legend and "a–f " in legend


def test_a_floor_comes_with_its_figures(run: Run) -> None:
    ground = ground_of(42, "standard", 17, CLOSED)
    marks = ground.floor.marks
    enemies = [mark for mark in marks if mark in "123456789?"]
    strength = sum(3.5 if mark == "?" else int(mark) for mark in enemies)

    page = pages(run("notebook", "42", "--floor", "17"))[1].splitlines()

    assert page[0] == "Floor 17"
    assert page[17] == (
        f"Enemies: {len(enemies)} (strength {strength:g} in all); "
        f"hearts: {sum(mark in 'abcdefh' for mark in marks)}; coins: {marks.count('o')}; chests: {marks.count('$')}"
    )
    turns = expected_turns(Atlas(ground), ground.floor.start)
    assert page[18] == f"Turns to the stairs with the best play: {turns:.1f} on average"
    assert len(page) == 19


def test_mystery_enemies_have_a_strength_of_three_and_a_half(run: Run) -> None:
    """French writes it with a comma."""
    numbers = (floor for floor in range(6, 46) if Notebook(42).floor(floor).marks.count("?") == 1)
    floor = str(next(numbers))

    english, french = (
        run("notebook", "42", "--floor", floor).out,
        run("notebook", "42", "--floor", floor, "--lang=fr").out,
    )

    assert re.search(r"\(strength \d+\.5 in all\)", english) and re.search(r"\(force \d+,5 en tout\)", french)


def test_one_floor_is_drawn_without_the_others(run: Run, whole: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """[gen.page_independent] It is the same as in the whole notebook."""
    drawn: list[int] = []
    real = generator._floor_marks

    def spy(number: int, profile: str, depth: int, corners: str) -> str:
        drawn.append(depth)
        return real(number, profile, depth, corners)

    monkeypatch.setattr(generator, "_floor_marks", spy)
    generator.ground_of.cache_clear()
    alone = pages(run("notebook", "42", "--floor", "17"))

    assert drawn == [17]
    assert alone[1] in whole


def test_the_shop_after_a_floor_is_printed_with_it(run: Run) -> None:
    """[print.shop_page] Each piece has its name, price and effect."""
    notebook = Notebook(42)
    with_shop = [floor for floor in range(1, 46) if notebook.shop_after(floor)]
    for lang, heading in (("en", "Shop after floor"), ("fr", "Boutique après l’étage")):
        texts = GameTexts("paper_dungeon", lang)
        for floor in with_shop[:2]:
            lines = pages(run("notebook", "42", "--floor", str(floor), "--lang", lang))[2].splitlines()
            assert lines[0] == f"{heading} {floor}"
            assert [line.split("  ")[0] for line in lines[1:]] == [
                texts.name(offer.piece) for offer in notebook.shop_after(floor)
            ]
            for line, offer in zip(lines[1:], notebook.shop_after(floor), strict=True):
                effect = texts.catalogue.text(f"name-{offer.piece}", "effect")
                assert re.fullmatch(rf".*\S +{offer.price} ¢  {re.escape(effect)}", line)
            assert len({line.index(" ¢ ") for line in lines[1:]}) == 1, "prices are aligned"
    without = next(floor for floor in range(1, 46) if floor not in with_shop)
    assert len(pages(run("notebook", "42", "--floor", str(without)))) == 2


def test_the_drawing_is_the_same_in_both_languages(run: Run) -> None:
    """[print.language]"""
    english = pages(run("notebook", "42", "--floor", "17"))[1]
    french = pages(run("notebook", "42", "--floor", "17", "--lang", "fr"))[1]

    assert drawing(english) == drawing(french)
    assert french.startswith("Étage 17\n") and "Ennemis\u202f: " in french and "Tours jusqu’à l’escalier" in french


def test_the_treasure_is_named_as_each_language_does(run: Run) -> None:
    """Number 1 has a sword; French elides before a vowel and H."""
    eliding = next(number for number in range(2, 99) if Notebook(number).treasure.name[0] in "AEIOUH")
    french, english = GameTexts("paper_dungeon", "fr"), GameTexts("paper_dungeon", "en")

    def room(number: int, lang: str) -> str:
        return pages(run("notebook", str(number), "--floors", "3", "--lang", lang))[-1]

    assert room(1, "en") == f"Treasure Room: {english.name('sword')} of Ladironor"
    assert room(1, "fr") == f"Salle du Trésor\u202f: {french.name('sword')} de Ladironor"
    treasure = Notebook(eliding).treasure
    assert room(eliding, "fr") == f"Salle du Trésor\u202f: {french.name(treasure.thing)} d’{treasure.name}"
    assert room(eliding, "en") == f"Treasure Room: {english.name(treasure.thing)} of {treasure.name}"


def test_the_harder_profile_is_another_notebook(run: Run) -> None:
    standard = pages(run("notebook", "42", "--floor", "9"))
    zero = pages(run("notebook", "42", "--floor", "9", "--profile", "zero"))

    assert "profile zero" in zero[0] and drawing(zero[1]) != drawing(standard[1])
    assert read_floor(drawing(zero[1])).rows() == Notebook(42, "zero").floor(9).rows()


def test_the_corner_rule_changes_the_floors(run: Run) -> None:
    """[gen.reproducible] The title names the rule, unless it is the default."""
    other = next(
        floor
        for floor in range(1, 46)
        if Notebook(42, corners="strict").floor(floor).rows() != Notebook(42).floor(floor).rows()
    )
    usual = pages(run("notebook", "42", "--floor", str(other)))
    closed = pages(run("notebook", "42", "--floor", str(other), "--corners", "closed"))
    strict = pages(run("notebook", "42", "--floor", str(other), "--corners", "strict"))

    assert closed == usual and "corners" not in usual[0].splitlines()[0]
    assert "corners strict" in strict[0].splitlines()[0]
    assert read_floor(drawing(strict[1])).rows() == Notebook(42, corners="strict").floor(other).rows()
    assert drawing(strict[1]) != drawing(usual[1])


def test_a_short_notebook(run: Run) -> None:
    """One shop for five floors; its last floor is the last floor of the whole notebook."""
    short = pages(run("notebook", "42", "--floors", "5"))

    assert short[0].startswith("Notebook 42, 5 floors,")
    assert [page.splitlines()[0] for page in short[1:-1]] == [
        "Floor 1", "Floor 2", "Floor 3", "Floor 4", "Shop after floor 4", "Floor 5",
    ]  # fmt: skip
    assert drawing(short[6]) == drawing(pages(run("notebook", "42", "--floor", "45"))[1])


@pytest.mark.parametrize(
    ("arguments", "english", "french"),
    [
        ((), "Which notebook?", "Quel carnet"),
        (("many",), "must be a whole number, not “many”", "doit être un nombre entier"),
        (("1.5",), "must be a whole number", "doit être un nombre entier"),
        (("-1",), "must be at least 0", "doit être au moins 0"),
        (("16777216",), "must be at most 16777215", "doit être au plus 16777215"),
        (("9" * 30,), "too large", "trop grand"),
        (("1", "--profile", "zreo"), "Did you mean zero?", "Vouliez-vous dire zero"),
        (("1", "--profile", "hard"), "Allowed: standard, zero", "Permis\u202f: standard, zero"),
        (("1", "--corners", "stirct"), "Did you mean strict?", "Vouliez-vous dire strict"),
        (("1", "--profile"), "--profile needs a value", "--profile attend"),
        (("1", "--floor", "0"), "--floor must be at least 1", "--floor doit être au moins 1"),
        (("1", "--floor", "46"), "--floor must be at most 45", "--floor doit être au plus 45"),
        (("1", "--floors", "10", "--floor", "11"), "--floor must be at most 10", "--floor doit être au plus 10"),
        (("1", "--floor", "x"), "--floor must be a whole number", "--floor doit être un nombre"),
        (("1", "--floors", "2"), "--floors must be at least 3", "--floors doit être au moins 3"),
        (("1", "--floors", "46"), "--floors must be at most 45", "--floors doit être au plus 45"),
        (("1", "2"), "“2”", "Un argument de trop"),
    ],
)
def test_bad_input(run: Run, arguments: tuple[str, ...], english: str, french: str) -> None:
    for lang, says in (("en", english), ("fr", french)):
        done = run("notebook", *arguments, "--lang", lang)
        assert done.code == 2 and done.out == ""
        assert done.err.startswith("oubliette: ") and done.err.count("\n") == 1 and says in done.err
        assert "{" not in done.err


@pytest.mark.parametrize("number", ["0", "16777215"])
def test_the_first_and_the_last_number(run: Run, number: str) -> None:
    assert f"Notebook {number}," in pages(run("notebook", number, "--floor", "1"))[0]


def env() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONWARNINGS": "error", "PYTHONUTF8": "1"}


def test_a_reader_who_stops_early_is_not_an_error() -> None:
    """Like `| head -6`. Each page is printed at once, so the reader has its lines long before the end."""
    with subprocess.Popen([*COMMAND, "5"], env=env(), stdout=subprocess.PIPE, stderr=subprocess.PIPE) as child:
        assert child.stdout is not None and child.stderr is not None
        first = [child.stdout.readline() for _ in range(6)]
        child.stdout.close()
        complaint = child.stderr.read()
        code = child.wait(timeout=60)

    assert first[0].startswith(b"Notebook 5,") and first[5].strip() == b"Floor 1"
    assert complaint == b"" and code == 141


def test_a_terminal_without_accents_gets_the_nearest_letters() -> None:
    command = [*COMMAND, "5", "--floor", "2", "--lang", "fr"]
    done = subprocess.run(
        command, env={**env(), "PYTHONIOENCODING": "ascii"}, capture_output=True, check=False, timeout=60
    )

    assert done.returncode == 0 and done.stderr == b"" and b"\nEtage 2" in done.stdout.replace(b"\r", b"")
