"""Replays uploaded records and checks their dice."""

from __future__ import annotations

from typing import Final

import msgspec

from oubliette.kernel import FateTampered, Match, Record, Setting, first_promised, verify_fate
from oubliette.server.journal import encode_story
from oubliette.server.people.names import LONGEST_NAME
from oubliette.server.problems import Refused
from oubliette.server.wire.matches import ResultInfo

LONGEST: Final = 20_000  # answers: many times more than any match has, and their events still fit into memory
_SECRET: Final = 32  # bytes of our own secrets; the store's column has no room for longer ones


class Checked(msgspec.Struct, frozen=True):
    """A record that was replayed to the end it claims."""

    game: str
    version: int
    seats: int
    options: dict[str, Setting]
    answers: list[int]
    end: str  # the digest
    over: bool
    result: ResultInfo | None
    fair: bool | None  # whether the dice are the promised ones; None: none were promised, or the match is not over
    secret: str | None  # of fair dice, in hexadecimal, to check them again later
    salt: str
    first: int  # the ply from which on its dice were promised
    names: list[str]  # of the players, or empty
    story: str  # its events, in the stored form


def check(text: str) -> Checked:
    """Read and replay a record. Raises a Problem, such as BadRecord, if it is wrong."""
    record = Record.parse(text)
    if len(record.answers) > LONGEST:
        raise Refused("record_too_long", f"a record has at most {LONGEST} answers here", most=LONGEST)
    match = Match.replay(record)
    result = match.result
    fair = _is_fair(record) if match.over else None
    secret, salt = _kept_fate(record) if fair else (None, "")
    return Checked(
        game=record.game,
        version=record.version,
        seats=record.seats,
        options=dict(match.set_up.settings.values),
        answers=record.answers,
        end=record.end,
        over=match.over,
        result=None if result is None else ResultInfo(result.reason, list(result.places), list(result.scores)),
        fair=fair,
        secret=secret,
        salt=salt,
        first=first_promised(record) if secret is not None else 0,
        names=_names(record),
        story=encode_story(match.events),
    )


def _names(record: Record) -> list[str]:
    """The players' names from the notes of one of our own records; empty names for other records."""
    names = record.notes.get("names")
    if isinstance(names, list) and len(names) == record.seats and all(isinstance(name, str) for name in names):
        return [name[:LONGEST_NAME] for name in names]
    return [""] * record.seats


def _is_fair(record: Record) -> bool | None:
    if "commitment" not in record.fate or "secret" not in record.fate:
        return None
    try:
        verify_fate(record)
    except (FateTampered, UnicodeEncodeError):  # a lone surrogate in the salt, which nobody can type
        return False
    return True


def _kept_fate(record: Record) -> tuple[str | None, str]:
    """Secret and salt of fair dice, if every database can store them: the secret is short, the salt has no NUL."""
    secret, salt = bytes.fromhex(record.fate["secret"]), record.fate.get("salt", "")
    return (None, "") if len(secret) > _SECRET or "\0" in salt else (secret.hex(), salt)
