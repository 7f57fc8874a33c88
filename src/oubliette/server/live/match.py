"""A match in memory, with what the store knows of it."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Sequence
from typing import Any, Final, NamedTuple, final

import msgspec

from oubliette.kernel import Event, Result, Value, Verifiable
from oubliette.server.daily import is_open
from oubliette.server.journal import Answered, Begun, Entry, encode, encode_story
from oubliette.server.store.matches import StoredMatch
from oubliette.server.store.store import now
from oubliette.server.thinking import Position
from oubliette.server.wire.matches import (
    AxisInfo,
    EventInfo,
    FateInfo,
    GuideInfo,
    MatchHead,
    NoteInfo,
    PlayerInfo,
    QuestionInfo,
    ResultInfo,
    ShapeInfo,
    Stop,
    UndoInfo,
    WayInfo,
)
from oubliette.server.wire.tables import SeatPlan
from oubliette.table import Bot, Person, Player, Question, Table
from oubliette.teaching import Guide, Lesson, PreparedDice, find_lesson, scripted_answer


class Known(NamedTuple):
    """What a client has seen of a match: how many answers, rewinds and notices. None: the client does not say."""

    ply: int
    rewinds: int | None = None
    notices: int | None = None


NOTHING: Final = Known(-1)


@final
class LiveMatch:
    """A match that somebody plays or watches. Whoever changes it must hold its lock.

    `driver` plays it by the rules. While `pending`, the match is ahead of the store, and nobody is told anything.
    """

    def __init__(self, stored: StoredMatch, driver: Table, number: int, stored_events: int) -> None:
        self.id = stored.id
        self.stored = stored
        self.driver = driver
        self.number = number  # of the last entry
        self.stored_events = stored_events  # how many events the store has
        self.lock = asyncio.Lock()
        self.pending = False
        self.stale = False  # may differ from the store: rebuild before anything else
        self.written_elsewhere = False  # another process wrote the last entry, so it thinks for the bots first
        self.holders: list[SeatPlan] = list(stored.players)
        self.past_holders: list[set[str]] = holders_by_seat(stored.players)
        self.fate = _fate(stored)
        self.fair_dice: int | None = None  # how many dice the check after the end found fair; None: not checked yet
        self._guide: Guide | None = None  # made when it is first needed
        self._player_cache: tuple[Sequence[Player], Sequence[int], Sequence[int], list[PlayerInfo]] = ((), (), (), [])

    @property
    def answers(self) -> list[int]:
        """All answers so far, fate's included."""
        return self.driver.match.answers

    @property
    def result(self) -> Result | None:
        return self.driver.result

    @property
    def over(self) -> bool:
        return self.driver.result is not None

    @property
    def asked(self) -> int | None:
        """The seat that is asked now."""
        return self.driver.asked

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person holds."""
        return [] if person is None else [seat for seat, plan in enumerate(self.holders) if plan.person == person]

    def seats_ever_held(self, person: str) -> set[int]:
        """The seats that a person holds or has held in this match, whose secrets they have seen."""
        return {seat for seat, people in enumerate(self.past_holders) if person in people}

    def row(self, entry: Entry) -> dict[str, Any]:
        """The row of the next entry, with the events it led to."""
        events, clock = self.driver.match.events, self.driver.clock
        first_new = min(self.stored_events, len(events))
        if clock is not None:  # later nobody can tell how long the server was down between two entries
            left = [round(1000 * clock.remaining(seat)) for seat in range(self.stored.seats)]
            entry = msgspec.structs.replace(entry, clocks=left)
        return {
            "match": self.id,
            "number": self.number + 1,
            "at": now(),
            "data": encode(entry),
            "asked": self.driver.asked,
            "story": encode_story(events[first_new:]) if len(events) > first_new else None,
        }

    def first_row(self) -> dict[str, Any]:
        """The row of the first entry: the deal, and what the driver answered automatically."""
        self.driver.advance()
        return self.row(Begun(list(self.answers)))

    def mark_written(self) -> None:
        """The store has the entry that `row` made."""
        self.number += 1
        self.stored_events = len(self.driver.match.events)
        self.written_elsewhere = False

    def apply_answer(self, entry: Answered) -> None:
        """Apply an answer that another process wrote."""
        driver = self.driver
        driver.follow(entry.seat, entry.answers)
        if isinstance(driver.match.fate, PreparedDice):
            driver.match.fate.catch_up(driver.match)
        if entry.by == "clock":
            driver.notices.tell(entry.ply + 1, "table.expired", seat=entry.seat)
        if driver.clock is not None and entry.clocks is not None:
            driver.clock.left = [left / 1000 for left in entry.clocks]
        self.number += 1
        self.stored_events = len(self.driver.match.events)

    def digest(self) -> str:
        """The fingerprint of the position."""
        return self.driver.match.digest()

    def position(self) -> Position:
        """What a thinker needs to know of the match."""
        made = self.driver.match.set_up
        return Position(
            match=self.id,
            game=self.stored.game,
            version=self.stored.version,
            seats=made.seats,
            options=dict(made.settings.values),
            answers=list(self.answers),
            seed=_seed(self.stored),
        )

    def seat_player(self, seat: int) -> None:
        """Seat the holder of a seat in the driver. A person with several seats is one player."""
        plan, driver = self.holders[seat], self.driver
        if plan.person is not None:
            self.past_holders[seat].add(plan.person)
        if driver.players[seat] is not None:
            driver.leave(seat)
        player = players_of([plan])[0]
        for other in self.seats_of(plan.person):
            held = driver.players[other]
            if other != seat and held is not None:
                player = held
        if player is not None:
            driver.sit(seat, player)

    def head(self) -> MatchHead:
        """What everybody may know about the match."""
        stored = self.stored
        return MatchHead(
            stored.id,
            stored.game,
            stored.version,
            stored.options,
            stored.daily,
            stored.started,
            stored.guided,
            stored.origin,
        )

    def guide_info(self, seat: int) -> GuideInfo | None:
        """What a guided match tells this seat now; None unless it is the learner's."""
        lesson = self._lesson()
        if lesson is None or seat != lesson.learner or self.holders[seat].person is None:
            return None
        if self._guide is None:
            self._guide = Guide(lesson, self.driver.match.set_up)
        guidance = self._guide.follow(self.driver.match)
        told, in_all = guidance.told, len(lesson.notes)
        if self.over:  # the guide knows nothing of a resignation
            return GuideInfo([], None, guidance.outcome or "lost", told, in_all)
        return GuideInfo(
            notes=[NoteInfo(note.id, note.point) for note in guidance.notes],
            suggested=guidance.suggested if guidance.suggested >= 0 else None,
            outcome=guidance.outcome,
            told=told,
            notes_in_all=in_all,
        )

    def scripted_answer(self) -> int | None:
        """What the script of a guided match lets the asked bot answer; None: the bot decides."""
        lesson = self._lesson()
        return None if lesson is None else scripted_answer(lesson, self.driver.match)

    def _lesson(self) -> Lesson | None:
        """The script of a guided match; None for all other matches."""
        return find_lesson(self.stored.game) if self.stored.guided else None

    def stop_info(
        self, seat: int, known: Known, *, here: Sequence[int], stand_ins: Sequence[int], reply: int | None = None
    ) -> Stop:
        """The message for a seat, or SPECTATOR, with everything that is new to it."""
        stored = self.stored
        message = self.driver.message(seat, known.ply, known.rewinds, known.notices)
        asked, undo, result, clocks = message.question, message.undo, message.result, message.clocks
        return Stop(
            match=self.id,
            game=stored.game,
            status="uploaded" if stored.status == "uploaded" else "playing" if result is None else "over",
            seat=seat,
            ply=message.ply,
            since=message.since,
            rewinds=message.rewinds,
            events=_events(message.events),
            notices=_events(message.notices),
            noticed=len(self.driver.notices),
            view=message.view,
            question=None if asked is None else _question(asked),
            waiting=list(message.waiting),
            players=self._player_infos(message.players, here, stand_ins),
            clocks=None if clocks is None else [round(1000 * left) for left in clocks],
            autos=message.autos,
            undo=None if undo is None else UndoInfo(seat=undo.seat, agreed=sorted(undo.agreed)),
            may_undo=message.may_undo,
            windows=message.windows,
            result=None if result is None else ResultInfo(result.reason, list(result.places), list(result.scores)),
            fate=self.fate if result is None else self._revealed_fate(),
            guide=self.guide_info(seat),
            reply=reply,
        )

    def _player_infos(
        self, players: Sequence[Player], here: Sequence[int], stand_ins: Sequence[int]
    ) -> list[PlayerInfo]:
        """Who plays, as everybody sees it. Cached until it changes."""
        last, was_here, stood_in, shown = self._player_cache
        if players != last or here != was_here or stand_ins != stood_in:
            shown = [self._player_info(seat, player, here, stand_ins) for seat, player in enumerate(players)]
            self._player_cache = (players, list(here), list(stand_ins), shown)
        return shown

    def _player_info(self, seat: int, player: Player, here: Sequence[int], stand_ins: Sequence[int]) -> PlayerInfo:
        name = self.holders[seat].name  # not the player's: a person with several seats has a hero in each
        if player is None:  # an uploaded record has names, but no players
            return PlayerInfo("nobody", name, False, False)
        if isinstance(player, Bot):
            return PlayerInfo("bot", player.name, True, False)
        return PlayerInfo("person", name, seat in here, seat in stand_ins)

    def _revealed_fate(self) -> FateInfo:
        """The promise about the dice with its secret, except while others may still play the same daily dungeon."""
        if is_open(self.stored.daily) or self.stored.secret is None:
            return self.fate
        return FateInfo(self.fate.commitment, self.fate.salt, self.stored.secret, self.fate.first)


def holders_by_seat(holders: Sequence[SeatPlan]) -> list[set[str]]:
    """For each seat the set of people who have held it: at the start at most one."""
    return [set() if plan.person is None else {plan.person} for plan in holders]


def players_of(holders: Sequence[SeatPlan]) -> list[Person | Bot | None]:
    """The driver's players for these holders. Bots think in other processes, so the driver only gets their names."""
    people: dict[str, Person] = {}
    players: list[Person | Bot | None] = []
    for plan in holders:
        if plan.person is not None:
            players.append(people.setdefault(plan.person, Person(plan.name)))
        else:
            players.append(None if plan.bot is None else Bot(plan.name, None))
    return players


def _events(events: Sequence[Event]) -> list[EventInfo]:
    return [EventInfo(event.ply, event.slug, event.facts) for event in events]


def _question(asked: Question) -> QuestionInfo:
    options, shape = asked.offered()
    return QuestionInfo(
        seat=asked.seat,
        prompt=asked.prompt,
        facts=asked.facts,
        count=len(asked.options),
        options=options,
        shape=None if shape is None else _shape(shape),
        ways=[WayInfo(way.place, way.answer, way.after) for way in asked.ways],
        window=asked.window,
    )


def _shape(shape: Value) -> ShapeInfo | None:
    """The shape of lazy options as a client reads it: see kit.Lattice, and Question.offered for ranges."""
    match shape:
        case ("range", int(start), int(stop), int(step)):
            return ShapeInfo("range", [AxisInfo("", start, stop, step)])
        case ("lattice", *parts):
            return ShapeInfo("lattice", [AxisInfo(*parts[at : at + 4]) for at in range(0, len(parts), 4)])
    return None  # a game's own shape, which its client knows


def _fate(stored: StoredMatch) -> FateInfo:
    if stored.secret is None:
        return FateInfo("", stored.salt)
    commitment = Verifiable(bytes.fromhex(stored.secret), stored.salt).commitment
    return FateInfo(commitment, stored.salt, first=stored.first_promised)


def _seed(stored: StoredMatch) -> int:
    """The seed of the bots' luck: nobody can guess it, and a restart does not change it."""
    lesson = find_lesson(stored.game) if stored.guided else None
    if lesson is not None:
        return lesson.plan.seed  # the bots of a guided match do the same for everybody
    mark = hashlib.sha256(f"bots:{stored.id}:{stored.secret}".encode()).digest()
    return int.from_bytes(mark[:8], "big")
