"""Heroes who fight a monster together. Rulebook, section 5."""

from __future__ import annotations

import pytest

from oubliette.kernel import listen, play
from tests.games.new_dungeon.fights import before, lair, loot_of, total
from tests.games.new_dungeon.scenes import (
    asked,
    at,
    held,
    hero,
    left_in,
    monsters_in,
    move_to,
    offered,
    put_monster,
    slugs,
    table,
    turn_of,
)

JOIN = (("invite", "grunda", 0), "join")  # the dwarf helps for nothing


def test_heroes_in_the_monsters_room_may_be_asked_for_help() -> None:
    """[coop.who] [ruling.coop_consent] The question comes before the roll."""
    laid = before("ogre", hero("warrior"), hero("dwarf"))
    ask = asked(turn_of(laid), "stop")
    assert (ask.seat, ask.prompt) == (0, "decide.coop_invite")
    assert "attack" in ask.options
    assert ("invite", "grunda", 0) in ask.options


def test_a_hero_in_the_corridor_cannot_help() -> None:
    """[coop.who] The dwarf looks on from the door: nobody is asked, the dice fall."""
    dwarf = hero("dwarf")
    laid = before("ogre", hero("warrior"), dwarf)
    move_to(dwarf, "K318")
    assert asked(turn_of(laid), "stop").prompt == "roll.attack"


def test_help_is_also_there_for_a_hero_who_has_just_walked_in() -> None:
    """[coop.who]"""
    warrior = hero("warrior")
    laid = before("ogre", warrior, hero("dwarf"))
    move_to(warrior, "K318")
    play(turn_of(laid), dice=total(5), answers=["R301", *JOIN, "done"])
    assert held(warrior) == [loot_of("ogre")]


def test_help_is_there_in_chambers_too() -> None:
    """[coop.who] In a room or a chamber: a Skeleton has red 3."""
    warrior = hero("warrior", at="C11", came_from="K106")
    laid = table(warrior, hero("dwarf", at="C11"))
    put_monster(laid, "C11", "skeleton", "", "")
    play(turn_of(laid), dice=total(2), answers=["stop", *JOIN])
    assert monsters_in(laid, "C11") == ["", ""]


def test_one_helper_adds_one() -> None:
    """[coop.bonus] 5 and 1 are the Ogre's 6."""
    laid = before("ogre", hero("warrior"), hero("dwarf"))
    play(turn_of(laid), dice=total(5), answers=["stop", *JOIN, "done"])
    assert monsters_in(laid, lair("ogre")) == []


def test_one_helper_adds_no_more_than_one() -> None:
    """[coop.bonus] 4 and 1 are one short."""
    laid = before("ogre", hero("warrior"), hero("dwarf"))
    play(turn_of(laid), dice=[*total(4), *total(12)], answers=["stop", *JOIN])
    assert monsters_in(laid, lair("ogre")) == ["ogre"]


def test_two_helpers_add_two() -> None:
    """[coop.bonus] 4 and 2 are the Ogre's 6."""
    laid = before("ogre", hero("warrior"), hero("dwarf"), hero("elf"))
    play(turn_of(laid), dice=total(4), answers=["stop", *JOIN, ("invite", "eryn", 0), "join", "done", "done"])
    assert monsters_in(laid, lair("ogre")) == []


def test_a_hero_who_refuses_adds_nothing() -> None:
    """[ruling.coop_consent] Of two, one helps: 4 and 1 are one short."""
    laid = before("ogre", hero("warrior"), hero("dwarf"), hero("elf"))
    play(
        turn_of(laid),
        dice=[*total(4), *total(12)],
        answers=["stop", *JOIN, ("invite", "eryn", 1), "decline"],
    )
    assert monsters_in(laid, lair("ogre")) == ["ogre"]


def test_the_invited_hero_answers_for_himself() -> None:
    """[ruling.coop_consent]"""
    laid = before("ogre", hero("warrior"), hero("dwarf"))
    ask = asked(turn_of(laid), "stop", ("invite", "grunda", 1))
    assert (ask.seat, ask.prompt) == (1, "decide.coop_answer")
    assert sorted(ask.options) == ["decline", "join"]


def test_a_hero_may_fight_alone_although_others_are_there() -> None:
    """[ruling.coop_consent] He may invite, he need not: 5 is one short."""
    laid = before("ogre", hero("warrior"), hero("dwarf"))
    play(turn_of(laid), dice=[*total(5), *total(12)], answers=["stop", "attack"])
    assert monsters_in(laid, lair("ogre")) == ["ogre"]


def test_the_winner_may_keep_his_promise() -> None:
    """[coop.deal] He promised one and hands over one of his choice."""
    warrior, dwarf = hero("warrior", treasures=["sack_500"]), hero("dwarf")
    laid = before("ogre", warrior, dwarf)
    play(turn_of(laid), dice=total(5), answers=["stop", ("invite", "grunda", 1), "join", "sack_500", "done"])
    assert held(warrior) == [loot_of("ogre")]
    assert held(dwarf) == ["sack_500"]


def test_the_winner_may_break_his_promise() -> None:
    """[coop.not_binding]"""
    warrior, dwarf = hero("warrior", treasures=["sack_500"]), hero("dwarf")
    laid = before("ogre", warrior, dwarf)
    play(turn_of(laid), dice=total(5), answers=["stop", ("invite", "grunda", 2), "join", "done"])
    assert sorted(held(warrior)) == [loot_of("ogre"), "sack_500"]
    assert held(dwarf) == []


def test_the_winner_may_give_more_than_he_promised() -> None:
    """[coop.not_binding] Only the number is suggested, nothing is enforced."""
    warrior, dwarf = hero("warrior", treasures=["sack_500"]), hero("dwarf")
    laid = before("ogre", warrior, dwarf)
    play(turn_of(laid), dice=total(5), answers=["stop", *JOIN, "sack_500", loot_of("ogre")])
    assert held(warrior) == []
    assert sorted(held(dwarf)) == [loot_of("ogre"), "sack_500"]


def test_nobody_is_paid_for_a_defeat() -> None:
    """[ruling.coop_consent] After a victory the hero is asked; after a miss he is not."""
    warrior, dwarf = hero("warrior", treasures=["sack_500"]), hero("dwarf")
    laid = before("ogre", warrior, dwarf)
    play(turn_of(laid), dice=[*total(2), *total(12)], answers=["stop", ("invite", "grunda", 1), "join"])
    assert held(warrior) == ["sack_500"]


def test_a_hero_who_refused_is_not_paid() -> None:
    """[ruling.coop_consent] The dwarf helped, the elf did not: one payment is asked for."""
    warrior, dwarf, elf = hero("warrior"), hero("dwarf"), hero("elf")
    laid = before("ogre", warrior, dwarf, elf)
    play(
        turn_of(laid),
        dice=total(5),
        answers=["stop", ("invite", "eryn", 1), "decline", ("invite", "grunda", 1), "join", loot_of("ogre")],
    )
    assert held(dwarf) == [loot_of("ogre")]
    assert held(elf) == []


def test_the_deal_is_made_anew_every_turn() -> None:
    """[coop.deal] A hero who helped on this turn is asked again on the next, and may refuse."""
    laid = before("ogre", hero("warrior"), hero("dwarf"))
    play(turn_of(laid), dice=[*total(4), *total(12)], answers=["stop", *JOIN])
    play(turn_of(laid), dice=[*total(5), *total(12)], answers=["stop", ("invite", "grunda", 1), "decline"])
    assert monsters_in(laid, lair("ogre")) == ["ogre"]


@pytest.mark.parametrize(("spell", "number"), [("fireball", 4), ("lightning", 5)])
def test_helpers_do_not_help_a_spell(spell: str, number: int) -> None:
    """[coop.physical_only] Nobody is invited, and one short is short: an Ogre has yellow 4, grey 5."""
    wizard = hero("wizard", spells=[spell])
    laid = before("ogre", wizard, hero("dwarf"))
    play(turn_of(laid), dice=[*total(number - 1), *total(12)], answers=["stop", spell])
    assert monsters_in(laid, lair("ogre")) == ["ogre"]


def test_a_wizard_who_strikes_with_his_staff_may_be_helped() -> None:
    """[coop.physical_only] The bonus is for physical attacks, whoever makes them: green 8."""
    wizard = hero("wizard", spells=["fireball"])
    laid = before("ogre", wizard, hero("dwarf"))
    play(turn_of(laid), dice=total(7), answers=["stop", "physical", *JOIN, "done"])
    assert held(wizard) == [loot_of("ogre")]


def test_a_wizard_helps_like_any_other() -> None:
    """[coop.wizard_counts] 5 and 1 are the Ogre's 6; his spells stay in his hand."""
    wizard = hero("wizard", spells=["fireball"])
    laid = before("ogre", hero("warrior"), wizard)
    play(turn_of(laid), dice=total(5), answers=["stop", ("invite", "mirabel", 0), "join", "done"])
    assert monsters_in(laid, lair("ogre")) == []
    assert wizard.spells == ["fireball"]


def test_only_the_hero_whose_turn_it_is_is_struck() -> None:
    """[coop.only_active_at_risk]"""
    warrior, dwarf = hero("warrior"), hero("dwarf", treasures=["sack_500"], wounded=True)
    laid = before("ogre", warrior, dwarf)
    play(turn_of(laid), dice=[*total(2), *total(3)], answers=["stop", "fight", *JOIN])
    assert (warrior.wounded, at(warrior)) == (True, "K318")
    assert (dwarf.card, at(dwarf), held(dwarf)) == ("grunda", "R301", ["sack_500"])
    assert left_in(laid, "R301") == []


def test_a_thief_with_a_helper_reads_red() -> None:
    """[coop.thief_red] [hero.thief] A Giant Snake has red 6 and green 9: 5 and 1 are enough."""
    thief = hero("thief")
    laid = before("giant_snake", thief, hero("dwarf"))
    play(turn_of(laid), dice=total(5), answers=["stop", *JOIN, "done"])
    assert held(thief) == [loot_of("giant_snake")]


def test_a_thief_whom_nobody_helps_reads_green() -> None:
    """[coop.thief_red] He asked, the dwarf refused: 8 is no 9."""
    thief = hero("thief")
    laid = before("giant_snake", thief, hero("dwarf"))
    play(turn_of(laid), dice=[*total(8), *total(12)], answers=["stop", ("invite", "grunda", 0), "decline"])
    assert monsters_in(laid, lair("giant_snake")) == ["giant_snake"]


def test_a_thief_who_helps_changes_nobodys_colour() -> None:
    """[coop.thief_red] The dwarf goes on reading blue: 8 for a Giant Snake."""
    dwarf = hero("dwarf")
    laid = before("giant_snake", dwarf, hero("thief"))
    play(turn_of(laid), dice=[*total(6), *total(12)], answers=["stop", ("invite", "mouse", 0), "join"])
    assert monsters_in(laid, lair("giant_snake")) == ["giant_snake"]


def test_a_caged_hero_cannot_be_asked_for_help() -> None:
    """[ruling.coop_consent] [ruling.cage_timing]"""
    laid = before("ogre", hero("warrior"), hero("dwarf", caged=True, lost_turns=1))
    assert asked(turn_of(laid), "stop").prompt == "roll.attack"


def test_a_hero_who_owes_a_turn_can_still_help() -> None:
    """[ruling.coop_consent] Only cages are excepted."""
    laid = before("ogre", hero("warrior"), hero("dwarf", lost_turns=1))
    assert ("invite", "grunda", 0) in offered(turn_of(laid), "stop")


def test_a_helpers_sword_adds_nothing() -> None:
    """[ruling.coop_own_sword_only] 4 and 1 for the dwarf; his sword would have made it."""
    dwarf = hero("dwarf", treasures=["magic_sword_2"])
    laid = before("ogre", hero("warrior"), dwarf)
    play(turn_of(laid), dice=[*total(4), *total(12)], answers=["stop", "fight", *JOIN])
    assert monsters_in(laid, lair("ogre")) == ["ogre"]


def test_the_heros_own_sword_and_his_helpers_add_up() -> None:
    """[ruling.coop_own_sword_only] [coop.bonus] 3, 2 and 1 are 6."""
    warrior = hero("warrior", treasures=["magic_sword_2"])
    laid = before("ogre", warrior, hero("dwarf"))
    play(turn_of(laid), dice=total(3), answers=["stop", *JOIN, "done"])
    assert monsters_in(laid, lair("ogre")) == []


def test_a_helper_reaches_a_dash() -> None:
    """[ruling.dash_is_13] [coop.bonus] A Red Dragon has a dash in blue."""
    laid = before("red_dragon", hero("dwarf"), hero("warrior"))
    play(turn_of(laid), dice=total(12), answers=["stop", ("invite", "aldric", 0), "join", "done"])
    assert monsters_in(laid, lair("red_dragon")) == []


def test_offers_and_answers_are_heard_by_all() -> None:
    """[ruling.coop_consent] Hidden information: both are public."""
    laid = before("ogre", hero("warrior"), hero("dwarf"), hero("elf"))
    events = listen(laid)
    play(
        turn_of(laid),
        dice=[*total(2), *total(12)],
        answers=["stop", ("invite", "eryn", 1), "decline", ("invite", "grunda", 0), "join"],
    )
    heard = [slug for slug in slugs(events) if slug in ("coop.deal", "coop.bonus", "ruling.coop_consent")]
    assert heard == ["coop.deal", "ruling.coop_consent", "coop.deal", "coop.bonus"]
