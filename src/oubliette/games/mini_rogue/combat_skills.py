"""The combat skill of each character: a skill test in place of an attack."""

from __future__ import annotations

from typing import Final

from oubliette.games.mini_rogue.cards import OFFENSIVE
from oubliette.games.mini_rogue.feats import BACKSTAB
from oubliette.games.mini_rogue.potions import apply_offensive_potion, ask
from oubliette.games.mini_rogue.skill_test import Outcome, skill_test
from oubliette.games.mini_rogue.skills import SKILLS
from oubliette.games.mini_rogue.state import Fight, Hero, Table
from oubliette.games.mini_rogue.stats import gain_hp
from oubliette.kernel import Rule, Value

CONJURATION: Final = "conjuration"
BASH: Final = "bash"


def combat_skill(table: Table, hero: Hero, fight: Fight) -> Rule[bool]:
    """Return whether it succeeded: then the enemy does not strike. [skill.combat_success_ignores_dungeon_die]

    The card turns face down whether it succeeds or not. [skill.card_turns_face_down] [ruling.combat_skill_uses_a_test]
    """
    hero.ready = False
    skill = hero.combat_skill
    table.tell("skill.combat_in_attack_phase", seat=hero.seat, skill=skill)
    outcome = yield from skill_test(table, hero)
    if not outcome.passed:
        table.tell("skill.failed", seat=hero.seat, skill=skill)
        return False
    if skill == CONJURATION:
        yield from conjuration(table, hero, fight)
    elif skill == BACKSTAB:
        backstab(table, hero, fight)
    elif skill == BASH:
        bash(table, hero, fight, outcome)
    else:
        miracle(table, hero)
    return True


def conjuration(table: Table, hero: Hero, fight: Fight) -> Rule[None]:
    """Choose an offensive potion and apply its effect, without owning or spending one. [skill.mage_conjuration]

    Frost cancels the next strike, since the skill already cancels this one; Poison drains at once.
    [ruling.conjured_frost_hits_next_round] [ruling.conjured_poison_drains_at_once]
    """
    facts: dict[str, Value] = {"enemy": fight.name, "hp": fight.hp}
    potion = yield from ask(table, hero, "decide.conjured_potion", OFFENSIVE, facts)
    table.tell("skill.mage_conjuration", seat=hero.seat, potion=potion, enemy=fight.name)
    dealt = apply_offensive_potion(fight, potion)
    if dealt:
        deal(table, hero, fight, dealt)


def backstab(table: Table, hero: Hero, fight: Fight) -> None:
    """The next attack in this fight counts double. [skill.rogue_backstab]"""
    fight.backstab = True
    table.tell("skill.rogue_backstab", seat=hero.seat, enemy=fight.name)


def bash(table: Table, hero: Hero, fight: Fight, outcome: Outcome) -> None:
    """Deal the effective value of the test's highest die, plus twice the armor. [skill.crusader_bash]

    [ruling.bash_uses_effective_dice] [ruling.bash_and_miracle_end_round_normally]
    """
    table.tell("skill.crusader_bash", seat=hero.seat, enemy=fight.name)
    deal(table, hero, fight, outcome.highest + SKILLS[BASH].armor * hero.armor)


def miracle(table: Table, hero: Hero) -> None:
    """[skill.priestess_miracle] [ruling.bash_and_miracle_end_round_normally]"""
    table.tell("skill.priestess_miracle", seat=hero.seat)
    gain_hp(table, hero, SKILLS[hero.combat_skill].hp)


def deal(table: Table, hero: Hero, fight: Fight, amount: int) -> None:
    """Deal damage that is not an attack."""
    fight.hp -= amount
    table.tell("skill.damage", seat=hero.seat, enemy=fight.name, damage=amount, hp=max(0, fight.hp))
