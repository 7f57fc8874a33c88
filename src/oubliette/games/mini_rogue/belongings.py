"""The object cards that a character holds."""

from __future__ import annotations

from typing import Final

from oubliette.games.mini_rogue.state import Hero

RAVEN: Final = "raven"
ARSENAL: Final = "arsenal"


def drop_object(hero: Hero, card: str) -> None:
    """The card joins the unused room cards and is shuffled with them for the next zone. [ruling.object_leaves_a_gap]"""
    hero.objects.remove(card)
    if card == ARSENAL:
        hero.weapon = ""
        hero.free_feats = 0


def give_object(giver: Hero, taker: Hero, card: str) -> None:
    """The weapon and its free feats go along with the Arsenal card. [coop.object_may_be_passed_later]"""
    weapon, feats = giver.weapon, giver.free_feats
    drop_object(giver, card)
    taker.objects.append(card)
    if card == ARSENAL:
        taker.weapon, taker.free_feats = weapon, feats
