"""How the processes of a server tell each other what changed. They read long data from the store."""

from oubliette.server.bus.bus import Bus, InProcess
from oubliette.server.bus.notes import (
    INLINE_LIMIT,
    Alive,
    Chatted,
    EntryAdded,
    Here,
    LoggedOut,
    Note,
    TableChanged,
    WhoIsHere,
)

__all__ = [
    "INLINE_LIMIT",
    "Alive",
    "Bus",
    "Chatted",
    "EntryAdded",
    "Here",
    "InProcess",
    "LoggedOut",
    "Note",
    "TableChanged",
    "WhoIsHere",
    "open_bus",
]


def open_bus(address: str, process: str) -> Bus:
    """The bus for a database. An SQLite file serves only one process, which has nobody to tell."""
    from oubliette.server.bus.postgres import PostgresBus  # noqa: PLC0415 - asyncpg is optional
    from oubliette.server.store.places import read_place  # noqa: PLC0415

    place = read_place(address)
    return InProcess() if place.file is not None else PostgresBus(place, process)
