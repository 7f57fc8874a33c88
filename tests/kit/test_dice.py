"""Dice are questions to fate."""

import pytest

from oubliette.kernel import FATE, ScriptProblem, play
from oubliette.kit.dice import D6, roll, roll_dice


def test_a_die_shows_what_fate_says() -> None:
    assert play(roll("attack"), dice=[5]) == 5


def test_a_die_has_six_faces_unless_it_has_others() -> None:
    ask = roll("attack")
    assert (ask.seat, ask.prompt, list(ask.options)) == (FATE, "attack", [1, 2, 3, 4, 5, 6])
    assert list(roll("fear", range(1, 4)).options) == [1, 2, 3]


def test_no_die_shows_a_seven() -> None:
    with pytest.raises(ScriptProblem):
        play(roll("attack"), dice=[7])


def test_several_dice_come_in_the_order_of_the_hand() -> None:
    assert play(roll_dice("riposte", 3), dice=[6, 1, 6]) == [6, 1, 6]
    assert play(roll_dice("riposte", 0)) == []


def test_dice_of_another_kind_are_rolled_together_too() -> None:
    assert play(roll_dice("riposte", 2, range(10)), dice=[0, 9]) == [0, 9]


def test_a_die_with_one_face_is_not_rolled() -> None:
    assert play(roll("coin", range(1, 2))) == 1
    assert len(D6) == 6
