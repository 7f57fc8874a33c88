"""What takes part: somebody who searches a position of Pig, and who can be watched while playing out."""

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from typing import Literal, NamedTuple

from benchmarks.engine.contestant import Absent

# The word of `--only`, and of messages.
SEARCH = "search"

# In a timed search. The slowest of all takes half a second for them.
ITERATIONS = 100

# UCB1's constant for results of 0 and 1. boardgame.io's cannot be set, so everybody takes that one.
CURIOSITY = sqrt(2)

Rules = Literal["pig", "open_spiel_pig"]


class Position(NamedTuple):
    """The first player is to move, and has something in the pot: everybody asks him then whether to roll or to hold."""

    name: str
    mine: int
    theirs: int
    pot: int


class Found(NamedTuple):
    """What some searches of one position came to."""

    visits: int
    """Of the roots, as the trees tell: so many iterations were really made."""
    holds: int
    """Searches that recommend to hold."""
    seconds: float


class Playouts(NamedTuple):
    """Play-outs from one position, each the only iteration of a search: random from its first move on."""

    number: int = 0
    wins: int = 0
    """Of the first player."""
    samples: int = 0
    moves: int = 0
    squares: int = 0
    """How many lengths were measured, their sum and the sum of their squares. A roll with its die is one move."""

    def plus(self, other: "Playouts") -> "Playouts":
        """Both together."""
        return Playouts(*(mine + theirs for mine, theirs in zip(self, other, strict=True)))


# Makes so many searches of so many iterations from a seed: (position, iterations, searches, seed).
Search = Callable[[Position, int, int, int], Found]
# Makes so many searches of one iteration and counts the moves: (position, count, seed). Not timed.
Watch = Callable[[Position, int, int], Playouts]


@dataclass(frozen=True, slots=True)
class Searcher:
    """Somebody who is here and can search."""

    name: str
    search: Search
    watch: Watch
    rules: Rules
    version: str = ""


Entry = Searcher | Absent


def missing(name: str, why: str) -> Absent:
    return Absent(name, "pig", why)
