"""Checks who may do what at a table."""

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
    """Refuse everybody but the host; once the host has left the table, everybody but those who sit there."""
    if not table.hosted_by(me.id):
        raise Refused("not_host", "only the host of this table may do that")


def require_no_match(table: LiveTable) -> None:
    """Refuse while a match is running."""
    if table.running:
        raise Refused("table_busy", "a match is being played here: it has to end first")


def check_reseat(match: LiveMatch, actor: str, seat: int, plan: SeatPlan) -> None:
    """Refuse a new holder that this `actor`, a person, may not put into the seat while a match runs.

    Whoever sits down sees the seat's secrets. So nobody may hold two seats, not even one after the other. And where
    others play with each other, the bots keep their seats: somebody could take one for a moment and tell its secrets.
    """
    held = match.holders[seat]
    if match.stored.daily is not None and not is_free(plan) and plan.person != match.stored.owner:
        raise Refused("daily_alone", "a try at the daily dungeon is for one person alone")
    if match.stored.guided and plan.person is not None and not match.seats_ever_held(plan.person):
        raise guided_alone()
    if plan.person is not None and (match.seats_of(actor) or match.seats_ever_held(actor) - {seat}):
        raise Refused("seated_already", "you hold a seat in this match: another would show you its secrets")
    if plan.bot is not None and held.bot is not None:
        raise seat_taken(seat, held)
    others = {other.person for other in match.holders} - {None, actor}
    came_back = seat in match.seats_ever_held(actor)
    if held.bot is not None and not came_back and len(others) > (plan.person is not None):
        raise Refused("bots_stay", "several people play: the bots keep their seats until the match is over")


def guided_alone() -> Refused:
    """The refusal of a second person, or of another set-up, at the table of a guided match."""
    return Refused("guided_alone", "a guided match is for one person alone, at a table of its own")


def not_seated() -> Refused:
    """The refusal for people who do not sit at the table."""
    return Refused("not_seated", "only those who sit at this table may do that")


def no_such_match() -> Refused:
    """The refusal for a match that does not exist, or that this person may not see."""
    return Refused("no_such_match", "there is no such match")


def seat_taken(seat: int, held: SeatPlan) -> Refused:
    """The refusal for a seat that somebody else holds."""
    return Refused("seat_taken", f"seat {seat} is taken by {held.name}", seat=seat, name=held.name)


def is_invitation(given: str, invite: str) -> bool:
    """Whether the invitation is right, compared in constant time."""
    return secrets.compare_digest(given.encode(), invite.encode())


def held_seat(table: LiveTable, seat: int) -> SeatPlan:
    """The holder of a seat. Refuses a seat that does not exist."""
    seating = table.seating
    if not 0 <= seat < len(seating):
        raise Refused(
            "no_such_seat",
            f"there is no seat {seat}: they are 0 to {len(seating) - 1}",
            seat=seat,
            last=len(seating) - 1,
        )
    return seating[seat]


def is_free(plan: SeatPlan) -> bool:
    """Whether nobody holds the seat."""
    return plan.person is None and plan.bot is None
