"""Figures that the cards and rules mention in passing, as data/figures.toml has them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from oubliette.kernel import Shared
from oubliette.kit.data import load_rows


@dataclass(frozen=True)
class Figures(Shared):
    """One row: what is gained, lost, paid and seen where no table says it."""

    id: str
    treasure_gold: int
    offering: int
    raven_food: int
    seer_gold: int
    seen_rooms: int
    short_of_penalty_hp: int
    ration: int
    hunger_hp: int
    poison_die_hp: int
    weaken_xp: int
    feat_xp: int
    feat_hp: int
    full_xp_hp: int
    bash_per_armor: int
    vigil_hp: int
    miracle_hp: int
    published_reward_gold: int


FIGURES: Final = load_rows("oubliette.games.mini_rogue", "figures.toml", "figure", Figures)[0]
