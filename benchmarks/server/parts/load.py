"""The load that our server can hold on SQLite: 500 matches at 1,000 moves/s, then faster and faster until it cannot.

Matches end and begin meanwhile, as on a real server; only moves are counted and timed.
"""

import gc
from collections.abc import Sequence
from pathlib import Path

from benchmarks.server.cores import load_apart
from benchmarks.server.disk import disk_line, probe
from benchmarks.server.gauge import Gauge
from benchmarks.server.open_loop import OpenLoop, Pace
from benchmarks.server.parts import Part, verdict
from benchmarks.server.peers.ours import Ours, Play, sqlite
from benchmarks.server.rest import for_each
from benchmarks.server.table import Table

PLAYING = 500
SPARE = 200  # tables that take a slot while another one gets a rematch
RATE = 1000.0
STEP = 1.25
WARM_UP = 15.0  # seconds: all matches begin together, but must not all end together
TRIES = 2
P99 = 50.0  # milliseconds
FULL = 0.9  # of a core: above this a process has no time left
PIG = Play("pig", 2, {"target": 50})  # at random, a match of 26 moves
ROGUE = Play("mini_rogue", 2)  # cards, secrets, and views of some kilobytes
PLAYS = (PIG, ROGUE)
_MOST = 30  # steps; no server gets so far


async def measure(seconds: float, folder: Path) -> Part:
    """Raise the pace with Pig, then with Mini Rogue, whose positions are larger."""
    texts, figures, disk = [], {}, probe(folder)
    for play in PLAYS:
        place = folder / play.game
        place.mkdir()
        with load_apart() as core:
            paces = await raise_pace(play, place, seconds, core)
        texts.append(text(play, paces))
        figures[play.game] = paces
    texts.append(disk_line(disk))
    return Part("\n".join(texts), {**figures, "fdatasync_s": disk})


async def raise_pace(play: Play, folder: Path, seconds: float, core: int | None) -> list[Pace]:
    """Raise the rate step by step until all tries of a step fail: one hiccup of the machine is no limit."""
    server = Ours("ours", play, [sqlite(folder)], core=core)
    try:
        tables = await server.open(PLAYING + SPARE)
        gc.collect()
        gc.freeze()
        paces: list[Pace] = []
        await keep_pace(server, tables, RATE, WARM_UP, -1)
        for number in range(_MOST):
            for _ in range(TRIES):
                rate, length = RATE * STEP**number, seconds if number else 2 * seconds
                paces.append(await keep_pace(server, tables, rate, length, len(paces)))
                if good(paces[-1]):
                    break
            else:
                break
        for table in tables:
            table.close()
        return paces
    finally:
        gc.unfreeze()
        server.stop()


async def keep_pace(server: Ours, tables: Sequence[Table], rate: float, seconds: float, seed: int) -> Pace:
    """Play one step. Tables whose match is over get another one first."""
    await for_each(server.renew, [table for table in tables if table.over])
    return await OpenLoop(tables, PLAYING, server.renew, Gauge(server.processes), seed).play(rate, seconds)


def good(pace: Pace) -> bool:
    return pace.held and pace.latency.p99 <= P99


def text(play: Play, paces: Sequence[Pace]) -> str:
    """The table of all steps, and what limits the last one."""
    columns = {"moves/s": 9, "p50 ms": 8, "p99 ms": 8, "max ms": 8, "held": 6, "server CPU": 12, "load CPU": 10}
    columns |= {"load late, p99 ms": 19, "matches ended": 15, "begun": 7}
    lines = [
        f"{play.game}, {PLAYING} matches in play, two sockets each, SQLite, moves due at fixed times",
        "  " + "".join(f"{name:>{width}}" for name, width in columns.items()),
    ]
    for pace in paces:
        wait = pace.latency
        lines.append(
            f"  {pace.rate:>9,.0f}{wait.p50:>8.1f}{wait.p99:>8.1f}{wait.longest:>8.1f}{'yes' if pace.held else 'no':>6}"
            f"{pace.share('server'):>12.0%}{pace.spent.load / pace.spent.wall:>10.0%}{pace.late.p99:>19.1f}"
            f"{pace.ended:>15,}{pace.begun:>7,}"
        )
    held = [pace.rate for pace in paces if good(pace)]
    asked = [pace for pace in paces if pace.rate == RATE][-1]
    lines.append(
        f"  {RATE:,.0f} moves/s with a p99 under {P99:g} ms: {verdict(RATE in held)}"
        f" ({asked.ended / max(1, asked.in_time):.1%} of the moves ended a match; its table asked for a rematch)"
    )
    if held:
        lines.append(f"  the highest load held: {held[-1]:,.0f} moves/s; then {cause(paces[-1])}")
    return "\n".join(lines)


def cause(last: Pace) -> str:
    """What reaches its limit first, as far as the figures tell."""
    server, load = last.share("server"), last.spent.load / last.spent.wall
    if server >= FULL:
        return f"the server's one core is full ({server:.0%})"
    if load >= FULL:
        return f"the load itself is at its end ({load:.0%} of a core), not the server ({server:.0%})"
    return f"no core is full (server {server:.0%}, load {load:.0%}): it is the disk, pauses, or other programs here"
