"""Who knows what: only the objects in hand are hidden. Rulebook: hidden information."""

from __future__ import annotations

from oubliette.games.dungeon_pen.cards import FATRAS
from oubliette.games.dungeon_pen.state import Player, Table
from oubliette.kernel import Dealer


def knows_objects(table: Table, seat: int, player: Player) -> bool:
    """May that seat, or the spectator, see a player's objects? [hidden.objects] [ruling.object_hidden]"""
    return table.house.open_hands or seat == player.seat


def imagine(table: Table, seat: int, dealer: Dealer) -> None:
    """Deal the hidden objects again, from all objects that the seat does not see. Other cards are never in a hand."""
    deck = table.fatras
    hidden = [player for player in table.players if not knows_objects(table, seat, player)]
    pool = deck.cards[:]
    for player in hidden:
        pool += player.objects
    objects = sorted([card for card in pool if FATRAS[card].is_object])
    for player in hidden:
        player.objects[:] = sorted([dealer.take(objects) for _ in player.objects])
    deck.cards[:] = sorted([*[card for card in pool if not FATRAS[card].is_object], *objects])
