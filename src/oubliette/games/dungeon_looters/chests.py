"""Chests: placing, opening, drawing treasures. Rulebook: placing chests, assaulting chests."""

from __future__ import annotations

from typing import Final

from oubliette.games.dungeon_looters.archetypes import NOSE, RUMMAGER
from oubliette.games.dungeon_looters.belongings import leave_behind, receive
from oubliette.games.dungeon_looters.dungeon import EMPTY
from oubliette.games.dungeon_looters.geometry import CELL_OF, SQUARE_NAMES, SQUARES_OF
from oubliette.games.dungeon_looters.inventory import most_valuable
from oubliette.games.dungeon_looters.knowledge import in_hands, shown
from oubliette.games.dungeon_looters.mj_cards import MJ_CARDS
from oubliette.games.dungeon_looters.mj_deck import discard
from oubliette.games.dungeon_looters.numbers import NUMBERS
from oubliette.games.dungeon_looters.rolling import die, force_up, help_of, take_roll_marker
from oubliette.games.dungeon_looters.state import BLACK, RED, Chest, Loot, Looter, Table
from oubliette.games.dungeon_looters.tiles import ROOMS
from oubliette.games.dungeon_looters.treasures import FORCING, PICKING, TREASURES
from oubliette.kernel import Ask, Rule

PICK_CHEST: Final = "pick_chest"
FORCE_CHEST: Final = "force_chest"

_ALWAYS_FAILS: Final = 1  # face of the die


# Placing


def chest_squares(table: Table) -> list[int]:
    """Blackened squares that never had a chest and have no figure, in rooms without a player's figure.

    [chest.blackened_only] [chest.empty_room] [chest.unlinked_rooms] [chest.supply] [ruling.adventurer]
    """
    if len(table.chests) >= table.house.chest_supply:
        return []
    explorers = table.explorers()
    return [
        SQUARES_OF[cell][local]
        for cell, number in enumerate(table.dungeon.laid)
        if number != EMPTY and cell not in explorers
        for local in ROOMS[number].blackened
        if SQUARES_OF[cell][local] not in table.chests and SQUARES_OF[cell][local] != table.sherpa
    ]


def place_chest(table: Table, looter: Looter, card: str, square: int) -> None:
    """Place a chest; its card gives difficulty and number of treasures. [chest.place_by_card] [chest.card_data]"""
    row = MJ_CARDS[card]
    table.chests[square] = Chest(card, row.dd, row.treasures, looter.seat)
    table.tell(
        "chest.place_by_card",
        seat=looter.seat,
        chest=card,
        square=SQUARE_NAMES[square],
        dd=row.dd,
        treasures=row.treasures,
    )


def full_chests(table: Table) -> list[int]:
    """The squares of yellow and red chests."""
    return [square for square, chest in table.chests.items() if chest.full]


def change_dd(table: Table, looter: Looter, square: int, amount: int) -> None:
    """Change a chest's difficulty for good, within limits. [card.chest_dd_change]"""
    chest = table.chests[square]
    chest.dd = max(NUMBERS.chest_dd_min, min(NUMBERS.chest_dd_max, chest.dd + amount))
    table.tell("card.chest_dd_change", seat=looter.seat, square=SQUARE_NAMES[square], dd=chest.dd)


# Opening


def chests_beside(table: Table, looter: Looter) -> list[int]:
    """The chests next to him in the same room. [chest.reach]"""
    cell = CELL_OF[looter.at]
    return [square for square in table.dungeon.beside(looter.at) if square in table.chests and CELL_OF[square] == cell]


def can_pick(looter: Looter, chest: Chest) -> bool:
    """He needs the skill, and the lock must not be broken. [chest.pick] [chest.pick_one]"""
    return chest.full and looter.archetype.unlocking and not chest.lock_broken


def pick_chest(table: Table, looter: Looter, square: int) -> Rule[None]:
    """A die plus reflexes against the difficulty. A 1 breaks the lock; any failure turns the marker red.

    [chest.pick] [chest.pick_one] [chest.pick_retry] [chest.colours] [ruling.pick_stat] [ruling.red_chest]
    [example.pick_one]
    """
    chest = table.chests[square]
    added = looter.archetype.reflexes + help_of(table, looter, PICKING) + take_roll_marker(looter)
    face = yield from die(looter, "roll.pick_chest")
    name, total = SQUARE_NAMES[square], face + added
    if face != _ALWAYS_FAILS and total >= chest.dd:
        table.tell("chest.pick", seat=looter.seat, chest=name, face=face, total=total, dd=chest.dd)
        yield from empty(table, looter, square, 0, picked=True)
        return
    chest.colour = RED
    if face == _ALWAYS_FAILS:
        chest.lock_broken = True
        table.tell("chest.pick_one", seat=looter.seat, chest=name)
    else:
        table.tell("chest.pick_retry", seat=looter.seat, chest=name, face=face, total=total, dd=chest.dd)


def force_chest(table: Table, looter: Looter, square: int) -> Rule[None]:
    """Force above the difficulty opens a chest at once. Other figures add dice; any excess breaks treasures.

    [chest.force_auto] [chest.force_roll] [chest.force_fail] [chest.force_loss] [ruling.force_auto_loss]
    [example.barbarian_chest]
    """
    chest = table.chests[square]
    if looter.archetype.force > chest.dd:
        table.tell("chest.force_auto", seat=looter.seat, chest=SQUARE_NAMES[square], dd=chest.dd)
        yield from empty(table, looter, square, 0, picked=False)
        return
    start = looter.archetype.forcing + help_of(table, looter, FORCING) + take_roll_marker(looter)
    total = yield from force_up(looter, "roll.force_chest", start, chest.dd)
    if total < chest.dd:
        table.tell("chest.force_fail", seat=looter.seat, chest=SQUARE_NAMES[square], total=total, dd=chest.dd)
        return
    table.tell(
        "chest.force_roll",
        seat=looter.seat,
        chest=SQUARE_NAMES[square],
        total=total,
        dd=chest.dd,
        broken=min(total - chest.dd, chest.treasures),
    )
    yield from empty(table, looter, square, total - chest.dd, picked=False)


def empty(table: Table, looter: Looter, square: int, destroyed: int, *, picked: bool) -> Rule[None]:
    """The chest turns black; he gets the treasures that are not destroyed. [chest.draw_treasures] [chest.emptied]

    [chest.force_all_lost]
    """
    chest = table.chests[square]
    count = max(0, chest.treasures - destroyed)
    tidied = chest.tidied
    chest.colour = BLACK
    chest.tidied = []
    if chest.card:
        discard(table, chest.card)
        chest.card = ""
    if tidied:
        drawn = unbroken(table, tidied, destroyed)
    else:
        drawn = yield from draw_treasures(table, looter, count, picked=picked)
    if drawn:
        table.tell("chest.draw_treasures", seat=looter.seat, objects=shown(table, drawn), count=len(drawn))
        yield from receive(table, looter, drawn)
    elif count == 0:
        table.tell("chest.force_all_lost", seat=looter.seat, chest=SQUARE_NAMES[square])
    else:  # no treasure card is left
        table.tell("chest.treasure_reshuffle", seat=looter.seat, chest=SQUARE_NAMES[square])


def unbroken(table: Table, tidied: list[Loot], destroyed: int) -> list[Loot]:
    """What is left of the troll's objects: the most valuable break first. [troll.tidy]"""
    rest = tidied[:]
    broken: list[Loot] = []
    while rest and len(broken) < destroyed:
        item = most_valuable(rest)
        rest = [other for other in rest if other is not item]
        broken.append(item)
    leave_behind(table, broken)
    return rest


def draw_treasures(table: Table, looter: Looter, count: int, *, picked: bool) -> Rule[list[Loot]]:
    """Draw treasures. The goblin draws one more if he picked the lock; the dwarf draws one more and throws one away.

    [ability.goblin_rummager] [ability.dwarf_nose] [chest.treasure_reshuffle] [ruling.coffer_number]
    """
    sniffs = count > 0 and looter.archetype.can(NOSE)
    wanted = count + int(sniffs or (picked and looter.archetype.can(RUMMAGER)))
    drawn: list[Loot] = []
    while len(drawn) < wanted:
        card = yield from table.treasures.draw_or_reshuffle("draw.treasure", {"seat": looter.seat})
        if card is None:
            break
        drawn.append(in_hands(table, looter, Loot(TREASURES[card], 0)))
    if sniffs and len(drawn) > count:
        yield from sniff(table, looter, drawn)
    return drawn


def sniff(table: Table, looter: Looter, drawn: list[Loot]) -> Rule[None]:
    """The dwarf throws one of the drawn treasures away. [ability.dwarf_nose]"""
    names = list(dict.fromkeys([item.treasure.id for item in drawn]))
    name = yield from Ask(looter.seat, "decide.dwarf_discard", names)
    item = next(item for item in drawn if item.treasure.id == name)
    drawn.remove(item)
    table.treasures.discards.append(item.treasure.id)
    table.tell("ability.dwarf_nose", seat=looter.seat, object=name)
