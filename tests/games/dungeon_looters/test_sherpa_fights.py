"""What a fight with a sherpa brings. Rulebook: close combat, the sherpa."""

from __future__ import annotations

import pytest

from oubliette.games.dungeon_looters.fights import fight_neutral_sherpa
from oubliette.games.dungeon_looters.geometry import SQUARE_CALLED
from oubliette.games.dungeon_looters.sherpa import flee
from oubliette.kernel import listen, play
from tests.games.dungeon_looters.bag_scenes import attack, battle, discarded
from tests.games.dungeon_looters.scenes import (
    Rooms,
    asked,
    at,
    give,
    give_sherpa,
    held,
    lay,
    lock,
    looter,
    main_of,
    offered,
    place,
    scene,
    slugs,
    told,
    trap,
    turn_of,
)

CROSS: Rooms = dict.fromkeys(("E5", "E4", "F5", "E6", "D5"), ("great_hall", 0))
PAIR = ("dwarf", "goblin")


def test_beaten_he_gives_up_an_object_and_turns_up_in_a_border_room() -> None:
    """[fight.neutral_sherpa_loses] [sherpa.central_square] Drawn at random among those with a square for him."""
    table = scene(PAIR, CROSS, {"dwarf": "E5c3", "sherpa": "E5d3"})
    give_sherpa(table, "chalice", "statue")
    events = listen(table)
    attack(table, "dwarf", "sherpa", [4, 4, "F5"], ["statue", "done"])
    assert (held(table, "dwarf"), held(table, "sherpa"), at(table, "sherpa")) == (["statue"], ["chalice"], "F5c3")
    assert at(table, "dwarf") == "E5c3" and "fight.defeat" not in slugs(events)


def test_only_border_rooms_with_a_square_for_him_are_drawn() -> None:
    """[fight.neutral_sherpa_loses] Not E5 in the middle, not the crossroads that is full. His own square is free."""
    rooms = {**CROSS, "F5": ("crossroads", 0)}
    table = scene(PAIR, rooms, {"dwarf": "E4c2", "sherpa": "E4c3"})
    for square in ("F5c1", "F5c2", "F5a3", "F5b3", "F5c3", "F5d3", "F5e3", "F5c4", "F5c5"):
        trap(table, square, "trap_bear", layer="dwarf")
    rule = flee(table)
    ask = asked(rule)
    assert (ask.prompt, list(ask.options)) == ("draw.sherpa_room", ["E4", "D5", "E6"])
    with pytest.raises(StopIteration):
        rule.send("E4")
    assert at(table, "sherpa") == "E4c3"


def test_of_his_things_one_or_the_purse_or_nothing() -> None:
    """[fight.neutral_sherpa_loses] [fight.spoils] [ruling.purse_spoils] As from anybody."""
    table = scene(PAIR, at={"dwarf": "E5c3", "sherpa": "E5d3"})
    give_sherpa(table, "small_change", "chalice", "small_change")
    assert offered(battle(table, "dwarf", "sherpa"), 4, 4) == ["small_change", "chalice", "purse", "nothing"]
    attack(table, "dwarf", "sherpa", [4, 4], ["purse", "done"])
    assert (held(table, "dwarf"), held(table, "sherpa")) == (["small_change", "small_change"], ["chalice"])


def test_what_the_winner_leaves_of_it_is_discarded_and_what_he_gives_up_goes_to_the_sherpa() -> None:
    """[fight.spoils_fit] [loss.sherpa_own] What the sherpa loses is gone; what the dwarf loses is his."""
    table = scene(PAIR, at={"dwarf": "E5c3", "sherpa": "E5d3"})
    give(table, "dwarf", "sarcophagus", "portable_organ", "chalice")
    give_sherpa(table, "golden_throne", "statue")
    attack(
        table, "dwarf", "sherpa", [4, 4], ["golden_throne", ("leave", "golden_throne"), ("leave", "chalice"), "done"]
    )
    assert held(table, "dwarf") == ["sarcophagus", "portable_organ"]
    assert held(table, "sherpa") == ["statue", "chalice"] and discarded(table) == ["golden_throne"]


def test_with_an_empty_pack_he_just_flees() -> None:
    """[fight.neutral_sherpa_loses] [fight.spoils_none] Nobody is asked."""
    table = scene(PAIR, at={"dwarf": "E5c3", "sherpa": "E5d3"})
    attack(table, "dwarf", "sherpa", [4, 4])
    assert at(table, "sherpa") == "E5c2" and at(table, "dwarf") == "E5c3"


def test_he_fights_with_three_and_loses_with_a_one() -> None:
    """[fight.roll] [fight.one_loses] Goblin 3 against 3."""
    table = scene(["goblin", "dwarf"], at={"goblin": "E5c3", "sherpa": "E5d3"})
    events = listen(table)
    attack(table, "goblin", "sherpa", [4, 4, 2, 1])
    assert len(told(events, "fight.tie")) == 1 and at(table, "goblin") == "E5c3"


def test_when_he_wins_he_takes_the_most_valuable_object() -> None:
    """[fight.neutral_sherpa_wins] Not the purse, and not the most valuable type; the attacker is beaten as usual."""
    table = scene(PAIR, at={"dwarf": "E5c3", "sherpa": "E5d3"})
    give(table, "dwarf", "small_change", "gold_ingot", "golden_chicken", "almost_ruby")
    looter(table, "dwarf").in_pit = True
    attack(table, "dwarf", "sherpa", [2, 4])
    assert held(table, "dwarf") == ["small_change", "golden_chicken", "almost_ruby"]
    assert (held(table, "sherpa"), at(table, "dwarf"), at(table, "sherpa")) == (["gold_ingot"], "defeated", "E5d3")


def test_of_equals_he_takes_the_one_acquired_last() -> None:
    """[fight.neutral_sherpa_wins] Armour and ingot are both worth 800."""
    table = scene(PAIR, at={"dwarf": "E5c3", "sherpa": "E5d3"})
    give(table, "dwarf", "parade_armour", "gold_ingot", "chalice")
    attack(table, "dwarf", "sherpa", [2, 4])
    assert held(table, "sherpa") == ["gold_ingot"]


def test_from_an_attacker_who_has_nothing_he_takes_nothing() -> None:
    """[fight.neutral_sherpa_wins] Beaten all the same, with cards to play and nothing else."""
    table = scene(PAIR, at={"dwarf": "E5c3", "sherpa": "E5d3"})
    play(fight_neutral_sherpa(table, turn_of(table, "dwarf")), dice=[1, 2])
    assert (held(table, "sherpa"), at(table, "dwarf")) == ([], "defeated")
    place(table, "dwarf", "E5c3")
    assert offered(main_of(table, "dwarf"), ("fight", "sherpa"), 1, 2) == ["end_turn"]


def test_what_a_players_sherpa_leaves_of_his_spoils_is_not_offered_to_him_again() -> None:
    """[loss.to_sherpa] [fight.spoils_fit] He has just said that he does not want it."""
    table = scene(("sherpa", "dwarf", "goblin"), at={"sherpa": "E5c3", "dwarf": "E5c4"})
    give(table, "dwarf", "tea_set")
    events = listen(table)

    attack(table, "sherpa", "dwarf", [6, 2], ["tea_set", ("leave", "tea_set")])

    assert held(table, "sherpa") == held(table, "dwarf") == []
    assert discarded(table) == ["tea_set"]
    assert slugs(events).count("loss.to_discard") == 1


def test_a_sherpa_whose_square_is_beside_another_part_is_no_target() -> None:
    """[fight.declare] [sherpa.harmless] Adjacent means touching."""
    table = scene(PAIR, {"E5": ("great_hall", 0)}, {"dwarf": "E5e3"})
    lay(table, "F5", "great_hall")
    table.sherpa = SQUARE_CALLED["F5a3"]
    assert ("fight", "sherpa") in offered(main_of(table, "dwarf"))
    lock(table, "E5-F5")
    assert ("fight", "sherpa") not in offered(main_of(table, "dwarf"))
