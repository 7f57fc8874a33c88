"""Fate answers the questions of dice and cards."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from hashlib import blake2b
from os import urandom
from struct import Struct
from typing import Any, Final, TypeVar, final

from oubliette.kernel.ask import FATE, Ask, Value, describe, find_option
from oubliette.kernel.problems import ScriptProblem

T = TypeVar("T")

UNDECIDED: Final = -1  # fate leaves the answer to the people at the table
BEFORE_ALL: Final = -1  # the ply of what is drawn before the first answer of a fork: its re-imagined secrets

_SIXTEEN_WORDS: Final = Struct("<16I")
_WORD: Final = 0xFFFFFFFFFFFFFFFF


class Fate(ABC):
    """Whatever answers for dice and cards."""

    @abstractmethod
    def answer(self, ask: Ask[Any], ply: int) -> int:
        """The index of the option that comes up, or UNDECIDED. `ply` is the number of answers given before."""

    def testimony(self, over: bool) -> dict[str, str]:
        """What the record keeps of this fate, during the match or when it is over."""
        return {}

    def finish(self) -> None:  # noqa: B027 - most fates have nothing to settle
        """The match is over."""


@final
class Seeded(Fate):
    """Fair chance that comes out the same for the same seed, on every machine and Python version.

    The dice belong to the ply, not to the order of asking: taking an answer back, resuming from a record or replaying
    does not shift what is still to come. Sixteen plies share one hash: as quick as `random`, and nothing to warm up.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._block = -2  # the block of no ply
        self._words: tuple[int, ...] = ()

    def answer(self, ask: Ask[Any], ply: int) -> int:
        block = ply >> 4
        if block != self._block:
            self._words = _SIXTEEN_WORDS.unpack(blake2b(b"%d:%d" % (self.seed, block)).digest())
            self._block = block
        return (self._words[ply & 15] * len(ask.options)) >> 32


def random_seed() -> int:
    """A seed that nobody can guess."""
    return int.from_bytes(urandom(8), "big")


def derive(seed: int, *path: int) -> int:
    """A seed for a part of something seeded: the match number 17 of a simulation, the bot in seat 2 of that match."""
    mixed = seed & _WORD
    for step in path:  # splitmix64: small, well mixed, the same everywhere
        mixed = (mixed + 0x9E3779B97F4A7C15 * (2 * step + 1)) & _WORD
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _WORD
        mixed ^= mixed >> 31
    return mixed


@final
class RealDice(Fate):
    """The people at the table roll and draw themselves: the match stops at fate's questions, and they answer.

    What no real die can show (see `Game.unrolled`) the `program` draws, if there is one.
    """

    def __init__(self, unrolled: frozenset[str] = frozenset(), program: Fate | None = None) -> None:
        self.unrolled = unrolled
        self.program = program

    def answer(self, ask: Ask[Any], ply: int) -> int:
        return UNDECIDED if self.program is None or self.rolled(ask) else self.program.answer(ask, ply)

    def rolled(self, ask: Ask[Any]) -> bool:
        """Do people answer this question of fate's?"""
        return self.program is None or ask.prompt not in self.unrolled


@final
class Scripted(Fate):
    """Dice and cards by value, in order, for tests. The script must be used up exactly."""

    def __init__(self, values: Sequence[Value], who: str = "fate") -> None:
        self.values = list(values)
        self.who = who  # whose script it is, for messages
        self._plies: list[int] = []  # when each of the values used so far was used

    @property
    def used(self) -> int:
        return len(self._plies)

    def answer(self, ask: Ask[Any], ply: int) -> int:
        while self._plies and self._plies[-1] >= ply:
            self._plies.pop()  # what was taken back is still to come
        if self.used == len(self.values):
            raise ScriptProblem(
                "script_short",
                f"{self.who} was asked {ask.prompt!r} {describe(ask.options)} after {self.used} scripted values",
                prompt=ask.prompt,
            )
        value = self.values[self.used]
        index = find_option(ask.options, value)
        if index < 0:
            raise ScriptProblem(
                "script_value",
                f"scripted value {self.used + 1} of {self.who} is {value!r}, "
                f"but {ask.prompt!r} allows {describe(ask.options)}",
                prompt=ask.prompt,
            )
        self._plies.append(ply)
        return index

    def finish(self) -> None:
        """Fails when scripted values are left over. A match that ends calls it by itself."""
        spare = self.values[self.used :]
        if spare:
            raise ScriptProblem("script_spare", f"{self.who} was never asked for the scripted {spare!r}")


@final
class Dealer:
    """Deals for `Game.imagine`, one thing after the other from one fate.

    A fate's dice belong to the ply: two piles that both began at ply 0 would share their luck. One dealer for all of
    them keeps them independent.
    """

    __slots__ = ("dealt", "fate")

    def __init__(self, fate: Fate) -> None:
        self.fate = fate
        self.dealt = 0

    def one_of(self, options: Sequence[T]) -> T:
        """Any of these."""
        return options[self._any(options)]

    def take(self, pool: list[T]) -> T:
        """Take one out of the pool."""
        return pool.pop(self._any(pool))

    def _any(self, options: Sequence[T]) -> int:
        index = self.fate.answer(Ask(FATE, "imagine", options), self.dealt)
        assert index >= 0, "to imagine, a fate must answer by itself"
        self.dealt += 1
        return index
