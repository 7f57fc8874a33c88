"""Where to go on this turn to win soonest: a room, a cure, new spells, a rival, or home."""

from __future__ import annotations

from math import ceil
from typing import Final, NamedTuple

from oubliette.bots.new_dungeon.ambushes import ambush_gain, meeting_place
from oubliette.bots.new_dungeon.campaign import campaign_of
from oubliette.bots.new_dungeon.pace import Pace
from oubliette.bots.new_dungeon.prospects import Prospects
from oubliette.bots.new_dungeon.scene import Scene
from oubliette.bots.new_dungeon.ways import distances_to
from oubliette.games.new_dungeon.board import BOARD, MAIN
from oubliette.games.new_dungeon.spaces import HEALING, NOWHERE

LOOT: Final = "loot"
GO_HOME: Final = "home"
CURE: Final = "cure"
RENEW: Final = "renew"
WAYLAY: Final = "waylay"

_DRAWING: Final = 0.5  # turns that drawing new spells costs
_RUNNING: Final = 0.03  # loss of the chance to win, by spending a turn only on chasing a rival


class Destination(NamedTuple):
    """Where to go, what for, and the expected turns until the hero has won."""

    space: int
    purpose: str
    turns: float
    by_spell: bool


def best_destination(scene: Scene, pace: Pace) -> Destination:
    """Home with enough gold, else what wins soonest; but a rival worth an ambush comes first."""
    best = forage(scene, pace) if scene.need > 0 else homeward(scene)
    if not scene.table.house.ambush:
        return best
    place = best_victim(scene, pace)
    if place == NOWHERE:
        place = meeting_place(scene, best.turns)
    return best if place == NOWHERE else Destination(place, WAYLAY, best.turns, False)


def homeward(scene: Scene) -> Destination:
    """Straight to the Main Staircase."""
    return Destination(MAIN, GO_HOME, ceil(scene.home() / scene.move), False)


def forage(scene: Scene, pace: Pace) -> Destination:
    """The best room; or a cure, or new spells, and the best room after that."""
    hero, left, move = scene.hero, scene.left, scene.move
    campaign = campaign_of(scene, pace)
    found = Prospects(scene, campaign, scene.at, left, hero.wounded, scene.magic).best()
    best = Destination(found.space, LOOT if found.space != MAIN else GO_HOME, found.turns, found.by_spell)
    if hero.wounded:
        cure = nearest_cure(scene)
        way = scene.steps(cure, scene.at)
        sound = Prospects(scene, campaign, cure, max(0, left - int(way)), False, scene.magic).best()
        turns = sound.turns + (0 if way <= left else ceil((way - left) / move))
        if turns < best.turns:
            best = Destination(cure, CURE, turns, False)
    if scene.quota > 1 and len(hero.spells) < scene.quota:
        way = scene.home()
        hand = ["fireball", "lightning"] * (scene.quota // 2)
        there = Prospects(scene, campaign, MAIN, 0, False, hand).best()
        turns = there.turns + (0 if way <= left else ceil((way - left) / move)) + _DRAWING
        if turns < best.turns:
            best = Destination(MAIN, RENEW, turns, False)
    return best


def nearest_cure(scene: Scene) -> int:
    """The Main Staircase, a healing chamber that is empty, or a paladin."""
    table = scene.table
    places = [MAIN]
    places += [space for space in _SPRINGS if not table.monsters[space]]
    places += [other.at for other in table.heroes if other is not scene.hero and other.kind.heals and not other.caged]
    here = distances_to(scene.at, scene.door)
    return min(places, key=here.__getitem__)


def best_victim(scene: Scene, pace: Pace) -> int:
    """The space of the rival most worth an ambush, within reach now or after a chase; or NOWHERE."""
    found, most = NOWHERE, pace.least_gain
    for rival in scene.table.heroes:
        if rival is scene.hero or rival.caged or not rival.treasures or scene.table.monsters[rival.at]:
            continue
        way = scene.steps(rival.at, scene.at)
        if way > scene.left + pace.chase * scene.move:
            continue
        gain = ambush_gain(scene, scene.hero, rival)
        if way > scene.left:
            gain = pace.catch_chance * gain - pace.least_gain - _RUNNING
        if gain > most:
            found, most = rival.at, gain
    return found


_SPRINGS: Final = tuple([space.index for space in BOARD.spaces if space.power == HEALING])
