"""Replays a stored match entry by entry, and reports every flaw."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, final

import msgspec

from oubliette.games import GAMES, SAMPLES, find
from oubliette.kernel import FATE, IllegalSetUp, Match, Problem, RealDice, Verifiable, set_up
from oubliette.server.journal import (
    Answered,
    Begun,
    Entry,
    Habit,
    Resigned,
    Sat,
    TookBack,
    WindowsSet,
    decode,
    decode_story,
    encode_story,
)
from oubliette.server.store.matches import StoredEntry, StoredMatch

NOT_REPLAYED: Final = ("archived",)  # the status of matches whose rules are gone


class Flaw(Problem):
    """Something wrong with a stored match. The fact `number` is the entry's number; 0: the match itself."""


def is_archived(stored: StoredMatch) -> bool:
    """Whether the match was played by rules that this program does not have."""
    if stored.status in NOT_REPLAYED or stored.game not in GAMES + SAMPLES:
        return True
    return find(stored.game).version != stored.version


def flaws_of(stored: StoredMatch, journal: Sequence[StoredEntry]) -> list[Flaw]:
    """All flaws of a match, each kind once: after one wrong answer nothing else fits either."""
    found: dict[str, Flaw] = {}
    for flaw in _archived(journal) if is_archived(stored) else _Replay(stored).flaws(journal):
        found.setdefault(flaw.slug, flaw)
    return list(found.values())


def _archived(journal: Sequence[StoredEntry]) -> Iterator[Flaw]:
    """The flaws of a match whose rules are gone: missing or unreadable entries."""
    yield from _gaps(journal)
    for entry in journal:
        try:
            decode(entry.data)
            decode_story(entry.story or "[]")
        except (msgspec.MsgspecError, TypeError, ValueError, KeyError, AssertionError) as error:
            yield unreadable(entry.number, error)


def _gaps(journal: Sequence[StoredEntry]) -> Iterator[Flaw]:
    if not journal:
        yield Flaw("stored_empty", "it has no entries", number=0)
    for expected, entry in enumerate(journal, 1):
        if entry.number != expected:
            yield Flaw("stored_gap", f"entry {expected} is missing", number=expected)
            return


def unreadable(number: int, error: Exception) -> Flaw:
    """The flaw of an entry that cannot be decoded; 0: the match itself."""
    return Flaw("stored_unreadable", f"it cannot be read: {error}", number=number, why=str(error))


@final
class _Stopped(Exception):
    """The replay cannot go on, because the position is unknown from here."""


@final
class _Replay:
    """A replay. Fate's questions stay open, so that their answers come from the journal like all others."""

    def __init__(self, stored: StoredMatch) -> None:
        self.stored = stored
        self.match: Match
        self.fate = None if stored.secret is None else Verifiable(bytes.fromhex(stored.secret), stored.salt)
        self.given_up = False

    def flaws(self, journal: Sequence[StoredEntry]) -> Iterator[Flaw]:
        yield from _gaps(journal)
        stored = self.stored
        try:
            self.match = Match.start(set_up(find(stored.game), stored.seats, stored.options), fate=RealDice())
        except IllegalSetUp as problem:
            yield Flaw("stored_set_up", f"it cannot be set up this way: {problem}", number=0, why=str(problem))
            return
        known = 0  # how many events the entries so far contain
        for entry in journal:
            try:
                yield from self._apply(entry.number, decode(entry.data))
            except msgspec.MsgspecError as error:
                yield unreadable(entry.number, error)
                return
            except _Stopped:
                return
            except Exception as error:  # noqa: BLE001 - damaged data may make a rule raise anything
                why = f"{type(error).__name__}: {error}"
                yield Flaw("stored_rules", f"the rules fail: {why}", number=entry.number, why=why)
                return
            known = min(known, len(self.match.events))
            yield from self._check_outcome(entry, known)
            known = len(self.match.events)
        yield from self._end()

    def _apply(self, number: int, entry: Entry) -> Iterator[Flaw]:
        """Apply one entry."""
        if isinstance(entry, Begun) != (number == 1):
            yield Flaw("stored_begin", "a match begins with its first entry and no other", number=number)
        match entry:
            case Begun():
                yield from self._give(number, entry.answers)
            case Answered():
                yield from self._check_ply(number, entry.ply)
                ask = self.match.ask
                if ask is None or ask.seat != entry.seat or not entry.answers:
                    yield Flaw("stored_seat", f"seat {entry.seat} was not asked", number=number, seat=entry.seat)
                yield from self._give(number, entry.answers)
            case Habit() | WindowsSet() | Sat() if entry.answers:
                yield from self._check_ply(number, entry.ply)
                yield from self._give(number, entry.answers)
            case TookBack():
                if not 0 <= entry.ply < len(self.match.answers):
                    yield self._other_ply(number, entry.ply)
                    raise _Stopped
                self.match.rewind(entry.ply)
            case Resigned():
                self.given_up = entry.ends
                if entry.answers:
                    yield from self._check_ply(number, entry.ply)
                    yield from self._give(number, entry.answers)
            case _:
                pass  # proposals and the like do not change the match

    def _give(self, number: int, answers: Sequence[int]) -> Iterator[Flaw]:
        match = self.match
        for index in answers:
            ask, ply = match.ask, len(match.answers)
            if ask is None or not 0 <= index < len(ask.options) or self.given_up:
                yield Flaw("stored_answer", f"answer {ply + 1} is not possible", number=number, answer=ply + 1)
                raise _Stopped
            fate = self.fate if ask.seat == FATE and ply >= self.stored.first_promised else None
            if fate is not None and index != fate.draw(len(ask.options), ply):
                yield Flaw(
                    "stored_dice", f"answer {ply + 1} is not what the secret gives", number=number, answer=ply + 1
                )
            match.play(index)

    def _check_ply(self, number: int, ply: int) -> Iterator[Flaw]:
        if ply != len(self.match.answers):
            yield self._other_ply(number, ply)

    def _other_ply(self, number: int, ply: int) -> Flaw:
        there = len(self.match.answers)
        return Flaw(
            "stored_ply", f"it follows {ply} answers, but there are {there}", number=number, ply=ply, there=there
        )

    def _check_outcome(self, entry: StoredEntry, known: int) -> Iterator[Flaw]:
        """Compare the stored outcome of an entry with the replay's."""
        ask = None if self.given_up else self.match.ask
        asked = None if ask is None else ask.seat
        if self.stored.status != "uploaded" and (asked != entry.asked or asked == FATE):
            yield Flaw(
                "stored_asked",
                f"it says that seat {entry.asked} is asked next, but that is {asked}",
                number=entry.number,
                said=_or_nobody(entry.asked),
                asked=_or_nobody(asked),
            )
        try:
            story = decode_story(entry.story or "[]")
        except (msgspec.MsgspecError, TypeError, ValueError, KeyError, AssertionError) as error:
            yield unreadable(entry.number, error)
            return
        # Send both sides through JSON, so that they can be equal
        if story != decode_story(encode_story(self.match.events[known:])):
            yield Flaw("stored_story", "its story is not what happened", number=entry.number)

    def _end(self) -> Iterator[Flaw]:
        stored = self.stored
        over = self.match.over or self.given_up
        if stored.status in ("playing", "over") and over != (stored.status == "over"):
            yield Flaw("stored_status", f"it is stored as {stored.status!r}", number=0, status=stored.status)
        end = self.match.record().end
        if stored.digest != (end if stored.status in ("over", "uploaded") else None):
            yield Flaw(
                "stored_digest",
                f"its digest is {stored.digest}, but it leads to {end}",
                number=0,
                found=_or_nobody(stored.digest),
                end=end,
            )


def _or_nobody(fact: str | int | None) -> str:
    return "–" if fact is None else str(fact)
