"""docs/online.md shows what a server really does."""

import asyncio
import json
import sys
from pathlib import Path

import msgspec
import pytest

from oubliette.server.wire.matches import HintInfo, ShapeInfo, Stop
from oubliette.server.wire.problems import Refusal
from oubliette.server.wire.socket import ChatLine, ClientMessage, HereInfo, PongInfo, RefusedInfo
from oubliette.server.wire.tables import NewTable, TableInfo
from tests.docs.fences import ROOT, fences
from tests.server.serving import PATIENCE, serving

ONLINE = fences(ROOT / "docs" / "online.md")
SHAPES = {
    "said": ClientMessage,
    "told": Stop | TableInfo | ChatLine | RefusedInfo | HereInfo | HintInfo | PongInfo,
    "NewTable": NewTable,
    "ShapeInfo": ShapeInfo,
    "Refusal": Refusal,
}
KINDS = {"said": 10, "told": 7}  # how many types of messages the page must show


@pytest.mark.slow
@pytest.mark.asyncio
async def test_the_example_plays_a_match(tmp_path: Path) -> None:
    (script,) = [fence for fence in ONLINE if fence.language == "python"]
    file = tmp_path / script.file
    file.write_text(script.body, encoding="utf-8")

    async with serving(f"sqlite:///{tmp_path / 'a.db'}", rates=False) as server:
        process = await asyncio.create_subprocess_exec(
            sys.executable, str(file), server.url, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
        )
        try:
            output, errors = await asyncio.wait_for(process.communicate(), 4 * PATIENCE)
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()

    assert process.returncode == 0, errors.decode()
    *_, end, dice = output.decode().splitlines()
    assert end in ("won", "lost")
    assert "dice were those promised" in dice


@pytest.mark.parametrize("kind", SHAPES)
def test_the_messages_it_shows_are_ours(kind: str) -> None:
    """They have no field that we do not know; messages from the server show all fields."""
    found = [message for fence in ONLINE if fence.file == kind for message in _messages(fence.body)]
    for message in found:
        read = msgspec.convert(message, SHAPES[kind])
        written = msgspec.to_builtins(read)
        assert message.keys() <= written.keys(), message
        if kind == "told":
            assert message == written
    assert len({message.get("type") for message in found}) == KINDS.get(kind, 1)


def test_its_lines_are_not_too_long() -> None:
    lines = (ROOT / "docs" / "online.md").read_text(encoding="utf-8").splitlines()
    assert not [line for line in lines if len(line) > 120]


def _messages(body: str) -> list[dict[str, object]]:
    """A block holds one or more messages, each on any number of lines."""
    reader, found, rest = json.JSONDecoder(), [], body.strip()
    while rest:
        message, end = reader.raw_decode(rest)
        found.append(message)
        rest = rest[end:].strip()
    return found
