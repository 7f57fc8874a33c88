"""The program's own sentences: the same in every language, and one for every problem."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import oubliette
from oubliette.kernel import BadRecord, IllegalSetUp, Match, Problem
from oubliette.texts import MissingText, ShellTexts, languages
from oubliette.texts.entries import split
from oubliette.texts.shell_texts import shell_catalogue

SOURCE = Path(oubliette.__file__).parent
# These use the texts of the command line (src/oubliette/cli/texts).
OTHERS = ("cli", "lab", "workers")


def _called_name(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


@cache
def slugs() -> dict[str, str]:
    """Every slug of a problem in the code, and where: the first argument of a subclass of Problem."""
    kinds = {"Problem"}
    classes: list[tuple[Path, ast.ClassDef]] = []
    calls: list[tuple[Path, ast.Call]] = []
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                classes.append((path, node))
            elif isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                calls.append((path, node))
    for _ in range(3):  # subclasses of subclasses
        kinds.update(
            node.name
            for _, node in classes
            if any(isinstance(base, ast.Name) and base.id in kinds for base in node.bases)
        )
    found = [(path, call) for path, call in calls if _called_name(call) in kinds]
    for path, node in classes:
        if node.name in kinds:
            inner = [call for call in ast.walk(node) if isinstance(call, ast.Call) and call.args]
            found += [(path, call) for call in inner if _called_name(call) == "__init__"]
    return {
        call.args[0].value: f"{path.name}:{call.lineno}"
        for path, call in found
        if path.relative_to(SOURCE).parts[0] not in OTHERS
        and isinstance(call.args[0], ast.Constant)
        and isinstance(call.args[0].value, str)
    }


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
def test_every_problem_can_be_said(lang: str) -> None:
    shell = ShellTexts(lang)

    missing = {slug: where for slug, where in slugs().items() if not shell.has_problem(slug)}

    assert {"unknown_game", "damaged", "not_your_turn"} <= set(slugs())
    assert not missing


def test_all_languages_have_the_same_sentences() -> None:
    assert len({tuple(shell_catalogue(lang).entries) for lang in languages()}) == 1


@pytest.mark.parametrize("file", sorted(SOURCE.rglob("texts/**/*.ftl")), ids=lambda path: str(path.relative_to(SOURCE)))
def test_french_and_english_say_the_same_things(file: Path) -> None:
    twin = split(file.with_name("en.ftl").read_text(encoding="utf-8"), "en.ftl")
    entries = split(file.read_text(encoding="utf-8"), file.name)

    assert [name for name in entries if not name.startswith("-")] == [name for name in twin if not name.startswith("-")]
    for name, entry in entries.items():
        if not name.startswith(("-", "name-")):  # each language needs other forms of terms and names
            assert list(entry.parts) == list(twin[name].parts)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "No game is called “chess”. There are: pig."),
        ("fr", "Aucun jeu ne s’appelle «\u202fchess\u202f». Il y a\u202f: pig."),
    ],
)
def test_a_problem_is_said_in_the_language_of_the_reader(lang: str, text: str) -> None:
    problem = IllegalSetUp("unknown_game", "no game is called 'chess'; there are: pig", game="chess", allowed="pig")

    assert ShellTexts(lang).problem(problem) == text


def test_a_problem_without_a_sentence_or_a_fact_is_said_in_english() -> None:
    unheard = Problem("never_heard_of", "something new went wrong")
    short = BadRecord("damaged", "the record is damaged: all of it")

    assert ShellTexts("fr").problem(unheard) == "something new went wrong"
    assert ShellTexts("fr").problem(short) == "the record is damaged: all of it"
    with pytest.raises(MissingText):
        ShellTexts("fr", strict=True).problem(unheard)
    with pytest.raises(MissingText):
        ShellTexts("fr", strict=True).problem(short)


@pytest.mark.parametrize("lang", languages())
def test_real_problems_are_said_with_all_their_facts(lang: str) -> None:
    shell = ShellTexts(lang, strict=True)
    match = Match.start("pig")
    with pytest.raises(Problem) as index:
        match.answer(9)
    with pytest.raises(Problem) as value:
        match.choose("fly")
    with pytest.raises(Problem) as undo:
        match.undo()
    for caught in (index, value, undo):
        assert shell.problem(caught.value)
    for seats, options in ((9, {}), (2, {"target": 1}), (2, {"colour": "red"})):
        with pytest.raises(IllegalSetUp) as refused:
            Match.start("pig", seats=seats, options=options)
        assert shell.problem(refused.value)


REASONS = (
    "enoent", "eacces", "eperm", "erofs", "enospc", "eisdir", "enotdir", "enametoolong", "eexist", "eloop",
    "no_home", "bad_name", "not_regular",
)  # fmt: skip


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("slug", REASONS)
def test_a_reason_of_the_system_has_words(lang: str, slug: str) -> None:
    shell = ShellTexts(lang, strict=True)

    text = shell.say("reason", reason=slug, why="Some English")

    assert text == shell.say(f"reason-{slug}")
    assert text != "Some English" and not text.endswith(".")


@pytest.mark.parametrize("lang", languages())
def test_a_reason_without_a_sentence_uses_the_text_of_the_system(lang: str) -> None:
    assert ShellTexts(lang, strict=True).say("reason", reason="exdev", why="Cross-device link") == "Cross-device link"


@pytest.mark.parametrize(
    ("slug", "text"),
    [
        ("eacces", "x.json ne peut pas être lu\u202f: l’accès est refusé."),
        ("exdev", "x.json ne peut pas être lu\u202f: Cross-device link."),
    ],
)
def test_a_file_that_cannot_be_read_is_said_in_one_language(slug: str, text: str) -> None:
    problem = BadRecord("file_unreadable", "…", file="x.json", reason=slug, why="Cross-device link")

    assert ShellTexts("fr", strict=True).problem(problem) == text


def test_french_and_english_use_the_same_variables() -> None:
    for name, entry in shell_catalogue("fr").entries.items():
        twin = shell_catalogue("en").entries[name]
        assert set(re.findall(r"\$\w+", entry.source)) == set(re.findall(r"\$\w+", twin.source)), name


def test_days_are_written_as_the_language_does() -> None:
    assert [ShellTexts(lang).date("2026-11-18") for lang in ("en", "fr")] == ["2026-11-18", "18/11/2026"]
