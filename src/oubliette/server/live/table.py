"""A table in memory: the stored one, the match that lies on it, and who is there."""

from __future__ import annotations

import asyncio
import time
from typing import Final, Literal, Protocol, final

import msgspec

from oubliette.kernel import Verifiable
from oubliette.server.live.match import LiveMatch
from oubliette.server.store.tables import StoredTable
from oubliette.server.wire.socket import ChatLine, HereInfo
from oubliette.server.wire.tables import SeatInfo, SeatPlan, TableInfo, TableLine

_SILENT: Final = 20.0  # seconds after which a process that said nothing is dead, and nobody is there any more


class Recipient(Protocol):
    """Somebody who looks at a table through an open socket: see Outbox."""

    person: str | None
    lang: str

    def stop_is_due(self) -> None:
        """The match has changed."""

    def table_is_due(self) -> None:
        """The table has changed."""

    def here_is_due(self) -> None:
        """Somebody came or went."""

    def put(self, message: msgspec.Struct) -> None:
        """Queue a message for this one alone."""

    def close(self, why: Literal["logged_out"]) -> None:
        """Close the socket."""


@final
class RemotePresence:
    """Who another process says is at this table with it."""

    __slots__ = ("at", "seats", "watching")

    def __init__(self, seats: list[int], watching: int) -> None:
        self.seats = seats
        self.watching = watching
        self.at = time.monotonic()


@final
class LiveTable:
    """A table that somebody looks at, or at which something happens by itself."""

    def __init__(self, stored: StoredTable, match: LiveMatch | None) -> None:
        self.id = stored.id
        self.stored = stored
        self.match = match  # the one that lies here, running or the last
        self.lock = asyncio.Lock()  # of what is stored of the table; the match has its own
        self.outboxes: set[Recipient] = set()  # of those who look on with an open socket
        self.remote_presence: dict[str, RemotePresence] = {}  # by process
        self.here: list[int] = []  # the seats whose people are at the table, in whatever process
        self.watching = 0  # how many others look on; counted when somebody comes or goes, not for each who is told
        self.away_since: dict[int, float] = {}  # seat of somebody who is not here: since when
        self.thinking: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.used = time.monotonic()
        self._promised = ("", "")  # a secret, and what it promises

    @property
    def running(self) -> bool:
        """Is a match being played here?"""
        return self.match is not None and not self.match.over

    @property
    def seating(self) -> list[SeatPlan]:
        """Who holds the seats now: those of the match while it runs."""
        return self.match.holders if self.match is not None and self.running else self.stored.seating

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person holds, in the match that lies here, running or over."""
        return self._held(person) if self.match is None else self.match.seats_of(person)

    def sits(self, person: str | None) -> bool:
        """Does that person belong to this table?"""
        return person is not None and (
            person == self.stored.host or any(plan.person == person for plan in self.stored.seating)
        )

    def hosted_by(self, person: str | None) -> bool:
        """May that person do what the host may? When the host has left the table, everybody who sits there may."""
        host = self.stored.host
        if person == host:
            return True
        return self.sits(person) and not any(plan.person == host for plan in self.stored.seating)

    # Who is here

    @property
    def local_presence(self) -> tuple[list[int], int]:
        """The seats whose people have a socket of this process, and how many others watch through it."""
        held = [self._held(outbox.person) for outbox in self.outboxes]
        return sorted({seat for seats in held for seat in seats}), sum(1 for seats in held if not seats)

    @property
    def stand_ins(self) -> list[int]:
        """The seats that a bot plays until their people are back."""
        limit = self.stored.plan.away
        if not limit or not self.running or not self.here:  # where nobody is, nobody waits
            return []
        now = time.monotonic()
        return [seat for seat, since in self.away_since.items() if now - since >= limit]

    def _held(self, person: str | None) -> list[int]:
        if person is None:
            return []
        return [seat for seat, plan in enumerate(self.seating) if plan.person == person]

    def note_presence(self) -> bool:
        """See who is here, and remember who has gone since when. Returns whether anybody came or went."""
        seats, watching = self.local_presence
        present = set(seats)
        for other in self.remote_presence.values():
            if time.monotonic() - other.at < _SILENT:
                present.update(other.seats)
                watching += other.watching
        self.here, self.watching = sorted(present), watching
        people = [seat for seat, plan in enumerate(self.seating) if plan.person is not None]
        gone = {seat: self.away_since.get(seat, time.monotonic()) for seat in people if seat not in present}
        changed = gone.keys() != self.away_since.keys()
        self.away_since = gone
        return changed

    def stop_autoplay(self) -> None:
        """Nothing happens here by itself any more."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.thinking is not None:
            self.thinking.cancel()
            self.thinking = None

    def note_activity(self, seat: int) -> None:
        """Somebody who has no socket does something all the same: they have not been away since then."""
        if seat in self.away_since:
            self.away_since[seat] = time.monotonic()

    # What people are told

    def info(self, person: str | None) -> TableInfo:
        """The table as a person sees it."""
        stored = self.stored
        return TableInfo(
            id=stored.id,
            plan=stored.plan,
            seats=seat_infos(self.seating, stored.host, person, self.here),
            listed=stored.listed,
            host=self.hosted_by(person),
            invite=stored.invite if self.sits(person) else None,
            match=stored.match,
            playing=None if self.match is None else self.match.head(),
            running=self.running,
            commitment=self._promise(),
            watching=self.watching,
        )

    def _promise(self) -> str:
        """What was promised about the next match's dice."""
        secret, commitment = self._promised
        if secret != self.stored.dice:
            secret = self.stored.dice
            commitment = Verifiable(bytes.fromhex(secret)).commitment
            self._promised = (secret, commitment)
        return commitment

    def here_info(self) -> HereInfo:
        return HereInfo(self.here, self.watching, self.stand_ins)

    def tell_stop(self, person: str | None = None) -> None:
        """Something happened in the match; if it is somebody's own affair, it is told to them alone."""
        for outbox in self.outboxes:
            if person is None or outbox.person == person:
                outbox.stop_is_due()

    def tell_table(self) -> None:
        """Something happened at the table."""
        for outbox in self.outboxes:
            outbox.table_is_due()

    def tell_here(self) -> None:
        for outbox in self.outboxes:
            outbox.here_is_due()

    def tell_chat(self, number: int, person: str, name: str, text: str, at: int) -> None:
        for outbox in list(self.outboxes):
            outbox.put(ChatLine(number, name, outbox.person == person, text, at))


def seat_infos(seating: list[SeatPlan], host: str, person: str | None, here: list[int]) -> list[SeatInfo]:
    """The seats as a person sees them."""
    people = [plan.person for plan in seating]
    return [
        SeatInfo(
            kind="person" if plan.person is not None else "bot" if plan.bot is not None else "open",
            name=plan.name,
            bot=plan.bot,
            mine=person is not None and plan.person == person,
            host=plan.person == host,
            here=plan.bot is not None or seat in here,
            shared=plan.person is not None and people.count(plan.person) > 1,
        )
        for seat, plan in enumerate(seating)
    ]


def table_line(stored: StoredTable, person: str | None, running: bool, here: list[int]) -> TableLine:
    """A table in a list."""
    return TableLine(
        id=stored.id,
        game=stored.plan.game,
        seats=seat_infos(stored.seating, stored.host, person, here),
        free=sum(1 for plan in stored.seating if plan.person is None and plan.bot is None),
        listed=stored.listed,
        match=stored.match,
        running=running,
        touched=stored.touched,
    )
