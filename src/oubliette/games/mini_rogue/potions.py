"""Potions: how many one carries, when they are drunk, and the free actions that go with every question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

from oubliette.games.mini_rogue.cards import MOST_HP, MOST_POTIONS, POTIONS
from oubliette.games.mini_rogue.state import Fight, Hero, Table
from oubliette.games.mini_rogue.stats import cure, gain_hp
from oubliette.kernel import Ask, Rule, Value

T = TypeVar("T", bound=Value)

DRINK: Final = "drink"
REFUSE: Final = "refuse"
REPLACE: Final = "replace"
FIRE: Final = "fire"
FROST: Final = "frost"
POISON: Final = "poison"
LIFE: Final = "life"
HOLY_WATER: Final = "holy_water"
PERCEPTION: Final = "perception"


def ask(
    table: Table, hero: Hero, prompt: str, options: Sequence[T], facts: Mapping[str, Value] | None = None
) -> Rule[T]:
    """Ask a character's player a question, with the free actions as extra options, until they answer it."""
    while hero.potions:
        answer = yield from offer(table, hero, prompt, options, facts)
        if answer is not None:
            return answer
    return (yield from Ask(hero.seat, prompt, options, facts))


def offer(
    table: Table, hero: Hero, prompt: str, options: Sequence[T], facts: Mapping[str, Value] | None = None
) -> Rule[T | None]:
    """Ask once; None means a free action was taken. For questions whose options may change after a drink."""
    free = [action for action in free_actions(hero) if action not in options] if hero.potions else []
    if not free:
        return (yield from Ask(hero.seat, prompt, options, facts))
    both: list[Any] = [*options, *free]
    answer = yield from Ask(hero.seat, prompt, both, facts)
    if answer in free:
        drink(table, hero, answer[1])
        return None
    chosen: T = answer
    return chosen


def free_actions(hero: Hero) -> list[tuple[str, str]]:
    """The potions that would have an effect now: Life, Holy Water, and Perception against blindness.

    [potion.life_any_time] [potion.holy_water_any_time]
    """
    actions: list[tuple[str, str]] = []
    for potion in hero.potions:
        if (
            (potion == LIFE and hero.hp < MOST_HP)
            or (potion == HOLY_WATER and hero.afflicted)
            or (potion == PERCEPTION and hero.blind)
        ):
            actions.append((DRINK, potion))
    return actions


def has_cure(hero: Hero) -> bool:
    """Is there a potion to offer the hero before a roll or a step? Life can wait: `hurt` offers it before death."""
    return any(potion != LIFE for _, potion in free_actions(hero))


def has_cure_for_dice(hero: Hero) -> bool:
    """Would a drink take a die out of the next hand? Perception can wait: blindness has no die."""
    return HOLY_WATER in hero.potions and (hero.cursed or hero.poisoned)


def drink(table: Table, hero: Hero, potion: str) -> None:
    """Drink as a free action. A potion affects only its owner. [ruling.coop_potions_for_self_only]"""
    spend(hero, potion)
    if potion == LIFE:
        table.tell("potion.life_heals_six", seat=hero.seat)
        gain_hp(table, hero, POTIONS[LIFE].figure)
    elif potion == HOLY_WATER:
        table.tell("affliction.holy_water_cures_all", seat=hero.seat)
        cure(table, hero)
    else:
        table.tell("affliction.perception_cures_blindness", seat=hero.seat)
        hero.blind = False


def spend(hero: Hero, potion: str) -> None:
    """A used potion is gone. [potion.spent_when_used]"""
    hero.potions.remove(potion)


def apply_offensive_potion(fight: Fight, potion: str) -> int:
    """Apply an offensive potion, owned or conjured. Return the damage it deals now. [potion.fire_adds_seven]

    [potion.frost_skips_enemy_turn] [potion.poison_drains_four]
    """
    if potion == FIRE:
        return POTIONS[FIRE].figure
    if potion == FROST:
        fight.frozen = True
    else:
        fight.poisoned = True
    return 0


def gain_potion(table: Table, hero: Hero, potion: str, drink_old: bool = False) -> Rule[None]:
    """Take it, if there is room for it. [potion.two_at_most] [potion.no_duplicates]"""
    if (yield from make_room_for_potion(table, hero, potion, drink_old)):
        hero.potions.append(potion)
        table.tell("potion.gained", seat=hero.seat, potion=potion)


def can_take(hero: Hero, potion: str) -> bool:
    """Does the hero lack this potion, or would drinking the old one have an effect? [ruling.duplicate_potion]"""
    return potion not in hero.potions or (DRINK, potion) in free_actions(hero)


def held_facts(hero: Hero, potions: Sequence[str]) -> dict[str, Value]:
    """Facts for a question that offers potions: which of them the hero holds, and so would drink first."""
    return {f"{potion}_held": "yes" if potion in hero.potions else "no" for potion in potions}


def make_room_for_potion(table: Table, hero: Hero, potion: str, drink_old: bool = False) -> Rule[bool]:
    """Two at most, no two alike. Return whether there is room now. [potion.two_at_most] [potion.no_duplicates]"""
    if not (yield from drink_for_new(table, hero, potion, drink_old)):
        return False
    return (yield from discard_for_new(table, hero, potion))


def drink_for_new(table: Table, hero: Hero, potion: str, drink_old: bool) -> Rule[bool]:
    """A hero with such a potion may drink it, if it helps now, and take the new one. [ruling.duplicate_potion]

    `drink_old`: the player has chosen this already; do not ask again. Return whether the hero holds no such potion now.
    """
    while potion in hero.potions:
        if (DRINK, potion) not in free_actions(hero):
            table.tell("ruling.duplicate_potion", seat=hero.seat, potion=potion)
            return False
        ways: list[Value] = [(DRINK, potion), REFUSE]
        answer: Value | None = ways[0]
        if not drink_old:
            twins: dict[str, Value] = {f"{owned}_twin": "yes" if owned == potion else "no" for owned in hero.potions}
            answer = yield from offer(table, hero, "decide.duplicate_potion", ways, {"potion": potion, **twins})
        if answer == REFUSE:
            table.tell("potion.left", seat=hero.seat, potion=potion)
            return False
        if answer is not None:
            drink(table, hero, potion)
    return True


def discard_for_new(table: Table, hero: Hero, potion: str) -> Rule[bool]:
    """With two potions, the hero may throw away or drink one for the new one. Return whether there is room.

    [potion.two_at_most] [potion.may_discard_for_new] [ruling.full_hands_choice]
    """
    while len(hero.potions) >= MOST_POTIONS:
        options: list[Value] = [(REPLACE, owned) for owned in hero.potions]
        options.append(REFUSE)
        answer = yield from offer(table, hero, "decide.replace_potion", options, {"potion": potion})
        if answer is None:
            continue  # a potion was drunk, so there is room
        if not isinstance(answer, tuple):
            table.tell("potion.left", seat=hero.seat, potion=potion)
            return False
        hero.potions.remove(answer[1])
        table.tell("potion.may_discard_for_new", seat=hero.seat, potion=answer[1])
    return True
