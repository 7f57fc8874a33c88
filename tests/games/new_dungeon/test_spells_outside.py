"""Attack spells cast from outside. Rulebook, section 7."""

from __future__ import annotations

import pytest

from oubliette.games.new_dungeon import GAME
from oubliette.games.new_dungeon.state import Hero, Table
from oubliette.kernel import Value, listen, play
from tests.games.new_dungeon.fights import loot_of, outside, total
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
    slugs,
    table,
    turn_of,
)

FIREBALL = ("cast", "fireball", "R301")
LIGHTNING = ("cast", "lightning", "R301")


def casts(options: list[Value]) -> list[Value]:
    return [option for option in options if isinstance(option, tuple) and option[0] == "cast"]


@pytest.mark.parametrize(("spell", "number"), [("fireball", 6), ("lightning", 5)])
def test_a_spell_from_outside_that_reaches_its_number_kills(spell: str, number: int) -> None:
    """[spell.fireball] [spell.lightning] [fight.colours] A Giant Snake: yellow 6, grey 5."""
    wizard = hero("wizard", spells=[spell])
    laid = outside("giant_snake", wizard)
    play(turn_of(laid), dice=total(number), answers=[("cast", spell, "R301"), "stay"])
    assert monsters_in(laid, "R301") == []


@pytest.mark.parametrize(("spell", "number"), [("fireball", 6), ("lightning", 5)])
def test_a_spell_one_point_short_does_nothing(spell: str, number: int) -> None:
    """[spell.fireball] [spell.lightning] [spell.outside_fail] No dice are thrown for a counter-attack."""
    wizard = hero("wizard", spells=[spell], treasures=["pearl"])
    laid = outside("giant_snake", wizard)
    play(turn_of(laid), dice=total(number - 1), answers=[("cast", spell, "R301")])
    assert monsters_in(laid, "R301") == ["giant_snake"]
    assert (at(wizard), wizard.wounded, held(wizard)) == ("K318", False, ["pearl"])


def test_the_spell_is_named_before_the_card_is_turned() -> None:
    """[spell.choose_before_reveal]"""
    laid = table(hero("wizard", at="K318", spells=["fireball", "lightning"]))
    ask = asked(turn_of(laid), FIREBALL)
    assert (ask.prompt, ask.seat) == ("draw.monster", -1)


def test_what_magic_has_shown_before_may_be_used() -> None:
    """[spell.choose_before_reveal] The medallion shows a Mummy: no Lightning Bolt, then, but a Fireball."""
    wizard = hero("wizard", at="K318", spells=["fireball", "lightning"], treasures=["esp_medallion"])
    laid = table(wizard)
    play(turn_of(laid), dice=["mummy", *total(3)], answers=[("esp", "R301"), FIREBALL, "stay"])
    assert monsters_in(laid, "R301") == []
    assert wizard.spells == ["lightning"]


def test_the_caster_goes_in_and_takes_the_loot() -> None:
    """[spell.outside_win] [fight.victory_loot] The room's card, and what others left."""
    wizard = hero("wizard", spells=["fireball"])
    laid = outside("ogre", wizard)
    leave(laid, "R301", "pearl")
    play(turn_of(laid), dice=total(4), answers=[FIREBALL, "go_in"])
    assert at(wizard) == "R301"
    assert sorted(held(wizard)) == [loot_of("ogre"), "pearl"]


def test_going_in_ends_the_turn() -> None:
    """[ruling.enter_after_spell] No further step, and no ambush on the rich dwarf in there."""
    wizard, dwarf = hero("wizard", spells=["fireball"]), hero("dwarf", treasures=["pearl"])
    laid = outside("ogre", wizard, dwarf)
    dwarf.at = laid.monsters.index(("ogre",))
    play(turn_of(laid), dice=total(4), answers=[FIREBALL, "go_in"])
    assert laid.to_play == 1
    assert held(dwarf) == ["pearl"]


def test_a_spell_from_outside_is_the_action_of_the_turn() -> None:
    """[turn.one_action] [spell.outside_fail] After the failure no step, no ambush."""
    wizard, dwarf = hero("wizard", spells=["fireball"]), hero("dwarf", treasures=["pearl"])
    laid = outside("ogre", wizard, dwarf)
    play(turn_of(laid), dice=total(3), answers=[FIREBALL])
    assert laid.to_play == 1
    assert at(wizard) == "K318"


def test_a_hero_who_stays_out_leaves_the_loot_to_anybody() -> None:
    """[ruling.enter_after_spell] The dwarf walks in and picks it up."""
    wizard, dwarf = hero("wizard", spells=["fireball"]), hero("dwarf")
    laid = outside("ogre", wizard, dwarf)
    play(turn_of(laid), dice=total(4), answers=[FIREBALL, "stay"])
    assert (at(wizard), held(wizard), own_of(laid, "R301")) == ("K318", [], loot_of("ogre"))
    play(turn_of(laid, 1), answers=["R301", ("pick_up", "face_down"), "stop"])
    assert held(dwarf) == [loot_of("ogre")]


def test_in_a_chamber_the_next_monster_is_not_fought_on_that_turn() -> None:
    """[ruling.enter_after_spell] [ruling.guard_is_top] The pile of treasure is his all the same."""
    wizard = hero("wizard", at="K106", spells=["fireball"])
    laid = table(wizard)
    put_monster(laid, "C11", "goblins", "skeleton", "")
    leave(laid, "C11", "pearl")
    play(turn_of(laid), dice=total(2), answers=[("cast", "fireball", "C11"), "go_in"])
    assert at(wizard) == "C11"
    assert held(wizard) == ["pearl"]
    assert monsters_in(laid, "C11") == ["skeleton", ""]


def test_in_a_chamber_the_next_monster_guards_what_the_caster_did_not_fetch() -> None:
    """[ruling.enter_after_spell]"""
    wizard, dwarf = hero("wizard", at="K106", spells=["fireball"]), hero("dwarf", at="K106")
    laid = table(wizard, dwarf)
    put_monster(laid, "C11", "goblins", "skeleton", "")
    leave(laid, "C11", "pearl")
    play(turn_of(laid), dice=total(2), answers=[("cast", "fireball", "C11"), "stay"])
    assert left_in(laid, "C11") == ["pearl"]
    play(turn_of(laid, 1), dice=total(4), answers=["C11"])
    assert held(dwarf) == ["pearl"]


def test_a_caster_who_went_in_may_walk_away_from_the_next_monster() -> None:
    """[ruling.enter_after_spell] On his next turn he has begun there."""
    wizard = hero("wizard", at="K106", spells=["fireball"])
    laid = table(wizard)
    put_monster(laid, "C11", "goblins", "skeleton", "")
    play(turn_of(laid), dice=total(2), answers=[("cast", "fireball", "C11"), "go_in"])
    play(turn_of(laid), answers=["K118", "stop"])
    assert at(wizard) == "K118"


def test_a_cast_spell_is_gone_whether_it_works_or_not() -> None:
    """[ruling.spell_spent]"""
    wizard = hero("wizard", spells=["fireball", "fireball", "teleport"])
    laid = outside("ogre", wizard)
    play(turn_of(laid), dice=total(3), answers=[FIREBALL])
    assert wizard.spells == ["fireball", "teleport"]
    assert laid.spell_deck.discards == ["fireball"]


# Where from


def test_a_spell_goes_through_a_door_and_through_an_arch() -> None:
    """[spell.from_outside] [ruling.cast_reach] From K106: the chamber behind the arch, the room behind the door."""
    laid = table(hero("wizard", at="K106", spells=["fireball"]))
    assert sorted(casts(offered(turn_of(laid)))) == [("cast", "fireball", "C11"), ("cast", "fireball", "R104")]


def test_each_kind_of_attack_spell_is_offered_once() -> None:
    """[spell.from_outside] Teleport is no attack."""
    laid = table(hero("wizard", at="K105", spells=["fireball", "fireball", "lightning", "teleport"]))
    options = offered(turn_of(laid), "K104")
    assert sorted(casts(options)) == [("cast", "fireball", "R103"), ("cast", "lightning", "R103")]


def test_no_spell_into_an_empty_room() -> None:
    """[spell.from_outside] There must be a monster to attack."""
    laid = table(hero("wizard", at="K104", spells=["fireball"]))
    clear(laid, "R103")
    assert casts(offered(turn_of(laid))) == []


def test_no_spell_goes_over_a_secret_door_that_nobody_has_found() -> None:
    """[ruling.cast_reach]"""
    laid = table(hero("wizard", at="K113", spells=["fireball"]))
    assert casts(offered(turn_of(laid))) == []


def test_a_spell_goes_over_a_secret_door_that_he_has_just_found() -> None:
    """[ruling.cast_reach] A 2 finds it; a Skeleton has grey 2."""
    wizard = hero("wizard", at="K113", spells=["lightning"])
    laid = table(wizard)
    put_monster(laid, "R107", "skeleton")
    put_treasure(laid, "R107", "sack_500")
    play(turn_of(laid), dice=[2, *total(2)], answers=[("secret_try", "R107"), "lightning", "go_in"])
    assert at(wizard) == "R107"
    assert held(wizard) == ["sack_500"]


def test_over_a_found_door_a_failure_leaves_the_caster_outside() -> None:
    """[ruling.cast_reach] [spell.outside_fail] Goblins have grey 6."""
    wizard = hero("wizard", at="K113", spells=["lightning"])
    laid = table(wizard)
    put_monster(laid, "R107", "goblins")
    play(turn_of(laid), dice=[1, *total(5)], answers=[("secret_try", "R107"), "lightning"])
    assert at(wizard) == "K113"
    assert monsters_in(laid, "R107") == ["goblins"]


def test_a_door_that_he_does_not_find_stops_the_spell_too() -> None:
    """[ruling.cast_reach] [secret.fail_ends_turn] The spell stays in his hand."""
    wizard = hero("wizard", at="K113", spells=["lightning"])
    laid = table(wizard)
    put_monster(laid, "R107", "skeleton")
    play(turn_of(laid), dice=[3], answers=[("secret_try", "R107")])
    assert wizard.spells == ["lightning"]
    assert at(wizard) == "K113"


def test_over_a_found_door_he_may_also_walk_in_and_cast_there() -> None:
    """[ruling.cast_reach] [ruling.cast_inside] The same question again, now inside."""
    wizard = hero("wizard", at="K113", spells=["lightning"])
    laid = table(wizard)
    put_monster(laid, "R107", "goblins")
    play(
        turn_of(laid),
        dice=[1, *total(5), *total(12)],
        answers=[("secret_try", "R107"), "go_in", "lightning"],
    )
    assert at(wizard) == "R107"


def test_a_spell_goes_over_a_secret_door_with_the_card() -> None:
    """[ruling.cast_reach] [item.secret_door_card] No roll, neither for the spell nor for going in."""
    wizard = hero("wizard", at="K113", spells=["lightning"], treasures=["secret_door_card"])
    laid = table(wizard)
    put_monster(laid, "R107", "skeleton")
    play(turn_of(laid), dice=[*total(2), "sack_500"], answers=[("cast", "lightning", "R107"), "go_in"])
    assert at(wizard) == "R107"
    assert held(wizard) == ["secret_door_card", "sack_500"]


def test_a_door_found_by_the_third_failure_is_a_way_in_but_not_for_spells() -> None:
    """[ruling.cast_reach] [secret.third_failure] By a roll or by the card, says the ruling."""
    laid = table(hero("wizard", at="K113", spells=["lightning"]))
    for _ in range(3):
        play(turn_of(laid), dice=[6], answers=[("secret_try", "R107")])
    options = offered(turn_of(laid))
    assert "R107" in options
    assert casts(options) == []


FIVE_STEPS = ["K109", "K105", "K104", "K103", "K102"]  # from the Main Staircase to the door of R101


def before_the_skeleton(*spells: str) -> tuple[Table, Hero]:
    """A wizard on the Main Staircase, five steps away from a Skeleton in R101: yellow 2, grey 2."""
    wizard = hero("wizard", spells=spells)
    laid = table(wizard)
    put_monster(laid, "R101", "skeleton")
    put_treasure(laid, "R101", "sack_750")
    clear(laid, "R107")  # the other door of K102
    return laid, wizard


def test_a_wizard_casts_from_outside_with_no_movement_left() -> None:
    """[ruling.cast_reach] [spell.from_outside] He cannot pay for going in, so nothing is asked: the loot stays."""
    laid, wizard = before_the_skeleton("fireball")
    events = listen(laid)
    play(turn_of(laid), dice=total(2), answers=[*FIVE_STEPS, ("cast", "fireball", "R101")])
    assert (at(wizard), held(wizard)) == ("K102", [])
    assert (monsters_in(laid, "R101"), own_of(laid, "R101")) == ([], "sack_750")
    assert "ruling.cast_reach" in slugs(events)


def test_what_he_killed_from_afar_waits_for_his_next_turn() -> None:
    """[ruling.cast_reach] He goes in, takes the loot and walks on."""
    laid, wizard = before_the_skeleton("fireball")
    play(turn_of(laid), dice=total(2), answers=[*FIVE_STEPS, ("cast", "fireball", "R101")])
    play(turn_of(laid), answers=["R101", ("pick_up", "face_down"), "K102", "stop"])
    assert (at(wizard), held(wizard)) == ("K102", ["sack_750"])


def test_with_no_movement_left_there_is_the_spell_or_nothing() -> None:
    """[ruling.cast_reach] No step and no secret door is offered any more."""
    laid, _ = before_the_skeleton("fireball", "lightning")
    options = offered(turn_of(laid), *FIVE_STEPS)
    assert sorted(options, key=str) == [("cast", "fireball", "R101"), ("cast", "lightning", "R101"), "stop"]


def test_nobody_learns_from_the_pause_whether_he_could_have_cast() -> None:
    """[ruling.asked_at_the_end] With a Teleport alone in his hand he is asked as well, and can only stop."""
    laid, _ = before_the_skeleton("teleport")
    ask = asked(turn_of(laid), *FIVE_STEPS)
    assert (ask.prompt, list(ask.options)) == ("decide.step", ["stop"])


def test_nobody_learns_from_the_pause_whether_he_could_have_teleported() -> None:
    """[ruling.asked_at_the_end] In an empty chamber with nobody next door he is asked, though a Fireball is no use."""
    laid = table(hero("wizard", at="K106", spells=["fireball"]))
    clear(laid, "C11")
    ask = asked(turn_of(laid), "K107", "K106", "K107", "K106", "C11")
    assert (ask.prompt, list(ask.options)) == ("decide.step", ["stop"])


def test_a_wizard_without_spells_is_not_asked_at_the_end_of_his_move() -> None:
    """[ruling.cast_reach] There is nothing to hide."""
    laid, wizard = before_the_skeleton()
    play(turn_of(laid), answers=FIVE_STEPS)
    assert at(wizard) == "K102"


def test_the_last_point_pays_for_going_in() -> None:
    """[ruling.cast_reach] Four steps, the spell, and the fifth."""
    wizard = hero("wizard", spells=["fireball"])
    laid = table(wizard)
    put_monster(laid, "R102", "skeleton")
    put_treasure(laid, "R102", "sack_750")
    walk = ["K109", "K105", "K104", "K103"]
    play(turn_of(laid), dice=total(2), answers=[*walk, ("cast", "fireball", "R102"), "go_in"])
    assert (at(wizard), held(wizard)) == ("R102", ["sack_750"])


def test_an_elf_casts_like_a_wizard() -> None:
    """[ruling.elf_quota] [spell.from_outside] And without a counter-attack."""
    elf = hero("elf", spells=["lightning"])
    laid = outside("ogre", elf)
    play(turn_of(laid), dice=total(5), answers=[LIGHTNING, "go_in"])
    assert held(elf) == [loot_of("ogre")]
    assert elf.spells == []


# Traps


def test_a_spell_on_a_trap_is_lost_and_the_trap_stays_for_all_to_see() -> None:
    """[ruling.spell_vs_trap] It catches nobody."""
    wizard = hero("wizard", at="K318", spells=["fireball"])
    laid = table(wizard, hero("dwarf"))
    play(turn_of(laid), dice=["cage"], answers=[FIREBALL])
    assert (wizard.spells, at(wizard), wizard.lost_turns) == ([], "K318", 0)
    assert GAME.view(laid, 1)["spaces"]["R301"]["monsters"] == ["cage"]


def test_a_trap_that_was_hit_from_outside_still_catches_the_next_who_goes_in() -> None:
    """[ruling.spell_vs_trap]"""
    wizard, dwarf = hero("wizard", at="K318", spells=["fireball"]), hero("dwarf", at="K318")
    laid = table(wizard, dwarf)
    play(turn_of(laid), dice=["cage"], answers=[FIREBALL])
    play(turn_of(laid, 1), dice=[5], answers=["R301"])
    assert (dwarf.caged, dwarf.lost_turns) == (True, 2)
