"""Hostile frames: each is refused or ends its socket; nobody else notices."""

import asyncio
import base64
import json
import os
import struct
from contextlib import AsyncExitStack, suppress
from random import Random
from typing import Any, Final

import hypothesis
import pytest
import websockets
from hypothesis import HealthCheck, Phase
from hypothesis import strategies as st

from oubliette.kernel import Match
from tests.server.serving import PATIENCE, Line, Running, serving, until

pytestmark = pytest.mark.asyncio

NUMBERS: Final = st.one_of(
    st.integers(-3, 60), st.integers(), st.floats(), st.sampled_from([2**31, 2**63, 2**64, 10**40, -(10**40)])
)
SCALARS: Final = st.one_of(st.none(), st.booleans(), NUMBERS, st.text(max_size=20), st.sampled_from(["roll", "hold"]))
ANYTHING: Final = st.recursive(
    SCALARS,
    lambda part: st.lists(part, max_size=4) | st.dictionaries(st.text(max_size=5), part, max_size=4),
    max_leaves=8,
)
KINDS: Final = (
    "answer",
    "undo",
    "agree",
    "refuse",
    "habit",
    "windows",
    "chat",
    "hint",
    "ping",
    "stop",
    "table",
    "",
    "Answer",
)
FIELDS: Final = ("type", "id", "ply", "index", "value", "prompt", "text", "seconds", "seat", "match", "reply")
SHAPED: Final = st.builds(
    lambda kind, fields: {"type": kind, **fields},
    st.sampled_from(KINDS),
    st.dictionaries(st.sampled_from(FIELDS[1:]), ANYTHING, max_size=4),
)
WRITTEN: Final = st.one_of(SHAPED, SHAPED, ANYTHING).map(lambda value: json.dumps(value)[:10_000])
FRAMES: Final = st.one_of(WRITTEN, WRITTEN, WRITTEN.map(str.encode), st.binary(max_size=40), st.text(max_size=40))

HOSTILE: Final[tuple[str | bytes, ...]] = (
    "",
    b"",
    "{",
    "null",
    "[]",
    '"answer"',
    "{}",
    '{"type": null}',
    '{"type": "answer"}',
    '{"type": "answer", "ply": -1, "index": 0}',
    '{"type": "answer", "ply": 1e999, "index": 0}',
    '{"type": "answer", "ply": NaN, "index": 0}',
    '{"type": "answer", "ply": 1, "index": ' + "9" * 400 + "}",
    '{"type": "answer", "ply": 1, "index": ' + "9" * 5000 + "}",
    '{"type": "answer", "ply": 1, "value": ' + "9" * 5000 + "}",
    '{"type": "answer", "ply": 1, "value": ' + "[" * 5000 + "]" * 5000 + "}",
    '{"type": "answer", "ply": 1, "value": "\\ud800"}',
    '{"type": "answer", "ply": true, "index": 0}',
    '{"type": "habit", "prompt": "", "value": 1}',
    '{"type": "habit", "prompt": "a", "value": {"a": [1.5, null]}}',
    '{"type": "habit", "prompt": "a", "value": ' + "[" * 300 + "]" * 300 + "}",
    '{"type": "chat", "text": ""}',
    '{"type": "chat", "text": 5}',
    '{"type": "hint", "seconds": 1e300}',
    '{"type": "ping", "id": -5}',
    '{"type": "ping", "id": 1e5}' * 2,
    "[" * 16_000,
    "x" * 20_000,
    "x" * 200_000,
    b"\x00" * 100,
    b"\xff\xfe\xfd",
    '{"type": "ping"}\x00',
)


class Scene:
    """A match of two people who play on while another client sends hostile frames."""

    def __init__(self, server: Running, lines: list[Line], stop: Any) -> None:
        self.server = server
        self.lines = lines
        self.stop = stop

    @property
    def live(self) -> Any:
        live = self.server.running.tables.by_id[self.table].match
        assert live is not None
        return live

    @property
    def table(self) -> str:
        return self.lines[0].url.rpartition("/")[2]

    async def go_on(self) -> None:
        """Answer once: Ada and Bob can still play."""
        (asked,) = self.stop["waiting"]
        await self.lines[asked].say(type="answer", ply=self.stop["ply"], value="hold", id=1)
        self.stop = await self.lines[asked].until("stop", reply=1)

    async def alone(self) -> None:
        """Wait until only Ada and Bob have sockets."""
        await until(lambda: len(self.server.running.tables.by_id[self.table].outboxes) == 2)

    def check(self) -> None:
        """Check that the match equals its replayed record."""
        record = self.live.driver.match.record()
        assert Match.replay(record).record().end == record.end


async def scene(server: Running, stack: AsyncExitStack) -> Scene:
    ada = await stack.enter_async_context(server.person("Ada"))
    bob = await stack.enter_async_context(server.person("Bob"))
    table = await ada.open_table("pig", "me", "open", options={"target": 1000})
    await bob.post(f"/api/tables/{table['id']}/seats/1", {"invite": table["invite"]})
    await ada.post(f"/api/tables/{table['id']}/start")
    lines = [await stack.enter_async_context(person.line(table["id"])) for person in (ada, bob)]
    stop, _ = [await line.until("stop") for line in lines]
    for line in lines:
        stack.push_async_callback(reaction, line)  # read what is left, so that closing is quick
    return Scene(server, lines, stop)


async def reaction(line: Line) -> str:
    """How the server reacted to a frame: the slug of a refusal, "" if it accepted it, or "closed" and the code.

    Sends a ping after the frame, so that there is always an answer to wait for.
    """
    slug = ""
    try:
        await line.say(type="ping", id=424242)
        while True:
            told = await line.hear()
            if told["type"] == "refused":
                slug = told["slug"]
                assert told["message"] and "Traceback" not in told["message"]
            if told["type"] == "pong" and told["reply"] == 424242:
                return slug
    except websockets.ConnectionClosed as closed:
        return f"closed {closed.rcvd.code if closed.rcvd else None}"


async def test_hostile_frames_are_refused_one_by_one(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, AsyncExitStack() as stack:
        played = await scene(server, stack)
        eve = await stack.enter_async_context(server.person("Eve"))
        own = await eve.open_table("pig", "me", "open", "open")
        for frame in HOSTILE:
            for table in (played.table, own["id"]):
                async with eve.line(table) as line:
                    await line.send(frame)
                    assert (await reaction(line)) not in ("", "failed"), frame[:80]
        for seat in (0, 1):  # and the same from a person who sits there
            for frame in HOSTILE:
                async with Line(played.lines[seat].url, played.lines[seat].cookie) as line:
                    await line.send(frame)
                    assert (await reaction(line)) not in ("", "failed"), frame[:80]
        await played.go_on()
        played.check()


async def test_a_client_that_sends_only_nonsense_is_disconnected(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, AsyncExitStack() as stack:
        played = await scene(server, stack)
        async with Line(played.lines[0].url) as line:
            for _ in range(21):
                await line.send("nonsense")
            assert await reaction(line) == "closed 1008"
        await played.go_on()


@pytest.mark.slow
async def test_frames_of_every_shape(sqlite_url: str) -> None:
    """Random frames from a player at the table."""
    frames: list[str | bytes] = []

    @hypothesis.settings(
        max_examples=800,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @hypothesis.given(FRAMES)
    def think_of(frame: str | bytes) -> None:
        if b'"hint"' not in (
            frame if isinstance(frame, bytes) else frame.encode(errors="replace")
        ):  # slow, not hostile
            frames.append(frame)

    think_of()
    async with serving(sqlite_url, rates=False) as server, AsyncExitStack() as stack:
        played = await scene(server, stack)
        seen = set()
        for first in range(0, len(frames), 15):  # twenty faults end a socket
            async with Line(played.lines[0].url, played.lines[0].cookie) as line:
                for frame in frames[first : first + 15]:
                    await line.send(frame)
                    seen.add(await reaction(line))
        assert {"", "bad_message"} <= seen and not {
            slug for slug in seen if slug.startswith("closed") or slug == "failed"
        }
        played.check()


async def test_thousands_of_frames_at_once_are_slowed_down(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        played = await scene(server, stack)
        eve = await stack.enter_async_context(server.person("Eve"))
        async with eve.line(played.table) as line:
            slugs: list[str] = []

            async def flood() -> None:
                with suppress(websockets.ConnectionClosed):
                    for number in range(3000):
                        await line.say(type="ping", id=number)

            async def listen() -> int:
                while True:
                    try:
                        told = await line.hear()
                    except websockets.ConnectionClosed as closed:
                        return 0 if closed.rcvd is None else closed.rcvd.code
                    if told["type"] in ("pong", "refused"):
                        slugs.append(told.get("slug", "pong"))

            _, code, _ = await asyncio.gather(flood(), listen(), played.go_on())
            assert code == 4429  # after twenty warnings the server closes the socket
            assert set(slugs) == {"pong", "too_fast"} and slugs.count("too_fast") == 20
        played.check()


# Broken framing, by hand


async def handshake(server: Running, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    key = base64.b64encode(os.urandom(16)).decode()
    writer.write(
        f"GET /ws/tables/{table} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b"101" in await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
    return reader, writer


def frame(
    opcode: int, data: bytes, *, fin: bool = True, masked: bool = True, reserved: int = 0, length: int = -1
) -> bytes:
    """A frame of RFC 6455, or a broken one."""
    said = len(data) if length < 0 else length
    head = bytes([(0x80 if fin else 0) | reserved << 4 | opcode])
    mark = 0x80 if masked else 0
    if said < 126:
        head += bytes([mark | said])
    elif said < 65_536:
        head += bytes([mark | 126]) + struct.pack("!H", said)
    else:
        head += bytes([mark | 127]) + struct.pack("!Q", said)
    return head + (bytes(4) + data if masked else data)  # a mask of zeros leaves the data as they are


PING: Final = b'{"type":"ping"}'
BROKEN: Final = {
    "not masked": frame(1, PING, masked=False),
    "a reserved bit": frame(1, PING, reserved=4),
    "an unknown opcode": frame(3, PING),
    "a control frame in pieces": frame(9, b"a", fin=False),
    "a long ping": frame(9, b"a" * 200),
    "a piece of nothing": frame(0, PING),
    "text in the middle of text": frame(1, b"{", fin=False) + frame(1, b"}"),
    "no UTF-8": frame(1, b"\xff\xfe\xfd"),
    "no UTF-8 in pieces": frame(1, b"\xc3", fin=False) + frame(0, b"\x28"),
    "longer than anything": frame(2, b"", length=2**62),
    "a length that is negative": bytes([0x82, 0xFF]) + b"\xff" * 8,
    "a close of one byte": frame(8, b"a"),
    "a close with a wrong code": frame(8, struct.pack("!H", 999)),
    "a close whose reason is no UTF-8": frame(8, struct.pack("!H", 1000) + b"\xff"),
    "HTTP again": b"GET / HTTP/1.1\r\nHost: x\r\n\r\n",
    "noise": Random(7).randbytes(2000),
}


async def test_broken_framing_ends_that_socket_and_no_other(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, AsyncExitStack() as stack:
        played = await scene(server, stack)
        for name, data in BROKEN.items():
            reader, writer = await handshake(server, played.table)
            writer.write(data)
            told = await asyncio.wait_for(reader.read(-1), PATIENCE)  # up to the end: the server hangs up
            assert b"Traceback" not in told, name
            writer.close()
            await played.go_on()
        played.check()
        await played.alone()


async def test_pieces_and_pings_are_put_together(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, AsyncExitStack() as stack:
        played = await scene(server, stack)
        reader, writer = await handshake(server, played.table)
        pieces = [bytes([byte]) for byte in PING]
        writer.write(frame(1, pieces[0], fin=False))
        for piece in pieces[1:-1]:
            writer.write(frame(9, b"?") + frame(0, piece, fin=False))
        writer.write(frame(0, pieces[-1]))
        for byte in frame(1, PING):  # then a frame byte by byte
            writer.write(bytes([byte]))
            await writer.drain()
        told = b""
        while told.count(b'"pong"') < 2:
            told += await asyncio.wait_for(reader.read(4096), PATIENCE)
        writer.close()
        await played.go_on()


async def test_a_client_that_disconnects_in_mid_frame_is_removed(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, AsyncExitStack() as stack:
        played = await scene(server, stack)
        for rest in (b"", frame(1, PING)[:5], frame(1, b"{", fin=False), frame(2, b"abc", length=60_000)):
            for _ in range(5):
                _, writer = await handshake(server, played.table)
                writer.write(rest)
                writer.transport.abort()
        _, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(f"GET /ws/tables/{played.table} HTTP/1.1\r\nUpgr".encode())
        writer.transport.abort()
        await played.go_on()
        await played.alone()
