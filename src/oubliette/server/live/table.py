"""A table in memory: its stored state, the match that lies on it, and who is there."""

from __future__ import annotations

import asyncio
import time
from typing import Final, Literal, Protocol, final

import msgspec

from oubliette.kernel import Verifiable
from oubliette.server.live.match import LiveMatch
from oubliette.server.store.tables import SeatRequest, StoredTable
from oubliette.server.wire.asking import Asked, RematchInfo, RequestInfo
from oubliette.server.wire.socket import ChatLine, HereInfo
from oubliette.server.wire.tables import SeatInfo, SeatPlan, TableInfo, TableLine

_SILENT: Final = 20.0  # seconds without a note after which we count a process as dead, and its people as gone


class Recipient(Protocol):
    """A client that watches a table through an open socket: see Outbox."""

    person: str | None
    lang: str

    def stop_is_due(self) -> None:
        """The match has changed."""

    def table_is_due(self) -> None:
        """The table has changed."""

    def here_is_due(self) -> None:
        """Somebody came or went."""

    def put(self, message: msgspec.Struct) -> None:
        """Queue a message for this client alone."""

    def close(self, why: Literal["logged_out"]) -> None:
        """Close the socket."""


@final
class RemotePresence:
    """Who is at this table through another process, by that process's last note."""

    __slots__ = ("at", "seats", "watching")

    def __init__(self, seats: list[int], watching: int) -> None:
        self.seats = seats
        self.watching = watching
        self.at = time.monotonic()


@final
class LiveTable:
    """A table in memory, with its match, its timer and its open sockets."""

    def __init__(self, stored: StoredTable, match: LiveMatch | None) -> None:
        self.id = stored.id
        self.stored = stored
        self.match = match  # the one that lies here, running or the last
        self.lock = asyncio.Lock()  # for `stored`; the match has its own
        self.outboxes: set[Recipient] = set()  # one per open socket
        self.remote_presence: dict[str, RemotePresence] = {}  # by process
        self.here: list[int] = []  # the seats whose people are at the table, in any process
        self.watching = 0  # how many others watch; counted when somebody comes or goes, not for each message
        self.away_since: dict[int, float] = {}  # by seat of a person who is not here
        self.thinking: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.used = time.monotonic()
        self._promised = ("", "")  # a secret and its commitment

    @property
    def running(self) -> bool:
        """Whether a match is being played here."""
        return self.match is not None and not self.match.over

    @property
    def seating(self) -> list[SeatPlan]:
        """Who holds the seats now: those of the match while it runs."""
        return self.match.holders if self.match is not None and self.running else self.stored.seating

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person holds in the match that lies here, running or over."""
        return self._held(person) if self.match is None else self.match.seats_of(person)

    def is_member(self, person: str | None) -> bool:
        """Whether that person is the host or sits here."""
        return person is not None and (
            person == self.stored.host or any(plan.person == person for plan in self.stored.seating)
        )

    def hosted_by(self, person: str | None) -> bool:
        """Whether that person may do what the host may. Once the host has left, everybody who sits here may."""
        host = self.stored.host
        if person == host:
            return True
        return self.is_member(person) and not any(plan.person == host for plan in self.stored.seating)

    @property
    def requests(self) -> list[SeatRequest]:
        """The open requests for a seat. Who asked may have sat down by invitation."""
        return [
            request
            for request in self.stored.requests
            if not request.declined and not any(plan.person == request.person for plan in self.seating)
        ]

    def request_of(self, person: str | None) -> SeatRequest | None:
        """A person's request for a seat, open or declined."""
        return next((request for request in self.stored.requests if request.person == person), None)

    @property
    def local_presence(self) -> tuple[list[int], int]:
        """The seats whose people have a socket in this process, and how many others watch through it."""
        held = [self._held(outbox.person) for outbox in self.outboxes]
        return sorted({seat for seats in held for seat in seats}), sum(1 for seats in held if not seats)

    @property
    def stand_ins(self) -> list[int]:
        """The seats that a bot plays until their people are back."""
        limit = self.stored.plan.away
        if not limit or not self.running or not self.here:  # bots stand in only while somebody is here
            return []
        now = time.monotonic()
        return [seat for seat, since in self.away_since.items() if now - since >= limit]

    def _held(self, person: str | None) -> list[int]:
        if person is None:
            return []
        return [seat for seat, plan in enumerate(self.seating) if plan.person == person]

    def note_presence(self) -> bool:
        """Update who is here, and since when the others are away. Returns whether anybody came or went."""
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
        """Cancel the timer and the thinking bot."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.thinking is not None:
            self.thinking.cancel()
            self.thinking = None

    def note_activity(self, seat: int) -> None:
        """A person without a socket acted by HTTP: count them as away only from now on."""
        if seat in self.away_since:
            self.away_since[seat] = time.monotonic()

    def info(self, person: str | None) -> TableInfo:
        """The table as a person sees it."""
        stored = self.stored
        return TableInfo(
            id=stored.id,
            plan=stored.plan,
            seats=seat_infos(self.seating, stored.host, person, self.here),
            listed=stored.listed,
            host=self.hosted_by(person),
            invite=stored.invite if self.is_member(person) else None,
            match=stored.match,
            playing=None if self.match is None else self.match.head(),
            running=self.running,
            commitment=self._promise(),
            watching=self.watching,
            away=self.away_times(),
            rematch=self._rematch_info(),
            requests=[RequestInfo(one.id, one.name) for one in self.requests] if self.is_member(person) else [],
            asked=self._asked(person),
        )

    def away_times(self) -> list[int | None]:
        """For each seat, how many milliseconds its person has been away; None: they are here, or it has no person."""
        now = time.monotonic()
        since = [self.away_since.get(seat) for seat in range(len(self.seating))]
        return [None if left is None else round(1000 * (now - left)) for left in since]

    def _rematch_info(self) -> RematchInfo | None:
        rematch, seating = self.stored.rematch, self.stored.seating
        if rematch is None:
            return None
        seats = {plan.person: seat for seat, plan in reversed(list(enumerate(seating)))}  # the first seat of each
        proposer = seats.get(rematch.agreed[0])
        if proposer is None:
            return None
        agreed = [seat for seat, plan in enumerate(seating) if plan.person in rematch.agreed]
        return RematchInfo(proposer, agreed, None if rematch.declined is None else seats.get(rematch.declined))

    def _asked(self, person: str | None) -> Asked:
        mine = self.request_of(person)
        if mine is None or self._held(person):
            return None
        return "declined" if mine.declined else "open"

    def _promise(self) -> str:
        """The commitment to the next match's dice, cached because it is a hash."""
        secret, commitment = self._promised
        if secret != self.stored.dice:
            secret = self.stored.dice
            commitment = Verifiable(bytes.fromhex(secret)).commitment
            self._promised = (secret, commitment)
        return commitment

    def here_info(self) -> HereInfo:
        return HereInfo(self.here, self.watching, self.stand_ins, self.away_times())

    def tell_stop(self, person: str | None = None) -> None:
        """The match changed: tell everybody, or only this person if it concerns nobody else."""
        for outbox in self.outboxes:
            if person is None or outbox.person == person:
                outbox.stop_is_due()

    def tell_table(self) -> None:
        """The table changed: tell everybody."""
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
