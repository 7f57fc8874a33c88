"""The answers of a searching bot do not depend on what its seat cannot see."""

from collections.abc import Iterator
from random import Random

import pytest

from oubliette.bots import make_bot
from oubliette.bots.search import Budget, Search
from oubliette.games import GAMES, find
from oubliette.kernel import AnyGame, Match, Seeded, Setting, set_up
from oubliette.kernel.digest import canonical

_SEATS = 2
_OPTIONS: dict[str, dict[str, Setting]] = {
    "new_dungeon": {"hidden_treasures": True},
    "paper_dungeon": {"same_dice": True, "floors": 3},
}
_WITHOUT_SECRETS = {"mini_rogue": "nobody holds anything face down"}


def positions(game: AnyGame, count: int) -> Iterator[tuple[Match, Match]]:
    """Pairs of forks of a match: they look the same to the asked seat, but what is hidden from it differs."""
    for seed in range(11, 31):  # one long match gives enough pairs, short ones do not
        for pair in _positions(game, seed, count):
            yield pair
            count -= 1
        if count == 0:
            return


def _positions(game: AnyGame, seed: int, count: int) -> Iterator[tuple[Match, Match]]:
    match = Match.start(set_up(game, _SEATS, _OPTIONS.get(game.id)), fate=Seeded(seed), listen=False)
    bots = [make_bot("greedy", game, seat, seed) for seat in range(_SEATS)]
    luck = Random(seed)
    while match.ask is not None and count > 0:
        ask = match.ask
        if len(ask.options) > 1 and luck.random() < 0.1:
            one, other = [match.fork(Seeded(luck.getrandbits(32)), ask.seat) for _ in range(2)]
            if game.id in _WITHOUT_SECRETS or canonical(one.table) != canonical(other.table):
                count -= 1
                yield one, other
        match.answer(bots[ask.seat](match, ask))


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_its_findings_do_not_depend_on_hidden_things(game_id: str) -> None:
    game = find(game_id)
    compared = 0
    for one, other in positions(game, 5):
        ask = one.ask
        assert ask is not None and other.ask is not None
        seat = ask.seat
        assert one.view(seat) == other.view(seat)
        compared += 1
        for how in (Search.think, Search.explain):
            found = [how(Search(game, Budget(iterations=4), seed=5), match, ask) for match in (one, other)]
            assert repr(found[0]) == repr(found[1]), f"the answer to {ask.prompt} depends on hidden things"
    assert compared == 5, "too little was hidden, so the test proves nothing"
