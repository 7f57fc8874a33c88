"""Wounds are cured on the Main Staircase, in healing chambers, by potions and by paladins. Rulebook, sections 5, 6."""

from __future__ import annotations

from typing import Final

from oubliette.games.new_dungeon.belongings import chosen, faces, holds
from oubliette.games.new_dungeon.board import MAIN
from oubliette.games.new_dungeon.cards import FIGURES, POTION
from oubliette.games.new_dungeon.ending import check_win, tell_enough_gold
from oubliette.games.new_dungeon.knowledge import shown
from oubliette.games.new_dungeon.state import Hero, Table
from oubliette.games.new_dungeon.treasures import hand_over
from oubliette.kernel import Ask, Rule
from oubliette.kit.picking import pick

DRINK: Final = "drink_potion"
KEEP: Final = "keep"
CURE: Final = "cure"
REFUSE: Final = "refuse"


def stand_on(table: Table, hero: Hero) -> None:
    """Call after every move of a hero: the Main Staircase cures him, even in passing, and he may win there.

    [ruling.staircase_cure] [wound.cures] [goal.win]
    """
    if hero.at == MAIN:
        if hero.wounded:
            hero.wounded = False
            table.tell("ruling.staircase_cure", seat=hero.seat)
        check_win(table, hero)


def can_drink(hero: Hero) -> bool:
    """[ruling.potion]"""
    return hero.wounded and holds(hero, "healing_potion")


def drink(table: Table, hero: Hero) -> None:
    """The potion is removed from the game. [ruling.potion] [wound.cures]"""
    for treasure in hero.treasures:
        if treasure.card.special == POTION:
            hero.treasures.remove(treasure)
            break
    hero.wounded = False
    table.tell("ruling.potion", seat=hero.seat)


def offer_potion(table: Table, hero: Hero) -> Rule[None]:
    """After a fight or another action he may drink: it is still his turn. [ruling.potion_after_the_fight]"""
    if can_drink(hero) and (yield from Ask(hero.seat, "decide.drink_potion", (DRINK, KEEP))) == DRINK:
        drink(table, hero)


# Paladins


def cure_himself(table: Table, hero: Hero) -> None:
    """A paladin may always cure himself by giving up a turn. [hero.paladin_self]"""
    hero.wounded = False
    table.tell("hero.paladin_self", seat=hero.seat)


def paladins_at(table: Table, hero: Hero) -> list[Hero]:
    """The paladins whom a wounded hero may ask: not caged ones, but also those who owe turns. [ruling.caged_paladin]"""
    if not hero.wounded:
        return []
    return [other for other in table.others_at(hero) if other.kind.heals]


def demand_healing(table: Table, hero: Hero, paladin: Hero) -> Rule[None]:
    """The paladin cures him and loses a turn; the cured hero chooses the fee. A refusal uses the action up.

    [hero.paladin_duty] [ruling.cure_timing] [ruling.refused_demand]
    """
    if may_refuse(table, paladin, hero):
        facts = {"patient_seat": hero.seat}
        answer = yield from Ask(paladin.seat, "decide.paladin_refuse", (CURE, REFUSE), facts)
        if answer == REFUSE:
            table.tell("hero.paladin_refusal", seat=paladin.seat, patient_seat=hero.seat)
            return
    hero.wounded = False
    paladin.lost_turns += FIGURES.cure_turns
    table.tell("hero.paladin_duty", seat=paladin.seat, patient_seat=hero.seat)
    yield from pay_fee(table, hero, paladin)


def pay_fee(table: Table, hero: Hero, paladin: Hero) -> Rule[None]:
    """The cured hero gives one treasure of his choice, or nothing if he has none. [hero.paladin_fee]"""
    named = yield from pick(hero.seat, "decide.healing_fee", faces(hero), 1, {"paladin_seat": paladin.seat})
    if named:
        before = paladin.gold
        given = hand_over(table, hero, paladin, chosen(hero, named))
        table.tell("hero.paladin_fee", seat=hero.seat, paladin_seat=paladin.seat, treasure=shown(table, given[0]))
        tell_enough_gold(table, paladin, before)


def may_refuse(table: Table, paladin: Hero, hero: Hero) -> bool:
    """A paladin may refuse a hero who has ambushed him on this space. [hero.paladin_refusal] [ruling.refusal_scope]"""
    return (paladin.life, hero.life, hero.at) in table.grudges


def remember_ambush(table: Table, victim: Hero, hero: Hero) -> None:
    """A paladin remembers every ambush on him, whether it succeeded or not. [ruling.refusal_scope] [duel.paladin]"""
    grudge = (victim.life, hero.life, hero.at)
    if victim.kind.heals and grudge not in table.grudges:
        table.grudges.append(grudge)
