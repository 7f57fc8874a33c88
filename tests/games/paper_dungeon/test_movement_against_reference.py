"""Compares the game's quick look-ahead with the slow reference implementation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from oubliette.games.paper_dungeon.turn import play_turn
from oubliette.kernel import FATE, Ask
from tests.games.paper_dungeon.random_floors import Spot, spots
from tests.games.paper_dungeon.reference_rules import Adventure, Question, Walker, first_tier, turn_tier
from tests.games.paper_dungeon.scenes import headings, hero_of, path, turns, where

STEPS = st.sampled_from([1, 2, 3, 4, 5, 6, 8, 10, 12])


def in_mid_move(spot: Spot) -> Walker:
    """The reference walker in the middle of a move that began here."""
    walker = spot.walker()
    return Walker(
        walker.page,
        walker.at,
        walker.trail | {walker.at} if walker.by_squares else walker.trail,
        walker.webs,
        walker.key,
        walker.jumped,
        walker.by_squares,
    )


@pytest.mark.slow
@given(spots(), STEPS)
@settings(max_examples=400)
def test_first_headings_are_those_of_the_reference(spot: Spot, steps: int) -> None:
    """[move.start_tiers] [move.trajectory] Tier and headings, with any trail, webs, key and teleporters."""
    diagonal = steps % 2 == 1
    assert headings(spot.table(), steps) == first_tier(in_mid_move(spot), steps, diagonal)


@given(spots(by_squares=False, finds="@>kLwww"), STEPS)
@settings(max_examples=200)
def test_first_headings_that_must_not_reverse_the_last_step(spot: Spot, steps: int) -> None:
    """[move.start_tiers] trail_rule reverse: only the square that the hero came from is kept off, by the first step."""
    diagonal = steps % 2 == 1
    assert headings(spot.table(), steps) == first_tier(in_mid_move(spot), steps, diagonal)


@pytest.mark.slow
@given(spots(), STEPS, st.integers(0, 3))
@settings(max_examples=400)
def test_turns_are_those_of_the_reference(spot: Spot, steps: int, which: int) -> None:
    """[move.turn_tiers] [move.reverse_last] At any wall, wherever the hero came from."""
    heading = (["ne", "se", "sw", "nw"] if steps % 2 else ["n", "e", "s", "w"])[which]
    walker = in_mid_move(spot)
    assume(not walker.open(heading))
    assert turns(spot.table(), heading, steps) == turn_tier(walker, heading, steps)[1]


@pytest.mark.slow
@given(spots(by_squares=False, finds="@>kLwww"), STEPS, st.integers(0, 3))
@settings(max_examples=200)
def test_turns_where_only_reversing_is_banned(spot: Spot, steps: int, which: int) -> None:
    """[move.turn_tiers] trail_rule reverse: at a wall no side way is on the trail."""
    heading = (["ne", "se", "sw", "nw"] if steps % 2 else ["n", "e", "s", "w"])[which]
    walker = Walker(spot.page, spot.at, frozenset(), spot.walker().webs, spot.key, spot.jumped, by_squares=False)
    assume(not walker.open(heading))
    assert turns(spot.table(), heading, steps) == turn_tier(walker, heading, steps)[1]


class Both:
    """The game and the reference, side by side: they must ask the same questions, and get the same answers."""

    def __init__(self, spot: Spot, picks: Sequence[int]) -> None:
        self.table = spot.table()
        self.adventure = Adventure(spot.page, spot.walker(), spot.wall_passes)
        self.picks = list(picks)

    def turn(self, roll: int) -> None:
        game, reference = play_turn(self.table), self.adventure.turn(roll)
        ask, question = _next(game, None), _next(reference, None)
        while ask is not None or question is not None:
            if ask is not None and ask.seat == FATE:
                ask = _next(game, roll if ask.prompt == "roll.move" else 1)
                continue
            assert _shown(ask) == question, f"after {self.adventure.tiers}"
            assert question is not None
            options = question[1]
            answer = options[self.picks.pop() % len(options)] if self.picks else options[-1]
            ask, question = _next(game, answer), _next(reference, answer)
        hero = hero_of(self.table)
        assert path(self.table) == self.adventure.line
        assert where(self.table) == self.adventure.walker.at
        assert (bool(hero.key), hero.jumped, hero.done) == (
            self.adventure.walker.key,
            self.adventure.walker.jumped,
            self.adventure.gone,
        )
        assert len(hero.inventory) == self.adventure.wall_passes

    def turns(self, rolls: Sequence[int]) -> None:
        for roll in rolls:
            if not self.adventure.gone:
                self.turn(roll)


def _next(rule: Any, answer: Any) -> Any:
    try:
        return next(rule) if answer is None else rule.send(answer)
    except StopIteration:
        return None


def _shown(ask: Ask[Any] | None) -> Question | None:
    return None if ask is None else (ask.prompt, tuple(ask.options))


ROLLS = st.lists(st.integers(1, 6), min_size=1, max_size=6)
PICKS = st.lists(st.integers(0, 11), max_size=24)


@pytest.mark.slow
@given(spots(fresh=True), ROLLS, PICKS)
@settings(max_examples=300)
def test_whole_turns_agree_with_the_reference(spot: Spot, rolls: list[int], picks: list[int]) -> None:
    """[turn.roll] [move.trail] [move.full_distance] Same questions, same line, turn after turn, until the stairs."""
    Both(spot, picks).turns(rolls)


@given(spots(by_squares=False, finds="@>kLwww", fresh=True), ROLLS, PICKS)
@settings(max_examples=150)
def test_whole_turns_under_the_other_rule_for_the_trail(spot: Spot, rolls: list[int], picks: list[int]) -> None:
    """[move.trail] trail_rule reverse, without teleporters: what reversing a jump means, nobody says."""
    Both(spot, picks).turns(rolls)


@pytest.mark.slow
@given(spots(wall_passes=2, fresh=True), ROLLS, PICKS)
@settings(max_examples=300)
def test_whole_turns_with_wall_passes_agree_with_the_reference(spot: Spot, rolls: list[int], picks: list[int]) -> None:
    """[ruling.wall_pass_use] [item.wall_pass] Where walking through a wall is offered, and where it leads."""
    Both(spot, picks).turns(rolls)
