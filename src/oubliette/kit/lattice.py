"""Options on a fine grid, computed instead of stored. An aim has an angle and a strength, yet its answer is one index.

Made for Dungeon Pen, whose flick has 720 angles times 96 strengths.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final, overload


@final
class Lattice(Sequence[tuple[int, ...]]):
    """All combinations of numbers on some axes; the last axis changes fastest. It stores only the axes.

    An axis has a range and a name, which sentences use for its number. A lattice never changes: make it once.
    """

    def __init__(self, *axes: tuple[str, range]) -> None:
        assert axes, "a lattice needs an axis"
        assert all(len(numbers) > 0 for _, numbers in axes), "an axis needs a number"
        self.axes = axes
        self.names: tuple[str, ...] = tuple([name for name, _ in axes])
        count = 1
        for _, numbers in axes:
            count *= len(numbers)
        self.size = count

    @property
    def shape(self) -> tuple[str | int, ...]:
        """Name, start, stop and step of each axis, for clients that compute an index themselves."""
        parts: list[str | int] = ["lattice"]
        for name, numbers in self.axes:
            parts += [name, numbers.start, numbers.stop, numbers.step]
        return tuple(parts)

    def __len__(self) -> int:
        return self.size

    @overload
    def __getitem__(self, index: int) -> tuple[int, ...]: ...
    @overload
    def __getitem__(self, index: slice) -> list[tuple[int, ...]]: ...
    def __getitem__(self, index: int | slice) -> tuple[int, ...] | list[tuple[int, ...]]:
        if isinstance(index, slice):
            return [self._at(place) for place in range(*index.indices(self.size))]
        place = index + self.size if index < 0 else index
        if not 0 <= place < self.size:
            raise IndexError("there is no such combination")
        return self._at(place)

    def index(self, value: object, start: int = 0, stop: int | None = None) -> int:
        """The index of a combination, computed without a search."""
        if not isinstance(value, tuple) or len(value) != len(self.axes):
            raise ValueError(f"{value!r} is not a combination")
        place = 0
        for part, (_, numbers) in zip(value, self.axes, strict=True):
            if isinstance(part, bool) or not isinstance(part, int) or part not in numbers:
                raise ValueError(f"{value!r} is not a combination")
            place = place * len(numbers) + numbers.index(part)
        first, last, _ = slice(start, stop).indices(self.size)
        if not first <= place < last:
            raise ValueError(f"{value!r} is outside of this slice")
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
