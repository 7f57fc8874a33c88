"""Skills used before or after a room: they always work. [ruling.exploration_skill_needs_no_test]"""

from __future__ import annotations

from typing import Final

from oubliette.games.mini_rogue.cards import MOST_HP
from oubliette.games.mini_rogue.grid import hidden_cells, reveal_up_to, ways_on
from oubliette.games.mini_rogue.skills import SKILLS
from oubliette.games.mini_rogue.state import EXIT_CELL, Hero, Table
from oubliette.games.mini_rogue.stats import cure, gain_hp
from oubliette.kernel import Rule

CLAIRVOYANCE: Final = "clairvoyance"
EVASION: Final = "evasion"
VIGIL: Final = "vigil"


def can_use(table: Table, hero: Hero, resolved: bool) -> bool:
    """Is the card face up, and would its exploration skill do anything here and now?

    `resolved`: the hero resolved the room, so that Evasion means the next one. Nobody evades the Exit.
    [ruling.evasion_window] [ruling.clairvoyance_targets] [ruling.clairvoyance_serves_the_blind]
    """
    if not hero.ready:
        return False
    skill = hero.exploration_skill
    if skill == CLAIRVOYANCE:
        return bool(hidden_cells(table))
    if skill == EVASION:
        return not resolved or EXIT_CELL not in ways_on(hero.at).values()
    if skill == VIGIL:
        return hero.hp < MOST_HP
    return hero.afflicted


def use(table: Table, hero: Hero) -> Rule[None]:
    """Before or after a room, never during it. [skill.exploration_before_or_after_room] [skill.card_turns_face_down]"""
    hero.ready = False
    skill = hero.exploration_skill
    if skill == CLAIRVOYANCE:
        table.tell("skill.mage_clairvoyance", seat=hero.seat)
        yield from reveal_up_to(table, hero, "decide.clairvoyance_targets", SKILLS[CLAIRVOYANCE].rooms)
    elif skill == EVASION:
        table.tell("skill.rogue_evasion", seat=hero.seat)
        hero.evading = True
    elif skill == VIGIL:
        table.tell("skill.crusader_vigil", seat=hero.seat)
        gain_hp(table, hero, SKILLS[VIGIL].hp)
    else:
        table.tell("skill.priestess_blessing", seat=hero.seat)
        cure(table, hero)
