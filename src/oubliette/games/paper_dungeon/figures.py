"""Figures that the rules mention in passing, as data/figures.toml has them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from oubliette.kernel import Shared
from oubliette.kit.data import load_rows


@dataclass(frozen=True)
class Figures(Shared):
    """The one row: gains, losses and limits that are in no table."""

    id: str
    start_hp: int
    start_coins: int
    hp_limit: int
    zero_hp_limit: int
    hp_after_death: int
    coins_after_death: int
    coin: int
    gambler_wins_at: int
    gambler_prize: int
    weakling: int
    coin_rush: int
    doubling: int
    dead_below: int
    score_per_hp: int
    score_per_coin: int
    score_per_death: int


FIGURES: Final = load_rows("oubliette.games.paper_dungeon", "figures.toml", "figure", Figures)[0]
