"""Answers on a fine grid, computed instead of stored: an aim is an angle and a strength, and still one number.

Made for Dungeon Pen, whose flick has 720 angles times 96 strengths.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final, overload


@final
class Lattice(Sequence[tuple[int, ...]]):
    """All combinations of numbers on some axes, the last axis running fastest. Nothing is kept but the axes.

    An axis has a name, by which sentences know its number, and a range. Make a lattice once and keep it: it never
    changes.
    """

    def __init__(self, *axes: tuple[str, range]) -> None:
        assert axes, "a lattice has an axis"
        assert all(len(numbers) > 0 for _, numbers in axes), "an axis has a number"
        self.axes = axes
        self.names: tuple[str, ...] = tuple([name for name, _ in axes])
        count = 1
        for _, numbers in axes:
            count *= len(numbers)
        self.count_of_all = count

    @property
    def shape(self) -> tuple[str | int, ...]:
        """How it is built, for clients that find an index by themselves: of each axis name, start, stop and step."""
        parts: list[str | int] = ["lattice"]
        for name, numbers in self.axes:
            parts += [name, numbers.start, numbers.stop, numbers.step]
        return tuple(parts)

    def __len__(self) -> int:
        return self.count_of_all

    @overload
    def __getitem__(self, index: int) -> tuple[int, ...]: ...
    @overload
    def __getitem__(self, index: slice) -> list[tuple[int, ...]]: ...
    def __getitem__(self, index: int | slice) -> tuple[int, ...] | list[tuple[int, ...]]:
        if isinstance(index, slice):
            return [self._at(place) for place in range(*index.indices(self.count_of_all))]
        place = index + self.count_of_all if index < 0 else index
        if not 0 <= place < self.count_of_all:
            raise IndexError("there is no such combination")
        return self._at(place)

    def index(self, value: object, start: int = 0, stop: int | None = None) -> int:
        """Where a combination stands: worked out, not searched for."""
        if not isinstance(value, tuple) or len(value) != len(self.axes):
            raise ValueError(f"{value!r} is no combination")
        place = 0
        for part, (_, numbers) in zip(value, self.axes, strict=True):
            if isinstance(part, bool) or not isinstance(part, int) or part not in numbers:
                raise ValueError(f"{value!r} is no combination")
            place = place * len(numbers) + numbers.index(part)
        first, last, _ = slice(start, stop).indices(self.count_of_all)
        if not first <= place < last:
            raise ValueError(f"{value!r} stands elsewhere")
        return place

    def __contains__(self, value: object) -> bool:
        try:
            self.index(value)
        except ValueError:
            return False
        return True

    def count(self, value: object) -> int:
        return int(value in self)

    def _at(self, place: int) -> tuple[int, ...]:
        parts: list[int] = []
        for _, numbers in reversed(self.axes):
            parts.append(numbers[place % len(numbers)])
            place //= len(numbers)
        parts.reverse()
        return tuple(parts)
