"""The Raven: what it costs, how long it stays, and its two uses."""

import pytest

from oubliette.games.mini_rogue import GAME
from oubliette.games.mini_rogue.cards import room_cards
from oubliette.games.mini_rogue.state import MOVE, ROOM, TAKEN, Hero, Table
from oubliette.kernel import HIDDEN, SPECTATOR, listen, play
from tests.games.mini_rogue.moments import questions, turns, waiting
from tests.games.mini_rogue.scenes import a_hero, a_table, slugs

SCOUT = ("skill", "scout")


def at_the_raven(food: int) -> tuple[Table, Hero]:
    hero = a_hero("priestess")
    table = a_table(hero, food=food)
    table.phase, table.grid[0] = ROOM, "raven"
    table.rooms.take("raven")
    return table, hero


def with_a_raven(phase: str) -> tuple[Table, Hero]:
    """A hero with the Raven at the Entrance."""
    hero = a_hero("priestess")
    hero.objects = ["raven"]
    hero.resolved = True
    table = a_table(hero)
    table.phase, table.grid[0] = phase, "rest"
    table.rooms.take("raven")
    table.rooms.take("rest")
    return table, hero


def test_the_raven_follows_for_one_ration() -> None:
    """[raven.feed_one_ration] [ruling.object_leaves_a_gap] Alone, nobody tests for it."""
    table, hero = at_the_raven(food=2)
    assert questions(GAME.turn(table), [], ["feed"]) == ["decide.feed_raven"]
    assert (table.food, hero.objects, table.grid[0]) == (1, ["raven"], TAKEN)


def test_the_raven_may_be_passed() -> None:
    """[raven.optional]"""
    table, hero = at_the_raven(food=2)
    play(GAME.turn(table), answers=["pass"])
    assert (table.food, hero.objects, table.grid[0]) == (2, [], "raven")


def test_without_food_there_is_no_raven() -> None:
    """[raven.feed_one_ration] Not for HP, not for gold."""
    table, hero = at_the_raven(food=0)
    table.gold = 5
    assert questions(GAME.turn(table)) == []
    assert (hero.objects, hero.hp, table.gold) == ([], 10, 5)


def test_the_raven_stays_through_rooms_and_zones() -> None:
    """[raven.stays_until_used] As long as neither of its skills is used."""
    table, hero = at_the_raven(food=2)
    play(turns(table, 3), dice=["rest", "tomb"], answers=["feed", "right", "rest_heal"])
    assert hero.objects == ["raven"]
    table.phase = "descent"
    play(turns(table, 2), dice=["spider_queen"], answers=["pass"])
    assert (table.zone_number, hero.objects) == (2, ["raven"])


def test_the_raven_scouts_up_to_three_rooms_and_flies_off() -> None:
    """[raven.exploration_window] [raven.stays_until_used] [ruling.raven_effects]

    Any face-down room, but not the Exit. [ruling.reveal_never_shows_the_exit]
    """
    table, hero = with_a_raven(MOVE)
    events = listen(table)
    ask = waiting(GAME.turn(table), dice=["tomb", "shrine"], answers=[SCOUT])
    assert ask.prompt == "decide.raven_scout"
    assert ask.options == [(1, 3), (2, 2), (2, 3), (3, 1), (3, 2)]
    hero.objects = ["raven"]
    play(GAME.turn(table), dice=["treasure", "merchant", "arsenal"], answers=[SCOUT, (3, 2), (2, 2), (1, 3), "right"])
    assert table.grid == ["rest", "tomb", "arsenal", "shrine", "merchant", HIDDEN, HIDDEN, "treasure", "exit"]
    assert (hero.objects, hero.at) == ([], 1)
    assert "raven.exploration_window" in slugs(events)


def test_the_raven_may_show_fewer_rooms() -> None:
    """[ruling.raven_effects] Up to three, at least one."""
    table, _ = with_a_raven(MOVE)
    play(GAME.turn(table), dice=["tomb", "shrine", "treasure"], answers=[SCOUT, (3, 2), "done", "down"])
    assert table.grid.count(HIDDEN) == 4


def test_the_raven_sees_for_the_blind() -> None:
    """[ruling.raven_effects] Even the rooms that a blind character does not turn."""
    table, hero = with_a_raven(MOVE)
    hero.ready, hero.blind = False, True
    play(GAME.turn(table), dice=["tomb", "shrine"], answers=[SCOUT, (1, 2), (2, 1), "done", "down"])
    assert (table.grid[1], table.grid[3]) == ("tomb", "shrine")


def test_the_raven_does_not_scout_before_a_room_is_resolved() -> None:
    """[raven.exploration_window] On the room itself nothing of it is offered; after it, it is."""
    table, _ = with_a_raven(ROOM)
    assert waiting(GAME.turn(table)).options == ["rest_train", "rest_forage", "rest_heal"]
    table.phase = MOVE
    assert waiting(GAME.turn(table), dice=["tomb", "shrine"]).options == ["right", "down", SCOUT]


def test_a_raven_that_scouted_comes_back_with_the_next_zone() -> None:
    """[raven.stays_until_used] [ruling.object_leaves_a_gap] To the unused cards, then into the next deal."""
    table, hero = with_a_raven(MOVE)
    play(GAME.turn(table), dice=["tomb", "shrine", "treasure"], answers=[SCOUT, (3, 2), "done", "right"])
    assert "raven" not in table.rooms.cards
    table.phase, table.food = "descent", 1
    table.zone_number = 2
    play(turns(table, 2))
    assert hero.objects == []
    assert "raven" in waiting(GAME.turn(table)).options


def test_the_omen_comes_before_the_grid_is_laid_out() -> None:
    """[raven.preparation_window] Nothing is dealt yet, and no room of the new zone is known."""
    table, _ = with_a_raven("preparation")
    table.grid = ["rest"] * 8 + ["exit"]
    ask = waiting(GAME.turn(table))
    assert ask.prompt == "decide.raven_omen"
    assert HIDDEN not in table.grid


def test_the_omen_leaves_a_room_out_of_the_zone() -> None:
    """[raven.preparation_window] [raven.stays_until_used] [ruling.raven_effects]

    The Raven itself is among the cards again. [ruling.raven_omen_before_shuffle]
    """
    table, hero = with_a_raven("preparation")
    play(GAME.turn(table), answers=["trap_pit"])
    assert hero.objects == []
    entrance = waiting(GAME.turn(table)).options
    assert sorted(entrance) == sorted(set(room_cards("pnp")) - {"trap_pit"})
    assert GAME.view(table, SPECTATOR)["unused_rooms"] == 3  # the one that was named, and two more


def test_the_omen_may_name_the_raven_itself() -> None:
    """[ruling.raven_omen_before_shuffle]"""
    table, _ = with_a_raven("preparation")
    assert waiting(GAME.turn(table)).options == ["pass", *room_cards("pnp")]
    play(GAME.turn(table), answers=["raven"])
    entrance = waiting(GAME.turn(table)).options
    assert len(entrance) == 10 and "raven" not in entrance


def test_the_omen_holds_for_one_zone() -> None:
    """[ruling.raven_effects] "For this zone": in the next one the room may be dealt again."""
    table, _ = with_a_raven("preparation")
    play(GAME.turn(table), answers=["trap_pit"])
    table.phase, table.food, table.zone_number = "descent", 1, 2
    play(turns(table, 2))
    assert len(waiting(GAME.turn(table)).options) == 11


def test_the_omen_may_wait() -> None:
    """[raven.preparation_window] It is never a must, and the Raven stays out of the deal."""
    table, hero = with_a_raven("preparation")
    play(GAME.turn(table), answers=["pass"])
    assert hero.objects == ["raven"]
    entrance = waiting(GAME.turn(table)).options
    assert len(entrance) == 10 and "raven" not in entrance


@pytest.mark.parametrize("phase", [ROOM, MOVE])
def test_there_is_no_omen_in_the_middle_of_a_zone(phase: str) -> None:
    """[raven.preparation_window]"""
    table, _ = with_a_raven(phase)
    ask = waiting(GAME.turn(table), dice=[] if phase == ROOM else ["tomb", "shrine"])
    assert ask.prompt != "decide.raven_omen" and "trap_pit" not in ask.options


def test_the_omen_names_no_card_that_somebody_holds() -> None:
    """[ruling.raven_omen_before_shuffle] A held weapon is not in the deck."""
    hero = a_hero("priestess")
    hero.objects = ["arsenal", "raven"]
    table = a_table(hero, object_limit=2)
    assert waiting(GAME.turn(table)).options == ["pass", *(card for card in room_cards("pnp") if card != "arsenal")]
