"""Fills a database with matches whose journals look as if the server had written them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

from sqlalchemy import Row, Update, insert, select, update

from oubliette.kernel import Match, Verifiable
from oubliette.server.journal import Answered, Begun, Entry, Proposed, Resigned, TookBack, decode, encode, encode_story
from oubliette.server.store.engine import open_store
from oubliette.server.store.matches import StoredMatch, ended
from oubliette.server.store.places import read_place
from oubliette.server.store.schema import chat, entries, keys, matches, metadata, people, tables
from oubliette.server.store.starting import add_match
from oubliette.server.store.store import Store
from oubliette.server.wire.tables import SeatPlan

T = TypeVar("T")
SECRET = bytes(range(32))


def quiet(done: int, total: int) -> None:
    """A progress callback that shows nothing."""
    assert 0 < done <= total


class Scribe:
    """Plays a match and writes its journal as the server does."""

    def __init__(self, name: str, game: str, seats: int) -> None:
        self.match = Match.start(game, seats, fate=Verifiable(SECRET, name))
        self.luck = random.Random(name)
        self.rows: list[dict[str, Any]] = []
        self.told = 0
        self.over = False
        self.stored = StoredMatch(
            id=name,
            table=None,
            owner=None,
            game=game,
            version=self.match.game.version,
            seats=seats,
            options=dict(self.match.set_up.settings.values),
            players=[SeatPlan(name=f"Ada {seat}") for seat in range(seats)],
            clock=None,
            secret=SECRET.hex(),
            salt=name,
            daily=None,
            listed=False,
            status="playing",
            started=len(name),
        )
        self.write(Begun(list(self.match.answers)))

    def write(self, entry: Entry) -> None:
        events = self.match.events
        told = min(self.told, len(events))
        asked = None if self.match.ask is None or self.over else self.match.ask.seat
        story = encode_story(events[told:]) if len(events) > told else None
        number = len(self.rows) + 1
        row = {
            "match": self.stored.id,
            "number": number,
            "at": 5,
            "data": encode(entry),
            "asked": asked,
            "story": story,
        }
        self.rows.append(row)
        self.told = len(events)

    def play(self, answers: int = 10_000) -> Scribe:
        for _ in range(answers):
            ask, ply = self.match.ask, len(self.match.answers)
            if ask is None:
                break
            self.match.answer(self.luck.randrange(len(ask.options)))
            self.write(Answered(ask.seat, ply, self.match.answers[ply:]))
        return self

    def take_back(self, number: int) -> Scribe:
        """Take back the answer of that entry."""
        answered = decode(self.rows[number - 1]["data"])
        assert isinstance(answered, Answered)
        self.write(Proposed(0))
        self.match.rewind(answered.ply)
        self.write(TookBack(0, answered.ply))
        return self

    def resign(self) -> Scribe:
        self.over = True
        self.write(Resigned(0, ends=True))
        return self

    async def into(self, store: Store) -> None:
        await add_match(store, self.stored, self.rows[0])
        if len(self.rows) > 1:
            await store.run(insert(entries).values(self.rows[1:]))
        result = self.match.result
        if result is not None:
            async with store.begin() as connection:
                for statement, blanks in ended(self.stored.id, result, self.match.record().end):
                    await connection.execute(statement, blanks)
        elif self.over:
            await store.run(
                update(matches)
                .values(status="over", digest=self.match.record().end)
                .where(matches.c.id == self.stored.id)
            )


def filled(address: str) -> None:
    """Put something into every table of a database."""
    file = read_place(address).file
    if file is None:
        asyncio.run(_fill(address))
        return
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    file.write_bytes(_filled_sqlite())


@cache
def _filled_sqlite() -> bytes:
    """Copying a file is quicker than filling one."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "server.db"
        asyncio.run(_fill(str(file)))
        return file.read_bytes()


@cache
def _played() -> list[Scribe]:
    return [
        Scribe("pig over", "pig", 2).play(),
        Scribe("pig running", "pig", 3).play(9),
        Scribe("pig just begun", "pig", 2),
        Scribe("looters", "dungeon_looters", 3).play(),
        Scribe("new dungeon", "new_dungeon", 2).play(60),
        Scribe("pig given up", "pig", 2).play(5).resign(),
        Scribe("pig taken back", "pig", 2).play(12).take_back(4).play(),
    ]


async def _fill(address: str) -> None:
    store = await open_store(address)
    try:
        ada = {"id": "ada", "name": "Ada ☂ “é”", "lang": "fr", "login": None, "password": None}
        await store.run(
            insert(people).values(**ada, generation=1, created=1_700_000_000_000),
            insert(keys).values(name="cookie", value="s3cret"),
            insert(tables).values(
                id="t1",
                invite="i1",
                host="ada",
                listed=True,
                revision=3,
                plan="{}",
                seating="[]",
                match="pig over",
                secret="00",
                created=1,
                touched=2,
            ),
            insert(chat).values(
                [
                    {"table": "t1", "number": number, "person": "ada", "name": "Ada", "text": "a\nb \u2028", "at": 9}
                    for number in range(1, 1200)
                ]
            ),
        )
        for scribe in _played():
            await scribe.into(store)
    finally:
        await store.close()


def on(address: str, work: Callable[[Store], Coroutine[Any, Any, T]]) -> T:
    async def do() -> T:
        store = await open_store(address)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(do())


def contents(address: str) -> dict[str, list[Row[Any]]]:
    async def read(store: Store) -> dict[str, list[Row[Any]]]:
        return {
            table.name: list(await store.rows(select(table).order_by(*table.primary_key.columns)))
            for table in metadata.sorted_tables
        }

    return on(address, read)


def entry(which: int, **values: object) -> Update:
    return update(entries).where(entries.c.match == "pig over", entries.c.number == which).values(**values)


def over(**values: object) -> Update:
    return update(matches).where(matches.c.id == "pig over").values(**values)
