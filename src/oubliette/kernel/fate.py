"""Fates: they answer the questions that the rules put to dice and cards."""

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

UNDECIDED: Final = -1  # people roll this die themselves
BEFORE_ALL: Final = -1  # a fork draws its re-imagined secrets at this ply, before its first answer

_SIXTEEN_WORDS: Final = Struct("<16I")
_WORD: Final = 0xFFFFFFFFFFFFFFFF


class Fate(ABC):
    """Answers for dice and cards."""

    @abstractmethod
    def answer(self, ask: Ask[Any], ply: int) -> int:
        """Return the index of the option that comes up, or UNDECIDED. `ply` is the number of answers given before."""

    def record_facts(self, over: bool) -> dict[str, str]:
        """What the record says of this fate. `over`: the match has ended, so secrets may be revealed."""
        return {}

    def finish(self) -> None:  # noqa: B027 - most fates have nothing to do here
        """Called when the match is over."""


@final
class Seeded(Fate):
    """Fair dice: the same seed gives the same dice, on every machine and Python version.

    Each die depends on the seed and its ply only: undoing, resuming from a record or replaying does not change the dice
    to come. Sixteen plies share one hash, which makes it as fast as `random`.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._block = -2  # no ply is in this block
        self._words: tuple[int, ...] = ()

    def answer(self, ask: Ask[Any], ply: int) -> int:
        block = ply >> 4
        if block != self._block:
            self._words = _SIXTEEN_WORDS.unpack(blake2b(b"%d:%d" % (self.seed, block)).digest())
            self._block = block
        return (self._words[ply & 15] * len(ask.options)) >> 32


def random_seed() -> int:
    """Return a seed that nobody can guess."""
    return int.from_bytes(urandom(8), "big")


def derive(seed: int, *path: int) -> int:
    """Derive the seed of a part: match 17 of a simulation, or the bot in seat 2 of that match."""
    mixed = seed & _WORD
    for step in path:  # splitmix64: small, well mixed, the same everywhere
        mixed = (mixed + 0x9E3779B97F4A7C15 * (2 * step + 1)) & _WORD
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _WORD
        mixed ^= mixed >> 31
    return mixed


@final
class RealDice(Fate):
    """People roll dice and draw cards themselves: the match stops at fate's questions until they answer.

    `program`, if given, answers the questions that no real die can answer (see `Game.unrolled`).
    """

    def __init__(self, unrolled: frozenset[str] = frozenset(), program: Fate | None = None) -> None:
        self.unrolled = unrolled
        self.program = program

    def answer(self, ask: Ask[Any], ply: int) -> int:
        return UNDECIDED if self.program is None or self.by_hand(ask) else self.program.answer(ask, ply)

    def by_hand(self, ask: Ask[Any]) -> bool:
        """Do people answer this question to fate?"""
        return self.program is None or ask.prompt not in self.unrolled


@final
class Scripted(Fate):
    """Gives listed values in order, for tests. The match must use all of them and no more."""

    def __init__(self, values: Sequence[Value], who: str = "fate") -> None:
        self.values = list(values)
        self.who = who  # for error messages
        self._plies: list[int] = []  # the ply of each value used so far

    @property
    def used(self) -> int:
        return len(self._plies)

    def answer(self, ask: Ask[Any], ply: int) -> int:
        while self._plies and self._plies[-1] >= ply:
            self._plies.pop()  # the match undid this answer: use the value again
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
        """Raise ScriptProblem if values are left over."""
        spare = self.values[self.used :]
        if spare:
            raise ScriptProblem("script_spare", f"{self.who} was never asked for the scripted {spare!r}")


@final
class Dealer:
    """Deals cards and other secrets for `Game.imagine`, all from one fate.

    A die depends on its ply: two piles that both start at ply 0 would get the same dice. One dealer for all piles
    counts the plies and keeps them independent.
    """

    __slots__ = ("dealt", "fate")

    def __init__(self, fate: Fate) -> None:
        self.fate = fate
        self.dealt = 0

    def one_of(self, options: Sequence[T]) -> T:
        """Return a random option."""
        return options[self._any(options)]

    def take(self, pool: list[T]) -> T:
        """Remove a random item from the pool and return it."""
        return pool.pop(self._any(pool))

    def _any(self, options: Sequence[T]) -> int:
        index = self.fate.answer(Ask(FATE, "imagine", options), self.dealt)
        assert index >= 0, "a fate that imagines secrets must answer by itself"
        self.dealt += 1
        return index
