"""Random small floors with a hero on them, for property tests."""

from __future__ import annotations

from dataclasses import dataclass

from hypothesis import strategies as st

from oubliette.games.paper_dungeon.state import Table
from tests.games.paper_dungeon.reference_rules import Page, Place, Walker
from tests.games.paper_dungeon.scenes import scene


@dataclass(frozen=True)
class Spot:
    """A hero somewhere on a drawn floor, in the middle of a match."""

    rows: tuple[str, ...]
    at: Place
    corners: str
    by_squares: bool
    trail: frozenset[Place]  # of the last move
    taken: frozenset[Place]  # used webs, the key
    jumped: bool
    wall_passes: int = 0

    @property
    def page(self) -> Page:
        return Page(self.rows, self.corners)

    def marked(self, mark: str) -> frozenset[Place]:
        return frozenset(self.page.all(mark))

    @property
    def key(self) -> bool:
        return bool(self.taken & self.marked("k"))

    def table(self) -> Table:
        return scene(
            "\n".join(self.rows),
            self.at,
            items=["wall_pass"] * self.wall_passes,
            trail=self.trail,
            taken=self.taken,
            key=self.key,
            jumped=self.jumped,
            corner_rule=self.corners,
            trail_rule="squares" if self.by_squares else "reverse",
        )

    def walker(self) -> Walker:
        """The same hero for the reference rules."""
        return Walker(
            self.page, self.at, self.trail, self.marked("w") - self.taken, self.key, self.jumped, self.by_squares
        )


CORNERS = ("closed", "closed", "free", "strict")


@st.composite
def spots(
    draw: st.DrawFn,
    by_squares: bool = True,
    finds: str = "@>kLTTwww",
    wall_passes: int = 0,
    corners: tuple[str, ...] = CORNERS,
    fresh: bool = False,
) -> Spot:
    """Random floors up to 7 x 7 inside the border, with some of these finds; `fresh`: nothing is used yet."""
    height, width = draw(st.integers(1, 7)), draw(st.integers(1, 7))
    walls = draw(st.integers(2, 12))  # about one square in `walls` is a wall
    count = height * width
    inside = ["#" if draw(st.integers(1, walls)) == 1 else "." for _ in range(count)]
    order = draw(st.permutations(range(count)))
    marks = [mark for mark in finds if mark == "@" or draw(st.booleans())]
    if marks.count("T") == 1:
        marks.remove("T")
    if "L" in marks and draw(st.booleans()):
        _wall_in(inside, width, order)
    for mark, square in zip(marks, order, strict=False):
        inside[square] = mark
    if inside.count("T") == 1:
        inside[inside.index("T")] = "."
    opened = [i for i in range(count) if inside[i] not in "#L"]
    at = draw(st.sampled_from(opened))
    places = [(1 + i // width, 1 + i % width) for i in range(count)]
    rows = ["#" + "".join(inside[r * width : (r + 1) * width]) + "#" for r in range(height)]
    border = "#" * (width + 2)
    if fresh:
        trail: set[Place] = set()
        taken: set[Place] = set()
        jumped = inside[at] == "T"
    else:
        jumped = inside[at] == "T" or draw(st.booleans())
        # A hero whose teleporters are fresh has not been on one.
        walked = [i for i in range(count) if inside[i] not in "#T" or (jumped and inside[i] == "T")]
        most = draw(st.integers(0, 8)) if by_squares else 1
        trail = {places[i] for i in draw(st.lists(st.sampled_from(walked), max_size=most))} - {places[at]}
        taken = {places[i] for i in range(count) if inside[i] in "wk" and draw(st.booleans())}
    return Spot(
        (border, *rows, border),
        places[at],
        draw(st.sampled_from(corners)),
        by_squares,
        frozenset(trail),
        frozenset(taken),
        jumped,
        wall_passes,
    )


def _wall_in(inside: list[str], width: int, order: list[int]) -> None:
    """Put a wall through the floor at the row of the lock to come, so that vaults are not too rare."""
    row = order[min(3, len(order) - 1)] // width
    for col in range(width):
        inside[row * width + col] = "#"
