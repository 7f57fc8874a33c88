"""Game-master cards: legal targets and effects. Rulebook: game-master cards at any time, and their list."""

from __future__ import annotations

from typing import Final

from oubliette.games.dungeon_looters.belongings import lose_from_bag
from oubliette.games.dungeon_looters.chests import change_dd, chest_squares, full_chests, place_chest
from oubliette.games.dungeon_looters.choosing import BACK, choose_square
from oubliette.games.dungeon_looters.doors import lock_door, lockable_doors, locked_doors, unlock_doors
from oubliette.games.dungeon_looters.dungeon import EMPTY
from oubliette.games.dungeon_looters.entering import put
from oubliette.games.dungeon_looters.geometry import CELL_OF, NEXT_CELL, SIDES, SQUARE_CALLED, SQUARE_NAMES
from oubliette.games.dungeon_looters.inventory import least_valuable
from oubliette.games.dungeon_looters.mj_cards import (
    CHEST,
    CHEST_DD,
    DOORMAT_KEY,
    DRAUGHT,
    HOLE_IN_POCKET,
    LOCK_DOOR,
    MJ_CARDS,
    MOVE_MARKER,
    ROLL_MARKER,
    SECRET_PASSAGE,
    TAX_COLLECTOR,
    TEN_FOOT_POLE,
    TRAP,
    MjCard,
)
from oubliette.games.dungeon_looters.mj_deck import discard, from_hand, from_hand_face_down
from oubliette.games.dungeon_looters.rolling import add_marker
from oubliette.games.dungeon_looters.state import Looter, Table
from oubliette.games.dungeon_looters.traps import lay_trap, remove, reveal, room_for_a_trap, trap_squares
from oubliette.kernel import Ask, Rule, Value

PLAY: Final = "play"

_ON_SQUARES: Final = (CHEST, TRAP, SECRET_PASSAGE)  # the player names the room first, then the square
_WITHOUT_AIM: Final = (DRAUGHT, TAX_COLLECTOR)


# Aiming


def playable(table: Table, looter: Looter) -> list[str]:
    """The cards in his hand that have a legal target, each kind once. [cards.legal_only]"""
    return [card for card in dict.fromkeys(looter.cards) if has_target(table, looter, MJ_CARDS[card])]


def has_target(table: Table, looter: Looter, card: MjCard) -> bool:
    """Could he play it now?"""
    if card.effect == TRAP:
        return room_for_a_trap(table)
    if card.effect in _ON_SQUARES:
        return bool(target_squares(table, looter, card))
    return bool(target_names(table, looter, card))


def target_squares(table: Table, looter: Looter, card: MjCard) -> list[int]:
    """The legal squares of a card that is aimed at a square."""
    if card.effect == CHEST:
        return chest_squares(table)
    if card.effect == TRAP:
        return trap_squares(table)
    return passage_squares(table, looter)


def passage_squares(table: Table, looter: Looter) -> list[int]:
    """The free squares of the neighbouring rooms, with or without a door. [card.secret_passage]"""
    if not looter.on_board:
        return []
    cells = [NEXT_CELL[side][CELL_OF[looter.at]] for side in SIDES]
    return [
        square
        for cell in cells
        if cell >= 0 and table.dungeon.laid[cell] != EMPTY
        for square in table.free_squares(cell)
    ]


def target_names(table: Table, looter: Looter, card: MjCard) -> list[str]:
    """The legal targets of all other cards: doors, tokens, chests, or figures by archetype."""
    effect = card.effect
    if effect == LOCK_DOOR:
        return [table.dungeon.door_name(door) for door in lockable_doors(table)]
    if effect in (DOORMAT_KEY, DRAUGHT):
        return [table.dungeon.door_name(door) for door in locked_doors(table)]
    if effect == TEN_FOOT_POLE:
        return [SQUARE_NAMES[square] for square in table.traps]
    if effect == CHEST_DD:
        return [SQUARE_NAMES[square] for square in full_chests(table)]
    if effect == TAX_COLLECTOR:
        richest = richest_inside(table, looter)
        return [] if richest is None else [richest.archetype.id]
    return [other.archetype.id for other in table.looters if other.inside and (effect != HOLE_IN_POCKET or other.purse)]


def richest_inside(table: Table, looter: Looter) -> Looter | None:
    """The figure inside with the most valuable objects; of equals, the first clockwise, the card's player first.

    [card.tax_collector]
    """
    richest: Looter | None = None
    for other in [looter, *table.others(looter)]:
        if other.inside and other.loot and (richest is None or other.value > richest.value):
            richest = other
    return richest


# Playing from hand


def play_card(table: Table, looter: Looter, card: str) -> Rule[bool]:
    """Choose a target; the card takes effect at once. Returns False if he takes the card back.

    [cards.any_time] [cards.number] [ruling.card_count] [ruling.think_again]
    """
    row = MJ_CARDS[card]
    facts: dict[str, Value] = {"card": card}
    if row.effect in _ON_SQUARES:
        squares = target_squares(table, looter, row)
        square = yield from choose_square(looter.seat, "decide.card_target", squares, facts, or_back=True)
        if square < 0:
            return False
        target = SQUARE_NAMES[square]
    elif row.effect in _WITHOUT_AIM:
        target = ""
    else:
        names = [*target_names(table, looter, row), BACK]
        target = yield from Ask(looter.seat, "decide.card_target", names, facts)
        if target == BACK:
            return False
    if row.effect == TRAP:
        from_hand_face_down(looter, card)
        lay_trap(table, looter, card, SQUARE_CALLED[target], face_up=False)
        return True
    from_hand(looter, card)
    table.tell("cards.any_time", seat=looter.seat, card=card)
    if row.effect != CHEST:
        discard(table, card)  # [cards.discard]
    yield from take_effect(table, looter, row, target)
    return True


# What the cards do


def take_effect(table: Table, looter: Looter, card: MjCard, target: str) -> Rule[None]:
    """Apply a card to a square, a door or a figure, by name. Not for traps: see `lay_trap`."""
    effect = card.effect
    if effect == CHEST:
        place_chest(table, looter, card.id, SQUARE_CALLED[target])
    elif effect == LOCK_DOOR:
        lock_door(table, looter, target, "card.lock_door")
    elif effect == DOORMAT_KEY:
        unlock_doors(table, looter, [target])
    elif effect == DRAUGHT:
        unlock_doors(table, looter, target_names(table, looter, card))
    elif effect == TEN_FOOT_POLE:
        reveal(table, looter, SQUARE_CALLED[target], "ruling.pole_reveals")
        remove(table, SQUARE_CALLED[target])
    elif effect == SECRET_PASSAGE:
        table.tell("card.secret_passage", seat=looter.seat, square=target)
        yield from put(table, looter, SQUARE_CALLED[target])
    elif effect == CHEST_DD:
        change_dd(table, looter, SQUARE_CALLED[target], card.amount)
    elif effect == TAX_COLLECTOR:
        yield from collect_tax(table, looter)
    else:
        victim = table.playing(target)
        assert victim is not None, f"nobody plays the {target}"
        yield from strike(table, victim, card)


def strike(table: Table, victim: Looter, card: MjCard) -> Rule[None]:
    """The victim gets a marker or loses an object. [card.roll_marker] [card.move_marker] [card.least_valuable]"""
    if card.effect == ROLL_MARKER:
        victim.roll_marker = add_marker(victim.roll_marker, card.amount)
        table.tell("card.roll_marker", seat=victim.seat, amount=card.amount, marker=victim.roll_marker)
    elif card.effect == MOVE_MARKER:
        victim.move_marker = add_marker(victim.move_marker, card.amount)
        table.tell("card.move_marker", seat=victim.seat, amount=card.amount, marker=victim.move_marker)
    else:
        item = least_valuable(victim.purse)
        table.tell("card.least_valuable", seat=victim.seat, object=item.treasure.id)
        yield from lose_from_bag(table, victim, [item])


def collect_tax(table: Table, looter: Looter) -> Rule[None]:
    """The richest figure inside loses an object. [card.tax_collector]"""
    richest = richest_inside(table, looter)
    assert richest is not None, "somebody has something"
    item = least_valuable(richest.loot)
    table.tell("card.tax_collector", seat=richest.seat, object=item.treasure.id)
    yield from lose_from_bag(table, richest, [item])
