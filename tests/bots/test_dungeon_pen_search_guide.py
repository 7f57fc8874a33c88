"""How Dungeon Pen is searched: fields of flicks left, the chances of answers, and whole matches."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from oubliette.bots import find_bot, seat_bots
from oubliette.bots.dungeon_pen import answer_chances, decide
from oubliette.bots.dungeon_pen.chances import chance
from oubliette.bots.dungeon_pen.flicks_left import FAR, Field, home_field, treasure_field
from oubliette.bots.dungeon_pen.position import Position, wall_mask
from oubliette.bots.dungeon_pen.racing import RaceJudge, flicks_to_go
from oubliette.bots.dungeon_pen.rays import HERE, RAYS, bell, blurred, over_disc, ray_table
from oubliette.bots.dungeon_pen.search_guide import guide
from oubliette.bots.dungeon_pen.wall_costs import RaceForecast, stops
from oubliette.bots.findings import POLICY, SEARCH
from oubliette.bots.search import Budget, Search
from oubliette.games.dungeon_pen import GAME
from oubliette.games.dungeon_pen.aiming import AIMS
from oubliette.games.dungeon_pen.flick import flicked
from oubliette.games.dungeon_pen.objects import AIM, usable
from oubliette.games.dungeon_pen.sheets import SHEETS
from oubliette.games.dungeon_pen.squares import SQUARE_CALLED, SQUARE_NAMES
from oubliette.games.dungeon_pen.state import Table
from oubliette.games.dungeon_pen.sudden_walls import legal_walls
from oubliette.games.dungeon_pen.trapdoors import landings
from oubliette.games.dungeon_pen.walls import mask_of
from oubliette.kernel import Ask, Match, Seeded, Setting, set_up
from tests.games.dungeon_pen.scenes import OPEN, give, middle, put, put_on, table, waits, wall

STEADY = (0.0, 1.0, 1.0, 0)  # a hand without errors
NORMAL = (1.0, 1.0, 1.0, 30)
CROQUIS = SHEETS["croquis"]


def position(laid: Table, seat: int = 0) -> Position:
    return Position(GAME.view(laid, seat), seat)


def croquis_field(*sudden: tuple[str, str]) -> Field:
    bare = CROQUIS.walls.mask
    mask = bare
    for ends in sudden:
        mask |= wall_mask(*ends)
    return treasure_field(mask, bare, CROQUIS.treasures[1], CROQUIS.cells[0], NORMAL)


# Rays and fields


def test_a_ray_meets_the_squares_on_its_way() -> None:
    east = [step for _, step in ray_table(1.0).meets[0]]
    assert east == list(range(1, 10))
    assert ray_table(1.0).ends[0][3] == 4


def test_a_ray_ends_at_a_wall() -> None:
    walls = CROQUIS.walls
    far, last, touched = ray_table(1.0).sight(walls.blocked, HERE[SQUARE_CALLED["A4"]], 0)
    assert (round(far, 6), last, touched) == (2.5, HERE[SQUARE_CALLED["C4"]], True)


def test_rays_towards_a_treasure_pass_over_it() -> None:
    here, goal = HERE[SQUARE_CALLED["F2"]], HERE[SQUARE_CALLED["B2"]]
    assert over_disc(here, goal)[RAYS // 2] == pytest.approx(4.0 - 0.6)
    assert 0 not in over_disc(here, goal)


def test_a_blur_changes_no_sum() -> None:
    weights = bell(8.0, 9.0)
    ring = [float(place * place % 7) for place in range(40)]
    assert weights[0] + 2 * sum(weights[1:]) == pytest.approx(1.0)
    assert sum(blurred(ring, weights)) == pytest.approx(sum(ring))
    assert max(blurred(ring, weights)) < max(ring)


def test_a_steady_hand_needs_as_few_flicks_as_the_reach_allows() -> None:
    """[win.treasure] No walls: a flick goes 8 squares."""
    laid = table(sheet=OPEN)
    bare = laid.sheet.walls.mask
    field = home_field(bare, bare, laid.sheet.cells[0], STEADY)

    assert field.flicks_from(2.0, 16.0) == 1.0
    assert field.flicks_from(*middle("B10")) == pytest.approx(1.0)
    assert field.flicks_from(*middle("B3")) == pytest.approx(2.0, abs=0.2)


@pytest.mark.slow
def test_errors_cost_flicks_and_so_do_walls() -> None:
    bare = CROQUIS.walls.mask
    start = CROQUIS.start(0)
    steady = treasure_field(bare, bare, CROQUIS.treasures[1], CROQUIS.cells[0], STEADY).flicks_from(*start)
    normal = croquis_field().flicks_from(*start)
    extra_cost = croquis_field(("A7", "F7")).flicks_from(*start)

    assert 4.0 <= steady < normal < extra_cost


def test_a_field_started_from_the_bare_sheet_equals_one_computed_from_scratch() -> None:
    """Starting from the bare sheet saves time and changes no value."""
    mask = CROQUIS.walls.mask | wall_mask("G3", "G6") | wall_mask("C9", "E9")
    quick = treasure_field(mask, CROQUIS.walls.mask, CROQUIS.treasures[1], CROQUIS.cells[0], NORMAL)
    anew = treasure_field(mask, mask, CROQUIS.treasures[1], CROQUIS.cells[0], NORMAL)

    assert max([abs(one - other) for one, other in zip(quick.values, anew.values, strict=True)]) < 0.1
    assert quick.values != croquis_field().values


def test_a_square_without_a_way_to_the_goal_is_far() -> None:
    corner = mask_of([SQUARE_CALLED[name] for name in ("A2", "B1")])
    field = home_field(CROQUIS.walls.mask | corner, CROQUIS.walls.mask, CROQUIS.cells[0], NORMAL)
    assert field.flicks_from(*middle("A1")) == FAR
    assert field.flicks_from(*middle("C2")) < 10.0


# Who wins


def test_the_chance_to_win_falls_with_the_own_flicks_and_grows_with_the_others() -> None:
    for other in (1.1, 2.0, 4.5, 8.0):
        falling = [chance(own / 2, other) for own in range(25)]
        assert falling == sorted(falling, reverse=True)
        assert falling[0] == 1.0 and 0.0 <= falling[-1] < 0.5
    assert chance(5.0, 5.0) < 0.5 < chance(4.0, 5.5)  # the other flicks next


# Aims


def test_it_takes_the_treasure_and_considers_the_way_home() -> None:
    """[pickup.treasure]"""
    laid = table(profile="normal")
    put_on(laid.players[0], "E2")
    angle, strength = answer_chances.aims(position(laid))[0][1]
    assert 170 <= angle / 2 <= 190 and strength >= 20


def test_the_expected_value_of_an_aim_matches_simulated_flicks() -> None:
    """The expected value is close to the mean over random errors."""
    laid = table(profile="normal")
    own = laid.players[0]
    put(own, 8.3, 6.4)
    here = position(laid)
    judge = RaceJudge(here, here.own, here.walls, here.own.grip())
    expected, (angle, strength) = judge.best()
    errors = [(-1.28 + 0.32 * one, -1.2 + 0.6 * other) for one in range(9) for other in range(5)]
    lines = [
        flicked(laid.walls, own.x, own.y, judge.grip, angle / 2, strength, one, other, 0.0) for one, other in errors
    ]
    assert sum([judge.value_of(line) for line in lines]) / len(lines) == pytest.approx(expected, abs=0.25)
    assert expected < judge.here


def test_it_saves_flicks_where_the_greedy_bot_takes_the_shortest_path() -> None:
    """[win.treasure] The shortest path home is not the one with the fewest flicks."""
    laid = table(profile="normal")
    own = laid.players[0]
    own.carrying = True
    put(own, 10.65, 14.85)
    here = position(laid)
    judge = RaceJudge(here, here.own, here.walls, here.own.grip())

    def expected(aim: tuple[int, ...]) -> float:
        errors = [(-1.5 + 0.5 * one, -1.2 + 0.6 * other) for one in range(7) for other in range(5)]
        lines = [flicked(laid.walls, own.x, own.y, judge.grip, aim[0] / 2, aim[1], *two, 0.0) for two in errors]
        return sum([judge.value_of(line) for line in lines]) / len(lines)

    greedy = AIMS[decide(GAME.view(laid, 0), Ask(0, "decide.aim", AIMS))]
    assert expected(answer_chances.aims(here)[0][1]) < expected(greedy) - 0.25


@pytest.mark.slow
def test_it_considers_where_the_line_must_end() -> None:
    """[win.home_option] If the last line must end in the cell, home takes more flicks and the last one is gentler."""

    def best_aim(home: str) -> tuple[float, int]:
        laid = table(sheet=OPEN, home=home, profile="normal")
        put(laid.players[0], 2.0, 10.0)
        laid.players[0].carrying = True
        here = position(laid)
        return flicks_to_go(here, here.own, here.mask), answer_chances.aims(here)[0][1][1]

    (passing, hard), (ending, gentle) = best_aim("passing"), best_aim("ending")
    assert passing + 0.2 < ending < passing + 2.0
    assert gentle < hard and 5.0 <= 0.5 + 7.5 * gentle / 100 <= 7.0  # from 10 the cell lies between 15 and 17


def test_values_of_lines_that_must_end_in_the_cell() -> None:
    """[win.home_option] Into the cell, to a wall in the cell, and through it."""
    laid = table(sheet=OPEN, home="ending")
    wall(laid, "A15", "D15")
    laid.players[0].carrying = True
    put(laid.players[0], 5.5, 16.8)
    here = position(laid)
    judge = RaceJudge(here, here.own, here.walls, here.own.grip())

    def worth(degrees: float, strength: int) -> float:
        return judge.value_of(flicked(laid.walls, 5.5, 16.8, judge.grip, degrees, strength, 0.0, 0.0, 0.0))

    assert worth(180.0, 50) == 0.0 and worth(210.0, 70) == 0.0
    assert worth(180.0, 65) > 0.9


def test_it_bends_its_aim_against_a_draught() -> None:
    """[card.draught]"""
    laid = table(sheet=OPEN)
    put(laid.players[0], 2.0, 8.0)
    laid.players[0].carrying = True
    waits(laid.players[0], "draught_even")
    angle, _ = answer_chances.aims(position(laid))[0][1]
    assert 60 <= angle / 2 < 90


def test_it_takes_risks_when_it_is_about_to_lose() -> None:
    """The other comes home next: only coming home now helps, not a lower mean number of flicks."""
    laid = table(profile="normal")
    own, other = laid.players
    own.carrying = other.carrying = True
    put(own, 2.0, 9.0)
    put(other, 16.5, 3.5)
    here = position(laid)
    judge = RaceJudge(here, here.own, here.walls, here.own.grip())
    shaken = Random(3)
    errors = [(shaken.gauss(), shaken.gauss(), shaken.gauss()) for _ in range(600)]

    def home_now(aim: tuple[int, int]) -> float:
        lines = [flicked(laid.walls, own.x, own.y, judge.grip, aim[0] / 2, aim[1], *three) for three in errors]
        return sum([judge.value_of(line) == 0.0 for line in lines]) / len(lines)

    assert home_now(answer_chances.aims(here)[0][1]) > home_now(judge.best()[1]) + 0.05


# Walls, trapdoors, objects


def test_a_wall_in_the_way_costs_flicks_and_one_beside_it_does_not() -> None:
    laid = table(profile="normal")
    here = position(laid)
    forecast = RaceForecast(here, here.own)
    assert forecast.extra_cost(wall_mask("A10", "B10")) > 0.2
    assert forecast.extra_cost(wall_mask("P13", "R13")) == 0.0
    assert sum([often for _, _, often in forecast.stops]) == pytest.approx(7.0, abs=1.5)


def test_it_looks_ahead_as_far_as_home() -> None:
    found = stops(croquis_field(), HERE[SQUARE_CALLED["B17"]])
    assert {field.after is None for field, _, _ in found} == {True, False}


def test_its_wall_costs_the_other_flicks() -> None:
    """[wall.choose_start] Compared with fields computed from scratch, with the wall in place."""
    laid = table(profile="normal")
    put(laid.players[1], 16.5, 8.5)
    laid.players[1].carrying = True
    here = position(laid)
    options = [built.ends for built in legal_walls(laid, 6, 2, 3)]

    def lead(mask: int) -> float:
        return flicks_to_go(here, here.other, mask) - flicks_to_go(here, here.own, mask)

    chosen = options[answer_chances.wall_chances(here, options)[0][1]]
    assert lead(here.mask | wall_mask(*chosen)) > lead(here.mask) + 0.5


def test_it_drops_the_other_where_that_player_needs_most_flicks() -> None:
    """[ruling.trapdoor]"""
    laid = table(profile="normal")
    names = [SQUARE_NAMES[square] for square in landings(laid, laid.players[1], 1, 5)]
    here = position(laid)
    ranked = answer_chances.landing_chances(here, names)
    put_on(laid.players[1], names[ranked[0][1]])
    worst = flicks_to_go(position(laid), position(laid).other, here.mask)
    put_on(laid.players[1], names[ranked[-1][1]])
    assert worst > flicks_to_go(position(laid), position(laid).other, here.mask)


def test_it_uses_objects_that_save_flicks_and_keeps_the_others() -> None:
    """[proc.objects]"""
    laid = table(profile="normal")
    own = laid.players[0]
    give(laid, own, "sharpener", "eraser")

    def used() -> Any:
        options = [AIM, *usable(laid, own)]
        return options[answer_chances.object_chances(position(laid), options)[0][1]]

    assert used() == AIM
    waits(own, "net")
    assert used() == "sharpener"
    own.waiting = []
    wall(laid, "A10", "B10")
    assert used() == ("eraser", "A10", "B10")


def test_it_tries_again_after_a_miss_and_not_after_a_good_line() -> None:
    """[proc.second_try]"""
    laid = table(profile="normal")
    own = laid.players[0]
    give(laid, own, "second_try")
    put(own, 1.4, 12.5)
    own.carrying = True
    options = ["accept", "second_try"]
    here = position(laid)
    good = flicked(laid.walls, own.x, own.y, here.own.grip(), 90.0, 50, 0.0, 0.0, 0.0)

    assert options[answer_chances.second_try_chances(here, options, None)[0][1]] == "second_try"
    assert options[answer_chances.second_try_chances(here, options, good)[0][1]] == "accept"


# Whole matches


def answers(match: Match, seed: int = 1) -> Sequence[Any]:
    assert match.ask is not None
    found = Search(GAME, Budget(iterations=4), seed=seed).think(match, match.ask)
    return [(verdict.index, verdict.value) for verdict in found.verdicts]


@pytest.mark.slow
def test_its_findings_are_legal_and_distinct_and_do_not_depend_on_what_is_hidden() -> None:
    """[hidden.objects] It finds the same in forks that look alike to its seat."""
    match = Match.start(GAME, seats=2, options={"characters": "random"}, fate=Seeded(8))
    compared = 0
    while match.ask is not None and compared < 8:
        ask = match.ask
        found = answers(match)
        indices = [index for index, _ in found]
        assert len(set(indices)) == len(indices)
        assert all(0 <= index < len(ask.options) and 0.0 <= value <= 1.0 for index, value in found)
        if match.table.players[1 - ask.seat].objects and len(ask.options) > 1:
            fork = match.fork(Seeded(compared), seat=ask.seat)
            assert answers(fork) == found
            compared += 1
        match.answer(indices[0])
    assert compared


def test_candidate_aims_are_not_nearly_the_same() -> None:
    match = Match.start(GAME, seats=2, fate=Seeded(3))
    assert match.ask is not None and match.ask.prompt == "decide.aim"
    tried = [AIMS[index] for index in guide(GAME).candidates(match, match.ask, Random(1))]
    assert len(tried) >= 6
    for place, (angle, strength) in enumerate(tried):
        for other, force in tried[:place]:
            turned = abs(angle - other)
            assert min(turned, 720 - turned) >= 12 or abs(strength - force) >= 12


def test_a_larger_budget_tries_more_aims() -> None:
    match = Match.start(GAME, seats=2, fate=Seeded(3))
    assert match.ask is not None
    few, many = [Search(GAME, Budget(iterations=tries), seed=1).think(match, match.ask).verdicts for tries in (6, 60)]
    assert 2 <= len(few) < len(many) <= 24


@pytest.mark.slow
def test_walls_are_calculated_and_the_rest_is_routine() -> None:
    how: dict[str, set[str]] = {}
    match = Match.start(GAME, seats=2, fate=Seeded(3), listen=False)
    search, greedy = Search(GAME, Budget(iterations=1), seed=1), find_bot("greedy", GAME.id)(GAME, 0, 1)
    searched = 0
    while match.ask is not None and searched < 12:
        if len(match.ask.options) > 1:
            how.setdefault(match.ask.prompt, set()).add(search.think(match, match.ask).how)
            searched += 1
        match.answer(greedy(match, match.ask))
    assert how["decide.aim"] == {SEARCH}
    assert how["decide.place_wall"] == {POLICY}


@pytest.mark.slow
@pytest.mark.parametrize("sheet", ["oubliettes", "colimacon"])
def test_it_beats_random_players(sheet: str) -> None:
    made = set_up(GAME, 2, {"sheet": sheet})
    match = Match.start(made, fate=Seeded(1), listen=False)
    bots = seat_bots([find_bot("search:4", GAME.id), find_bot("random", GAME.id)], GAME, 1)
    assert match.run(bots).places[0] == 1


@pytest.mark.slow
def test_it_can_play_with_every_option() -> None:
    options: dict[str, Setting] = {
        "characters": "choose",
        "mode": "beginner_fun",
        "bad_faith": True,
        "chest_uses": 0,
        "wall_connectivity": "literal",
        "profile": "shaky",
        "lenient": "seat2",
        "turn_limit": 2,
    }
    match = Match.start(set_up(GAME, 2, options), fate=Seeded(5), listen=False)
    bots = seat_bots([find_bot("search:1", GAME.id)] * 2, GAME, 5)
    assert match.run(bots).reason
