"""How far a hero can get with the steps he has left: players may click on a distant space."""

from __future__ import annotations

from typing import Any, Final

from oubliette.games.new_dungeon.board import BOARD
from oubliette.games.new_dungeon.secret_doors import has_door_card
from oubliette.games.new_dungeon.spaces import Link
from oubliette.games.new_dungeon.state import Hero, Table
from oubliette.games.new_dungeon.treasures import free_treasures
from oubliette.kernel import Ask, Way

_STEP: Final = "decide.step"
_FLIGHT: Final = "decide.flight"


def ways_from(table: Table, ask: Ask[Any]) -> list[Way]:
    """One shortest way to each space in reach: first a step that the question offers, then steps that need no roll.

    A monster ends a way. The ways tell no secret: everybody knows where monsters are, and he knows his own cards.
    """
    facts = ask.facts or {}
    left = facts.get("left", 0)
    if ask.prompt not in (_STEP, _FLIGHT) or not isinstance(left, int):
        return []
    hero = table.heroes[ask.seat]
    links = BOARD.links if has_door_card(hero) else BOARD.free
    starts = [BOARD.index[option] for option in ask.options if option in BOARD.index]
    if ask.prompt == _STEP:
        return _walks(table, hero, links, starts, left)
    used = facts.get("used", ())
    assert isinstance(used, tuple)
    return _flights(table, links, starts, left, [BOARD.index[space] for space in used])


def _walks(table: Table, hero: Hero, links: tuple[tuple[Link, ...], ...], starts: list[int], left: int) -> list[Way]:
    found = [Way(BOARD.ids[start], BOARD.ids[start], -1) for start in starts]
    steps = [1] * len(found)
    known = {hero.at, *starts}
    for number, way in enumerate(found):  # the loop body appends to it
        space = BOARD.index[way.place]
        if steps[number] >= left or table.monsters[space]:
            continue
        for link in links[space]:
            if link.to not in known:
                known.add(link.to)
                found.append(Way(BOARD.ids[link.to], BOARD.ids[link.to], number))
                steps.append(steps[number] + 1)
    return found


def _flights(
    table: Table, links: tuple[tuple[Link, ...], ...], starts: list[int], left: int, used: list[int]
) -> list[Way]:
    """Ways that never use a space twice. [ambush.flight]

    A fugitive with one step possible and nothing to pick up is not asked. So a way leads on to the next space with a
    question, or to the end of the flight: he cannot stop in between.
    """
    found: list[Way] = []
    paths: list[list[int]] = []  # by way: the spaces used before, then its own
    known = set(used)

    def set_out(start: int, path: list[int], after: int) -> None:
        path = [*path, start]
        while len(path) - len(used) < left and not free_treasures(table, path[-1]):
            ahead = _ahead(table, links, path)
            if len(ahead) != 1:
                break
            path.append(ahead[0])
        if path[-1] not in known:
            known.add(path[-1])
            found.append(Way(BOARD.ids[path[-1]], BOARD.ids[start], after))
            paths.append(path)

    for start in starts:
        set_out(start, used, -1)
    for number, path in enumerate(paths):  # `set_out` appends to it
        if len(path) - len(used) < left:
            for space in _ahead(table, links, path):
                set_out(space, path, number)
    return found


def _ahead(table: Table, links: tuple[tuple[Link, ...], ...], path: list[int]) -> list[int]:
    return [link.to for link in links[path[-1]] if link.to not in path and not table.monsters[link.to]]
