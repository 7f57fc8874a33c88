"""The worth of things in hit points. The weights were tuned in thousands of matches."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Final

from oubliette.bots.mini_rogue.fights import strikes, wound
from oubliette.games.mini_rogue.cards import (
    ENEMIES,
    LAST_ZONE,
    LEVEL_AT,
    MOST_ARMOR,
    MOST_FOOD,
    MOST_GOLD,
    MOST_HP,
    MOST_POTIONS,
    MOST_XP,
    OFFENSIVE,
    OG,
    OG_AWAKE,
    POTIONS,
    ZONES,
)

if TYPE_CHECKING:
    from oubliette.games.mini_rogue.view import DiceView, EnemyView, HeroView, MiniRogueView

_TYPICAL_GUARDIAN: Final = "cursed_dragon"
_LAST_ENEMY: Final = ENEMIES[OG_AWAKE, ZONES[LAST_ZONE].floor].id
_LEVEL_UP: Final = {level: LEVEL_AT.index(level) for level in sorted(set(LEVEL_AT)) if level > 1}


@dataclass(frozen=True)
class Weights:
    """The worth of each thing, where an HP is worth 1 while HP are not low."""

    low_hp: float = 6.0  # below this, plus a share of the next guardian's cost, an HP is worth more …
    low_hp_extra: float = 0.25  # … by this much for each HP below
    guardian: float = 0.21  # that share of the next guardian's cost
    xp: float = 2.0
    xp_for_level: float = 2.29  # extra for the XP that brings another die
    armor: float = 4.83
    gold: float = 0.8
    food: float = 2.6
    curse: float = 5.08
    poison: float = 4.23
    blindness: float = 1.0
    card: float = 1.5  # the Character card face up
    feat: float = 0.74  # a free feat of a weapon
    death: float = 26.86
    unknown: float = 0.3  # extra for a hidden room
    evade: float = 4.59  # the Rogue's Evasion is used on a room worse than this
    potions: Mapping[str, float] = field(
        default_factory=lambda: {
            "fire": 4.0,
            "frost": 2.2,
            "poison": 2.3,
            "life": 6.5,
            "holy_water": 2.1,
            "perception": 3.0,
        }
    )


WEIGHTS: Final = Weights()


@dataclass(frozen=True)
class Scales:
    """Computes the worth of gains and losses for one character in one position."""

    view: MiniRogueView
    me: HeroView
    weights: Weights

    @property
    def enemy(self) -> EnemyView:
        """The enemy, for the questions of a fight."""
        enemy = self.view["enemy"]
        assert enemy is not None, "there is no fight"
        return enemy

    @property
    def dice(self) -> DiceView:
        """The last throw, for the questions that follow one."""
        dice = self.view["dice"]
        assert dice is not None, "no dice were thrown"
        return dice

    @property
    def zones_left(self) -> int:
        """The number of descents to come."""
        return LAST_ZONE - self.view["zone"]

    @cached_property
    def enough(self) -> float:
        """The HP below which an HP is worth more, because the next guardian costs some."""
        me, floor = self.me, self.view["floor"]
        guardian = ENEMIES[OG if floor == ZONES[LAST_ZONE].floor else _TYPICAL_GUARDIAN, floor]
        blows = strikes(guardian.hp[0], me["level"], False)
        blood = blows * wound(guardian.damage, me["armor"], False)
        return self.weights.low_hp + self.weights.guardian * min(blood, MOST_HP)

    def hp(self, amount: int) -> float:
        """The worth of gaining, or losing, this many HP."""
        now = self.me["hp"]
        low, high = sorted((now, max(0, min(MOST_HP, now + amount))))
        worth = float(high - low)
        below = self.enough - low
        if below > 0:
            worth += self.weights.low_hp_extra * min(below, high - low) * below
        return worth if amount > 0 else -worth

    def xp(self, amount: int) -> float:
        """The worth of gaining, or losing, so much XP."""
        now = self.me["xp"]
        if now == MOST_XP and amount > 0:
            return self.hp(1)
        gained = min(amount, MOST_XP - now)
        worth = self.weights.xp * gained
        for first in _LEVEL_UP.values():
            if now < first <= now + gained or now + gained < first <= now:
                worth += self.weights.xp_for_level * (1 if gained > 0 else -1)
        return worth

    def gain(self, kind: str, what: int | str) -> float:
        """The worth of a gain as the rulebook's tables name it."""
        weights = self.weights
        if isinstance(what, int):
            if kind == "hp":
                return self.hp(what)
            if kind == "xp":
                return self.xp(what)
            if kind == "armor":
                return weights.armor * min(what, MOST_ARMOR - self.me["armor"])
            if kind == "food":
                room = min(what, MOST_FOOD - self.view["food"], max(0, self.zones_left - self.view["food"]))
                return weights.food * room
            return weights.gold * min(what, MOST_GOLD - self.view["gold"])
        if kind == "potion":
            return self.potion(what)
        if kind == "afflict":
            return -self.affliction(what) if what not in self.me["afflictions"] else 0.0
        if kind == "cure":
            return sum([self.affliction(one) for one in self.me["afflictions"]])
        return 0.0 if self.me["card_ready"] else weights.card

    def potion(self, potion: str) -> float:
        """The worth of a new potion. A full bag gives one up for it; of two alike, one is drunk."""
        owned = self.me["potions"]
        if potion in owned:
            return self.drink_worth(potion)
        worth = self.weights.potions
        return (
            worth[potion] if len(owned) < MOST_POTIONS else max(0.0, worth[potion] - min([worth[one] for one in owned]))
        )

    def drink_worth(self, potion: str) -> float:
        """The worth of drinking a potion now, outside tests and fights."""
        if potion == "life":
            return self.hp(POTIONS["life"].figure)
        if potion == "holy_water":
            return self.gain("cure", "all")
        blind = potion == "perception" and "blindness" in self.me["afflictions"]
        return self.affliction("blindness") if blind else 0.0

    def affliction(self, affliction: str) -> float:
        """The harm of an affliction."""
        if affliction == "curse":
            return self.weights.curse
        return self.weights.poison if affliction == "poison" else self.weights.blindness

    def lose_food(self, amount: int) -> float:
        """The worth (below 0) of losing rations."""
        needed = self.zones_left - (self.view["food"] - amount)
        return -self.weights.food * max(0, min(amount, needed))

    def potion_now(self, potion: str) -> float:
        """The cost of using a potion: offensive ones are free in the last fight."""
        return 0.0 if self.last_fight and potion in OFFENSIVE else self.weights.potions[potion]

    @property
    def last_fight(self) -> bool:
        """Is this the fight against Og after he got up? Then nothing needs to be kept."""
        enemy = self.view["enemy"]
        return enemy is not None and enemy["enemy_id"] == _LAST_ENEMY
