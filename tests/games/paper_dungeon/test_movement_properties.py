"""Properties of every move, on any floor and whatever the player chooses."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from oubliette.games.paper_dungeon.state import Table
from oubliette.kernel import FATE, listen
from tests.games.paper_dungeon.random_floors import Spot, spots
from tests.games.paper_dungeon.reference_rules import DELTAS, beside
from tests.games.paper_dungeon.scenes import Place, hero_of, one_move, path, slugs, where

ROLLS = st.sampled_from([1, 2, 3, 4, 5, 6, 8, 10, 12])
PICKS = st.lists(st.integers(0, 11), max_size=16)


def moved(table: Table, roll: int, picks: list[int]) -> None:
    """Play a move with arbitrary answers; webs roll a 1."""
    rule, left = one_move(table, roll), list(picks)
    try:
        ask = next(rule)
        while True:
            pick = left.pop() if left and ask.seat != FATE else 0
            ask = rule.send(ask.options[pick % len(ask.options)])
    except StopIteration:
        return


def step(spot: Spot, one: Place, other: Place) -> str:
    """The heading of a step of a line; empty for a jump from teleporter to teleporter."""
    if {one, other} == spot.marked("T"):
        return ""
    found = [heading for heading in DELTAS if beside(one, heading) == other]
    assert found, f"{one} and {other} are no neighbours"
    return found[0]


def steps_of(spot: Spot, line: list[Place]) -> list[tuple[Place, str]]:
    """The start and heading of each step, without jumps."""
    pairs = [(one, step(spot, one, other)) for one, other in pairwise(line)]
    return [(one, heading) for one, heading in pairs if heading]


# Teleporters side by side would make a jump look like a step.
APART = spots().filter(lambda spot: not any(beside(t, h) in spot.marked("T") for t in spot.marked("T") for h in DELTAS))


@pytest.mark.slow
@given(APART, ROLLS, PICKS)
@settings(max_examples=200)
def test_no_move_enters_a_wall_or_passes_a_closed_corner(spot: Spot, roll: int, picks: list[int]) -> None:
    """[move.blocked] [ruling.walls_are_squares] [ruling.closed_corner] [meet.lock] Every step was open."""
    table = spot.table()
    moved(table, roll, picks)
    page, key = spot.page, spot.key
    for number, (one, heading) in enumerate(steps_of(spot, path(table))):
        key = key or (number > 0 and page.mark(one) == "k")  # a key under the hero counts only if he comes back to it
        assert not page.blocked(one, heading, key), f"{heading} from {one}"


@pytest.mark.slow
@given(APART, ROLLS, PICKS)
@settings(max_examples=200)
def test_a_move_travels_exactly_its_steps(spot: Spot, roll: int, picks: list[int]) -> None:
    """[move.full_distance] Unless a web or the stairs end it, it was lost, or no way is open at all."""
    table = spot.table()
    events = listen(table)
    moved(table, roll, picks)
    travelled = len(steps_of(spot, path(table)))
    cut = {"meet.web", "move.lost", "move.shut_in"} & set(slugs(events))
    assert travelled <= roll
    assert travelled == roll or cut or hero_of(table).done
    if "move.lost" in cut:
        assert travelled == 0


@given(APART, ROLLS, PICKS)
@settings(max_examples=200)
def test_a_move_keeps_its_style_and_its_heading(spot: Spot, roll: int, picks: list[int]) -> None:
    """[move.turn_keeps_style] [move.keep_heading] [move.turn_only_at_wall] It turns where the way is blocked only."""
    table = spot.table()
    moved(table, roll, picks)
    page, key, before = spot.page, spot.key, ""
    for one, heading in steps_of(spot, path(table)):
        key = key or (page.mark(one) == "k" and one != spot.at)
        assert len(heading) == (2 if roll % 2 else 1)
        assert before in ("", heading) or page.blocked(one, before, key), f"turned at {one} without a wall"
        before = heading


@given(APART, ROLLS, PICKS)
@settings(max_examples=200)
def test_the_line_ends_where_the_hero_stands(spot: Spot, roll: int, picks: list[int]) -> None:
    """[turn.mark_path] It begins where the hero stood, and a web or nothing lies behind its last square."""
    table = spot.table()
    moved(table, roll, picks)
    line = path(table)
    assert (line[0], line[-1]) == (spot.at, where(table))
    fresh = spot.marked("w") - spot.taken
    assert not fresh & set(line[1:-1])


def colour(place: Place) -> int:
    return (place[0] + place[1]) % 2


@given(spots(finds="@>kLTT"), ROLLS, PICKS)
@settings(max_examples=200)
def test_heroes_stay_on_one_colour(spot: Spot, roll: int, picks: list[int]) -> None:
    """[move.parity] Without webs, and with teleporters on like-coloured squares."""
    assume(len({colour(place) for place in spot.marked("T")}) < 2)
    table = spot.table()
    events = listen(table)
    moved(table, roll, picks)
    if not hero_of(table).done and "move.shut_in" not in slugs(events):
        assert colour(where(table)) == colour(spot.at)


@given(APART, ROLLS, PICKS)
@settings(max_examples=100)
def test_a_hero_who_can_move_does(spot: Spot, roll: int, picks: list[int]) -> None:
    """[move.lost] Only where all four headings of the style are blocked is a move lost."""
    table = spot.table()
    events = listen(table)
    moved(table, roll, picks)
    style = [heading for heading in DELTAS if len(heading) == (2 if roll % 2 else 1)]
    shut = all(spot.page.blocked(spot.at, heading, spot.key) for heading in style)
    assert ("move.lost" in slugs(events)) == shut
    assert (len(path(table)) == 1) == shut


@given(spots(finds="@>kLTTww", fresh=True), ROLLS, PICKS)
@settings(max_examples=100)
def test_finds_of_the_line_are_used_and_no_others(spot: Spot, roll: int, picks: list[int]) -> None:
    """[meet.mandatory] [meet.once] The web that held and the key that was passed: a mask of the line, nothing more."""
    table = spot.table()
    moved(table, roll, picks)
    entered = set(path(table)[1:])
    used = entered & (spot.marked("w") | spot.marked("k"))
    assert hero_of(table).taken == sum(1 << row * len(spot.rows[0]) + col for row, col in used)
    assert bool(hero_of(table).key) == bool(entered & spot.marked("k"))


@given(spots(corners=("closed",)), ROLLS)
@settings(max_examples=100)
def test_rules_for_corners_matter_to_diagonals_only(spot: Spot, roll: int) -> None:
    """[move.blocked] An orthogonal move is the same under all three."""
    assume(roll % 2 == 0)
    lines = []
    for corners in ("closed", "free", "strict"):
        table = replace(spot, corners=corners).table()
        moved(table, roll, [])
        lines.append(path(table))
    assert lines[0] == lines[1] == lines[2]
