"""Fights to the death: attack phase, counter-attack phase, and again."""

from __future__ import annotations

from typing import Final

from oubliette.games.mini_rogue.cards import CRITICAL, DUNGEON_DIE, ENEMIES, OFFENSIVE, POTIONS
from oubliette.games.mini_rogue.combat_skills import combat_skill
from oubliette.games.mini_rogue.feats import BACKSTAB, attack_factor, damage, roll_again
from oubliette.games.mini_rogue.figures import FIGURES
from oubliette.games.mini_rogue.potions import (
    FIRE,
    POISON,
    apply_offensive_potion,
    ask,
    has_cure_for_dice,
    offer,
    spend,
)
from oubliette.games.mini_rogue.skill_test import effective_value, throw
from oubliette.games.mini_rogue.state import Fight, Hero, Table
from oubliette.games.mini_rogue.stats import afflict, gain_xp, has, lose_xp
from oubliette.games.mini_rogue.wounds import hurt
from oubliette.kernel import Rule, Value

ATTACK: Final = "attack"
SKILL: Final = "skill"
KEEP: Final = "keep"

UNSTOPPABLE: Final = "unstoppable"
WEAKEN: Final = "weaken"


def fight_enemy(table: Table, card: str, fighters: list[Hero], cause: str) -> Rule[None]:
    """Fight to the death; the floor and the number of fighters set the enemy's figures. [monster.must_fight]

    [monster.hp_by_floor_and_players] [monster.reward_by_floor] [coop.enemy_second_hp_value] [coop.both_gain_rewards]
    """
    enemy = ENEMIES[card, table.floor]
    fight = Fight(enemy, enemy.hp[len(fighters) - 1])
    table.fight = fight
    table.tell("monster.must_fight", enemy=fight.name, hp=fight.hp, damage=enemy.damage, skills=enemy.skills)
    while fight.hp > 0:
        # The leader and the enemy exchange blows, then the partner and the enemy. [coop.fight_sequence]
        for hero in fighters:
            yield from exchange_blows(table, hero, fight, cause)
            if fight.hp <= 0:
                break
    table.fight = None
    table.hand = None
    table.tell("monster.reward_by_floor", enemy=fight.name, xp=enemy.xp)
    if enemy.xp:
        for hero in fighters:
            gain_xp(table, hero, enemy.xp)


def exchange_blows(table: Table, hero: Hero, fight: Fight, cause: str) -> Rule[None]:
    """Attack, or use the combat skill instead; then the enemy plays, if it lives. [skill.combat_replaces_attack]

    [combat.counter_only_if_alive] [combat.repeat_until_one_falls]
    """
    table.hand = None
    options: list[Value] = [ATTACK]
    if hero.ready:
        options.append((SKILL, hero.combat_skill))
    facts: dict[str, Value] = {"enemy": fight.name, "hp": fight.hp}
    choice: Value = ATTACK
    if len(options) > 1 or has_cure_for_dice(hero):
        choice = yield from ask(table, hero, "decide.attack_or_skill", options, facts)
    ignored = False
    if choice == ATTACK:
        yield from attack(table, hero, fight)
    else:
        ignored = yield from combat_skill(table, hero, fight)
    if fight.hp > 0:
        yield from enemy_turn(table, hero, fight, ignored, cause)


def attack(table: Table, hero: Hero, fight: Fight) -> Rule[None]:
    """Throw the dice, roll some again, add them up, perhaps use a potion. [combat.roll_hand] [combat.set_aside_misses]

    [combat.damage_is_the_sum] [skill.rogue_backstab] [ruling.backstab_scope]
    """
    hand = yield from throw(table, hero, dungeon_die=True, event="combat.roll_hand")
    hand.open = [die for die, face in enumerate(hand.faces) if effective_value(hand, face) == CRITICAL]
    yield from roll_again(table, hero, hand, fight)
    dealt = damage(hero, hand, fight)
    dealt += yield from attack_potion(table, hero, fight, dealt)
    if hero.combat_skill == BACKSTAB:
        fight.backstab = False
    fight.hp -= dealt
    table.tell("combat.damage_is_the_sum", seat=hero.seat, enemy=fight.name, damage=dealt, hp=max(0, fight.hp))


def attack_potion(table: Table, hero: Hero, fight: Fight, dealt: int) -> Rule[int]:
    """Offer one offensive potion against an enemy that still stands. Return its damage. [combat.potion_step]

    [potion.offensive_in_attack_step_eight] [ruling.one_potion_per_step_eight] [ruling.fire_is_attack_damage]
    """
    times = attack_factor(hero, fight)
    while dealt < fight.hp:
        owned = [potion for potion in hero.potions if potion in OFFENSIVE]
        if not owned:
            break
        fire = times * POTIONS[FIRE].figure
        facts: dict[str, Value] = {"enemy": fight.name, "damage": dealt, "hp": fight.hp, "fire": fire}
        answer = yield from offer(table, hero, "decide.attack_potion", [*owned, KEEP], facts)
        if answer == KEEP:
            break
        if answer is not None:
            spend(hero, answer)
            table.tell("combat.potion_step", seat=hero.seat, potion=answer, enemy=fight.name)
            return times * apply_offensive_potion(fight, answer)
    return 0


def enemy_turn(table: Table, hero: Hero, fight: Fight, ignored: bool, cause: str) -> Rule[None]:
    """Poison drains the enemy; then it strikes, unless it is frozen or `ignored`. [ruling.enemy_turn_order]

    `ignored`: a combat skill succeeded, so the dungeon die does not count.

    [ruling.frost_and_skill_stop_only_the_strike] [ruling.coop_poison_every_enemy_turn]
    """
    if fight.poisoned:
        fight.hp -= POTIONS[POISON].figure
        table.tell("potion.poison_drains_four", enemy=fight.name, hp=max(0, fight.hp))
        if fight.hp <= 0:
            return
    if ignored:
        table.tell("skill.combat_success_ignores_dungeon_die", enemy=fight.name)
    elif fight.frozen:
        fight.frozen = False
        table.tell("potion.frost_skips_enemy_turn", enemy=fight.name)
    else:
        yield from strike(table, hero, fight, cause)


def strike(table: Table, hero: Hero, fight: Fight, cause: str) -> Rule[None]:
    """The dungeon die of the attack says how the enemy strikes. [combat.counter_reads_dungeon_die]"""
    assert table.hand is not None, "an enemy strikes after a throw"
    die = table.hand.dungeon
    enemy = fight.enemy
    if die == DUNGEON_DIE.miss:
        table.tell("combat.counter_miss_on_one", seat=hero.seat, enemy=fight.name)
        return
    if die == DUNGEON_DIE.critical:
        wound = enemy.damage
        table.tell("combat.counter_critical_on_six", seat=hero.seat, enemy=fight.name, damage=wound)
    else:
        # Armor lowers the damage and is not used up. [stat.armor_reduces_enemy_damage] [ruling.unstoppable_always_on]
        armor = 0 if UNSTOPPABLE in enemy.skills else hero.armor
        wound = max(0, enemy.damage - armor)
        table.tell("combat.counter_hit_two_to_five", seat=hero.seat, enemy=fight.name, damage=wound, armor=armor)
    if wound:
        yield from hurt(table, hero, wound, cause)
        enemy_skills(table, hero, fight)


def enemy_skills(table: Table, hero: Hero, fight: Fight) -> None:
    """They follow a strike that cost at least 1 HP. [combat.enemy_skill_after_hp_loss] [ruling.no_hp_loss_no_skill]"""
    for skill in fight.enemy.skills:
        if skill == WEAKEN:
            if hero.xp:  # [ruling.weaken_at_zero]
                table.tell("combat.enemy_skill_after_hp_loss", seat=hero.seat, enemy=fight.name, skill=skill)
                lose_xp(table, hero, FIGURES.weaken_xp)
        elif skill != UNSTOPPABLE:
            if not has(hero, skill):
                table.tell("combat.enemy_skill_after_hp_loss", seat=hero.seat, enemy=fight.name, skill=skill)
            afflict(table, hero, skill)
