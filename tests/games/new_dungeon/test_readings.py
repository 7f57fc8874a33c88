"""Rulings of ours that belong to no chapter: help, marks that run out, time that is up."""

from __future__ import annotations

import pytest

from oubliette.games.new_dungeon import GAME
from oubliette.games.new_dungeon.cards import CARDS
from oubliette.games.new_dungeon.state import Table
from oubliette.games.new_dungeon.turn import begin_turn, pass_turn
from oubliette.kernel import Value, play
from tests.games.new_dungeon.flights import escape
from tests.games.new_dungeon.scenes import (
    asked,
    at,
    clear,
    held,
    hero,
    leave,
    offered,
    put_monster,
    put_treasure,
    table,
    turn_of,
)

CORRIDOR = "K106"


# Help


def promises(laid: Table, *answers: Value) -> list[Value]:
    """How many treasures may be promised to a helper."""
    return [option[2] for option in offered(turn_of(laid), *answers) if isinstance(option, tuple)]


@pytest.mark.parametrize(
    ("treasures", "lying", "most"),
    [([], [], 1), (["pearl"], [], 2), ([], ["opal"], 2), (["pearl", "opal"], ["garnet"], 3)],
)
def test_nobody_promises_more_than_he_could_give(treasures: list[str], lying: list[str], most: int) -> None:
    """[ruling.promise_limit] What he holds, the room's own card and what lies there; three at most."""
    laid = table(hero("warrior", "R301", treasures=treasures), hero("elf", "R301"))
    put_monster(laid, "R301", "ogre")
    put_treasure(laid, "R301", "gold_cup")
    leave(laid, "R301", *lying)

    assert promises(laid, "stop") == list(range(most + 1))


def test_in_a_chamber_with_nothing_to_win_a_poor_hero_promises_nothing() -> None:
    """[ruling.promise_limit] He may still ask."""
    laid = table(hero("warrior", "C11"), hero("elf", "C11"))
    put_monster(laid, "C11", "goblins", "", "")
    assert promises(laid, "stop") == [0]


def test_helpers_are_asked_when_the_monster_is_face_up() -> None:
    """[ruling.help_is_asked_face_up] First the card, then the question, which names it."""
    laid = table(hero("warrior", "K318"), hero("elf", "R301"))
    assert asked(turn_of(laid.clone()), "R301").prompt == "draw.monster"

    ask = asked(turn_of(laid), "R301", "ogre")

    assert ask.prompt == "decide.coop_invite" and ask.facts is not None and ask.facts["monster"] == "ogre"


@pytest.mark.parametrize(("trap", "next_question"), [("cage", "roll.cage"), ("slide", "draw.treasure")])
def test_nobody_is_asked_to_help_against_a_trap(trap: str, next_question: str) -> None:
    """[ruling.help_is_asked_face_up] It snaps at once."""
    laid = table(hero("warrior", "K318"), hero("elf", "R301"))
    assert asked(turn_of(laid), "R301", trap).prompt == next_question


# Marks


def test_a_ring_that_i_find_on_the_way_counts_from_the_next_turn() -> None:
    """[ruling.allowance_at_the_start] [house.move_bonus] A dwarf's four spaces, then six."""
    dwarf = hero("dwarf", "K318")
    laid = table(dwarf, annotations=True)
    clear(laid, "R301")
    leave(laid, "R301", "gold_ring_move_2")

    play(turn_of(laid), answers=["R301", ("pick_up", "gold_ring_move_2"), "K318", "R301", "K318"])
    play(turn_of(laid), answers=["R301", "K318"] * 3)

    assert at(dwarf) == "K318"


def test_a_ring_that_i_drop_still_counts_for_the_turn() -> None:
    """[ruling.allowance_at_the_start] The allowance is what he had when the turn began."""
    dwarf = hero("dwarf", "K318", treasures=["gold_ring_move_2"])
    table(dwarf, annotations=True)

    turn = begin_turn(dwarf)
    dwarf.treasures = []

    assert (turn.allowance, turn.left, begin_turn(dwarf).left) == (6, 6, 4)


def test_a_thief_of_the_card_does_not_take_my_double_move() -> None:
    """[ruling.double_move_lapses] [ruling.mark_double_move] I have found it; he only carries it."""
    dwarf, thief = hero("dwarf", "K318"), hero("thief", "R301")
    laid = table(dwarf, thief, annotations=True)
    clear(laid, "R301")
    leave(laid, "R301", "sack_750_double_move")

    play(turn_of(laid, 0), answers=["R301", ("pick_up", "sack_750_double_move"), "stop"])
    play(turn_of(laid, 1), dice=[6, 6], answers=["stop", ("ambush", dwarf.card), *escape(laid, "R301")])

    assert held(thief) == ["sack_750_double_move"]
    assert begin_turn(dwarf).left == 8 and begin_turn(thief).left == 5


def test_a_new_hero_does_not_inherit_a_double_move() -> None:
    """[ruling.death_details] [ruling.double_move_lapses] Found and killed on the same turn."""
    warrior = hero("warrior", "R301")
    laid = table(warrior, annotations=True)
    clear(laid, "R301")
    leave(laid, "R301", "sack_750_double_move")
    put_monster(laid, "R302", "ogre")

    play(
        turn_of(laid),
        dice=[1, 1, 1, 1, "hamar"],
        answers=[("pick_up", "sack_750_double_move"), "K318", "R302"],
    )

    assert warrior.card == "hamar" and not warrior.double_move and begin_turn(warrior).left == warrior.kind.move


def test_a_flight_that_ends_on_the_main_staircase_charges_the_star() -> None:
    """[ruling.flight_ends_a_move] [ruling.mark_star] As the end of any other move does."""
    thief = hero("thief", "K106", treasures=["silver_necklace_star_spell"])
    dwarf = hero("dwarf", "K106", treasures=["pearl"])
    laid = table(thief, dwarf, annotations=True)
    thief.treasures[0] = thief.treasures[0].now(CARDS["silver_necklace_star_spell_spent"])

    twin = laid.clone()

    past = escape(laid, "K106", "K105", "K109", "MAIN")
    home = escape(laid, "K106", "K107", "K110", "K115", "K118", "K117", "MAIN")
    play(turn_of(twin), dice=[6, 6], answers=["stop", ("ambush", dwarf.card), *past])
    play(turn_of(laid), dice=[6, 6], answers=["stop", ("ambush", dwarf.card), *home])

    assert held(twin.heroes[0]) == ["silver_necklace_star_spell_spent", "pearl"]
    assert held(thief) == ["silver_necklace_star_spell", "pearl"]


# Time


@pytest.mark.parametrize(("max_rounds", "last", "reason"), [(5, 5, "end.max_rounds"), (1000, 0, "end.solo_par")])
def test_alone_the_shorter_time_counts(max_rounds: int, last: int, reason: str) -> None:
    """[ruling.solo_time_is_up] The par of his class, or the last round that was agreed on."""
    laid = table(hero("warrior", CORRIDOR), max_rounds=max_rounds)
    last = last or laid.par
    assert GAME.view(laid, 0)["last_round"] == last

    for _ in range(last):
        assert GAME.result(laid) is None
        pass_turn(laid)

    result = GAME.result(laid)
    assert result is not None and not result.won(0) and result.reason == reason
