"""Values every position of a fight, by dynamic programming.

Positions are computed once each, from few enemy HP to many. A round that changes nothing leads back to its own start:
its chance is divided out. Later rounds are simplified: no feats, criticals are rolled on until the enemy falls, Life is
kept for the last moment. So the values are lower bounds. `fight_hand` solves the current round in full.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from math import exp
from typing import Final, TypeAlias

from oubliette.bots.mini_rogue import fight_dice
from oubliette.bots.mini_rogue.fight_states import (
    AFFLICTED,
    AFFLICTIONS,
    ANY_OFFENSIVE,
    BACKSTAB,
    BURNS,
    BY_ID,
    CURSED,
    DRAINED,
    DRAINS,
    FROZEN,
    HOLY_WATER,
    ILL,
    MARKS,
    PERCEPTION,
    READY,
    Fighter,
    dice_of,
    drink,
    hurt,
    rewarded,
)
from oubliette.bots.mini_rogue.fight_values import FLOOR_WEIGHTS
from oubliette.games.mini_rogue.cards import (
    CHARACTERS,
    ENEMIES,
    LEVEL_AT,
    MOST_HP,
    MOST_XP,
    OFFENSIVE,
    OG,
    OG_AWAKE,
    STAR,
)
from oubliette.games.mini_rogue.figures import FIGURES
from oubliette.games.mini_rogue.skills import SKILLS

# A fighter and the enemy's HP at the start of a round; 0 HP if the enemy fell. None if the fighter died.
Spot: TypeAlias = "tuple[Fighter, int] | None"

_NO: Final = -1.0  # the worth of an action that is not possible
_SIDES: Final = 6
_MOST_FIGHTERS: Final = 4000  # cached fighters: above this number `tidy` clears the caches
_MOST_SOLVERS: Final = 64
SPARE_FEAT: Final = 0.8  # factor on the chance to lose against Og, for each feat that can still be paid
_ENOUGH_FEATS: Final = 6


class FightSolver:
    """One enemy against one character with so much armor. Caches all values."""

    def __init__(self, enemy_id: str, armor: int, character: str) -> None:
        enemy = BY_ID[enemy_id]
        self.enemy = enemy
        self.armor = armor
        self.character = character
        self.skill = CHARACTERS[character].combat_skill
        self.hit = enemy.damage if "unstoppable" in enemy.skills else max(0, enemy.damage - armor)
        wounds = [self.wound(die) for die in range(1, _SIDES + 1)]
        self.wounds = [(wound, wounds.count(wound) / _SIDES) for wound in sorted(set(wounds))]
        self.afflicts = sum([AFFLICTIONS[skill] for skill in enemy.skills if skill in AFFLICTIONS])
        self.last = enemy.card in (OG, OG_AWAKE)
        self.weakens = "weaken" in enemy.skills
        self._columns: dict[Fighter, list[float]] = {}
        self._rows: dict[tuple[Fighter, int, int], list[float]] = {}
        self._means: dict[tuple[Fighter, int], list[float]] = {}

    def wound(self, dungeon_die: int) -> int:
        """The HP lost to a strike at that die: none on 1; armor helps on 2 to 5, not on 6."""
        if dungeon_die == 1:
            return 0
        return self.enemy.damage if dungeon_die == _SIDES else self.hit

    def tidy(self) -> None:
        """Clear large caches. Called before a new question."""
        if len(self._columns) > _MOST_FIGHTERS:
            self._columns.clear()
            self._rows.clear()
            self._means.clear()

    # Transitions

    def after_strike(self, who: Fighter, wound: int) -> Fighter | None:
        """The fighter after a strike; if it cost HP, the enemy's skills apply. None for death."""
        if not wound:
            return who
        after = hurt(who, wound)
        if after is None:
            return None
        hp, xp, feats, kit = after
        return (hp, max(0, xp - FIGURES.weaken_xp) if self.weakens else xp, feats, kit | self.afflicts)

    def enemy_turn(self, who: Fighter, left: int, wound: int) -> Spot:
        """The enemy's turn: poison drains it, then it strikes unless it is frozen."""
        kit = who[3]
        if kit & DRAINED:
            left -= DRAINS
        if left <= 0:
            return (who, 0)
        if kit & FROZEN:
            return ((*who[:3], kit & ~FROZEN), left)
        after = self.after_strike(who, wound)
        return None if after is None else (after, left)

    def drain_only(self, who: Fighter, left: int) -> Spot:
        """The enemy's turn after a combat skill that succeeded: poison drains it, and it does not strike."""
        if who[3] & DRAINED:
            left -= DRAINS
        return (who, max(0, left))

    def potion_ends(self, who: Fighter, left: int, wound: int, times: int) -> list[tuple[str, Spot]]:
        """Each offensive potion that can follow an attack, with the position after the enemy's turn."""
        ways: list[tuple[str, Spot]] = []
        if left > 0 and who[3] & ANY_OFFENSIVE:
            for potion in OFFENSIVE:
                if who[3] & MARKS[potion]:
                    spent = (*who[:3], who[3] & ~MARKS[potion])
                    ways.append((potion, self.after_potion(spent, left, wound, potion, times)))
        return ways

    def after_potion(self, who: Fighter, left: int, wound: int, potion: str, times: int = 1) -> Spot:
        """The position after a potion at the end of an attack, and the enemy's turn."""
        if potion == "fire":
            return self.enemy_turn(who, left - times * BURNS, wound)
        return self.enemy_turn((*who[:3], who[3] | (FROZEN if potion == "frost" else DRAINED)), left, wound)

    def after_conjuration(self, who: Fighter, left: int, potion: str) -> Spot:
        """The position after Conjuration succeeded with that potion."""
        if potion == "fire":
            return self.drain_only(who, left - BURNS)
        return self.drain_only((*who[:3], who[3] | (FROZEN if potion == "frost" else DRAINED)), left)

    def skill_succeeded(self, who: Fighter, left: int, highest: int) -> list[Spot]:
        """The possible positions after the combat skill succeeded: three to choose from for Conjuration, else one."""
        hp, xp, feats, kit = who
        if self.skill == "conjuration":
            return [self.after_conjuration(who, left, potion) for potion in OFFENSIVE]
        if self.skill == "backstab":
            return [self.drain_only((hp, xp, feats, kit | BACKSTAB), left)]
        if self.skill == "bash":
            return [self.drain_only(who, left - highest - SKILLS["bash"].armor * self.armor)]
        return [self.drain_only((min(MOST_HP, hp + SKILLS["miracle"].hp), xp, feats, kit), left)]

    # Values

    def worth(self, spot: Spot) -> float:
        """The chance to win the match, 0 to 1."""
        return 0.0 if spot is None else self.value(*spot)

    def best(self, spots: list[Spot]) -> float:
        """The worth of the best of these positions."""
        return max([self.worth(spot) for spot in spots], default=_NO)

    def value(self, who: Fighter, left: int) -> float:
        """The chance to win the match at the start of a round."""
        if self.last:
            return self._last_value(who, left)
        return self._value(who, left)

    def _last_value(self, who: Fighter, left: int) -> float:
        """Against Og nothing is kept for later: XP and weapons are worth only the feats that they can pay."""
        plain = self.without_spare(who)
        spare = who[1] - plain[1] + who[2]
        return 1 - (1 - self._value(plain, left)) * SPARE_FEAT ** min(spare, _ENOUGH_FEATS)

    def without_spare(self, who: Fighter) -> Fighter:
        """Against Og: the fighter without the XP and weapon feats that can only pay for feats."""
        return (who[0], LEVEL_AT.index(LEVEL_AT[who[1]]), 0, who[3]) if self.last else who

    def _value(self, who: Fighter, left: int) -> float:
        column = self._columns.get(who)
        if column is None:
            column = self._columns[who] = [self.end(who)]
        while len(column) <= left:
            column.append(self._compute(who, len(column)))
        return column[left]

    def end(self, who: Fighter) -> float:
        """The worth of having felled the enemy. Og gets up once."""
        after = rewarded(who, self.enemy.xp)
        if self.enemy.card == OG:
            awake = ENEMIES[OG_AWAKE, self.enemy.floor]
            return solver_of(awake.id, self.armor, self.character).value(after, awake.hp[0])
        return 1.0 if self.enemy.card == OG_AWAKE else FLOOR_WEIGHTS[self.enemy.floor].win(after, self.armor)

    def _compute(self, who: Fighter, left: int) -> float:
        best = _NO
        if who[3] & READY:
            best = self.use_skill(who, left)
        if who[3] & HOLY_WATER and who[3] & AFFLICTED:
            best = max(best, self.value(drink(who, "holy_water"), left))
        sure = 0.0
        idle: list[tuple[float, float]] = []
        for chance, thrower in self.poison_dies(who):
            if thrower == who:
                more, idle = self.throw(who, left, chance)
                sure += more
            elif thrower is not None:
                sure += chance * self.attack(thrower, left)
        return max(best, *[_solved(sure, idle, stays) for stays in product((True, False), repeat=len(idle))])

    def attack(self, who: Fighter, left: int) -> float:
        """The worth of an attack after the poison die was read."""
        sure, idle = self.throw(who, left, 1.0)
        return sure + sum([chance * max(self.value(who, left), feat) for chance, feat in idle]) if idle else sure

    def poison_dies(self, who: Fighter) -> list[tuple[float, Fighter | None]]:
        """The fighter after the poison die, if there is one: pairs of chance and fighter."""
        if not who[3] & ILL:
            return [(1.0, who)]
        return [(0.5, who), (0.5, hurt(who, FIGURES.poison_die_hp))]

    def throw(self, who: Fighter, left: int, share: float) -> tuple[float, list[tuple[float, float]]]:
        """The worth of an attack, times a share, without the idle throws, after which nothing may have changed.

        Idle throws are returned apart, each with its chance and the worth of using a potion after it.
        """
        times, after = times_of(who), without_backstab(who)
        still = self.wounds[0][0] == 0 and times == 1 and not who[3] & (DRAINED | FROZEN)
        falls, damages = self.damage_chances(who, left)
        row = self.mean_row(after, left - still, times)
        sure = falls * row[0]
        idle: list[tuple[float, float]] = []
        for dealt, chance in damages:
            if dealt or not still:
                sure += chance * row[left - times * dealt]
            else:
                for wound, likely in self.wounds:
                    if wound:
                        sure += chance * likely * self.row(after, left, wound, 1)[left]
                    else:
                        pouring = self.best([spot for _, spot in self.potion_ends(after, left, 0, 1)])
                        idle.append((share * chance * likely, pouring))
        return share * sure, idle

    def damage_chances(self, who: Fighter, left: int) -> tuple[float, tuple[tuple[int, float], ...]]:
        """The chance that an attack fells the enemy, drain included; otherwise damage and chance of each result."""
        drain = DRAINS if who[3] & DRAINED else 0
        return fight_dice.dealt(dice_of(who), bool(who[3] & CURSED), -((drain - left) // times_of(who)))

    def mean_row(self, who: Fighter, left: int, times: int) -> list[float]:
        """The worth after an attack, before the dungeon die is read, by the enemy's HP."""
        key = (who, times)
        mean = self._means.get(key)
        if mean is None:
            mean = self._means[key] = [self.value(who, 0)]
        if len(mean) <= left:
            rows = [(chance, self.row(who, left, wound, times)) for wound, chance in self.wounds]
            for here in range(len(mean), left + 1):
                mean.append(sum([chance * row[here] for chance, row in rows]))
        return mean

    def row(self, who: Fighter, left: int, wound: int, times: int) -> list[float]:
        """The worth after an attack, by the enemy's HP: a potion may follow, then the enemy's turn."""
        key = (who, wound, times)
        row = self._rows.get(key)
        if row is None:
            row = self._rows[key] = [self.value(who, 0)]
        for here in range(len(row), left + 1):
            keep = self.worth(self.enemy_turn(who, here, wound))
            if who[3] & ANY_OFFENSIVE:
                keep = max([keep, *[self.worth(spot) for _, spot in self.potion_ends(who, here, wound, times)]])
            row.append(keep)
        return row

    def price(self, who: Fighter, payer: Fighter, left: int, wound: int, times: int) -> float:
        """Upper bound on worth after paying for a feat, as a share of the worth if the feat were free."""
        if payer[1] < who[1] and not self.last:
            if self.weakens:
                return 1.0
            floor = FLOOR_WEIGHTS[self.enemy.floor]
            most = floor.win((MOST_HP, *rewarded(who, self.enemy.xp)[1:3], who[3] & ~AFFLICTED), self.armor)
            lost = min(MOST_XP, who[1] + self.enemy.xp) - min(MOST_XP, payer[1] + self.enemy.xp)
            return 1 / (most + (1 - most) * exp(floor.xp * lost))
        before = self.row(without_backstab(who), left, wound, times)
        after = self.row(without_backstab(payer), left, wound, times)
        return max([after[here] / before[here] if before[here] else 1.0 for here in range(left + 1)])

    # Combat skills

    def use_skill(self, who: Fighter, left: int) -> float:
        """The worth of using the combat skill in place of an attack."""
        return self.skill_test((*who[:3], who[3] & ~READY), left)

    def skill_test(self, who: Fighter, left: int) -> float:
        """The worth before the test of the combat skill is rolled."""
        value = 0.0
        outcomes = fight_dice.highest if self.skill == "bash" else fight_dice.passes
        for chance, thrower in self.poison_dies(who):
            if thrower is None:
                continue
            for skull, likely in skulls(thrower):
                for highest, odds in outcomes(dice_of(thrower), skull):
                    if highest >= STAR:
                        value += chance * likely * odds * self.best(self.skill_succeeded(thrower, left, highest))
                    else:
                        value += chance * likely * odds * self.test_failed(thrower, left, highest)
        return value

    def test_failed(self, who: Fighter, left: int, highest: int) -> float:
        """The worth after a failed test. Perception may save it, chosen after the dungeon die is read."""
        saved = self.best(self.skill_succeeded(without_perception(who), left, highest)) if who[3] & PERCEPTION else _NO
        return sum(
            [chance * max(saved, self.worth(self.enemy_turn(who, left, wound))) for wound, chance in self.wounds]
        )


def _solved(sure: float, idle: list[tuple[float, float]], stays: tuple[bool, ...]) -> float:
    """The worth of a position when the idle throws marked in `stays` lead back to it and the others do not."""
    again = sum([chance for (chance, _), stay in zip(idle, stays, strict=True) if stay])
    other = sum([chance * worth for (chance, worth), stay in zip(idle, stays, strict=True) if not stay])
    return (sure + other) / (1 - again)


def skulls(who: Fighter) -> list[tuple[bool, float]]:
    """Whether the curse die shows its skull, with chances."""
    return [(True, fight_dice.SKULL), (False, 1 - fight_dice.SKULL)] if who[3] & CURSED else [(False, 1.0)]


def times_of(who: Fighter) -> int:
    """The factor on damage: an attack from behind counts double."""
    return 2 if who[3] & BACKSTAB else 1


def without_perception(who: Fighter) -> Fighter:
    """The fighter after drinking Perception."""
    return (*who[:3], who[3] & ~PERCEPTION)


def without_backstab(who: Fighter) -> Fighter:
    """The fighter after the attack from behind."""
    return (*who[:3], who[3] & ~BACKSTAB)


@lru_cache(maxsize=_MOST_SOLVERS)
def solver_of(enemy_id: str, armor: int, character: str) -> FightSolver:
    """The cached solver for such a fight."""
    return FightSolver(enemy_id, armor, character)
