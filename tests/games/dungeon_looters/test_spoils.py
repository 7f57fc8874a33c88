"""What the winner of a fight gets, bribes, and the barbarian's trophies. Rulebook: close combat, special abilities."""

from __future__ import annotations

import pytest

from oubliette.kernel import listen
from tests.games.dungeon_looters.bag_scenes import attack, battle, discarded
from tests.games.dungeon_looters.scenes import asked, at, give, held, looter, main_of, offered, place, scene, slugs


def test_the_winner_takes_one_object_of_his_choice() -> None:
    """[fight.spoils] Each kind is offered once, the purse as a whole, or nothing."""
    table = scene(["barbarian", "dwarf"], at={"barbarian": "E5c3", "dwarf": "E5d3"})
    give(table, "dwarf", "chalice", "small_change", "chalice", "almost_ruby", "gold_ingot")
    rule = battle(table, "barbarian", "dwarf")
    ask = asked(rule, 3, 3)
    assert (ask.seat, ask.prompt) == (0, "decide.spoils")
    assert list(ask.options) == ["chalice", "small_change", "almost_ruby", "gold_ingot", "purse", "nothing"]


def test_a_single_object_changes_hands() -> None:
    """[fight.spoils] Of two alike, one."""
    table = scene(["barbarian", "dwarf"], at={"barbarian": "E5c3", "dwarf": "E5d3"})
    give(table, "dwarf", "chalice", "small_change", "chalice")
    attack(table, "barbarian", "dwarf", [3, 3], ["chalice", "done"])
    assert held(table, "barbarian") == ["chalice"]
    assert held(table, "dwarf") == ["chalice", "small_change"]
    assert discarded(table) == []


def test_the_defender_takes_spoils_when_he_wins() -> None:
    """[fight.spoils] The attacker pays for his mistake."""
    table = scene(["barbarian", "dwarf"], at={"barbarian": "E5c3", "dwarf": "E5d3"})
    give(table, "barbarian", "chalice", "portrait")
    attack(table, "barbarian", "dwarf", [1, 3], ["portrait", "done"])
    assert (held(table, "barbarian"), held(table, "dwarf")) == (["chalice"], ["portrait"])


def test_the_purse_goes_with_everything_in_it() -> None:
    """[fight.spoils] [ruling.purse_spoils] [inventory.purse_lost] What is not in the purse stays."""
    table = scene(["barbarian", "dwarf"], at={"barbarian": "E5c3", "dwarf": "E5d3"})
    give(table, "dwarf", "small_change", "chalice", "almost_ruby", "small_change")
    attack(table, "barbarian", "dwarf", [3, 3], ["purse", "done"])
    assert held(table, "barbarian") == ["small_change", "almost_ruby", "small_change"]
    assert held(table, "dwarf") == ["chalice"]


def test_one_purse_object_may_be_taken_alone() -> None:
    """[fight.spoils] He may take a single object out of the purse."""
    table = scene(["barbarian", "dwarf"], at={"barbarian": "E5c3", "dwarf": "E5d3"})
    give(table, "dwarf", "small_change", "almost_ruby")
    attack(table, "barbarian", "dwarf", [3, 3], ["almost_ruby", "done"])
    assert (held(table, "barbarian"), held(table, "dwarf")) == (["almost_ruby"], ["small_change"])


def test_without_a_purse_none_is_offered() -> None:
    """[fight.spoils] [inventory.purse] No purse object, no purse."""
    table = scene(["barbarian", "dwarf"], at={"barbarian": "E5c3", "dwarf": "E5d3"})
    give(table, "dwarf", "chalice")
    assert offered(battle(table, "barbarian", "dwarf"), 3, 3) == ["chalice", "nothing"]


def test_he_may_take_nothing() -> None:
    """[fight.spoils] The loser keeps his bag, beaten as he is."""
    table = scene(["barbarian", "dwarf"], at={"barbarian": "E5c3", "dwarf": "E5d3"})
    give(table, "dwarf", "chalice")
    attack(table, "barbarian", "dwarf", [3, 3], ["nothing"])
    assert (held(table, "barbarian"), held(table, "dwarf")) == ([], ["chalice"])
    assert at(table, "dwarf") == "defeated"


def test_a_loser_who_has_nothing_loses_nothing() -> None:
    """[fight.spoils_none] Nobody is asked."""
    table = scene(["barbarian", "dwarf"], at={"barbarian": "E5c3", "dwarf": "E5d3"})
    attack(table, "barbarian", "dwarf", [3, 3])
    assert held(table, "barbarian") == [] and at(table, "dwarf") == "defeated"


def test_the_spoils_must_fit_and_he_may_give_up_his_own_for_them() -> None:
    """[fight.spoils_fit] [inventory.take_choice] A grid of 4 by 4, full; a throne needs 3 by 3."""
    table = scene(["barbarian", "dwarf"], at={"barbarian": "E5c3", "dwarf": "E5d3"})
    give(table, "barbarian", "sarcophagus", "portable_organ")
    give(table, "dwarf", "golden_throne")
    rule = battle(table, "barbarian", "dwarf")
    options = offered(rule, 3, 3, "golden_throne")
    assert options == [("leave", "sarcophagus"), ("leave", "portable_organ"), ("leave", "golden_throne")]
    assert list(rule.send(("leave", "sarcophagus")).options) == [
        ("leave", "portable_organ"),
        ("leave", "golden_throne"),
    ]
    assert "done" in rule.send(("leave", "portable_organ")).options
    with pytest.raises(StopIteration):
        rule.send("done")
    assert held(table, "barbarian") == ["golden_throne"]
    assert discarded(table) == ["sarcophagus", "portable_organ"]


def test_spoils_that_he_does_not_take_are_lost_by_the_loser() -> None:
    """[fight.spoils_fit] [loss.what_counts] The loser does not get them back; the sherpa gets them."""
    table = scene(["barbarian", "dwarf", "sherpa"], at={"barbarian": "E5c3", "dwarf": "E5d3", "sherpa": "E5a1"})
    give(table, "barbarian", "sarcophagus", "portable_organ")
    give(table, "dwarf", "golden_throne", "small_change")
    attack(table, "barbarian", "dwarf", [3, 3], ["golden_throne", ("leave", "golden_throne"), "done", "accept", "done"])
    assert held(table, "barbarian") == ["sarcophagus", "portable_organ"]
    assert held(table, "dwarf") == ["small_change"]
    assert held(table, "sherpa") == ["golden_throne"]


def test_of_a_purse_he_may_leave_a_part() -> None:
    """[fight.spoils_fit] [inventory.take_choice] What he leaves is lost by the loser, not kept."""
    table = scene(["barbarian", "dwarf"], at={"barbarian": "E5c3", "dwarf": "E5d3"})
    give(table, "dwarf", "small_change", "almost_ruby")
    attack(table, "barbarian", "dwarf", [3, 3], ["purse", ("leave", "small_change"), "done"])
    assert (held(table, "barbarian"), held(table, "dwarf")) == (["almost_ruby"], [])
    assert discarded(table) == ["small_change"]


# Trophies


def test_the_barbarian_gets_a_trophy_attacking_and_defending() -> None:
    """[ability.barbarian_trophies] Each fight that he wins against a player's figure."""
    table = scene(["barbarian", "dwarf", "goblin"], at={"barbarian": "E5c3", "dwarf": "E5d3", "goblin": "E5c2"})
    attack(table, "barbarian", "dwarf", [3, 3])
    assert looter(table, "barbarian").trophies == 1
    attack(table, "goblin", "barbarian", [3, 3])
    assert looter(table, "barbarian").trophies == 2


def test_no_trophy_for_a_lost_fight_for_others_or_for_the_neutral_sherpa() -> None:
    """[ability.barbarian_trophies] [sherpa.harmless] He is no player's figure."""
    table = scene(["barbarian", "dwarf"], at={"barbarian": "E5c3", "dwarf": "E5d3", "sherpa": "E5c2"})
    attack(table, "barbarian", "sherpa", [3, 3])
    attack(table, "barbarian", "dwarf", [1, 3])
    assert [one.trophies for one in table.looters] == [0, 0]


# Bribes


def test_the_merchant_buys_himself_off_before_any_die() -> None:
    """[merchant.bribe] [ability.merchant_bribe] No roll, no defeat, no trophy; markers and arrows stay."""
    table = scene(["barbarian", "merchant"], at={"barbarian": "E5c3", "merchant": "E5d3"})
    give(table, "merchant", "chalice", "gold_ingot")
    barbarian, merchant = looter(table, "barbarian"), looter(table, "merchant")
    barbarian.roll_marker, barbarian.arrows, merchant.roll_marker, merchant.arrows = 2, 1, -2, 3

    attack(table, "barbarian", "merchant", [], ["chalice", "done"])

    assert (held(table, "barbarian"), held(table, "merchant")) == (["chalice"], ["gold_ingot"])
    assert (at(table, "barbarian"), at(table, "merchant")) == ("E5c3", "E5d3")
    assert (barbarian.roll_marker, barbarian.arrows, merchant.roll_marker, merchant.arrows) == (2, 1, -2, 3)
    assert barbarian.trophies == 0


def test_he_hands_over_one_single_object_never_the_purse() -> None:
    """[merchant.bribe] [ability.merchant_bribe] Of his own choice, or he fights."""
    table = scene(["barbarian", "merchant"], at={"barbarian": "E5c3", "merchant": "E5d3"})
    give(table, "merchant", "small_change", "small_change", "chalice")
    ask = asked(battle(table, "barbarian", "merchant"))
    assert (ask.seat, ask.prompt) == (1, "decide.bribe")
    assert list(ask.options) == ["small_change", "chalice", "fight"]
    attack(table, "barbarian", "merchant", [], ["small_change", "done"])
    assert held(table, "merchant") == ["small_change", "chalice"]


def test_the_action_is_spent_by_a_bribe() -> None:
    """[ability.merchant_bribe] The attacker may not try his luck again."""
    table = scene(["barbarian", "merchant"], at={"barbarian": "E5c3", "merchant": "E5d3"})
    give(table, "merchant", "chalice", "gold_ingot")
    options = offered(main_of(table, "barbarian"), ("fight", "merchant"), "chalice", "done")
    assert options == ["move", "drop", "end_turn"]


def test_he_may_fight_all_the_same() -> None:
    """[ability.merchant_bribe] The fight is rolled as usual."""
    table = scene(["barbarian", "merchant"], at={"barbarian": "E5c3", "merchant": "E5d3"})
    give(table, "merchant", "chalice")
    attack(table, "barbarian", "merchant", [1, 2], ["fight"])
    assert at(table, "barbarian") == "defeated"


def test_a_merchant_without_objects_cannot_bribe() -> None:
    """[ability.merchant_bribe] He is not asked."""
    table = scene(["barbarian", "merchant"], at={"barbarian": "E5c3", "merchant": "E5d3"})
    assert asked(battle(table, "barbarian", "merchant")).prompt == "roll.attacker"


def test_nobody_bribes_a_merchant_who_attacks_and_nobody_else_bribes() -> None:
    """[ability.merchant_bribe] Only when he is attacked, and only he."""
    table = scene(["merchant", "dwarf"], at={"merchant": "E5c3", "dwarf": "E5d3"})
    give(table, "merchant", "chalice")
    give(table, "dwarf", "gold_ingot")
    assert asked(battle(table, "merchant", "dwarf")).prompt == "roll.attacker"


def test_a_bribe_must_fit_and_what_is_not_taken_is_lost_by_the_merchant() -> None:
    """[merchant.bribe] [loss.what_counts] The fight is off all the same; the sherpa carries the throne away."""
    table = scene(["barbarian", "merchant", "lich"], at={"barbarian": "E5c3", "merchant": "E5d3", "sherpa": "E5a1"})
    give(table, "barbarian", "sarcophagus", "portable_organ")
    give(table, "merchant", "golden_throne")
    events = listen(table)
    attack(table, "barbarian", "merchant", [], ["golden_throne", ("leave", "golden_throne"), "done"])
    assert held(table, "merchant") == [] and held(table, "sherpa") == ["golden_throne"]
    assert held(table, "barbarian") == ["sarcophagus", "portable_organ"]
    assert at(table, "merchant") == "E5d3" and "fight.roll" not in slugs(events)


def test_a_second_attack_may_be_bought_off_too() -> None:
    """[ability.merchant_bribe] As long as he has something."""
    table = scene(["barbarian", "merchant"], at={"barbarian": "E5c3", "merchant": "E5d3"})
    give(table, "merchant", "chalice")
    attack(table, "barbarian", "merchant", [], ["chalice", "done"])
    place(table, "barbarian", "E5d2")
    attack(table, "barbarian", "merchant", [3, 3], [])
    assert at(table, "merchant") == "defeated"
