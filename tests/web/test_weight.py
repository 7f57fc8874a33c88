"""The size of the client. Sizes are the same on every machine, so a test can check them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import oubliette.server
from tests.web.conftest import Visit
from tests.web.games import EVERY_GAME
from web.protocol import has_board

BUILT = Path(oubliette.server.__file__).parent / "web"
FIRST_LOAD = 60_000  # bytes of script and style, compressed, to show the home page
ONE_BOARD = 40_000  # on top of what the pages with boards load in any case
PAGES_WITH_BOARDS = ("src/pages/TablePage.svelte", "src/pages/ReplayPage.svelte")


def test_the_first_load_is_light(visit: Visit) -> None:
    """The browser itself counts the scripts and styles that it fetched for the home page."""
    eve = visit()
    eve.page.goto(f"{eve.url}/")
    eve.page.locator("[data-action=play-now]").first.wait_for()
    fetched = eve.page.evaluate(
        "() => performance.getEntriesByType('resource')"
        ".filter(one => /\\.(js|css)$/.test(one.name)).map(one => [one.name, one.encodedBodySize])"
    )
    assert len(fetched) > 3
    assert all(size for _, size in fetched)
    assert sum(size for _, size in fetched) <= FIRST_LOAD, fetched


@pytest.mark.parametrize("board", [*filter(has_board, EVERY_GAME), "generic"])
def test_a_board_is_light(board: str) -> None:
    manifest = json.loads((BUILT / ".vite" / "manifest.json").read_text(encoding="utf-8"))
    entry = f"src/lib/games/{board}/Board.svelte"
    there = set.intersection(*(_needed(manifest, page) for page in PAGES_WITH_BOARDS))
    chunks = _needed(manifest, entry) - there
    files = {file for name in chunks for file in (manifest[name]["file"], *manifest[name].get("css", []))}
    assert sum(_sent(BUILT / file) for file in files) <= ONE_BOARD, files
    assert manifest[entry]["isDynamicEntry"], "a board is loaded when its game is opened"


def _needed(manifest: dict[str, Any], name: str) -> set[str]:
    """A chunk of the client and all that it imports. A chunk that boards share counts for each of them."""
    found: set[str] = set()
    due = [name]
    while due:
        one = due.pop()
        if one not in found:
            found.add(one)
            due += manifest[one].get("imports", [])
    return found


def _sent(file: Path) -> int:
    """The bytes that the server sends to a browser that accepts Brotli."""
    twin = file.with_name(f"{file.name}.br")
    return (twin if twin.is_file() else file).stat().st_size
