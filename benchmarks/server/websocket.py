"""A WebSocket client that costs little: the load has one core, and every server gets the same load.

Text frames and pings, no compression, no fragments. It masks frames as browsers do, so that servers do their full work.
"""

import asyncio
import base64
import os
import struct
from collections.abc import Callable, Mapping
from typing import cast

from websockets.speedups import apply_mask

_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_FINAL = 0x80
_MASKED = 0x80
_MASK = b"\x37\xfa\x21\x3d"  # browsers draw four new bytes each time; for a server any four cost the same


class Socket(asyncio.Protocol):
    """One connection. Calls `receive` with itself and every text frame."""

    def __init__(self, receive: "Receive", request: bytes) -> None:
        self.receive = receive
        self.request = request
        self.buffer = b""
        self.open = asyncio.get_running_loop().create_future()
        self.closing = False
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's transport is one too, but does not declare it
        self.transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        lost = ConnectionError(f"the server closed a socket: {exc or self.buffer[:200]!r}")
        if not self.open.done():
            self.open.set_exception(lost)
        elif not self.closing:
            raise lost

    def send_text(self, text: bytes) -> None:
        """Send a text frame."""
        self._send(_TEXT, text)

    def close(self) -> None:
        """Send a close frame and close the connection."""
        self.closing = True
        self._send(_CLOSE, struct.pack("!H", 1000))
        self.transport.close()

    def _send(self, opcode: int, data: bytes) -> None:
        size = len(data)
        if size < 126:
            head = struct.pack("!BB", _FINAL | opcode, _MASKED | size)
        else:
            head = struct.pack("!BBH", _FINAL | opcode, _MASKED | 126, size)
        self.transport.write(head + _MASK + apply_mask(data, _MASK))

    def data_received(self, data: bytes) -> None:
        data = self.buffer + data if self.buffer else data
        start = 0
        if not self.open.done() and not (start := self._shake_hands(data)):
            self.buffer = data
            return
        while start < len(data) and (end := self._frame(data, start)):
            start = end
        self.buffer = data[start:]

    def _shake_hands(self, data: bytes) -> int:
        """Where the frames begin, or 0 if the head of the response is incomplete."""
        end = data.find(b"\r\n\r\n") + 4
        if end < 4:
            return 0
        if not data.startswith(b"HTTP/1.1 101"):
            self.open.set_exception(ConnectionError(f"no socket: {data[:300]!r}"))
            self.closing = True
            self.transport.close()
            return len(data)
        self.open.set_result(None)
        return end

    def _frame(self, data: bytes, start: int) -> int:
        """Handle the frame that begins there. Returns where it ends, or 0 if it is incomplete."""
        if len(data) < start + 2:
            return 0
        size, begin = data[start + 1], start + 2
        if size >= 126:
            begin += 2 if size == 126 else 8
            if len(data) < begin:
                return 0
            size = int.from_bytes(data[start + 2 : begin], "big")
        end = begin + size
        if len(data) < end:
            return 0
        opcode = data[start]
        if opcode == _FINAL | _TEXT:
            self.receive(self, data[begin:end])
        elif opcode == _FINAL | _PING:
            self._send(_PONG, data[begin:end])
        elif opcode == _FINAL | _CLOSE:
            if not self.closing:
                raise ConnectionError(f"the server closes a socket: {data[begin:end]!r}")
        else:
            raise ConnectionError(f"an unexpected frame: {data[start:end][:200]!r}")
        return end


Receive = Callable[[Socket, bytes], None]


async def connect(port: int, path: str, receive: Receive, headers: Mapping[str, str]) -> Socket:
    """Open a socket at a server on this machine."""
    lines = {
        "Host": f"127.0.0.1:{port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
        **headers,
    }
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    request = f"GET {path} HTTP/1.1\r\n{head}\r\n".encode()
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(receive, request), "127.0.0.1", port)
    await socket.open
    return socket
