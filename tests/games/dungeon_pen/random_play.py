"""Random matches in which much happens: players aim at chests and treasures and answer the rest at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from math import hypot
from random import Random
from typing import Any, TypeAlias

from oubliette.games.dungeon_pen import GAME
from oubliette.games.dungeon_pen.aiming import AIMS, aim_at
from oubliette.games.dungeon_pen.effects import grip_of
from oubliette.games.dungeon_pen.squares import centre
from oubliette.games.dungeon_pen.state import Table
from oubliette.games.dungeon_pen.tracing import trace
from oubliette.kernel import Ask, Match, Seeded, Setting

Check: TypeAlias = Callable[[Match, Counter[str]], None]

CANDIDATES = 12  # random flicks that a player compares


def check_random_matches(check: Check, seeds: Iterable[int], **options: Setting) -> Counter[str]:
    """Run a check at every question to a player and at the end of random matches. Counts all slugs and prompts."""
    met: Counter[str] = Counter()
    for seed in seeds:
        luck = Random(seed)
        match = Match.start(GAME, 2, options, Seeded(seed))
        seen = 0
        while True:
            new = match.events[seen:]
            seen += len(new)
            met.update([event.slug for event in new])
            check(match, met)
            if match.ask is None:
                break
            met[match.ask.prompt] += 1
            match.answer(goal_seeking_answer(luck, match.table, match.ask))
    return met


def goal_seeking_answer(luck: Random, table: Table, ask: Ask[Any]) -> int:
    """A random answer; for an aim, mostly the candidate that ends nearest to a goal."""
    if ask.prompt != "decide.aim" or luck.random() < 0.1:
        return luck.randrange(len(ask.options))
    player = table.players[ask.seat]
    x, y = luck.choice(_goals(table, ask.seat))
    candidates = [aim_at(player.x, player.y, x, y)]
    candidates += [(luck.randrange(720), luck.randint(5, 100)) for _ in range(CANDIDATES)]
    grip = grip_of(table, player)

    def misses(aim: tuple[int, int]) -> float:
        """How far from the goal a hand without errors ends; a contact counts as far."""
        far = (0.5 + 7.5 * min(aim[1], grip.cap) / 100) * grip.reach
        line = trace(table.walls, player.x, player.y, aim[0] / 2, grip.bend, far)
        return hypot(line.xs[-1] - x, line.ys[-1] - y) + 10 * line.contact

    return AIMS.index(min(candidates, key=misses))


def _goals(table: Table, seat: int) -> list[tuple[float, float]]:
    """For a carrier the home cell; else the treasure and all closed chests."""
    if table.players[seat].carrying:
        return [table.sheet.start(seat)]
    squares = [square for square, done in zip(table.sheet.chests, table.searched, strict=True) if not done]
    return [centre(square) for square in (table.sheet.treasures[1 - seat], *squares)]
