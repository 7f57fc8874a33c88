"""Plans: who sits where, with which dice."""

from collections import Counter

import pytest

from oubliette.games import find
from oubliette.kernel import Setting
from oubliette.lab import simulate
from oubliette.lab.arena.plan import Plan, default_seats, make_plan, seat_orders
from oubliette.lab.arena.standing import Standing


def plan(bots: list[str], matches: int, seats: int = 2, over: dict[str, list[Setting]] | None = None) -> Plan:
    made, _ = make_plan(find("pig"), bots, matches, 1, seats, {}, over or {}, None, False, None, 0.0)
    return made


@pytest.mark.parametrize(("seats", "orders"), [(2, 2), (3, 6), (4, 4), (6, 6)])
def test_everybody_sits_equally_often_on_every_seat(seats: int, orders: int) -> None:
    all_of_them = seat_orders(seats)

    assert len(set(all_of_them)) == len(all_of_them) == orders
    counts = Counter((place, seat) for order in all_of_them for seat, place in enumerate(order))
    assert set(counts.values()) == {orders // seats} and len(counts) == seats * seats


def test_two_seats_are_the_default_if_two_can_play_against_each_other() -> None:
    games = ("pig", "dungeon_pen", "dungeon_looters", "new_dungeon", "mini_rogue", "paper_dungeon")

    assert [default_seats(find(game)) for game in games] == [2, 2, 2, 2, 1, 1]


def test_a_block_has_every_order_under_every_value() -> None:
    made = plan(["greedy", "random"], 100, over={"target": [10, 20, 30]})

    assert made.block_size == 6 and made.blocks == 16, "only whole blocks, and at most the given number of matches"
    seen = Counter((made.seated(0, match), made.values[made.value(match)]) for match in range(6))
    assert len(seen) == 6 and set(seen.values()) == {1}


def test_orders_share_their_dice_and_values_do_not() -> None:
    made = plan(["greedy", "random"], 100, over={"target": [10, 20]})
    fewer = plan(["greedy", "random"], 100, over={"target": [20]})

    seeds = {made.dice(block, value) for block in range(made.blocks) for value in (0, 1)}
    assert len(seeds) == 2 * made.blocks
    assert made.dice(3, 1) == fewer.dice(3, 0), "a value keeps its dice, whatever other values there are"


def test_all_groups_advance_equally() -> None:
    standing = Standing(plan(["greedy", "random", "search:1"], 8))

    items = list(standing.upcoming())
    assert len(items) == len(set(items)) == 3 * 8
    assert [block for _, block, _ in items] == sorted(block for _, block, _ in items)
    assert [group for group, block, _ in items if block == 0] == [0, 0, 1, 1, 2, 2]


def test_groups_are_all_combinations_of_bots() -> None:
    bots = ["greedy", "random", "search:1", "search:2"]

    assert plan(bots, 100, seats=3).groups == ((0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3))


@pytest.mark.parametrize(("game", "by"), [("mini_rogue", "wins"), ("paper_dungeon", "score"), ("pig", "points")])
def test_the_game_decides_the_default_measure(game: str, by: str) -> None:
    made, _ = make_plan(find(game), ["greedy", "random"], 10, 1, None, {}, {}, None, True, None, 0.0)

    assert made.by == by and made.alone == (by != "points")


@pytest.mark.parametrize(("wished", "cap"), [({}, 300), ({"turn_cap": 50}, 50), ({"turn_cap": 0}, 0)])
def test_bots_play_with_the_games_settings_for_bots_unless_overridden(wished: dict[str, Setting], cap: int) -> None:
    """[ruling.turn_cap] In arenas as in simulations."""
    dungeon, options = find("paper_dungeon"), {"floors": 3, **wished}
    made, _ = make_plan(dungeon, ["greedy", "random"], 10, 1, None, options, {}, None, True, None, 0.0)
    assert dict(made.settings[0])["turn_cap"] == cap
    assert dict(simulate(dungeon, 1, options=options).job.options)["turn_cap"] == cap
