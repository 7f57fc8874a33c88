"""A small HTTP client for the untimed requests: people, tables and rematches."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import NamedTuple, TypeVar

import msgspec

CONNECTIONS = 8  # also the number of requests under way at once

T = TypeVar("T")
R = TypeVar("R")


class Answer(NamedTuple):
    """The response of a server."""

    head: str
    body: bytes

    def header(self, name: str) -> str:
        """The first header of that name."""
        for line in self.head.split("\r\n"):
            key, _, value = line.partition(":")
            if key.lower() == name:
                return value.strip()
        raise KeyError(name)


class Rest:
    """Requests to one server, over a few connections that stay open."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.origin = f"http://127.0.0.1:{port}"
        self.free: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []

    async def request(
        self, method: str, path: str, body: object = None, headers: Mapping[str, str] | None = None
    ) -> Answer:
        """Send one request and return the answer. Raises `ConnectionError` on any status but success."""
        data = b"" if body is None else msgspec.json.encode(body)
        lines = {"Host": f"127.0.0.1:{self.port}", "Origin": self.origin, "Content-Length": str(len(data))}
        if data:
            lines["Content-Type"] = "application/json"
        lines.update(headers or {})
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        reader, writer = await self._connection()
        writer.write(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + data)
        answer = await _read(reader)
        if "connection: close" in answer.head.lower():
            writer.close()
        else:
            self.free.append((reader, writer))
        status = int(answer.head.split(" ", 2)[1])
        if status >= 300:
            raise ConnectionError(f"{method} {path}: {status} {answer.body[:300]!r}")
        return answer

    async def _connection(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection that is still open: servers close them after some seconds without requests."""
        while self.free:
            reader, writer = self.free.pop()
            if not reader.at_eof():
                return reader, writer
            writer.close()
        return await asyncio.open_connection("127.0.0.1", self.port)

    def close(self) -> None:
        for _, writer in self.free:
            writer.close()
        self.free.clear()


async def _read(reader: asyncio.StreamReader) -> Answer:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
    answer = Answer(head, b"")
    try:
        size = int(answer.header("content-length"))
    except KeyError:
        return answer
    return Answer(head, await reader.readexactly(size))


async def for_each(do: Callable[[T], Awaitable[R]], things: Iterable[T]) -> list[R]:
    """Call `do` with every thing, a few at a time."""
    turn = asyncio.Semaphore(CONNECTIONS)

    async def one(thing: T) -> R:
        async with turn:
            return await do(thing)

    return await asyncio.gather(*[one(thing) for thing in things])
