"""The paladin's healing. Rulebook, section 6."""

from __future__ import annotations

import pytest

from oubliette.games.new_dungeon.ambush import ambush
from oubliette.games.new_dungeon.healing import demand_healing
from oubliette.games.new_dungeon.heroes import new_hero
from oubliette.games.new_dungeon.state import Hero, Table
from oubliette.kernel import play
from tests.games.new_dungeon.fights import before, total
from tests.games.new_dungeon.flights import escape
from tests.games.new_dungeon.scenes import (
    asked,
    at,
    clear,
    held,
    hero,
    monsters_in,
    move_to,
    offered,
    table,
    turn_of,
)

HERE = "K105"
DEMAND = ("demand_healing", "galatea")


def bad_company(failed: bool = True) -> tuple[Table, Hero, Hero]:
    """A thief who has ambushed a paladin, and a wound that he has got since."""
    thief, paladin = hero("thief", at=HERE), hero("paladin", at=HERE, treasures=["pearl", "opal"])
    laid = table(thief, paladin)
    if failed:
        play(ambush(laid, thief, paladin), dice=total(2))
    else:
        play(ambush(laid, thief, paladin), dice=total(12), answers=["opal", *escape(laid, HERE)])
    move_to(thief, HERE)
    thief.lost_turns = 0
    thief.wounded = True
    return laid, thief, paladin


def test_a_paladin_cures_himself_by_giving_up_a_turn() -> None:
    """[hero.paladin_self] [turn.whole_turn_actions] No move and no action follows."""
    paladin = hero("paladin", at=HERE, wounded=True)
    laid = table(paladin, hero("warrior", at=HERE, treasures=["pearl"]))
    assert offered(turn_of(laid.clone())) == ["move", "cure_himself"]
    play(turn_of(laid), answers=["cure_himself"])
    assert not paladin.wounded
    assert at(paladin) == HERE
    assert laid.to_play == 1


def test_a_paladin_may_cure_himself_in_front_of_a_monster() -> None:
    """[hero.paladin_self] [ruling.compulsory_fight] Always: not even the monster keeps him from it."""
    paladin = hero("paladin", wounded=True)
    laid = before("ogre", paladin)
    play(turn_of(laid), answers=["cure_himself"])
    assert not paladin.wounded
    assert (at(paladin), monsters_in(laid, "R301")) == ("R301", ["ogre"])


@pytest.mark.parametrize(("class_id", "wounded"), [("paladin", False), ("warrior", True), ("wizard", True)])
def test_only_a_wounded_paladin_has_that_choice(class_id: str, wounded: bool) -> None:
    """[hero.paladin_self] The turn begins with the first step at once."""
    laid = table(hero(class_id, at=HERE, wounded=wounded))
    assert asked(turn_of(laid)).prompt == "decide.step"


def test_a_wounded_hero_who_comes_to_the_paladin_is_cured_at_once_and_pays_at_once() -> None:
    """[hero.paladin_duty] [hero.paladin_fee] [ruling.cure_timing] The fee is the cured hero's choice."""
    dwarf = hero("dwarf", at="K104", wounded=True, treasures=["huge_ruby", "sack_250"])
    paladin = hero("paladin", at=HERE)
    laid = table(dwarf, paladin)
    play(turn_of(laid), answers=[HERE, "stop", DEMAND, "sack_250"])
    assert not dwarf.wounded
    assert held(dwarf) == ["huge_ruby"]
    assert held(paladin) == ["sack_250"]
    assert paladin.lost_turns == 1


def test_the_cure_costs_the_paladin_his_next_turn() -> None:
    """[hero.paladin_duty] [ruling.cure_timing]"""
    dwarf, paladin = hero("dwarf", at=HERE, wounded=True), hero("paladin", at=HERE)
    laid = table(dwarf, paladin)
    play(turn_of(laid), answers=["stop", DEMAND])
    play(turn_of(laid, 1))
    assert (at(paladin), paladin.lost_turns) == (HERE, 0)
    play(turn_of(laid, 1), answers=["K106", "stop"])
    assert at(paladin) == "K106"


def test_a_poor_hero_is_cured_for_nothing() -> None:
    """[hero.paladin_fee]"""
    dwarf, paladin = hero("dwarf", at=HERE, wounded=True), hero("paladin", at=HERE, treasures=["pearl"])
    laid = table(dwarf, paladin)
    play(demand_healing(laid, dwarf, paladin))
    assert not dwarf.wounded
    assert held(paladin) == ["pearl"]
    assert paladin.lost_turns == 1


def test_a_single_treasure_is_the_fee_without_a_question() -> None:
    """[hero.paladin_fee] He must pay if he has one."""
    dwarf, paladin = hero("dwarf", at=HERE, wounded=True, treasures=["huge_ruby"]), hero("paladin", at=HERE)
    laid = table(dwarf, paladin)
    play(demand_healing(laid, dwarf, paladin))
    assert held(paladin) == ["huge_ruby"]


def test_a_sound_hero_has_nothing_to_demand() -> None:
    """[hero.paladin_duty] Nothing to do, nothing to ask."""
    paladin = hero("paladin", at=HERE)
    laid = table(hero("dwarf", at=HERE), paladin)
    play(turn_of(laid), answers=["stop"])
    assert paladin.lost_turns == 0


def test_a_warrior_cannot_be_asked_for_a_cure() -> None:
    """[hero.paladin_like_warrior] [hero.warrior] The healing is what a warrior lacks."""
    dwarf = hero("dwarf", at=HERE, wounded=True)
    laid = table(dwarf, hero("warrior", at=HERE))
    play(turn_of(laid), answers=["stop"])
    assert dwarf.wounded


def test_a_wounded_paladin_may_demand_a_cure_of_another() -> None:
    """[hero.paladin_duty] Any wounded hero."""
    galatea, roland = hero("paladin", at=HERE), hero("paladin", at=HERE, wounded=True)
    laid = table(galatea, roland)
    play(turn_of(laid, 1), answers=["move", "stop", DEMAND])
    assert not roland.wounded
    assert galatea.lost_turns == 1


def test_of_two_paladins_the_wounded_hero_chooses_one() -> None:
    """[hero.paladin_duty]"""
    galatea, roland = hero("paladin", at=HERE), hero("paladin", at=HERE)
    laid = table(galatea, roland, hero("elf", at=HERE, wounded=True))
    play(turn_of(laid, 2), answers=["stop", ("demand_healing", "roland")])
    assert (galatea.lost_turns, roland.lost_turns) == (0, 1)


def test_the_demand_is_the_action_of_the_turn() -> None:
    """[turn.one_action] [ruling.cure_timing] Cured, and the rich elf beside him is safe for this turn."""
    dwarf, paladin = hero("dwarf", at=HERE, wounded=True), hero("paladin", at=HERE)
    laid = table(dwarf, paladin, hero("elf", at=HERE, treasures=["opal"]))
    play(turn_of(laid), answers=["stop", DEMAND])
    assert laid.to_play == 1


def test_a_hero_who_began_his_turn_with_a_monster_may_demand_a_cure_instead_of_fighting() -> None:
    """[ruling.compulsory_fight]"""
    dwarf = hero("dwarf", wounded=True)
    laid = before("ogre", dwarf, hero("paladin"))
    play(turn_of(laid), answers=["stop", DEMAND])
    assert not dwarf.wounded
    assert monsters_in(laid, "R301") == ["ogre"]


# Refusing


@pytest.mark.parametrize("failed", [True, False])
def test_a_paladin_may_refuse_a_hero_who_ambushed_him_on_this_space(failed: bool) -> None:
    """[hero.paladin_refusal] [ruling.refusal_scope] Whether the ambush succeeded or not."""
    laid, thief, paladin = bad_company(failed)
    ask = asked(turn_of(laid), "stop", DEMAND)
    assert (ask.seat, ask.prompt) == (1, "decide.paladin_refuse")
    laid.to_play = 0
    play(turn_of(laid), answers=["stop", DEMAND, "refuse"])
    assert thief.wounded
    assert paladin.lost_turns == 0


def test_a_refused_hero_pays_nothing_and_his_action_is_used_up() -> None:
    """[ruling.refused_demand] [hero.paladin_refusal] [turn.one_action] The script ends with the refusal."""
    laid, thief, paladin = bad_company(failed=False)
    play(turn_of(laid), answers=["stop", DEMAND, "refuse"])
    assert held(thief) == ["opal"]
    assert held(paladin) == ["pearl"]
    assert laid.to_play == 1


def test_a_paladin_may_also_forgive() -> None:
    """[hero.paladin_refusal] He may refuse, he need not."""
    laid, thief, paladin = bad_company(failed=False)
    play(turn_of(laid), answers=["stop", DEMAND, "cure"])
    assert not thief.wounded
    assert held(paladin) == ["pearl", "opal"]


def test_a_paladin_cannot_refuse_on_another_space() -> None:
    """[hero.paladin_refusal] [ruling.refusal_scope] It happened on K105, they meet on K106: he is not asked."""
    laid, thief, paladin = bad_company()
    move_to(thief, "K106")
    move_to(paladin, "K106")
    play(turn_of(laid), answers=["stop", DEMAND])
    assert not thief.wounded


def test_the_grudge_lasts_though_both_have_been_elsewhere() -> None:
    """[ruling.refusal_scope] For the rest of the game."""
    laid, thief, paladin = bad_company()
    move_to(thief, "K106")
    move_to(paladin, "K106")
    move_to(thief, HERE)
    move_to(paladin, HERE)
    assert offered(turn_of(laid), "stop", DEMAND) == ["cure", "refuse"]


def test_a_paladin_cannot_refuse_another_heros_demand() -> None:
    """[ruling.refusal_scope] Per hero: the elf has done him no wrong."""
    thief, paladin = hero("thief", at=HERE), hero("paladin", at=HERE, treasures=["pearl"])
    elf = hero("elf", at=HERE, wounded=True)
    laid = table(thief, paladin, elf)
    play(ambush(laid, thief, paladin), dice=total(2))
    play(turn_of(laid, 2), answers=["stop", DEMAND])
    assert not elf.wounded


def test_an_ambush_on_another_paladin_is_not_his_affair() -> None:
    """[hero.paladin_refusal] A hero who has ambushed him, says the rule."""
    thief, galatea = hero("thief", at=HERE), hero("paladin", at=HERE, treasures=["pearl"])
    roland = hero("paladin", at=HERE)
    laid = table(thief, galatea, roland)
    play(ambush(laid, thief, galatea), dice=total(2))
    thief.wounded = True
    play(demand_healing(laid, thief, roland))
    assert not thief.wounded


def test_a_new_hero_of_the_same_player_is_not_refused() -> None:
    """[ruling.refusal_scope] The ambusher is dead; the hero who comes to the space is another one."""
    laid, thief, paladin = bad_company()
    play(new_hero(laid, thief), dice=["silas"])
    move_to(thief, HERE)
    thief.wounded = True
    play(turn_of(laid), answers=["stop", DEMAND])
    assert not thief.wounded
    assert paladin.lost_turns == 1


def test_a_new_paladin_bears_no_grudge() -> None:
    """[ruling.refusal_scope] The old one was ambushed here, not he."""
    laid, thief, paladin = bad_company()
    play(new_hero(laid, paladin), dice=["roland"])
    move_to(paladin, HERE)
    play(turn_of(laid), answers=["stop", ("demand_healing", "roland")])
    assert not thief.wounded


# Lost turns and cages


def test_a_paladin_who_owes_turns_can_be_asked_and_owes_one_more() -> None:
    """[ruling.caged_paladin] [ruling.cure_timing] [turn.lost_turns]"""
    dwarf, paladin = hero("dwarf", at=HERE, wounded=True), hero("paladin", at=HERE, lost_turns=2)
    laid = table(dwarf, paladin)
    play(turn_of(laid), answers=["stop", DEMAND])
    assert not dwarf.wounded
    assert paladin.lost_turns == 3


def test_a_caged_paladin_cannot_be_asked() -> None:
    """[ruling.caged_paladin]"""
    dwarf = hero("dwarf", at="K102", wounded=True)
    paladin = hero("paladin", at="R101", caged=True, lost_turns=2)
    laid = table(dwarf, paladin)
    clear(laid, "R101")
    play(turn_of(laid), answers=["R101", "stop"])
    assert dwarf.wounded
    assert paladin.lost_turns == 2
