"""When a Healing Potion may be drunk. Rulebook, section 8."""

from __future__ import annotations

from oubliette.kernel import play
from tests.games.new_dungeon.fights import before, lair, outside, total
from tests.games.new_dungeon.scenes import at, clear, held, hero, offered, put_monster, put_treasure, table, turn_of

DRINK = "drink_potion"


# After the fight


def test_after_a_victory_a_wounded_hero_may_drink() -> None:
    """[ruling.potion_after_the_fight] And he may keep it."""
    warrior = hero("warrior", wounded=True, treasures=["healing_potion"])
    laid = before("orcs", warrior)

    twin = laid.clone()

    play(turn_of(twin), dice=total(4), answers=["stop", "fight", "keep"])
    play(turn_of(laid), dice=total(4), answers=["stop", "fight", DRINK])

    assert twin.heroes[0].wounded and held(twin.heroes[0]) == ["healing_potion", "silver_cup"]
    assert not warrior.wounded and held(warrior) == ["silver_cup"]


def test_after_a_failed_ambush_he_may_drink() -> None:
    """[ruling.potion_after_the_fight] [ambush.failure] The victim took the other card."""
    dwarf = hero("dwarf", "K105", wounded=True, treasures=["healing_potion", "pearl"])
    elf = hero("elf", "K105", treasures=["opal"])
    laid = table(dwarf, elf)

    play(turn_of(laid), dice=[1, 1], answers=["stop", ("ambush", elf.card), "pearl", DRINK])

    assert not dwarf.wounded and held(dwarf) == []


def test_a_potion_that_a_spell_has_won_may_be_drunk_at_once() -> None:
    """[ruling.potion_after_the_fight] [ruling.enter_after_spell] He went in and found it; the turn is still his."""
    wizard = hero("wizard", spells=["fireball"], wounded=True)
    laid = outside("orcs", wizard)
    put_treasure(laid, lair("orcs"), "healing_potion")

    play(turn_of(laid), dice=[6, 6], answers=[("cast", "fireball", lair("orcs")), "go_in", DRINK])

    assert not wizard.wounded and held(wizard) == [] and at(wizard) == lair("orcs")


def test_after_a_spell_that_failed_he_may_drink_outside() -> None:
    """[ruling.potion_after_the_fight] [spell.outside_fail]"""
    wizard = hero("wizard", spells=["fireball"], wounded=True, treasures=["healing_potion"])
    laid = outside("orcs", wizard)

    play(turn_of(laid), dice=[1, 1], answers=[("cast", "fireball", lair("orcs")), DRINK])

    assert not wizard.wounded


def test_after_a_fight_that_the_coffer_led_to_he_may_drink() -> None:
    """[ruling.potion_after_the_fight] [house.teleport_item]"""
    warrior = hero("warrior", "C11", wounded=True, treasures=["silver_coffer_teleport_item", "healing_potion"])
    laid = table(warrior, annotations=True)
    clear(laid, "C11")
    put_monster(laid, "C12", "goblins", "", "")

    play(turn_of(laid), dice=[6, 6], answers=[("teleport_item", "C12"), DRINK])

    assert not warrior.wounded and at(warrior) == "C12"


def test_a_hero_who_did_nothing_after_his_move_is_not_asked_again() -> None:
    """[ruling.potion_after_the_fight] He could have drunk on his way."""
    warrior = hero("warrior", "K105", wounded=True, treasures=["healing_potion"])

    play(turn_of(table(warrior)), answers=["stop", "none"])

    assert warrior.wounded


# Before a whole turn's work


def test_a_hero_who_looks_into_his_crystal_ball_may_drink_before_it() -> None:
    """[ruling.potion] There is no step on which he could."""
    elf = hero("elf", "K105", wounded=True, treasures=["crystal_ball", "healing_potion"])
    laid = table(elf)

    play(turn_of(laid), dice=["ogre", "opal"], answers=[DRINK, "crystal_ball", "R301"])

    assert not elf.wounded and held(elf) == ["crystal_ball"]


def test_a_paladin_may_drink_instead_of_giving_up_his_turn() -> None:
    """[ruling.potion] [hero.paladin_self] Sound again, he walks at once: no other plan is left."""
    paladin = hero("paladin", "K105", wounded=True, treasures=["healing_potion"])
    laid = table(paladin)

    play(turn_of(laid), answers=[DRINK, "K106", "stop"])

    assert not paladin.wounded and at(paladin) == "K106"


def test_a_sound_hero_is_not_asked_at_the_start_of_his_turn() -> None:
    """[ruling.potion] Nor is one without a potion."""
    sound = hero("elf", "K105", treasures=["crystal_ball", "healing_potion"])
    assert offered(turn_of(table(sound))) == ["move", "crystal_ball"]
    dry = hero("elf", "K105", wounded=True, treasures=["crystal_ball"])
    assert offered(turn_of(table(dry))) == ["move", "crystal_ball"]


def test_a_hero_who_can_only_move_is_asked_on_his_way() -> None:
    """[ruling.potion] The turn begins with the first step."""
    warrior = hero("warrior", "K105", wounded=True, treasures=["healing_potion"])
    ways = offered(turn_of(table(warrior)))
    assert DRINK in ways and "K106" in ways
