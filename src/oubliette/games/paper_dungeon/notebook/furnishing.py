"""What lies on a floor: start and stairs, enemies, hearts, coins, chests, webs, teleporters, the key and its vault."""

from __future__ import annotations

from oubliette.games.paper_dungeon.floor import (
    CHEST,
    COIN,
    KEY,
    MYSTERY_ENEMY,
    NOWHERE,
    STAIRS,
    START,
    TELEPORTER,
    WEB,
    Floor,
)
from oubliette.games.paper_dungeon.notebook.chance import Chance
from oubliette.games.paper_dungeon.notebook.measures import LAYOUT, band_of, strengths_of
from oubliette.games.paper_dungeon.notebook.walls import GRID, Walls
from oubliette.kit.grid import Map


def furnish(walls: Walls, chance: Chance, profile: str, depth: int, with_teleporters: bool) -> Floor | None:
    """Put everything in its place, by the figures of the floor's depth. None where start and stairs find none.

    [gen.counts] [gen.one_each] [gen.key_outside]
    """
    marks = walls.marks[:]
    squares = walls.outside()
    start = chance.take(squares)
    far = [square for square in squares if LAYOUT.stairs_gap[0] <= GRID.gap(start, square) <= LAYOUT.stairs_gap[1]]
    if not far:
        return None
    stairs = chance.one_of(far)
    squares.remove(stairs)
    marks[start], marks[stairs] = START, STAIRS
    if with_teleporters:
        one = chance.take(squares)
        apart = [square for square in squares if GRID.gap(one, square) >= LAYOUT.teleporters_gap]
        other = chance.one_of(apart)
        squares.remove(other)
        marks[one] = marks[other] = TELEPORTER
    band = band_of(profile, depth)
    strengths = strengths_of(profile, depth)
    things = [_enemy(chance, band.mystery, strengths) for _ in range(chance.between(band.enemies))]
    things += [chance.one_of(LAYOUT.hearts) for _ in range(chance.between(band.hearts))]
    things += [COIN] * chance.between(band.coins)
    things += [CHEST] * chance.between(band.chests)
    things += [WEB] * chance.between(band.webs)
    if walls.lock != NOWHERE:
        things.append(KEY)
    for thing in things:
        marks[chance.take(squares)] = thing
    if walls.lock != NOWHERE:
        _fill_vault(walls, marks, chance, _enemy(chance, band.mystery, strengths))
    return Floor(Map(GRID, "".join(marks)))


def _enemy(chance: Chance, mystery: int, strengths: list[int]) -> str:
    return MYSTERY_ENEMY if chance.percent(mystery) else str(chance.one_of(strengths))


def _fill_vault(walls: Walls, marks: list[str], chance: Chance, enemy: str) -> None:
    squares = walls.vault[:]
    things: list[str] = []
    if chance.percent(LAYOUT.vault_chest):
        things.append(CHEST)
    if chance.percent(LAYOUT.vault_enemy):
        things.append(enemy)
    fewest, most = LAYOUT.vault_coins
    things += [COIN] * chance.between((fewest, min(most, len(squares) - len(things))))
    for thing in things:
        marks[chance.take(squares)] = thing
