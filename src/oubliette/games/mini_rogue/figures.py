"""Single figures of cards and rules that no table lists, as data/figures.toml describes them."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

from oubliette.games.mini_rogue.sources import Source, load
from oubliette.kernel import Shared


@dataclass(frozen=True)
class Figures(Shared):
    """The one row of the file: gains, losses, prices and limits that no table lists."""

    id: str
    source: Source
    treasure_gold: int
    treasure_bonus_gold: int
    object_limit: int
    offering: int
    raven_food: int
    seer_gold: int
    seer_rooms: int
    short_of_penalty_hp: int
    ration: int
    hunger_hp: int
    poison_die_hp: int
    weaken_xp: int
    feat_xp: int
    feat_hp: int
    full_xp_hp: int
    published_reward_gold: int


FIGURE_NAMES: Final = tuple([field.name for field in fields(Figures) if field.name not in ("id", "source")])
FIGURES: Final = load("figures.toml", "figure", Figures, *FIGURE_NAMES)[0]
