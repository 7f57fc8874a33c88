"""How long a new process takes to rebuild a match of five hundred answers when somebody asks for it."""

from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from benchmarks.options import OPTIONS
from benchmarks.server.cores import load_apart
from benchmarks.server.parts import Part, verdict
from benchmarks.server.peers.ours import Ours, Play, sqlite
from benchmarks.server.rest import for_each
from benchmarks.server.table import Table

ANSWERS = 500
MATCHES = 12
LIMIT = 50.0  # milliseconds
PLAYS = (Play("paper_dungeon", 1, OPTIONS["paper_dungeon"]), Play("new_dungeon", 2))


async def measure(_: float, folder: Path) -> Part:
    """Measure two games whose matches are that long."""
    lines = [
        f"Rebuilding a match of {ANSWERS} answers from SQLite: a request to a server that has just started",
        f"  {'':16}{'request, ms':>13}{'slowest':>9}{'rebuilding alone':>18}{'when in memory':>16}",
    ]
    figures: dict[str, object] = {}
    slowest = 0.0
    for play in PLAYS:
        place = folder / play.game
        place.mkdir()
        with load_apart() as core:
            cold, warm, alone = await measure_game(play, place, core)
        lines.append(
            f"  {play.game:16}{1000 * median(cold):>13.1f}{1000 * max(cold):>9.1f}{1000 * alone:>18.1f}"
            f"{1000 * median(warm):>16.1f}"
        )
        figures[play.game] = {"request_s": cold, "rebuilding_s": alone, "in_memory_s": warm}
        slowest = max(slowest, 1000 * median(cold))
    lines.append(f"  under {LIMIT:g} ms: {verdict(slowest < LIMIT)} (medians; the whole request is counted)")
    return Part("\n".join(lines), figures)


async def measure_game(play: Play, folder: Path, core: int | None) -> tuple[list[float], list[float], float]:
    """Seconds of a first and of a second request for each match, and of rebuilding by the server's own metric."""
    database = sqlite(folder)
    before = Ours("ours", play, [database], core=core)
    try:
        tables = list(await before.open(MATCHES))
        await for_each(partial(play_on, before), list(enumerate(tables)))
        matches = [(table.latest.match, table.keys[0]) for table in tables]
        for table in tables:
            table.close()
    finally:
        before.stop()
    after = Ours("ours", play, [database], core=core)
    try:
        first, *others = matches
        await look(after, *first)  # loads the game and its texts, which happens once in a process
        before_all = await after.metric("oubliette_rebuild_seconds_sum")
        cold = [await look(after, *match) for match in others]
        alone = (await after.metric("oubliette_rebuild_seconds_sum") - before_all) / len(others)
        return cold, [await look(after, *match) for match in others], alone
    finally:
        after.stop()


async def play_on(server: Ours, numbered: tuple[int, Table]) -> None:
    """Answer at random until there are enough answers, fate's included. If the match ends earlier, start a rematch."""
    number, table = numbered
    random = Random(number)
    while table.over or table.latest.ply < ANSWERS:
        if table.over:
            await server.renew(table)
        else:
            table.answer(random.randrange(table.latest.choices), perf_counter())
            await table.wait_for_update()


async def look(server: Ours, match: str, cookie: str) -> float:
    """Request a match. Returns the seconds that it took."""
    start = perf_counter()
    await server.rests[0].request("GET", f"/api/matches/{match}", None, {"Cookie": cookie})
    return perf_counter() - start
