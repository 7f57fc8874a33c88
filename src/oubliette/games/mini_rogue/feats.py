"""Rolling dice again in an attack: criticals and feats of despair."""

from __future__ import annotations

from typing import Final

from oubliette.games.mini_rogue.belongings import ARSENAL, drop_object
from oubliette.games.mini_rogue.cards import CRITICAL, MISS
from oubliette.games.mini_rogue.figures import FIGURES
from oubliette.games.mini_rogue.potions import LIFE, offer
from oubliette.games.mini_rogue.skill_test import ADVENTURER_DICE, effective_value
from oubliette.games.mini_rogue.skills import SKILLS
from oubliette.games.mini_rogue.state import Fight, Hand, Hero, Table
from oubliette.games.mini_rogue.stats import lose_xp
from oubliette.kernel import Rule, Value

STOP: Final = "stop"
CRITICAL_ROLL: Final = "critical"
FEAT: Final = "feat"
BY_XP: Final = "xp"
BY_HP: Final = "hp"
BY_WEAPON: Final = "weapon"
BACKSTAB: Final = "backstab"


def roll_again(table: Table, hero: Hero, hand: Hand, fight: Fight) -> Rule[None]:
    """Roll criticals and feats, one at a time, until the player stops or no die can be rolled again.

    [combat.repeat_until_satisfied]
    One question covers steps 3 to 5 of an attack, since they repeat. [combat.feat_window] [feat.one_at_a_time]
    It stops when the damage already kills the enemy. [ruling.killing_blow]
    """
    while damage(hero, hand, fight) < fight.hp:
        options: list[Value] = [(CRITICAL_ROLL, die + 1) for die in sorted(hand.open)]
        options += feats(hero, hand)
        if not options and not may_gain_a_feat(hero, hand):
            return
        options.append(STOP)
        facts: dict[str, Value] = {
            "dice": tuple(hand.faces),
            "counts": tuple(hand.counts),
            "damage": damage(hero, hand, fight),
            "times": attack_factor(hero, fight),
            "enemy": fight.name,
            "hp": fight.hp,
        }
        answer = yield from offer(table, hero, "decide.reroll", options, facts)
        if isinstance(answer, tuple):
            die: int = answer[1] - 1
            if answer[0] == CRITICAL_ROLL:
                yield from critical_reroll(table, hero, hand, die)
            else:
                yield from feat(table, hero, hand, die, answer[2])
        elif answer == STOP:
            return


def damage(hero: Hero, hand: Hand, fight: Fight) -> int:
    """The sum of the dice; Backstab doubles it. [combat.damage_is_the_sum] [dice.adventurer_dice_are_attack_damage]"""
    return attack_factor(hero, fight) * sum(hand.counts)


def attack_factor(hero: Hero, fight: Fight) -> int:
    """Backstab doubles the Rogue's own next attack, not the partner's. [ruling.backstab_scope]"""
    return SKILLS[BACKSTAB].times if fight.backstab and hero.combat_skill == BACKSTAB else 1


def critical_reroll(table: Table, hero: Hero, hand: Hand, die: int) -> Rule[None]:
    """Add the new roll to the old one; a miss loses the whole die. [combat.critical_reroll]

    [combat.critical_reroll_miss]
    The player may reroll each new critical, without limit. [ruling.critical_chain] [ruling.critical_is_a_six]
    """
    face = yield from ADVENTURER_DICE[hero.seat][die]
    count = effective_value(hand, face)
    hand.faces[die] = face
    if count <= MISS:
        hand.counts[die] = 0
    else:
        hand.counts[die] += count
    if count != CRITICAL:
        hand.open.remove(die)
    table.tell("combat.critical_reroll", seat=hero.seat, die=die + 1, face=face, total=hand.counts[die])


def feats(hero: Hero, hand: Hand) -> list[tuple[str, int, str]]:
    """The dice a feat may still reroll (each once per attack) and how to pay. [feat.once_per_die_per_attack]"""
    payments = ways_to_pay(hero)
    return [(FEAT, die + 1, payment) for die in range(len(hand.faces)) if die not in hand.feats for payment in payments]


def may_gain_a_feat(hero: Hero, hand: Hand) -> bool:
    """Could a drink of Life give the HP to pay for a feat?"""
    return LIFE in hero.potions and len(hand.feats) < len(hand.faces)


def ways_to_pay(hero: Hero) -> list[str]:
    """1 XP; 2 HP, if that does not kill; or a free feat of a weapon. [feat.cost] [ruling.feat_cost_payable]"""
    payments: list[str] = []
    if hero.free_feats:
        payments.append(BY_WEAPON)
    if hero.xp >= FIGURES.feat_xp:
        payments.append(BY_XP)
    if hero.hp > FIGURES.feat_hp:
        payments.append(BY_HP)
    return payments


def feat(table: Table, hero: Hero, hand: Hand, die: int, payment: str) -> Rule[None]:
    """Roll a die again, even one that missed. It loses the value that it had. [feat.reroll_any_die]

    The new result stands, unless it is a critical. [ruling.feat_replaces_the_die] [feat.result_must_be_kept]
    """
    pay(table, hero, payment)
    face = yield from ADVENTURER_DICE[hero.seat][die]
    count = effective_value(hand, face)
    hand.faces[die] = face
    hand.counts[die] = count if count > MISS else 0
    hand.feats.append(die)
    if die in hand.open:
        hand.open.remove(die)
    if count == CRITICAL:
        hand.open.append(die)
    table.tell("feat.reroll_any_die", seat=hero.seat, die=die + 1, face=face, payment=payment, total=hand.counts[die])


def pay(table: Table, hero: Hero, payment: str) -> None:
    """Pay for a feat. A weapon with no free feat left goes back to the rooms. [arsenal.discard_when_spent]"""
    if payment == BY_XP:
        lose_xp(table, hero, FIGURES.feat_xp)
    elif payment == BY_HP:
        hero.hp -= FIGURES.feat_hp
        table.tell("stat.hp", seat=hero.seat, change="loss", amount=FIGURES.feat_hp, now=hero.hp)
    else:
        hero.free_feats -= 1
        if hero.free_feats == 0:
            table.tell("arsenal.discard_when_spent", seat=hero.seat, weapon=hero.weapon)
            drop_object(hero, ARSENAL)
