"""The Rest, and the Seer of the optional cards."""

import pytest

from oubliette.games.mini_rogue.cards import room_cards
from oubliette.games.mini_rogue.rooms.rest import rest, seer
from oubliette.games.mini_rogue.state import Hero, Table
from oubliette.kernel import HIDDEN, play
from tests.games.mini_rogue.moments import waiting
from tests.games.mini_rogue.scenes import a_hero, a_table


def with_the_seer(hero: Hero, gold: int) -> Table:
    """A table with the Seer at the Entrance; all other rooms are face down."""
    table = a_table(hero, gold=gold, card_set="pnp_plus")
    table.grid[0] = "seer"
    table.rooms.take("seer")
    return table


@pytest.mark.parametrize(
    ("action", "xp", "food", "hp"), [("rest_train", 1, 0, 10), ("rest_forage", 0, 1, 10), ("rest_heal", 0, 0, 12)]
)
def test_a_rest_is_one_of_three_things(action: str, xp: int, food: int, hp: int) -> None:
    """[rest.choose_exactly_one]"""
    hero = a_hero(hp=10)
    table = a_table(hero)
    play(rest(table, hero), answers=[action])
    assert (hero.xp, table.food, hero.hp) == (xp, food, hp)


def test_a_rest_cannot_be_declined() -> None:
    """[rest.choose_exactly_one]"""
    hero = a_hero(hp=10)
    ask = waiting(rest(a_table(hero), hero))
    assert set(ask.options) == {"rest_train", "rest_forage", "rest_heal"}


@pytest.mark.parametrize("action", ["rest_train", "rest_forage", "rest_heal"])
def test_a_hero_who_rests_turns_the_card_face_up(action: str) -> None:
    """[rest.refreshes_character_card]"""
    hero = a_hero(hp=10)
    hero.ready = False
    play(rest(a_table(hero), hero), answers=[action])
    assert hero.ready


def test_a_rest_may_be_wasted_and_one_must_choose_all_the_same() -> None:
    """[ruling.rest_choice_may_be_wasted] With full HP and full bags all three are still on offer."""
    hero = a_hero(hp=20)
    table = a_table(hero, food=4)
    assert len(waiting(rest(table, hero)).options) == 3
    play(rest(table, hero), answers=["rest_heal"])
    play(rest(table, hero), answers=["rest_forage"])
    assert (hero.hp, table.food, hero.xp) == (20, 4, 0)


def test_the_seer_shows_up_to_three_rooms_for_a_coin() -> None:
    """[ruling.seer_not_in_pnp] Spec 2.26."""
    hero = a_hero()
    table = with_the_seer(hero, gold=2)
    play(seer(table, hero), dice=["tomb", "rest", "hunter"], answers=["pay", (3, 2), (1, 2), (2, 3)])
    assert table.gold == 1
    assert table.grid == ["seer", "rest", HIDDEN, HIDDEN, HIDDEN, "hunter", HIDDEN, "tomb", "exit"]


def test_the_seer_may_be_told_that_one_room_is_enough() -> None:
    """[ruling.seer_not_in_pnp] Spec 2.26: up to three."""
    hero = a_hero()
    table = with_the_seer(hero, gold=1)
    play(seer(table, hero), dice=["tomb"], answers=["pay", (1, 3), "done"])
    assert (table.gold, table.grid.count(HIDDEN)) == (0, 6)


def test_the_seer_turns_the_card_face_up_for_nothing() -> None:
    """[skill.refresh_moments] The coin may be kept, and a hero who has none is not asked."""
    hero = a_hero()
    hero.ready = False
    table = with_the_seer(hero, gold=1)
    play(seer(table, hero), answers=["keep"])
    assert (hero.ready, table.gold, table.grid.count(HIDDEN)) == (True, 1, 7)
    hero.ready = False
    table.gold = 0
    play(seer(table, hero))
    assert hero.ready


def test_the_seer_shows_rooms_to_the_blind() -> None:
    """[ruling.seer_serves_the_blind]"""
    hero = a_hero()
    hero.blind = True
    table = with_the_seer(hero, gold=1)
    play(seer(table, hero), dice=["tomb"], answers=["pay", (1, 2), "done"])
    assert table.grid[1] == "tomb"


def test_there_is_no_seer_among_the_printed_rooms() -> None:
    """[ruling.seer_not_in_pnp]"""
    assert "seer" not in room_cards("pnp")
    assert "seer" in room_cards("pnp_plus")
