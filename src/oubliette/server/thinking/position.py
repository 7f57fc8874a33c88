"""What a worker needs to know of a match to think about it."""

from __future__ import annotations

import msgspec

from oubliette.kernel import Setting, derive


class Position(msgspec.Struct, frozen=True):
    """A match up to now. It does not contain the dice to come."""

    match: str  # the id under which a worker caches it
    game: str
    version: int
    seats: int
    options: dict[str, Setting]
    answers: list[int]  # fate's included
    seed: int = 0  # of its bots' luck

    def luck(self, seat: int) -> int:
        """The seed of a bot that answers for that seat now.

        It depends on the ply, as all luck does: the same bot answers the same in every worker, whatever that worker did
        before.
        """
        return derive(self.seed, seat, len(self.answers))
