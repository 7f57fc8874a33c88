"""Who plays in a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Insert, and_, bindparam, insert, select, update

from oubliette.kernel import Result
from oubliette.server.store.schema import participants
from oubliette.server.store.store import Change, Store
from oubliette.server.wire.tables import SeatPlan


class Participant(msgspec.Struct, frozen=True):
    """The holder of a seat, now or at the end of the match."""

    seat: int
    person: str | None
    name: str


async def participants_of(store: Store, match: str) -> list[Participant]:
    """The participants of a match, in the order of the seats."""
    return (await participants_by_match(store, [match]))[match]


async def participants_by_match(store: Store, ids: Sequence[str]) -> dict[str, list[Participant]]:
    """The participants of several matches, by match id."""
    query = (
        select(participants.c.match, participants.c.seat, participants.c.person, participants.c.name)
        .where(participants.c.match.in_(ids))
        .order_by(participants.c.match, participants.c.seat)
    )
    found: dict[str, list[Participant]] = {match: [] for match in ids}
    for row in await store.rows(query):
        found[row.match].append(Participant(row.seat, row.person, row.name))
    return found


def new_participant(match: str, seat: int, plan: SeatPlan) -> Insert:
    """The statement that stores who plays a seat of a new match."""
    return insert(participants).values(match=match, seat=seat, person=plan.person, bot=plan.bot, name=plan.name)


_OF_SEAT: Final = and_(participants.c.match == bindparam("of_match"), participants.c.seat == bindparam("of_seat"))
_RESEATED: Final = (
    update(participants)
    .where(_OF_SEAT)
    .values(person=bindparam("person"), bot=bindparam("bot"), name=bindparam("name"))
)
_PLACED: Final = update(participants).where(_OF_SEAT).values(place=bindparam("place"), score=bindparam("score"))


def reseated_participant(match: str, seat: int, plan: SeatPlan) -> Change:
    """The change that stores the new holder of a seat."""
    who = {"person": plan.person, "bot": plan.bot, "name": plan.name}
    return _RESEATED, {"of_match": match, "of_seat": seat, **who}


def placed_participants(match: str, result: Result) -> list[Change]:
    """The changes that store each seat's place and score at the end."""
    return [
        (_PLACED, {"of_match": match, "of_seat": seat, "place": place, "score": score})
        for seat, (place, score) in enumerate(zip(result.places, result.scores, strict=True))
    ]
