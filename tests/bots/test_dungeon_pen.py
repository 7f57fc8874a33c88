"""The greedy bot of Dungeon Pen, decision by decision and in whole matches."""

from collections.abc import Sequence
from math import hypot, inf
from typing import Any

import pytest

from oubliette.bots.dungeon_pen import decide, line_through
from oubliette.bots.dungeon_pen.aiming import WIN, AimJudge
from oubliette.bots.dungeon_pen.placing import ahead, shortest
from oubliette.bots.dungeon_pen.position import Position, distances, wall_mask, way_left
from oubliette.games.dungeon_pen import GAME
from oubliette.games.dungeon_pen.aiming import AIMS
from oubliette.games.dungeon_pen.cards import FATRAS
from oubliette.games.dungeon_pen.flick import flicked
from oubliette.games.dungeon_pen.objects import AIM, usable
from oubliette.games.dungeon_pen.pickups import cut_if_home
from oubliette.games.dungeon_pen.squares import SQUARE_CALLED, SQUARE_NAMES
from oubliette.games.dungeon_pen.state import Stroke, Table
from oubliette.games.dungeon_pen.sudden_walls import legal_walls
from oubliette.games.dungeon_pen.trapdoors import landings
from oubliette.games.dungeon_pen.walls import mask_of
from oubliette.kernel import Ask, Match, Seeded, Setting
from oubliette.lab import simulate
from tests.games.dungeon_pen.scenes import OPEN, give, middle, put, put_on, table, waits, wall


def position(laid: Table, seat: int = 0) -> Position:
    return Position(GAME.view(laid, seat), seat)


def answer(laid: Table, prompt: str, options: Sequence[Any], seat: int = 0, **facts: Any) -> Any:
    return options[decide(GAME.view(laid, seat), Ask(seat, prompt, options, facts))]


def aim_judge(laid: Table, seat: int = 0) -> AimJudge:
    here = position(laid, seat)
    return AimJudge(here, here.walls, here.own.grip())


# What it reads from the view


def test_it_goes_around_walls_and_cuts_no_corner() -> None:
    mask = mask_of([SQUARE_CALLED[name] for name in ("B1", "B2")])
    field = distances(mask, 1 << SQUARE_CALLED["A1"])

    assert field[SQUARE_CALLED["A3"]] == 2.0
    assert field[SQUARE_CALLED["B3"]] == 3.0  # not past the corner of B2
    assert field[SQUARE_CALLED["C1"]] == 6.0
    assert field[SQUARE_CALLED["B1"]] == inf
    assert way_left(field, 0.5, 2.5) == 2.0


def test_it_reads_what_lies_on_the_sheet() -> None:
    laid = table()
    wall(laid, "H6", "H9")
    laid.searched[0] = True
    laid.sipped[1] = 2
    here = position(laid)

    assert here.mask == laid.walls.mask
    assert here.sudden == [("H6", "H9")] and wall_mask("H6", "H9").bit_count() == 4
    assert here.chests == [1, 2, 3, 4, 5] and here.potions == [0]


def test_its_path_goes_to_the_treasure_and_home() -> None:
    laid = table()
    here = position(laid)
    alone = here.left_to_go(here.own, here.mask, *middle("B2"))
    laid.players[0].carrying = True
    loaded = position(laid)

    assert alone == pytest.approx(here.way_home(here.own, here.mask))
    assert loaded.left_to_go(loaded.own, loaded.mask, 2.0, 16.0) < 1.0


def test_its_shortest_path_crosses_no_wall() -> None:
    laid = table(sheet="oubliettes")
    here = position(laid)
    squares = shortest(here, here.own)

    assert not mask_of(squares) & here.mask
    assert laid.sheet.treasures[1] in squares
    x, y = ahead(here, here.own)
    assert 4.0 < hypot(x - here.own.x, y - here.own.y) < 9.0


# How it flicks


def test_it_aims_at_the_treasure_when_it_is_close() -> None:
    """[pickup.treasure]"""
    laid = table()
    put_on(laid.players[0], "E2")
    angle, strength = answer(laid, "decide.aim", AIMS)

    assert 170 <= angle / 2 <= 190 and strength >= 20


def test_it_brings_the_treasure_home() -> None:
    """[win.treasure]"""
    laid = table()
    put(laid.players[0], 2.0, 12.5)
    laid.players[0].carrying = True
    value, (angle, _) = aim_judge(laid).best()

    assert 70 <= angle / 2 <= 115
    assert value > WIN / 2


def test_it_flicks_more_gently_where_the_line_must_end_in_the_cell() -> None:
    """[win.home_option] To pass through, a hard flick is best; to end there, it is not."""

    def chosen(home: str) -> tuple[int, int]:
        laid = table(sheet=OPEN, home=home, profile="normal")
        put(laid.players[0], 2.0, 11.0)
        laid.players[0].carrying = True
        return aim_judge(laid).best()[1]

    (_, hard), (angle, gentle) = chosen("passing"), chosen("ending")
    assert gentle < hard and 80 <= angle / 2 <= 100
    assert 4.0 <= 0.5 + 7.5 * gentle / 100 <= 6.0  # from 11 the cell lies between 15 and 17


def test_with_its_last_hit_point_it_keeps_away_from_walls() -> None:
    """[flick.wall_contact] It prefers a detour to a risk."""

    def risk(hp: int) -> float:
        laid = table(sheet="colimacon", profile="normal")
        put_on(laid.players[0], "R10")
        laid.players[0].hp = hp
        judge = aim_judge(laid)
        angle, strength = judge.best()[1]
        grip, side = judge.grip, judge.side
        errors = [(one / 10, other / 10) for one in range(-20, 21, 5) for other in (-10, 0, 10)]
        lines = [
            flicked(judge.walls, side.x, side.y, grip, angle / 2, strength, one, other, 0.0) for one, other in errors
        ]
        return sum(line.contact for line in lines) / len(lines)

    assert risk(1) < 0.05
    assert risk(15) > 0.2


def test_it_considers_effects_that_wait_for_its_flick() -> None:
    """[ruling.effects_wait] With a cap, more strength is useless; a nudge may come from either side."""
    laid = table()
    waits(laid.players[0], "net", "elbow_nudge")
    judge = aim_judge(laid)

    assert judge.worth((540, 30), ((0.0, 0.0, 0.0),)) == judge.worth((540, 100), ((0.0, 0.0, 0.0),))
    assert judge.offsets() == [-20.0, 20.0]


# Objects


def test_it_uses_objects_when_they_help() -> None:
    """[proc.objects]"""
    laid = table(profile="normal")
    own = laid.players[0]
    give(laid, own, "healing_vial", "hard_hat", "sharpener")

    def used() -> Any:
        return answer(laid, "decide.use_object", [AIM, *usable(laid, own)])

    assert used() == AIM
    waits(own, "broken_lead", "wrong_hand")
    assert used() == "sharpener"
    own.hp = 10
    assert used() == "healing_vial"


def test_it_erases_a_wall_that_is_in_its_way() -> None:
    """[ruling.erase]"""
    laid = table()
    own = laid.players[0]
    give(laid, own, "eraser")
    put_on(own, "B10")
    wall(laid, "D3", "F3")
    options = [AIM, *usable(laid, own)]
    assert answer(laid, "decide.use_object", options) == AIM
    wall(laid, "A7", "F7")
    assert answer(laid, "decide.use_object", [AIM, *usable(laid, own)]) == ("eraser", "A7", "F7")


def test_it_tries_again_after_a_miss_and_not_after_a_good_line() -> None:
    """[proc.second_try]"""
    laid = table()
    own = laid.players[0]
    give(laid, own, "second_try")
    put(own, 1.4, 12.5)
    own.carrying = True
    options = ["accept", "second_try"]
    judge = aim_judge(laid)
    good = flicked(laid.walls, own.x, own.y, judge.grip, 90.0, 50, 0.0, 0.0, 0.0)
    bad = flicked(laid.walls, own.x, own.y, judge.grip, 300.0, 90, 0.0, 0.0, 0.0)

    assert answer(laid, "decide.second_try", options, missed=1, contact=0) == "second_try"
    laid.shown = Stroke(0, good)
    assert answer(laid, "decide.second_try", options, missed=0, contact=0) == "accept"
    laid.shown = Stroke(0, bad)
    assert answer(laid, "decide.second_try", options, missed=0, contact=0) == "second_try"


def test_a_line_is_rebuilt_from_its_points() -> None:
    laid = table()
    judge = aim_judge(laid)
    line = flicked(laid.walls, 2.0, 16.0, judge.grip, 270.0, 90, 0.5, 0.5, 0.5)
    again = line_through(list(line.xs), list(line.ys), line.contact)

    assert again.length == pytest.approx(line.length) and again.step == pytest.approx(line.step)


def test_it_holds_up_its_shield_when_it_matters() -> None:
    """[decide.shield]"""
    laid = table()
    options = ["lose", "cardboard_shield"]

    assert answer(laid, "decide.shield", options, amount=1, card="trapped_slab") == "lose"
    assert answer(laid, "decide.shield", options, amount=3, card="toll_troll") == "cardboard_shield"
    laid.players[0].hp = 2
    assert answer(laid, "decide.shield", options, amount=1, card="trapped_slab") == "cardboard_shield"
    assert answer(laid, "decide.hard_hat", ["lose", "hard_hat"]) == "hard_hat"


def test_it_knows_what_every_card_is_worth() -> None:
    """[character.thief]"""
    laid = table()
    for card in FATRAS:
        assert answer(laid, "decide.thief_pick", [card, "second_try"]) == "second_try"
    objects = [card for card in FATRAS if FATRAS[card].is_object]
    assert answer(laid, "decide.return_object", objects) == "eraser"


# Walls and trapdoors


def test_its_walls_stand_in_the_others_way() -> None:
    """[wall.choose_start] And not in its own."""
    laid = table(sheet="oubliettes")
    here = position(laid)
    options = [built.ends for built in legal_walls(laid, 1, 2, 3)]  # before the other's cell
    chosen = wall_mask(*answer(laid, "decide.place_wall", options))
    after = here.mask | chosen

    theirs = here.left_to_go(here.other, after, here.other.x, here.other.y)
    own = here.left_to_go(here.own, after, here.own.x, here.own.y)
    assert theirs > here.left_to_go(here.other, here.mask, here.other.x, here.other.y)
    assert own == here.left_to_go(here.own, here.mask, here.own.x, here.own.y)


def test_it_drops_the_other_far_from_its_goal() -> None:
    """[ruling.trapdoor]"""
    laid = table()
    names = [SQUARE_NAMES[square] for square in landings(laid, laid.players[1], 6, 2)]
    here = position(laid)
    chosen = answer(laid, "decide.trapdoor_square", names, victim_seat=1)

    way = {name: here.left_to_go(here.other, here.mask, *middle(name)) for name in names}
    assert way[chosen] == max(way.values())


def test_as_a_wizard_it_turns_the_dice_towards_the_other() -> None:
    """[character.wizard]"""
    laid = table()
    dice = [(red, black) for red in (4, 5, 6) for black in (1, 2, 3)]
    x, y = ahead(position(laid), position(laid).other)
    red, black = answer(laid, "decide.change_dice", dice, red=5, black=2, squares=3)

    assert (red, black) == (min(max(int(x / 3) + 1, 4), 6), min(max(int(y / 3) + 1, 1), 3))


# Whole matches


def test_it_judges_by_its_view_alone() -> None:
    """[hidden.objects] It answers alike in forks that look alike to its seat."""
    match = Match.start(GAME, seats=2, options={"characters": "random"}, fate=Seeded(8))
    compared = 0
    while match.ask is not None and compared < 12:
        ask = match.ask
        choice = decide(GAME.view(match.table, ask.seat), ask) if len(ask.options) > 1 else 0
        if match.table.players[1 - ask.seat].objects and len(ask.options) > 1:
            fork = match.fork(Seeded(compared), seat=ask.seat)
            assert fork.ask is not None
            assert decide(GAME.view(fork.table, ask.seat), fork.ask) == choice
            compared += 1
        match.answer(choice)
    assert compared


@pytest.mark.slow
def test_it_beats_random_players_on_every_sheet() -> None:
    for sheet in ("croquis", "oubliettes", "colimacon"):
        found = simulate("dungeon_pen", 4, seed=3, bots=["greedy", "random"], options={"sheet": sheet})
        assert found.results[0].wins >= 3, sheet


@pytest.mark.slow
def test_it_can_play_with_every_option() -> None:
    options: dict[str, Setting] = {
        "characters": "random",
        "mode": "beginner_fun",
        "bad_faith": True,
        "chest_uses": 0,
        "wall_connectivity": "literal",
        "sheet": "random",
        "profile": "shaky",
        "lenient": "seat2",
        "home": "ending",
    }
    found = simulate("dungeon_pen", 2, seed=1, bots=["greedy"], options=options)
    assert sum([seat.wins for seat in found.results]) == 2


def test_it_contests_only_what_matters() -> None:
    """[spirit.bad_faith] Once per match: not for a line that would have ended there anyway."""
    laid = table(sheet=OPEN, bad_faith=True)
    wall(laid, "C13", "E13")
    own = laid.players[0]
    own.carrying = True
    put(own, 1.93, 8.0)

    def answer_to(degrees: float, strength: int) -> Any:
        line = flicked(laid.walls, own.x, own.y, aim_judge(laid).grip, degrees, strength, 0.0, 0.0, 0.0)
        laid.shown = Stroke(0, cut_if_home(laid, own, line))
        return answer(laid, "decide.contest", ["let_pass", "contest"], seat=1, square="B13")

    assert answer_to(90.0, 50) == "let_pass"  # it ends beside the wall
    assert answer_to(90.0, 100) == "contest"  # and this one would win the game


def test_it_sharpens_its_pencil_against_butter_fingers() -> None:
    """[card.sharpener] [card.butter_fingers] A miss costs the whole flick."""
    laid = table(profile="normal")
    own = laid.players[0]
    give(laid, own, "sharpener")
    waits(own, "butter_fingers", "singing_bone")
    assert answer(laid, "decide.use_object", [AIM, *usable(laid, own)]) == "sharpener"
