"""Who may look at a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oubliette.server.daily import is_open
from oubliette.server.live.match import LiveMatch
from oubliette.server.live.permits import no_such_match
from oubliette.server.store.matches import StoredMatch

if TYPE_CHECKING:
    from oubliette.server.people.identity import Me


def check_may_watch(match: LiveMatch | StoredMatch, me: Me | None) -> None:
    """Anybody who knows the id may watch. Only its player may watch a daily try until the day closes."""
    stored = match.stored if isinstance(match, LiveMatch) else match
    if is_open(stored.daily) and (me is None or me.id != stored.owner):
        raise no_such_match()


def may_reveal_dice(match: LiveMatch) -> bool:
    """Whether the server may reveal the secret of the dice: not while others can still play the same dice."""
    return match.over and not is_open(match.stored.daily)
