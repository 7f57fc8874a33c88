"""Choosing several things, one question at a time.

Made for The New Dungeon (treasures dropped, spells thrown away), Dungeon Looters (hand limit, objects kept) and Paper
Dungeon (what to buy).

A player may name things in any order, as at a table. Offering only what lies after the last one named would give a
search fewer branches, but would hide the crown from a player who thinks of it first, and make random players prefer
some sets to others. What is the same is offered once, and the chosen come back in the order in which they lay, so that
naming them in another order leads to the same position.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from oubliette.kernel import Ask, Rule, Value

T = TypeVar("T", bound=Value)

DONE: Final = "done"  # the option that ends an open choice


def pick(
    seat: int, prompt: str, options: Sequence[T], count: int, facts: Mapping[str, Value] | None = None
) -> Rule[list[T]]:
    """Choose exactly `count` things, or all when there are no more. The fact `left` says how many are to be named."""
    places = list(range(len(options)))
    chosen: list[int] = []
    if count >= len(options):
        return list(options)
    while len(chosen) < count:
        offer = _different(options, places)
        answer = yield from Ask(seat, prompt, offer, _facts(facts, count - len(chosen)))
        chosen.append(_take(options, places, answer))
    return [options[place] for place in sorted(chosen)]


def pick_up_to(
    seat: int, prompt: str, options: Sequence[T], count: int, facts: Mapping[str, Value] | None = None
) -> Rule[list[T]]:
    """Choose any number of things up to `count`; the answer "done" ends it."""
    assert DONE not in options, f"{DONE!r} ends the choice and cannot be chosen"
    places = list(range(len(options)))
    chosen: list[int] = []
    while places and len(chosen) < count:
        offer: list[Value] = [*_different(options, places), DONE]
        answer = yield from Ask(seat, prompt, offer, _facts(facts, count - len(chosen)))
        if answer == DONE:
            break
        chosen.append(_take(options, places, answer))
    return [options[place] for place in sorted(chosen)]


def _different(options: Sequence[T], places: list[int]) -> list[T]:
    """What is left to choose from, each kind once, in order."""
    seen: dict[T, None] = {}
    for place in places:
        seen[options[place]] = None
    return list(seen)


def _take(options: Sequence[T], places: list[int], answer: Value) -> int:
    for place in places:
        if options[place] == answer:
            places.remove(place)
            return place
    raise AssertionError(f"{answer!r} was not offered")


def _facts(facts: Mapping[str, Value] | None, left: int) -> dict[str, Value]:
    known: dict[str, Value] = dict(facts) if facts is not None else {}
    known["left"] = left
    return known
