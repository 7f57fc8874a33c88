"""Which parts of the table are printed again, and messages about forced answers."""

import io
from collections.abc import Callable
from typing import Any

import pytest

from oubliette.kernel import Ask
from oubliette.terminal.plain.printing import Printer
from oubliette.terminal.plain.screen import Screen
from oubliette.texts import GameTexts, ShellTexts
from tests.table.test_forced import BRIDGE
from tests.terminal.conftest import Player

NEW: dict[str, Any] = {"game_id": "new_dungeon", "seed": 1, "seats": ["human"]}
MAP = "^ N"


@pytest.mark.parametrize("looks", [0, 2])
def test_own_steps_do_not_print_the_map_again_but_look_does(play: Player, looks: int) -> None:
    steps = play("\n".join(["n", "s", "n", *["look"] * looks, "quit"]), **NEW).screen

    assert steps.count("Ada goes to K109.") == 2 and steps.count("\n> ") == 4 + looks
    assert steps.count(MAP) == 1 + looks


def test_walking_off_the_map_prints_another(play: Player) -> None:
    """The map is a window: from T223 it shows the second level."""
    screen = play("n, n, n, n\nquit", **NEW).screen

    assert screen.count(MAP) == 2 and "Level 2" in screen


def test_the_map_is_printed_when_something_else_changed(play: Player) -> None:
    screen = play("k109\nstop\nquit", **NEW | {"seats": ["human", "greedy", "greedy", "greedy"]}).screen

    assert "Round 2." in screen and screen.count(MAP) == 2, "the others have moved"


def test_the_plan_of_a_floor_serves_for_the_roll_and_the_move(play: Player) -> None:
    """Paper App DUNGEON counts the turn when the die is rolled; nothing else has changed then."""
    wishes: dict[str, Any] = {"game_id": "paper_dungeon", "seats": ["human"], "options": {"notebook": 42, "floors": 3}}
    rolled, moved = [play(typed, **wishes).screen for typed in ("\nquit", "\n1\nquit")]

    assert rolled.count("Floor 1 of") == 1 and "rolls" in rolled
    assert moved.count("Floor 1 of") == 2


def test_the_only_answer_is_printed_when_the_table_gives_it(play: Player, offer: Callable[[Any], None]) -> None:
    offer(BRIDGE)

    alone = play("left\nquit", game_id="bridge", seats=["human:Ada", "random"], lang="en").screen
    together = play("left\nquit", game_id="bridge", seats=["human:Ada", "human:Bo"], lang="en").screen

    assert alone.count("toll: pay pay (the only possible answer).") == 1
    assert "only possible answer" not in together, "there everybody is asked"


@pytest.mark.parametrize(("text", "told"), [(".enter = pass", False), (".enter = play", True), (".pass = No", True)])
def test_a_forced_pass_is_not_printed(text: str, told: bool) -> None:
    """Passing is the answer of Enter, for example in windows without a possible reaction."""
    texts = GameTexts("test", "en", text=f"now-react = React?\n    {text}\n")
    out = io.StringIO()

    Printer(Screen(io.StringIO(), out, {}), texts, ShellTexts("en"), ("Ada",)).forced(Ask(0, "now.react", ("pass",)))

    assert ("React?" in out.getvalue()) == told
