"""How a fight is going to end, in figures that a sentence can tell: who follows the plan of `fight_course` has them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from oubliette.bots.mini_rogue import fight_dice
from oubliette.bots.mini_rogue.fight_course import Course, Spot, skulls, times_of, without_backstab, without_perception
from oubliette.bots.mini_rogue.fight_hand import Deed, Dice, Hand
from oubliette.bots.mini_rogue.fight_states import (
    AFFLICTED,
    HOLY_WATER,
    PERCEPTION,
    READY,
    Fighter,
    dice_of,
    drink,
    rewarded,
)
from oubliette.games.mini_rogue.cards import STAR

# The chance to survive the fight; the HP that are left, 0 for the dead; the rounds that are still to be fought.
Story: TypeAlias = tuple[float, float, float]

_DEATH: Final[Story] = (0.0, 0.0, 0.0)
_CLOSE: Final = 1e-12  # as good as equal


def facts(story: Story) -> dict[str, int]:
    """Whole numbers: percent, and tenths. The HP are those of who survives."""
    survive, hp, rounds = story
    return {
        "survive": round(100 * survive),
        "hp_tenths": round(10 * hp / survive) if survive else 0,
        "rounds_tenths": round(10 * rounds),
    }


class Teller:
    """Follows the best answers of one course to their ends."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self._told: dict[tuple[Fighter, int], Story] = {}

    def story(self, spot: Spot) -> Story:
        """From the beginning of a round, or from the end of the fight."""
        if spot is None:
            return _DEATH
        who, left = self.course.plain(spot[0]), spot[1]
        if left <= 0:
            return (1.0, float(rewarded(who, self.course.enemy.xp)[0]), 0.0)
        told = self._told.get((who, left))
        if told is None:
            told = self._told[who, left] = self._planned(who, left)
        return told

    def _planned(self, who: Fighter, left: int) -> Story:
        value = self.course.value(who, left) - _CLOSE
        if who[3] & READY and self.course.skilled(who, left) >= value:
            return self.skilled(who, left)
        if who[3] & HOLY_WATER and who[3] & AFFLICTED:
            cured = drink(who, "holy_water")
            if self.course.value(cured, left) >= value:
                return self.story((cured, left))
        return self.attack(who, left)

    def attack(self, who: Fighter, left: int) -> Story:
        """An attack without feats, and all that follows."""
        who = self.course.plain(who)
        ends: list[tuple[float, Spot]] = []
        for chance, thrower in self.course.poison_dies(who):
            if thrower is not None:
                ends += [(chance * likely, spot) for likely, spot in self._blows(thrower, left)]
        return self._round(ends, (who, left))

    def _blows(self, who: Fighter, left: int) -> list[tuple[float, Spot]]:
        course, times, after = self.course, times_of(who), without_backstab(who)
        falls, deals = course.deals(who, left)
        ends: list[tuple[float, Spot]] = [(falls, (after, 0))]
        for dealt, chance in deals:
            for wound, likely in course.wounds:
                here = left - times * dealt
                spots = [course.turn(after, here, wound), *[one for _, one in course.pours(after, here, wound, times)]]
                ends.append((chance * likely, max(spots, key=course.worth)))
        return ends

    def skilled(self, who: Fighter, left: int) -> Story:
        """The combat skill, and all that follows."""
        who = self.course.plain(who)
        return self.tested((*who[:3], who[3] & ~READY), left)

    def tested(self, who: Fighter, left: int) -> Story:
        """The same once the test is rolled."""
        course, ends = self.course, []
        for chance, thrower in course.poison_dies(course.plain(who)):
            if thrower is None:
                continue
            for skull, likely in skulls(thrower):
                for highest, odds in fight_dice.highest(dice_of(thrower), skull):
                    weight = chance * likely * odds
                    if highest >= STAR:
                        ends.append((weight, self._best(course.worked(thrower, left, highest))))
                        continue
                    saves = course.worked(without_perception(thrower), left, highest) if thrower[3] & PERCEPTION else []
                    for wound, part in course.wounds:
                        ends.append((weight * part, self._best([course.turn(thrower, left, wound), *saves])))
        return self._round(ends, None)

    def then(self, spot: Spot) -> Story:
        """The round under way ends there."""
        return self._round([(1.0, spot)], None)

    def _best(self, spots: list[Spot]) -> Spot:
        return max(spots, key=self.course.worth)

    def _round(self, ends: list[tuple[float, Spot]], here: Spot) -> Story:
        """One round, whose ends are known; those that lead back to where it began are divided out."""
        again = sum([chance for chance, spot in ends if spot == here and here is not None])
        survive, hp, rounds = _mean(
            [(chance, self.story(spot)) for chance, spot in ends if spot is None or spot != here]
        )
        return (survive / (1 - again), hp / (1 - again), (1 + rounds) / (1 - again))

    # Dice on the table

    def hand(self, hand: Hand, who: Fighter, dice: Dice) -> Story:
        """An attack under way."""
        stop, value = hand.stop(who, dice), hand.value(who, dice) - _CLOSE
        if self.course.worth(stop) < value:
            for deed in hand.deeds(who, dice):
                if hand.at_most(who, deed) >= value and hand.mean(deed) >= value:
                    return self.deed(hand, deed)
        return self.then(stop)

    def deed(self, hand: Hand, deed: Deed) -> Story:
        """A die is rolled again."""
        who, hands = deed
        return _mean([(1 / len(hands), self.hand(hand, who, dice)) for dice in hands])


def _mean(stories: Iterable[tuple[float, Story]]) -> Story:
    survive = hp = rounds = 0.0
    for chance, (one, two, three) in stories:
        survive += chance * one
        hp += chance * two
        rounds += chance * three
    return (survive, hp, rounds)
