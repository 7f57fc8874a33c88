"""Traps and decoys: laying, stepping on, disarming. Rulebook: traps."""

from __future__ import annotations

from typing import Final

from oubliette.games.dungeon_looters.archetypes import RECYCLER, VICIOUS
from oubliette.games.dungeon_looters.belongings import held, lose_from_bag, names_of
from oubliette.games.dungeon_looters.dungeon import EMPTY
from oubliette.games.dungeon_looters.geometry import SQUARE_NAMES, SQUARES_OF
from oubliette.games.dungeon_looters.mj_cards import ARROW, BEAR, DECOY, PIT
from oubliette.games.dungeon_looters.mj_deck import discard, to_hand_openly
from oubliette.games.dungeon_looters.numbers import NUMBERS
from oubliette.games.dungeon_looters.rolling import die, help_of, take_roll_marker
from oubliette.games.dungeon_looters.state import Loot, Looter, Table, Trap, Turn
from oubliette.games.dungeon_looters.tiles import ROOMS
from oubliette.games.dungeon_looters.treasures import DISARMING, HEAVY, MASSIVE
from oubliette.kernel import Ask, Rule, hidden

DISARM: Final = "disarm"


def trap_squares(table: Table) -> list[int]:
    """All squares for a trap: plain floor without figure and token. [trap.square]"""
    taken = {*table.traps, *table.figures()}
    return [
        SQUARES_OF[cell][local]
        for cell, number in enumerate(table.dungeon.laid)
        if number != EMPTY
        for local in ROOMS[number].plain
        if SQUARES_OF[cell][local] not in taken
    ]


def room_for_a_trap(table: Table) -> bool:
    """Is there a square for a trap? Every window calls this, so it stops at the first, mostly in the first room."""
    taken = {*table.traps, *table.figures()}
    for cell, number in enumerate(table.dungeon.laid):
        if number != EMPTY and any(SQUARES_OF[cell][local] not in taken for local in ROOMS[number].plain):
            return True
    return False


def lay_trap(table: Table, looter: Looter, card: str, square: int, *, face_up: bool) -> None:
    """Lay a trap or decoy: face down from the hand, face up from a face-up draw.

    [trap.lay] [trap.face_down] [ruling.trap_hidden] [ruling.trap_actions]
    """
    table.traps[square] = Trap(card, looter.seat, face_up)
    table.tell(
        "trap.lay",
        seat=looter.seat,
        square=SQUARE_NAMES[square],
        trap=card if face_up else hidden(card, looter.seat),
        face_up=int(face_up),
    )


def remove(table: Table, square: int) -> None:
    """Remove a token and discard its card. [trap.one_shot] [ruling.trap_one_shot]"""
    trap = table.traps.pop(square)
    discard(table, trap.card)


def reveal(table: Table, looter: Looter, square: int, slug: str) -> Trap:
    """Turn a token face up."""
    trap = table.traps[square]
    trap.face_up = True
    table.tell(slug, seat=looter.seat, trap=trap.card, square=SQUARE_NAMES[square], layer_seat=trap.layer)
    return trap


# Stepping on it


def spring(table: Table, turn: Turn, square: int) -> Rule[bool]:
    """A figure steps on a token, even its own. Returns whether it may roll away. [trap.trigger] [trap.own]"""
    looter = turn.looter
    trap = reveal(table, looter, square, "trap.trigger")
    if trap.card == DECOY:
        remove(table, square)
        table.tell("trap.decoy", seat=looter.seat)
        return False
    if (yield from dodge(table, turn)):
        if not table.house.traps_stay:
            remove(table, square)
        return minor_effect(table, turn, trap.card)
    remove(table, square)
    yield from major_effect(table, looter, trap)
    if trap.card != ARROW:
        turn.stopped = True
    return False


def dodge(table: Table, turn: Turn) -> Rule[bool]:
    """Does his total exceed the difficulty? A sprint lowers it. [trap.dodge] [example.dodge] [example.dodge_sprint]"""
    looter = turn.looter
    face = yield from die(looter, "roll.dodge")
    total = face + looter.archetype.dexterity + (NUMBERS.sprint_dodge_malus if turn.sprinting else 0)
    dodged = total > NUMBERS.trap_dd
    table.tell("trap.dodge", seat=looter.seat, face=face, total=total, dd=NUMBERS.trap_dd, dodged=int(dodged))
    return dodged


def minor_effect(table: Table, turn: Turn, card: str) -> bool:
    """Resolve a dodged trap. Returns whether he may roll away. [trap.bear_minor] [trap.pit_minor] [trap.arrow_minor]"""
    if card == BEAR:
        turn.points = max(0, turn.points - 1)
        table.tell("trap.bear_minor", seat=turn.looter.seat)
    elif card == PIT:
        table.tell("trap.pit_minor", seat=turn.looter.seat)
    return card == ARROW


def major_effect(table: Table, looter: Looter, trap: Trap) -> Rule[None]:
    """Apply a trap that he did not dodge or disarm. [trap.bear_major] [trap.pit_major] [trap.arrow_major]"""
    if trap.card == BEAR:
        looter.in_bear_trap = True
        table.tell("trap.bear_major", seat=looter.seat)
    elif trap.card == PIT:
        looter.in_pit = True
        table.tell("trap.pit_major", seat=looter.seat, weighty=len(weighty_things(looter)))
        yield from sacrifice(table, looter)
    else:
        looter.arrows = min(NUMBERS.arrow_max, looter.arrows + 1)
        table.tell("trap.arrow_major", seat=looter.seat, arrows=looter.arrows)
    layer = table.looters[trap.layer]
    if layer is not looter and layer.archetype.can(VICIOUS):
        layer.bounties += 1
        table.tell("ability.goblin_vicious", seat=layer.seat, count=layer.bounties)


def weighty_things(looter: Looter) -> list[Loot]:
    """The objects that a pit can keep."""
    return [item for item in looter.loot if item.treasure.type in (HEAVY, MASSIVE)]


def sacrifice(table: Table, looter: Looter) -> Rule[None]:
    """He loses one heavy or massive object, if he has one. [trap.pit_major] [ruling.pit_no_heavy]"""
    weighty = weighty_things(looter)
    if weighty:
        name = yield from Ask(looter.seat, "decide.pit_sacrifice", names_of(weighty))
        yield from lose_from_bag(table, looter, [held(looter, name)])


# Disarming


def traps_beside(table: Table, looter: Looter) -> list[int]:
    """The tokens that he can disarm: adjacent ones, not one on his own square. [trap.disarm]"""
    if not looter.archetype.disarm:
        return []
    return [square for square in table.dungeon.beside(looter.at) if square in table.traps]


def disarm(table: Table, turn: Turn, square: int) -> Rule[None]:
    """A die plus the skill. The token always leaves the board; on a failure the trap may backfire.

    [trap.disarm] [trap.disarm_fail] [trap.disarm_decoy] [example.disarm]
    """
    looter = turn.looter
    added = looter.archetype.disarm + help_of(table, looter, DISARMING) + take_roll_marker(looter)
    face = yield from die(looter, "roll.disarm")
    trap = reveal(table, looter, square, "ruling.disarm_reveals")
    done = face + added > NUMBERS.trap_dd
    slug = "trap.disarm" if done else "trap.disarm_decoy" if trap.card == DECOY else "trap.disarm_fail"
    table.tell(slug, seat=looter.seat, trap=trap.card, face=face, total=face + added, dd=NUMBERS.trap_dd)
    if done and looter.archetype.can(RECYCLER):
        del table.traps[square]
        to_hand_openly(looter, trap.card)  # [ability.goblin_recycler]
        table.tell("ability.goblin_recycler", seat=looter.seat, trap=trap.card)
        return
    remove(table, square)
    if not done and trap.card != DECOY:
        yield from backfire(table, turn, trap)


def backfire(table: Table, turn: Turn, trap: Trap) -> Rule[None]:
    """On a 1 or 2 he suffers the major effect; a bear trap or a pit also ends his moving this turn.

    [trap.disarm_fail] [trap.disarm_major_move] [ruling.disarm_away]
    """
    looter = turn.looter
    face = yield from die(looter, "roll.backfire")
    if face > NUMBERS.disarm_backfire_max:
        table.tell("ruling.disarm_away", seat=looter.seat, face=face)
        return
    table.tell("trap.disarm_major_move", seat=looter.seat, face=face, trap=trap.card, moved=int(turn.moved))
    yield from major_effect(table, looter, trap)
    if trap.card in (BEAR, PIT):
        turn.may_move = False
