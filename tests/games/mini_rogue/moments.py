"""Playing parts of a match: up to a question, a rule to its end, a zone from end to end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from oubliette.games.mini_rogue import GAME
from oubliette.games.mini_rogue.state import Table
from oubliette.kernel import FATE, Ask, Rule, Value, play


def waiting(rule: Rule[Any], dice: Sequence[Value] = (), answers: Sequence[Value] = ()) -> Ask[Any]:
    """The question, of fate or a player, that a rule asks after the script."""
    fate, people = list(dice), list(answers)
    ask = next(rule)
    while True:
        script = fate if ask.seat == FATE else people
        if not script:
            assert not fate and not people, f"{ask} came before {fate} and {people}"
            return ask
        value = script.pop(0)
        assert value in ask.options, f"{value} is no answer to {ask}"
        ask = next_ask(rule, value)


def next_ask(rule: Rule[Any], value: Value) -> Ask[Any]:
    """Answer a question and return the next one, which must exist."""
    try:
        return rule.send(value)
    except StopIteration:
        raise AssertionError(f"after {value} nothing was asked") from None


def questions(rule: Rule[Any], dice: Sequence[Value] = (), answers: Sequence[Value] = ()) -> list[str]:
    """Play a rule to its end; return the prompts to fate and players, in order."""
    prompts: list[str] = []
    play(_noted(rule, prompts), dice, answers)
    return prompts


def _noted(rule: Rule[Any], prompts: list[str]) -> Rule[None]:
    try:
        ask = next(rule)
        while True:
            prompts.append(ask.prompt)
            answer = yield ask
            ask = rule.send(answer)
    except StopIteration:
        return


def turns(table: Table, count: int) -> Rule[None]:
    """`count` steps of a zone: preparation, room, move, room, …"""
    for _ in range(count):
        yield from GAME.turn(table)


def whole_zone(table: Table) -> Rule[None]:
    """From the preparation to the next zone, by the stairs or by the pit."""
    zone = table.zone_number
    while table.zone_number == zone:
        yield from GAME.turn(table)
