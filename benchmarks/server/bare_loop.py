"""The ceiling: tic-tac-toe over sockets with next to nothing around it. No store, no people, no framework.

`uvicorn benchmarks.server.bare_loop:application` serves `/TABLE/SEAT` and speaks the part of our protocol that the load
reads. The difference to a real server is the cost of what that server adds.
"""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from benchmarks.server.marks import OVER, Marks

Message = MutableMapping[str, Any]
Send = Callable[[Message], Awaitable[None]]
Receive = Callable[[], Awaitable[Message]]

_encode = msgspec.json.Encoder().encode


class _Said(msgspec.Struct):
    type: str
    ply: int = 0
    index: int = 0


_decode = msgspec.json.Decoder(_Said).decode


class _Table:
    """A board, and the sockets of its seats."""

    def __init__(self) -> None:
        self.match = 0
        self.marks = Marks()
        self.seats: dict[int, Send] = {}

    def stop(self) -> str:
        """The message for both seats."""
        marks = self.marks
        over = marks.mover == OVER
        places = [2 - (marks.winner == 0), 2 - (marks.winner == 1)]
        stop = {
            "type": "stop",
            "match": str(self.match),
            "ply": marks.moves,
            "view": {"board": marks.board, "mover": marks.mover},
            "question": None if over else {"count": len(marks.free), "options": marks.free},
            "waiting": [] if over else [marks.mover],
            "result": {"places": places} if over else None,
        }
        return _encode(stop).decode()

    async def tell(self) -> None:
        text = self.stop()
        for send in self.seats.values():
            await send({"type": "websocket.send", "text": text})


_tables: dict[str, _Table] = {}


async def application(scope: Message, receive: Receive, send: Send) -> None:
    """Serve one socket, from its opening to its end."""
    if scope["type"] != "websocket":
        return
    _, name, seat = scope["path"].split("/")
    table = _tables.setdefault(name, _Table())
    table.seats[int(seat)] = send
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.send", "text": table.stop()})
    while (message := await receive())["type"] == "websocket.receive":
        said = _decode(message["text"])
        if said.type == "answer":
            assert said.ply == table.marks.moves, "an answer to another question"
            table.marks.mark(said.index)
        else:
            table.match += 1
            table.marks = Marks()
        await table.tell()
    del table.seats[int(seat)]
