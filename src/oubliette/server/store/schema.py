"""The schema, as SQLAlchemy sees it. The migrations create it; a test checks that both agree.

Times are whole milliseconds since 1970, UTC. Columns called `plan`, `seating`, `rematch`, `requests`, `options`,
`players`, `clock`, `origin`, `data`, `story` and `result` hold JSON that msgspec writes and reads.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

ID: Final = 24  # characters of an id: 112 random bits or more, URL-safe

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# Guests, and with a login accounts.
people: Final = Table(
    "people",
    metadata,
    Column("id", String(ID), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", String(200)),  # its argon2 hash
    Column("generation", Integer, nullable=False),  # raised to make all older cookies invalid
    Column("created", BigInteger, nullable=False),
)

# A table outlives its matches: it stores who sits there, and what is played next.
tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(ID), primary_key=True),
    Column("invite", String(ID), nullable=False),  # whoever knows it may sit down
    Column("host", String(ID), ForeignKey("people.id"), nullable=False),
    Column("listed", Boolean, nullable=False),  # shown to everybody, who may then sit down without an invitation
    Column("revision", Integer, nullable=False),  # raised by every change; a change based on an old revision is refused
    Column("plan", Text, nullable=False),
    Column("seating", Text, nullable=False),
    Column("match", String(ID)),  # the one that lies on it, running or the last
    Column("secret", String(64), nullable=False),  # of the next match's dice, in hexadecimal
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("rematch", Text),  # who proposes the next match, and who agrees; null: nobody proposes one
    Column("requests", Text),  # strangers who ask for a seat; null: nobody has asked yet
    Index(None, "listed", "touched"),
)

# A match: its set-up. What happened in it is in its entries.
matches: Final = Table(
    "matches",
    metadata,
    Column("id", String(ID), primary_key=True),
    Column("table", String(ID), ForeignKey("tables.id")),  # null: an uploaded record
    Column("owner", String(ID), ForeignKey("people.id")),  # who uploaded it, or plays the daily dungeon
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),  # of the rules
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("players", Text, nullable=False),  # at the start of the match
    Column("clock", Text),
    Column("secret", String(64)),  # of the dice; null: an uploaded record whose dice prove nothing
    Column("salt", Text, nullable=False),
    Column("daily", String(60)),  # "2026-11-16:mini_rogue"
    Column("guided", Boolean, nullable=False, server_default=false()),  # a guided match: its dice are prepared
    Column("origin", Text),  # where it branched off another match; null: it began at its beginning
    Column("listed", Boolean, nullable=False),
    Column("status", String(10), nullable=False),  # playing, over, archived (older rules), uploaded
    Column("started", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("result", Text),
    Column("digest", String(16)),
    UniqueConstraint("daily", "owner"),  # one try a day
    Index(None, "status", "started"),
    Index(None, "daily"),
    Index(None, "table"),
)

# The journals: append-only. If two processes append the same number, the primary key refuses one.
entries: Final = Table(
    "entries",
    metadata,
    Column("match", String(ID), ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("data", Text, nullable=False),  # one of the entries of `server.journal`
    Column("asked", Integer),  # the seat that is asked after it; null: the match is over
    Column("story", Text),  # the events it led to, readable even when the rules are gone
)

# Who played in which match, for lists and statistics.
participants: Final = Table(
    "participants",
    metadata,
    Column("match", String(ID), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(ID), ForeignKey("people.id")),
    Column("bot", String(40)),
    Column("name", String(40), nullable=False),
    Column("place", Integer),  # null while the match runs
    Column("score", Integer),
    Index(None, "person"),
)

chat: Final = Table(
    "chat",
    metadata,
    Column("table", String(ID), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", String(ID), ForeignKey("people.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# The server's own keys: the one that signs cookies, and the seed of the daily dungeons.
keys: Final = Table(
    "keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)
