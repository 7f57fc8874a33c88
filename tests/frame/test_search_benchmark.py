"""The benchmark of the searches compares with correct exact values, and notices a searcher that does less work."""

import pytest

from benchmarks.engine.check import TOLERANCE
from benchmarks.engine.expected import expected as expected_of_matches
from benchmarks.engine.search.check import check, deviation
from benchmarks.engine.search.expected import expected
from benchmarks.engine.search.measure import CLEAR, Measured
from benchmarks.engine.search.positions import HOLD, POSITIONS, ROLL, faces
from benchmarks.engine.search.searcher import Playouts, Position, Rules, Searcher
from benchmarks.engine.search.searchers import ours

EVERYWHERE = (*POSITIONS, HOLD, ROLL)


def test_any_score_can_be_rolled_without_a_one() -> None:
    for points in range(2, 101):
        assert sum(faces(points)) == points
        assert set(faces(points)) <= {2, 3, 4, 5, 6}


@pytest.mark.parametrize("position", EVERYWHERE, ids=lambda position: position.name)
def test_our_match_comes_to_every_position(position: Position) -> None:
    match = ours.match_at(position)

    assert match.ask is not None
    assert (match.ask.seat, match.ask.prompt) == (0, "turn.choice")
    assert match.view(0)["points"] == [position.mine, position.theirs]


@pytest.mark.parametrize("rules", ["pig", "open_spiel_pig"])
def test_both_exact_calculations_for_a_whole_match_agree(rules: Rules) -> None:
    """One starts from any position, the other only from the start of a match."""
    start = Position("start", 0, 0, 0)

    assert expected(rules, start).wins == pytest.approx(expected_of_matches(rules).first, abs=1e-9)


def test_a_position_is_worth_the_mean_of_its_continuations() -> None:
    """Hold: the other player begins, with the roles exchanged. Roll: a 1 does the same but loses the pot."""
    here = expected("pig", Position("", 45, 52, 11))
    held = expected("pig", Position("", 52, 56, 0))
    lost = expected("pig", Position("", 52, 45, 0))
    rolled = [expected("pig", Position("", 45, 52, 11 + face)) for face in range(2, 7)]

    wins = (1 - held.wins) / 2 + ((1 - lost.wins) + sum(one.wins for one in rolled)) / 12
    moves = 1 + held.moves / 2 + (lost.moves + sum(one.moves for one in rolled)) / 12
    assert here.wins == pytest.approx(wins)
    assert here.moves == pytest.approx(moves)


def test_moves_are_rolls_and_holds() -> None:
    """Roll a 4, roll a 1; the other rolls a 6 and holds; the first one rolls a 3, rolls a 2 and holds."""
    assert ours.moves_of([0, 3, 0, 0, 5, 1, 2, 0, 1, 1]) == 2 + 2 + 3


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_our_play_outs_are_as_long_as_they_must_be(position: Position) -> None:
    assert deviation(ours.watch(position, 300, seed=1), expected("pig", position)) <= TOLERANCE


def test_our_search_makes_its_iterations_and_finds_the_answer() -> None:
    held = ours.search(HOLD, iterations=100, searches=3, seed=1)
    rolled = ours.search(ROLL, iterations=100, searches=3, seed=1)

    assert (held.visits, held.holds) == (300, 3)
    assert (rolled.visits, rolled.holds) == (300, 0)


def measured(visits: int, cut: int, right: int) -> Measured:
    """Our searcher, as if it had made `visits` of 100 iterations, with play-outs that are `cut` moves too short."""
    seen = {}
    for position in POSITIONS:
        true = ours.watch(position, 300, seed=1)
        fewer = true.moves - cut * true.samples
        squares = true.squares - 2 * cut * true.moves + cut * cut * true.samples
        seen[position] = Playouts(true.number, true.wins, true.samples, fewer, squares)
    (one,) = ours.entries()
    assert isinstance(one, Searcher)
    return Measured(one, 1, 100, visits, [1.0], seen, {HOLD: CLEAR, ROLL: right})


@pytest.mark.parametrize(
    ("visits", "cut", "right", "agrees"),
    [
        (100, 0, CLEAR, True),
        (99, 0, CLEAR, False),  # an iteration was left out
        (100, 8, CLEAR, False),  # play-outs end too soon
        (100, 0, CLEAR // 2, False),  # no better than a coin
    ],
)
def test_a_searcher_that_does_less_work_fails_the_check(visits: int, cut: int, right: int, agrees: bool) -> None:
    assert check(measured(visits, cut, right)).agrees is agrees
