"""The quicker way down: what a fall does and what it leaves undone."""

import pytest

from oubliette.games.mini_rogue import GAME
from oubliette.games.mini_rogue.cards import room_cards
from oubliette.games.mini_rogue.state import MOVE, PREPARATION, ROOM, Hero, Table
from oubliette.kernel import HIDDEN, listen, play
from tests.games.mini_rogue.moments import questions, turns, waiting
from tests.games.mini_rogue.scenes import a_hero, a_table, slugs

INTO_THE_PIT = [2, 5]  # no star, and the dungeon die says pit


def at_the_pit(hero: Hero, zone: int = 1, at: int = 0) -> Table:
    table = a_table(hero, zone=zone)
    hero.at = at
    table.phase, table.grid[at] = ROOM, "trap_pit"
    table.rooms.take("trap_pit")
    return table


@pytest.mark.parametrize(("zone", "below"), [(1, 3), (2, 4), (3, 5), (4, 6), (5, 8), (6, 9), (7, 10)])
def test_a_fall_leads_straight_down(zone: int, below: int) -> None:
    """[ruling.fall_map] [trap.pit_falls_to_zone_below] Along the columns of the board."""
    hero = a_hero("priestess")
    table = at_the_pit(hero, zone)
    play(GAME.turn(table), dice=INTO_THE_PIT)
    assert (table.zone_number, table.phase, hero.hp) == (below, PREPARATION, 7)


@pytest.mark.parametrize("zone", [8, 9, 10])
def test_on_the_last_floor_the_pit_has_a_bottom(zone: int) -> None:
    """[ruling.fall_map] [trap.pit_on_last_floor] 3 HP, and the zone goes on."""
    hero = a_hero("priestess")
    table = at_the_pit(hero, zone)
    events = listen(table)
    play(GAME.turn(table), dice=INTO_THE_PIT)
    assert (table.zone_number, table.phase, table.pile, hero.hp) == (zone, MOVE, 3, 7)
    assert "trap.pit_on_last_floor" in slugs(events)


@pytest.mark.parametrize("food", [0, 3])
def test_a_fall_is_no_descent(food: int) -> None:
    """[ruling.fall_skips_descent] No ration, no hunger, no fresh card."""
    hero = a_hero("priestess")
    hero.ready = False
    table = at_the_pit(hero)
    table.food = food
    events = listen(table)
    play(turns(table, 2), dice=INTO_THE_PIT)
    assert (table.food, hero.hp, hero.ready) == (food, 7, False)
    assert not [slug for slug in slugs(events) if slug.startswith("descent.")]


def test_a_fall_takes_the_top_guardian_away_unseen() -> None:
    """[ruling.fall_removes_top_guardian] [trap.pit_removes_a_guardian] Any of the three may still come later."""
    table = at_the_pit(a_hero("priestess"))
    assert questions(GAME.turn(table), INTO_THE_PIT) == ["roll.adventurer", "roll.dungeon"]
    assert table.pile == 2
    table.zone_number = 4
    assert len(waiting(GAME.turn(table)).options) == 3


def test_a_fall_takes_away_the_guardian_that_was_waiting() -> None:
    """[ruling.fall_removes_top_guardian] Face up in its zone, it is the top card, and does not come back."""
    table = a_table(a_hero("priestess"), zone=2)
    play(turns(table, 2), dice=["spider_queen", "trap_pit", *INTO_THE_PIT])
    assert (table.zone_number, table.pile, table.guardian) == (4, 2, "")
    assert sorted(waiting(GAME.turn(table)).options) == ["cursed_dragon", "kings_protector"]


def test_ogs_remains_are_never_taken_away() -> None:
    """[ruling.fall_removes_top_guardian] Whoever falls into the last zone finds them there."""
    table = at_the_pit(a_hero("priestess"), zone=7)
    table.pile = 1
    play(turns(table, 2), dice=INTO_THE_PIT)
    assert (table.zone_number, table.pile, table.guardian) == (10, 0, "og_remains")
    table = at_the_pit(a_hero("priestess"), zone=7)
    table.pile = 0
    play(turns(table, 2), dice=INTO_THE_PIT)
    assert (table.zone_number, table.pile, table.guardian) == (10, 0, "og_remains")


def test_the_new_zone_is_prepared_around_the_pit() -> None:
    """[ruling.fall_runs_preparation] [trap.pit_card_becomes_entrance] Play goes on at the reveal after the Entrance."""
    hero = a_hero("priestess")
    table = at_the_pit(hero, at=4)
    play(turns(table, 2), dice=INTO_THE_PIT)
    assert table.grid == ["trap_pit", HIDDEN, HIDDEN, HIDDEN, HIDDEN, HIDDEN, HIDDEN, HIDDEN, "exit"]
    assert (hero.at, table.phase) == (0, MOVE)
    assert sorted(table.rooms.cards) == sorted(set(room_cards("pnp")) - {"trap_pit"})
    assert waiting(GAME.turn(table), dice=["tomb", "rest"]).facts == {"right": "tomb", "down": "rest"}


def test_a_hero_who_falls_into_a_guardian_zone_sees_its_guardian() -> None:
    """[ruling.fall_runs_preparation] [prep.guardian_revealed_in_guardian_zone] Zone 2 to zone 4."""
    table = at_the_pit(a_hero("priestess"), zone=2)
    play(turns(table, 2), dice=[*INTO_THE_PIT, "cursed_dragon"])
    assert (table.zone_number, table.guardian) == (4, "cursed_dragon")


def test_the_pit_at_the_entrance_is_not_resolved_again() -> None:
    """[trap.pit_card_becomes_entrance] [ruling.fall_runs_preparation] Three more rooms to the Exit."""
    hero = a_hero("priestess")
    table = at_the_pit(hero)
    events = listen(table)
    play(turns(table, 4), dice=[*INTO_THE_PIT, "merchant", "tomb"], answers=["right"])
    assert [event.facts["room"] for event in events if event.slug == "explore.enter"] == ["trap_pit", "merchant"]
    assert hero.at == 1


def test_a_fall_leaves_the_rest_of_the_zone_behind() -> None:
    """[ruling.fall_ends_current_zone] Rooms not yet visited are lost, the guardian of the zone too."""
    hero = a_hero("priestess")
    table = at_the_pit(hero, zone=2, at=1)
    table.guardian = "spider_queen"
    table.grid[2], table.grid[4] = "treasure", "rest"
    play(turns(table, 2), dice=[*INTO_THE_PIT, "cursed_dragon"])
    assert table.grid[1:8] == [HIDDEN] * 7
    assert (table.gold, hero.xp, table.guardian) == (0, 0, "cursed_dragon")


def test_no_danger_before_the_fall_counts_at_the_next_treasure() -> None:
    """[ruling.fall_ends_current_zone] The pit included: one gold."""
    hero = a_hero("priestess")
    table = at_the_pit(hero)
    hero.faced_danger = True
    play(turns(table, 4), dice=[*INTO_THE_PIT, "treasure", "tomb"], answers=["right", "leave"])
    assert (table.gold, hero.faced_danger) == (1, False)


def test_an_evasion_declared_before_does_not_survive_a_new_zone() -> None:
    """[ruling.fall_ends_current_zone] What was meant for a room of the old zone is lost with it."""
    hero = a_hero("rogue")
    hero.ready = False
    table = at_the_pit(hero)
    play(GAME.turn(table), dice=INTO_THE_PIT)
    hero.evading = True
    play(turns(table, 3), dice=["merchant", "shrine", 6], answers=["down"])
    assert hero.hp == 10 - 3 + 1
