"""Heroes who arrive by teleport chamber, T card or slide: what they may pick up, and how they fight."""

from __future__ import annotations

import pytest

from oubliette.games.new_dungeon.state import Hero, Table
from oubliette.kernel import Value, play
from tests.games.new_dungeon.fights import total
from tests.games.new_dungeon.scenes import (
    asked,
    at,
    clear,
    give,
    held,
    hero,
    leave,
    left_in,
    monsters_in,
    move_to,
    offered,
    put_monster,
    put_treasure,
    table,
    turn_of,
)
from tests.games.new_dungeon.variants import FACE_DOWN, secret

COFFER = "silver_coffer_teleport_item"
BY_CHAMBER: Value = ("chamber_teleport", "C21")
BY_COFFER: Value = ("teleport_item", "C21")


def in_the_mirrors(one: Hero, **options: bool) -> Table:
    """A table with a hero in the empty Hall of Mirrors, and two treasures in the empty C21."""
    laid = table(one, annotations=True, **options)
    clear(laid, "C22", "C21")
    leave(laid, "C21", "opal", "pearl")
    return laid


@pytest.mark.parametrize("plan", [BY_CHAMBER, BY_COFFER])
def test_where_magic_puts_me_i_may_take_what_lies_there(plan: Value) -> None:
    """[ruling.pick_up_after_magic] [move.pick_up] One card after the other."""
    elf = hero("elf", "C22", treasures=[COFFER])
    laid = in_the_mirrors(elf)

    play(turn_of(laid), answers=[plan, "pearl", "opal"])

    assert held(elf) == [COFFER, "pearl", "opal"] and left_in(laid, "C21") == []


@pytest.mark.parametrize("plan", [BY_CHAMBER, BY_COFFER])
def test_i_may_leave_it_there(plan: Value) -> None:
    """[ruling.pick_up_after_magic] [ruling.pickup_optional] One of two; then nothing more is asked."""
    elf = hero("elf", "C22", treasures=[COFFER])
    laid = in_the_mirrors(elf)

    play(turn_of(laid), answers=[plan, "pearl", "leave"])

    assert held(elf) == [COFFER, "pearl"] and left_in(laid, "C21") == ["opal"]


def test_the_question_names_the_cards_and_the_space() -> None:
    """[ruling.pick_up_after_magic]"""
    ask = asked(turn_of(in_the_mirrors(hero("elf", "C22"))), BY_CHAMBER)
    assert (ask.prompt, list(ask.options), ask.facts) == (
        "decide.pick_up",
        ["opal", "pearl", "leave"],
        {"space": "C21"},
    )


def test_a_hidden_card_is_offered_face_down() -> None:
    """[ruling.pick_up_after_magic] [hidden_treasures]"""
    laid = secret(hero("elf", "C22"), hero("dwarf"))
    clear(laid, "C22", "C21")
    leave(laid, "C21", "opal", known_to=[1])
    assert offered(turn_of(laid), BY_CHAMBER) == [FACE_DOWN, "leave"]


def test_at_the_end_of_a_slide_i_may_take_what_lies_there() -> None:
    """[ruling.pick_up_after_magic] [ruling.slide_arrival] Nothing lives in C51 any more."""
    dwarf = hero("dwarf", "K401")
    laid = table(dwarf)
    put_monster(laid, "R401", "slide")
    put_treasure(laid, "R401", "gold_ring")
    clear(laid, "C51")
    leave(laid, "C51", "opal")

    play(turn_of(laid), answers=["R401", "C51", "opal"])

    assert held(dwarf) == ["gold_ring", "opal"] and at(dwarf) == "C51"


def test_what_a_monster_guards_is_not_offered() -> None:
    """[ruling.pick_up_after_magic] [move.pick_up] The fight comes first, and the loot with it."""
    elf = hero("elf", "C22")
    laid = in_the_mirrors(elf)
    put_monster(laid, "C21", "orcs", "")
    assert asked(turn_of(laid), BY_CHAMBER).prompt == "roll.attack"


def test_a_rival_there_may_be_ambushed_after_the_picking() -> None:
    """[ruling.pick_up_after_magic] [ruling.chamber_teleport] The chamber's power leaves the action."""
    thief, dwarf = hero("thief", "C22"), hero("dwarf", "C21", treasures=["garnet"])
    laid = table(thief, dwarf)
    clear(laid, "C22", "C21")
    leave(laid, "C21", "opal")

    assert ("ambush", dwarf.card) in offered(turn_of(laid), BY_CHAMBER, "leave")


# A power is no spell


@pytest.mark.parametrize("plan", [BY_CHAMBER, BY_COFFER])
def test_a_hero_who_was_carried_by_a_power_may_cast_a_spell_in_the_fight(plan: Value) -> None:
    """[ruling.power_is_no_spell] Orcs have yellow 3; with the Teleport spell he could only strike."""
    wizard = hero("wizard", "C22", spells=["fireball"], treasures=[COFFER])
    laid = table(wizard, annotations=True)
    put_monster(laid, "C21", "orcs", "", "")
    clear(laid, "C22")

    assert offered(turn_of(laid.clone()), plan) == ["physical", "fireball"]
    play(turn_of(laid), dice=[6, 6], answers=[plan, "fireball"])

    assert monsters_in(laid, "C21") == ["", ""] and wizard.spells == []


def test_where_one_spell_is_allowed_there_is_nothing_to_ask_after_the_teleport_spell() -> None:
    """[ruling.power_is_no_spell] [ruling.one_spell] The spell of the turn is cast; the dice follow."""
    wizard = hero("wizard", "C11", spells=["fireball", "teleport"])
    laid = table(wizard, spells_per_turn="one")
    put_monster(laid, "C21", "orcs", "", "")
    assert asked(turn_of(laid), ("teleport", "C21")).prompt == "roll.attack"


# Spells at the monster next door, after the chamber's power

AT_R211: Value = ("cast", "fireball", "R211")


def beside_the_orcs(one: Hero, **options: bool) -> Table:
    """The Hall of Mirrors and C21 are empty; behind the secret door of C21, in R211, are Orcs."""
    laid = table(one, hero("dwarf"), **options)
    clear(laid, "C22", "C21")
    put_monster(laid, "R211", "orcs")
    return laid


def test_a_hero_carried_by_a_chamber_may_cast_from_where_he_arrives() -> None:
    """[ruling.cast_reach] [ruling.chamber_teleport] He walks no further, so the loot waits; it was his fight."""
    wizard = hero("wizard", "C22", spells=["fireball", "teleport"], treasures=["secret_door_card"])
    laid = beside_the_orcs(wizard)

    assert offered(turn_of(laid.clone()), BY_CHAMBER) == [AT_R211, "stop"]
    play(turn_of(laid), dice=[6, 6], answers=[BY_CHAMBER, AT_R211])

    assert at(wizard) == "C21" and monsters_in(laid, "R211") == [] and wizard.spells == ["teleport"]


def test_he_may_keep_the_spell_and_act_otherwise() -> None:
    """[ruling.cast_reach] [ruling.chamber_teleport] First the picking up, then the spell or not, then the ambush."""
    wizard = hero("wizard", "C22", spells=["fireball"], treasures=["secret_door_card"])
    laid = beside_the_orcs(wizard)
    leave(laid, "C21", "opal")
    dwarf = laid.heroes[1]
    give(laid, dwarf, "pearl")
    move_to(dwarf, "C21")

    assert ("ambush", dwarf.card) in offered(turn_of(laid), BY_CHAMBER, "opal", "stop")


def test_he_may_also_look_through_the_door_before() -> None:
    """[ruling.look_needs_no_movement] [ruling.chamber_teleport]"""
    wizard = hero("wizard", "C22", spells=["fireball"], treasures=["secret_door_card", "esp_medallion"])
    laid = table(wizard)
    clear(laid, "C22", "C21")

    play(turn_of(laid), dice=["orcs", 6, 6], answers=[BY_CHAMBER, ("esp", "R211"), AT_R211])

    assert monsters_in(laid, "R211") == []


def test_nobody_learns_from_his_pause_there_whether_he_could_have_cast() -> None:
    """[ruling.asked_at_the_end] [hidden_treasures] Neither the card nor the spell."""
    wizard = hero("wizard", "C22", spells=["teleport"], treasures=["opal"])
    laid = beside_the_orcs(wizard, hidden_treasures=True)
    assert offered(turn_of(laid), BY_CHAMBER) == ["stop"]


def test_a_hero_who_is_carried_by_a_card_has_used_up_his_turn() -> None:
    """[house.teleport_item] [turn.whole_turn_actions] Nothing is asked any more."""
    wizard = hero("wizard", "C22", spells=["fireball"], treasures=[COFFER, "secret_door_card"])
    laid = beside_the_orcs(wizard, annotations=True)

    play(turn_of(laid), answers=[BY_COFFER])

    assert monsters_in(laid, "R211") == ["orcs"]


# Spells out of a monster's space


def test_a_spell_at_the_monster_next_door_is_the_fight_of_the_turn() -> None:
    """[ruling.elsewhere_is_a_fight] Goblins before him; he casts over the secret door, and they wait."""
    wizard = hero("wizard", "R104", came_from="K106", spells=["fireball"], treasures=["secret_door_card"])
    laid = table(wizard)
    put_monster(laid, "R104", "goblins")
    put_monster(laid, "R214", "orcs")

    play(turn_of(laid), dice=[6, 6], answers=[("cast", "fireball", "R214"), "stay"])

    assert at(wizard) == "R104" and monsters_in(laid, "R104") == ["goblins"] and monsters_in(laid, "R214") == []


def test_a_failed_spell_at_the_monster_next_door_is_the_fight_of_the_turn_too() -> None:
    """[ruling.elsewhere_is_a_fight] [spell.outside_fail] And the rival beside him is safe."""
    wizard = hero("wizard", "R104", came_from="K106", spells=["fireball"], treasures=["secret_door_card"])
    laid = table(wizard, hero("dwarf", "R104", treasures=["pearl"]))
    put_monster(laid, "R104", "goblins")
    put_monster(laid, "R214", "orcs")

    play(turn_of(laid), dice=total(2), answers=[("cast", "fireball", "R214")])

    assert monsters_in(laid, "R104") == ["goblins"] and monsters_in(laid, "R214") == ["orcs"]
