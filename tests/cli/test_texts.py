"""The sentences of the command line: the same in both languages, none missing, none unused."""

import re
from pathlib import Path

import pytest

from oubliette import cli
from oubliette.cli.words import Words, nearest, one_line, ranges
from oubliette.kernel import Problem
from oubliette.texts import ShellTexts
from oubliette.texts.entries import split

HERE = Path(cli.__file__).parent
FILES = {lang: split((HERE / "texts" / f"{lang}.ftl").read_text(encoding="utf-8"), lang) for lang in ("en", "fr")}
SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in sorted(HERE.parent.rglob("*.py")))


def test_both_languages_say_the_same_things() -> None:
    assert list(FILES["en"]) == list(FILES["fr"])
    for name, entry in FILES["en"].items():
        variables = [set(re.findall(r"\$(\w+)", one.source)) for one in (entry, FILES["fr"][name])]
        assert variables[0] == variables[1], name


def test_every_sentence_is_used() -> None:
    families = ("problem-", "command-", "usage-")
    for name in FILES["en"]:
        if not name.startswith(families):
            assert re.search(rf"[\"']{name}[\"']", SOURCES) or name.startswith("verify-no-"), name


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_problem_raised_here_has_its_sentence(lang: str) -> None:
    layers = [HERE, HERE.parent / "bots", HERE.parent / "lab"]
    sources = "\n".join(path.read_text(encoding="utf-8") for layer in layers for path in layer.glob("*.py"))
    raised = set(
        re.findall(r"(?:Misused|IllegalSetUp|UnknownBot|MatchFailed|WorkersLost|Problem)\(\s*\"(\w+)\"", sources)
    )
    shell = ShellTexts(lang)

    assert len(raised) > 20
    missing = {slug for slug in raised if f"problem-{slug}" not in FILES[lang] and not shell.has_problem(slug)}
    assert not missing


def test_no_problem_has_two_sentences() -> None:
    shell = ShellTexts("en")
    twice = {name for name in FILES["en"] if name.startswith("problem-") and shell.has(name)}
    assert not twice


def test_a_problem_without_a_sentence_is_said_in_english() -> None:
    assert Words("fr").problem(Problem("never_heard_of", "the dog ate it")) == "the dog ate it"
    assert Words("fr").problem(Problem("too_small", "it is too small")) == "it is too small", "its facts are missing"


@pytest.mark.parametrize("number", [0, 1, 2])
def test_one_answer_is_singular(number: int) -> None:
    english, french = Words("en"), Words("fr")
    digests = [words.say("verify-digest", answers=number, end="ab") for words in (english, french)]
    dice = [words.say("verify-fate", dice=number, commitment="cd") for words in (english, french)]

    assert ("the one answer leads" in digests[0]) == ("la seule réponse mène" in digests[1]) == (number == 1)
    assert ("the one answer " in dice[0]) == ("la seule réponse " in dice[1]) == (number == 1)
    if number != 1:
        assert f"the {number} answers lead" in digests[0] and f"les {number} réponses mènent" in digests[1]
        assert f"{number} answers" in dice[0] and f"les {number} réponses" in dice[1]


def test_ranges_are_written_with_a_dash() -> None:
    problem = Problem("seats", "no", game="pig", seats=9, allowed="2..6")
    assert "2–6" in Words("en").problem(problem) and "2–6" in Words("fr").problem(problem)
    assert ranges("0, -5..-1, 10..1000, turn.choice, a..b") == "0, -5–-1, 10–1000, turn.choice, a..b"


def test_the_nearest_word_is_found_whatever_its_case() -> None:
    assert nearest("GREEDY", ["random", "greedy"]) == "greedy"
    assert nearest("xyzzy", ["random", "greedy"]) is None
    assert nearest("", [""]) is None


def test_a_long_list_is_cut_but_its_nearest_word_is_found() -> None:
    slugs = [f"chapter.rule_{number}" for number in range(500)] + ["combat.riposte"]
    problem = Problem("unknown_rule", "no", game="pig", rule="combat.ripost", allowed=", ".join(slugs))

    text = Words("fr").problem(problem)

    assert len(text) < 600 and "chapter.rule_9," in text and "…" in text and text.endswith("combat.riposte\u202f?")


def test_one_line_stays_one_line() -> None:
    assert one_line("a\nb\x1b[0m\u2028c\x85d é\u202f–") == "a?b?[0m?c?d é\u202f–"


def test_a_seat_is_called_one_thing_in_french() -> None:
    """The glossary's word is “siège”; “place” is the rank at the end."""
    file = HERE.parent / "texts" / "shell" / "fr.ftl"
    problems = [
        entry.source for name, entry in split(file.read_text(encoding="utf-8"), "fr").items() if "problem-" in name
    ]
    assert len(problems) > 50 and not [text for text in problems if re.search(r"\bplaces?\b", text)]


@pytest.mark.parametrize(
    ("slug", "english", "french"),
    [
        ("wrong_login", "Wrong login or password.", "Cet identifiant et ce mot de passe ne vont pas ensemble."),
        ("wrong_password", "The old password is wrong.", "L’ancien mot de passe n’est pas celui-là."),
        ("bad_method", "This address does not take such a request.", "Cette adresse n’accepte pas une telle demande."),
        ("stored_gap", "this entry is missing.", "cette entrée manque."),
    ],
)
def test_what_a_server_refuses_is_said_in_plain_words(slug: str, english: str, french: str) -> None:
    problem = Problem(slug, "no")
    assert [Words(lang).problem(problem) for lang in ("en", "fr")] == [english, french]


def test_french_phrases_are_complete() -> None:
    french = Words("fr")
    assert "laissez cette option de côté" in french.problem(Problem("no_second_character", "no"))
    assert "joué au donjon du jour de Pig" in french.problem(Problem("daily_played", "no", game="Pig"))
