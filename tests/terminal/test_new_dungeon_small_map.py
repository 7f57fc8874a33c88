"""The board of the New Dungeon from afar: names, doors and heroes still can be seen."""

import re
from itertools import product

import pytest

from oubliette.games.new_dungeon.board import BOARD
from oubliette.games.new_dungeon.spaces import ROOM, Space
from oubliette.terminal.plain.boards.new_dungeon.overview import panel_of
from oubliette.terminal.plain.boards.new_dungeon.small_map import little_room
from oubliette.terminal.plain.screen import width_of
from oubliette.texts import languages
from tests.terminal.new_dungeon_views import a_pen, fresh, page, seen

ROOMS = [space for space in BOARD.spaces if space.kind == ROOM]


def names(rows: list[str]) -> set[str]:
    """All names of rooms and chambers. If the sign of a second door replaces the R, the name is a room's."""
    return {name.replace("~", "R") for name in re.findall(r"(?:[RC]|~(?=\d{3}))\d+", "\n".join(rows))}


def there(row: int | None = None) -> set[str]:
    return {space.id for space in BOARD.spaces if space.holds_cards and row in (None, panel_of(space)[1])}


def test_the_whole_board_has_all_names_on_a_wide_screen() -> None:
    for view, _ in seen(6)[::8]:
        rows = page(view, a_pen(6, 100), "map")
        assert names(rows) == there()
        assert len(rows) == 34 + 1
        assert "+ door, ~ secret door" in rows[-1].replace("\u00a0", " ")


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("row", [1, 2, 3])
def test_a_narrow_screen_shows_a_row_of_panels(row: int, lang: str) -> None:
    word = {"en": "map", "fr": "plan"}[lang]
    for view, _ in seen(6)[::8]:
        rows = page(view, a_pen(6, 80, lang), f"{word} {row}")
        assert names(rows) == there(row - 1)
        assert len(rows) <= 1 + 12 + 2
        assert all(width_of(line) <= 80 for line in rows)
        told = re.findall(r"\d", rows[0].partition(f"{word} ")[2])
        assert set(told) == {"1", "2", "3"} - {str(row)}


@pytest.mark.parametrize("width", [32, 44, 60])
def test_a_very_narrow_one_shows_its_panels_one_by_one(width: int) -> None:
    for row in (1, 2, 3):
        assert names(page(fresh(1), a_pen(1, width), f"map {row}")) == there(row - 1)


def test_it_is_the_row_of_who_is_to_play() -> None:
    for view, over in seen(3):
        if not over:
            hero = BOARD.spaces[BOARD.index[view["players"][view["turn_seat"]]["space"]]]
            assert page(view, a_pen(), "map") == page(view, a_pen(), f"map {panel_of(hero)[1] + 1}")


@pytest.mark.parametrize("word", ["map 0", "map 4", "map x", "map 1 2", "heroes 1"])
def test_there_are_three_rows(word: str) -> None:
    assert page(fresh(1), a_pen(1), word) == []


def test_heroes_are_called_by_their_letters() -> None:
    view = fresh(4)
    for hero in view["players"][3:]:
        hero["space"] = "K102"
    view["turn_seat"] = 0

    for width in (80, 100):
        text = "\n".join(page(view, a_pen(4, width), "map"))
        assert "@ABC" in text
        assert "@D" in text


@pytest.mark.parametrize("space", ROOMS, ids=lambda space: space.id)
def test_a_room_shows_its_doors_and_who_is_there(space: Space) -> None:
    links = BOARD.links[space.index]
    for state, count in product(("", "?", "!", "$", "!$"), range(7)):
        rows = little_room(space, state, list(range(count)), cleared=state in ("", "$"))
        text = "\n".join(rows)
        assert [len(row) for row in rows] == [4, 4]
        assert text.count("+") == len([link for link in links if link.kind == "door"])
        assert text.count("~") == len([link for link in links if link.kind == "secret"])
        assert space.id[1:] in text
        assert count != 1 or "A" in text
        assert not count or "A" in text or "@" in text
        assert count > 1 or state[-1:] in text


def test_a_door_is_on_the_side_where_it_is() -> None:
    def drawn(name: str) -> list[str]:
        return little_room(BOARD.spaces[BOARD.index[name]], "?", [], cleared=False)

    assert drawn("R101") == ["R101", "[?+]"]
    assert drawn("R113") == ["[?+]", "R113"]
    assert drawn("R106") == ["R106", "+?_~"]
    assert drawn("R104") == ["~104", "[?+]"]
