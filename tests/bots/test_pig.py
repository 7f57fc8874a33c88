"""The bots that know Pig."""

import pytest

from oubliette.bots import find_bot, make_bot, seat_bots
from oubliette.games.pig import GAME as PIG
from oubliette.kernel import Match, Scripted, Seeded


def choice_after(*dice: int, target: int = 100) -> str:
    """The answer of greedy after these rolls."""
    match = Match.start(PIG, seats=2, options={"target": target}, fate=Scripted(dice))
    for _ in dice[1:]:
        match.choose("roll")
    assert match.ask is not None
    return str(match.ask.options[make_bot("greedy", PIG, 0, 1)(match, match.ask)])


@pytest.mark.parametrize(
    ("dice", "choice"),
    [((6,), "roll"), ((6, 6, 6), "roll"), ((6, 6, 6, 2), "hold"), ((6, 6, 6, 6), "hold")],
)
def test_twenty_is_enough(dice: tuple[int, ...], choice: str) -> None:
    assert choice_after(*dice) == choice


def test_it_holds_when_that_wins() -> None:
    assert choice_after(6, 5, target=12) == "roll"
    assert choice_after(6, 6, target=12) == "hold"


def test_it_beats_random_clearly() -> None:
    wins = 0
    for seed in range(200):
        match = Match.start(PIG, seats=2, fate=Seeded(seed), listen=False)
        makers = [find_bot("random", "pig"), find_bot("greedy", "pig")]
        wins += match.run(seat_bots(makers, PIG, seed)).won(1)

    assert wins >= 160, "although it sits second"
