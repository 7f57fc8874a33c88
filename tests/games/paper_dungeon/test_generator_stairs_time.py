"""Turns to the stairs: the solver, compared with a plain value iteration and with simulated dice."""

from statistics import fmean, stdev

import pytest

from oubliette.games.paper_dungeon.notebook import Notebook, ground_of
from oubliette.games.paper_dungeon.notebook.chance import Chance
from oubliette.games.paper_dungeon.solver.atlas import FACES, LEFT, Atlas, Leg
from oubliette.games.paper_dungeon.solver.stairs_time import expected_turns, stairs_times, within
from tests.games.paper_dungeon.slow_walk import Drawing, best_turns

pytestmark = pytest.mark.slow  # whole notebooks are drawn

Sample = tuple[int, str, str, int]

SAMPLES: list[Sample] = [
    *[(42, "standard", "closed", floor) for floor in range(1, 46, 4)],
    *[(42, "zero", "closed", floor) for floor in range(2, 46, 6)],
    *[(7, "standard", "free", floor) for floor in (3, 28)],
    *[(7, "standard", "strict", floor) for floor in (3, 18, 38)],
]
PLAYED: list[Sample] = [(42, "standard", "closed", 17), (42, "zero", "closed", 44), (7, "standard", "strict", 18)]
WALKS = 1500


def name(sample: Sample) -> str:
    return ":".join(map(str, sample))


def atlas_of(sample: Sample) -> Atlas:
    number, profile, corners, floor = sample
    return Atlas(ground_of(number, profile, floor, corners))


@pytest.mark.parametrize("sample", SAMPLES, ids=name)
def test_the_solver_agrees_with_a_plain_value_iteration(sample: Sample) -> None:
    """[gen.stairs_time] From 5 to 20 turns, by the slow walker and its own value iteration."""
    atlas = atlas_of(sample)
    turns = best_turns(Drawing(atlas.ground.floor.marks, sample[2]))

    assert 5 <= turns <= 20
    assert expected_turns(atlas, atlas.ground.floor.start) == pytest.approx(turns, abs=0.01)


@pytest.mark.parametrize("sample", PLAYED, ids=name)
def test_a_player_who_follows_the_solver_needs_as_many_turns_as_it_says(sample: Sample) -> None:
    """[gen.stairs_time] With dice: within four standard errors. Webs always hold, as in the solver."""
    atlas = atlas_of(sample)
    start = atlas.ground.floor.start
    times = stairs_times(atlas, start)
    dice = Chance(20_26, *sample[::3])
    lengths = [walk_to_the_stairs(atlas, times, dice) for _ in range(WALKS)]

    error = stdev(lengths) / len(lengths) ** 0.5
    assert abs(fmean(lengths) - times[start, 0]) <= 4 * error


def walk_to_the_stairs(atlas: Atlas, times: dict[tuple[int, int], float], dice: Chance) -> int:
    """Always take the leg with the fewest turns to go, until the hero can leave the floor. Return the turns."""
    at, flags = atlas.ground.floor.start, 0
    for turn in range(1, 10_000):
        legs = atlas.legs(at, 1 + dice.below(FACES), flags, atlas.ground.floor.webs)
        if any(out(atlas, leg, flags) for leg in legs):
            return turn
        end, gains, _ = min(legs, key=lambda leg: times[leg[0], flags | leg[1]])
        at, flags = end, flags | gains
    raise AssertionError("nobody walks that long")


def out(atlas: Atlas, leg: Leg, flags: int) -> bool:
    end, gains, _ = leg
    return end == LEFT or bool(atlas.ground.exits[(flags | gains) >> 1] >> end & 1)


def test_every_floor_of_a_notebook_takes_between_5_and_20_turns() -> None:
    """[gen.stairs_time] In both profiles; a floor takes about a dozen turns."""
    for profile in ("standard", "zero"):
        turns: list[float] = []
        for floor in range(1, 46):
            ground = ground_of(42, profile, floor, "closed")
            turns.append(expected_turns(Atlas(ground), ground.floor.start))
        assert all(5 <= one <= 20 for one in turns)
        assert 8 < fmean(turns) < 16


@pytest.mark.parametrize("sample", SAMPLES[::3], ids=name)
def test_the_quick_answer_is_the_right_one(sample: Sample) -> None:
    """[gen.stairs_time] Limits on either side of the truth, near to it."""
    atlas = atlas_of(sample)
    start = atlas.ground.floor.start
    turns = expected_turns(atlas, start)

    assert within(atlas, start, turns - 0.1, turns + 0.1)
    assert not within(atlas, start, turns + 0.1, turns + 5)
    assert not within(atlas, start, turns - 5, turns - 0.1)


def test_rounds_never_pass_the_truth() -> None:
    """[gen.stairs_time] The estimates rise from below and never exceed the true value."""
    for floor in (1, 9, 29):
        ground = ground_of(42, "standard", floor, "closed")
        turns = best_turns(Drawing(Notebook(42).floor(floor).marks))
        assert expected_turns(Atlas(ground), ground.floor.start) <= turns + 1e-5
