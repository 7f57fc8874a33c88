"""The main phase: act if it pays, walk, act, end the phase."""

from __future__ import annotations

from collections.abc import Sequence

from oubliette.bots.dungeon_looters import cards, odds
from oubliette.bots.dungeon_looters.position import Position, po
from oubliette.bots.dungeon_looters.walking import LOCKING, TIDYING, fight_worth, heading_for, steps_ahead
from oubliette.games.dungeon_looters.abilities import DRAIN_OF, TIDY_INTO
from oubliette.games.dungeon_looters.archetypes import RECYCLER
from oubliette.games.dungeon_looters.chests import FORCE_CHEST, PICK_CHEST
from oubliette.games.dungeon_looters.doors import FORCE_DOOR, LOCK, PICK_DOOR
from oubliette.games.dungeon_looters.dungeon import OUT
from oubliette.games.dungeon_looters.fights import ATTACK
from oubliette.games.dungeon_looters.geometry import NOWHERE, SQUARE_CALLED
from oubliette.games.dungeon_looters.movement import MOVE, SPRINT
from oubliette.games.dungeon_looters.numbers import NUMBERS
from oubliette.games.dungeon_looters.traps import DISARM
from oubliette.games.dungeon_looters.turn import NEXT
from oubliette.kernel import Value


def main_choice(position: Position, options: Sequence[Value]) -> int:
    """The first of these that makes sense."""
    if len(options) == 1:
        return 0
    drained = _drain(position, options)
    if drained >= 0:
        return drained
    card = cards.play_own(position, options)
    if card >= 0:
        return card
    action = _action(position, options)
    if action >= 0:
        return action
    return _walk(position, options)


def _drain(position: Position, options: Sequence[Value]) -> int:
    """Drain the richest victim, but not when running for the exit: draining rules out a sprint."""
    victims = {
        option[1]: place for place, option in enumerate(options) if isinstance(option, tuple) and option[0] == DRAIN_OF
    }
    if not victims or (position.time_to_go and SPRINT in options and steps_ahead(position) > position.movement):
        return -1
    rows = [row for row in position.rivals if row["archetype"] in victims]
    best = max(rows, key=lambda row: max(map(po, row["objects"]), default=0))
    return victims[best["archetype"]]


def _action(position: Position, options: Sequence[Value]) -> int:
    """The action that brings most, if any does. When the bot must run for the exit, it stops only for a door."""
    best, most = -1, 0.0
    for place, option in enumerate(options):
        if isinstance(option, tuple):
            worth = _worth(position, option[0], option[1])
            if worth > most:
                best, most = place, worth
    if best >= 0 and position.time_to_go and not _can_still_make_it(position):
        option = options[best]
        assert isinstance(option, tuple)
        return best if option[0] in (PICK_DOOR, FORCE_DOOR) else -1
    return best


def _can_still_make_it(position: Position) -> bool:
    """Can the bot still reach the exit, with a walk this turn and sprints after it?"""
    steps = position.way_out[2] + 1
    rest = max(0, steps - position.movement)
    return -(-rest // (2 * max(1, position.movement))) + 1 < position.turns_left


def _worth(position: Position, word: str, target: str) -> float:
    if word in (PICK_CHEST, FORCE_CHEST):
        square = SQUARE_CALLED[target]
        treasures = position.treasures_by(word, square)
        return position.worth_of(treasures)
    if word == ATTACK:
        return _fight(position, target)
    if word in (PICK_DOOR, FORCE_DOOR):
        return _door(position, word)
    if word == LOCK:
        return LOCKING if position.counting and target.endswith(OUT) else 0.0
    if word == TIDY_INTO:
        return TIDYING
    if word == DISARM:
        in_the_way = heading_for(position)[0] is position.bold and position.bold is not position.careful
        return 30.0 if in_the_way or position.kind.can(RECYCLER) else 0.0
    return 0.0


def _fight(position: Position, target: str) -> float:
    for row in position.rivals:
        if row["archetype"] == target:
            return fight_worth(position, row)
    prize = max(map(po, position.view["sherpa_objects"]), default=0)
    chance = odds.fight(position.fighting(position.me), NUMBERS.neutral_sherpa_fight)
    return chance * prize - (1 - chance) * (max(map(po, position.me["objects"]), default=0) + 250)


def _door(position: Position, word: str) -> float:
    """A door that is in the way: by skill rather than by force, if that is likelier to work."""
    walk, goal = heading_for(position)
    if walk is not position.stubborn and goal != NOWHERE:
        return 0.0
    if word == PICK_DOOR:
        return 100 * odds.one_die(position.kind.dexterity + position.picking, NUMBERS.locked_door_dd)
    start = position.kind.force + position.forcing
    return 99 * odds.forced(start, position.kind.force, NUMBERS.locked_door_dd, 50) / 50


def _walk(position: Position, options: Sequence[Value]) -> int:
    """Walk where an action may follow; sprint when the goal is too far for that."""
    steps = steps_ahead(position) if position.at != NOWHERE else 0
    if steps > 0:
        if SPRINT in options and steps > position.movement:
            return options.index(SPRINT)
        if MOVE in options:
            return options.index(MOVE)
    return options.index(NEXT)
