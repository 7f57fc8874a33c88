"""The dice of an attack that lie on the table: which to roll again, and when to stop. Every way is looked at."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from oubliette.bots.mini_rogue.fight_course import Course, Spot, without_backstab
from oubliette.bots.mini_rogue.fight_dice import FACES, counts
from oubliette.bots.mini_rogue.fight_states import Fighter, ways_to_pay
from oubliette.games.mini_rogue.cards import CRITICAL

# A die on the table: what it counts, whether its critical is open, whether a feat has rolled it.
Die: TypeAlias = tuple[int, bool, bool]
Dice: TypeAlias = tuple[Die, ...]

# One thing to do with a hand: (who is left after paying, the hands it may become). Each hand is equally likely.
Deed: TypeAlias = tuple[Fighter, list[Dice]]


class Hand:
    """An attack under way: the enemy's HP, its die, and the curse's, which is read already."""

    def __init__(self, course: Course, left: int, wound: int, skull: bool, times: int) -> None:
        self.course = course
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
            known = self.course.worth(self.stop(who, dice))
            if self.stands(dice):
                for deed in self.deeds(who, dice):
                    if self.at_most(who, deed) > known:
                        known = max(known, self.mean(deed))
            self._values[key] = known
        return known

    def at_most(self, who: Fighter, deed: Deed) -> float:
        """No more than this can come of a deed: what it were worth if all feats were free, times the price of one."""
        payer, hands = deed
        if payer == who:
            return 1.0  # a critical costs nothing, and is always looked at
        price = self._prices.get((who, payer))
        if price is None:
            price = self.course.price(who, payer, self.left, self.wound, self.times)
            self._prices[who, payer] = price
        return price * sum([self.free(who, dice) for dice in hands]) / len(hands)

    def free(self, who: Fighter, dice: Dice) -> float:
        """The same as `value`, were feats for nothing."""
        key = (who, dice)
        known = self._free.get(key)
        if known is None:
            known = self.course.worth(self.stop(who, dice))
            if self.stands(dice):
                ways = [self.critical(dice, place) for place, die in enumerate(dice) if die[1]]
                ways += [self.feat(dice, place) for place in lowest(dice)]
                for hands in ways:
                    known = max(known, sum([self.free(who, after) for after in hands]) / len(hands))
            self._free[key] = known
        return known

    def mean(self, deed: Deed) -> float:
        """What a deed is worth before the die has fallen."""
        who, hands = deed
        return sum([self.value(who, dice) for dice in hands]) / len(hands)

    def stands(self, dice: Dice) -> bool:
        """Does the enemy withstand what the dice count?"""
        return self.times * sum([die[0] for die in dice]) < self.left

    def stop(self, who: Fighter, dice: Dice) -> Spot:
        """Where it leads to let the dice lie: perhaps a potion, then the enemy's turn."""
        spots = self.stops(who, self.times * sum([die[0] for die in dice]))
        return max(spots.values(), key=self.course.worth)

    def stops(self, who: Fighter, dealt: int) -> dict[str, Spot]:
        """The same for each potion, and for none."""
        after = without_backstab(who)
        left = self.left - dealt
        if left <= 0:
            return {"keep": (after, 0)}
        kept = {"keep": self.course.turn(after, left, self.wound)}
        return {**kept, **dict(self.course.pours(after, left, self.wound, self.times))}

    def deeds(self, who: Fighter, dice: Dice) -> list[Deed]:
        """What is worth thinking of: criticals, and feats on the lowest die.

        A feat on a higher die is never better, as the two may follow each other. Nor is a feat on an open critical:
        that die can be rolled for nothing, and keeps what it has unless it misses.
        """
        ways = [(who, self.critical(dice, place)) for place, die in enumerate(dice) if die[1]]
        for place in lowest(dice):
            hands = self.feat(dice, place)
            ways += [(payer, hands) for payer in ways_to_pay(who)]
        return ways

    def critical(self, dice: Dice, place: int) -> list[Dice]:
        """A critical is rolled on: added to what the die has, or all of it is lost."""
        gathered, _, done = dice[place]
        hands: list[Dice] = []
        for face in FACES:
            worth = counts(face, self.skull)
            hands.append(_with(dice, place, (gathered + worth if worth else 0, worth == CRITICAL, done)))
        return hands

    def feat(self, dice: Dice, place: int) -> list[Dice]:
        """A die is rolled afresh."""
        worths = [counts(face, self.skull) for face in FACES]
        return [_with(dice, place, (worth, worth == CRITICAL, True)) for worth in worths]


def lowest(dice: Dice) -> list[int]:
    """The place of the lowest die that a feat may roll again and that is no open critical, if there is one."""
    places = [place for place, (_, opened, done) in enumerate(dice) if not opened and not done]
    return [min(places, key=lambda place: dice[place][0])] if places else []


def tidied(dice: Iterable[Die]) -> Dice:
    """In order, with all that lies there for good as one."""
    done = sum([count for count, opened, feated in dice if feated and not opened])
    return (*sorted([die for die in dice if die[1] or not die[2]]), (done, False, True))


def _with(dice: Dice, place: int, die: Die) -> Dice:
    return tidied([*dice[:place], die, *dice[place + 1 :]])
