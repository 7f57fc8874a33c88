"""The exact bot of Paper App DUNGEON: its forecasts and its answers."""

from math import sqrt
from random import Random
from typing import Any

import pytest

from oubliette.bots.findings import EXACT, POLICY
from oubliette.bots.paper_dungeon import exact
from oubliette.bots.paper_dungeon.exact import figures, solve, weigh
from oubliette.bots.paper_dungeon.plan import Plan
from oubliette.bots.paper_dungeon.position import Position
from oubliette.bots.paper_dungeon.prices import GREEDY_WEIGHTS
from oubliette.bots.paper_dungeon.stakes import WEIGHTS, Weights, stakes
from oubliette.games.paper_dungeon import GAME
from oubliette.games.paper_dungeon.solver.routes import NO_HEADING
from oubliette.games.paper_dungeon.state import Table
from oubliette.kernel import Ask, Match, Policy, Seeded, Setting
from oubliette.kit.grid import NAMES
from tests.games.paper_dungeon.scenes import scene

CALM = Weights(coin=0.0)  # aims only at leaving alive, as the forecasts do


def plan(table: Table, weights: Weights = WEIGHTS) -> Plan:
    return Plan(Position(GAME.view(table, 0), 0, table.settings, GREEDY_WEIGHTS.turn), weights)


def heading(table: Table, names: str, steps: int) -> str:
    """The best of these headings."""
    table.heroes[0].line = [table.heroes[0].at]
    ahead = plan(table)
    return max(names.split(), key=lambda name: ahead.of_way(NAMES.index(name), steps))


def test_the_worth_of_a_forced_way_equals_the_one_computed_by_hand() -> None:
    """A corridor over a mystery enemy with 4 HP: half of the faces kill. An even roll is needed, so two turns."""
    table = scene("#######\n#@.?.>#\n#######", hp=4)
    alive, hp, turns = plan(table, CALM).figures_here(table.heroes[0].at, NO_HEADING, 0, 4)
    assert alive == pytest.approx(0.5, abs=0.01)
    assert hp == pytest.approx((3 + 2 + 1) / 6, abs=0.02)
    # A 2 ends on the enemy and waits for another even roll; a 4 or 6 is out at once.
    assert turns == pytest.approx(2 + 2 / 3, abs=0.02)


def test_it_considers_shield_and_weaklings() -> None:
    """[item.magic_shield] [item.weaklings] [ruling.weaklings_no_roll]"""
    drawing = "#######\n#@.?.>#\n#######"
    for effects, left in (([], 0.0), (["weaklings"], 1.0), (["magic_shield"], 2.0)):
        table = scene(drawing, hp=2, effects=effects)
        alive, hp, _ = plan(table, CALM).figures_here(table.heroes[0].at, NO_HEADING, 0, 2)
        assert alive == pytest.approx(1.0 if left else 1 / 6, abs=0.01)
        assert hp == pytest.approx(left or 1 / 6, abs=0.02)


def test_it_walks_to_a_heart_with_few_hp_and_to_a_chest_with_many() -> None:
    drawing = "#########\n#.......#\n#.......#\n#.c.@.$.#\n#.......#\n#>......#\n#########"
    assert heading(scene(drawing.replace("$", "."), hp=1, score=False), "n e s w", 2) == "w"
    assert heading(scene(drawing, hp=10, score=False), "n e s w", 2) == "e"


def test_it_stays_for_a_heart_when_leaving_would_kill() -> None:
    """[meet.no_sudden_death] And leaves at once when nothing is left to win."""
    hopeful = plan(scene("#######\n#.....#\n#..f..#\n#>@...#\n#.....#\n#######", hp=-2))
    at = hopeful.position.at
    assert hopeful.staying(at, NO_HEADING, 0, 0, -2) > hopeful.leaving(-2)
    done = plan(scene("#######\n#.....#\n#.....#\n#>@...#\n#.....#\n#######", hp=6))
    assert done.staying(done.position.at, NO_HEADING, 0, 0, 6) < done.leaving(6)


def test_taken_finds_no_longer_attract() -> None:
    table = scene("#########\n#.......#\n#.o...@.#\n#.......#\n#>......#\n#########")
    before = plan(table)
    coin = before.floor.marks.index("o")
    assert before.fetching(before.position.at, 0) > 0
    table.heroes[0].taken = 1 << coin
    assert plan(table).fetching(before.position.at, 0) == 0


def test_leaving_is_worth_more_with_more_hp() -> None:
    """[exit.hp_cap] [ruling.death_zero_exact] Up to the limit; and 0 HP cost a death and the purse."""
    table = scene("####\n#@>#\n####", hp=5, coins=20, score=False)
    ends = [plan(table).leaving(hp) for hp in range(-2, 13)]
    assert ends == sorted(ends)
    assert ends[2 + 0] == ends[0] < ends[2 + 1] - 0.8
    assert ends[2 + 10] == ends[2 + 12]
    rich = scene("####\n#@>#\n####", hp=5, coins=60, score=False)
    assert plan(rich).leaving(0) < plan(table).leaving(0)


def test_on_the_last_floor_points_count_if_the_score_is_on() -> None:
    """[end.summary] HP and coins are points then; before, a coin is worth more in an emptier purse."""
    last = scene("####\n#@>#\n####", hp=5, floor_number=45, score=True)
    assert plan(last).leaving(9) > plan(last).leaving(4)
    position = plan(scene("####\n#@>#\n####", coins=3, score=True)).position
    richer = plan(scene("####\n#@>#\n####", coins=90, score=True)).position
    assert stakes(position, WEIGHTS).coin > stakes(richer, WEIGHTS).coin > WEIGHTS.coin


DANGER_FLOOR = "###########\n#.9.9.9.9.#\n#9@9.9.9.9#\n#.9.9.9.9>#\n###########"
CALM_FLOOR = "#######\n#.....#\n#.@..>#\n#.....#\n#######"


def test_the_scroll_leads_out_of_danger() -> None:
    """[ruling.scroll_is_a_turn] Among enemies with 3 HP it is read; beside the stairs it is kept."""
    names = ("roll", "teleport_scroll")
    for drawing, hp, chosen in ((DANGER_FLOOR, 3, "teleport_scroll"), (CALM_FLOOR, 9, "roll")):
        match = on_a_drawn_floor(drawing, hp, scroll="instead_of_roll")
        values = weigh(match, Ask(0, "decide.use_scroll_or_roll", names, {"turn": 1}))
        assert values is not None
        assert names[values.index(max(values))] == chosen


@pytest.mark.parametrize(
    ("drawing", "hp", "headings", "chosen"),
    [(DANGER_FLOOR, 3, ("e", "w"), "teleport_scroll"), (CALM_FLOOR, 9, ("e",), "e")],
)
def test_the_scroll_is_read_when_the_roll_is_known(
    drawing: str, hp: int, headings: tuple[str, ...], chosen: str
) -> None:
    """[ruling.scroll_any_time] Never before it; with the roll in hand if every heading is deadly."""
    match = on_a_drawn_floor(drawing, hp)
    before = weigh(match, Ask(0, "decide.use_scroll_or_roll", ("roll", "teleport_scroll"), {"turn": 1}))
    assert before is not None and before[0] > before[1]
    options = (*headings, "teleport_scroll")
    after = weigh(match, Ask(0, "decide.heading", options, {"steps": 2, "diagonal": 0}))
    assert after is not None and options[after.index(max(after))] == chosen


def test_the_scroll_leads_to_where_the_roll_is_worth_most() -> None:
    """[ruling.scroll_any_time] With a 4 in hand, to the end of the row of coins; a web is no place."""
    drawing = "###########\n#.........#\n#@w.......#\n#.oooo...>#\n###########"
    match = on_a_drawn_floor(drawing, 9)
    targets = ("b4", "c4", "d3", "c3")
    values = weigh(match, Ask(0, "decide.scroll_target", targets, {"steps": 4, "diagonal": 0}))
    assert values is not None
    assert targets[values.index(max(values))] in ("b4", "c4")
    assert min(values) == values[3]


def test_it_knows_the_style_of_a_doubled_move() -> None:
    """[ruling.doubling_is_even] A doubled 3 runs down the corridor to the heart, or is lost like every diagonal."""
    worths = []
    for keeps_style in (False, True):
        match = on_a_drawn_floor("##########\n#@.....f>#\n##########", 1, doubling_keeps_style=keeps_style)
        question = Ask(0, "decide.double", ("keep", "doubling_potion"), {"face": 3, "purpose": "move"})
        values = weigh(match, question)
        assert values is not None
        worths.append(values)
    (kept, runs), (kept_too, lost) = worths
    assert kept == kept_too and runs > lost


def on_a_drawn_floor(drawing: str, hp: int, seed: int = 1, **more: Setting) -> Match:
    """A real match whose first page is replaced by a drawn one and started again."""
    options: dict[str, Setting] = {"notebook": 1, "floors": 3, "score": False, **more}
    match = Match.start(GAME, 1, options, fate=Seeded(seed), listen=False)
    drawn = scene(drawing, hp=hp)
    match.table.ground = drawn.ground
    hero = match.table.heroes[0]
    hero.hp, hero.at = hp, drawn.heroes[0].at
    match._base.table, match._base.ply = match.table.clone(), len(match.answers)  # forks start on the drawn page too
    for _ in range(2):  # the question was asked before the page was replaced: ask it again
        assert match.ask is not None
        match._give(match.ask, len(match.ask.options) - 1 if match.ask.prompt == "decide.use_scroll_or_roll" else 0)
    return match


HARD = """
###########
#...3...o.#
#.b...4...#
#...#.....#
#@..#..3..#
#...#.....#
#.3....2a.#
#....4..#.#
#.o.....#>#
###########
"""


ROOMS = """
#############
#.....#.....#
#..b..#..4..#
#@..........#
#.....#..2..#
#..3..#.....#
###.#####.###
#.....#.....#
#..5.....c..#
#.....#...2.#
#...o.#....>#
#############
"""


@pytest.mark.slow
@pytest.mark.parametrize(("drawing", "hp"), [(HARD, 5), (ROOMS, 2), (ROOMS, 5)])
def test_as_many_leave_alive_as_it_forecasts(drawing: str, hp: int) -> None:
    """Compares real matches on a drawn floor with the chance forecast before the first roll.

    What `Prospects` leave out (above all, that enemies bite once) may shift it: by up to 8 percent here.
    """
    tries, alive = 100, 0
    match = on_a_drawn_floor(drawing, hp)
    assert match.ask is not None
    forecast = figures(match, match.ask, CALM)[0]["alive"] / 100
    assert 0.2 < forecast < 0.999
    bot = exact(GAME, 0, 1, CALM)
    for seed in range(tries):
        match = on_a_drawn_floor(drawing, hp, seed)
        while match.table.floor_number == 1:
            assert match.ask is not None
            match._give(match.ask, bot(match, match.ask))
            match._run_fate()
        alive += not match.table.heroes[0].deaths
    error = sqrt(forecast * (1 - forecast) / tries)
    assert alive / tries == pytest.approx(forecast, abs=4 * error + 0.08)


def test_it_judges_by_its_view_alone() -> None:
    """[hidden.later_pages] [hidden.dice] Its answers do not depend on later pages or on dice to come."""
    options = {"floors": 3, "notebook": 5, "same_dice": True}
    match = Match.start(GAME, 2, options, fate=Seeded(3))
    bots = [exact(GAME, seat, 1) for seat in range(2)]
    luck = Random(1)
    asked = 0
    while match.ask is not None and asked < 12:
        ask = match.ask
        chosen = bots[ask.seat](match, ask)
        if luck.random() < 0.2:
            fork = match.fork(Seeded(luck.getrandbits(32)), seat=ask.seat)
            assert fork.ask is not None
            assert bots[ask.seat](fork, fork.ask) == chosen
            asked += 1
        match.answer(chosen)
    assert asked == 12


@pytest.mark.slow
def test_findings_hold_every_answer_the_best_one_first() -> None:
    match = Match.start(GAME, 1, {"floors": 3, "notebook": 8}, fate=Seeded(2))
    bot = exact(GAME, 0, 1)
    wanted, seen = {"decide.heading", "decide.use_scroll_or_roll", "decide.take_stairs"}, set[str]()
    while match.ask is not None and not wanted <= seen:
        ask = match.ask
        if ask.prompt not in seen:
            found = solve(match, ask)
            assert found is not None
            assert found.best == bot(match, ask)
            assert sorted([verdict.index for verdict in found.verdicts]) == list(range(len(ask.options)))
            assert all(0.0 <= verdict.value <= 1.0 for verdict in found.verdicts)
            assert found.how == (POLICY if ask.prompt == "decide.buy" else EXACT)
            if ask.prompt == "decide.heading":
                facts: list[Any] = [verdict.facts for verdict in found.verdicts]
                assert all(0 <= fact["alive"] <= 100 and fact["turns_tenths"] >= 10 for fact in facts)
            seen.add(ask.prompt)
        match.answer(bot(match, ask))
    assert wanted <= seen


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"profile": "zero", "trail_rule": "reverse", "corner_rule": "strict", "doubling_keeps_style": True}),
        (2, {"same_dice": True, "peek_ahead": True, "abandon_floor": False, "corner_rule": "free"}),
    ],
)
def test_it_can_play_with_any_options(seats: int, options: dict[str, str | bool]) -> None:
    """It has an answer to every question of a whole match, with any options."""
    match = Match.start(GAME, seats, {**options, "floors": 3, "notebook": 6}, fate=Seeded(3), listen=False)
    bots: list[Policy] = [exact(GAME, seat, 1) for seat in range(seats)]
    asked: set[str] = set()

    def legal(match: Match, ask: Ask[Any]) -> int:
        index = bots[ask.seat](match, ask)
        assert 0 <= index < len(ask.options)
        asked.add(ask.prompt)
        return index

    match.run([legal] * seats)
    assert {"decide.heading", "decide.wall_hit", "decide.take_stairs"} <= asked


@pytest.mark.slow
def test_all_pieces_get_used() -> None:
    """A hero with all pieces spends every kind of piece, and answers every window until then."""
    spent: set[str] = set()
    pieces = ("wall_pass", "teleport_scroll", "mulligan_scroll", "doubling_potion")
    match = Match.start(GAME, 1, {"notebook": 7, "floors": 3}, fate=Seeded(0))
    match.table.heroes[0].inventory = [(piece, 1) for piece in pieces for _ in range(6)]
    bot = exact(GAME, 0, 0)
    while match.ask is not None and spent != set(pieces):
        match._give(match.ask, bot(match, match.ask))
        match._run_fate()
        spent = {str(event.facts["piece"]) for event in match.events if event.slug == "shop.used"}
    assert spent == set(pieces)
