"""The exploration phase: room after room, from the Entrance to the Exit."""

from __future__ import annotations

from typing import Final

from oubliette.games.mini_rogue import rooms
from oubliette.games.mini_rogue.belongings import RAVEN, drop_object
from oubliette.games.mini_rogue.cards import ROOMS
from oubliette.games.mini_rogue.coop import trade
from oubliette.games.mini_rogue.descent import fall
from oubliette.games.mini_rogue.exploration_skills import can_use, use
from oubliette.games.mini_rogue.grid import hidden_cells, reveal, reveal_next, reveal_up_to, ways_on
from oubliette.games.mini_rogue.potions import has_cure, offer
from oubliette.games.mini_rogue.skills import SKILLS
from oubliette.games.mini_rogue.state import ENTRANCE, EXIT, EXIT_CELL, MOVE, ROOM, Hero, Table
from oubliette.games.mini_rogue.stats import refresh
from oubliette.kernel import HIDDEN, Rule, Value

RESOLVE: Final = "resolve"
SKILL: Final = "skill"
SCOUT: Final = "scout"
GO_ON: Final = "go_on"
REFRESHING: Final = ("rest", "seer")  # rooms that turn the Character card face up


def resolve_rooms(table: Table) -> Rule[None]:
    """Everybody resolves the room under their token; two in one room resolve it together. [coop.start_together]

    [explore.reveal_and_resolve_current_room]
    [coop.alone_resolves_alone] [coop.same_room_leader_first] [coop.may_split_up]
    """
    party = table.party()
    if len(party) == 1 or party[0].at == party[1].at:
        resolved = yield from visit(table, party)
    else:
        for hero in party:
            yield from visit(table, [hero])
        resolved = []
    table.hand = None
    if table.falling:
        fall(table)
        return
    if len(resolved) > 1:
        yield from trade(table)
    table.phase = MOVE


def visit(table: Table, heroes: list[Hero]) -> Rule[list[Hero]]:
    """Turn the room face up, then resolve it with everybody who does not evade it. Return those.

    [explore.room_already_revealed_on_arrival] [ruling.blind_reveals_on_entry] [setup.reveal_entrance]
    """
    cell = heroes[0].at
    table.hand = None
    in_sight = table.grid[cell] != HIDDEN
    # A lone player who saw the room was offered the skill before the last step. [ruling.one_window_between_rooms]
    asked_already = len(table.heroes) == 1 and cell != ENTRANCE and in_sight
    yield from reveal(table, cell)
    room = table.grid[cell]
    resolving: list[Hero] = []
    for hero in heroes:
        if in_sight:  # otherwise `reveal` has just told it
            table.tell("explore.enter", seat=hero.seat, room=room)
        if hero.evading and ROOMS[room].kind in REFRESHING:
            refresh(table, hero)  # passing through is enough [ruling.evaded_rest_refreshes]
        if not asked_already:
            yield from before_room(table, hero, room)
        if hero.evading:
            hero.evading = False
            table.tell("skill.evaded", seat=hero.seat, room=room)  # [ruling.skipped_room_counts_as_not_faced]
        else:
            hero.resolved = True
            resolving.append(hero)
    if resolving:
        yield from rooms.resolve(table, ROOMS[room], resolving)
    return resolving


def before_room(table: Table, hero: Hero, room: str) -> Rule[None]:
    """A hero may use the exploration skill before resolving the room. [skill.exploration_before_or_after_room]"""
    while not hero.evading:
        options: list[Value] = [RESOLVE]
        if can_use(table, hero, resolved=False):
            options.append((SKILL, hero.exploration_skill))
        elif not could_regain_sight(hero):
            return
        answer = yield from offer(table, hero, "decide.exploration_skill_before", options, {"room": room})
        if answer == RESOLVE:
            return
        if answer is not None:
            yield from use(table, hero)


def could_regain_sight(hero: Hero) -> bool:
    """Is the hero blind, with a potion that cures it, so that a drink would give more options?"""
    return hero.blind and has_cure(hero)


def move_on(table: Table) -> Rule[None]:
    """Reveal the next rooms, then everybody moves, the leader first, until the Exit. [explore.repeat_to_exit]

    Two players may both use their skills before either moves. [ruling.coop_windows_first]
    """
    for hero in table.party():
        yield from reveal_next(table, hero)
    if len(table.heroes) > 1:
        for hero in table.party():
            yield from after_room(table, hero)
    for hero in table.party():
        yield from move(table, hero)
    table.phase = EXIT if table.heroes[0].at == EXIT_CELL else ROOM


def after_room(table: Table, hero: Hero) -> Rule[None]:
    """Offer what a hero can do between a room and the next step: the skill, the Raven's scouting, a cure.

    [skill.exploration_before_or_after_room] [raven.exploration_window]
    """
    while True:
        yield from reveal_next(table, hero)
        skills = skills_after_room(table, hero)
        if not skills and not could_regain_sight(hero):
            return
        answer = yield from offer(table, hero, "decide.exploration_skill_after", [GO_ON, *skills])
        if answer == GO_ON:
            return
        if answer is not None:
            yield from use_after_room(table, hero, answer)


def skills_after_room(table: Table, hero: Hero) -> list[Value]:
    """The exploration skill, and the Raven's, which needs a resolved room. [raven.exploration_window]"""
    skills: list[Value] = []
    if not hero.evading and can_use(table, hero, resolved=True):
        skills.append((SKILL, hero.exploration_skill))
    if RAVEN in hero.objects and hero.resolved and hidden_cells(table):
        skills.append((SKILL, SCOUT))
    return skills


def use_after_room(table: Table, hero: Hero, skill: Value) -> Rule[None]:
    """Use the Raven's skill or the exploration skill."""
    if skill == (SKILL, SCOUT):
        yield from scout(table, hero)
    else:
        yield from use(table, hero)


def move(table: Table, hero: Hero) -> Rule[None]:
    """Move right or down. For a lone player the same question offers the actions after a room.

    [explore.choose_next_room] A hero cured of blindness here sees the next rooms after all. [ruling.sight_regained]
    """
    while True:
        yield from reveal_next(table, hero)
        ways = ways_on(hero.at)
        options: list[Value] = list(ways)
        if len(table.heroes) == 1:
            options += skills_after_room(table, hero)
        answer: Value | None = options[0]
        asked = len(options) > 1 or could_regain_sight(hero)
        if asked:
            facts: dict[str, Value] = {way: table.grid[cell] for way, cell in ways.items()}
            answer = yield from offer(table, hero, "decide.move", options, facts)
        if isinstance(answer, str):
            hero.at = ways[answer]
            hero.resolved = False
            only = "no" if asked else "yes"
            table.tell("explore.move", seat=hero.seat, way=answer, room=table.grid[hero.at], only=only)
            return
        if answer is not None:
            yield from use_after_room(table, hero, answer)


def scout(table: Table, hero: Hero) -> Rule[None]:
    """The Raven shows up to three rooms, even to a blind hero, and flies off. [raven.exploration_window]

    [raven.stays_until_used] [ruling.raven_effects]
    """
    drop_object(hero, RAVEN)
    table.tell("raven.exploration_window", seat=hero.seat)
    yield from reveal_up_to(table, hero, "decide.raven_scout", SKILLS[SCOUT].rooms)
