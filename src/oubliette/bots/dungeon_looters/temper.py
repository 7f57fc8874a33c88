"""What one player of Dungeon Looters thinks things are worth: the same rules of thumb, other figures."""

from __future__ import annotations

from typing import Final, NamedTuple


class Temper(NamedTuple):
    """The figures, in gold pieces if nothing else is said. These are those of `greedy`."""

    favourites: tuple[str, ...] = ("goblin", "dwarf", "merchant", "lich", "barbarian", "troll", "sherpa")
    margin: int = 2  # turns to spare on the way out
    card: float = 60.0  # a game-master card
    unknown: float = 90.0  # a room that nobody has laid yet
    tempo: float = 250.0  # what being beaten costs
    crowd: float = 0.6  # what is left of a chest that somebody else is nearer to
    spite: float = 0.0  # how much of what a rival loses counts as won
    ahead: int = 500  # what a rival must have to be worth a card
    near: int = 12  # steps to a chest that one places oneself
    saves: bool = False  # keeps locks and traps for those who are about to leave
    passages: bool = False  # uses secret passages
    minds: bool = False  # minds what the others would score when it goes home
    behind: int = 0  # turns to spare less for who is behind
    lead: int = 0  # turns to spare more for who is well ahead


GREEDY: Final = Temper()
# Who plays to win at a small table: a rival's loss is one's own gain, and his way out is barred in the end.
SHARP: Final = Temper(
    favourites=("barbarian", "lich", "goblin", "merchant", "dwarf", "troll", "sherpa"),
    card=120.0,
    tempo=0.0,
    spite=8.0,
    ahead=0,
    saves=True,
    passages=True,
    minds=True,
    behind=1,
)
