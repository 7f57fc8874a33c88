"""Help, version, languages, `games` and `rules`."""

import re

import pytest

from oubliette import __version__
from oubliette.cli.dispatch import COMMANDS
from oubliette.games import GAMES, SAMPLES, find
from oubliette.kernel import Choice, Flag, Setting, Whole
from oubliette.texts import GameTexts, languages
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


def test_help_says_what_happens_without_a_command(run: Run) -> None:
    assert "Without a command: the games open in your browser" in " ".join(run("-h").out.split())
    assert "les jeux s’ouvrent dans le navigateur" in " ".join(run("-h", "--lang", "fr").out.split())


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


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            (
                "    -1: Any: chance draws one",
                "    zero: Zero: enemies up to strength 9, and more deaths; the HP limit is 25 and stays there",
                "    on: Yes, at the price of a death",
                "    off: No, they stay hidden until you get there",
                "    strict: Strict: not even past one wall",
                "--option floors=…  How many floors lead down to the treasure. (3–45; otherwise 45)",
            ),
        ),
        (
            "fr",
            (
                "    -1\u202f: N’importe lequel\u202f: tiré au sort",
                "    on\u202f: Oui, au prix d’une mort",
                "    off\u202f: Non, chacune reste cachée jusqu’à son tour",
                "    closed\u202f: Fermé (closed)\u202f: à côté d’un mur, pas entre deux",
            ),
        ),
    ],
)
def test_values_with_an_explanation_have_a_line_below_their_option(run: Run, lang: str, lines: tuple[str, ...]) -> None:
    described = run("games", "paper_dungeon", "--lang", lang).out.splitlines()

    for line in lines:
        assert line in described
    assert not described[described.index(next(row for row in described if "floors=" in row)) + 1].startswith(" ")


def test_a_free_text_says_what_may_be_written(run: Run) -> None:
    """And its default."""
    english, french = [
        next(line for line in run("games", "dungeon_pen", "--lang", lang).out.splitlines() if "sheet=" in line)
        for lang in ("en", "fr")
    ]

    assert english.endswith("(croquis, oubliettes, colimacon, random or a file; otherwise croquis)")
    assert french.endswith("sinon croquis)")


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game_id", GAMES + SAMPLES)
def test_every_value_with_an_explanation_is_explained_once(run: Run, game_id: str, lang: str) -> None:
    """In every game: words of a choice, on and off, special numbers. Values without an explanation have no line."""
    texts = GameTexts(game_id, lang)
    described = run("games", game_id, "--lang", lang).out.splitlines()
    colon = "\u202f:" if lang == "fr" else ":"
    for place, option in enumerate(find(game_id).options):
        (heading,) = [row for row in described if row.startswith(f"--option {option.name}=")]
        below = described[described.index(heading) + 1 :]
        own = below[: next((row for row, line in enumerate(below) if not line.startswith("    ")), len(below))]
        values: list[tuple[str, Setting]] = []
        if isinstance(option, Choice):
            values = [(str(value), value) for value in option.values]
        elif isinstance(option, Flag):
            values = [("on", True), ("off", False)]
        elif isinstance(option, Whole):
            values = [(str(value), value) for value in option.also]
        words = [(spelled, texts.option_value(option.name, value)) for spelled, value in values]
        assert own == [f"    {spelled}{colon} {said}" for spelled, said in words if said != spelled], place


def test_rules_are_found_by_a_word(run: Run) -> None:
    """In titles or, if no title has it, in texts; accents and capitals do not matter."""
    assert run("rules", "new_dungeon", "AMBUSH").out.lower().count("ambush") > 3
    spring = run("rules", "new_dungeon", "--lang", "fr", "grimoire").out
    assert "Grimoire" in spring and len(spring) < len(run("rules", "new_dungeon", "--lang", "fr").out) / 3
    assert run("rules", "new_dungeon", "xylophone").code == 2


def test_rules_are_printed_whole_or_by_paragraph(run: Run) -> None:
    whole, one = run("rules", "pig"), run("rules", "pig", "turn.choice")

    assert whole.code == one.code == 0
    assert one.out.strip() in whole.out and len(one.out) < len(whole.out)
    assert run("rules", "pig", "--lang", "fr", "turn.choice").out not in ("", one.out)
