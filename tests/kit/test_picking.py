"""Choosing several things."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oubliette.kernel import Ask, Rule, ScriptProblem, play
from oubliette.kit.picking import pick, pick_up_to

LOOT = ["ruby", "pearl", "crown"]


def first_question(rule: Rule[list[str]]) -> Ask[Any]:
    return next(rule)


def test_the_crown_may_be_named_before_the_ruby() -> None:
    assert play(pick(0, "riposte.drop", LOOT, 2), answers=["crown", "ruby"]) == ["ruby", "crown"]
    assert LOOT == ["ruby", "pearl", "crown"]


def test_who_drops_everything_is_not_asked() -> None:
    assert play(pick(0, "riposte.drop", LOOT, 3)) == LOOT
    assert play(pick(0, "riposte.drop", LOOT, 5)) == LOOT
    assert play(pick(0, "riposte.drop", LOOT, 0)) == []


def test_two_equal_rubies_are_offered_once_and_can_both_be_taken() -> None:
    assert first_question(pick(0, "drop", ["ruby", "pearl", "ruby"], 2)).options == ["ruby", "pearl"]
    assert play(pick(0, "drop", ["ruby", "pearl", "ruby"], 2), answers=["ruby", "ruby"]) == ["ruby", "ruby"]


def test_equal_things_are_taken_without_asking() -> None:
    assert play(pick(0, "drop", ["ruby", "ruby", "ruby"], 2)) == ["ruby", "ruby"]


def test_what_was_named_is_not_offered_again() -> None:
    with pytest.raises(ScriptProblem):
        play(pick(0, "drop", LOOT, 2), answers=["crown", "crown"])


def test_the_question_says_how_many_are_left_and_what_the_rule_told() -> None:
    ask = first_question(pick(4, "drop", LOOT, 2, {"wound": "grave"}))
    assert (ask.seat, ask.prompt, ask.facts) == (4, "drop", {"wound": "grave", "left": 2})


def test_done_ends_an_open_choice() -> None:
    assert play(pick_up_to(0, "reveal", LOOT, 2), answers=["done"]) == []
    assert play(pick_up_to(0, "reveal", LOOT, 2), answers=["crown", "done"]) == ["crown"]


def test_an_open_choice_ends_by_itself_at_its_limit() -> None:
    assert play(pick_up_to(0, "reveal", LOOT, 2), answers=["crown", "pearl"]) == ["pearl", "crown"]
    assert play(pick_up_to(0, "reveal", ["ruby"], 3), answers=["ruby"]) == ["ruby"]
    assert play(pick_up_to(0, "reveal", [], 3)) == []


def test_done_stands_at_the_end_of_the_offer() -> None:
    assert first_question(pick_up_to(0, "reveal", LOOT, 1)).options == [*LOOT, "done"]


def test_no_thing_may_be_called_done() -> None:
    with pytest.raises(AssertionError, match="done"):
        play(pick_up_to(0, "reveal", ["done", "ruby"], 1))


@given(st.lists(st.integers(0, 5), max_size=8), st.integers(0, 8), st.data())
def test_any_set_can_be_named_in_any_order(things: list[int], count: int, data: st.DataObject) -> None:
    """The rule returns the named things in their original order."""
    order = data.draw(st.permutations(range(len(things))))
    wanted = [things[place] for place in order[:count]]

    chosen = play(pick_up_to(1, "pick", things, count), answers=wanted)

    assert sorted(chosen) == sorted(wanted)
    rest = iter(things)
    assert all(thing in rest for thing in chosen)
