"""Who may do what at a table."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from oubliette.server.live.match import LiveMatch
from oubliette.server.live.table import LiveTable
from oubliette.server.problems import Refused
from oubliette.server.wire.tables import SeatPlan

if TYPE_CHECKING:
    from oubliette.server.people.identity import Me


def require_host(table: LiveTable, me: Me) -> None:
    """The host decides; when they have left the table, whoever sits there."""
    if not table.hosted_by(me.id):
        raise Refused("not_host", "only the host of this table may do that")


def require_no_match(table: LiveTable) -> None:
    """For what has to wait until the match is over."""
    if table.running:
        raise Refused("table_busy", "a match is being played here: it has to end first")


def check_reseat(match: LiveMatch, me: Me, seat: int, plan: SeatPlan) -> None:
    """May this person put that into a seat while a match runs?

    Whoever sits down sees a hand. So nobody sits down in two seats, one after the other either; and where others play
    with each other, the bots keep their seats: who sat down in one for a moment could tell what it holds.
    """
    held = match.holders[seat]
    if match.stored.daily is not None and not free(plan) and plan.person != match.stored.owner:
        raise Refused("daily_alone", "a try at the daily dungeon is for one person alone")
    if plan.person is not None and (match.seats_of(me.id) or match.seats_ever_held(me.id) - {seat}):
        raise Refused("seated_already", "you hold a seat in this match: another would show you its secrets")
    if plan.bot is not None and held.bot is not None:
        raise taken(seat, held)
    others = {other.person for other in match.holders} - {None, me.id}
    came_back = seat in match.seats_ever_held(me.id)
    if held.bot is not None and not came_back and len(others) > (plan.person is not None):
        raise Refused("bots_stay", "several people play: the bots keep their seats until the match is over")


def not_seated() -> Refused:
    """For those who have no business here."""
    return Refused("not_seated", "only those who sit at this table may do that")


def no_such_match() -> Refused:
    """The answer to a match that is not there, or not for you."""
    return Refused("no_such_match", "there is no such match")


def taken(seat: int, held: SeatPlan) -> Refused:
    """For who wants a seat that is somebody's."""
    return Refused("seat_taken", f"seat {seat} is taken by {held.name}", seat=seat, name=held.name)


def is_invitation(given: str, invite: str) -> bool:
    """Is it the invitation? Wrong ones all take the same time."""
    return secrets.compare_digest(given.encode(), invite.encode())


def held_seat(table: LiveTable, seat: int) -> SeatPlan:
    """Who holds a seat, which must be there."""
    seating = table.seating
    if not 0 <= seat < len(seating):
        raise Refused(
            "no_such_seat",
            f"there is no seat {seat}: they are 0 to {len(seating) - 1}",
            seat=seat,
            last=len(seating) - 1,
        )
    return seating[seat]


def free(plan: SeatPlan) -> bool:
    """Does nobody hold it?"""
    return plan.person is None and plan.bot is None
