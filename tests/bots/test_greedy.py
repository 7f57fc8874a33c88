"""The bot that looks one answer ahead."""

import pytest

from oubliette.bots import make_bot
from oubliette.bots.greedy import greedy
from oubliette.games.pig import GAME as PIG
from oubliette.kernel import Match, Seeded
from tests.bots.games import CountedPig, Endless, Ladder, Secret


def test_it_takes_the_option_of_most_worth() -> None:
    match = Match.start(Ladder())

    match.run([make_bot("greedy", match.game, 0, seed=1)])

    assert match.answers == [9]


def test_of_very_many_options_it_tries_some() -> None:
    match = Match.start(Endless())

    match.run([make_bot("greedy", match.game, 0, seed=1)])

    assert match.answers[0] > 9 * 10**11, "the best of 48 drawn from 10**12"


def test_it_does_not_use_hidden_cards() -> None:
    right = 0
    for seed in range(120):
        match = Match.start(Secret(), fate=Seeded(seed))
        right += match.run([make_bot("greedy", match.game, 0, seed + 1000)]).won(0)

    assert 8 <= right <= 35, "one in six, not every time"


def test_it_picks_at_random_among_equal_options() -> None:
    class Flat(Ladder):
        def worth(self, table: object, seat: int) -> float:
            return 0.5

    match = Match.start(Flat())
    assert match.ask is not None

    drawn = {greedy(match.game, 0, seed)(match, match.ask) for seed in range(100)}

    assert drawn == set(range(10))


def test_it_leaves_the_match_alone_and_answers_the_same_again() -> None:
    match = Match.start(PIG, seats=2, fate=Seeded(7))
    assert match.ask is not None
    before = match.record().to_json()

    first = greedy(PIG, 0, seed=4)(match, match.ask)

    assert match.record().to_json() == before
    assert greedy(PIG, 0, seed=4)(match, match.ask) == first


@pytest.mark.slow
def test_it_averages_over_dice_to_come() -> None:
    pig = CountedPig()
    wins = 0
    for seed in range(100):
        match = Match.start(pig, seats=2, fate=Seeded(seed), listen=False)
        wins += match.run([greedy(pig, 0, seed + 1000), make_bot("random", pig, 1, seed + 2000)]).won(0)

    assert wins >= 70
