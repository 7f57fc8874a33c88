"""The parameters of the rules of thumb of the Dungeon Looters bots."""

from __future__ import annotations

from typing import Final, NamedTuple


class Tuning(NamedTuple):
    """Parameters of one bot, in gold pieces unless a comment names another unit. The defaults are those of `greedy`."""

    favourites: tuple[str, ...] = ("goblin", "dwarf", "merchant", "lich", "barbarian", "troll", "sherpa")
    margin: int = 2  # spare turns the bot plans for its way out
    card_worth: float = 60.0  # a game-master card lying in a room
    unknown_room: float = 90.0  # a cell behind an open door, where a tile can be laid
    defeat_cost: float = 250.0  # losing a fight, besides the object it costs
    contested_share: float = 0.6  # factor for a chest that a rival is nearer to
    spite: float = 0.0  # factor for what a rival loses: 1 counts it as if the bot gained it
    least_wealth: int = 500  # play cards only against a rival who carries at least this much
    chest_range: int = 12  # steps: place a chest only this close to the bot's figure
    saves_cards: bool = False  # keep locks and traps for a rival who is about to leave
    uses_passages: bool = False
    compares_scores: bool = False  # look at the others' scores to decide when to go home
    margin_behind: int = 0  # spare turns subtracted from `margin` when behind
    margin_ahead: int = 0  # spare turns added to `margin` when well ahead


GREEDY: Final = Tuning()
# For winning at a small table: a rival's loss is the bot's gain, so it blocks his way out in the last turns.
SHARP: Final = Tuning(
    favourites=("barbarian", "lich", "goblin", "merchant", "dwarf", "troll", "sherpa"),
    card_worth=120.0,
    defeat_cost=0.0,
    spite=8.0,
    least_wealth=0,
    saves_cards=True,
    uses_passages=True,
    compares_scores=True,
    margin_behind=1,
)
