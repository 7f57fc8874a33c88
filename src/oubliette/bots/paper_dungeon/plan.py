"""A floor as a decision problem: what every way to go on is worth, by reckoning and not by guessing."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from oubliette.bots.paper_dungeon.position import AVERAGE, Position, Survey
from oubliette.bots.paper_dungeon.stakes import Nerve, Stakes, stakes
from oubliette.games.paper_dungeon.equipment import COIN_RUSH, MAGIC_SHIELD, WEAKLINGS
from oubliette.games.paper_dungeon.figures import FIGURES
from oubliette.games.paper_dungeon.floor import (
    CHEST,
    COIN,
    ENEMIES,
    HEARTS,
    MYSTERY_ENEMY,
    MYSTERY_HEART,
    WEB,
    Floor,
    squares_of,
)
from oubliette.games.paper_dungeon.movement import first_headings
from oubliette.games.paper_dungeon.solver.atlas import LEFT, WITH_JUMP, WITH_KEY, Leg
from oubliette.games.paper_dungeon.solver.prospects import NOTHING, Change, Prospects, Stock, Terms
from oubliette.games.paper_dungeon.solver.pulls import Pulls
from oubliette.kit.dice import D6

_CHANCE: Final = 1.0 / len(D6)


def change_of(mark: str, shield: bool, weak: bool) -> Change:
    """What a find does to the HP in the ledger."""
    if mark in HEARTS:
        return ((HEARTS.index(mark) + 1, 1.0),)
    if mark == MYSTERY_HEART:
        return tuple([(face, _CHANCE) for face in D6])
    if mark != MYSTERY_ENEMY and mark not in ENEMIES:
        return NOTHING
    if shield:
        return NOTHING
    if weak:
        return ((-FIGURES.weakling, 1.0),)
    if mark == MYSTERY_ENEMY:
        return tuple([(-face, _CHANCE) for face in reversed(D6)])
    return ((-int(mark), 1.0),)


def hearts_of(floor: Floor) -> tuple[int, ...]:
    """The hearts of a floor, the most valuable first."""
    worths = {}
    for square in squares_of(floor.finds):
        mark = floor.marks[square]
        if mark in HEARTS or mark == MYSTERY_HEART:
            worths[square] = sum([hp * chance for hp, chance in change_of(mark, False, False)])
    return tuple(sorted(worths, key=lambda square: (-worths[square], square)))


@lru_cache(maxsize=24)
def prospects(
    survey: Survey, key: int, webs: int, enemies: int, shield: bool, weak: bool, terms: Terms
) -> Prospects:
    """What can still come of a floor with these webs and enemies left. Those of the whole floor give a head start."""
    floor = survey.floor
    hearts = hearts_of(floor)
    changes: dict[int, Change] = {}
    fewer = False
    for square in squares_of(floor.finds):
        change = change_of(floor.marks[square], shield, weak)
        if change != NOTHING:
            if square in hearts or enemies >> square & 1:
                changes[square] = change
            else:
                fewer = True
    before = prospects(survey, key, webs, floor.finds, shield, weak, terms) if fewer else None
    return Prospects(survey.atlas, key, Stock(changes, hearts, webs), terms, before)


@lru_cache(maxsize=24)
def pulls(survey: Survey, flags: int, webs: int, enemies: int, harmless: bool, nerve: Nerve) -> Pulls:
    """How near coins are."""
    floor = survey.floor
    tolls = [0.0] * floor.grid.size
    for square in squares_of(enemies if not harmless else 0):
        mark = floor.marks[square]
        tolls[square] = nerve.blood * (AVERAGE if mark == MYSTERY_ENEMY else int(mark))
    return Pulls(survey.atlas, flags, webs, tolls, nerve.fading)


@final
class Plan:
    """A hero on a floor, and what everything that can be done there is worth, in deaths."""

    def __init__(self, position: Position, nerve: Nerve) -> None:
        self.position = position
        self.nerve = nerve
        self.stakes: Stakes = stakes(position, nerve)
        self.floor = position.survey.floor
        self.shield = MAGIC_SHIELD in position.effects
        self.weak = WEAKLINGS in position.effects
        self.rush = FIGURES.coin_rush if COIN_RUSH in position.effects else 1
        self.key = position.flags >> 1
        left = self.floor.finds & ~position.taken
        self.enemies = 0
        self.coins: dict[int, float] = {}
        for square in squares_of(left):
            mark = self.floor.marks[square]
            if mark in ENEMIES or mark == MYSTERY_ENEMY:
                self.enemies |= 1 << square
            elif mark == COIN:
                self.coins[square] = float(self.rush)
            elif mark == CHEST:
                self.coins[square] = AVERAGE * self.rush
            elif mark == WEB:
                self.coins[square] = -min(AVERAGE, max(0.0, float(position.purse)))
        self.ahead = prospects(
            position.survey, self.key, position.webs, self.enemies, self.shield, self.weak, self.stakes.terms
        )
        self.pulls = pulls(
            position.survey, position.flags, position.webs, self.enemies, self.shield or self.weak, nerve
        )
        self.left = left
        self.hearts = self._planned(left)
        # Coins in the vault are out of reach until its key was found, which is a find like others then.
        vault = self.floor.vault
        self.wanted = {
            square: worth for square, worth in self.coins.items() if worth > 0 and (self.key or not vault >> square & 1)
        }
        if self.floor.key >= 0 and not self.key:
            inside = sum([worth for square, worth in self.coins.items() if worth > 0 and vault >> square & 1])
            self.wanted[self.floor.key] = inside / 2
        turns: int = position.me["turns"]
        self.zeal = nerve.far * max(0.0, 1.0 - turns / nerve.tires)
        self._fetched: dict[int, float] = {}

    def _planned(self, left: int) -> int:
        """The best of the hearts that are left, as bits."""
        bits = 0
        for place, square in enumerate(self.ahead.stock.hearts):
            if left >> square & 1 and bits.bit_count() < self.nerve.hearts:
                bits |= 1 << place
        return bits

    def leaving(self, hp: int) -> float:
        """To leave with so many HP in the ledger."""
        return self.stakes.terms.ends[self.stakes.terms.place(hp)]

    def staying(self, square: int, flags: int, finds: int, hp: int) -> float:
        """To begin a turn on a square after these finds were met."""
        hearts = self._planned(self.left & ~finds)
        value = self.ahead.value(square, flags & WITH_JUMP, hearts, hp)
        return value + self.stakes.coin * self.fetching(square, finds)

    def fetching(self, square: int, finds: int) -> float:
        """The coins that are still to be fetched from here, the farther the less they count."""
        if not self.zeal:
            return 0.0
        if finds:
            return self.zeal * sum(
                [worth * self.pulls.pull(at, square) for at, worth in self.wanted.items() if not finds >> at & 1]
            )
        known = self._fetched.get(square)
        if known is None:
            known = self.zeal * sum([worth * self.pulls.pull(at, square) for at, worth in self.wanted.items()])
            self._fetched[square] = known
        return known

    def ended(self, square: int, flags: int, finds: int, hp: int) -> float:
        """To end a turn on a square: to stay, or to leave if that is possible and better."""
        stay = self.staying(square, flags, finds, hp)
        if self.position.survey.ground.exits[flags >> 1] >> square & 1:
            return max(stay, self.leaving(hp))
        return stay

    def of_leg(self, leg: Leg) -> float:
        """A way to make a move, all faces of the dice on it."""
        end, gains, finds = leg
        finds &= self.left
        flags = self.position.flags | gains
        value = self.stakes.coin * sum([self.coins.get(square, 0.0) for square in squares_of(finds)])
        for change, chance in self.ahead.change_of(finds):
            hp = self.position.hp + change
            value += chance * (self.leaving(hp) if end == LEFT else self.ended(end, flags, finds, hp))
        return value

    def of_way(self, heading: int, steps: int, through_a_wall: bool = False) -> float:
        """The best that can come of so many steps with this heading."""
        position = self.position
        legs = position.survey.atlas.legs_along(position.going(), position.at, heading, steps, through_a_wall)
        return max([self.of_leg(leg) for leg in legs])

    def of_roll(self, steps: int, diagonal: bool) -> float:
        """The best that can come of a move of this length, trail included."""
        position = self.position
        _, headings = first_headings(position.going(), position.at, steps, diagonal)
        if not headings:
            return self.ended(position.at, position.flags, 0, position.hp)
        return max([self.of_way(heading, steps) for heading in headings])

    def standing(self, hp: int) -> float:
        """With so many HP somewhere on this floor: as at its start."""
        return self.ahead.value(self.floor.start, self.position.flags & WITH_JUMP, self.hearts, hp)

    def with_key(self) -> bool:
        return bool(self.position.flags & WITH_KEY)
