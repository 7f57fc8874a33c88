"""The spaces of the New Dungeon as the map draws them: every door can be seen, and every name read."""

from itertools import product

import pytest

from oubliette.games.new_dungeon.board import BOARD
from oubliette.games.new_dungeon.spaces import Space
from oubliette.terminal.plain.boards.new_dungeon.shapes import CELL, floor, walled

WALLED = [space for space in BOARD.spaces if space.holds_cards]
FLOORS = [space for space in BOARD.spaces if not space.holds_cards]


def fits(space: Space, rows: list[str]) -> bool:
    return len(rows) == space.height and {len(row) for row in rows} == {space.width * CELL}


def shows(text: str, count: int) -> bool:
    """Does the text show this many heroes, by letters or a number? Two signs are enough if both are too wide."""
    return "ABCDEF"[:count] in text or f"@×{count}" in text or (count > 2 and "@@" in text)


@pytest.mark.parametrize("space", WALLED, ids=lambda space: space.id)
def test_all_its_ways_can_be_seen(space: Space) -> None:
    rows = walled(space, "", [], "", cleared=False)
    links = BOARD.links[space.index]

    assert fits(space, rows)
    assert "".join(rows).count("+") == len([link for link in links if link.kind == "door"])
    assert "".join(rows).count("~") == len([link for link in links if link.kind == "secret"])
    for link in links:
        edge = {"north": rows[0], "south": rows[-1]}.get(link.way)
        side = "".join([row[0 if link.way == "west" else -1] for row in rows]) if edge is None else edge
        assert {"door": "+", "secret": "~", "arch": "·"}[link.kind] in side


def test_a_door_stands_where_the_two_spaces_touch() -> None:
    """R104 has its door to the corridor in the south, and a secret one to the room in the north."""
    space = BOARD.spaces[BOARD.index["R104"]]
    assert walled(space, "?", [], "", cleared=False) == ["[R104~?]", "[____+_]"]
    assert walled(space, "", [0], "", cleared=True) == ["[R104~·]", "[@A__+_]"]


@pytest.mark.parametrize("space", WALLED, ids=lambda space: space.id)
def test_name_cards_and_heroes_find_room(space: Space) -> None:
    states = ("", "$", "?", "!$") if space.kind == "room" else ("", "$", "???", "!??$")
    for state, count in product(states, range(7)):
        rows = walled(space, state, list(range(count)), "teleport" if space.power else "", cleared=not state.strip("$"))
        text = "\n".join(rows)
        assert fits(space, rows)
        assert space.id in text
        assert state in text
        assert not count or shows(text, count)
        assert not space.power or count or "teleport" in text


@pytest.mark.parametrize("space", FLOORS, ids=lambda space: space.id)
def test_a_corridor_shows_its_name_and_who_is_there(space: Space) -> None:
    assert space.id in floor(space, [], near=True, main="MAIN")[0]
    assert space.id[1:] in floor(space, [], near=False, main="MAIN")[0]
    assert space.id == "MAIN" or space.id not in floor(space, [], near=False, main="MAIN")[0]
    for count in range(1, 7):
        rows = floor(space, list(range(count)), near=True, main="MAIN")
        text = "\n".join(rows)
        assert fits(space, rows)
        assert shows(text, count)
        assert space.width * space.height == 1 or count > 1 or space.id in text


def test_a_cleared_room_is_floor() -> None:
    space = BOARD.spaces[BOARD.index["R101"]]
    assert walled(space, "", [], "", cleared=True) == ["[R101··]", "[____+_]"]
    assert walled(space, "?", [], "", cleared=False) == ["[R101? ]", "[____+_]"]
    assert walled(space, "!$", [1, 2], "", cleared=False) == ["[R101!$]", "[@BC_+_]"]
