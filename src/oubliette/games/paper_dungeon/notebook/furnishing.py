"""Placing things on a floor: start and stairs, enemies, hearts, coins, chests, webs, teleporters, key and vault."""

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
    """Place everything by the figures of the floor's depth. Return None if there is no place for the stairs.

    [gen.counts] [gen.one_each] [gen.key_outside]
    """
    marks = walls.marks[:]
    squares = walls.outside()
    start = chance.one_of([square for square in squares if walls.roomy(square)])
    low, high = LAYOUT.stairs_gap
    far = [square for square in squares if low <= GRID.gap(start, square) <= high and walls.roomy(square)]
    if not far:
        return None
    stairs = chance.one_of(far)
    marks[start], marks[stairs] = START, STAIRS
    squares = [square for square in squares if square not in (start, stairs)]
    if with_teleporters:
        marks[_place(chance, squares)] = TELEPORTER
        one = marks.index(TELEPORTER)
        # Try two places and take the farther one: teleporters side by side are of little use.
        others = [_place(chance, squares, one, LAYOUT.teleporters_gap) for _ in range(2)]
        others.sort(key=lambda square: GRID.gap(one, square))
        squares.append(others[0])
        marks[others[1]] = TELEPORTER
    if walls.lock != NOWHERE:
        marks[_place(chance, squares, walls.lock, LAYOUT.key_gap)] = KEY
    band = band_of(profile, depth)
    strengths = strengths_of(profile, depth)
    for _ in range(chance.between(band.enemies)):
        marks[_place(chance, squares, start, LAYOUT.danger_gap)] = _enemy(chance, band.mystery, strengths)
    for _ in range(chance.between(band.webs)):
        marks[_place(chance, squares, start, LAYOUT.danger_gap)] = WEB
    things = [chance.one_of(LAYOUT.hearts) for _ in range(chance.between(band.hearts))]
    things += [COIN] * chance.between(band.coins)
    things += [CHEST] * chance.between(band.chests)
    for thing in things:
        marks[_place(chance, squares)] = thing
    if walls.lock != NOWHERE:
        _fill_vault(walls, marks, chance, _enemy(chance, band.mystery, strengths))
    return Floor(Map(GRID, "".join(marks)))


def _place(chance: Chance, squares: list[int], away_from: int = NOWHERE, gap: int = 0) -> int:
    """Take one of the free squares, at least `gap` away from a square if one is given."""
    if away_from == NOWHERE:
        return chance.take(squares)
    square = chance.one_of([square for square in squares if GRID.gap(square, away_from) >= gap])
    squares.remove(square)
    return square


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
