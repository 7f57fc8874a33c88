"""Solves an attack with its dice on the table: which to reroll, and when to stop. Tries every way."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from oubliette.bots.mini_rogue.fight_dice import FACES, counts
from oubliette.bots.mini_rogue.fight_solver import FightSolver, Spot, without_backstab
from oubliette.bots.mini_rogue.fight_states import Fighter, ways_to_pay
from oubliette.games.mini_rogue.cards import CRITICAL

# A die on the table: its count, whether its critical is open, whether a feat has rerolled it.
Die: TypeAlias = tuple[int, bool, bool]
Dice: TypeAlias = tuple[Die, ...]

# A reroll: the fighter after paying, and the hands it may lead to, all equally likely.
Reroll: TypeAlias = tuple[Fighter, list[Dice]]


class Hand:
    """The current attack: the enemy's HP, the wound by the dungeon die, and the curse die's skull are known."""

    def __init__(self, solver: FightSolver, left: int, wound: int, skull: bool, times: int) -> None:
        self.solver = solver
        self.left = left
        self.wound = wound
        self.skull = skull
        self.times = times
        self._values: dict[tuple[Fighter, Dice], float] = {}
        self._free: dict[tuple[Fighter, Dice], float] = {}
        self._prices: dict[tuple[Fighter, Fighter], float] = {}

    def value(self, who: Fighter, dice: Dice) -> float:
        """The chance to win the match with these dice on the table."""
        key = (who, dice)
        known = self._values.get(key)
        if known is None:
            known = self.solver.worth(self.stop(who, dice))
            if self.enemy_survives(dice):
                for reroll in self.rerolls(who, dice):
                    if self.at_most(who, reroll) > known:
                        known = max(known, self.mean(reroll))
            self._values[key] = known
        return known

    def at_most(self, who: Fighter, reroll: Reroll) -> float:
        """Upper bound on the worth of a reroll: the worth if all feats were free, times the bound for paying one."""
        payer, hands = reroll
        if payer == who:
            return 1.0  # a critical is free, so it is always tried
        price = self._prices.get((who, payer))
        if price is None:
            price = self.solver.price(who, payer, self.left, self.wound, self.times)
            self._prices[who, payer] = price
        return price * sum([self.free(who, dice) for dice in hands]) / len(hands)

    def free(self, who: Fighter, dice: Dice) -> float:
        """Like `value`, if all feats were free."""
        key = (who, dice)
        known = self._free.get(key)
        if known is None:
            known = self.solver.worth(self.stop(who, dice))
            if self.enemy_survives(dice):
                ways = [self.critical(dice, place) for place, die in enumerate(dice) if die[1]]
                ways += [self.feat(dice, place) for place in lowest(dice)]
                for hands in ways:
                    known = max(known, sum([self.free(who, after) for after in hands]) / len(hands))
            self._free[key] = known
        return known

    def mean(self, reroll: Reroll) -> float:
        """The mean worth of a reroll."""
        who, hands = reroll
        return sum([self.value(who, dice) for dice in hands]) / len(hands)

    def enemy_survives(self, dice: Dice) -> bool:
        """Does the enemy survive the sum of the dice?"""
        return self.times * sum([die[0] for die in dice]) < self.left

    def stop(self, who: Fighter, dice: Dice) -> Spot:
        """The best position after rerolling nothing more: perhaps a potion, then the enemy's turn."""
        spots = self.stops(who, self.times * sum([die[0] for die in dice]))
        return max(spots.values(), key=self.solver.worth)

    def stops(self, who: Fighter, dealt: int) -> dict[str, Spot]:
        """The position after each potion, and after none."""
        after = without_backstab(who)
        left = self.left - dealt
        if left <= 0:
            return {"keep": (after, 0)}
        kept = {"keep": self.solver.enemy_turn(after, left, self.wound)}
        return {**kept, **dict(self.solver.potion_ends(after, left, self.wound, self.times))}

    def rerolls(self, who: Fighter, dice: Dice) -> list[Reroll]:
        """The rerolls to consider: criticals, and feats on the lowest die.

        A feat on a higher die is never better, because it can still follow. Nor is a feat on an open critical: that die
        can be rolled for free, and keeps its count unless it misses.
        """
        ways = [(who, self.critical(dice, place)) for place, die in enumerate(dice) if die[1]]
        for place in lowest(dice):
            hands = self.feat(dice, place)
            ways += [(payer, hands) for payer in ways_to_pay(who)]
        return ways

    def critical(self, dice: Dice, place: int) -> list[Dice]:
        """The hands after rolling on a critical: it adds to the die's count, or loses all of it."""
        gathered, _, done = dice[place]
        hands: list[Dice] = []
        for face in FACES:
            worth = counts(face, self.skull)
            hands.append(_with(dice, place, (gathered + worth if worth else 0, worth == CRITICAL, done)))
        return hands

    def feat(self, dice: Dice, place: int) -> list[Dice]:
        """The hands after a feat rerolls a die."""
        worths = [counts(face, self.skull) for face in FACES]
        return [_with(dice, place, (worth, worth == CRITICAL, True)) for worth in worths]


def lowest(dice: Dice) -> list[int]:
    """The place of the lowest die without an open critical that a feat may still reroll: one place or none."""
    places = [place for place, (_, opened, done) in enumerate(dice) if not opened and not done]
    return [min(places, key=lambda place: dice[place][0])] if places else []


def tidied(dice: Iterable[Die]) -> Dice:
    """The dice in order; those that are final are merged into one."""
    done = sum([count for count, opened, feated in dice if feated and not opened])
    return (*sorted([die for die in dice if die[1] or not die[2]]), (done, False, True))


def _with(dice: Dice, place: int, die: Die) -> Dice:
    return tidied([*dice[:place], die, *dice[place + 1 :]])
