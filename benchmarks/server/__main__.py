"""The command: `python -m benchmarks.server [--seconds S] [--json FILE] [--only PART …]`."""

import argparse
import asyncio
import platform
import signal
import sys
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import uvloop

from benchmarks.server.disk import NoDisk, scratch
from benchmarks.server.parts import Part, beside, load, memory, processes, rebuild
from benchmarks.server.process import PROC

PARTS: dict[str, Callable[[float, Path], Awaitable[Part]]] = {
    "beside": beside.measure,
    "load": load.measure,
    "processes": processes.measure,
    "memory": memory.measure,
    "rebuild": rebuild.measure,
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and report. The exit code is 1 when a server did not play the same game: then no ratio counts."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.server",
        description="Matches over real sockets: our server beside boardgame.io's, what it holds, and what it costs.",
    )
    parser.add_argument(
        "--seconds", type=float, default=10.0, metavar="S", help="for each row or step, default %(default)s"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there")
    parser.add_argument("--only", nargs="+", choices=PARTS, default=list(PARTS), metavar="PART", help=", ".join(PARTS))
    asked = parser.parse_args(arguments)
    if not (PROC / "self" / "stat").exists():
        parser.error("this needs Linux: what a server uses is read from /proc")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that the servers are ended too
    figures: dict[str, object] = {"python": platform.python_version()}
    right = True
    for name in asked.only:
        try:
            with scratch() as folder:
                part = uvloop.run(watched(PARTS[name](asked.seconds, folder)))
        except NoDisk as reason:
            parser.error(str(reason))
        print(part.text, end="\n\n", flush=True)
        figures[name] = part.figures
        right = right and part.right
        if asked.json:
            asked.json.write_bytes(msgspec.json.format(msgspec.json.encode(figures), indent=1) + b"\n")
    return 0 if right else 1


async def watched(measuring: Awaitable[Part]) -> Part:
    """Measure, and end with the first error of any socket: callbacks raise these, and nobody awaits a callback."""
    task = asyncio.ensure_future(measuring)
    errors: list[BaseException] = []

    def stop(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        errors.append(context.get("exception") or RuntimeError(context["message"]))
        task.cancel()

    asyncio.get_running_loop().set_exception_handler(stop)
    try:
        return await task
    except asyncio.CancelledError:
        if errors:
            raise errors[0] from None
        raise


if __name__ == "__main__":
    sys.exit(main())
