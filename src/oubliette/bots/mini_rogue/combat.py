"""Decisions in a fight: attack or skill, which dice to reroll, which potions to use."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from oubliette.bots.mini_rogue.fights import passes, strike, strikes, wound
from oubliette.bots.mini_rogue.weighing import Scales
from oubliette.games.mini_rogue.cards import CRITICAL, MISS, OFFENSIVE, POTIONS
from oubliette.games.mini_rogue.figures import FIGURES
from oubliette.games.mini_rogue.skills import SKILLS

_FACES: Final = range(1, 7)
_LITTLE: Final = 0.2  # the worth of an XP in the last fight; also a tie-breaker
_NEVER: Final = float("inf")  # the cost of a drink that is not due


class FightCost:
    """The expected cost of the rest of a fight, in hit points."""

    def __init__(self, scales: Scales) -> None:
        me, enemy = scales.me, scales.enemy
        self.scales = scales
        self.hp = enemy["hp"]
        self.drained = enemy["drained"]
        self.dice = me["level"]
        self.armor = me["armor"]
        self.cursed = "curse" in me["afflictions"]
        self.damage = enemy["damage"]
        self.unstoppable = "unstoppable" in enemy["skills"]
        self.blow = wound(self.damage, self.armor, self.unstoppable) + 0.3 * self._harm(enemy["skills"])
        self.frozen = enemy["frozen"]

    def _harm(self, skills: Sequence[str]) -> float:
        mine = self.scales.me["afflictions"]
        return sum([self.scales.affliction(one) for one in skills if one in ("curse", "poison") and one not in mine])

    def cost(self, left: int, drained: bool | None = None, factor: int = 1) -> float:
        """The HP still to lose when the enemy has this many HP left and the party attacks."""
        drain = self.drained if drained is None else drained
        blood = strikes(left, self.dice, self.cursed, drain, factor) * self.blow
        spare = max(1.0, self.scales.me["hp"] + 1)
        return blood * (1 + max(0.0, blood / spare - 0.4) * 2)  # HP count for more near death

    def after_attack(self, dealt: int, dungeon: int, frost: bool = False, drained: bool | None = None) -> float:
        """The HP still to lose after an attack that deals so much; the enemy's turn comes next."""
        left = self.hp - dealt
        drain = self.drained if drained is None else drained
        if left <= 0:
            return 0.0
        if drain:
            left -= POTIONS["poison"].figure
            if left <= 0:
                return 0.0
        if frost or self.frozen:
            return self.cost(left, drain)
        lost = strike(dungeon, self.damage, self.armor, self.unstoppable)
        if lost >= self.scales.me["hp"]:
            return self.scales.weights.death
        return lost + self.cost(left, drain)


def attack_or_skill(scales: Scales, options: Sequence[Any]) -> int:
    """Use the combat skill if it costs less HP than an attack."""
    fight = FightCost(scales)
    attack = fight.cost(fight.hp)
    if len(options) < 2 or options[1][0] != "skill":
        return 0
    chance = passes(fight.dice, fight.cursed)
    failed = (0.0 if fight.frozen else fight.blow) + attack
    skill = chance * _success(fight, options[1][1]) + (1 - chance) * failed
    return 1 if skill + scales.weights.card / 3 < attack else 0


def _success(fight: FightCost, skill: str) -> float:
    hp = fight.hp
    if skill == "conjuration":
        return min([_conjured(fight, potion) for potion in OFFENSIVE])
    if skill == "backstab":
        return fight.cost(hp, factor=2)
    if skill == "bash":
        return fight.cost(hp - CRITICAL - SKILLS["bash"].armor * fight.armor)
    return fight.cost(hp) - fight.scales.hp(SKILLS["miracle"].hp)


def _conjured(fight: FightCost, potion: str) -> float:
    if potion == "fire":
        return fight.cost(fight.hp - POTIONS["fire"].figure)
    if potion == "frost":
        return max(0.0, fight.cost(fight.hp) - fight.blow)
    return fight.cost(fight.hp - POTIONS["poison"].figure, drained=True)


def conjured_potion(scales: Scales, options: Sequence[Any]) -> int:
    """The potion after which the rest of the fight costs least."""
    fight = FightCost(scales)
    return _least([_conjured(fight, potion) if potion in OFFENSIVE else _NEVER for potion in options])


def attack_potion(scales: Scales, options: Sequence[Any], dealt: int) -> int:
    """Use a potion if it saves more than it is worth."""
    fight = FightCost(scales)
    dungeon = scales.dice["dungeon_die"]
    factor = 2 if scales.enemy["backstab"] and scales.me["character"] == "rogue" else 1
    costs: list[float] = []
    for option in options:
        if option == "fire":
            costs.append(fight.after_attack(dealt + factor * POTIONS["fire"].figure, dungeon))
        elif option == "frost":
            costs.append(fight.after_attack(dealt, dungeon, frost=True))
        elif option == "poison":
            costs.append(fight.after_attack(dealt, dungeon, drained=True))
        else:
            costs.append(fight.after_attack(dealt, dungeon) if option == "keep" else _NEVER)
        if option in OFFENSIVE:
            costs[-1] += scales.potion_now(option) + _LITTLE  # keep the potion on a tie
    return _least(costs)


def reroll(scales: Scales, options: Sequence[Any]) -> int:
    """Reroll the die that gains most, if that is more than its cost."""
    fight = FightCost(scales)
    dice = scales.dice
    counts = dice["counts"]
    skull = dice["curse_die"] == "symbol"
    factor = 2 if scales.enemy["backstab"] and scales.me["character"] == "rogue" else 1
    dungeon = dice["dungeon_die"]
    total = sum(counts)

    def outlook(dealt: int) -> float:
        return fight.after_attack(factor * dealt, dungeon)

    costs: list[float] = []
    for option in options:
        if option == "stop":
            costs.append(outlook(total))
        elif option[0] == "critical":
            costs.append(_mean(outlook, total, counts[option[1] - 1], counts[option[1] - 1], skull))
        elif option[0] == "feat":
            costs.append(_mean(outlook, total, counts[option[1] - 1], 0, skull) + _price(scales, option[2]))
        else:
            costs.append(_NEVER)
    return _least(costs)


def _mean(outlook: Callable[[int], float], total: int, old: int, kept: int, skull: bool) -> float:
    """The mean outlook after rolling a die that counted `old` and keeps `kept` of it."""
    cost = 0.0
    for face in _FACES:
        count = face - skull
        new = kept + count if count > MISS else 0
        if count == CRITICAL:
            new += 2  # a new critical can be rolled on
        cost += outlook(total - old + new)
    return cost / 6


def _price(scales: Scales, payment: str) -> float:
    if payment == "weapon":
        return scales.weights.feat
    if payment == "xp":
        return _LITTLE if scales.last_fight else -scales.xp(-FIGURES.feat_xp)
    return -scales.hp(-FIGURES.feat_hp)


def _least(costs: list[float]) -> int:
    return costs.index(min(costs))
