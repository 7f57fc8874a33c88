"""The expected worth of rooms, and of the ways through them."""

from __future__ import annotations

from typing import Final

from oubliette.bots.mini_rogue.fights import passes, strikes, survival, wound
from oubliette.bots.mini_rogue.weighing import Scales
from oubliette.games.mini_rogue.cards import ENEMIES, POTIONS, ROOMS, Enemy
from oubliette.games.mini_rogue.encounters import REST_ACTIONS, SHRINE, TOMB, TRAPS, TREASURE, WARES, Trap
from oubliette.games.mini_rogue.figures import FIGURES
from oubliette.games.mini_rogue.grid import ways_on
from oubliette.kernel import HIDDEN

_FACES: Final = range(1, 7)


def room_worth(scales: Scales, card: str) -> float:
    """The expected worth, or harm if below 0, of resolving a room now."""
    if card not in ROOMS:
        return 0.0  # a gap, or the Exit
    kind = ROOMS[card].kind
    if kind == "monster":
        return enemy_worth(scales, ENEMIES[card, scales.view["floor"]])
    if kind == "trap":
        return trap_worth(scales, card)
    if kind == "merchant":
        return merchant_worth(scales, card)
    if kind == "rest":
        return rest_worth(scales) + scales.gain("refresh", "card")
    if kind == "treasure":
        return treasure_worth(scales)
    if kind == "shrine":
        return max(shrine_worth(scales, 0), shrine_worth(scales, 1))
    if kind == "tomb":
        return tomb_worth(scales)
    if card == "arsenal":
        return chance(scales) * 2 * scales.weights.feat
    return 0.0


def chance(scales: Scales) -> float:
    """The chance to pass a skill test."""
    return passes(scales.me["level"], "curse" in scales.me["afflictions"])


def enemy_worth(scales: Scales, enemy: Enemy) -> float:
    """The worth of a fight: the XP, minus the HP lost, afflictions and the risk of death."""
    me = scales.me
    dice, armor, cursed = me["level"], me["armor"], "curse" in me["afflictions"]
    unstoppable = "unstoppable" in enemy.skills
    hit = enemy.damage if unstoppable else max(0, enemy.damage - armor)
    blows = strikes(enemy.hp[0], dice, cursed)
    blood = blows * wound(enemy.damage, armor, unstoppable)
    if "poison" in me["afflictions"]:
        blood += (blows + 1) / 2
    hp = me["hp"] + (POTIONS["life"].figure if "life" in me["potions"] else 0)
    dying = 1 - survival(hp, enemy.hp[0], dice, cursed, hit, enemy.damage)
    harm = 0.0
    for skill in enemy.skills:
        if skill in ("curse", "poison", "blindness") and skill not in me["afflictions"]:
            harm += min(1.0, blows * 0.8) * scales.affliction(skill)
    return scales.xp(enemy.xp) + scales.hp(-round(blood)) - harm - dying * scales.weights.death


def trap_worth(scales: Scales, card: str) -> float:
    """The worth of a trap: its reward or its harm, by the chance to pass the test."""
    lines = [TRAPS[card, face] for face in _FACES]
    good = sum([scales.gain(line.gain[0], line.gain[1]) for line in lines]) / 6
    bad = sum([sprung_worth(scales, line) for line in lines]) / 6
    return chance(scales) * good + (1 - chance(scales)) * bad


def sprung_worth(scales: Scales, line: Trap) -> float:
    """The worth (below 0) of springing that line of a trap."""
    times = scales.view["floor"] if line.per_floor else 1
    worth = 0.0
    if line.hp:
        worth += hurt_worth(scales, line.hp * times)
    if line.food * times > scales.view["food"] or line.armor * times > scales.me["armor"]:
        worth += hurt_worth(scales, FIGURES.short_of_penalty_hp)
    elif line.food:
        worth += scales.lose_food(line.food * times)
    elif line.armor:
        worth -= scales.weights.armor * line.armor * times
    if line.afflicts:
        worth += scales.gain("afflict", line.afflicts)
    return worth


def hurt_worth(scales: Scales, amount: int) -> float:
    """The worth (below 0) of losing HP, perhaps the last ones."""
    if amount >= scales.me["hp"]:
        return -(scales.weights.potions["life"] if "life" in scales.me["potions"] else scales.weights.death)
    return scales.hp(-amount)


def merchant_worth(scales: Scales, card: str) -> float:
    """The worth of the best single purchase; more are allowed."""
    best = 0.0
    for ware in WARES:
        if ware.card == card and ware.buy and ware.price(scales.view["floor"]) <= scales.view["gold"]:
            best = max(best, ware_worth(scales, ware.gain, ware.price(scales.view["floor"])))
    return best


def ware_worth(scales: Scales, gain: tuple[str, int | str], price: int) -> float:
    """The worth of a purchase minus its price."""
    if gain[0] == "potion":
        best = max([scales.potion(potion) for potion in scales.weights.potions])
        return best - scales.weights.gold * price
    return scales.gain(gain[0], gain[1]) - scales.weights.gold * price


def rest_worth(scales: Scales) -> float:
    """The worth of the best of the three actions."""
    return max([scales.gain(action.gain[0], action.gain[1]) for action in REST_ACTIONS.values()])


def treasure_worth(scales: Scales) -> float:
    """The worth of the gold and of the chest."""
    gold = FIGURES.treasure_gold + (1 if scales.me["faced_danger"] else 0)
    return scales.gain("gold", gold) + chance(scales) * chest_worth(scales)


def chest_worth(scales: Scales) -> float:
    """The mean worth of an opened chest."""
    return sum([max([scales.gain(kind, what) for kind, what in TREASURE[face]]) for face in _FACES]) / 6


def shrine_worth(scales: Scales, offering: int) -> float:
    """The mean worth of a shrine, with or without an offering."""
    if offering > scales.view["gold"]:
        return -scales.weights.death
    results = [min(face + offering, max(SHRINE)) for face in _FACES]
    worth = sum([scales.gain(kind, what) for result in results for kind, what in SHRINE[result]]) / 6
    return worth - scales.weights.gold * offering


def tomb_worth(scales: Scales) -> float:
    """The mean worth of a tomb. Passing the test lets the hero shift the line by one."""
    lines = [find_worth(scales, line) for line in _FACES]
    shifted = [max(lines[max(0, place - 1) : place + 2]) for place in range(6)]
    return (chance(scales) * sum(shifted) + (1 - chance(scales)) * sum(lines)) / 6


def find_worth(scales: Scales, line: int) -> float:
    """The worth of a line of the tomb's table."""
    find = TOMB[line]
    if find.id == "ghost":
        return enemy_worth(scales, ENEMIES["ghost", scales.view["floor"]])
    if find.food:
        return scales.lose_food(find.food) if scales.view["food"] else hurt_worth(scales, find.hp)
    return scales.gain(find.gain[0], find.gain[1])


def ways_worth(scales: Scales, cell: int) -> dict[str, float]:
    """The worth of the best path to the Exit, by its first step. Hidden rooms count as the mean of the unseen ones."""
    grid = [card for row in scales.view["grid"] for card in row]
    unseen = scales.view["unseen_rooms"]
    mean = scales.weights.unknown
    if unseen and HIDDEN in grid:
        mean += sum([room_worth(scales, card) for card in unseen]) / len(unseen)
    known = {card: room_worth(scales, card) for card in grid if card != HIDDEN}
    best = [0.0] * len(grid)
    for place in range(len(grid) - 2, -1, -1):
        own = mean if grid[place] == HIDDEN else known[grid[place]]
        best[place] = own + max([best[other] for other in ways_on(place).values()])
    return {way: best[place] for way, place in ways_on(cell).items()}
