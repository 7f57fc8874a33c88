"""Cages. Rulebook, section 3."""

from __future__ import annotations

import pytest

from oubliette.games.new_dungeon import GAME
from oubliette.games.new_dungeon.ambush import victims_of
from oubliette.kernel import SPECTATOR, play
from tests.games.new_dungeon.flights import escape
from tests.games.new_dungeon.scenes import (
    asked,
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
    turn_of,
)


@pytest.mark.parametrize(("die", "turns"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_one_die_says_how_long_i_sit_in_the_cage(die: int, turns: int) -> None:
    """[trap.cage] Table 2.8: 1-3 one turn, 4-5 two, 6 three."""
    elf = hero("elf", "K107")
    t = table(elf)
    put_monster(t, "R105", "cage")

    play(turn_of(t), dice=[die], answers=["R105"])

    assert elf.caged and elf.lost_turns == turns and at(elf) == "R105"
    assert held(elf) == []


@pytest.mark.parametrize(("die", "turns"), [(2, 1), (4, 2), (6, 3)])
def test_i_come_out_at_the_end_of_my_last_lost_turn_with_the_treasure(die: int, turns: int) -> None:
    """[trap.cage] [ruling.cage_timing] Not before; the card is turned only then."""
    elf = hero("elf", "K107")
    t = table(elf)
    put_monster(t, "R105", "cage")
    play(turn_of(t), dice=[die], answers=["R105"])

    for _ in range(turns - 1):
        play(turn_of(t))
        assert elf.caged and held(elf) == []
    play(turn_of(t), dice=["garnet"])

    assert not elf.caged and elf.lost_turns == 0 and held(elf) == ["garnet"]
    assert own_of(t, "R105") is None and at(elf) == "R105"


def test_after_the_cage_my_next_turn_is_a_normal_one() -> None:
    """[trap.cage] N turns are lost, the one after is mine again: the room is cleared, I walk on."""
    elf = hero("elf", "R105", came_from="K107", lost_turns=1, caged=True)
    t = table(elf)
    clear(t, "R105")
    put_treasure(t, "R105", "garnet")
    play(turn_of(t))

    play(turn_of(t), answers=["K107", "stop"])

    assert at(elf) == "K107" and held(elf) == ["garnet"]


def test_the_cage_card_is_removed_at_once() -> None:
    """[ruling.trap_used_up] [ruling.cage_timing] The room counts as having no monster from now on."""
    elf = hero("elf", "K107")
    t = table(elf)

    play(turn_of(t), dice=["cage", 1], answers=["R105"])

    assert monsters_in(t, "R105") == [] and own_of(t, "R105") == ""
    assert "cage" not in t.monster_decks[0].cards


def test_nobody_takes_the_treasure_of_a_caged_hero() -> None:
    """[ruling.cage_timing] Others walk through the room without a fight, but the treasure is his alone."""
    elf, thief = hero("elf", "R105", lost_turns=2, caged=True), hero("thief", "K107")
    t = table(elf, thief)
    clear(t, "R105")
    put_treasure(t, "R105", "garnet")

    there = offered(turn_of(t.clone(), 1), "R105")
    play(turn_of(t, 1), answers=["R105", "K107", "stop"])

    assert there == ["K107", "stop"]
    assert at(thief) == "K107" and held(thief) == [] and own_of(t, "R105") == "garnet"


def test_a_caged_hero_cannot_be_ambushed() -> None:
    """[trap.cage_safe] [ruling.ambush_target] Though he holds treasures, I can only stand there."""
    elf, thief = hero("elf", "R105", lost_turns=2, caged=True, treasures=["pearl"]), hero("thief", "K107")
    t = table(elf, thief)
    clear(t, "R105")
    put_treasure(t, "R105", "garnet")

    play(turn_of(t, 1), answers=["R105", "stop"])

    assert victims_of(t, thief) == []
    assert held(elf) == ["pearl"] and held(thief) == [] and thief.lost_turns == 0


def test_once_he_is_out_of_the_cage_he_can_be_ambushed_again() -> None:
    """[trap.cage_safe] Safe only in the cage."""
    elf, thief = hero("elf", "R105", lost_turns=1, caged=True), hero("thief", "K107")
    t = table(elf, thief)
    clear(t, "R105")
    put_treasure(t, "R105", "garnet")
    play(turn_of(t, 0))

    play(turn_of(t, 1), dice=[4, 4], answers=["R105", "stop", ("ambush", elf.card), *escape(t, "R105")])

    assert held(thief) == ["garnet"] and held(elf) == []


def test_a_caged_hero_is_neither_challenged_nor_asked_to_trade() -> None:
    """[duel.when] [ruling.cage_timing] He cannot be asked for anything."""
    elf = hero("elf", "R105", lost_turns=2, caged=True, treasures=["pearl"])
    dwarf = hero("dwarf", "K107", treasures=["opal"])
    t = table(elf, dwarf, hero_duel=True, free_trade=True)
    clear(t, "R105")
    put_treasure(t, "R105", "garnet")

    play(turn_of(t, 1), answers=["R105", "stop"])

    assert held(elf) == ["pearl"] and held(dwarf) == ["opal"] and at(dwarf) == "R105"


def test_a_caged_hero_cannot_help_in_a_fight() -> None:
    """[ruling.cage_timing] [ruling.coop_consent] In a chamber the next card is alive; I fight it alone."""
    elf, dwarf = hero("elf", "C11", lost_turns=3, caged=True), hero("dwarf", "K106")
    t = table(elf, dwarf)
    put_monster(t, "C11", "skeleton", "")

    play(turn_of(t, 1), dice=[2, 2], answers=["C11"])

    assert monsters_in(t, "C11") == [""]


def test_a_caged_paladin_cannot_be_asked_to_heal() -> None:
    """[ruling.caged_paladin] One who only owes turns can."""
    paladin = hero("paladin", "R105", lost_turns=2, caged=True)
    dwarf = hero("dwarf", "K107", wounded=True)
    t = table(paladin, dwarf)
    clear(t, "R105")
    put_treasure(t, "R105", "garnet")

    play(turn_of(t, 1), answers=["R105", "stop"])
    assert dwarf.wounded and paladin.lost_turns == 2

    paladin.caged = False
    ask = asked(turn_of(t, 1), "stop")
    assert ask.prompt == "decide.action" and ("demand_healing", paladin.card) in ask.options


def test_in_a_chamber_the_cage_holds_nothing_but_me() -> None:
    """[ruling.cage_timing] Nothing to take at the end, not even what lies there under the next monster."""
    elf = hero("elf", "K106")
    t = table(elf)
    put_monster(t, "C11", "cage", "skeleton", "")
    leave(t, "C11", "pearl")
    play(turn_of(t), dice=[2], answers=["C11"])

    play(turn_of(t))

    assert not elf.caged and held(elf) == [] and left_in(t, "C11") == ["pearl"]
    assert monsters_in(t, "C11") == ["skeleton", ""]


def test_the_next_card_of_the_chamber_is_alive_for_others() -> None:
    """[ruling.cage_timing] Whoever enters meets it, while the caged hero looks on."""
    elf, warrior = hero("elf", "C11", lost_turns=3, caged=True), hero("warrior", "K106")
    t = table(elf, warrior)
    put_monster(t, "C11", "goblins", "")

    play(turn_of(t, 1), dice=[1, 1], answers=["C11"])

    assert monsters_in(t, "C11") == [""] and elf.caged and elf.lost_turns == 3


def test_freed_in_a_chamber_i_may_leave_by_any_way_or_stay_and_fight() -> None:
    """[ruling.cage_timing] I meet the next monster only if I stay there on a later normal turn."""
    elf = hero("elf", "C11", came_from="K106", lost_turns=1, caged=True)
    t = table(elf)
    put_monster(t, "C11", "goblins", "")
    play(turn_of(t))
    assert monsters_in(t, "C11") == ["goblins", ""]

    ways = offered(turn_of(t.clone()))
    play(turn_of(t), dice=[1, 2], answers=["stop"])

    assert ways == ["K106", "K110", "K118", "stop"]
    assert monsters_in(t, "C11") == [""]


def test_the_cage_works_on_a_caster_inside() -> None:
    """[ruling.spell_vs_trap] The spell is lost as well."""
    wizard = hero("wizard", "K107", spells=["lightning"])
    t = table(wizard)

    play(turn_of(t), dice=["cage", 5], answers=["R105", "lightning"])

    assert wizard.caged and wizard.lost_turns == 2 and wizard.spells == []


def test_a_cage_seen_from_outside_is_known_and_waits() -> None:
    """[ruling.spell_vs_trap] Everybody knows it, and it still catches a hero who enters later."""
    wizard = hero("wizard", "K107", spells=["lightning"])
    t = table(wizard)
    play(turn_of(t), dice=["cage"], answers=[("cast", "lightning", "R105")])
    assert GAME.view(t, SPECTATOR)["spaces"]["R105"]["monsters"] == ["cage"]
    assert wizard.lost_turns == 0

    play(turn_of(t), dice=[1], answers=["R105"])

    assert wizard.caged and wizard.lost_turns == 1 and monsters_in(t, "R105") == []


def test_everybody_sees_who_is_caged_and_for_how_long() -> None:
    """[trap.cage] Lost turns are public."""
    elf, thief = hero("elf", "K107"), hero("thief")
    t = table(elf, thief)

    play(turn_of(t), dice=["cage", 6], answers=["R105"])

    for seat in (0, 1, SPECTATOR):
        shown = GAME.view(t, seat)["players"][0]
        assert (shown["caged"], shown["lost_turns"]) == (True, 3)
