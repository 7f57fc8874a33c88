"""What is asked in somebody else's turn: it can be declined, and what declines it unasked tells nobody a secret."""

from __future__ import annotations

from random import Random

from oubliette.kernel import SPECTATOR, AnyGame, Dealer, Seeded, find_option
from tests.conformance.matches import random_policy, started, stops

_RECENTLY = 25  # answers whose events are looked at


def check_windows(game: AnyGame, seed: int) -> int:
    """Every window offers the answer that declines it. Returns how many there were."""
    match, found = started(game, seed), 0
    choose = random_policy(Random(seed))
    windows = game.windows(match.set_up.settings)
    while windows and match.ask is not None:
        ask = match.ask
        if ask.prompt in windows:
            found += 1
            offered = find_option(ask.options, windows[ask.prompt]) >= 0
            assert offered, f"{game.id}: {ask.prompt} cannot be declined with {windows[ask.prompt]!r}"
        match.answer(choose(match, ask))
    return found


def check_near_secrets(game: AnyGame, seed: int) -> int:
    """What is near a seat stays the same when all that a spectator cannot see is dealt anew, the seat's hand too.

    Returns how often nothing was near.
    """
    far = 0
    for match, luck in stops(game, seed, 8):
        events = match.events_for(SPECTATOR, len(match.answers) - _RECENTLY)
        before = match.record().to_json()
        near = [game.near(match.table, seat, events) for seat in range(match.set_up.seats)]
        assert match.record().to_json() == before, f"{game.id}: asking what is near changes the table"
        far += near.count(False)
        twin = match.table.clone()
        game.imagine(twin, SPECTATOR, Dealer(Seeded(luck.getrandbits(32))))
        same = [game.near(twin, seat, events) for seat in range(match.set_up.seats)] == near
        assert same, f"{game.id}: what is near a seat tells a secret"
    return far
