"""For tests: play one rule with scripted dice and answers."""

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
    """Play one rule or question to its end and return its result. `dice` are fate's answers, by value.

    Each value must be legal for its question, and none may be left over. GameOver passes through.
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
    """The events that the table tells from now on: the list grows with each."""
    log = Log()
    table.log = log
    return log.events
