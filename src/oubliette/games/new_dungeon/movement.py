"""Moving, space by space. Rulebook, section 4."""

from __future__ import annotations

from typing import Final

from oubliette.games.new_dungeon.belongings import holds, secret_bonus, show_move_marks
from oubliette.games.new_dungeon.board import BOARD, MAIN
from oubliette.games.new_dungeon.combat import cast_from_outside, choose_mode, needed_by, take_the_loot
from oubliette.games.new_dungeon.healing import DRINK, can_drink, drink, stand_on
from oubliette.games.new_dungeon.looking import look_behind_door
from oubliette.games.new_dungeon.secret_doors import (
    go_through,
    has_door_card,
    needs_no_roll,
    say_why_no_roll,
    show_door_card,
    try_door,
)
from oubliette.games.new_dungeon.spaces import CHAMBER, DOOR, NOWHERE, ROOM, Link
from oubliette.games.new_dungeon.spells import (
    attack_magic,
    may_attack,
    may_teleport,
    resupply,
    spell_row,
    teleport_targets,
    teleport_to,
)
from oubliette.games.new_dungeon.state import FACE_DOWN, Hero, Table, Turn
from oubliette.games.new_dungeon.surroundings import around, chambers, known_guard, needed_by_spell
from oubliette.games.new_dungeon.treasures import free_treasures, offers, pick_up
from oubliette.kernel import Ask, Rule, Value

STOP: Final = "stop"
STAY: Final = "stay"
GO_IN: Final = "go_in"
# The first words of the other options on the way.
TRY: Final = "secret_try"
LOOK: Final = "esp"
CAST: Final = "cast"
TELEPORT: Final = "teleport"
PICK_UP: Final = "pick_up"


def move(table: Table, turn: Turn) -> Rule[None]:
    """The hero walks up to his allowance, in any direction, until he stops or meets a monster.

    [move.allowance] [move.links] [move.monster_stops] [move.leave_any_exit]
    """
    hero = turn.hero
    while not turn.over and not turn.entered:
        always = turn.left == 0 and (could_cast(table, turn) or could_teleport(table, turn))
        answer = yield from ask_way(table, turn, ways_on(table, turn), always)
        if answer == STOP:
            break
        yield from take_way(table, turn, answer)
    if not turn.over and hero.at == MAIN:
        yield from resupply(table, hero)


def after_chamber_teleport(table: Table, turn: Turn) -> Rule[None]:
    """After a chamber's teleport he may not walk, but may look and cast next door, as at the end of a move.

    [ruling.chamber_teleport] [ruling.cast_reach] [ruling.look_needs_no_movement]
    """
    turn.left = 0
    while not turn.over and not turn.entered:
        ways = [way for way in ways_on(table, turn) if isinstance(way, tuple) and way[0] in (LOOK, CAST)]
        answer = yield from ask_way(table, turn, [*ways, STOP], could_cast(table, turn))
        if answer == STOP:
            break
        yield from take_way(table, turn, answer)


def ask_way(table: Table, turn: Turn, ways: list[Value], always: bool) -> Rule[Value]:
    """Ask for a step. With `always`, ask even if he can only stop: a missing question would tell what he holds."""
    seat, facts = turn.hero.seat, step_facts(table, turn)
    if always:
        return (yield from Ask(seat, "decide.step", ways, facts).always())
    return (yield from Ask(seat, "decide.step", ways, facts))


def ways_on(table: Table, turn: Turn) -> list[Value]:
    """The spaces he can enter next, the other things he can do on the way, and stopping."""
    hero = turn.hero
    ways: list[Value] = []
    others: list[Value] = []
    magic = attack_magic(table, turn)  # also with no movement left [ruling.cast_reach]
    sees = holds(hero, "esp")
    for link in BOARD.links[hero.at]:
        space = BOARD.ids[link.to]
        if turn.left > 0:  # a try at a secret door needs movement, too [ruling.secret_no_allowance]
            if not link.secret or needs_no_roll(turn, link):
                ways.append(space)
            else:
                others.append((TRY, space))
        if sees and can_look(table, turn, link):
            others.append((LOOK, space))
        if magic and can_cast_over(table, hero, link):
            others += [(CAST, spell, space) for spell in magic]
    ways += others
    ways += [(TELEPORT, chamber) for chamber in teleport_targets(table, turn)]
    unguarded = free_treasures(table, hero.at)
    if unguarded:
        ways += [(PICK_UP, name) for name in offers(table, hero, unguarded)]
    if can_drink(hero):
        ways.append(DRINK)
    ways.append(STOP)
    return ways


def can_look(table: Table, turn: Turn, link: Link) -> bool:
    """May the medallion show this room's monster? It works through doors, and through secret doors with the card.

    [ruling.esp_scope] [ruling.look_needs_no_movement]
    """
    if BOARD.spaces[link.to].kind != ROOM or not table.monsters[link.to] or link.to in turn.looked:
        return False
    if table.house.memory_aid and table.monsters[link.to][0] != FACE_DOWN:
        return False  # everybody knows the monster
    return link.kind == DOOR or has_door_card(turn.hero)


def can_cast_over(table: Table, hero: Hero, link: Link) -> bool:
    """Can a spell reach a monster there? Secret doors need the card. [ruling.cast_reach] [spell.from_outside]"""
    return bool(table.monsters[link.to]) and (not link.secret or has_door_card(hero))


def could_cast(table: Table, turn: Turn) -> bool:
    """From what the others know, could he have a spell that reaches a monster from here? [ruling.asked_at_the_end]"""
    hero = turn.hero
    if not hero.spells or not may_attack(table, turn):
        return False
    over_secret_doors = bool(hero.treasures) if table.house.hidden_treasures else has_door_card(hero)
    links = BOARD.links[hero.at] if over_secret_doors else BOARD.free[hero.at]
    return any(table.monsters[link.to] for link in links)


def could_teleport(table: Table, turn: Turn) -> bool:
    """From what the others know, could he have a Teleport to cast here? [ruling.asked_at_the_end]"""
    hero = turn.hero
    return bool(hero.spells) and BOARD.spaces[hero.at].kind == CHAMBER and may_teleport(table, turn)


def take_way(table: Table, turn: Turn, answer: Value) -> Rule[None]:
    """Do what was chosen on the way."""
    hero = turn.hero
    if isinstance(answer, str):
        if answer == DRINK:
            drink(table, hero)
        else:
            link = link_to(hero, answer)
            if link.secret:
                say_why_no_roll(table, turn, link)
            yield from step(table, turn, link)
        return
    assert isinstance(answer, tuple)
    if answer[0] == TRY:
        link = link_to(hero, answer[1])
        if (yield from try_door(table, turn, link)):
            yield from through_the_found_door(table, turn, link)
    elif answer[0] == LOOK:
        link = link_to(hero, answer[1])
        turn.looked.append(link.to)
        yield from look_behind_door(table, hero, link.to, link.secret)
    elif answer[0] == CAST:
        yield from cast_and_enter(table, turn, answer[1], link_to(hero, answer[2]))
    elif answer[0] == TELEPORT:
        teleport_to(table, turn, BOARD.index[answer[1]])
    else:
        assert answer[0] == PICK_UP
        yield from pick_up(table, hero, answer[1])


def link_to(hero: Hero, space: str) -> Link:
    """The link to a space next to him."""
    link = BOARD.link(hero.at, BOARD.index[space])
    assert link is not None, f"no way leads from {BOARD.ids[hero.at]} to {space}"
    return link


def step(table: Table, turn: Turn, link: Link) -> Rule[None]:
    """Every space costs 1, a door nothing. A monster stops the move; a cleared room does not.

    [move.cost] [move.monster_stops] [move.cleared_free] [move.sharing]
    """
    hero = turn.hero
    turn.left -= 1
    if turn.allowance - turn.left > hero.kind.move:
        show_move_marks(table, turn)
    walk(table, hero, link)
    turn.first_step = False
    turn.found_door = NOWHERE  # he forgets it when he leaves the space [ruling.third_failure_count]
    if table.monsters[hero.at]:
        turn.entered = True
        if BOARD.spaces[hero.at].kind == CHAMBER:
            yield from teleport_away(table, turn)


def walk(table: Table, hero: Hero, link: Link) -> None:
    """Put the hero on the space behind a link."""
    if link.secret:
        go_through(table, hero, link)
    hero.put(link.to, hero.at)
    table.tell("move.cost", seat=hero.seat, space=BOARD.ids[link.to])
    stand_on(table, hero)


def through_the_found_door(table: Table, turn: Turn, link: Link) -> Rule[None]:
    """A caster who has just found a secret door may cast through it instead of going in. [ruling.cast_reach]"""
    if table.monsters[link.to]:
        magic = attack_magic(table, turn)
        facts: dict[str, Value] = {"space": BOARD.ids[link.to], "monster": known_guard(table, link.to)}
        facts.update(needed_by(table, turn.hero, link.to, magic))
        answer = yield from choose_mode(table, turn, [GO_IN, *magic], facts)
        if answer != GO_IN:
            yield from cast_and_enter(table, turn, answer, link)
            return
    yield from step(table, turn, link)


def cast_and_enter(table: Table, turn: Turn, spell: str, link: Link) -> Rule[None]:
    """A spell from outside is the fight of this turn. If it kills, he may go in, which costs a point of movement.

    If he has none left he stays out, and may go in on a later turn.

    [spell.from_outside] [spell.outside_win] [ruling.enter_after_spell] [ruling.cast_reach]
    [ruling.elsewhere_is_a_fight]
    """
    hero = turn.hero
    if link.secret and has_door_card(hero):
        show_door_card(table, hero)
    if (yield from cast_from_outside(table, turn, spell, link.to)):
        facts: dict[str, Value] = {"space": BOARD.ids[link.to]}
        if turn.left == 0:
            table.tell("ruling.cast_reach", seat=hero.seat, space=BOARD.ids[link.to])
        elif (yield from Ask(hero.seat, "decide.enter_after_spell", (GO_IN, STAY), facts)) == GO_IN:
            walk(table, hero, link)
            yield from take_the_loot(table, hero)
    turn.acted = True
    turn.over = True


def teleport_away(table: Table, turn: Turn) -> Rule[None]:
    """He walked into a chamber: before the fight he may cast Teleport.

    [ruling.teleport_timing] [spell.teleport_monsters]
    """
    targets = teleport_targets(table, turn)
    hero = turn.hero
    if could_teleport(table, turn):  # always ask: a missing question would tell that he has none
        facts = chambers(table, hero, targets)
        answer = yield from Ask(hero.seat, "decide.teleport_spell", [STAY, *targets], facts).always()
        if answer != STAY:
            teleport_to(table, turn, BOARD.index[answer])


def step_facts(table: Table, turn: Turn) -> dict[str, Value]:
    """Where the hero is, how far he can go, and what he knows about the spaces around him."""
    hero = turn.hero
    facts = around(table, hero)
    facts["left"] = turn.left
    if table.log is not None:
        facts["door"] = hero.kind.secret_door + secret_bonus(hero)
        facts.update(chambers(table, hero, teleport_targets(table, turn)))
        for name in attack_magic(table, turn):
            for link in BOARD.links[hero.at]:
                facts[f"{BOARD.ids[link.to]}_{spell_row(name).id}"] = needed_by_spell(table, name, link.to)
    return facts
