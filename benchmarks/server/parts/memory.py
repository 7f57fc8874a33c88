"""The memory of one idle live match: without sockets, and with one for each of two people."""

from pathlib import Path

from benchmarks.server.cores import load_apart
from benchmarks.server.parts import Part
from benchmarks.server.peers.ours import MARKS, Ours, Play, sqlite
from benchmarks.server.rest import for_each

MATCHES = 2000
WARM = 50  # matches before the first reading: what the server loads once must not count
PLAYS = (MARKS, Play("mini_rogue", 2))
LIVE = "oubliette_live_matches"


async def measure(_: float, folder: Path) -> Part:
    """Measure tic-tac-toe, the smallest game, and Mini Rogue."""
    lines = [
        f"Memory of the server for one idle match, over {MATCHES:,} of them",
        f"  {'':16}{'no sockets':>12}{'two sockets':>13}",
    ]
    figures: dict[str, object] = {}
    for play in PLAYS:
        place = folder / play.game
        place.mkdir()
        with load_apart() as core:
            without, with_two = await measure_game(play, place, core)
        lines.append(f"  {play.game:16}{without / 1024:>9.1f} kB{with_two / 1024:>10.1f} kB")
        figures[play.game] = {"no_sockets": without, "two_sockets": with_two}
    return Part("\n".join(lines), figures)


async def measure_game(play: Play, folder: Path, core: int | None) -> tuple[float, float]:
    """Bytes for one match, without and with sockets."""
    server = Ours("ours", play, [sqlite(folder)], core=core)
    process = server.processes["server"]
    try:
        for table in await server.open(WARM):
            table.close()
        before, known = process.memory(), await server.metric(LIVE)
        tables = await for_each(server.seat_people, range(MATCHES))
        without = (process.memory() - before) / MATCHES
        live = await server.metric(LIVE) - known
        assert live == MATCHES, f"{live:.0f} matches came into memory, not {MATCHES}"
        await for_each(server.connect, list(enumerate(tables)))
        with_two = (process.memory() - before) / MATCHES
        for table in tables:
            table.close()
        return without, with_two
    finally:
        server.stop()
