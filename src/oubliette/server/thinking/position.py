"""What another process must know of a match to think about it."""

from __future__ import annotations

import msgspec

from oubliette.kernel import Setting, derive


class Position(msgspec.Struct, frozen=True):
    """A match as far as it has been played. The dice to come are not in it."""

    match: str  # under this name a worker remembers it
    game: str
    version: int
    seats: int
    options: dict[str, Setting]
    answers: list[int]  # fate's included
    seed: int = 0  # the luck of its bots

    def luck(self, seat: int) -> int:
        """The seed of a bot that answers for that seat now.

        It belongs to the ply, as all luck does: whichever worker thinks, and whatever it thought before, the same bot
        answers the same.
        """
        return derive(self.seed, seat, len(self.answers))
