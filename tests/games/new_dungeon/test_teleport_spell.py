"""The Teleport spell. Rulebook, section 7."""

from __future__ import annotations

import pytest

from oubliette.kernel import Value, play
from tests.games.new_dungeon.fights import total
from tests.games.new_dungeon.scenes import (
    asked,
    at,
    clear,
    held,
    hero,
    leave,
    monsters_in,
    offered,
    put_monster,
    table,
    turn_of,
)


def targets(options: list[Value]) -> list[str]:
    return sorted([option[1] for option in options if isinstance(option, tuple) and option[0] == "teleport"])


@pytest.mark.parametrize(
    ("start", "reach"),
    [
        ("C11", ["C12", "C21", "C22"]),
        ("C21", ["C11", "C12", "C22", "C31", "C32"]),
        ("C31", ["C21", "C22", "C32", "C41", "C42"]),
        ("C41", ["C31", "C32", "C42", "C51", "C52"]),
        ("C52", ["C41", "C42", "C51", "C61", "C62"]),
        ("C62", ["C51", "C52", "C61"]),
    ],
)
def test_teleport_leads_to_another_chamber_at_most_one_level_away(start: str, reach: list[str]) -> None:
    """[spell.teleport]"""
    laid = table(hero("wizard", at=start, spells=["teleport"]))
    assert targets(offered(turn_of(laid))) == reach


@pytest.mark.parametrize("start", ["MAIN", "K106", "R104"])
def test_teleport_works_in_chambers_only(start: str) -> None:
    """[spell.teleport]"""
    laid = table(hero("wizard", at=start, spells=["teleport"]))
    assert targets(offered(turn_of(laid))) == []


def test_no_teleport_without_the_spell() -> None:
    """[spell.teleport]"""
    laid = table(hero("wizard", at="C11", spells=["fireball"]))
    assert targets(offered(turn_of(laid))) == []


def test_the_monster_that_he_leaves_need_not_be_fought() -> None:
    """[spell.teleport_monsters] [ruling.teleport_timing] At the start of the turn, into a chamber without monsters."""
    wizard = hero("wizard", at="C11", spells=["teleport"])
    laid = table(wizard)
    clear(laid, "C12")
    play(turn_of(laid), answers=[("teleport", "C12"), "stop"])
    assert at(wizard) == "C12"
    assert monsters_in(laid, "C11") == ["", "", ""]


def test_a_monster_at_the_other_end_must_be_fought() -> None:
    """[spell.teleport_monsters] On the same turn, and nothing is asked."""
    wizard = hero("wizard", at="C11", spells=["teleport"])
    laid = table(wizard)
    play(turn_of(laid), dice=["orcs", *total(6)], answers=[("teleport", "C21")])
    assert at(wizard) == "C21"
    assert monsters_in(laid, "C21") == ["", ""]


def test_after_a_teleport_i_may_still_throw_a_fireball() -> None:
    """[ruling.one_spell] [ruling.cast_inside] Both in one turn: the Orcs' yellow number is 3."""
    wizard = hero("wizard", at="C11", spells=["fireball", "teleport"])
    laid = table(wizard)
    play(turn_of(laid), dice=["orcs", *total(3)], answers=[("teleport", "C21"), "fireball"])
    assert wizard.spells == []
    assert monsters_in(laid, "C21") == ["", ""]


def test_where_one_spell_is_allowed_the_fight_after_a_teleport_is_physical() -> None:
    """[ruling.one_spell] The Fireball stays in his hand; 5 is one short of the Orcs' green 6."""
    wizard = hero("wizard", at="C11", spells=["fireball", "teleport"])
    laid = table(wizard, spells_per_turn="one")
    play(turn_of(laid), dice=["orcs", *total(5), *total(12)], answers=[("teleport", "C21")])
    assert wizard.spells == ["fireball"]
    assert monsters_in(laid, "C21") == ["orcs", "", ""]


def test_a_hero_who_arrives_by_teleport_cannot_ambush_where_a_monster_is() -> None:
    """[ruling.no_ambush_on_entry] [ruling.compulsory_fight]"""
    laid = table(hero("wizard", at="C11", spells=["teleport"]), hero("dwarf", at="C12", treasures=["pearl"]))
    put_monster(laid, "C12", "goblins", "", "")
    assert asked(turn_of(laid), ("teleport", "C12")).prompt == "decide.coop_invite"


def test_a_cast_teleport_is_discarded() -> None:
    """[ruling.spell_spent]"""
    wizard = hero("wizard", at="C11", spells=["teleport", "teleport"])
    laid = table(wizard)
    clear(laid, "C12")
    play(turn_of(laid), answers=[("teleport", "C12"), "stop"])
    assert wizard.spells == ["teleport"]
    assert laid.spell_deck.discards == ["teleport"]


def test_one_teleport_per_turn() -> None:
    """[ruling.one_spell] He has another, and is not offered it."""
    laid = table(hero("wizard", at="C11", spells=["teleport", "teleport"]))
    clear(laid, "C12")
    assert targets(offered(turn_of(laid), ("teleport", "C12"))) == []


@pytest.mark.parametrize(("rule", "spells"), [("teleport_and_attack", [("cast", "fireball", "R113")]), ("one", [])])
def test_a_teleport_and_an_attack_spell_from_outside(rule: str, spells: list[Value]) -> None:
    """[ruling.one_spell] From an empty C12 he walks to K124, before the living R113."""
    laid = table(hero("wizard", at="C11", spells=["fireball", "teleport"]), spells_per_turn=rule)
    clear(laid, "C12")
    options = offered(turn_of(laid), ("teleport", "C12"), "K124")
    assert set(options) == {"C12", "K123", "K125", "R113", "stop", *spells}


def test_one_attack_spell_a_turn() -> None:
    """[ruling.one_spell] [ruling.slide_arrival] The first one hit a Slide: in the chamber below he fights by hand."""
    wizard = hero("wizard", at="K201", spells=["fireball", "fireball"])
    laid = table(wizard)
    put_monster(laid, "R201", "slide")
    put_monster(laid, "C31", "ogre", "", "")
    clear(laid, "C32")
    answers: list[Value] = ["R201", "fireball", "C31"]
    play(turn_of(laid), dice=["pearl", *total(8)], answers=answers)
    assert wizard.spells == ["fireball"]
    assert monsters_in(laid, "C31") == ["", ""]


def test_teleport_costs_no_movement_and_the_move_goes_on() -> None:
    """[ruling.teleport_timing] Five steps from the empty chamber."""
    wizard = hero("wizard", at="C11", spells=["teleport"])
    laid = table(wizard)
    clear(laid, "C12")
    play(turn_of(laid), answers=[("teleport", "C12"), "K120", "MAIN", "K109", "K105", "K104"])
    assert at(wizard) == "K104"


def test_on_walking_into_a_chamber_teleport_comes_before_the_fight() -> None:
    """[ruling.teleport_timing] [spell.teleport_monsters] The card there stays as it was: nobody turned it."""
    wizard = hero("wizard", at="K106", spells=["teleport"])
    laid = table(wizard)
    put_monster(laid, "C12", "goblins", "", "")
    play(turn_of(laid), dice=total(5), answers=["C11", "C12"])
    assert monsters_in(laid, "C11") == ["", "", ""]
    assert monsters_in(laid, "C12") == ["", ""]
    assert at(wizard) == "C12"


def test_on_walking_in_he_may_also_stay_and_fight() -> None:
    """[ruling.teleport_timing] The spell is not cast, so another may be: Goblins have yellow 2."""
    wizard = hero("wizard", at="K106", spells=["fireball", "teleport"])
    laid = table(wizard)
    put_monster(laid, "C11", "goblins", "", "")
    play(turn_of(laid), dice=total(2), answers=["C11", "stay", "fireball"])
    assert at(wizard) == "C11"
    assert wizard.spells == ["teleport"]


def test_walking_in_and_out_by_teleport_leaves_the_rest_of_the_move() -> None:
    """[ruling.teleport_timing] One step in, four more after it."""
    wizard = hero("wizard", at="K106", spells=["teleport"])
    laid = table(wizard)
    clear(laid, "C12")
    play(turn_of(laid), answers=["C11", "C12", "K120", "MAIN", "K109", "K105"])
    assert at(wizard) == "K105"


def test_with_the_last_step_he_may_still_teleport() -> None:
    """[ruling.teleport_timing] Five steps into C11, and away; then no step is left, and nothing is asked."""
    wizard = hero("wizard", at="K102", spells=["teleport"])
    laid = table(wizard)
    clear(laid, "C12")
    play(turn_of(laid), answers=["K103", "K104", "K105", "K106", "C11", "C12"])
    assert at(wizard) == "C12"
    assert wizard.spells == []


def test_a_cleared_chamber_will_do_too_in_the_middle_of_a_move() -> None:
    """[spell.teleport] [ruling.teleport_timing]"""
    wizard = hero("wizard", at="K106", spells=["teleport"])
    laid = table(wizard)
    clear(laid, "C11", "C12")
    play(turn_of(laid), answers=["C11", ("teleport", "C12"), "K124", "stop"])
    assert at(wizard) == "K124"


def test_treasure_in_an_empty_chamber_of_arrival_may_be_picked_up() -> None:
    """[ruling.teleport_timing] [move.pick_up] The rest of the move is a move like any other."""
    wizard = hero("wizard", at="C11", spells=["teleport"])
    laid = table(wizard)
    clear(laid, "C12")
    leave(laid, "C12", "pearl")
    play(turn_of(laid), answers=[("teleport", "C12"), ("pick_up", "pearl"), "stop"])
    assert held(wizard) == ["pearl"]


def test_an_elf_may_teleport_as_well() -> None:
    """[ruling.elf_quota] [spell.teleport] Orcs have white 5."""
    elf = hero("elf", at="C11", spells=["teleport"])
    laid = table(elf)
    play(turn_of(laid), dice=["orcs", *total(5)], answers=[("teleport", "C22")])
    assert (at(elf), elf.spells) == ("C22", [])


def test_a_hero_who_arrived_by_teleport_and_missed_may_walk_away_next_turn() -> None:
    """[fight.next_turn_choice] [move.leave_any_exit]"""
    wizard = hero("wizard", at="C11", spells=["teleport"])
    laid = table(wizard)
    play(turn_of(laid), dice=["orcs", *total(5), *total(9)], answers=[("teleport", "C21")])
    play(turn_of(laid), answers=["K209", "stop"])
    assert at(wizard) == "K209"
