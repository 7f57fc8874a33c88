"""Helpers for tests of bags, fights and endings: objects by name, and random matches in which much happens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, TypeAlias

from oubliette.games.dungeon_looters import GAME
from oubliette.games.dungeon_looters.fights import fight
from oubliette.games.dungeon_looters.geometry import NEXT_SQUARE, NOWHERE, SIDE_NAMES, SIDES
from oubliette.games.dungeon_looters.house_rules import OPTIONS
from oubliette.games.dungeon_looters.packing import Place
from oubliette.games.dungeon_looters.state import NOT_COUNTING, Loot, Looter, Table
from oubliette.games.dungeon_looters.treasures import TREASURES
from oubliette.games.dungeon_looters.view import PlayerView
from oubliette.kernel import SPECTATOR, Ask, Choice, Event, Flag, Match, Rule, Seeded, Setting, Value, Whole, play
from tests.games.dungeon_looters.scenes import turn_of

HEAVY: Final = "lucky_anvil"
MASSIVE: Final = "statue"


def things(*names: str, known: int = 0) -> list[Loot]:
    """These objects, not on the table."""
    return [Loot(TREASURES[name], known) for name in names]


def attack(table: Table, attacker: str, target: str, dice: Sequence[Value] = (), answers: Sequence[Value] = ()) -> None:
    """Play a fight on the attacker's turn."""
    play(fight(table, turn_of(table, attacker), target), dice, answers)


def battle(table: Table, attacker: str, target: str) -> Rule[None]:
    """The rule of a fight on the attacker's turn."""
    return fight(table, turn_of(table, attacker), target)


def with_action(options: Sequence[Value], word: str) -> list[Value]:
    """The options with this action."""
    return [option for option in options if isinstance(option, tuple) and option[0] == word]


def discarded(table: Table) -> list[str]:
    """The discarded treasures."""
    return table.treasures.discards[:]


def seen(table: Table, archetype: str, seat: int) -> PlayerView:
    """A player in the view of a seat."""
    return next(one for one in GAME.view(table, seat)["players"] if one["archetype"] == archetype)


def places_in(shown: PlayerView) -> list[Place]:
    """The places of the objects in a bag that the view shows."""
    assert shown["bag"] is not None
    return shown["bag"]


def bag_seen(table: Table, archetype: str) -> list[list[str]]:
    """A player's objects in the views of all seats and of the spectator."""
    return [seen(table, archetype, seat)["objects"] for seat in (*range(len(table.looters)), SPECTATOR)]


# Random matches


def random_options(luck: Random) -> dict[str, Setting]:
    """Random options that leave enough archetypes for six."""
    options: dict[str, Setting] = {}
    for option in OPTIONS:
        if isinstance(option, Flag):
            options[option.name] = luck.random() < 0.5
        elif isinstance(option, Choice):
            options[option.name] = luck.choice(option.values)
        elif isinstance(option, Whole):
            options[option.name] = luck.randint(option.low, option.high)
    options["allow_" + luck.choice(("troll", "sherpa"))] = True
    options["allow_lich"] = True
    return options


Check: TypeAlias = Callable[[Match, Counter[str]], None]


def check_random_matches(check: Check, seeds: Sequence[int], **fixed: Setting) -> Counter[str]:
    """Run a check at every question to a player and at the end of random matches. Counts all events."""
    met: Counter[str] = Counter()
    for seed in seeds:
        luck = Random(seed)
        match = Match.start(GAME, 2 + seed % 5, {**random_options(luck), **fixed}, Seeded(seed))
        seen_events = 0
        while True:
            new = match.events[seen_events:]
            seen_events += len(new)
            met.update([event.slug for event in new])
            check(match, met)
            if match.ask is None:
                break
            match.answer(eager_answer(luck, match.table, match.ask))
    return met


def eager_answer(luck: Random, table: Table, ask: Ask[Any]) -> int:
    """A random answer. Most answers lead to chests, fights and, late in the match, out; most keep objects."""
    options = list(ask.options)
    if luck.random() < 0.1:
        return luck.randrange(len(options))
    if ask.prompt == "decide.main_choice":
        return luck.choice(_worth_doing(luck, options))
    if ask.prompt == "decide.move_step":
        step = _next_step(luck, table, table.looters[ask.seat])
        if step in options:
            return options.index(step)
    if ask.prompt == "decide.react" and luck.random() < 0.8:
        return 0  # pass
    if ask.prompt == "decide.keep_objects" and "done" in options and luck.random() < 0.9:
        return 0
    dull = ("stop", "back", "nothing", "leave")
    return luck.choice([place for place, option in enumerate(options) if option not in dull] or range(len(options)))


def _next_step(luck: Random, table: Table, looter: Looter) -> str:
    """The first step to the exit if it is time, else to a full chest or a figure; "leave" or "stop" on arrival."""
    dungeon = table.dungeon
    out = table.turns_left != NOT_COUNTING and not looter.stays and (looter.loot or table.turns_left < 12)
    if out and dungeon.outer_door_at(looter.at) != NOWHERE:
        return "leave"
    goals = [square for square, chest in table.chests.items() if chest.full]
    goals += [square for square in table.figures() if square != looter.at and luck.random() < 0.5]
    edge = [(looter.at, "stop")]
    seen = {looter.at}
    while edge:
        beyond: list[tuple[int, str]] = []
        for here, first in edge:
            ways = dungeon.ways(here, with_keys=looter.has_keys)
            for side in SIDES:
                there = NEXT_SQUARE[side][here]
                if not ways >> side & 1 or there in seen:
                    continue
                if dungeon.outer_door_at(there) != NOWHERE if out else there in goals:
                    return SIDE_NAMES[side] if out and first == "stop" else first
                if there not in table.chests:
                    seen.add(there)
                    beyond.append((there, SIDE_NAMES[side] if first == "stop" else first))
        edge = beyond
    return ""


def _worth_doing(luck: Random, options: list[Value]) -> list[int]:
    """The preferred options: actions and drains, else some cards, else moves, else the end of the turn."""
    words = [option[0] if isinstance(option, tuple) else option for option in options]
    acts = [place for place, word in enumerate(words) if word not in ("drop", "play", "move", "sprint", "end_turn")]
    cards = [place for place, word in enumerate(words) if word == "play" and luck.random() < 0.3]
    moves = [place for place, word in enumerate(words) if word == "move" or (word == "sprint" and luck.random() < 0.2)]
    return acts or cards or moves or [len(options) - 1]


def facts_of(events: Sequence[Event], slug: str, seat: int) -> list[dict[str, Any]]:
    """The facts of the events of this slug, as that seat sees them."""
    shown = [event.seen_by(seat) for event in events if event.slug == slug]
    return [dict(event.facts) for event in shown if event is not None]
