"""Fights, defeat and coming back. Rulebook: close combat."""

from __future__ import annotations

from typing import Final

from oubliette.games.dungeon_looters import sherpa as neutral
from oubliette.games.dungeon_looters.archetypes import BRIBE, SHERPA, TROPHIES
from oubliette.games.dungeon_looters.belongings import give_away, held, names_of, one_of, receive
from oubliette.games.dungeon_looters.choosing import choose_square
from oubliette.games.dungeon_looters.entering import put
from oubliette.games.dungeon_looters.geometry import NOWHERE, SQUARE_NAMES
from oubliette.games.dungeon_looters.inventory import most_valuable
from oubliette.games.dungeon_looters.knowledge import in_hands, show_all, show_bag, shown
from oubliette.games.dungeon_looters.numbers import NUMBERS
from oubliette.games.dungeon_looters.rolling import die, help_of, take_roll_marker
from oubliette.games.dungeon_looters.state import DEFEATED, NOBODY, ON_BOARD, Loot, Looter, Table, Turn
from oubliette.games.dungeon_looters.tiles import ROOMS
from oubliette.games.dungeon_looters.treasures import FIGHT, PURSE
from oubliette.kernel import Ask, Rule
from oubliette.kit.dice import roll

ATTACK: Final = "fight"
STAND: Final = "fight"  # offer no bribe
NOTHING: Final = "nothing"

_ALWAYS_LOSES: Final = 1  # face of the die


def targets(table: Table, looter: Looter) -> list[str]:
    """The archetypes that he can attack: all figures on adjacent squares. [fight.declare] [fight.target]"""
    beside = table.dungeon.beside(looter.at)
    found = [other.archetype.id for other in table.others(looter) if other.on_board and other.at in beside]
    if table.sherpa in beside:
        found.append(SHERPA)
    return found


def fight(table: Table, turn: Turn, target: str) -> Rule[None]:
    """Attack a figure, to the result. [fight.declare]"""
    attacker = turn.looter
    defender = table.playing(target)
    if defender is None:
        yield from fight_neutral_sherpa(table, turn)
        return
    table.tell("fight.declare", seat=attacker.seat, target=target)
    if defender.archetype.can(BRIBE) and defender.loot and (yield from bribe(table, attacker, defender)):
        return
    mine = fight_value(table, attacker)
    theirs = fight_value(table, defender)
    if (yield from wins(table, attacker, mine, defender, theirs)):
        yield from victory(table, attacker, defender)
    else:
        yield from victory(table, defender, attacker)


def fight_value(table: Table, looter: Looter) -> int:
    """The bonus on his dice. Markers and arrows last for one fight, with all its re-rolls.

    [fight.roll] [fight.modifiers_through_ties] [fight.arrows_used] [fight.respawn_sickness]
    """
    value = looter.archetype.fight + help_of(table, looter, FIGHT) + take_roll_marker(looter)
    value += NUMBERS.arrow_fight_malus * looter.arrows
    if looter.sick:
        value += NUMBERS.respawn_fight_malus
    looter.arrows = 0
    return value


def wins(table: Table, attacker: Looter, mine: int, defender: Looter | None, theirs: int) -> Rule[bool]:
    """Does the attacker win? The higher total wins; a 1 always loses; equal totals and double 1s are rolled again.

    [fight.roll] [fight.tie] [fight.one_loses] [dice.order] [ruling.double_one] [example.fight]
    """
    while True:
        face = yield from die(attacker, "roll.attacker")
        if defender is None:
            other = yield from roll("roll.defender")
        else:
            other = yield from die(defender, "roll.defender")
        table.tell(
            "fight.roll",
            seat=attacker.seat,
            target=SHERPA if defender is None else defender.archetype.id,
            face=face,
            total=face + mine,
            other_face=other,
            other_total=other + theirs,
        )
        if _ALWAYS_LOSES in (face, other):
            if face != other:
                table.tell("fight.one_loses")
                return other == _ALWAYS_LOSES
        elif face + mine != other + theirs:
            return face + mine > other + theirs
        table.tell("fight.tie")


def bribe(table: Table, attacker: Looter, merchant: Looter) -> Rule[bool]:
    """Before the dice the merchant may hand over an object to avoid the fight. Did he?

    [merchant.bribe] [ability.merchant_bribe]
    """
    options = [*names_of(merchant.loot), STAND]
    name = yield from Ask(merchant.seat, "decide.bribe", options, {"attacker_seat": attacker.seat})
    if name == STAND:
        return False
    item = held(merchant, name)
    give_away(merchant, item)
    given = in_hands(table, attacker, item)
    table.tell("merchant.bribe", seat=merchant.seat, attacker_seat=attacker.seat, object=shown(table, [given]))
    yield from receive(table, attacker, [given], merchant.seat)
    return True


def victory(table: Table, winner: Looter, loser: Looter) -> Rule[None]:
    """The winner takes an object, the barbarian a trophy; the loser leaves the board. [fight.spoils]"""
    if winner.archetype.can(TROPHIES):
        winner.trophies += 1
        table.tell("ability.barbarian_trophies", seat=winner.seat, count=winner.trophies)
    defeat(table, loser, winner.archetype.id)
    show_bag(table, loser, winner)
    spoils = yield from choose_spoils(winner, loser.archetype.id, loser.loot)
    if spoils:
        for item in spoils:
            give_away(loser, item)
        taken = [in_hands(table, winner, item) for item in spoils]
        table.tell("fight.spoils", seat=winner.seat, objects=shown(table, taken), count=len(taken))
        yield from receive(table, winner, taken, loser.seat)


def choose_spoils(winner: Looter, loser: str, loot: list[Loot]) -> Rule[list[Loot]]:
    """Ask the winner for one object, the purse with all its contents, or nothing. [fight.spoils] [fight.spoils_none]

    [inventory.purse_lost] [ruling.purse_spoils]
    """
    if not loot:
        return []
    purse = [item for item in loot if item.treasure.type == PURSE]
    options = [*names_of(loot), *([PURSE] if purse else []), NOTHING]
    answer = yield from Ask(winner.seat, "decide.spoils", options, {"loser": loser})
    if answer == NOTHING:
        return []
    if answer == PURSE:
        return purse
    return [one_of(loot, answer)]


def defeat(table: Table, loser: Looter, winner: str) -> None:
    """The loser is off the board until his next turn; effects of traps end. [fight.defeat] [fight.clears_traps]"""
    loser.state = DEFEATED
    loser.at = NOWHERE
    loser.in_bear_trap = False
    loser.in_pit = False
    loser.getting_free = False
    loser.climbing_out = False
    table.tell("fight.defeat", seat=loser.seat, winner=winner)


# The neutral sherpa


def fight_neutral_sherpa(table: Table, turn: Turn) -> Rule[None]:
    """Attack the neutral sherpa. A victory earns no trophy; after a defeat the sherpa takes an object."""
    attacker = turn.looter
    table.tell("fight.declare", seat=attacker.seat, target=SHERPA)
    mine = fight_value(table, attacker)
    if (yield from wins(table, attacker, mine, None, NUMBERS.neutral_sherpa_fight)):
        spoils = yield from choose_spoils(attacker, SHERPA, table.pack)
        table.pack = [item for item in table.pack if item not in spoils]
        yield from neutral.flee(table)
        if spoils:
            table.tell("fight.spoils", seat=attacker.seat, objects=shown(table, spoils), count=len(spoils))
            yield from receive(table, attacker, spoils, NOBODY)
        return
    if attacker.loot:
        item = most_valuable(attacker.loot)
        give_away(attacker, item)
        table.pack.append(show_all(table, item))
        table.tell("fight.neutral_sherpa_wins", seat=attacker.seat, object=item.treasure.id)
    defeat(table, attacker, SHERPA)


# Coming back


def respawn(table: Table, turn: Turn) -> Rule[None]:
    """He comes back at the start of his turn, on a free square of a border room. This counts as entering the room.

    [fight.respawn] [fight.respawn_none] [fight.respawn_sickness] [ruling.respawn_time] [ruling.respawn_malus]
    """
    looter = turn.looter
    squares = [square for cell in border_rooms(table) for square in table.free_squares(cell)]
    if not squares:
        table.tell("fight.respawn_none", seat=looter.seat)
        return
    square = yield from choose_square(looter.seat, "decide.choose_respawn", squares)
    looter.state = ON_BOARD
    looter.sick = True
    table.tell("fight.respawn", seat=looter.seat, square=SQUARE_NAMES[square])
    yield from put(table, looter, square)


def border_rooms(table: Table) -> list[int]:
    """The rooms for coming back: border rooms; with an option, only those with an outer door. [geometry.border_room]"""
    dungeon = table.dungeon
    if not table.house.respawn_at_outer_doors:
        return dungeon.border_rooms()
    return [cell for cell in dungeon.border_rooms() if ROOMS[dungeon.laid[cell]].outer]
