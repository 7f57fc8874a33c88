"""The greedy bot of Paper App DUNGEON, decision by decision."""

from typing import Any

import pytest

from oubliette.bots.paper_dungeon import decide
from oubliette.bots.paper_dungeon.position import Position
from oubliette.bots.paper_dungeon.prices import GREEDY_WEIGHTS, coin_price, hp_worth, outlook
from oubliette.games.paper_dungeon import GAME
from oubliette.games.paper_dungeon.floor import mask_of
from oubliette.games.paper_dungeon.notebook import Offer
from oubliette.games.paper_dungeon.state import SHOP, Table
from oubliette.kernel import Ask
from tests.games.paper_dungeon.scenes import number_of, scene

ROOM = """
#########
#.......#
#.......#
#...@...#
#.......#
#.......#
#>......#
#########
"""


def position(table: Table) -> Position:
    return Position(GAME.view(table, 0), 0, table.settings, GREEDY_WEIGHTS.turn)


def answer(table: Table, prompt: str, options: tuple[Any, ...], **facts: Any) -> Any:
    return options[decide(position(table), Ask(0, prompt, options, facts), GREEDY_WEIGHTS)]


def worth(table: Table, mark: str) -> float:
    """The worth to the bot of the first square with a mark."""
    return outlook(position(table), GREEDY_WEIGHTS).worths[table.here.floor.marks.index(mark)]


def test_its_trail_is_the_last_line_and_the_current_line() -> None:
    """[move.trail] As the rules have it."""
    table = scene(ROOM)
    hero = table.heroes[0]
    before, now = (number_of(table, (1, 1)), number_of(table, (2, 2))), [number_of(table, (3, 4))]
    hero.lines, hero.line = [before], now
    assert position(table).going().trail == mask_of([*before, *now])


def test_under_the_other_rule_it_avoids_the_square_it_came_from() -> None:
    """[ruling.reverse_trail]"""
    table = scene(ROOM, trail_rule="reverse")
    came_from, at = number_of(table, (3, 3)), number_of(table, (3, 4))
    table.heroes[0].lines = [(number_of(table, (3, 2)), came_from, at)]
    assert position(table).going().trail == 1 << came_from


def test_coins_are_worth_twice_as_much_under_coin_rush() -> None:
    """[item.coin_rush]"""
    drawing = ROOM.replace("#...@...#", "#.o.@.$.#")
    plain, rush = scene(drawing), scene(drawing, effects=["coin_rush"])
    for mark, die in (("o", 1.0), ("$", 3.5)):
        assert worth(plain, mark) == pytest.approx(die * coin_price(position(plain), GREEDY_WEIGHTS))
        assert worth(rush, mark) == pytest.approx(2 * worth(plain, mark))


@pytest.mark.parametrize(("effects", "lost"), [([], 6), (["weaklings"], 1), (["magic_shield"], 0)])
def test_enemies_cost_what_they_do(effects: list[str], lost: int) -> None:
    """[item.weaklings] [item.magic_shield]"""
    table = scene(ROOM.replace("#...@...#", "#.6.@...#"), hp=9, effects=effects)
    assert worth(table, "6") == pytest.approx(hp_worth(9 - lost, 10, GREEDY_WEIGHTS) - hp_worth(9, 10, GREEDY_WEIGHTS))


def test_a_key_is_worth_a_share_of_its_vault() -> None:
    drawing = "##########/#@....#oo#/#.k...Loo#/#>....#oo#/##########"
    table = scene(drawing)
    vault = 6 * worth(table, "o")
    assert vault > 0
    assert worth(table, "k") == pytest.approx(GREEDY_WEIGHTS.key * vault)
    table.heroes[0].key = 1
    assert worth(table, "k") == 0


def shop(floor_number: int, *pieces: tuple[str, int]) -> Table:
    table = scene(ROOM, hp=10, coins=99, floor_number=floor_number)
    table.page, table.ground = SHOP, None
    table.offers = tuple([Offer(piece, price) for piece, price in pieces])
    return table


def test_it_buys_no_elixir_near_the_end() -> None:
    """[item.elixir] It pays back slowly."""
    facts = {"stamina_elixir_price": 8, "purse": 99}
    options = ("stamina_elixir", "leave")
    assert answer(shop(5, ("stamina_elixir", 8)), "decide.buy", options, **facts) == "stamina_elixir"
    assert answer(shop(43, ("stamina_elixir", 8)), "decide.buy", options, **facts) == "leave"


def test_it_walks_through_a_wall_for_a_large_gain_only() -> None:
    """[item.wall_pass] Behind the wall lie the stairs, or nothing that is not nearer here."""
    walled = "#######/#@.#.>#/#######".replace("/", "\n")
    far = scene(walled, hp=3, items=["wall_pass"])
    through = ("wall_pass", "e")
    far.heroes[0].line = [far.heroes[0].at]
    assert answer(far, "decide.heading", ("e", through), steps=4) == through
    open_room = scene(ROOM, items=["wall_pass"])
    open_room.heroes[0].line = [open_room.heroes[0].at]
    assert answer(open_room, "decide.heading", ("n", "s", ("wall_pass", "n")), steps=2) != ("wall_pass", "n")


def test_it_walks_through_a_wall_behind_a_teleporter() -> None:
    """[item.wall_pass] [meet.teleporter_continue] The line jumps first, then meets its wall."""
    table = scene("#########\n#@T.....#\n#########\n#..T#.>.#\n#########", items=["wall_pass"], hp=4)
    table.heroes[0].line = [table.heroes[0].at]
    assert answer(table, "decide.heading", ("e", ("wall_pass", "e")), steps=4) == ("wall_pass", "e")


@pytest.mark.parametrize(("at", "jumps"), [((1, 2), True), ((5, 2), False)])
def test_it_jumps_towards_the_stairs_and_not_away_from_them(at: tuple[int, int], jumps: bool) -> None:
    """[meet.teleporter_first_must]"""
    drawing = "########\n#@T....#\n######.#\n#......#\n#.######\n#.T.>..#\n########"
    table = scene(drawing, at, jumped=True)
    table.heroes[0].line = [table.heroes[0].at]
    assert (answer(table, "decide.teleport_again", ("walk_on", "jump")) == "jump") is jumps


def test_a_three_in_a_chest_is_doubled_under_coin_rush_only() -> None:
    """[item.doubling] [item.coin_rush] Three coins more are not worth a potion, six are."""
    options = ("keep", "doubling_potion")
    assert answer(scene(ROOM), "decide.double", options, face=3, purpose="chest") == "keep"
    rush = scene(ROOM, effects=["coin_rush"])
    assert answer(rush, "decide.double", options, face=3, purpose="chest") == "doubling_potion"


DANGER = "###########\n#.9.9.9.9.#\n#9@9.9.9.9#\n#.9.9.9.9>#\n###########"
CALM = "#######\n#.....#\n#.@..>#\n#.....#\n#######"


def test_it_reads_the_scroll_when_the_way_out_is_costly() -> None:
    """[ruling.scroll_is_a_turn] Among enemies with 3 HP; not beside the stairs."""
    danger = scene(DANGER, hp=3, items=["teleport_scroll"], scroll="instead_of_roll")
    calm = scene(CALM, hp=10, items=["teleport_scroll"], scroll="instead_of_roll")
    options = ("roll", "teleport_scroll")
    assert answer(danger, "decide.use_scroll_or_roll", options, turn=1) == "teleport_scroll"
    assert answer(calm, "decide.use_scroll_or_roll", options, turn=1) == "roll"


def test_the_scroll_waits_for_the_roll() -> None:
    """[ruling.scroll_any_time] It is read when the roll is known and every heading is costly, not before."""
    danger = scene(DANGER, hp=3, items=["teleport_scroll"])
    calm = scene(CALM, hp=10, items=["teleport_scroll"])
    assert answer(danger, "decide.use_scroll_or_roll", ("roll", "teleport_scroll"), turn=1) == "roll"
    assert answer(danger, "decide.heading", ("e", "w", "teleport_scroll"), steps=2, diagonal=0) == "teleport_scroll"
    assert answer(calm, "decide.heading", ("e", "teleport_scroll"), steps=2, diagonal=0) == "e"
    assert answer(danger, "decide.scroll_target", ("b2", "j4"), steps=2, diagonal=0) == "j4"


@pytest.mark.parametrize(("keeps_style", "chosen"), [(False, "doubling_potion"), (True, "keep")])
def test_it_knows_the_style_of_a_doubled_move(keeps_style: bool, chosen: str) -> None:
    """[ruling.doubling_is_even] A doubled 3 runs down the corridor to the heart, or is lost like every diagonal."""
    drawing = "##########\n#@.....f>#\n##########"
    table = scene(drawing, hp=1, items=["doubling_potion"], doubling_keeps_style=keeps_style)
    assert answer(table, "decide.double", ("keep", "doubling_potion"), face=3, purpose="move") == chosen
