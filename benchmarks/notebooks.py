"""How long drawing a notebook takes: `python -m benchmarks.notebooks [--floors N] [NUMBER …]`.

Draws all floors of Paper App DUNGEON notebooks with all checks, on one core, in CPU time. Machines are noisy: beside
every notebook a fixed loop of plain Python is timed. Compare the ratio to that loop between machines and days.
"""

import argparse
import platform
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median
from time import process_time
from typing import Any

from oubliette.games.paper_dungeon.ground import CLOSED
from oubliette.games.paper_dungeon.notebook import (
    FEWEST_FLOORS,
    FLOORS,
    HIGHEST_NUMBER,
    PROFILES,
    VERSION,
    depth_of,
    generator,
)

NUMBERS = (1, 2, 42, 4096, 65535, 777777, 12345678, 16777215)
LIMIT = 5.0  # seconds that the generator may take for a notebook
STEPS = 1_000_000  # of the loop
# The functions that the generator calls for every candidate, by their names in its module
PARTS = {"walls": "build_walls", "furnishing": "furnish", "checks": "playable"}


@dataclass(slots=True)
class Clock:
    """Stands in for a function of the generator: counts its calls and times them."""

    call: Callable[..., Any]
    calls: int = 0
    seconds: float = 0.0

    def __call__(self, *arguments: Any) -> Any:
        start = process_time()
        answer = self.call(*arguments)
        self.seconds += process_time() - start
        self.calls += 1
        return answer


@dataclass(slots=True)
class Drawn:
    """The times of all notebooks of one profile."""

    profile: str
    seconds: list[float] = field(default_factory=list)
    ratios: list[float] = field(default_factory=list)
    slowest_floor: float = 0.0
    parts: dict[str, float] = field(default_factory=lambda: dict.fromkeys(PARTS, 0.0))
    candidates: int = 0

    def draw(self, number: int, floors: int) -> None:
        """Draw every floor of one notebook; `__wrapped__` bypasses the generator's cache."""
        before = loop()
        clocks = {part: Clock(getattr(generator, name)) for part, name in PARTS.items()}
        for part, name in PARTS.items():
            setattr(generator, name, clocks[part])
        try:
            total = 0.0
            for floor in range(1, floors + 1):
                start = process_time()
                generator._floor_marks.__wrapped__(number, self.profile, depth_of(floor, floors), CLOSED)
                took = process_time() - start
                total += took
                self.slowest_floor = max(self.slowest_floor, took)
            start = process_time()
            generator.shops_of.__wrapped__(number, self.profile, floors)
            total += process_time() - start
        finally:
            for part, name in PARTS.items():
                setattr(generator, name, clocks[part].call)
        self.seconds.append(total)
        self.ratios.append(total / ((before + loop()) / 2))
        self.candidates += clocks["walls"].calls
        for part, clock in clocks.items():
            self.parts[part] += clock.seconds


def loop() -> float:
    """How fast the machine is: seconds for a fixed number of small steps."""
    start = process_time()
    state = total = 0
    for _ in range(STEPS):
        state = state * 1103515245 + 12345 & 0x7FFFFFFF
        total += state >> 16 & 1
    assert total == 500_137, "the loop is not what it was"
    return process_time() - start


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and report."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.notebooks", description=(__doc__ or "").split("\n\n")[1]
    )
    parser.add_argument("numbers", nargs="*", type=int, metavar="NUMBER", help=f"without any: {len(NUMBERS)} of ours")
    parser.add_argument("--floors", type=int, default=FLOORS, metavar="N", help="of a notebook, default %(default)s")
    asked = parser.parse_args(arguments)
    wrong = [number for number in asked.numbers if not 0 <= number <= HIGHEST_NUMBER]
    if wrong:
        parser.error(f"no notebook has the number {wrong[0]}: they go from 0 to {HIGHEST_NUMBER}")
    if not FEWEST_FLOORS <= asked.floors <= FLOORS:
        parser.error(f"a notebook has {FEWEST_FLOORS} to {FLOORS} floors, not {asked.floors}")
    numbers = asked.numbers or NUMBERS
    everything = [Drawn(profile) for profile in PROFILES]
    everything[0].draw(numbers[0], FEWEST_FLOORS)  # warms up
    everything[0] = Drawn(PROFILES[0])
    for number in numbers:
        for drawn in everything:
            drawn.draw(number, asked.floors)
    print(report(everything, asked.floors))
    return 0


def report(everything: list[Drawn], floors: int) -> str:
    """The table that people read."""
    count = len(everything[0].seconds)
    lines = [
        f"Python {platform.python_version()}, generator {VERSION}, {count} x {floors} floors, CPU time on one core",
        f"  {'':10}{'median':>9}{'worst':>9}{'ratio':>8}{'slowest floor':>15}{'candidates':>12}"
        + "".join(f"{part:>12}" for part in PARTS),
    ]
    for drawn in everything:
        total = sum(drawn.seconds)
        lines.append(
            f"  {drawn.profile:10}{median(drawn.seconds):>7.2f} s{max(drawn.seconds):>7.2f} s"
            f"{median(drawn.ratios):>8.1f}{1000 * drawn.slowest_floor:>12.0f} ms"
            f"{drawn.candidates / (count * floors):>12.2f}"
            + "".join(f"{drawn.parts[part] / total:>12.0%}" for part in PARTS)
        )
    worst = max(max(drawn.seconds) for drawn in everything)
    lines += [
        f"  ratio: a notebook beside a loop of {STEPS:,} small steps, median; candidates: plans drawn for one floor",
        f"  the worst took {worst:.2f} s of the {LIMIT:.0f} s that a notebook may take",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
