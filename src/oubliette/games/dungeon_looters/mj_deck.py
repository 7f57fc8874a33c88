"""The game-master deck: draws, cards face down in rooms, hands, discards. Rulebook, steps 1 and 2."""

from __future__ import annotations

from oubliette.games.dungeon_looters.geometry import CELL_NAMES
from oubliette.games.dungeon_looters.mj_cards import MJ_CARDS, TRAP
from oubliette.games.dungeon_looters.state import NO_CARD, Looter, Table
from oubliette.kernel import Rule, hidden
from oubliette.kit.deck import Deck


def left_to_draw(table: Table) -> int:
    """The number of cards in the newest deck, without those that lie in rooms."""
    newest = len(table.packs) - 1
    return len(table.packs[newest].cards) - table.lying.count(newest)


def make_sure(table: Table) -> bool:
    """Is there a card to draw? If the deck is empty, make a new one from the discards. [draw.reshuffle]"""
    if left_to_draw(table) == 0 and table.mj_discard:
        table.packs.append(Deck(table.mj_discard))
        table.mj_discard = []
        table.tell("draw.reshuffle", count=left_to_draw(table))
    return left_to_draw(table) > 0


def draw_card(table: Table, looter: Looter, prompt: str) -> Rule[str | None]:
    """Draw a card; None if deck and discards are empty."""
    if not make_sure(table):
        return None
    card: str = yield from table.packs[-1].draw(prompt, {"seat": looter.seat})
    return card


def lay_card(table: Table, cell: int) -> None:
    """Lay a card face down in a room. Nobody knows which, so it is drawn from its deck only later. [tile.mj_card]"""
    if make_sure(table):
        table.lying[cell] = len(table.packs) - 1


def take_lying_card(table: Table, looter: Looter, cell: int) -> Rule[None]:
    """The first player's figure to enter a room takes the card lying there. [tile.first_entry]"""
    if table.lying[cell] == NO_CARD:
        return
    pack = table.packs[table.lying[cell]]
    card = yield from pack.draw("draw.first_entry", {"seat": looter.seat})
    table.lying[cell] = NO_CARD
    to_hand(looter, card)
    table.tell("tile.first_entry", seat=looter.seat, room=CELL_NAMES[cell], card=hidden(card, looter.seat))


def to_hand(looter: Looter, card: str) -> None:
    """Add a card to his hand that nobody else saw."""
    looter.cards.append(card)
    looter.cards.sort()


def to_hand_openly(looter: Looter, card: str) -> None:
    """Add a card to his hand that everybody saw. [draw.keep]"""
    to_hand(looter, card)
    looter.seen.append(card)
    looter.seen.sort()


def from_hand(looter: Looter, card: str) -> None:
    """Take a card out of his hand, in the open. If others saw him take one like it, they take it for that one."""
    looter.cards.remove(card)
    if card in looter.seen:
        looter.seen.remove(card)


def from_hand_face_down(looter: Looter, card: str) -> None:
    """Take a trap out of his hand, face down. It may be any of the traps that others saw him take: forget these."""
    looter.cards.remove(card)
    looter.seen = [other for other in looter.seen if MJ_CARDS[other].effect != TRAP]


def discard(table: Table, card: str) -> None:
    """Discard a card. [cards.discard]"""
    table.mj_discard.append(card)
