"""How far a hero can get with the steps he has left, for people who point at a space instead of walking to it."""

from __future__ import annotations

from typing import Any, Final

from oubliette.games.new_dungeon.board import BOARD
from oubliette.games.new_dungeon.secret_doors import has_door_card
from oubliette.games.new_dungeon.state import Table
from oubliette.kernel import Ask, Way

_WALKS: Final = ("decide.step", "decide.flight")


def ways_from(table: Table, ask: Ask[Any]) -> list[Way]:
    """One shortest way to each space in reach: the steps that the question offers, and on from there without a roll.

    A monster ends a way, so none leads past one. How many cards lie in a space is public, and his own are his to know.
    """
    facts = ask.facts or {}
    left = facts.get("left", 0)
    if ask.prompt not in _WALKS or not isinstance(left, int):
        return []
    hero = table.heroes[ask.seat]
    links = BOARD.links if has_door_card(hero) else BOARD.free
    flees = ask.prompt == "decide.flight"
    found = [Way(option, option, -1) for option in ask.options if option in BOARD.index]
    steps = [1] * len(found)
    known = {BOARD.ids[hero.at], *[way.place for way in found]}
    used = facts.get("used", ())  # nobody flees over the same space twice [ambush.flight]
    if isinstance(used, tuple):
        known.update([str(space) for space in used])
    for number, way in enumerate(found):  # it grows while we go through it
        space = BOARD.index[way.place]
        if steps[number] >= left or table.monsters[space]:
            continue
        for link in links[space]:
            place = BOARD.ids[link.to]
            if place not in known and not (flees and table.monsters[link.to]):
                known.add(place)
                found.append(Way(place, place, number))
                steps.append(steps[number] + 1)
    return found
