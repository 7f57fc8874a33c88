"""Step 2: draw a game-master card face up. Rulebook, section 2 of the turn."""

from __future__ import annotations

from oubliette.games.dungeon_looters.cards import take_effect, target_names, target_squares
from oubliette.games.dungeon_looters.choosing import choose_square
from oubliette.games.dungeon_looters.geometry import SQUARE_NAMES
from oubliette.games.dungeon_looters.mj_cards import (
    CHEST,
    CHEST_DD,
    DRAUGHT,
    HOLE_IN_POCKET,
    MJ_CARDS,
    TAX_COLLECTOR,
    TRAP,
    MjCard,
)
from oubliette.games.dungeon_looters.mj_deck import discard, draw_card, to_hand_openly
from oubliette.games.dungeon_looters.state import Looter, Table
from oubliette.games.dungeon_looters.traps import lay_trap
from oubliette.kernel import Ask, Rule, Value


def draw_face_up(table: Table, looter: Looter) -> Rule[None]:
    """Draw a card in the open. Keep it if it says so, otherwise apply it at once, good or bad.

    [draw.face_up] [draw.keep] [draw.mandatory]
    """
    card = yield from draw_card(table, looter, "draw.mj_card")
    if card is None:
        return
    row = MJ_CARDS[card]
    if row.keep:
        to_hand_openly(looter, card)
        table.tell("draw.keep", seat=looter.seat, card=card)
        return
    table.tell("draw.face_up", seat=looter.seat, card=card)
    yield from apply(table, looter, row)


def apply(table: Table, looter: Looter, card: MjCard) -> Rule[None]:
    """Apply a card; the drawer makes its choices. A card without a target does nothing. [draw.mandatory]"""
    facts: dict[str, Value] = {"card": card.id}
    if card.effect in (CHEST, TRAP):
        squares = target_squares(table, looter, card)
        if not squares:
            fizzle(table, looter, card)
            return
        square = yield from choose_square(looter.seat, "decide.apply_face_up", squares, facts)
        if card.effect == TRAP:
            lay_trap(table, looter, card.id, square, face_up=True)
        else:
            yield from take_effect(table, looter, card, SQUARE_NAMES[square])
        return
    targets = face_up_targets(table, looter, card)
    if not targets:
        fizzle(table, looter, card)
        return
    target = targets[0]
    if card.effect == CHEST_DD:
        target = yield from Ask(looter.seat, "decide.apply_face_up", targets, facts)
    discard(table, card.id)
    yield from take_effect(table, looter, card, target)


def face_up_targets(table: Table, looter: Looter, card: MjCard) -> list[str]:
    """The targets of a drawn card. Cards aimed at figures hit the drawer himself. [draw.self_target]

    [ruling.face_up_targets]
    """
    if card.effect in (CHEST_DD, DRAUGHT, TAX_COLLECTOR):
        return target_names(table, looter, card)
    if not looter.inside or (card.effect == HOLE_IN_POCKET and not looter.purse):
        return []
    return [looter.archetype.id]


def fizzle(table: Table, looter: Looter, card: MjCard) -> None:
    """Discard a card that has no target. [draw.mandatory]"""
    discard(table, card.id)
    table.tell("draw.mandatory", seat=looter.seat, card=card.id)
