"""Ambushes: what they gain, and where rivals may lay them."""

from __future__ import annotations

from math import ceil
from typing import Final

from oubliette.bots.new_dungeon.chances import at_least
from oubliette.bots.new_dungeon.scene import Scene
from oubliette.bots.new_dungeon.ways import distances_to, door_cost
from oubliette.games.new_dungeon.board import BOARD, MAIN
from oubliette.games.new_dungeon.cards import FIGURES
from oubliette.games.new_dungeon.spaces import NOWHERE
from oubliette.games.new_dungeon.state import Hero
from oubliette.games.new_dungeon.worth import HOME, chance, turns_to_win

_SAFE: Final = 0.02  # a rival lays no ambush for a smaller gain


def ambush_chance(scene: Scene, hero: Hero, victim: Hero) -> float:
    """The chance of success, counting the swords that the seat has seen."""
    bonus = hero.kind.ambush_bonus
    if hero.kind.uses_swords and hero.treasures:
        bonus += max([treasure.card.bonus if scene.is_seen(treasure) else 0 for treasure in hero.treasures])
    return at_least(victim.kind.ambushed_on - bonus)


def ambush_gain(scene: Scene, hero: Hero, victim: Hero) -> float:
    """How much an ambush raises the chance to win, compared with using the turn for something else."""
    table = scene.table
    success = ambush_chance(scene, hero, victim)
    prize = max([scene.value_held(treasure) for treasure in victim.treasures])
    fine = max([scene.value_held(treasure) for treasure in hero.treasures], default=0)
    mine, his = scene.gold_of(hero), scene.gold_of(victim)
    rest = [turns_to_win(table, other, scene.gold_of(other)) for other in table.heroes if other not in (hero, victim)]
    now = chance(turns_to_win(table, hero, mine) - 1.0, [turns_to_win(table, victim, his), *rest])
    if mine + prize >= hero.kind.total:
        richer = float(ceil(max(0, HOME[victim.at] - FIGURES.flight) / hero.kind.move))
    else:
        richer = turns_to_win(table, hero, mine + prize)
    good = chance(richer, [turns_to_win(table, victim, his - prize), *rest])
    bad = chance(turns_to_win(table, hero, mine - fine) + 1.0, [turns_to_win(table, victim, his + fine), *rest])
    return success * good + (1.0 - success) * bad - now


def threats(scene: Scene, lost_match: float) -> list[tuple[int, float, float]]:
    """Rivals for whom an ambush would pay: their space, their reach, and the ambush's cost to this hero in turns.

    `lost_match`: the turns that a lost match counts as.
    """
    hero = scene.hero
    found: list[tuple[int, float, float]] = []
    if hero.treasures and scene.table.house.ambush:
        for rival in scene.table.heroes:
            if rival is not hero and not rival.lost_turns:
                gain = ambush_gain(scene, rival, hero)
                if gain > _SAFE:
                    found.append((rival.at, float(rival.kind.move), gain * lost_match))
    return found


def meeting_place(scene: Scene, own: float) -> int:
    """Where to meet a rival who goes home with enough gold and would win first; NOWHERE if it is too late.

    The rival is assumed to go straight home. A hero within one move of where the rival stops gets one try.
    """
    table, hero = scene.table, scene.hero
    here = distances_to(scene.at, scene.door)
    for rival in table.heroes:
        kind = rival.kind
        if rival is hero or not rival.treasures or scene.gold_of(rival) < kind.total:
            continue
        far = distances_to(MAIN, door_cost(kind.secret_door, kind.move))
        if own < ceil(far[rival.at] / kind.move) + rival.lost_turns:
            continue
        at, turns = rival.at, rival.lost_turns
        while at != MAIN:
            if here[at] <= scene.left + turns * scene.move and not table.monsters[at]:
                return at
            for _ in range(kind.move):
                if at != MAIN:
                    at = min([link.to for link in BOARD.links[at]], key=far.__getitem__)
            turns += 1
    return NOWHERE
