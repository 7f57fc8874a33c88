"""Chambers with powers. Rulebook, section 3."""

from __future__ import annotations

import pytest

from oubliette.games.new_dungeon.board import BOARD
from oubliette.kernel import listen, play
from tests.games.new_dungeon.flights import escape
from tests.games.new_dungeon.scenes import (
    at,
    clear,
    held,
    hero,
    left_in,
    monsters_in,
    offered,
    put_monster,
    slugs,
    table,
    turn_of,
)


def test_five_chambers_have_a_power() -> None:
    """[chamber.healing] [chamber.magical_tome] [chamber.teleport] Table 2.10."""
    powers = {BOARD.ids[chamber]: BOARD.spaces[chamber].power for chamber in BOARD.chambers}

    assert {chamber: power for chamber, power in powers.items() if power} == {
        "C22": "teleport",
        "C32": "healing",
        "C42": "magical_tome",
        "C52": "healing",
        "C61": "teleport",
    }
    assert len(powers) == 12


# Healing


@pytest.mark.parametrize(("corridor", "chamber"), [("K307", "C32"), ("K514", "C52")])
def test_an_empty_healing_chamber_cures_me_at_the_end_of_my_turn(corridor: str, chamber: str) -> None:
    """[chamber.healing] [ruling.chamber_power_condition] No monster card is left there."""
    thief = hero("thief", corridor, wounded=True)
    t = table(thief)
    clear(t, chamber)

    play(turn_of(t), answers=[chamber, "stop"])

    assert not thief.wounded and at(thief) == chamber


def test_walking_through_the_healing_chamber_cures_nothing() -> None:
    """[ruling.chamber_power_condition] "At the end of the hero's turn if he stands in the chamber"."""
    thief = hero("thief", "K307", wounded=True)
    t = table(thief)
    clear(t, "C32")

    play(turn_of(t), answers=["C32", "K304", "stop"])

    assert thief.wounded


def test_a_hero_who_kills_one_monster_in_the_healing_chamber_is_cured_though_others_are_left() -> None:
    """[ruling.chamber_power_condition] He has killed a monster there on this turn."""
    thief = hero("thief", "K307", wounded=True)
    t = table(thief)
    put_monster(t, "C32", "gargoyle", "", "")

    play(turn_of(t), dice=[3, 3], answers=["C32"])

    assert not thief.wounded and monsters_in(t, "C32") == ["", ""]


def test_a_monster_that_i_missed_keeps_me_from_the_spring() -> None:
    """[ruling.chamber_power_condition] Neither is it empty nor did I kill; the counter-attack missed me."""
    thief = hero("thief", "K307", wounded=True)
    t = table(thief)
    put_monster(t, "C32", "gargoyle", "", "")

    play(turn_of(t), dice=[1, 1, 6, 6], answers=["C32"])

    assert thief.wounded and at(thief) == "C32"


def test_a_kill_of_an_earlier_turn_does_not_cure() -> None:
    """[ruling.chamber_power_condition] "On this turn": the next monster must fall as well."""
    thief = hero("thief", "C32", came_from="K307", wounded=True)
    t = table(thief)
    put_monster(t, "C32", "gargoyle", "")

    play(turn_of(t), dice=[1, 1, 6, 6], answers=["stop"])

    assert thief.wounded


def test_a_sound_hero_gets_nothing_from_the_spring() -> None:
    """[chamber.healing] It cures a wounded hero, and there is nothing to tell of another."""
    thief = hero("thief", "K307")
    t = table(thief)
    clear(t, "C32")
    events = listen(t)

    play(turn_of(t), answers=["C32", "stop"])

    assert not thief.wounded and "chamber.healing" not in slugs(events)


def test_a_hero_who_looks_into_a_crystal_ball_in_the_healing_chamber_is_cured_too() -> None:
    """[ruling.chamber_power_condition] [turn.whole_turn_actions] The look ends a turn of his."""
    thief = hero("thief", "C32", wounded=True, treasures=["crystal_ball"])
    t = table(thief)
    clear(t, "C32")

    play(turn_of(t), dice=["goblins", "garnet"], answers=["crystal_ball", "R101"])

    assert not thief.wounded


def test_other_chambers_cure_nobody() -> None:
    """[chamber.healing] The Armoury has no power."""
    thief = hero("thief", "K321", wounded=True)
    t = table(thief)
    clear(t, "C31")

    play(turn_of(t), answers=["C31", "stop"])

    assert thief.wounded


# The Magical Tome


def test_a_caster_draws_up_to_his_quota_in_the_empty_library() -> None:
    """[chamber.magical_tome] [ruling.resupply_timing] After throwing away what he likes."""
    wizard = hero("wizard", "K425", spells=["fireball", "teleport"])
    t = table(wizard)
    clear(t, "C42")

    play(
        turn_of(t),
        dice=["fireball", "fireball", "lightning", "lightning", "lightning"],
        answers=["C42", "stop", "teleport", "done"],
    )

    assert wizard.spells == ["fireball", "fireball", "fireball", "lightning", "lightning", "lightning"]
    assert t.spell_deck.discards == ["teleport"]


def test_an_elf_reads_in_the_tome_up_to_his_own_quota() -> None:
    """[chamber.magical_tome] [ruling.elf_quota] A spell-caster of one spell."""
    elf = hero("elf", "K425")
    t = table(elf)
    clear(t, "C42")

    play(turn_of(t), dice=["teleport"], answers=["C42", "stop"])

    assert elf.spells == ["teleport"]


def test_the_tome_says_nothing_to_a_hero_who_cannot_cast() -> None:
    """[chamber.magical_tome] For spell-casters."""
    dwarf = hero("dwarf", "K425")
    t = table(dwarf)
    clear(t, "C42")

    play(turn_of(t), answers=["C42", "stop"])

    assert dwarf.spells == []


def test_a_wizard_who_kills_in_the_library_reads_at_once() -> None:
    """[ruling.chamber_power_condition] With two monsters left. The spell that killed may come back."""
    wizard = hero("wizard", "K425", spells=["fireball"])
    t = table(wizard, wizard_spell_quota=4)
    put_monster(t, "C42", "giant", "", "")

    play(
        turn_of(t),
        dice=[3, 3, "fireball", "lightning", "teleport", "teleport"],
        answers=["C42", "stay", "fireball"],
    )

    assert wizard.spells == ["fireball", "lightning", "teleport", "teleport"]


def test_a_hero_who_kills_from_outside_and_stays_out_reads_nothing() -> None:
    """[ruling.chamber_power_condition] He must stand in the chamber."""
    wizard = hero("wizard", "K425", spells=["fireball"])
    t = table(wizard)
    put_monster(t, "C42", "giant", "", "")

    play(turn_of(t), dice=[3, 3], answers=[("cast", "fireball", "C42"), "stay"])

    assert wizard.spells == [] and at(wizard) == "K425"


def test_a_hero_who_kills_from_outside_and_goes_in_reads() -> None:
    """[ruling.chamber_power_condition] [ruling.enter_after_spell] [spell.outside_win] Killed on this turn; he is in."""
    elf = hero("elf", "K425", spells=["fireball"])
    t = table(elf)
    put_monster(t, "C42", "giant", "", "")

    play(turn_of(t), dice=[3, 3, "teleport"], answers=[("cast", "fireball", "C42"), "go_in"])

    assert at(elf) == "C42" and elf.spells == ["teleport"] and monsters_in(t, "C42") == ["", ""]


def test_a_library_with_monsters_is_closed() -> None:
    """[ruling.chamber_power_condition] A miss there gives no spell."""
    elf = hero("elf", "K425")
    t = table(elf)
    put_monster(t, "C42", "giant", "", "")

    play(turn_of(t), dice=[1, 1, 6, 6], answers=["C42"])

    assert elf.spells == []


# Teleport chambers


@pytest.mark.parametrize(
    ("chamber", "goals"),
    [("C22", ["C11", "C12", "C21", "C31", "C32"]), ("C61", ["C51", "C52", "C62"])],
)
def test_a_teleport_chamber_reaches_the_same_level_and_one_up_or_down(chamber: str, goals: list[str]) -> None:
    """[chamber.teleport] [ruling.chamber_teleport] For any class, and only from there."""
    warrior = hero("warrior", chamber)
    t = table(warrior)
    clear(t, chamber)

    assert offered(turn_of(t)) == ["move", *[("chamber_teleport", goal) for goal in goals]]


def test_i_must_fight_where_the_mirrors_put_me() -> None:
    """[ruling.chamber_teleport] At once; on a wound I choose where to step back."""
    warrior = hero("warrior", "C22", treasures=["pearl"])
    t = table(warrior)
    clear(t, "C22")
    put_monster(t, "C31", "mummy", "", "")

    play(turn_of(t), dice=[1, 2, 2, 3], answers=[("chamber_teleport", "C31"), "K330"])

    assert at(warrior) == "K330" and warrior.wounded
    assert left_in(t, "C31") == ["pearl"] and monsters_in(t, "C31") == ["mummy", "", ""]


def test_i_need_not_fight_the_monster_that_i_leave() -> None:
    """[ruling.chamber_teleport] As with the spell."""
    warrior = hero("warrior", "C22", came_from="K212")
    t = table(warrior)
    put_monster(t, "C22", "ghouls", "", "")
    clear(t, "C21")

    play(turn_of(t), answers=[("chamber_teleport", "C21")])

    assert at(warrior) == "C21" and monsters_in(t, "C22") == ["ghouls", "", ""]


def test_after_the_mirrors_there_is_no_walking() -> None:
    """[ruling.chamber_teleport] Instead of walking: with nobody there, the turn is over without a question."""
    elf = hero("elf", "C61")
    t = table(elf)
    clear(t, "C61", "C62")

    play(turn_of(t), answers=[("chamber_teleport", "C62")])

    assert at(elf) == "C62"


def test_a_hero_who_walks_into_the_mirrors_must_wait_a_turn() -> None:
    """[ruling.chamber_teleport] They carry only a hero who starts his turn there."""
    elf = hero("elf", "K212")
    t = table(elf)
    clear(t, "C22")

    assert set(offered(turn_of(t), "C22")) == {"K211", "K216", "K212", ("secret_try", "R207"), "stop"}


def test_a_hero_carried_by_the_mirrors_may_ambush_a_rival_there() -> None:
    """[ruling.chamber_teleport] [ambush.when] Carried instead of walking: it is his move, an action may follow."""
    thief, dwarf = hero("thief", "C22"), hero("dwarf", "C21", treasures=["pearl"])
    t = table(thief, dwarf)
    clear(t, "C22", "C21")

    play(
        turn_of(t),
        dice=[4, 4],
        answers=[("chamber_teleport", "C21"), ("ambush", dwarf.card), *escape(t, "C21")],
    )

    assert held(thief) == ["pearl"]
