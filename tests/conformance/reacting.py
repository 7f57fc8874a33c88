"""Questions in another seat's turn: a seat can decline them, and declining automatically tells nobody a secret."""

from __future__ import annotations

from collections.abc import Mapping

from oubliette.kernel import SPECTATOR, AnyGame, Dealer, Game, Seeded, Value, find_option
from tests.conformance.matches import Played, Stop

_RECENTLY = 25  # look at the events of this many last answers


def check_windows(whole: Played) -> None:
    """Every window offers the answer that declines it."""
    windows = _windows(whole)
    for step in whole.steps:
        if step.ask.prompt in windows:
            declining = windows[step.ask.prompt]
            offered = find_option(step.ask.options, declining) >= 0
            assert offered, f"{whole.game.id}: {step.ask.prompt} cannot be declined with {declining!r}"


def asks_out_of_turn(whole: Played) -> bool:
    windows = _windows(whole)
    return any(step.ask.prompt in windows for step in whole.steps)


def knows_what_is_near(game: AnyGame) -> bool:
    return type(game).near is not Game.near


def check_near_secrets(stop: Stop) -> None:
    """`Game.near` does not depend on what a spectator cannot see, not even on the seat's own hand."""
    game, match, seats = stop.game, stop.match, range(stop.match.set_up.seats)
    events = match.events_for(SPECTATOR, len(match.answers) - _RECENTLY)
    before = match.record().to_json()
    near = [game.near(match.table, seat, events) for seat in seats]
    assert match.record().to_json() == before, f"{game.id}: asking what is near changes the table"
    twin = match.table.clone()
    game.imagine(twin, SPECTATOR, Dealer(Seeded(stop.luck.getrandbits(32))))
    same = [game.near(twin, seat, events) for seat in seats] == near
    assert same, f"{game.id}: what is near a seat tells a secret"


def _windows(whole: Played) -> Mapping[str, Value]:
    return whole.game.windows(whole.match.set_up.settings)
