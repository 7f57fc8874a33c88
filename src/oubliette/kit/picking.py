"""Choosing several things, one question at a time.

Made for The New Dungeon (treasures dropped, spells thrown away), Dungeon Looters (hand limit, objects kept) and Paper
Dungeon (what to buy).

A player may name things in any order, as at a real table. If we offered only things that lie after the last one named,
a search would have fewer branches, but a player who thinks of the crown first could not name it, and random players
would prefer some sets. Equal things are offered once. The functions return the chosen things in their original order,
so that the order of naming does not change the position.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from oubliette.kernel import Ask, Rule, Value

T = TypeVar("T", bound=Value)

DONE: Final = "done"  # the option that ends `pick_up_to`


def pick(
    seat: int, prompt: str, options: Sequence[T], count: int, facts: Mapping[str, Value] | None = None
) -> Rule[list[T]]:
    """Choose exactly `count` things, or all if there are fewer. The fact `left` says how many are still to name."""
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
    assert DONE not in options, f"{DONE!r} ends the choice: no thing may have this name"
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
    """The options at these places, without duplicates, in order."""
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
