"""The board as it is loaded, against the design that the specification describes."""

from __future__ import annotations

from collections import Counter, deque
from statistics import median

import pytest

from oubliette.games.new_dungeon.board import BOARD, MAIN
from oubliette.games.new_dungeon.spaces import Link

HIDDEN_ROOMS = {"R110", "R206", "R209", "R305", "R312", "R404", "R410", "R504", "R511", "R605", "R606"}
SECRET_PASSAGES = {"K601", "K420", "K421"}


def distances(start: int, *, secret: bool = True, across: bool = False) -> dict[str, int]:
    """Fewest moves to every space, crossing rooms and chambers or not."""
    found = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        if not across and here != start and BOARD.spaces[here].holds_cards:
            continue
        for link in BOARD.links[here] if secret else BOARD.free[here]:
            if link.to not in found:
                found[link.to] = found[here] + 1
                queue.append(link.to)
    return {BOARD.ids[space]: steps for space, steps in found.items()}


FROM_MAIN = distances(MAIN)


def links_of(space: str) -> dict[str, str]:
    """The neighbours of a space, and the kind of each way."""
    return {BOARD.ids[link.to]: link.kind for link in BOARD.links[BOARD.index[space]]}


def every_link() -> dict[int, Link]:
    return {link.number: link for out in BOARD.links for link in out}


def on_level(kind: str, level: int) -> list[str]:
    return [space.id for space in BOARD.spaces if space.kind == kind and space.level == level]


def test_the_board_has_270_spaces() -> None:
    """[move.cost] Spec 2.9: kinds of space."""
    kinds = Counter(space.kind for space in BOARD.spaces)
    assert kinds == {"main": 1, "corridor": 153, "stairs": 24, "room": 80, "chamber": 12}


def test_the_links_are_of_four_kinds() -> None:
    """[move.links] Spec 2.9."""
    kinds = Counter(link.kind for link in every_link().values())
    assert kinds == {"open": 193, "arch": 36, "door": 69, "secret": 34}


def test_a_room_has_one_ordinary_door_and_a_chamber_three_arches() -> None:
    """[move.links] Spec 2.9."""
    for space in BOARD.spaces:
        kinds = Counter(links_of(space.id).values())
        if space.kind == "room":
            assert kinds["door"] == (0 if space.hidden else 1), space.id
        if space.kind == "chamber":
            assert kinds["arch"] == 3, space.id


def test_rooms_and_chambers_are_spread_over_the_levels() -> None:
    """[setup.level_decks] Spec 2.1."""
    assert [len(on_level("room", level)) for level in range(1, 7)] == [14, 14, 14, 14, 14, 10]
    assert [len(on_level("chamber", level)) for level in range(1, 7)] == [2, 2, 2, 2, 2, 2]


def test_eleven_rooms_have_secret_doors_only() -> None:
    """[secret.roll] Spec 2.9."""
    assert {space.id for space in BOARD.spaces if space.hidden} == HIDDEN_ROOMS
    for room in HIDDEN_ROOMS:
        assert set(links_of(room).values()) == {"secret"}, room


def test_without_secret_doors_only_hidden_rooms_and_two_passages_are_out_of_reach() -> None:
    """[secret.roll] Spec 2.9."""
    open_to_all = distances(MAIN, secret=False)
    assert {space.id for space in BOARD.spaces if space.id not in open_to_all} == HIDDEN_ROOMS | SECRET_PASSAGES


@pytest.mark.parametrize(
    ("level", "entry", "nearest", "middle", "farthest", "chambers"),
    [
        (1, 0, 2, 4, 6, [3, 2]),
        (2, 4, 7, 11, 13, [9, 8]),
        (3, 5, 7, 14, 20, [10, 17]),
        (4, 5, 7, 13.5, 20, [16, 10]),
        (5, 10, 12, 15.5, 19, [15, 16]),
        (6, 4, 5, 10, 13, [8, 8]),
    ],
)
def test_a_level_is_as_far_from_the_main_staircase_as_printed(
    level: int, entry: int, nearest: int, middle: float, farthest: int, chambers: list[int]
) -> None:
    """[goal.depth_tradeoff] Spec 2.9: the table of distances."""
    here = [FROM_MAIN[space.id] for space in BOARD.spaces if space.level == level and space.id in FROM_MAIN]
    rooms = [FROM_MAIN[room] for room in on_level("room", level)]
    assert min(here) == entry
    assert (min(rooms), median(rooms), max(rooms)) == (nearest, middle, farthest)
    assert [FROM_MAIN[chamber] for chamber in on_level("chamber", level)] == chambers


def test_nothing_is_farther_than_twenty_spaces() -> None:
    """[move.allowance] Spec 2.9: four turns at five spaces. The secret passages lie behind rooms."""
    everywhere = distances(MAIN, across=True)
    assert len(everywhere) == 270
    assert max(everywhere.values()) == 20
    assert {space.id for space in BOARD.spaces if space.id not in FROM_MAIN} == SECRET_PASSAGES


def test_the_next_room_is_never_far() -> None:
    """[goal.depth_tradeoff] Spec 2.9: 2.3 spaces on average, five at most."""
    places = [*BOARD.rooms, *BOARD.chambers]
    nearest = []
    for place in places:
        steps = distances(place)
        nearest.append(min(steps[BOARD.ids[other]] for other in places if other != place))
    assert max(nearest) <= 5
    assert sum(nearest) / len(nearest) == pytest.approx(2.3, abs=0.05)


def test_twelve_staircases_of_two_spaces_join_the_panels() -> None:
    """[goal.depth_tradeoff] Spec 2.9: one of them leads from level 1 straight to level 6."""
    joined = []
    for space in BOARD.spaces:
        if space.kind == "stairs":
            for link in BOARD.links[space.index]:
                other = BOARD.spaces[link.to]
                if other.kind == "stairs" and link.kind == "open" and space.index < other.index:
                    joined.append((space.level, other.level))
    assert len(joined) == 12
    assert sorted(joined).count((1, 6)) == 1
    assert all(one != other for one, other in joined)


@pytest.mark.parametrize(
    ("chamber", "power"),
    [("C22", "teleport"), ("C32", "healing"), ("C42", "magical_tome"), ("C52", "healing"), ("C61", "teleport")],
)
def test_five_chambers_have_powers(chamber: str, power: str) -> None:
    """[chamber.healing] [chamber.magical_tome] [chamber.teleport] Spec 2.10."""
    assert BOARD.spaces[BOARD.index[chamber]].power == power
    assert len([space for space in BOARD.spaces if space.power]) == 5


def test_the_secret_passages_lead_where_they_should() -> None:
    """[secret.roll] Spec 2.9."""
    assert links_of("K601") == {"R112": "secret", "R601": "secret"}
    assert links_of("K420") == {"R106": "secret", "K421": "open"}
    assert links_of("K421") == {"R411": "secret", "K420": "open"}
    assert links_of("K501") == {"K335": "open", "R501": "secret"}


def test_a_room_is_two_by_two_cells_and_a_chamber_at_least_ten() -> None:
    """[move.cost] Spec 2.9: but the Library of the Tome, 4 by 2, is drawn smaller than the text says."""
    for space in BOARD.spaces:
        if space.kind == "room":
            assert (space.width, space.height) == (2, 2), space.id
        if space.kind == "chamber" and space.id != "C42":
            assert space.width * space.height >= 10, space.id
        if space.kind in ("corridor", "stairs"):
            assert sorted([space.width, space.height]) in ([1, 1], [1, 2]), space.id


def test_every_way_leads_back_in_the_opposite_direction() -> None:
    """[move.links] A hero may turn back."""
    opposite = {"north": "south", "south": "north", "east": "west", "west": "east"}
    for space in BOARD.spaces:
        for link in BOARD.links[space.index]:
            back = BOARD.link(link.to, space.index)
            assert back is not None
            assert (back.kind, back.number, back.way) == (link.kind, link.number, opposite[link.way])


def test_the_ways_out_of_a_space_go_round_like_a_clock() -> None:
    """[move.links] North, east, south, west: so questions list them."""
    order = ["north", "east", "south", "west"]
    for links in BOARD.links:
        ways = [order.index(link.way) for link in links]
        assert ways == sorted(ways)


def test_an_id_says_what_a_space_is_and_how_deep_it_lies() -> None:
    """The data that is generated for the browser relies on it."""
    letters = {"main": "M", "corridor": "K", "stairs": "T", "room": "R", "chamber": "C"}
    for space in BOARD.spaces:
        assert space.id[0] == letters[space.kind]
        assert space.kind == "main" or space.id[1] == str(space.level)
