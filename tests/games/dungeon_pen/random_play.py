"""Random matches in which things happen: players who go for chests and treasures, and answer the rest at random."""

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

Witness: TypeAlias = Callable[[Match, Counter[str]], None]

THOUGHTS = 12  # flicks that a player thinks of


def everywhere(witness: Witness, seeds: Iterable[int], **options: Setting) -> Counter[str]:
    """A witness looks at random matches whenever a player is asked, and at their end; how often each slug was told."""
    met: Counter[str] = Counter()
    for seed in seeds:
        luck = Random(seed)
        match = Match.start(GAME, 2, options, Seeded(seed))
        heard = 0
        while True:
            news = match.events[heard:]
            heard += len(news)
            met.update([event.slug for event in news])
            witness(match, met)
            if match.ask is None:
                break
            met[match.ask.prompt] += 1
            match.answer(lively(luck, match.table, match.ask))
    return met


def lively(luck: Random, table: Table, ask: Ask[Any]) -> int:
    """Any answer; but of some flicks one thinks of, mostly the one that gets nearest to something worth having."""
    if ask.prompt != "decide.aim" or luck.random() < 0.1:
        return luck.randrange(len(ask.options))
    player = table.players[ask.seat]
    x, y = luck.choice(_goals(table, ask.seat))
    thoughts = [aim_at(player.x, player.y, x, y)]
    thoughts += [(luck.randrange(720), luck.randint(5, 100)) for _ in range(THOUGHTS)]
    grip = grip_of(table, player)

    def misses(aim: tuple[int, int]) -> float:
        """How far from there a steady hand would end; a contact is to be avoided."""
        far = (0.5 + 7.5 * min(aim[1], grip.cap) / 100) * grip.reach
        line = trace(table.walls, player.x, player.y, aim[0] / 2, grip.bend, far)
        return hypot(line.xs[-1] - x, line.ys[-1] - y) + 10 * line.contact

    return AIMS.index(min(thoughts, key=misses))


def _goals(table: Table, seat: int) -> list[tuple[float, float]]:
    """The middle of the cell with a treasure in hand; else the treasure and all chests."""
    if table.players[seat].carrying:
        return [table.sheet.start(seat)]
    squares = [square for square, done in zip(table.sheet.chests, table.searched, strict=True) if not done]
    return [centre(square) for square in (table.sheet.treasures[1 - seat], *squares)]
