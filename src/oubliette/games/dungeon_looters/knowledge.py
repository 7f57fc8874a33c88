"""Who knows what: hands, face-down tokens, and with closed inventories the objects too. Rulebook: hidden information.

With closed inventories everybody still sees how many objects of each type a figure carries. So everybody knows who has
a purse and who is overloaded, but not which objects these are and their values. [ruling.closed_inventories]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from oubliette.games.dungeon_looters.inventory import fits, tools
from oubliette.games.dungeon_looters.mj_cards import TRAPS
from oubliette.games.dungeon_looters.state import Loot, Looter, Table, Trap
from oubliette.games.dungeon_looters.treasures import TREASURES
from oubliette.kernel import SPECTATOR, Dealer, hidden
from oubliette.kernel.events import Fact

_TRIES: Final = 30  # deals of a bag, until one fits


def seats_in(table: Table, mask: int) -> list[int]:
    """The seats in a mask."""
    return [looter.seat for looter in table.looters if mask & looter.bit]


def knows(table: Table, seat: int, loot: Loot) -> bool:
    """May that seat, or the spectator, see this object? At the end everybody sees everything."""
    return table.over or bool(loot.known >> (len(table.looters) if seat == SPECTATOR else seat) & 1)


def knows_trap(table: Table, seat: int, trap: Trap) -> bool:
    """Does that seat know this token? A face-down one is known to its layer only. [trap.face_down]"""
    return table.over or trap.face_up or trap.layer == seat


def in_hands(table: Table, looter: Looter, loot: Loot) -> Loot:
    """The object, known to those who know it once he holds it."""
    if table.house.open_inventories:
        return loot.known_to(table.everybody)
    return loot.known_to(loot.known | looter.bit)


def shown(table: Table, items: Sequence[Loot]) -> Fact:
    """Objects as one fact of an event, visible to the seats that know all of them."""
    common = table.everybody
    for item in items:
        common &= item.known
    names = tuple([item.treasure.id for item in items])
    return names if common == table.everybody else hidden(names, *seats_in(table, common))


def show_all(table: Table, loot: Loot) -> Loot:
    """The object, known to everybody from now on."""
    return loot.known_to(table.everybody)


def show_bag(table: Table, owner: Looter, to: Looter) -> None:
    """Show a bag to the player who may choose from it. [ruling.chooser_looks]"""
    if all(item.known & to.bit for item in owner.loot):
        return
    owner.loot = [item.known_to(item.known | to.bit) for item in owner.loot]
    names = tuple([item.treasure.id for item in owner.loot])
    table.whisper((to.seat,), "ruling.chooser_looks", seat=to.seat, owner_seat=owner.seat, objects=names)


def show_tool(table: Table, looter: Looter, use: str) -> None:
    """Show everybody the tool that he uses. [ruling.used_is_shown]"""
    alike = tools(looter, use)
    if alike and all(item.known != table.everybody for item in alike):
        item = alike[0]
        looter.loot[looter.loot.index(item)] = show_all(table, item)
        table.tell("ruling.used_is_shown", seat=looter.seat, object=item.treasure.id)


# Dealing again what a seat cannot see


def imagine(table: Table, seat: int, dealer: Dealer) -> None:
    """Deal again what this seat does not see: tiles and cards in hands, face-down traps, objects in closed bags."""
    if table.over:
        return
    others = [looter for looter in table.looters if looter.seat != seat]
    table.tiles.deal_again(dealer, 0, [looter.tiles for looter in others])
    for looter in others:
        looter.tiles.sort()
    _deal_mj_cards(table, seat, others, dealer)
    if not table.house.open_inventories:
        _deal_objects(table, seat, others, dealer)


def _deal_mj_cards(table: Table, seat: int, others: Sequence[Looter], dealer: Dealer) -> None:
    """Deal cards again. Cards that everybody saw go to a hand stay there; a token stays some trap or decoy."""
    pool: list[str] = []
    for pack in table.packs:
        pool += pack.cards
    tokens = [trap for trap in table.traps.values() if not knows_trap(table, seat, trap)]
    pool += [trap.card for trap in tokens]
    for looter in others:
        pool += unseen(looter)
    pool.sort()
    for trap in tokens:
        trap.card = dealer.one_of([card for card in pool if card in TRAPS])
        pool.remove(trap.card)
    for looter in others:
        dealt = [dealer.take(pool) for _ in unseen(looter)]
        looter.cards[:] = sorted([*looter.seen, *dealt])
    for pack in table.packs:
        pack.cards[:] = sorted([dealer.take(pool) for _ in pack.cards])


def unseen(looter: Looter) -> list[str]:
    """The cards in his hand that nobody saw him take."""
    rest = looter.cards[:]
    for card in looter.seen:
        rest.remove(card)
    return rest


def _deal_objects(table: Table, seat: int, others: Sequence[Looter], dealer: Dealer) -> None:
    """Replace hidden objects by others of the same types that fit the bag."""
    for looter in others:
        hidden_places = [place for place, item in enumerate(looter.loot) if not knows(table, seat, item)]
        if hidden_places:
            for _ in range(_TRIES):
                if _dealt_anew(table, looter, hidden_places, dealer):
                    break


def _dealt_anew(table: Table, looter: Looter, places: Sequence[int], dealer: Dealer) -> bool:
    """Deal one bag again. If the objects do not fit, change nothing and return False."""
    pool = sorted([*table.treasures.cards, *[looter.loot[place].treasure.id for place in places]])
    bag = looter.loot[:]
    for place in places:
        item = bag[place]
        card = dealer.one_of([card for card in pool if TREASURES[card].type == item.treasure.type])
        pool.remove(card)
        bag[place] = Loot(TREASURES[card], item.known)
    if not fits(looter.archetype, bag):
        return False
    looter.loot[:] = bag
    table.treasures.cards[:] = pool
    return True
