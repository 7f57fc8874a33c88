"""The state of a fight as small numbers: the fighter, with what was done to the enemy."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final, TypeAlias

from oubliette.games.mini_rogue.cards import ENEMIES, LEVEL_AT, MOST_HP, MOST_XP, OFFENSIVE, POTIONS, Enemy
from oubliette.games.mini_rogue.figures import FIGURES

if TYPE_CHECKING:
    from oubliette.games.mini_rogue.view import EnemyView, HeroView

# HP, XP, free feats of a weapon, and the kit (a sum of the marks below): the state of a fight without the enemy's HP.
Fighter: TypeAlias = tuple[int, int, int, int]

_ORDER: Final = tuple(POTIONS)
MARKS: Final[Mapping[str, int]] = {potion: 1 << place for place, potion in enumerate(_ORDER)}
LIFE: Final = MARKS["life"]
HOLY_WATER: Final = MARKS["holy_water"]
PERCEPTION: Final = MARKS["perception"]
ANY_OFFENSIVE: Final = sum([MARKS[potion] for potion in OFFENSIVE])
CURSED: Final = 1 << 6
ILL: Final = 1 << 7  # the fighter is poisoned; DRAINED means the enemy is
BLIND: Final = 1 << 8
READY: Final = 1 << 9
DRAINED: Final = 1 << 10
FROZEN: Final = 1 << 11
BACKSTAB: Final = 1 << 12
AFFLICTED: Final = CURSED | ILL | BLIND
OF_THE_FIGHT: Final = DRAINED | FROZEN | BACKSTAB  # gone when it is over
AFFLICTIONS: Final[Mapping[str, int]] = {"curse": CURSED, "poison": ILL, "blindness": BLIND}

BY_ID: Final[Mapping[str, Enemy]] = {enemy.id: enemy for enemy in ENEMIES.values()}
HEALS: Final = POTIONS["life"].figure
DRAINS: Final = POTIONS["poison"].figure
BURNS: Final = POTIONS["fire"].figure


def fighter(player: HeroView, enemy: EnemyView) -> Fighter:
    """Read the fighter from a view."""
    kit = marks(player["potions"]) + sum([AFFLICTIONS[one] for one in player["afflictions"]])
    kit |= READY * player["card_ready"] | DRAINED * enemy["drained"] | FROZEN * enemy["frozen"]
    if player["character"] == "rogue":
        kit |= BACKSTAB * enemy["backstab"]
    return player["hp"], player["xp"], player["free_feats"], kit


def marks(potions: Iterable[str]) -> int:
    """The marks of some potions."""
    return sum([MARKS[potion] for potion in potions])


def dice_of(who: Fighter) -> int:
    """The number of adventurer dice at the next throw."""
    return LEVEL_AT[who[1]]


def hurt(who: Fighter, amount: int) -> Fighter | None:
    """The fighter after losing HP. Drinks Life at the last moment if that saves; None for death."""
    hp, xp, feats, kit = who
    if hp > amount:
        return (hp - amount, xp, feats, kit)
    if kit & LIFE:
        healed = min(MOST_HP, hp + HEALS)
        if healed > amount:
            return (healed - amount, xp, feats, kit & ~LIFE)
    return None


def drink(who: Fighter, potion: str) -> Fighter:
    """The fighter after drinking a potion."""
    hp, xp, feats, kit = who
    kit &= ~MARKS[potion]
    if potion == "life":
        return (min(MOST_HP, hp + HEALS), xp, feats, kit)
    return (hp, xp, feats, kit & ~(AFFLICTED if potion == "holy_water" else BLIND))


def ways_to_pay(who: Fighter) -> list[Fighter]:
    """The fighter after a feat, for each way to pay for it."""
    ways = [paid(who, "weapon")] if who[2] else []
    if who[1] >= FIGURES.feat_xp:
        ways.append(paid(who, "xp"))
    if who[0] > FIGURES.feat_hp:
        ways.append(paid(who, "hp"))
    return ways


def paid(who: Fighter, payment: str) -> Fighter:
    """The fighter after paying for a feat in that way."""
    hp, xp, feats, kit = who
    if payment == "weapon":
        return (hp, xp, feats - 1, kit)
    if payment == "xp":
        return (hp, xp - FIGURES.feat_xp, feats, kit)
    return (hp - FIGURES.feat_hp, xp, feats, kit)


def rewarded(who: Fighter, xp: int) -> Fighter:
    """The fighter after the enemy fell: with its reward, without the marks of the fight."""
    hp, now, feats, kit = who
    kit &= ~OF_THE_FIGHT
    if not xp:
        return (hp, now, feats, kit)
    if now == MOST_XP:
        return (min(MOST_HP, hp + FIGURES.full_xp_hp), now, feats, kit)
    return (hp, min(MOST_XP, now + xp), feats, kit)
