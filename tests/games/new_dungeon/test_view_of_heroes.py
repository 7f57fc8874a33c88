"""What everybody sees of a hero besides what he holds: his colour, his luck at secret doors, his next move."""

from __future__ import annotations

from typing import Literal

from oubliette.games.new_dungeon.state import Table
from oubliette.kernel import SPECTATOR, play
from tests.games.new_dungeon.scenes import clear, hero, leave, table, turn_of
from tests.games.new_dungeon.variants import player

TRY = ("secret_try", "R112")


def seen(laid: Table, name: Literal["colour", "double_move", "failures", "free_doors"], seat: int = 0) -> object:
    """One field of a hero's view, the same for all players and the spectator."""
    shown = [player(laid, laid.heroes[seat], watcher)[name] for watcher in (*range(len(laid.heroes)), SPECTATOR)]
    assert all(line == shown[0] for line in shown)
    return shown[0]


def test_failures_at_a_secret_door_are_counted_in_the_open() -> None:
    """[secret.third_failure] By the space behind it, for K601 has two; the third one opens it."""
    laid = table(hero("warrior", "K601"), hero("dwarf"))
    assert seen(laid, "failures") == []

    play(turn_of(laid), dice=[6], answers=[TRY])
    assert seen(laid, "failures") == [("R112", 1)] and seen(laid, "free_doors") == []
    play(turn_of(laid), dice=[6], answers=[TRY])
    assert seen(laid, "failures") == [("R112", 2)]
    play(turn_of(laid), dice=[6], answers=[TRY])

    assert seen(laid, "failures") == [] and seen(laid, "free_doors") == ["R112"]


def test_a_door_through_which_i_may_follow_is_a_free_one() -> None:
    """[secret.follow] Until my turn is over."""
    laid = table(hero("warrior", "K601"), hero("dwarf", "K601"))
    clear(laid, "R112")

    play(turn_of(laid), dice=[1], answers=[TRY, "stop"])
    assert seen(laid, "free_doors", 1) == ["R112"] and seen(laid, "free_doors", 0) == []
    play(turn_of(laid, 1), answers=["stop"])

    assert seen(laid, "free_doors", 1) == []


def test_a_double_move_to_come_is_announced() -> None:
    """[house.double_move] From the moment the card is found to the turn on which it counts."""
    laid = table(hero("dwarf", "K318"), hero("elf"), annotations=True)
    clear(laid, "R301")
    leave(laid, "R301", "sack_750_double_move")
    assert seen(laid, "double_move") is False

    play(turn_of(laid), answers=["R301", ("pick_up", "sack_750_double_move"), "stop"])
    assert seen(laid, "double_move") is True
    play(turn_of(laid), answers=["stop"])

    assert seen(laid, "double_move") is False


def test_each_class_shows_its_colour() -> None:
    """[fight.colours]"""
    classes = ["warrior", "elf", "dwarf", "thief", "paladin", "wizard"]
    laid = table(*[hero(class_id) for class_id in classes])
    colours = [seen(laid, "colour", seat) for seat in range(6)]
    assert colours == ["red", "white", "blue", "green", "red", "green"]
