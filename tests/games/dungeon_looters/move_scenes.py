"""Helpers to move a figure and to ask for its options; random matches."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from oubliette.games.dungeon_looters import GAME
from oubliette.games.dungeon_looters.house_rules import OPTIONS
from oubliette.games.dungeon_looters.movement import move
from oubliette.games.dungeon_looters.state import Table, Turn
from oubliette.kernel import Ask, Choice, Event, Flag, IllegalSetUp, Match, Rule, Seeded, Setting, Value, Whole, play
from tests.games.dungeon_looters.scenes import looter, main_of, offered, turn_of


def walk(table: Table, archetype: str, *steps: Value, dice: Sequence[Value] = (), sprinting: bool = False) -> Turn:
    """Play one move with exactly these answers and dice."""
    turn = turn_of(table, archetype)
    play(move(table, turn, sprinting=sprinting), dice=dice, answers=steps)
    return turn


def moving(table: Table, archetype: str, *, sprinting: bool = False) -> Rule[None]:
    """The rule of a move, to stop at one of its questions."""
    return move(table, turn_of(table, archetype), sprinting=sprinting)


def ways(table: Table, archetype: str, *answers: Value, sprinting: bool = False) -> list[Value]:
    """The options of a move after these answers of players and fate."""
    return offered(moving(table, archetype, sprinting=sprinting), *answers)


def choices(table: Table, archetype: str, *answers: Value) -> list[Value]:
    """The options of the main phase after these answers."""
    return offered(main_of(table, archetype), *answers)


def actions(table: Table, archetype: str, *answers: Value) -> list[Value]:
    """The actions among the options of the main phase."""
    no_action = ("play", "drain")
    return [one for one in choices(table, archetype, *answers) if isinstance(one, tuple) and one[0] not in no_action]


def act(table: Table, archetype: str, action: str, target: str, *answers: Value, dice: Sequence[Value] = ()) -> None:
    """Play a main phase with this one action and its answers."""
    play(main_of(table, archetype), dice=dice, answers=[(action, target), *answers, "end_turn"])


def fact(event: Event, seat: int, name: str) -> object:
    """A fact of an event as that seat sees it; None if it is hidden."""
    seen = event.seen_by(seat)
    return None if seen is None else seen.facts.get(name)


def points(table: Table, archetype: str, count: int) -> None:
    """Give his next move this many points."""
    one = looter(table, archetype)
    one.move_marker = count - one.archetype.movement


# Matches of random players


def random_match(luck: Random) -> Match:
    """A match with random options and any number of players."""
    while True:
        options: dict[str, Setting] = {}
        for option in OPTIONS:
            if isinstance(option, Flag):
                options[option.name] = luck.random() < 0.5
            elif isinstance(option, Choice):
                options[option.name] = luck.choice(option.values)
            elif isinstance(option, Whole):
                options[option.name] = luck.randint(option.low, option.high)
        try:
            return Match.start(GAME, luck.choice(GAME.seats), options, Seeded(luck.getrandbits(32)))
        except IllegalSetUp:
            continue


_EAGER = {"end_turn": 0.2, "drop": 0.02, "play": 0.7, "stop": 0.15, "leave": 0.1, "back": 0.1, "pass": 3.0, "done": 5.0}


def busy_answer(luck: Random, ask: Ask[Any]) -> int:
    """A random answer, mostly an active one: else nobody would meet a rival, a chest or a locked door."""
    options = list(ask.options)
    weights = [_EAGER.get(one[0] if isinstance(one, tuple) else one, 1.0) for one in options]
    return luck.choices(range(len(options)), weights)[0]
