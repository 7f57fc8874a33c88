"""How many turns a hero still needs, staying on the level that suits him best until he has enough gold."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from oubliette.bots.new_dungeon.chances import KILLED, LIGHT, SERIOUS, STUNNED, mean_value, odds
from oubliette.bots.new_dungeon.fights import fight
from oubliette.bots.new_dungeon.pace import HUNTING_FACTORS, Pace
from oubliette.bots.new_dungeon.scene import LEVEL_OF, Scene
from oubliette.bots.new_dungeon.ways import USUAL_DOOR, distances_to
from oubliette.games.new_dungeon.board import BOARD, MAIN
from oubliette.games.new_dungeon.cards import CAGE, LEVELS, MONSTERS, SPELLS, HeroClass
from oubliette.games.new_dungeon.house_rules import HouseRules

Decks: TypeAlias = tuple[tuple[str, ...], tuple[str, ...]]  # the monsters and the treasures of a level
_ENDLESS: Final = 200.0  # turns
_GUESS: Final = 25.0
_ROUNDS: Final = 4
_HURT: Final = SERIOUS + LIGHT
_LOSES: Final = _HURT + STUNNED
_START: Final = 0  # the level number that stands for the Main Staircase


class Room(NamedTuple):
    """The mean gold and turns for a room of some level, and the chance to die there."""

    gold: float
    turns: float
    death: float


@lru_cache(maxsize=8192)
def by_blade(cards: tuple[str, ...], value: float, colour: str, bonus: int, pace: Pace, greed: float) -> Room:
    """The mean result of going in: he fights a monster to the end or runs after one attack. `greed`: gold per turn."""
    if not cards:
        return Room(0.0, 1.0, 0.0)
    gold = turns = death = 0.0
    for card in cards:
        monster = MONSTERS.get(card)
        if monster is None:
            gold += value
            turns += 1.0 + (pace.cage if card == CAGE else pace.slide)
            continue
        ends = fight(monster.number(colour) - bonus, False)
        dies = 1.0 - ends.wins
        time = ends.turns + pace.wound * ends.wounds
        stays = ends.wins * value - greed * (time + pace.death * dies)
        quick = 1.0 + (1.0 - ends.hit) * (pace.wound * _HURT + pace.flight)
        risk = (1.0 - ends.hit) * KILLED
        loot = ends.hit * value - (1.0 - ends.hit) * _LOSES * pace.loot_lost * value
        runs = loot - greed * (quick + pace.death * risk)
        if stays >= runs:
            gold += ends.wins * value
            turns += time
            death += dies
        else:
            gold += loot
            turns += quick
            death += risk
    return Room(gold / len(cards), turns / len(cards) + pace.next_room, death / len(cards))


def campaign_of(scene: Scene, pace: Pace) -> Campaign:
    """The campaign of the hero of that scene."""
    decks = [(scene.hidden_monsters(level), scene.hidden_treasures(level)) for level in LEVELS]
    kind = scene.hero.kind
    return Campaign(kind, scene.move, scene.bonus, scene.quota, decks, pace, after_death(scene.table.house, pace))


@lru_cache(maxsize=64)
def after_death(house: HouseRules, pace: Pace) -> float:
    """Turns until the hero's successor has won, if the dungeon were still full."""
    decks = list(zip(house.monsters, house.treasures, strict=True))
    dead = _GUESS
    for _ in range(_ROUNDS):  # iterate, because the successor may die too
        lives = [
            Campaign(kind, kind.move, 0, kind.quota, decks, pace, dead).turns(kind.total, _START)
            for kind in house.classes.values()
        ]
        dead = pace.new_hero + _mean(lives)
    return dead


class Campaign:
    """The rest of a match for one hero, level by level. Computes once what all rooms share."""

    def __init__(
        self, kind: HeroClass, move: int, bonus: int, quota: int, decks: Sequence[Decks], pace: Pace, dead: float
    ) -> None:
        self.pace = pace
        self.move = move
        self.dead = dead
        self.hunting_factor = pace.hunting_factor * HUNTING_FACTORS[kind.id]
        greed = pace.rate(kind)
        rooms: list[Room] = []
        for level, (monsters, treasures) in enumerate(decks, 1):
            value = mean_value(treasures)
            room = by_blade(monsters, value, kind.colour, bonus, pace, greed)
            if quota > 1:
                hit = max(odds(monsters, spell.column, spell.bonus).hit for spell in _SPELLS)
                if hit > 0.0:
                    turns = (1.0 + 2.0 * HOME[level] / move / quota) / hit + pace.next_room
                    if value / turns > (room.gold - pace.death * room.death * greed) / room.turns:
                        room = Room(value, turns, 0.0)
            rooms.append(room)
        self.rooms = rooms
        self.known: dict[tuple[int, int], float] = {}

    def turns(self, need: float, level: int) -> float:
        """Turns to find this much gold and bring it home, from a room of that level (0: from the Main Staircase)."""
        key = (int(need), level)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self._turns(need, level)
        return found

    def _turns(self, need: float, level: int) -> float:
        best = _ENDLESS
        move, dead, over, hunting_factor = self.move, self.dead, self.pace.surplus, self.hunting_factor
        hops = HOPS[level]
        for there, room in enumerate(self.rooms, 1):
            if room.gold <= 0.0:
                continue
            count = need / room.gold + over
            lives = (1.0 - room.death) ** count
            hunting = count * room.turns * hunting_factor
            turns = hops[there] / move + lives * (hunting + HOME[there] / move) + (1.0 - lives) * (hunting / 2 + dead)
            best = min(best, turns)
        return best


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def _hops(level: int, there: int) -> float:
    """The mean distance from a room of `level` to the nearest room of level `there`."""
    starts = [MAIN] if level == _START else [room for room in BOARD.rooms if LEVEL_OF[room] == level]
    goals = [room for room in BOARD.rooms if LEVEL_OF[room] == there]
    ways = [min([distances_to(start, USUAL_DOOR)[goal] for goal in goals if goal != start]) for start in starts]
    return _mean(ways) if level != there else 0.0


HOPS: Final = [[0.0, *[_hops(level, there) for there in LEVELS]] for level in (_START, *LEVELS)]
HOME: Final = [
    0.0,
    *[
        _mean([distances_to(MAIN, USUAL_DOOR)[room] for room in BOARD.rooms if LEVEL_OF[room] == level])
        for level in LEVELS
    ],
]
_SPELLS: Final = (SPELLS["fireball"], SPELLS["lightning"])
