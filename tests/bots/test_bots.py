"""Finding bots by name, and the random bot."""

from collections import Counter
from typing import Any

import pytest

from oubliette.bots import UnknownBot, bot_names, default_bot, find_bot, make_bot, own_bots, seat_bots
from oubliette.games import GAMES, SAMPLES, find
from oubliette.games.pig import GAME as PIG
from oubliette.kernel import Ask, Match, Seeded
from tests.bots.games import Ladder, Secret


def test_every_game_has_the_generic_bots() -> None:
    everywhere = ("random", "greedy", "search", "easy", "normal", "hard", "expert")
    assert bot_names("pig") == everywhere
    assert bot_names("a game nobody wrote a bot for") == everywhere


@pytest.mark.parametrize("game_id", GAMES + SAMPLES)
def test_every_bot_that_is_listed_can_be_made(game_id: str) -> None:
    game = find(game_id)

    assert default_bot(game) in bot_names(game_id)
    for name in bot_names(game_id):
        assert callable(make_bot(name, game, 0, 1))


@pytest.mark.parametrize("game_id", GAMES)
def test_every_listed_game_has_its_own_greedy_bot(game_id: str) -> None:
    assert "greedy" in own_bots(game_id)


def test_only_listed_games_have_bots_of_their_own() -> None:
    """A word from outside must not load any module: `search` is a module here, but no game."""
    assert own_bots("search") == own_bots("../pig") == ()


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(UnknownBot) as refused:
        make_bot("clever", PIG, 0, 1)

    assert "'clever'" in str(refused.value) and "random, greedy" in str(refused.value)
    assert refused.value.slug == "unknown_bot"


def test_a_games_own_bot_takes_precedence_over_the_generic_one() -> None:
    assert find_bot("greedy", "pig").__module__ == "oubliette.bots.pig"
    assert find_bot("greedy", "ladder").__module__ == "oubliette.bots.greedy"
    assert find_bot("random", "pig").__module__ == "oubliette.bots.random"


def test_greedy_is_the_default_where_the_game_has_worth_or_its_own_greedy() -> None:
    assert default_bot(PIG) == "greedy"
    assert default_bot(Ladder()) == "greedy"
    assert default_bot(Secret()) == "random"


def answers(name: str, seed: int) -> list[int]:
    match = Match.start(PIG, seats=2, fate=Seeded(3))
    match.run([make_bot(name, PIG, 0, seed), make_bot(name, PIG, 1, seed + 1)])
    return match.answers


def test_the_same_seed_plays_the_same() -> None:
    assert answers("random", 5) == answers("random", 5)
    assert answers("random", 5) != answers("random", 6)


@pytest.mark.parametrize("seed", range(5))
def test_random_picks_all_options_equally_often_even_very_many(seed: int) -> None:
    """The seeds are fixed, so this never fails by chance; each bound is about four standard deviations."""
    match = Match.start(PIG, seats=2)
    pick = make_bot("random", PIG, 0, seed)
    many: Ask[Any] = Ask(0, "turn.choice", range(10**15))
    few: Ask[Any] = Ask(0, "turn.choice", "abc")

    counts = Counter(pick(match, few) for _ in range(3000))
    assert counts.keys() == {0, 1, 2} and all(900 < count < 1100 for count in counts.values())
    drawn = [pick(match, many) for _ in range(2000)]
    tenths = Counter(index // 10**14 for index in drawn)
    assert len(set(drawn)) == 2000
    assert tenths.keys() == set(range(10)) and all(145 < count < 255 for count in tenths.values())


def test_each_seat_gets_its_own_seed() -> None:
    first, second = seat_bots([find_bot("random", "pig")] * 2, PIG, seed=1)
    match = Match.start(PIG, seats=2)
    ask: Ask[Any] = Ask(0, "turn.choice", range(1000))

    assert [first(match, ask) for _ in range(5)] != [second(match, ask) for _ in range(5)]
