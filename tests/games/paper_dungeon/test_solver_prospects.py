"""The prospects solver, compared with floors calculated by hand."""

from itertools import pairwise

import pytest

from oubliette.games.paper_dungeon.floor import read_floor
from oubliette.games.paper_dungeon.ground import CLOSED, Ground
from oubliette.games.paper_dungeon.movement import Going, first_headings
from oubliette.games.paper_dungeon.notebook import Notebook
from oubliette.games.paper_dungeon.solver.atlas import WITH_JUMP, Atlas
from oubliette.games.paper_dungeon.solver.forecast import Forecast
from oubliette.games.paper_dungeon.solver.prospects import Change, Prospects, Stock, Terms
from oubliette.games.paper_dungeon.solver.pulls import Pulls
from oubliette.games.paper_dungeon.solver.routes import NO_HEADING, Routes, behind

LOWEST, HIGHEST, LIMIT = -8, 16, 10
CLOSE = 0.01  # the tolerance of the solver


def prospects(drawing: str, turn: float = 0.01) -> Prospects:
    """The prospects of a floor if only leaving alive counts."""
    ground = Ground(read_floor(drawing), CLOSED)
    changes: dict[int, Change] = {}
    hearts: list[int] = []
    for square, mark in enumerate(ground.floor.marks):
        if mark.isdigit():
            changes[square] = ((-int(mark), 1.0),)
        elif mark in "abcdef":
            changes[square] = (("abcdef".index(mark) + 1, 1.0),)
        elif mark in "h?":
            sign = 1 if mark == "h" else -1
            changes[square] = tuple([(sign * face, 1 / 6) for face in range(1, 7)])
        if mark in "abcdefh":
            hearts.append(square)
    ends = tuple([0.0 if hp >= 1 else -1.0 for hp in range(LOWEST, HIGHEST + 1)])
    return Prospects(Atlas(ground), 0, Stock(changes, tuple(hearts), ground.floor.webs), Terms(LOWEST, ends, turn))


def at_start(ahead: Prospects, hearts: int, hp: int) -> tuple[float, tuple[float, float, float]]:
    start = ahead.atlas.ground.floor.start
    figures = Forecast(ahead, LIMIT).staying(start, NO_HEADING, WITH_JUMP, hearts, hp)
    return ahead.value(start, NO_HEADING, WITH_JUMP, hearts, hp), figures


def test_a_corridor_takes_two_turns() -> None:
    """Every even roll comes to the stairs or over them, every odd one is lost: two turns on average."""
    value, (alive, hp, turns) = at_start(prospects("#####\n#@.>#\n#####", turn=0.1), 0, 8)
    assert value == pytest.approx(-0.2, abs=CLOSE)
    assert alive == pytest.approx(1, abs=CLOSE)
    assert hp == pytest.approx(8, abs=CLOSE)
    assert turns == pytest.approx(2, abs=CLOSE)


@pytest.mark.parametrize(("hp", "chance"), [(1, 0), (2, 1 / 6), (4, 3 / 6), (6, 5 / 6), (7, 1)])
def test_a_mystery_enemy_counts_face_by_face(hp: int, chance: float) -> None:
    """[meet.mystery_enemy] [exit.death] The corridor leads over it; 0 HP are a death."""
    value, (alive, _, turns) = at_start(prospects("#######\n#@.?.>#\n#######"), 0, hp)
    assert alive == pytest.approx(chance, abs=CLOSE)
    assert value == pytest.approx(chance - 1 - 0.01 * turns, abs=CLOSE)


@pytest.mark.parametrize(("hp", "chance"), [(0, 4 / 6), (1, 5 / 6), (2, 1), (-4, 0), (-3, 1 / 6)])
def test_a_mystery_heart_behind_an_enemy(hp: int, chance: float) -> None:
    """[meet.mystery_heart] [meet.no_sudden_death] 2 HP are lost, then as many won as the die says."""
    value, (alive, _, _) = at_start(prospects("#######\n#@2h.>#\n#######"), 1, hp)
    assert alive == pytest.approx(chance, abs=CLOSE)
    assert value < alive - 1


def test_a_hero_who_would_die_fetches_the_heart_first() -> None:
    """It lies away from the stairs. Without it there is nothing to be done."""
    ahead = prospects("########\n#c.@..>#\n########")
    _, (alive, hp, turns) = at_start(ahead, 1, 0)
    assert alive == pytest.approx(1, abs=CLOSE)
    assert hp == pytest.approx(3, abs=CLOSE)
    _, (hopeless, _, quick) = at_start(ahead, 0, 0)
    assert hopeless == 0
    assert quick < turns


def test_a_heart_is_worth_nothing_when_it_was_taken() -> None:
    """A single heart of 3 does not save a hero with -3 HP, however often he crosses its square."""
    _, (alive, _, _) = at_start(prospects("########\n#c.@..>#\n########"), 1, -3)
    assert alive == 0


def test_there_is_time_to_wait_for_a_roll_that_avoids_the_enemy() -> None:
    """In an open room a hero can keep away from the 9, and never chooses to meet it."""
    room = "#########\n#...9...#\n#.......#\n#@......#\n#.......#\n#......>#\n#########"
    value, (alive, hp, _) = at_start(prospects(room, turn=0.001), 0, 5)
    assert alive > 0.99
    assert hp == pytest.approx(5, abs=0.1)
    assert value > -0.05


PASSED_ON = 2e-3  # the solver does not spread smaller changes


@pytest.mark.slow
def test_more_hp_and_more_hearts_are_never_worse() -> None:
    ground = Notebook(20_012).ground(30)
    drawing = "\n".join(ground.floor.rows())
    ahead = prospects(drawing)
    start = ground.floor.start
    rows = [ahead.row(start, NO_HEADING, WITH_JUMP, hearts) for hearts in (0, 1, 3)]
    for row in rows:
        assert all(low <= high + 1e-9 for low, high in pairwise(row))
    for fewer, more in pairwise(rows):
        assert all(low <= high + PASSED_ON for low, high in zip(fewer, more, strict=True))
    assert rows[2][1 - LOWEST] > rows[0][1 - LOWEST]


@pytest.mark.parametrize("depth", [5, 24, 43])
def test_without_a_trail_routes_are_the_legs_of_the_atlas(depth: int) -> None:
    ground = Notebook(20_009).ground(depth)
    atlas = Atlas(ground)
    for flags in range(4):
        routes = Routes(atlas, flags, ground.floor.webs)
        for square in ground.floor.open_squares[::9]:
            for roll in range(1, 7):
                found = {(end, gains, finds) for end, _, gains, finds in routes.routes(square, NO_HEADING, roll)}
                assert found == set(atlas.legs(square, roll, flags, ground.floor.webs))


def test_a_hero_does_not_go_back_where_he_came_from_unless_he_must() -> None:
    """[move.no_double_back] East along the top row; a 2 goes on or turns south, and back only from a dead end."""
    atlas = Atlas(Ground(read_floor("#######\n#.@...#\n#.....#\n#....>#\n#######"), CLOSED))
    ground = atlas.ground
    square, east = ground.floor.start + 1, 2
    routes = Routes(atlas, 0, 0)
    ends = {end for end, _, _, _ in routes.routes(square, east, 2)}
    assert ends == {square + 2, square + 2 * ground.width}
    assert {end for end, _, _, _ in routes.routes(square, NO_HEADING, 2)} == ends | {square - 2}
    going = Going(ground, 0, False, 0, behind(atlas, square, east))
    assert first_headings(going, square, 2, False)[1] == [2, 4]

    corridor = Atlas(Ground(read_floor("#######\n#>...@#\n#######"), CLOSED))
    dead_end = corridor.ground.floor.start
    assert [end for end, _, _, _ in Routes(corridor, 0, 0).routes(dead_end, east, 2)] == [dead_end - 2]


def test_the_pull_of_a_find_fades_with_the_turns_to_it() -> None:
    """Next to a corridor's end: every even roll takes it, so the pull p is fading x (1/2 + p/2)."""
    atlas = Atlas(Ground(read_floor("######\n#@.o>#\n######"), CLOSED))
    floor = atlas.ground.floor
    pulls = Pulls(atlas, 0, 0, [0.0] * floor.grid.size, 0.8)
    assert pulls.pull(floor.marks.index("o"), floor.start) == pytest.approx(0.4 / 0.6, abs=0.02)
    bloody = [0.5 if mark == "o" else 0.0 for mark in floor.marks]
    assert Pulls(atlas, 0, 0, bloody, 0.8).pull(floor.marks.index("o"), floor.start) == pytest.approx(
        0.2 / 0.6, abs=0.02
    )
