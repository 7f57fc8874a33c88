"""Help, version, languages, `games` and `rules`."""

import re

import pytest

from oubliette import __version__
from oubliette.cli.dispatch import COMMANDS
from tests.cli.conftest import Run


def test_version(run: Run) -> None:
    assert run("--version").out == f"oubliette {__version__}\n"


def test_the_help_lists_every_command(run: Run) -> None:
    english, french = run("-h"), run("--lang", "fr", "--help")

    assert english.code == french.code == 0 and english.err == french.err == ""
    for command in COMMANDS:
        assert f"\n  {command} " in english.out and f"\n  {command} " in french.out
    assert english.out.startswith("usage: oubliette") and "commands:" in english.out
    assert french.out.startswith("usage\u202f: oubliette") and "commandes\u202f:" in french.out


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_has_help_in_both_languages(run: Run, command: str) -> None:
    english, french = run(command, "--help"), run(command, "-h", "--lang=fr")

    assert english.code == french.code == 0
    assert f"oubliette {command} [options]" in english.out
    assert "show this help" in english.out and "montrer cette aide" in french.out
    for words in ("show this help", "positional", "optional", "the language"):
        assert words not in french.out


def test_help_names_the_languages_in_one_order(run: Run) -> None:
    for lang in ("en", "fr"):
        assert run("-h", "--lang", lang).out.count("--lang en|fr") == 2


def test_help_says_how_to_give_a_name(run: Run) -> None:
    assert "; human:Ada gives a name" in " ".join(run("play", "-h").out.split())
    assert "human:Ada donne un nom" in " ".join(run("play", "-h", "--lang", "fr").out.split())


def test_help_explains_what_seats_do_in_a_simulation(run: Run) -> None:
    assert "nobody changes places" in " ".join(run("simulate", "-h").out.split())


@pytest.mark.parametrize(
    "arguments", [("--lang", "fr", "games"), ("games", "--lang", "fr"), ("--lang=fr", "games"), ("games", "--lang=fr")]
)
def test_the_language_may_be_said_anywhere(run: Run, arguments: tuple[str, ...]) -> None:
    assert "Le Cochon" in run(*arguments).out


def test_the_language_is_that_of_the_locale(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Pig" in run("games").out
    monkeypatch.setenv("LANG", "fr_CA.UTF-8")
    assert "Le Cochon" in run("games").out
    assert "Pig" in run("games", "--lang", "en").out


def test_games_are_listed_with_what_they_are_about(run: Run) -> None:
    listed = run("games")

    assert listed.code == 0 and listed.err == ""
    assert re.search(r"^pig +Pig: .*\(sample\)$", listed.out, re.MULTILINE)


def test_one_game_is_described_with_its_seats_bots_and_options(run: Run) -> None:
    described = run("games", "pig").out

    assert "Seats: 2–6" in described
    assert "random, greedy" in described
    assert "--option target=" in described and "10–1000" in described


def test_rules_whole_and_by_the_paragraph(run: Run) -> None:
    whole, one = run("rules", "pig"), run("rules", "pig", "turn.choice")

    assert whole.code == one.code == 0
    assert one.out.strip() in whole.out and len(one.out) < len(whole.out)
    assert run("rules", "pig", "--lang", "fr", "turn.choice").out not in ("", one.out)
