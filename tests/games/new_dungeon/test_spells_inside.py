"""Attack spells cast in the monster's own space. Rulebook, section 7."""

from __future__ import annotations

import pytest

from oubliette.kernel import play
from tests.games.new_dungeon.fights import before, corridor_before, lair, loot_of, total
from tests.games.new_dungeon.scenes import (
    asked,
    at,
    held,
    hero,
    monsters_in,
    move_to,
    offered,
    put_monster,
    put_treasure,
    table,
    turn_of,
)


def test_a_caster_in_the_monsters_space_chooses_how_to_attack() -> None:
    """[ruling.cast_inside]"""
    laid = before("ogre", hero("wizard", spells=["fireball", "fireball", "lightning", "teleport"]))
    assert offered(turn_of(laid), "stop") == ["physical", "fireball", "lightning"]


def test_a_caster_chooses_before_the_card_is_turned() -> None:
    """[spell.choose_before_reveal] Then fate says what it is."""
    laid = table(hero("wizard", at="K318", spells=["fireball"]))
    ask = asked(turn_of(laid), "R301")
    assert (ask.prompt, list(ask.options)) == ("decide.attack_mode", ["physical", "fireball"])
    laid = table(hero("wizard", at="K318", spells=["fireball"]))
    assert asked(turn_of(laid), "R301", "fireball").prompt == "draw.monster"


@pytest.mark.parametrize(("spell", "number"), [("fireball", 5), ("lightning", 7)])
def test_a_spell_inside_that_reaches_its_number_kills(spell: str, number: int) -> None:
    """[spell.fireball] [spell.lightning] A Wight: yellow 5, grey 7."""
    wizard = hero("wizard", spells=[spell])
    laid = before("wight", wizard)
    play(turn_of(laid), dice=total(number), answers=["stop", spell])
    assert held(wizard) == [loot_of("wight")]
    assert wizard.spells == []
    assert laid.spell_deck.discards == [spell]


@pytest.mark.parametrize(("spell", "number"), [("fireball", 5), ("lightning", 7)])
def test_inside_the_monster_strikes_back_at_a_caster_who_fails(spell: str, number: int) -> None:
    """[ruling.cast_inside] [ruling.spell_spent]"""
    wizard = hero("wizard", spells=[spell], treasures=["pearl"])
    laid = before("wight", wizard)
    play(turn_of(laid), dice=[*total(number - 1), *total(6)], answers=["stop", spell])
    assert wizard.wounded
    assert (at(wizard), held(wizard), wizard.spells) == (corridor_before("wight"), [], [])


def test_a_wizard_may_keep_his_spells_and_strike() -> None:
    """[ruling.cast_inside] [fight.colours] Green: a Wight needs 7."""
    wizard = hero("wizard", spells=["fireball"])
    laid = before("wight", wizard)
    play(turn_of(laid), dice=total(7), answers=["stop", "physical"])
    assert held(wizard) == [loot_of("wight")]
    assert wizard.spells == ["fireball"]


def test_without_an_attack_spell_a_caster_is_asked_all_the_same() -> None:
    """[ruling.cast_inside] Teleport is no attack; a question that does not come would tell what he has in hand."""
    laid = before("wight", hero("wizard", spells=["teleport"]))
    ask = asked(turn_of(laid), "stop")
    assert (ask.prompt, list(ask.options)) == ("decide.attack_mode", ["physical"])


def test_with_an_empty_hand_there_is_nothing_to_ask() -> None:
    """[ruling.cast_inside] Everybody sees that he has no spell left."""
    laid = before("wight", hero("wizard"))
    assert asked(turn_of(laid), "stop").prompt == "roll.attack"


def test_an_elf_may_cast_his_one_spell_inside() -> None:
    """[ruling.elf_quota] A Gargoyle has grey 4."""
    elf = hero("elf", spells=["lightning"])
    laid = before("gargoyle", elf)
    play(turn_of(laid), dice=total(4), answers=["stop", "lightning"])
    assert held(elf) == [loot_of("gargoyle")]


def test_a_sword_adds_nothing_to_a_spell() -> None:
    """[spell.lightning] [coop.physical_only] Fireballs and Lightning Bolts have no bonus, says the rulebook."""
    elf = hero("elf", spells=["lightning"], treasures=["magic_sword_3"])
    laid = before("gargoyle", elf)
    play(turn_of(laid), dice=[*total(3), *total(12)], answers=["stop", "lightning"])
    assert monsters_in(laid, lair("gargoyle")) == ["gargoyle"]


def test_a_fireball_cannot_reach_a_dash() -> None:
    """[ruling.dash_is_13] A Gargoyle has a dash in yellow."""
    wizard = hero("wizard", spells=["fireball"])
    laid = before("gargoyle", wizard)
    play(turn_of(laid), dice=[*total(12), *total(12)], answers=["stop", "fireball"])
    assert monsters_in(laid, lair("gargoyle")) == ["gargoyle"]


def test_a_thief_or_a_dwarf_is_never_asked_about_magic() -> None:
    """[spell.fireball] Only casters have spells."""
    laid = before("ogre", hero("dwarf"))
    assert asked(turn_of(laid), "stop").prompt == "roll.attack"


def test_a_wizard_in_company_who_casts_invites_nobody() -> None:
    """[coop.physical_only] The dice follow the spell at once."""
    laid = before("ogre", hero("wizard", spells=["fireball"]), hero("dwarf"))
    assert asked(turn_of(laid), "stop", "fireball").prompt == "roll.attack"


# Traps


def test_a_cage_catches_the_caster_who_is_inside() -> None:
    """[ruling.spell_vs_trap] And the spell is lost."""
    wizard = hero("wizard", at="K318", spells=["fireball"])
    laid = table(wizard)
    play(turn_of(laid), dice=["cage", 6], answers=["R301", "fireball"])
    assert (wizard.caged, wizard.lost_turns, at(wizard)) == (True, 3, "R301")
    assert wizard.spells == []
    assert monsters_in(laid, "R301") == []


def test_a_slide_takes_the_caster_down_and_his_second_spell_must_wait() -> None:
    """[ruling.spell_vs_trap] [ruling.one_spell] The fight in the chamber below is physical: a Troll, green 8."""
    wizard = hero("wizard", at="K318", spells=["fireball", "lightning"])
    laid = table(wizard)
    put_monster(laid, "R301", "slide")
    put_treasure(laid, "R301", "opal")
    put_monster(laid, "C41", "troll", "", "")
    play(turn_of(laid), dice=total(8), answers=["R301", "fireball", "C41"])
    assert (at(wizard), held(wizard), wizard.spells) == ("C41", ["opal"], ["lightning"])
    assert monsters_in(laid, "C41") == ["", ""]


def test_after_a_slide_a_spell_that_was_not_cast_yet_may_be() -> None:
    """[ruling.slide_arrival] [ruling.cast_inside] He struck at the trap with his staff; a Troll has yellow 7."""
    wizard = hero("wizard", at="K318", spells=["fireball"])
    laid = table(wizard)
    put_monster(laid, "R301", "slide")
    put_treasure(laid, "R301", "opal")
    put_monster(laid, "C41", "troll", "", "")
    play(turn_of(laid), dice=total(7), answers=["R301", "physical", "C41", "fireball"])
    assert monsters_in(laid, "C41") == ["", ""]
    assert wizard.spells == []


# One a turn


def test_one_attack_per_turn_is_also_one_spell_per_turn() -> None:
    """[ruling.one_spell] [fight.one_per_turn] The next monster of the chamber has to wait."""
    wizard = hero("wizard", at="K106", spells=["fireball", "lightning"])
    laid = table(wizard)
    put_monster(laid, "C11", "goblins", "skeleton", "")
    play(turn_of(laid), dice=total(2), answers=["C11", "stay", "fireball"])
    assert wizard.spells == ["lightning"]
    assert monsters_in(laid, "C11") == ["skeleton", ""]


def test_on_the_next_turn_the_next_spell_may_be_cast() -> None:
    """[ruling.one_spell]"""
    wizard = hero("wizard", at="K106", spells=["fireball", "lightning"])
    laid = table(wizard)
    put_monster(laid, "C11", "goblins", "skeleton", "")
    play(turn_of(laid), dice=total(2), answers=["C11", "stay", "fireball"])
    play(turn_of(laid), dice=total(2), answers=["stop", "lightning"])
    assert wizard.spells == []
    assert monsters_in(laid, "C11") == [""]


def test_after_a_failure_outside_the_caster_may_go_in_next_turn() -> None:
    """[spell.outside_fail] [fight.reveal_then_fight] The card is known by then, and the fight is still compulsory."""
    wizard = hero("wizard", spells=["fireball", "lightning"])
    laid = before("ogre", wizard)
    move_to(wizard, "K318")
    play(turn_of(laid), dice=total(3), answers=[("cast", "fireball", "R301")])
    play(turn_of(laid), dice=total(5), answers=["R301", "lightning"])
    assert held(wizard) == [loot_of("ogre")]
