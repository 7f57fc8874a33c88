"""Hit points that cards cost, and the shield against such losses. Rulebook: hit points, event cards."""

from __future__ import annotations

from typing import Final

from oubliette.games.dungeon_pen.cards import SHIELD
from oubliette.games.dungeon_pen.ending import check_deaths
from oubliette.games.dungeon_pen.hit_points import lose
from oubliette.games.dungeon_pen.objects import reacts
from oubliette.games.dungeon_pen.state import Player, Table
from oubliette.kernel import Rule

LOSE: Final = "lose"  # take the loss, use no object


def lose_by_card(table: Table, player: Player, amount: int, card: str) -> Rule[None]:
    """A card costs hit points, unless the player uses a shield."""
    if amount > 0 and not (yield from shielded(table, player, amount, card)):
        lose(table, player, amount)
        check_deaths(table)


def both_lose_by_card(table: Table, drawer: Player, amount: int, card: str) -> Rule[None]:
    """The drawer decides on a shield first, then the opponent; then both lose together. [ruling.simultaneous_loss]"""
    hit: list[Player] = []
    for player in (drawer, table.opponent(drawer)):
        if not (yield from shielded(table, player, amount, card)):
            hit.append(player)
    for player in hit:
        lose(table, player, amount)
    check_deaths(table)


def shielded(table: Table, player: Player, amount: int, card: str) -> Rule[bool]:
    """A card is about to cost hit points: does the player use a shield?"""
    return reacts(table, player, "decide.shield", SHIELD, LOSE, {"amount": amount, "card": card})
