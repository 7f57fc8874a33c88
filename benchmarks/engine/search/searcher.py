"""A searcher: something that searches a position of Pig, and whose play-outs can be counted."""

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from typing import Literal, NamedTuple

from benchmarks.engine.contestant import Absent

# The word of `--only`, and of messages.
SEARCH = "search"

# In a timed search. The slowest searcher takes half a second.
ITERATIONS = 100

# UCB1's constant for results of 0 and 1. That of boardgame.io cannot be set, so all use it.
CURIOSITY = sqrt(2)

Rules = Literal["pig", "open_spiel_pig"]


class Position(NamedTuple):
    """The first player is to move, with points in the pot, so every engine asks whether to roll or to hold."""

    name: str
    mine: int
    theirs: int
    pot: int


class Found(NamedTuple):
    """The results of some searches of one position."""

    visits: int
    """Visits of the roots, counted in the trees: the iterations that were really made."""
    holds: int
    """Searches that recommend to hold."""
    seconds: float


class Playouts(NamedTuple):
    """Play-outs from one position. Each is the only iteration of a search, so it is random from its first move on."""

    number: int = 0
    wins: int = 0
    """Of the first player."""
    samples: int = 0
    moves: int = 0
    squares: int = 0
    """How many lengths were measured, their sum and the sum of their squares. A roll and its die count as one move."""

    def plus(self, other: "Playouts") -> "Playouts":
        """Both together."""
        return Playouts(*(mine + theirs for mine, theirs in zip(self, other, strict=True)))


# Makes searches of a number of iterations: (position, iterations, searches, seed).
Search = Callable[[Position, int, int, int], Found]
# Makes searches of one iteration and counts the moves: (position, count, seed). Not timed.
Watch = Callable[[Position, int, int], Playouts]


@dataclass(frozen=True, slots=True)
class Searcher:
    """A searcher that is installed."""

    name: str
    search: Search
    watch: Watch
    rules: Rules
    version: str = ""


Entry = Searcher | Absent


def missing(name: str, why: str) -> Absent:
    return Absent(name, "pig", why)
