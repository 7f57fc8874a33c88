"""`hint` at the plain terminal, and bots with a level."""

import re

import pytest

from oubliette.bots.findings import EXACT, ONLY, SEARCH, Findings, Verdict
from oubliette.games.pig import GAME as PIG
from oubliette.kernel import Match, Scripted
from oubliette.terminal.plain.choices import Choices
from oubliette.terminal.plain.hinting import hint_lines
from oubliette.terminal.plain.printing import Printer
from oubliette.terminal.plain.screen import Screen
from oubliette.texts import GameTexts, ShellTexts
from tests.terminal.conftest import Player


def told(found: Findings, lang: str = "en") -> list[str]:
    match = Match.start(PIG, seats=2, fate=Scripted([6]))
    assert match.ask is not None
    texts = GameTexts("pig", lang)
    printer = Printer(Screen(None, None, {}), texts, ShellTexts(lang, strict=True), ("Ada", "Bo"))
    return hint_lines(found, Choices(match.ask, texts, ("Ada", "Bo")), printer)


def test_a_hint_says_what_how_sure_and_what_else(play: Player) -> None:
    played = play("hint 40\nquit")

    screen = " ".join(played.screen.split())
    assert "Let me think… I would answer: Roll the die again I played on 40 times in my head." in screen
    assert re.search(r"1\. Roll the die again – prospects \d+%, give or take \d+", screen)
    assert re.search(r"2\. Hold, .* – prospects \d+%", screen)
    assert not played.kept, "asking is no answer"


def test_a_hint_in_french_by_either_word(play: Player) -> None:
    for word in ("conseil", "indice", "hint"):
        screen = " ".join(play(f"{word} 10\nquit", lang="fr").screen.split())
        assert "Je répondrais" in screen and "J’ai joué la suite 10 fois dans ma tête." in screen


def test_a_wrong_budget_is_refused(play: Player) -> None:
    screen = " ".join(play("hint soon\nquit").screen.split())

    assert "“soon” is not a time to think: write a number of tries (500) or a time" in screen


def test_dice_of_ones_own_need_no_hint(play: Player) -> None:
    screen = play("hint\nquit", dice="real").screen

    assert "there is nothing to recommend" in screen


@pytest.mark.parametrize(
    ("value", "word"),
    [
        (0.9, "I am certain."),
        (0.58, "quite sure (9"),
        (0.55, "fairly sure (8"),
        (0.505, "It is close"),
        (0.45, "I go by experience"),
    ],
)
def test_it_says_how_sure_it_is(value: float, word: str) -> None:
    lines = told(Findings(SEARCH, [Verdict(0, value, 0.03, 9), Verdict(1, 0.5, 0.03, 8)]))

    assert lines[0] == "I would answer: Roll the die again"
    assert lines[1].startswith("I played on 17 times in my head. ") and word in lines[1]


def test_several_close_answers_are_close_and_not_against_experience() -> None:
    lines = told(Findings(SEARCH, [Verdict(0, 0.53, 0.05, 9), *[Verdict(1, 0.52, 0.05, 8) for _ in range(5)]]))

    assert "It is close" in lines[1]
    assert "too little" in told(Findings(SEARCH, [Verdict(0, 0.5, 0.5, 1)]))[1]


def test_a_single_try_is_printed_without_an_error() -> None:
    assert told(Findings(SEARCH, [Verdict(0, 0.5, 0.1, 9), Verdict(1, 0.4, 0.5, 1)]))[-1].endswith(
        "prospects 40%, tried only once"
    )


def test_an_exact_solution_is_printed_as_certain() -> None:
    lines = told(Findings(EXACT, [Verdict(1, 0.75), Verdict(0, 0.5)]))

    assert lines == [
        "I would answer: Hold, and bring the 6 points home",
        "I reckoned it out, roll by roll.",
        "  2. Hold, and bring the 6 points home – prospects 75%",
        "  1. Roll the die again – prospects 50%",
    ]
    assert told(Findings(ONLY, [Verdict(0, 0.5)]))[0] == "There is nothing to choose."


def test_levels_have_a_name_and_a_description(play: Player) -> None:
    screen = " ".join(play("quit", seats=["human:Ada", "hard"]).screen.split())
    assert "Ada (you) and Torch 2 (a bot). Torch 2: Stubborn, weighs every step" in screen

    screen = " ".join(play("quit", seats=["human:Ada", "easy:Bo"], lang="fr").screen.split())
    assert "Bo : Gai et insouciant" in screen


def test_a_bot_may_have_a_budget_and_a_name(play: Player) -> None:
    played = play("2\nquit", seats=["human:Ada", "search:5:Bo"], options={"target": 100})

    assert "Bo (a bot)" in played.screen
    assert "Bo rolls" in played.screen


@pytest.mark.parametrize(
    ("game_id", "lang", "facts", "message"),
    [
        (
            "mini_rogue",
            "en",
            {"survive": 87, "hp_tenths": 43, "rounds_tenths": 25},
            "at least 87% to survive this fight",
        ),
        ("mini_rogue", "fr", {"survive": 87, "hp_tenths": 43, "rounds_tenths": 25}, "avec 4,3 PV, en 2,5 assauts"),
        ("paper_dungeon", "en", {"alive": 99, "hp_tenths": 70, "turns_tenths": 81}, "7.0 HP on average, 8.1 turns"),
        ("paper_dungeon", "fr", {"alive": 99, "hp_tenths": 70, "turns_tenths": 81}, "encore 8,1 tours"),
    ],
)
def test_the_figures_of_an_exact_solution_are_told(
    game_id: str, lang: str, facts: dict[str, int], message: str
) -> None:
    assert message in GameTexts(game_id, lang, strict=True).hint(facts)
