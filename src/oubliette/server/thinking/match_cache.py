"""Caches matches in a worker, so that it plays only the new answers instead of all."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Final, TypeAlias, final

from oubliette.kernel import BadRecord, Match, RealDice, Setting, set_up
from oubliette.kernel.catalogue import find
from oubliette.server.replaying import replay
from oubliette.server.thinking.position import Position

MOST: Final = 32  # matches to keep; the least recently used goes first

Key: TypeAlias = tuple[str, str, int, int, tuple[tuple[str, Setting], ...]]


@final
class MatchCache:
    """The most recently used matches, each at the position at which it was last used."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._matches: OrderedDict[Key, Match] = OrderedDict()

    def __len__(self) -> int:
        return len(self._matches)

    def match_at(self, position: Position, plies: int | None = None) -> Match:
        """The match at that position, after all its answers or the first `plies`. Fork it to try moves.

        Takes back and plays only what differs from the cached match. Raises BadRecord at an impossible answer.
        """
        answers = position.answers if plies is None else position.answers[:plies]
        key = _key(position)
        match = self._matches.pop(key, None)  # put it back only on success: a half-replayed match is wrong
        if match is None:
            match = _open(position)
        same = _common(match.answers, answers)
        if same < len(match.answers):
            match.rewind(same)
        replay(match, answers[same:])
        self._matches[key] = match
        if len(self._matches) > self._most:
            self._matches.popitem(last=False)
        return match


def _key(position: Position) -> Key:
    return (
        position.match,
        position.game,
        position.version,
        position.seats,
        tuple(sorted(position.options.items())),
    )


def _open(position: Position) -> Match:
    game = find(position.game)
    if game.version != position.version:
        raise BadRecord(
            "other_version",
            f"the match was begun by {game.id} rules version {position.version}; this program plays {game.version}",
            game=game.id,
            found=position.version,
            known=game.version,
        )
    return Match.start(set_up(game, position.seats, position.options), fate=RealDice())


def _common(one: Sequence[int], other: Sequence[int]) -> int:
    """The length of the common start of both."""
    for ply, (here, there) in enumerate(zip(one, other, strict=False)):
        if here != there:
            return ply
    return min(len(one), len(other))
