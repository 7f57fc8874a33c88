"""No seat learns what others carry in closed bags.

Random players own hardly anything, so this repeats the battery's check on matches of better players, who loot, fight,
drop and drain.
"""

from random import Random

import pytest

from oubliette.bots import find_bot, seat_bots
from oubliette.games.dungeon_looters import GAME
from oubliette.kernel import Match, RealDice, Seeded, Setting
from tests.conformance.secrets import play_side_by_side

CLOSED: dict[str, Setting] = {"open_inventories": False, "archetype_choice": "random"}
SKILL = 0.8  # share of answers by the greedy bot; the others are random


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1, 13))
def test_two_worlds_that_look_alike_stay_alike(seed: int) -> None:
    """[ruling.closed_inventories] [ruling.chooser_looks] [ruling.used_is_shown] Until something is turned over."""
    luck = Random(seed)
    seats = 3 + seed % 4
    match = Match.start(GAME, seats, CLOSED, Seeded(seed))
    bots = seat_bots([find_bot("greedy", GAME.id)] * seats, GAME, seed)
    looked = 0
    while match.ask is not None:
        ask = match.ask
        if luck.random() < 0.02 and any(looter.loot for looter in match.table.looters):
            real = match.fork(listen=True)
            imagined = match.fork(Seeded(luck.getrandbits(32)), seat=ask.seat, listen=True)
            imagined.fate = RealDice()
            play_side_by_side(GAME, ask.seat, real, imagined, luck)
            looked += 1
        greedy = luck.random() < SKILL and ask.prompt != "decide.drop_object"
        match.answer(bots[ask.seat](match, ask) if greedy else luck.randrange(len(ask.options)))
    assert looked > 3
