"""Matches that end after a number of turns: the turn limit, and the cap for simulations. Rulebook: turn limit."""

from __future__ import annotations

import pytest

from oubliette.games.dungeon_pen import GAME
from oubliette.games.dungeon_pen.state import Table
from oubliette.kernel import GameOver, Match, Result, Seeded, Setting, play
from tests.games.dungeon_pen.scenes import CALM, OPEN, STILL, aim, next_events, put_on, table
from tests.games.dungeon_pen.set_up_scenes import quiet_turn


def last_turn(scene: Table) -> Result:
    """Play a quiet turn that ends the match. Returns the result."""
    with pytest.raises(GameOver):
        quiet_turn(scene)
    result = GAME.result(scene)
    assert result is not None
    return result


def outside(**options: Setting) -> Table:
    """Both players are outside their cells, far from everything."""
    scene = table(sheet=OPEN, **options)
    put_on(scene.players[0], "E16")
    put_on(scene.players[1], "N12")
    return scene


def limited(hit_points: tuple[int, int] = (15, 15), carrying: tuple[bool, bool] = (False, False)) -> Result:
    """The result of a match with a limit of one turn each."""
    scene = outside(turn_limit=1)
    for player in scene.players:
        player.hp, player.carrying = hit_points[player.seat], carrying[player.seat]
    quiet_turn(scene)
    return last_turn(scene)


# The turn limit


def test_a_player_who_alone_carries_a_treasure_wins_at_the_limit() -> None:
    """[limit.treasure] [option.turn_limit] However few hit points there are."""
    assert limited((1, 15), (True, False)) == Result("limit.treasure", (1, 2), (1, 15))
    assert limited((15, 1), (False, True)) == Result("limit.treasure", (2, 1), (15, 1))


def test_without_treasures_more_hit_points_win() -> None:
    """[limit.hp] [option.turn_limit]"""
    assert limited((15, 14)) == Result("limit.hp", (1, 2), (15, 14))
    assert limited((3, 4)) == Result("limit.hp", (2, 1), (3, 4))


def test_when_both_carry_a_treasure_more_hit_points_win() -> None:
    """[ruling.turn_limit_carrier] [limit.hp] Neither alone has one."""
    assert limited((7, 8), (True, True)) == Result("limit.hp", (2, 1), (7, 8))
    assert limited((9, 8), (True, True)) == Result("limit.hp", (1, 2), (9, 8))


@pytest.mark.parametrize("carrying", [(False, False), (True, True)])
def test_with_as_many_hit_points_it_is_a_draw(carrying: tuple[bool, bool]) -> None:
    """[limit.draw] [ruling.turn_limit_carrier] Nobody wins."""
    result = limited((6, 6), carrying)
    assert result == Result("limit.draw", (2, 2), (6, 6))
    assert not result.won(0) and not result.won(1)


@pytest.mark.parametrize("limit", [1, 2, 3])
def test_it_is_so_many_turns_for_each_of_us(limit: int) -> None:
    """[option.turn_limit]"""
    scene = outside(turn_limit=limit)
    for turn in range(2 * limit - 1):
        quiet_turn(scene)
        assert scene.to_play == (turn + 1) % 2 and GAME.result(scene) is None
    assert last_turn(scene).reason == "limit.draw"
    assert scene.turns == 2 * limit


def test_a_player_who_began_second_has_as_many_turns() -> None:
    """[option.turn_limit] It does not matter who was first."""
    scene = outside(turn_limit=1)
    scene.first = scene.to_play = 1
    quiet_turn(scene)
    assert scene.to_play == 0
    assert last_turn(scene).reason == "limit.draw"


def test_a_second_wind_is_no_turn_of_its_own() -> None:
    """[option.turn_limit]"""
    scene = outside(turn_limit=1)
    next_events(scene, "second_wind")
    play(GAME.turn(scene), dice=STILL * 2, answers=[aim(270, 5), aim(90, 5)])
    assert scene.turns == 1 and GAME.result(scene) is None


def test_the_event_of_the_last_turn_still_counts() -> None:
    """[option.turn_limit] [limit.hp] The drawer loses a hit point, and with it the match."""
    scene = outside(turn_limit=1)
    quiet_turn(scene)
    next_events(scene, "trapped_slab")
    with pytest.raises(GameOver):
        play(GAME.turn(scene), dice=STILL, answers=[aim(180, 5)])
    assert GAME.result(scene) == Result("limit.hp", (1, 2), (15, 14))


def test_a_player_who_dies_in_the_last_turn_has_lost_before_it_is_counted() -> None:
    """[win.opponent_dead] [option.turn_limit] Even with a treasure in hand."""
    scene = outside(turn_limit=1)
    quiet_turn(scene)
    scene.players[1].hp, scene.players[1].carrying = 1, True
    next_events(scene, "trapped_slab")
    with pytest.raises(GameOver):
        play(GAME.turn(scene), dice=STILL, answers=[aim(180, 5)])
    assert GAME.result(scene) == Result("win.opponent_dead", (1, 2), (15, 0))


def test_without_a_limit_nothing_ends_by_itself() -> None:
    """[option.turn_limit] Nobody agreed on one."""
    scene = outside()
    for turn in range(20):
        next_events(scene, CALM)
        degrees = 270 if turn // 2 % 2 == 0 else 90
        play(GAME.turn(scene), dice=STILL, answers=[aim(degrees, 5)])
    assert scene.turns == 20 and GAME.result(scene) is None


def test_the_view_tells_the_limit_and_the_turn() -> None:
    """[option.turn_limit]"""
    scene = outside(turn_limit=7)
    quiet_turn(scene)
    assert (GAME.view(scene, 0)["turn_limit"], GAME.view(scene, 0)["turn"]) == (7, 2)


# Simulations


@pytest.mark.parametrize("cap", [2, 3])
def test_a_simulation_gives_up_after_so_many_turns_in_all(cap: int) -> None:
    """[limit.unfinished] [option.sim_cap] The turns of both count; nobody wins, even if one was better off."""
    scene = outside(sim_cap=cap)
    scene.players[0].hp = 3
    for _ in range(cap - 1):
        quiet_turn(scene)
    assert GAME.counts(scene)["unfinished"] == 0
    assert last_turn(scene) == Result("limit.unfinished", (2, 2), (3, 15))
    assert GAME.counts(scene)["unfinished"] == 1


def test_an_agreed_limit_goes_before_the_cap_for_simulations() -> None:
    """[option.turn_limit] [option.sim_cap] At the same turn."""
    scene = outside(turn_limit=1, sim_cap=2)
    quiet_turn(scene)
    assert last_turn(scene).reason == "limit.draw"
    scene = outside(turn_limit=5, sim_cap=2)
    quiet_turn(scene)
    assert last_turn(scene).reason == "limit.unfinished"


@pytest.mark.parametrize(
    ("options", "longest"),
    [({"turn_limit": 4, "sim_cap": 200}, 8), ({"turn_limit": 0, "sim_cap": 5}, 5)],
)
def test_no_match_lasts_longer_than_its_limit(options: dict[str, Setting], longest: int) -> None:
    """[option.turn_limit] [option.sim_cap] Whatever is played."""
    reasons = set()
    for seed in range(12):
        match = Match.start(GAME, 2, options, Seeded(seed))
        while match.ask is not None:
            match.answer((seed * 7919 + len(match.events)) % len(match.ask.options))
        assert match.result is not None and match.view(0)["turn"] <= longest + 1
        reasons.add(match.result.reason)
    assert reasons & {"limit.treasure", "limit.hp", "limit.draw", "limit.unfinished"}
