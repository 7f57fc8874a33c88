"""Traps among the monster cards. Rulebook, section 3."""

from __future__ import annotations

from oubliette.games.new_dungeon.board import BOARD
from oubliette.games.new_dungeon.cards import CAGE, CAGE_TURNS, SLIDE
from oubliette.games.new_dungeon.ending import tell_enough_gold
from oubliette.games.new_dungeon.knowledge import shown_all
from oubliette.games.new_dungeon.spaces import ROOM
from oubliette.games.new_dungeon.spells import carry
from oubliette.games.new_dungeon.state import Hero, Table, Turn
from oubliette.games.new_dungeon.surroundings import chambers
from oubliette.games.new_dungeon.treasures import take_all
from oubliette.kernel import Ask, Rule
from oubliette.kit.dice import roll


def spring(table: Table, turn: Turn, trap: str) -> Rule[bool]:
    """A trap catches the hero without a fight and is removed. Return True if he slid to another chamber.

    [trap.is_card] [ruling.trap_used_up]
    """
    space = turn.hero.at
    table.monsters[space] = table.monsters[space][1:]
    if trap == SLIDE:
        yield from slide(table, turn)
        return True
    assert trap == CAGE, f"no such trap: {trap}"
    yield from cage(table, turn.hero)
    return False


def slide(table: Table, turn: Turn) -> Rule[None]:
    """He takes the treasures here and slides to a chamber one level deeper. [trap.slide] [ruling.slide_arrival]"""
    hero = turn.hero
    before = hero.gold
    taken = yield from take_all(table, hero, hero.at)
    deeper = BOARD.spaces[hero.at].level + 1
    below = [BOARD.ids[chamber] for chamber in BOARD.chambers_on(deeper)]
    facts = chambers(table, hero, below)
    facts["level"] = deeper
    chamber = yield from Ask(hero.seat, "decide.slide_chamber", below, facts)
    carry(table, turn, BOARD.index[chamber])
    treasures = shown_all(table, taken)
    table.tell("trap.slide", seat=hero.seat, treasures=treasures, count=len(taken), space=chamber, level=deeper)
    tell_enough_gold(table, hero, before)


def cage(table: Table, hero: Hero) -> Rule[None]:
    """He loses turns by the die, then comes out with the treasure of the room. [trap.cage]"""
    die = yield from roll("roll.cage", facts={"seat": hero.seat})
    hero.caged = True
    hero.lost_turns += CAGE_TURNS[die]
    table.tell("trap.cage", seat=hero.seat, die=die, turns=CAGE_TURNS[die], space=BOARD.ids[hero.at])


def lose_turn(table: Table, hero: Hero) -> Rule[None]:
    """He skips this turn and owes one less; at the end of the last one he leaves the cage.

    [turn.lost_turns] [ruling.cage_timing]
    """
    hero.lost_turns -= 1
    table.tell("turn.lost_turns", seat=hero.seat, left=hero.lost_turns, caged=int(hero.caged))
    if hero.caged and hero.lost_turns == 0:
        hero.caged = False
        before = hero.gold
        # In a chamber there is nothing to take, and the next card is a living monster.
        taken = (yield from take_all(table, hero, hero.at)) if BOARD.spaces[hero.at].kind == ROOM else []
        table.tell("ruling.cage_timing", seat=hero.seat, treasures=shown_all(table, taken), count=len(taken))
        tell_enough_gold(table, hero, before)
