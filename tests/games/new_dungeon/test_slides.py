"""Slides. Rulebook, section 3."""

from __future__ import annotations

import pytest

from oubliette.kernel import listen, play
from tests.games.new_dungeon.scenes import (
    at,
    clear,
    held,
    hero,
    leave,
    left_in,
    monsters_in,
    offered,
    own_of,
    put_monster,
    put_treasure,
    table,
    told,
    turn_of,
)


def test_from_level_4_i_slide_with_the_treasure_into_a_chamber_of_level_5() -> None:
    """[trap.slide] The rulebook's own example; and I fight where I land. [ruling.slide_arrival]"""
    warrior = hero("warrior", "K401")
    t = table(warrior)
    put_monster(t, "R401", "slide")
    put_treasure(t, "R401", "jade_idol")
    put_monster(t, "C51", "witch", "", "")

    play(turn_of(t), dice=[4, 5], answers=["R401", "C51"])

    assert at(warrior) == "C51" and held(warrior) == ["jade_idol"]
    assert monsters_in(t, "C51") == ["", ""]


def test_a_slide_that_nobody_knew_of_is_turned_up_first_and_then_the_treasure_under_it() -> None:
    """[trap.slide] [trap.is_card] Both cards were face down."""
    warrior = hero("warrior", "K401")
    t = table(warrior)
    put_monster(t, "C52", "vampire", "", "")
    events = listen(t)

    play(turn_of(t), dice=["slide", "huge_sapphire", 4, 4], answers=["R401", "C52"])

    assert at(warrior) == "C52" and held(warrior) == ["huge_sapphire"]
    assert told(events, "fight.reveal_then_fight")[0].facts["monster"] == "slide"
    assert monsters_in(t, "C52") == ["", ""]


def test_a_slide_is_gone_and_its_room_is_empty() -> None:
    """[ruling.trap_used_up] The card has caught somebody and is removed."""
    warrior = hero("warrior", "K401")
    t = table(warrior)
    put_monster(t, "R401", "slide")
    clear(t, "C51")

    play(turn_of(t), dice=["gold_cup"], answers=["R401", "C51"])

    assert monsters_in(t, "R401") == [] and own_of(t, "R401") is None and left_in(t, "R401") == []
    assert t.monster_decks[3].cards.count("slide") == 1


@pytest.mark.parametrize(
    ("corridor", "room", "chambers"),
    [
        ("K201", "R201", ["C31", "C32"]),
        ("K318", "R301", ["C41", "C42"]),
        ("K401", "R401", ["C51", "C52"]),
        ("K506", "R501", ["C61", "C62"]),
    ],
)
def test_i_choose_among_the_chambers_one_level_deeper(corridor: str, room: str, chambers: list[str]) -> None:
    """[trap.slide] Those of the next level, both of them, whichever part of the board they are in."""
    warrior = hero("warrior", corridor)
    t = table(warrior)
    put_monster(t, room, "slide")
    put_treasure(t, room, "gold_ring")

    assert offered(turn_of(t), room) == chambers


def test_nobody_fights_a_slide() -> None:
    """[trap.is_card] No dice for the trap itself: the chamber below is empty, so no dice at all."""
    dwarf = hero("dwarf", "K401", treasures=["silver_cup"])
    t = table(dwarf)
    put_monster(t, "R401", "slide")
    put_treasure(t, "R401", "gold_ring")
    clear(t, "C51")

    play(turn_of(t), answers=["R401", "C51"])

    assert at(dwarf) == "C51" and not dwarf.wounded and held(dwarf) == ["silver_cup", "gold_ring"]


def test_the_monster_i_slide_to_may_strike_me_and_i_say_where_i_step_back() -> None:
    """[ruling.slide_arrival] [ruling.step_back_where] I did not walk in: I choose a way, no secret door."""
    warrior = hero("warrior", "K401")
    t = table(warrior)
    put_monster(t, "R401", "slide")
    put_treasure(t, "R401", "gold_ring")
    put_monster(t, "C51", "witch", "", "")
    doors = offered(turn_of(t.clone()), "R401", "C51", 1, 1, 1, 3)

    play(turn_of(t), dice=[1, 1, 1, 3], answers=["R401", "C51", "K520"])

    assert set(doors) == {"K520", "K507", "K525"}
    assert at(warrior) == "K520" and warrior.wounded
    assert left_in(t, "C51") == ["gold_ring"] and monsters_in(t, "C51") == ["witch", "", ""]


def test_a_second_slide_in_the_chamber_sends_me_one_level_deeper_again() -> None:
    """[ruling.slide_arrival] From level 3 to 4 to 5 on one turn."""
    warrior = hero("warrior", "K318")
    t = table(warrior)
    put_monster(t, "R301", "slide")
    put_treasure(t, "R301", "opal")
    put_monster(t, "C41", "slide", "", "")
    put_monster(t, "C52", "vampire", "", "")

    play(turn_of(t), dice=[6, 6], answers=["R301", "C41", "C52"])

    assert at(warrior) == "C52" and held(warrior) == ["opal"]
    assert monsters_in(t, "C41") == ["", ""] and monsters_in(t, "C52") == ["", ""]


def test_in_a_chamber_there_is_nothing_under_a_slide() -> None:
    """[ruling.slide_arrival] No treasure is dealt to chambers."""
    warrior = hero("warrior", "K402")
    t = table(warrior)
    put_monster(t, "C41", "slide", "", "")
    clear(t, "C51")

    play(turn_of(t), answers=["C41", "C51"])

    assert at(warrior) == "C51" and held(warrior) == []
    assert monsters_in(t, "C41") == ["", ""]


def test_what_lay_in_the_chamber_slides_down_with_me() -> None:
    """[ruling.slide_arrival] "Except treasure lying there"."""
    warrior = hero("warrior", "K402")
    t = table(warrior)
    put_monster(t, "C41", "slide", "", "")
    leave(t, "C41", "opal", "pearl")
    clear(t, "C51")

    play(turn_of(t), answers=["C41", "C51"])

    assert held(warrior) == ["opal", "pearl"] and left_in(t, "C41") == []


def test_i_slide_into_a_cage() -> None:
    """[ruling.slide_arrival] [trap.cage] The top card down there is a trap as well."""
    warrior = hero("warrior", "K401")
    t = table(warrior)
    put_monster(t, "R401", "slide")
    put_treasure(t, "R401", "gold_ring")
    put_monster(t, "C51", "cage", "", "")

    play(turn_of(t), dice=[6], answers=["R401", "C51"])

    assert at(warrior) == "C51" and warrior.caged and warrior.lost_turns == 3
    assert held(warrior) == ["gold_ring"] and monsters_in(t, "C51") == ["", ""]


def test_a_spell_cast_inside_does_not_save_me_from_the_slide() -> None:
    """[ruling.spell_vs_trap] [ruling.one_spell] It is lost, I slide, and below I have only my staff."""
    wizard = hero("wizard", "K401", spells=["fireball", "lightning"])
    t = table(wizard)
    put_monster(t, "R401", "slide")
    put_treasure(t, "R401", "gold_ring")
    put_monster(t, "C51", "witch", "", "")

    play(turn_of(t), dice=[2, 3], answers=["R401", "fireball", "C51"])

    assert wizard.spells == ["lightning"] and t.spell_deck.discards == ["fireball"]
    assert at(wizard) == "C51" and monsters_in(t, "C51") == ["", ""]


def test_a_wizard_who_slid_may_cast_below() -> None:
    """[ruling.slide_arrival] [spell.fireball] He met the slide with his staff; yellow against the pudding is 5."""
    wizard = hero("wizard", "K401", spells=["fireball"])
    t = table(wizard)
    put_monster(t, "R401", "slide")
    put_treasure(t, "R401", "gold_ring")
    put_monster(t, "C51", "black_pudding", "", "")

    play(turn_of(t), dice=[2, 3], answers=["R401", "physical", "C51", "fireball"])

    assert monsters_in(t, "C51") == ["", ""] and wizard.spells == []


def test_a_spell_from_outside_only_shows_the_slide() -> None:
    """[ruling.spell_vs_trap] The spell is lost, the trap stays for all to know, and catches nobody."""
    wizard = hero("wizard", "K401", spells=["fireball"])
    t = table(wizard)

    play(turn_of(t), dice=["slide"], answers=[("cast", "fireball", "R401")])

    assert at(wizard) == "K401" and wizard.spells == [] and t.spell_deck.discards == ["fireball"]
    assert monsters_in(t, "R401") == ["slide"] and own_of(t, "R401") == ""


def test_there_is_no_slide_on_the_first_level_nor_on_the_last() -> None:
    """[trap.slide] [trap.is_card] Table 2.3: below level 6 there is nothing."""
    t = table()

    slides = [deck.cards.count("slide") for deck in t.monster_decks]
    cages = [deck.cards.count("cage") for deck in t.monster_decks]

    assert slides == [0, 1, 2, 2, 1, 0]
    assert cages == [1, 1, 1, 1, 2, 2]


def test_helpers_stay_where_they_are_when_i_slide() -> None:
    """[trap.slide] "The hero": only he who turned the card. Nobody is asked to help against a trap."""
    warrior, elf = hero("warrior", "K401"), hero("elf", "R401", came_from="K401")
    t = table(warrior, elf)
    put_monster(t, "R401", "slide")
    put_treasure(t, "R401", "gold_ring")
    clear(t, "C51")

    play(turn_of(t), answers=["R401", "C51"])

    assert at(warrior) == "C51" and at(elf) == "R401"
    assert held(warrior) == ["gold_ring"] and held(elf) == []
