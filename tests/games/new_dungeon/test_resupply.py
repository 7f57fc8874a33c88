"""New spells, on the Main Staircase and from the Magical Tome. Rulebook, section 7."""

from __future__ import annotations

from oubliette.kernel import play
from tests.games.new_dungeon.fights import total
from tests.games.new_dungeon.scenes import (
    asked,
    at,
    clear,
    hero,
    monsters_in,
    put_monster,
    table,
    turn_of,
)

SIX = ["fireball", "fireball", "fireball", "lightning", "lightning", "teleport"]


def test_a_wizard_who_stops_on_the_main_staircase_draws_up_to_six() -> None:
    """[spell.resupply] [ruling.spells_random]"""
    wizard = hero("wizard", at="K109")
    laid = table(wizard)
    play(turn_of(laid), dice=SIX, answers=["MAIN", "stop"])
    assert wizard.spells == SIX
    assert len(laid.spell_deck) == 30


def test_staying_on_the_main_staircase_ends_a_move_there() -> None:
    """[spell.resupply] [ruling.resupply_timing] A move of no spaces ends there too."""
    wizard = hero("wizard")
    laid = table(wizard)
    play(turn_of(laid), dice=SIX, answers=["stop"])
    assert wizard.spells == SIX


def test_passing_the_main_staircase_brings_no_spells() -> None:
    """[ruling.resupply_timing] Only the end of the move does."""
    wizard = hero("wizard", at="K109")
    laid = table(wizard)
    play(turn_of(laid), answers=["MAIN", "K114", "stop"])
    assert wizard.spells == []


def test_the_last_step_onto_the_main_staircase_brings_spells() -> None:
    """[ruling.resupply_timing] With no movement left nothing stops the refill."""
    wizard = hero("wizard", at="K102")
    laid = table(wizard)
    play(turn_of(laid), dice=SIX, answers=["K103", "K104", "K105", "K109", "MAIN"])
    assert wizard.spells == SIX


def test_a_wizard_keeps_his_spells_and_draws_the_rest() -> None:
    """[spell.resupply] Two in hand, four drawn."""
    wizard = hero("wizard", at="K109", spells=["fireball", "teleport"])
    laid = table(wizard)
    play(turn_of(laid), dice=["lightning"] * 4, answers=["MAIN", "stop", "done"])
    assert wizard.spells == ["fireball", *["lightning"] * 4, "teleport"]


def test_a_wizard_may_first_throw_spells_away() -> None:
    """[ruling.resupply_timing] They are on the discard pile before he draws."""
    wizard = hero("wizard", at="K109", spells=["fireball", "teleport", "teleport"])
    laid = table(wizard)
    play(turn_of(laid), dice=["lightning"] * 5, answers=["MAIN", "stop", "teleport", "teleport", "done"])
    assert wizard.spells == ["fireball", *["lightning"] * 5]
    assert laid.spell_deck.discards == ["teleport", "teleport"]


def test_a_full_hand_may_be_exchanged_altogether() -> None:
    """[ruling.resupply_timing]"""
    wizard = hero("wizard", spells=["teleport"] * 6)
    laid = table(wizard)
    play(turn_of(laid), dice=SIX, answers=["stop", *["teleport"] * 6])
    assert wizard.spells == SIX
    assert laid.spell_deck.discards == ["teleport"] * 6


def test_a_full_hand_draws_nothing() -> None:
    """[spell.resupply] Up to the quota, not beyond."""
    wizard = hero("wizard", spells=SIX)
    laid = table(wizard)
    play(turn_of(laid), answers=["stop", "done"])
    assert wizard.spells == SIX


def test_an_elf_draws_his_one_spell() -> None:
    """[ruling.elf_quota] [spell.resupply]"""
    elf = hero("elf", at="K109")
    laid = table(elf)
    play(turn_of(laid), dice=["lightning"], answers=["MAIN", "stop"])
    assert elf.spells == ["lightning"]


def test_an_elf_may_exchange_his_spell() -> None:
    """[ruling.elf_quota] [ruling.resupply_timing] Elves follow all spell rules."""
    elf = hero("elf", at="K109", spells=["teleport"])
    laid = table(elf)
    play(turn_of(laid), dice=["fireball"], answers=["MAIN", "stop", "teleport"])
    assert elf.spells == ["fireball"]


def test_a_hero_who_has_no_quota_draws_nothing() -> None:
    """[spell.resupply]"""
    dwarf = hero("dwarf", at="K109")
    laid = table(dwarf)
    play(turn_of(laid), answers=["MAIN", "stop"])
    assert dwarf.spells == []
    assert len(laid.spell_deck) == 36


def test_an_action_may_follow_the_refill() -> None:
    """[turn.one_action] Drawing spells is no action: the wizard may still ambush."""
    laid = table(hero("wizard", spells=SIX), hero("dwarf", treasures=["pearl"]))
    assert asked(turn_of(laid), "stop", "done").prompt == "decide.action"


# A deck used up


def test_the_discards_are_shuffled_when_the_deck_is_empty() -> None:
    """[ruling.spell_spent] One card is left; then the pile is turned over, and fate chooses again."""
    wizard = hero("wizard", at="K109", spells=["fireball"] * 4)
    laid = table(wizard)
    laid.spell_deck.cards = ["fireball"]
    laid.spell_deck.discards = ["teleport", "lightning"]
    play(turn_of(laid), dice=["teleport"], answers=["MAIN", "stop", "done"])
    assert wizard.spells == [*["fireball"] * 5, "teleport"]
    assert laid.spell_deck.cards == ["lightning"]
    assert laid.spell_deck.discards == []


def test_the_discards_stay_where_they_are_while_the_deck_lasts() -> None:
    """[ruling.spell_spent]"""
    wizard = hero("wizard", at="K109", spells=["fireball"] * 5)
    laid = table(wizard)
    laid.spell_deck.cards = ["lightning"]
    laid.spell_deck.discards = ["teleport"]
    play(turn_of(laid), answers=["MAIN", "stop", "done"])
    assert "teleport" not in wizard.spells
    assert laid.spell_deck.discards == ["teleport"]


def test_with_deck_and_discards_empty_he_draws_fewer_spells() -> None:
    """[ruling.spell_spent] There are two cards in all."""
    wizard = hero("wizard", at="K109", spells=["fireball"])
    laid = table(wizard)
    laid.spell_deck.cards = ["lightning"]
    laid.spell_deck.discards = ["teleport"]
    play(turn_of(laid), answers=["MAIN", "stop", "done"])
    assert wizard.spells == ["fireball", "lightning", "teleport"]
    assert len(laid.spell_deck) == 0


def test_when_nothing_is_left_at_all_the_hand_stays_as_it_is() -> None:
    """[ruling.spell_spent]"""
    wizard = hero("wizard", at="K109")
    laid = table(wizard)
    laid.spell_deck.cards = []
    play(turn_of(laid), answers=["MAIN", "stop"])
    assert wizard.spells == []


# The Library of the Tome


def test_the_tome_serves_a_hero_who_has_killed_a_monster_there() -> None:
    """[spell.resupply] [ruling.chamber_power_condition] A Troll has green 8; two more monsters lie beneath."""
    wizard = hero("wizard", at="K423")
    laid = table(wizard)
    put_monster(laid, "C42", "troll", "", "")
    play(turn_of(laid), dice=[*total(8), *SIX], answers=["C42"])
    assert wizard.spells == SIX
    assert monsters_in(laid, "C42") == ["", ""]


def test_the_tome_serves_a_hero_who_stops_in_the_empty_library() -> None:
    """[spell.resupply] [ruling.chamber_power_condition]"""
    wizard = hero("wizard", at="K423", spells=["teleport"])
    laid = table(wizard)
    clear(laid, "C42")
    play(turn_of(laid), dice=SIX, answers=["C42", "stop", "teleport"])
    assert wizard.spells == SIX


def test_the_tome_does_not_serve_a_hero_who_only_passes() -> None:
    """[ruling.resupply_timing] [ruling.chamber_power_condition]"""
    wizard = hero("wizard", at="K423")
    laid = table(wizard)
    clear(laid, "C42")
    play(turn_of(laid), answers=["C42", "K431", "stop"])
    assert wizard.spells == []


def test_the_tome_does_not_serve_under_the_eyes_of_a_living_monster() -> None:
    """[ruling.chamber_power_condition] He missed, and is still there: no spells."""
    wizard = hero("wizard", at="K423")
    laid = table(wizard)
    put_monster(laid, "C42", "troll", "", "")
    play(turn_of(laid), dice=[*total(7), *total(12)], answers=["C42"])
    assert (at(wizard), wizard.spells) == ("C42", [])


def test_the_tome_serves_an_elf_and_no_dwarf() -> None:
    """[chamber.magical_tome] [ruling.elf_quota]"""
    elf, dwarf = hero("elf", at="K423"), hero("dwarf", at="K423")
    laid = table(elf, dwarf)
    clear(laid, "C42")
    play(turn_of(laid), dice=["fireball"], answers=["C42", "stop"])
    play(turn_of(laid, 1), answers=["C42", "stop"])
    assert (elf.spells, dwarf.spells) == (["fireball"], [])
