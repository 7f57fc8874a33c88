"""The greedy bot of Paper App DUNGEON: its estimates, its purchases, and how often it dies."""

from random import Random
from typing import Any

import pytest

from oubliette.bots import bot_names, default_bot, find_bot, make_bot
from oubliette.bots.paper_dungeon import decide, greedy
from oubliette.bots.paper_dungeon.position import Position
from oubliette.bots.paper_dungeon.prices import GREEDY_WEIGHTS, death_risk, hp_worth, outlook
from oubliette.games.paper_dungeon import GAME
from oubliette.games.paper_dungeon.equipment import EQUIPMENT
from oubliette.games.paper_dungeon.notebook import Offer
from oubliette.games.paper_dungeon.state import SHOP, Table
from oubliette.kernel import Ask, Match, Policy, Seeded
from tests.conformance.matches import some_set_up
from tests.games.paper_dungeon.scenes import scene


def position(table: Table) -> Position:
    return Position(GAME.view(table, 0), 0, table.settings, GREEDY_WEIGHTS.turn)


def answer(table: Table, prompt: str, options: tuple[Any, ...], **facts: Any) -> Any:
    """The bot's answer on this table."""
    return options[decide(position(table), Ask(0, prompt, options, facts), GREEDY_WEIGHTS)]


def test_it_is_the_default_bot_of_this_game() -> None:
    assert bot_names("paper_dungeon")[:3] == ("random", "greedy", "exact")
    assert default_bot(GAME) == "greedy"
    assert find_bot("greedy", "paper_dungeon") is greedy


def test_hp_are_worth_more_when_few_are_left() -> None:
    gains = [hp_worth(hp + 1, 10, GREEDY_WEIGHTS) - hp_worth(hp, 10, GREEDY_WEIGHTS) for hp in (1, 4, 8, 11)]
    assert gains == sorted(gains, reverse=True)
    assert death_risk(-5, GREEDY_WEIGHTS) > 0.9
    assert death_risk(10, GREEDY_WEIGHTS) < 0.1


def test_it_walks_to_a_heart_with_few_hp_and_to_a_chest_with_many() -> None:
    drawing = """
    #########
    #.......#
    #.......#
    #.c.@.$.#
    #.......#
    #>......#
    #########
    """
    wounded, well = scene(drawing, hp=2), scene(drawing, hp=10)
    for table, heading in ((wounded, "w"), (well, "e")):
        table.heroes[0].line = [table.heroes[0].at]
        assert answer(table, "decide.heading", ("n", "e", "s", "w"), steps=2) == heading


def test_it_walks_around_an_enemy() -> None:
    table = scene(
        """
        #########
        #...#####
        #...#####
        #...@...#
        #...#...#
        #...#9..#
        #...#>..#
        #########
        """,
        hp=6,
    )
    floor = table.here.floor
    ahead = outlook(position(table), GREEDY_WEIGHTS)
    enemy = floor.marks.index("9")
    assert ahead.worths[enemy] < -9
    assert ahead.worths[floor.stairs] == 0


def test_a_taken_find_is_worth_nothing() -> None:
    table = scene("#######\n#@o.b>#\n#######", hp=5)
    floor = table.here.floor
    coin, heart = floor.marks.index("o"), floor.marks.index("b")
    assert outlook(position(table), GREEDY_WEIGHTS).worths[coin] > 0
    table.heroes[0].taken = 1 << coin
    ahead = outlook(position(table), GREEDY_WEIGHTS)
    assert ahead.worths[coin] == 0 < ahead.worths[heart]


@pytest.mark.parametrize(("drawing", "leaves"), [("#######\n#@....#\n#.....#\n#>....#\n#######", True)])
def test_it_leaves_when_nothing_is_left(drawing: str, leaves: bool) -> None:
    table = scene(drawing)
    table.heroes[0].at = table.here.floor.stairs + 1
    facts = {"hp": 10, "limit": 10, "coins": 0, "ending": "alive"}
    assert (answer(table, "decide.take_stairs", ("leave", "remain"), **facts) == "leave") is leaves


def test_it_stays_for_a_heart_next_door_when_leaving_would_kill() -> None:
    table = scene("#######\n#.....#\n#..f..#\n#>@...#\n#.....#\n#######", hp=-2)
    facts = {"hp": -2, "limit": 10, "coins": 0, "ending": "death"}
    assert answer(table, "decide.take_stairs", ("leave", "remain"), **facts) == "remain"


def shop(hp: int, coins: int, *pieces: tuple[str, int]) -> Table:
    table = scene("####\n#@>#\n####", hp=hp, coins=coins)
    table.page, table.ground = SHOP, None
    table.offers = tuple([Offer(piece, price) for piece, price in pieces])
    return table


def test_it_eats_when_hungry_and_keeps_its_purse_when_not() -> None:
    offers = (("snack", 3), ("meal", 8), ("coin_rush", 12))
    facts = {f"{piece}_price": price for piece, price in offers}
    options = ("snack", "meal", "coin_rush", "leave")
    assert answer(shop(2, 20, *offers), "decide.buy", options, **facts, purse=20) == "meal"
    assert answer(shop(10, 20, *offers), "decide.buy", options, **facts, purse=20) == "leave"


@pytest.mark.parametrize("piece", EQUIPMENT)
def test_it_values_every_piece(piece: str) -> None:
    cheap = answer(shop(4, 50, (piece, 0)), "decide.buy", (piece, "leave"), **{f"{piece}_price": 0, "purse": 50})
    dear = answer(shop(4, 99, (piece, 99)), "decide.buy", (piece, "leave"), **{f"{piece}_price": 99, "purse": 99})
    assert (cheap, dear) == (piece, "leave")


def test_it_rerolls_for_the_gambler_and_doubles_a_two() -> None:
    table = shop(10, 0, ("gambler", 9))
    assert answer(table, "decide.reroll", ("keep", "mulligan_scroll"), face=1, purpose="gambler") == "mulligan_scroll"
    assert answer(table, "decide.reroll", ("keep", "mulligan_scroll"), face=5, purpose="gambler") == "keep"
    assert answer(table, "decide.double", ("keep", "doubling_potion"), face=2, purpose="gambler") == "doubling_potion"
    assert answer(table, "decide.double", ("keep", "doubling_potion"), face=1, purpose="gambler") == "keep"


def test_it_never_doubles_a_wound() -> None:
    table = scene("#######\n#@.?.>#\n#######", hp=8, coins=9)
    for purpose in ("enemy", "web"):
        for face in range(1, 7):
            assert answer(table, "decide.double", ("keep", "doubling_potion"), face=face, purpose=purpose) == "keep"
    assert answer(table, "decide.reroll", ("keep", "mulligan_scroll"), face=6, purpose="enemy") == "mulligan_scroll"


def test_the_scroll_leads_to_the_stairs() -> None:
    table = scene("#######\n#@...>#\n#######", hp=3)
    options = ("b2", "c2", "d2", "e2", "f2")
    assert answer(table, "decide.scroll_target", options) == "f2"


@pytest.mark.slow
def test_it_judges_by_its_view_alone() -> None:
    """[hidden.later_pages] [hidden.dice] Its answers do not depend on later pages or on dice to come."""
    options = {"floors": 4, "notebook": 5, "same_dice": True}
    match = Match.start(GAME, 2, options, fate=Seeded(3))
    bots = [make_bot("greedy", GAME, seat, 1) for seat in range(2)]
    luck = Random(1)
    asked = 0
    while match.ask is not None:
        ask = match.ask
        chosen = bots[ask.seat](match, ask)
        if luck.random() < 0.1:
            fork = match.fork(Seeded(luck.getrandbits(32)), seat=ask.seat)
            assert fork.ask is not None
            assert bots[ask.seat](fork, fork.ask) == chosen
            asked += 1
        match.answer(chosen)
    assert asked > 10


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 10))
def test_it_can_play_with_any_options(seed: int) -> None:
    """It has an answer to every question, with any options."""
    checked = some_set_up(GAME, seed)
    checked.settings.values["floors"] = 3
    match = Match.start(checked, fate=Seeded(seed), listen=False)
    bots: list[Policy] = [make_bot("greedy", GAME, seat, 1) for seat in range(checked.seats)]
    match.run(bots)
    assert match.result is not None


@pytest.mark.slow
def test_it_dies_far_less_than_random_players_do() -> None:
    """Four times twelve floors. It has a tenth of the deaths; a third is a safe limit."""
    deaths = {"greedy": 0, "random": 0}
    for name in deaths:
        for seed in range(4):
            options = {"notebook": 42, "floors": 12, "abandon_floor": False}
            match = Match.start(GAME, 1, options, fate=Seeded(seed), listen=False)
            match.run([make_bot(name, GAME, 0, seed)])
            deaths[name] += match.table.heroes[0].deaths
    assert deaths["greedy"] * 3 < deaths["random"]


@pytest.mark.slow
def test_all_pieces_get_used() -> None:
    """Heroes with all pieces, on real floors: each kind of piece is spent sooner or later."""
    spent: set[str] = set()
    pieces = ("wall_pass", "teleport_scroll", "mulligan_scroll", "doubling_potion")
    for seed in range(6):
        if spent == set(pieces):
            break
        match = Match.start(GAME, 1, {"notebook": 7, "floors": 10}, fate=Seeded(seed))
        match.table.heroes[0].inventory = [(piece, 1) for piece in pieces for _ in range(3)]
        bot = make_bot("greedy", GAME, 0, seed)
        while match.ask is not None:
            index = bot(match, match.ask)
            match._give(match.ask, index)
            match._run_fate()
        spent |= {str(event.facts["piece"]) for event in match.events if event.slug == "shop.used"}
    assert spent == set(pieces)
