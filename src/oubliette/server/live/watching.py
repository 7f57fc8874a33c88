"""Who may look at a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oubliette.server.daily import is_open
from oubliette.server.live.match import LiveMatch
from oubliette.server.live.permits import no_such_match
from oubliette.server.problems import Refused
from oubliette.server.store.matches import StoredMatch

if TYPE_CHECKING:
    from oubliette.server.people.identity import Me


def check_may_watch(match: LiveMatch | StoredMatch, me: Me | None) -> None:
    """Anybody who knows the id may watch. Only its player may watch a daily try until the day closes."""
    stored = match.stored if isinstance(match, LiveMatch) else match
    if is_open(stored.daily) and (me is None or me.id != stored.owner):
        raise no_such_match()


def still_running() -> Refused:
    """The refusal to show all of a match that is being played."""
    return Refused("still_running", "the match is still being played: wait until it is over")


def no_such_seat(seat: int, seats: int) -> Refused:
    """The refusal of a seat that the match does not have."""
    last = seats - 1
    return Refused("no_such_seat", f"there is no seat {seat}: they are 0 to {last}", seat=seat, last=last)


def may_reveal_dice(match: LiveMatch) -> bool:
    """Whether the server may reveal the secret of the dice: not while others can still play the same dice."""
    return match.over and not is_open(match.stored.daily)
