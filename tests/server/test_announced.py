"""A request whose Content-Length is too large is refused before the server reads its body."""

import asyncio

import pytest

from tests.server.serving import PATIENCE, serving

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize(("path", "size"), [("/api/me", 64 * 1024 + 1), ("/api/records", 1024 * 1024 + 1)])
async def test_a_content_length_that_is_too_large_is_refused_at_once(sqlite_url: str, path: str, size: int) -> None:
    async with serving(sqlite_url) as server, asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nContent-Type: application/json\r\n"
        writer.write(f"{head}Content-Length: {size}\r\n\r\n".encode())  # send no body
        answer = await reader.readuntil(b"body_too_large")
        writer.close()
        await writer.wait_closed()
    assert b" 413 " in answer.splitlines()[0]
