"""Forecasts of a fight for hints: survival, HP and rounds of a player who gives the best answers of `fight_solver`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from oubliette.bots.mini_rogue import fight_dice
from oubliette.bots.mini_rogue.fight_hand import Dice, Hand, Reroll
from oubliette.bots.mini_rogue.fight_solver import (
    FightSolver,
    Spot,
    skulls,
    times_of,
    without_backstab,
    without_perception,
)
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

# The chance to survive the fight; the mean HP left, 0 for the dead; the mean number of rounds to come.
Forecast: TypeAlias = tuple[float, float, float]

_DEATH: Final[Forecast] = (0.0, 0.0, 0.0)
_CLOSE: Final = 1e-12  # smaller differences count as equal


def facts(forecast: Forecast) -> dict[str, int]:
    """A forecast as whole numbers: percent, and tenths. The HP are the mean of survivors."""
    survive, hp, rounds = forecast
    return {
        "survive": round(100 * survive),
        "hp_tenths": round(10 * hp / survive) if survive else 0,
        "rounds_tenths": round(10 * rounds),
    }


class Forecaster:
    """Follows the best answers of one solver to the end of the fight."""

    def __init__(self, solver: FightSolver) -> None:
        self.solver = solver
        self._known: dict[tuple[Fighter, int], Forecast] = {}

    def forecast(self, spot: Spot) -> Forecast:
        """The forecast at the start of a round, or at the end of the fight."""
        if spot is None:
            return _DEATH
        who, left = self.solver.without_spare(spot[0]), spot[1]
        if left <= 0:
            return (1.0, float(rewarded(who, self.solver.enemy.xp)[0]), 0.0)
        known = self._known.get((who, left))
        if known is None:
            known = self._known[who, left] = self._planned(who, left)
        return known

    def _planned(self, who: Fighter, left: int) -> Forecast:
        value = self.solver.value(who, left) - _CLOSE
        if who[3] & READY and self.solver.use_skill(who, left) >= value:
            return self.use_skill(who, left)
        if who[3] & HOLY_WATER and who[3] & AFFLICTED:
            cured = drink(who, "holy_water")
            if self.solver.value(cured, left) >= value:
                return self.forecast((cured, left))
        return self.attack(who, left)

    def attack(self, who: Fighter, left: int) -> Forecast:
        """The forecast of an attack without feats."""
        who = self.solver.without_spare(who)
        ends: list[tuple[float, Spot]] = []
        for chance, thrower in self.solver.poison_dies(who):
            if thrower is not None:
                ends += [(chance * likely, spot) for likely, spot in self._blows(thrower, left)]
        return self._round(ends, (who, left))

    def _blows(self, who: Fighter, left: int) -> list[tuple[float, Spot]]:
        solver, times, after = self.solver, times_of(who), without_backstab(who)
        falls, damages = solver.damage_chances(who, left)
        ends: list[tuple[float, Spot]] = [(falls, (after, 0))]
        for dealt, chance in damages:
            for wound, likely in solver.wounds:
                here = left - times * dealt
                spots = [
                    solver.enemy_turn(after, here, wound),
                    *[one for _, one in solver.potion_ends(after, here, wound, times)],
                ]
                ends.append((chance * likely, max(spots, key=solver.worth)))
        return ends

    def use_skill(self, who: Fighter, left: int) -> Forecast:
        """The forecast of using the combat skill."""
        who = self.solver.without_spare(who)
        return self.skill_test((*who[:3], who[3] & ~READY), left)

    def skill_test(self, who: Fighter, left: int) -> Forecast:
        """The forecast of the skill test."""
        solver, ends = self.solver, []
        for chance, thrower in solver.poison_dies(solver.without_spare(who)):
            if thrower is None:
                continue
            for skull, likely in skulls(thrower):
                for highest, odds in fight_dice.highest(dice_of(thrower), skull):
                    weight = chance * likely * odds
                    if highest >= STAR:
                        ends.append((weight, self._best(solver.skill_succeeded(thrower, left, highest))))
                        continue
                    saves = (
                        solver.skill_succeeded(without_perception(thrower), left, highest)
                        if thrower[3] & PERCEPTION
                        else []
                    )
                    for wound, part in solver.wounds:
                        ends.append((weight * part, self._best([solver.enemy_turn(thrower, left, wound), *saves])))
        return self._round(ends, None)

    def after_round(self, spot: Spot) -> Forecast:
        """The forecast when the current round ends there."""
        return self._round([(1.0, spot)], None)

    def _best(self, spots: list[Spot]) -> Spot:
        return max(spots, key=self.solver.worth)

    def _round(self, ends: list[tuple[float, Spot]], here: Spot) -> Forecast:
        """The forecast of a round with these ends. Ends that equal its start are divided out."""
        again = sum([chance for chance, spot in ends if spot == here and here is not None])
        survive, hp, rounds = _mean(
            [(chance, self.forecast(spot)) for chance, spot in ends if spot is None or spot != here]
        )
        return (survive / (1 - again), hp / (1 - again), (1 + rounds) / (1 - again))

    # Dice on the table

    def hand(self, hand: Hand, who: Fighter, dice: Dice) -> Forecast:
        """The forecast of an attack with these dice on the table."""
        stop, value = hand.stop(who, dice), hand.value(who, dice) - _CLOSE
        if self.solver.worth(stop) < value:
            for reroll in hand.rerolls(who, dice):
                if hand.at_most(who, reroll) >= value and hand.mean(reroll) >= value:
                    return self.reroll(hand, reroll)
        return self.after_round(stop)

    def reroll(self, hand: Hand, reroll: Reroll) -> Forecast:
        """The forecast of a reroll."""
        who, hands = reroll
        return _mean([(1 / len(hands), self.hand(hand, who, dice)) for dice in hands])


def _mean(forecasts: Iterable[tuple[float, Forecast]]) -> Forecast:
    survive = hp = rounds = 0.0
    for chance, (one, two, three) in forecasts:
        survive += chance * one
        hp += chance * two
        rounds += chance * three
    return (survive, hp, rounds)
