"""Heroes die, and others come. Rulebook, section 5."""

from __future__ import annotations

import pytest

from oubliette.games.new_dungeon.wounds import death
from oubliette.kernel import play
from tests.games.new_dungeon.fights import before, lair, total
from tests.games.new_dungeon.scenes import (
    at,
    held,
    hero,
    left_in,
    monsters_in,
    move_to,
    offered,
    put_monster,
    table,
    turn_of,
)

MISS = (1, 1)
SIX = ["fireball", "fireball", "lightning", "lightning", "teleport", "teleport"]


def test_a_killed_hero_leaves_everything_under_the_monster() -> None:
    """[death.drop_all] [riposte.table]"""
    warrior = hero("warrior", treasures=["gold_ring", "sack_250", "jade_idol"])
    laid = before("ogre", warrior)
    play(turn_of(laid), dice=[*MISS, 1, 1, "tarek"], answers=["stop"])
    assert left_in(laid, lair("ogre")) == ["gold_ring", "sack_250", "jade_idol"]
    assert monsters_in(laid, lair("ogre")) == ["ogre"]
    assert held(warrior) == []


def test_a_hero_without_treasure_dies_like_any_other() -> None:
    """[death.drop_all] [ruling.drop_what_you_have]"""
    warrior = hero("warrior")
    laid = before("ogre", warrior)
    play(turn_of(laid), dice=[*MISS, 1, 1, "grunda"], answers=["stop"])
    assert left_in(laid, lair("ogre")) == []
    assert (warrior.card, warrior.kind.id, at(warrior)) == ("grunda", "dwarf", "MAIN")


@pytest.mark.parametrize("points", [3, 4, 5, 6])
def test_a_second_wound_kills(points: int) -> None:
    """[wound.second_kills] [ruling.order_of_wound] He leaves all he has, not a half, and does not step back."""
    warrior = hero("warrior", wounded=True, treasures=["gold_ring", "sack_250"])
    laid = before("ogre", warrior)
    play(turn_of(laid), dice=[*MISS, *total(points), "tarek"], answers=["stop"])
    assert sorted(left_in(laid, lair("ogre"))) == ["gold_ring", "sack_250"]
    assert (warrior.card, at(warrior), warrior.wounded) == ("tarek", "MAIN", False)


def test_the_new_hero_starts_sound_and_free_on_the_main_staircase() -> None:
    """[death.new_hero] [ruling.death_details] What the dead one owed is forgotten."""
    warrior = hero("warrior", wounded=True, treasures=["gold_ring"], at="R301")
    laid = table(warrior)
    warrior.lost_turns = 2
    play(death(laid, warrior), dice=["mouse"])
    assert (warrior.kind.id, at(warrior)) == ("thief", "MAIN")
    assert not warrior.wounded
    assert warrior.lost_turns == 0
    assert held(warrior) == []


def test_the_new_hero_acts_on_the_players_next_turn_and_not_before() -> None:
    """[ruling.death_details] The script of the turn ends with the draw; the next turn begins on the staircase."""
    warrior, dwarf = hero("warrior"), hero("dwarf")
    laid = before("ogre", warrior, dwarf)
    play(turn_of(laid), dice=[*MISS, 1, 1, "mouse"], answers=["stop", "attack"])
    assert laid.to_play == 1
    assert "K109" in offered(turn_of(laid, 0))


def test_the_spells_of_the_dead_are_discarded() -> None:
    """[ruling.death_details]"""
    wizard = hero("wizard", spells=["fireball", "teleport"])
    laid = before("ogre", wizard)
    play(turn_of(laid), dice=[*MISS, 1, 1, "aldric"], answers=["stop", "physical"])
    assert wizard.spells == []
    assert sorted(laid.spell_deck.discards) == ["fireball", "teleport"]


def test_a_new_wizard_draws_his_six_spells() -> None:
    """[death.new_hero] [hero.wizard_spells]"""
    warrior = hero("warrior")
    laid = before("ogre", warrior)
    play(turn_of(laid), dice=[*MISS, 1, 1, "oswin", *SIX], answers=["stop"])
    assert warrior.spells == SIX


def test_the_dead_heros_card_is_not_drawn_again_while_others_are_left() -> None:
    """[ruling.hero_draw] Seventeen cards are left, and his is not among them."""
    warrior = hero("warrior", at="R301")
    laid = table(warrior)
    rule = death(laid, warrior)
    cards = offered(rule)
    assert len(cards) == 17
    assert "aldric" not in cards


def test_the_dead_are_shuffled_when_the_hero_cards_run_out() -> None:
    """[ruling.hero_draw] The only card left to draw is his own."""
    warrior = hero("warrior", at="R301")
    laid = table(warrior)
    laid.hero_deck.cards = []
    play(death(laid, warrior))
    assert warrior.card == "aldric"
    assert at(warrior) == "MAIN"


def test_what_two_heroes_left_is_taken_by_a_third() -> None:
    """[fight.victory_loot] [death.drop_all] [riposte.face_down] One died there, one was stunned, one won."""
    warrior = hero("warrior", treasures=["gold_ring", "sack_250"])
    thief = hero("thief", treasures=["sack_750"])
    dwarf = hero("dwarf")
    laid = before("ogre", warrior, thief, dwarf)
    move_to(dwarf, "K318")
    play(turn_of(laid), dice=[*MISS, 1, 1, "tarek"], answers=["stop", "fight", "attack"])
    play(turn_of(laid, 1), dice=[*MISS, *total(7)], answers=["stop"])
    move_to(thief, "K318")
    play(turn_of(laid, 2), dice=total(9), answers=["R301"])
    assert sorted(held(dwarf)) == ["gold_cup", "gold_ring", "sack_250", "sack_750"]
    assert held(warrior) == held(thief) == []


def test_treasure_of_the_dead_in_a_chamber_is_guarded_by_the_monster_on_top() -> None:
    """[death.drop_all] [ruling.death_details] [ruling.guard_is_top]"""
    warrior, dwarf = hero("warrior", at="K106", treasures=["gold_ring"]), hero("dwarf", at="K106")
    laid = table(warrior, dwarf)
    put_monster(laid, "C11", "skeleton", "", "")
    play(turn_of(laid), dice=[*MISS, 1, 1, "tarek"], answers=["C11"])
    assert left_in(laid, "C11") == ["gold_ring"]
    play(turn_of(laid, 1), dice=total(4), answers=["C11"])
    assert held(dwarf) == ["gold_ring"]
    assert monsters_in(laid, "C11") == ["", ""]


def test_a_dead_hero_does_not_enjoy_the_chamber_where_he_died() -> None:
    """[ruling.death_details] The new hero is on the staircase, so the spring does nothing."""
    warrior = hero("warrior", at="K304", wounded=True)
    laid = table(warrior)
    put_monster(laid, "C32", "mummy", "", "")
    play(turn_of(laid), dice=[*MISS, *total(6), "ilsa", "teleport"], answers=["C32"])
    assert (warrior.kind.id, at(warrior), warrior.spells) == ("elf", "MAIN", ["teleport"])
