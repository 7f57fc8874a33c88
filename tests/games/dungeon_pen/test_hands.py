"""The options fix how a seat flicks, and nobody can change it during the match. Rulebook: the flick."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from oubliette.bots import find_bot
from oubliette.games.dungeon_pen import GAME
from oubliette.games.dungeon_pen.aiming import AIMS
from oubliette.kernel import IllegalAnswer, Match, Seeded
from oubliette.table import Bot, Person, Table
from oubliette.texts import ShellTexts
from tests.games.dungeon_pen.scenes import NORTH, aim


def sat(hand: str) -> Table:
    """A table where Ada begins and flicks in this way, against a bot."""
    options = {"hand1": hand, "hand2": "gesture", "first_player": "seat1"}
    match = Match.start(GAME, 2, options, Seeded(3))
    return Table(match, [Person("Ada"), Bot("Bo", find_bot("greedy", GAME.id)(GAME, 1, 1))])


def swing(table: Table) -> list[tuple[float, float, float]]:
    """A gesture to the north at half strength."""
    player = table.match.view(0)["players"][0]
    return [(0.0, player["x"], player["y"]), (80.0, player["x"], player["y"] - 1.32)]


def refused(table: Table, answer: str) -> str:
    """The problem with a refused answer. Checks that the match has not changed."""
    before = list(table.match.answers)
    ways: dict[str, Callable[[], None]] = {
        "gesture": lambda: table.gesture(0, swing(table)),
        "index": lambda: table.answer(0, AIMS.index(aim(NORTH, 50))),
        "value": lambda: table.choose(0, aim(NORTH, 50)),
    }
    with pytest.raises(IllegalAnswer) as caught:
        ways[answer]()
    assert table.match.answers == before
    for lang in ("fr", "en"):
        assert ShellTexts(lang).has(f"problem-{caught.value.slug}")
    return caught.value.slug


def test_a_seat_that_aims_cannot_make_a_gesture() -> None:
    """[flick.hand]"""
    table = sat("aim")
    assert refused(table, "gesture") == "not_by_gesture"
    table.choose(0, aim(NORTH, 50))
    assert len(table.match.answers) > 1


def test_a_gesture_seat_cannot_aim() -> None:
    """[flick.hand] Neither by naming an aim nor by its number."""
    table = sat("gesture")
    assert refused(table, "value") == refused(table, "index") == "only_by_gesture"
    ply = table.ply
    table.gesture(0, swing(table))
    assert table.match.answers[ply] == AIMS.index(aim(NORTH, 50))


def test_a_seat_with_a_pencil_cannot_make_a_gesture() -> None:
    """[flick.hand] [flick.real_pencil]"""
    assert refused(sat("pencil"), "gesture") == "not_by_gesture"


def test_a_habit_cannot_aim_for_a_gesture_seat() -> None:
    """[flick.hand]"""
    table = sat("gesture")
    table.auto(0, "decide.aim", aim(NORTH, 50))
    ply = table.ply
    table.advance()
    assert table.ply == ply


def test_other_questions_are_answered_as_ever() -> None:
    """[flick.hand] A gesture seat names its character like everybody else."""
    match = Match.start(GAME, 2, {"hand1": "gesture", "characters": "choose"}, Seeded(3))
    table = Table(match, [Person("Ada"), Person("Bo")])
    table.choose(0, "elf")
    assert match.table.players[0].character.id == "elf"


def test_a_bot_in_a_gesture_seat_gives_its_aim_with_the_error_of_a_gesture() -> None:
    """[flick.hand] [ruling.bot_gesture] It has no hand to make one with."""
    match = Match.start(GAME, 2, {"hand1": "gesture", "hand2": "gesture"}, Seeded(3))
    bots = [find_bot("greedy", GAME.id)(GAME, seat, 1) for seat in (0, 1)]
    match.play_on(bots, 40)
    assert len(match.table.strokes) > 1
    assert [player["flick"]["profile"] for player in match.view(0)["players"]] == ["steady", "steady"]


def test_a_record_of_gestures_replays_like_any_other() -> None:
    """[flick.hand] It keeps the set-up and the answers, and knows nothing of hands."""
    table = sat("gesture")
    table.gesture(0, swing(table))
    again = Match.replay(table.match.record(), GAME)
    assert again.answers == table.match.answers and again.view(0) == table.match.view(0)
