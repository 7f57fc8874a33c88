"""The notes that processes send each other, many to a packet. A note contains a short entry whole."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

import msgspec

INLINE_LIMIT: Final = 1_000  # characters; a note contains its entry if that is shorter
LARGEST: Final = 7_500  # bytes of a packet; PostgreSQL refuses 8,000


class _Note(msgspec.Struct, frozen=True, array_like=True):
    """Base of all notes."""


class EntryAdded(_Note, frozen=True, tag="moved"):
    """A match has a new entry of that number. `data`: the entry; empty if it is long: then read it from the store."""

    match: str
    number: int
    data: str = ""


class TableChanged(_Note, frozen=True, tag="table"):
    """A table is now at that revision."""

    table: str
    revision: int


class Chatted(_Note, frozen=True, tag="chat"):
    """A table has a new line of chat of that number."""

    table: str
    number: int


class Here(_Note, frozen=True, tag="here"):
    """Who is connected to a table through that process: these seats, and how many others watch."""

    table: str
    process: str
    seats: list[int]
    watching: int


class WhoIsHere(_Note, frozen=True, tag="who"):
    """That process asks all others to send `Here` for a table."""

    table: str
    process: str


class LoggedOut(_Note, frozen=True, tag="out"):
    """A person is logged out everywhere: close their sockets."""

    person: str


class Alive(_Note, frozen=True, tag="alive"):
    """That process still runs. A process that is silent for long counts as dead, and its people as gone."""

    process: str


Note: TypeAlias = EntryAdded | TableChanged | Chatted | Here | WhoIsHere | LoggedOut | Alive


class Packet(msgspec.Struct, frozen=True, array_like=True):
    """Notes with their sender, so that it can ignore its own packets: PostgreSQL delivers them to it too."""

    sender: str
    notes: list[Note]


_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(Packet)


def pack(sender: str, notes: Sequence[Note]) -> Iterator[str]:
    """The notes in as few packets as possible, in order."""
    empty = len(_ENCODER.encode(Packet(sender, [])))
    batch: list[Note] = []
    size = empty
    for note in notes:
        length = len(_ENCODER.encode(note)) + 1  # and a comma
        assert empty + length <= LARGEST, f"a note of {length} bytes is too long for a packet"
        if size + length > LARGEST:
            yield _ENCODER.encode(Packet(sender, batch)).decode()
            batch, size = [], empty
        batch.append(note)
        size += length
    if batch:
        yield _ENCODER.encode(Packet(sender, batch)).decode()


def unpack(text: str) -> Packet:
    """Read a packet. Raises msgspec.MsgspecError if the text is not a packet, or a packet of a newer program."""
    return _DECODER.decode(text)
