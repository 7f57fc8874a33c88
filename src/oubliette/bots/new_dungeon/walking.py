"""How the greedy bot moves: plans, steps, spells through doors, and flight."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from oubliette.bots.new_dungeon.flights import best_flight
from oubliette.bots.new_dungeon.position import Position, keeping
from oubliette.bots.new_dungeon.targets import LOOT, Prospects, Target, best_target
from oubliette.bots.new_dungeon.ways import distances_to
from oubliette.games.new_dungeon.board import BOARD

_SURE: Final = 0.6  # a chance to rely on
_SHORTCUT: Final = 7.0  # spaces that a teleport must save


def plan(position: Position, options: Sequence[Any]) -> int:
    """Drink, cure himself, teleport if that helps, or walk."""
    for first in ("drink_potion", "cure_himself"):
        if first in options:
            return options.index(first)
    target = best_target(position)
    carried = shortcut(position, target, options, ("chamber_teleport", "teleport_item"))
    return carried if carried >= 0 else options.index("move")


def shortcut(position: Position, target: Target, options: Sequence[Any], words: tuple[str, ...]) -> int:
    """The teleport that saves most steps, into an empty or easy chamber; -1 if none saves enough.

    After arriving by a chamber or a card, the hero may cast there; after the Teleport spell, only if both are allowed.
    """
    best, saved = -1, _SHORTCUT
    casts = bool(position.magic) and ("teleport" not in words or position.both_spells)
    for index, option in enumerate(options):
        if isinstance(option, tuple) and option[0] in words:
            chamber = BOARD.index[option[1]]
            gain = position.steps(target.space) - position.steps(target.space, chamber)
            hit = max(position.physical(chamber).hit, position.best_spell(chamber) if casts else 0.0)
            if gain > saved and (not position.is_guarded(chamber) or hit >= _SURE):
                best, saved = index, gain
    return best


def step(position: Position, options: Sequence[Any]) -> int:
    """Do what is free first; then walk towards the best target, or stop there."""
    free = free_action(options)
    if free >= 0:
        return free
    target = best_target(position)
    stop = options.index("stop")
    if target.space == position.at:
        return stop
    carried = shortcut(position, target, options, ("teleport",))
    if carried >= 0:
        return carried
    if target.purpose == LOOT:
        cast = spell_through_door(position, target.space, options)
        if cast >= 0:
            return cast
    onward = step_towards(position, target, options, stop)
    return parting_shot(position, options) if onward == stop and target.purpose == LOOT else onward


def free_action(options: Sequence[Any]) -> int:
    """The index of a free action (drink, pick up, look behind a door), or -1."""
    for index, option in enumerate(options):
        if option == "drink_potion":
            return index
        if isinstance(option, tuple):
            if option[0] == "esp":
                return index
            if option[0] == "pick_up" and keeping(option[1]) >= 0:
                return index
    return -1


def spell_through_door(position: Position, space: int, options: Sequence[Any]) -> int:
    """The best spell from outside, or -1 if going in is better."""
    best, chance = -1, 0.0
    for index, option in enumerate(options):
        if isinstance(option, tuple) and option[0] == "cast" and option[2] == BOARD.ids[space]:
            hit = position.by_spell(space, option[1]).hit
            if hit > chance:
                best, chance = index, hit
    if best >= 0:
        value, prospects = position.loot(space), Prospects(position, position.wounded)
        seen = position.known_guard(space)
        if prospects.by_spell(space, value, seen) < prospects.by_blade(space, value, seen):
            return -1
    return best


def parting_shot(position: Position, options: Sequence[Any]) -> int:
    """At the end of the move, a spell that will probably kill a monster next door: its loot can wait a turn."""
    best, worth = len(options) - 1, 0.0
    for index, option in enumerate(options):
        if isinstance(option, tuple) and option[0] == "cast":
            space = BOARD.index[option[2]]
            hit = position.by_spell(space, option[1]).hit
            if hit >= _SURE and hit * position.loot(space) > worth:
                best, worth = index, hit * position.loot(space)
    return best


def step_towards(position: Position, target: Target, options: Sequence[Any], stop: int) -> int:
    """The step or secret door that leads nearest to the target, around other monsters; `stop` if none does."""
    far = distances_to(target.space, position.door)
    best, least = stop, far[position.at]
    for index, option in enumerate(options):
        name = option if isinstance(option, str) else option[1] if option[0] == "secret_try" else ""
        space = BOARD.index.get(name, -1)
        if space < 0 or (space != target.space and position.is_guarded(space)):
            continue
        cost = far[space] + (position.door if not isinstance(option, str) else 0.0)
        if cost < least:
            best, least = index, cost
    return best


def flight(position: Position, options: Sequence[Any], facts: Mapping[str, Any]) -> int:
    """Run with the loot, towards the next target."""
    free = free_action(options)
    if free >= 0:
        return free
    far = distances_to(best_target(position).space, position.door)
    best = best_flight(options, facts, far, position.is_guarded, position.door_card, position.need <= 0)
    return best if best >= 0 else len(options) - 1


def attack_mode(position: Position, options: Sequence[Any], facts: Mapping[str, Any]) -> int:
    """The spell or the blade, whichever is likelier to kill. The blade gets a bonus, because it is not used up."""
    space = BOARD.index[str(facts["space"])]
    best, chance = 0, position.physical(space).hit + 0.12
    if options[0] == "go_in":
        chance = min(chance, 0.5)  # from outside a miss costs nothing
    for index, option in enumerate(options[1:], 1):
        hit = position.by_spell(space, option).hit
        if hit > chance:
            best, chance = index, hit
    return best
