"""Scenes for tests: one rule, scripted dice and answers, nothing left over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from oubliette.kernel.ask import FATE, Ask, Rule, Value
from oubliette.kernel.fate import Scripted
from oubliette.kernel.problems import ScriptProblem

T = TypeVar("T")


def play(rule: Rule[T] | Ask[T], dice: Sequence[Value] = (), answers: Sequence[Value] = ()) -> T:
    """Play one rule or question to its end with fate's and the players' answers by value; returns what it returns.

    Every value must fit the question that comes up, and none may be left over.
    """
    fate = Scripted(dice)
    people = Scripted(answers)
    flow: Rule[T] = iter(rule) if isinstance(rule, Ask) else rule
    try:
        ask = next(flow)
        while True:
            ask = flow.send(_scripted(ask, fate if ask.seat == FATE else people))
    except StopIteration as stop:
        fate.finish()
        people.finish()
        result: T = stop.value
        return result


def _scripted(ask: Ask[Any], script: Scripted) -> Any:  # noqa: ANN401 - the type of an answer is known to the rule
    try:
        return ask.options[script.answer(ask, 0)]
    except ScriptProblem as problem:
        who = "fate" if ask.seat == FATE else f"seat {ask.seat}"
        raise ScriptProblem(problem.slug, f"{who}: {problem}", **problem.facts) from None
