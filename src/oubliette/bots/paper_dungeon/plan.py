"""A floor as a decision problem: the worth of every way to go on, computed as exactly as possible.

The current move follows the rules exactly: the trail, the webs that still hold, the finds that are left, every face of
the dice. The turns after it come from `Prospects`, which assume the floor as it was entered (except for the hearts),
with its teleporters already used. `Weights` say how many hearts to plan with, by HP. Coins, and hearts that are not
planned, attract the hero by their nearness (`Pulls`): that part is a rule of thumb.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from oubliette.bots.paper_dungeon.position import AVERAGE, Position, Survey
from oubliette.bots.paper_dungeon.stakes import Stakes, Weights, stakes
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
from oubliette.games.paper_dungeon.solver.atlas import LEFT, WITH_JUMP, Route
from oubliette.games.paper_dungeon.solver.forecast import Figures, Forecast
from oubliette.games.paper_dungeon.solver.prospects import NOTHING, Change, Prospects, Stock, Terms
from oubliette.games.paper_dungeon.solver.pulls import Pulls
from oubliette.games.paper_dungeon.solver.routes import NO_HEADING
from oubliette.kit.dice import D6

_CHANCE: Final = 1.0 / len(D6)


def change_of(mark: str, shield: bool, weak: bool) -> Change:
    """The change of HP in the ledger caused by a find, with chances."""
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


@lru_cache(maxsize=12)
def prospects(survey: Survey, key: int, shield: bool, weak: bool, terms: Terms) -> Prospects:
    """The prospects of a floor as it was when entered; only hearts are tracked."""
    floor = survey.floor
    hearts = hearts_of(floor)
    changes: dict[int, Change] = {}
    for square in squares_of(floor.finds):
        change = change_of(floor.marks[square], shield, weak)
        if change != NOTHING:
            changes[square] = change
    return Prospects(survey.atlas, key, Stock(changes, hearts, floor.webs), terms)


@lru_cache(maxsize=12)
def forecast(ahead: Prospects, limit: int) -> Forecast:
    """The prospects as plain figures."""
    return Forecast(ahead, limit)


@lru_cache(maxsize=24)
def pulls(survey: Survey, flags: int, harmless: bool, weights: Weights) -> Pulls:
    """The nearness of finds."""
    floor = survey.floor
    tolls = [0.0] * floor.grid.size
    for square in squares_of(floor.finds):
        mark = floor.marks[square]
        if not harmless and (mark in ENEMIES or mark == MYSTERY_ENEMY):
            tolls[square] = weights.pull_per_hp * (AVERAGE if mark == MYSTERY_ENEMY else int(mark))
    return Pulls(survey.atlas, flags, floor.webs, tolls, weights.pull_per_turn)


@final
class Plan:
    """A hero on a floor, with the worth of every possible move, in deaths."""

    def __init__(self, position: Position, weights: Weights) -> None:
        self.position = position
        self.weights = weights
        self.stakes: Stakes = stakes(position, weights)
        self.floor = position.survey.floor
        self.shield = MAGIC_SHIELD in position.effects
        self.weak = WEAKLINGS in position.effects
        self.rush = FIGURES.coin_rush if COIN_RUSH in position.effects else 1
        self.key = position.flags >> 1
        left = self.floor.finds & ~position.taken
        self.coins: dict[int, float] = {}
        for square in squares_of(left):
            mark = self.floor.marks[square]
            if mark == COIN:
                self.coins[square] = float(self.rush)
            elif mark == CHEST:
                self.coins[square] = AVERAGE * self.rush
            elif mark == WEB:
                self.coins[square] = -min(AVERAGE, max(0.0, float(position.purse)))
        self.ahead = prospects(position.survey, self.key, self.shield, self.weak, self.stakes.terms)
        self.pulls = pulls(position.survey, position.flags, self.shield or self.weak, weights)
        self.left = left
        hearts = 0 if position.hp >= weights.no_heart_hp else 1 if position.hp > weights.two_hearts_hp else 2
        self.hearts = self._planned(left, hearts)
        # Coins in the vault are out of reach without its key: until it is found, the key counts for them.
        vault = self.floor.vault
        self.wanted = {
            square: worth for square, worth in self.coins.items() if worth > 0 and (self.key or not vault >> square & 1)
        }
        if self.floor.key >= 0 and not self.key:
            inside = sum([worth for square, worth in self.coins.items() if worth > 0 and vault >> square & 1])
            self.wanted[self.floor.key] = inside / 2
        # Hearts that the plan leaves out attract as coins do, by their worth.
        hp = position.hp
        for place, square in enumerate(self.ahead.stock.hearts):
            if left >> square & 1 and not self.hearts >> place & 1:
                change = self.ahead.stock.changes[square]
                gain = sum([chance * self.hp_worth(hp + more) for more, chance in change]) - self.hp_worth(hp)
                if gain > 0.0 and self.stakes.coin:
                    self.wanted[square] = gain / self.stakes.coin
        turns = position.me["turns"]
        self.coin_weight = weights.coins_to_fetch * max(0.0, 1.0 - turns / weights.coin_turns)
        self._fetched: dict[int, float] = {}

    @property
    def forecast(self) -> Forecast:
        """The prospects as plain figures."""
        return forecast(self.ahead, self.position.limit)

    def _planned(self, left: int, count: int) -> int:
        """The `count` most promising hearts from here, as bits."""
        at = self.position.at
        promises: list[tuple[float, int]] = []
        for place, square in enumerate(self.ahead.stock.hearts):
            if left >> square & 1:
                worth = sum([hp * chance for hp, chance in self.ahead.stock.changes[square]])
                promises.append((-worth * self.pulls.pull(square, at), place))
        bits = 0
        for _, place in sorted(promises)[:count]:
            bits |= 1 << place
        return bits

    def leaving(self, hp: int) -> float:
        """The worth of leaving with this many HP in the ledger."""
        return self.stakes.terms.ends[self.stakes.terms.place(hp)]

    def staying(self, square: int, came: int, flags: int, finds: int, hp: int) -> float:
        """The worth of starting a turn on a square after meeting these finds."""
        hearts = self.hearts & ~self.ahead.hearts_in(finds)
        value = self.ahead.value(square, came, WITH_JUMP, hearts, hp)
        return value + self.stakes.coin * self.fetching(square, finds)

    def fetching(self, square: int, finds: int) -> float:
        """The worth of the coins still to fetch from here: near ones count more."""
        if not self.coin_weight:
            return 0.0
        if finds:
            return self.coin_weight * sum(
                [worth * self.pulls.pull(at, square) for at, worth in self.wanted.items() if not finds >> at & 1]
            )
        known = self._fetched.get(square)
        if known is None:
            known = self.coin_weight * sum([worth * self.pulls.pull(at, square) for at, worth in self.wanted.items()])
            self._fetched[square] = known
        return known

    def ended(self, square: int, came: int, flags: int, finds: int, hp: int) -> float:
        """The worth of ending a turn on a square: stay, or leave if that is possible and better."""
        stay = self.staying(square, came, flags, finds, hp)
        if self.position.survey.ground.exits[flags >> 1] >> square & 1:
            return max(stay, self.leaving(hp))
        return stay

    def of_route(self, route: Route, turn_ends: bool = True) -> float:
        """The worth of a route, over all faces of the dice on it. Leaving is possible only if the turn ends with it."""
        end, came, gains, finds = route
        finds &= self.left
        flags = self.position.flags | gains
        value = self.stakes.coin * sum([self.coins.get(square, 0.0) for square in squares_of(finds)])
        for change, chance in self.ahead.change_of(finds):
            hp = self.position.hp + change
            if end == LEFT:
                value += chance * self.leaving(hp)
            else:
                after = self.ended if turn_ends else self.staying
                value += chance * after(end, came, flags, finds, hp)
        return value

    def of_way(self, heading: int, steps: int, through_a_wall: bool = False) -> float:
        """The worth of the best route of this many steps with this heading."""
        return max([self.of_route(route) for route in self.ways(heading, steps, through_a_wall)])

    def ways(self, heading: int, steps: int, through_a_wall: bool = False) -> list[Route]:
        """All routes of this many steps with this heading, with the trail in the way."""
        position = self.position
        found: dict[Route, int] = {}
        position.survey.atlas.follow(position.going(), position.at, heading, steps, found, through_a_wall)
        return list(found)

    def figures_of(self, route: Route) -> Figures:
        """The expected results of a route: alive, HP, and turns, this one included."""
        end, came, gains, finds = route
        finds &= self.left
        flags = self.position.flags | gains
        alive = hp_then = 0.0
        turns = 1.0
        for change, chance in self.ahead.change_of(finds):
            hp = self.position.hp + change
            if end == LEFT or self.ended(end, came, flags, finds, hp) > self.staying(end, came, flags, finds, hp):
                one, two, three = self.forecast.leaving(hp)
            else:
                one, two, three = self.figures_here(end, came, finds, hp)
            alive += chance * one
            hp_then += chance * two
            turns += chance * three
        return alive, hp_then, turns

    def figures_here(self, square: int, came: int, finds: int, hp: int) -> Figures:
        """The expected results of a turn that starts here."""
        hearts = self.hearts & ~self.ahead.hearts_in(finds)
        return self.forecast.staying(square, came, WITH_JUMP, hearts, hp)

    def of_roll(self, steps: int, diagonal: bool) -> float:
        """The worth of the best move of this length, with the trail in the way."""
        position = self.position
        _, headings = first_headings(position.going(), position.at, steps, diagonal)
        if not headings:
            return self.ended(position.at, NO_HEADING, position.flags, 0, position.hp)
        return max([self.of_way(heading, steps) for heading in headings])

    def hp_worth(self, hp: int) -> float:
        """The worth of having this many HP somewhere on this floor, estimated at its start."""
        return self.ahead.value(self.floor.start, NO_HEADING, WITH_JUMP, self.hearts, hp)

    def came(self) -> int:
        """The heading of the hero's last step."""
        me = self.position.me
        lines = [*me["lines"][-1:], me["line"]]
        offsets = self.position.survey.ground.offsets
        for line in reversed(lines):
            if len(line) > 1:
                step = line[-1] - line[-2]
                return offsets.index(step) if step in offsets else NO_HEADING
        return NO_HEADING
