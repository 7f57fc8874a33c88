"""Scenes for tests: one rule, scripted dice and answers, nothing left over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from oubliette.kernel.ask import FATE, Ask, Rule, Value
from oubliette.kernel.events import Event, Log
from oubliette.kernel.fate import Scripted
from oubliette.kernel.problems import GameOver
from oubliette.kernel.state import State

T = TypeVar("T")


def play(rule: Rule[T] | Ask[T], dice: Sequence[Value] = (), answers: Sequence[Value] = ()) -> T:
    """Play one rule or question to its end with fate's and the players' answers by value; returns what it returns.

    Every value must fit the question that comes up, and none may be left over. A rule that ends the match raises
    GameOver here too.
    """
    fate = Scripted(dice)
    people = Scripted(answers, "a player")
    ply = 0
    flow: Rule[T] = iter(rule) if isinstance(rule, Ask) else rule
    try:
        ask = next(flow)
        while True:
            script = fate if ask.seat == FATE else people
            ask = flow.send(ask.options[script.answer(ask, ply)])
            ply += 1
    except GameOver:
        fate.finish()
        people.finish()
        raise
    except StopIteration as stop:
        fate.finish()
        people.finish()
        result: T = stop.value
        return result


def listen(table: State) -> list[Event]:
    """Hear what a table tells from now on: the events, as they come."""
    log = Log()
    table.log = log
    return log.events
