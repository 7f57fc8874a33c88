"""Hero against hero, with `hero_duel`: who may challenge whom, and what both roll."""

from __future__ import annotations

import pytest

from oubliette.games.new_dungeon.duel import opponents_of, roll_for
from oubliette.games.new_dungeon.state import Hero, Table
from oubliette.kernel import Value, listen, play
from tests.games.new_dungeon.scenes import at, clear, held, hero, offered, put_monster, table, told, turn_of

CORRIDOR = "K106"


def ready(challenger: Hero, defender: Hero, **options: bool) -> Table:
    return table(challenger, defender, hero_duel=True, **options)


def challenge(defender: Hero) -> list[Value]:
    """Stand still and throw down the glove."""
    return ["stop", ("duel", defender.card)]


# When


def test_i_may_challenge_whoever_is_where_i_end_my_move() -> None:
    """[duel.when] Instead of ambushing; also one who has nothing to lose."""
    elf, dwarf = hero("elf", "K107"), hero("dwarf", CORRIDOR)
    t = ready(elf, dwarf)

    assert offered(turn_of(t), CORRIDOR, "stop") == [("duel", dwarf.card), "none"]


def test_a_duel_or_an_ambush_is_mine_to_choose() -> None:
    """[duel.when] "Instead of ambushing": one of the two."""
    elf, dwarf = hero("elf", CORRIDOR), hero("dwarf", CORRIDOR, treasures=["pearl"])
    t = ready(elf, dwarf)

    assert offered(turn_of(t), "stop") == [("ambush", dwarf.card), ("duel", dwarf.card), "none"]


def test_nobody_fights_on_the_main_staircase() -> None:
    """[duel.when] Not there."""
    elf, dwarf = hero("elf"), hero("dwarf")
    t = ready(elf, dwarf)

    assert opponents_of(t, elf) == []
    assert opponents_of(t, dwarf) == []


def test_nobody_fights_a_duel_before_a_monster() -> None:
    """[duel.when] Not where a living monster is; where it is dead, they may."""
    elf, dwarf = hero("elf", "R105", came_from="K107"), hero("dwarf", "R105", came_from="K107", treasures=["pearl"])
    t = ready(elf, dwarf)
    put_monster(t, "R105", "goblins")

    assert offered(turn_of(t), "stop") == ["fight", ("ambush", dwarf.card)]
    clear(t, "R105")
    assert ("duel", dwarf.card) in offered(turn_of(t), "stop")


def test_a_caged_hero_is_not_challenged() -> None:
    """[duel.when] [trap.cage_safe] Not in his cage."""
    elf, dwarf = hero("elf", "R105"), hero("dwarf", "R105", caged=True, lost_turns=2)
    t = ready(elf, dwarf)
    clear(t, "R105")

    assert opponents_of(t, elf) == []


def test_without_the_option_there_are_no_duels() -> None:
    """[ambush.no_duels] Heroes cannot fight each other in the base game."""
    elf, dwarf = hero("elf", CORRIDOR), hero("dwarf", CORRIDOR, treasures=["pearl"])
    t = table(elf, dwarf)

    assert offered(turn_of(t), "stop") == [("ambush", dwarf.card), "none"]


def test_a_family_without_ambushes_may_still_duel() -> None:
    """[ruling.duel_without_ambush] [duel.when] `ambush` off takes ambushes away, not duels."""
    elf, dwarf = hero("elf", CORRIDOR), hero("dwarf", CORRIDOR, treasures=["pearl"])
    t = ready(elf, dwarf, ambush=False)

    assert offered(turn_of(t), "stop") == [("duel", dwarf.card), "none"]


# The rolls


@pytest.mark.parametrize(
    ("class_id", "bonus"),
    [("warrior", 2), ("paladin", 2), ("dwarf", 1), ("elf", 0), ("thief", 0), ("wizard", 0)],
)
def test_each_class_brings_its_own_strength(class_id: str, bonus: int) -> None:
    """[duel.roll] Red classes +2, dwarf +1, others 0. A thief is no red class."""
    fighter = hero(class_id, CORRIDOR)
    t = ready(fighter, hero("elf", CORRIDOR))

    assert play(roll_for(t, fighter, 0), dice=[3, 4]) == 7 + bonus


@pytest.mark.parametrize(
    ("class_id", "treasures", "wounded", "bonus"),
    [
        ("elf", ["magic_sword_3"], False, 3),
        ("elf", ["magic_sword_1", "magic_sword_4", "magic_sword_2"], False, 4),
        ("wizard", ["magic_sword_3"], False, 0),
        ("elf", [], True, -1),
        ("dwarf", ["magic_sword_2"], True, 2),
    ],
)
def test_the_best_sword_counts_and_a_wound_costs_one(
    class_id: str, treasures: list[str], wounded: bool, bonus: int
) -> None:
    """[duel.roll] The best magic sword's bonus, not for wizards; -1 if wounded."""
    fighter = hero(class_id, CORRIDOR, treasures=treasures, wounded=wounded)
    t = ready(fighter, hero("elf", CORRIDOR))

    assert play(roll_for(t, fighter, 0), dice=[3, 4]) == 7 + bonus


def test_a_curse_on_attack_rolls_does_not_count_in_a_duel() -> None:
    """[ruling.mark_attack_minus] It weakens rolls against monsters."""
    fighter = hero("elf", CORRIDOR, treasures=["huge_diamond_attack_minus_2"])
    t = ready(fighter, hero("elf", CORRIDOR), annotations=True)

    assert play(roll_for(t, fighter, 0), dice=[3, 4]) == 7


def test_equal_totals_and_nothing_happens() -> None:
    """[duel.tie] The challenger's turn ends."""
    warrior = hero("warrior", CORRIDOR, treasures=["opal"])
    dwarf = hero("dwarf", CORRIDOR, treasures=["pearl"])
    t = ready(warrior, dwarf)

    play(turn_of(t), dice=[2, 3, 3, 3], answers=challenge(dwarf))

    assert held(warrior) == ["opal"] and held(dwarf) == ["pearl"]
    assert at(warrior) == at(dwarf) == CORRIDOR and not warrior.wounded and not dwarf.wounded
    assert t.to_play == 1


# Spells


def test_a_spell_is_worth_two_and_is_gone() -> None:
    """[duel.roll] A Fireball or Lightning Bolt discarded first: here it makes a tie of a defeat by two."""
    elf, thief = hero("elf", CORRIDOR, spells=["fireball"]), hero("thief", CORRIDOR)
    t = ready(elf, thief)

    play(turn_of(t), dice=[2, 2, 3, 3], answers=[*challenge(thief), "fireball"])

    assert elf.spells == [] and t.spell_deck.discards == ["fireball"]
    assert at(elf) == at(thief) == CORRIDOR


def test_the_challenger_declares_his_spell_first() -> None:
    """[duel.roll] Then the defender, who knows what he must answer."""
    wizard = hero("wizard", CORRIDOR, spells=["fireball", "lightning", "teleport"])
    elf = hero("elf", CORRIDOR, spells=["lightning"])
    t = ready(elf, wizard)
    events = listen(t)

    play(turn_of(t), dice=[3, 3, 2, 4], answers=[*challenge(wizard), "lightning", "fireball"])

    assert [event.facts["seat"] for event in told(events, "duel.spell")] == [0, 1]
    assert elf.spells == [] and wizard.spells == ["lightning", "teleport"]


def test_only_one_spell_and_no_teleport() -> None:
    """[duel.roll] "One Fireball or Lightning Bolt"; nobody learns from the question what he holds."""
    elf = hero("elf", CORRIDOR)
    wizard = hero("wizard", CORRIDOR, spells=["fireball", "fireball", "lightning", "teleport"])
    t = ready(wizard, elf)
    poor = hero("wizard", CORRIDOR, spells=["teleport"])
    t2 = ready(poor, hero("elf", CORRIDOR))

    assert offered(turn_of(t), *challenge(elf)) == ["no_spell", "fireball", "lightning"]
    assert offered(turn_of(t2), *challenge(t2.heroes[1])) == ["no_spell"]


def test_nobody_need_burn_a_spell() -> None:
    """[duel.roll] "May"."""
    elf, wizard = hero("elf", CORRIDOR, spells=["fireball"]), hero("wizard", CORRIDOR, spells=["lightning"])
    t = ready(elf, wizard)

    play(turn_of(t), dice=[3, 3, 3, 3], answers=[*challenge(wizard), "no_spell", "no_spell"])

    assert elf.spells == ["fireball"] and wizard.spells == ["lightning"] and t.spell_deck.discards == []


def test_a_marked_spell_is_worth_two_like_any_other() -> None:
    """[duel.roll] Two for the discard; its mark is for monsters. [house.fireball_bonus]"""
    elf, thief = hero("elf", CORRIDOR, spells=["fireball_1"]), hero("thief", CORRIDOR, treasures=["pearl"])
    t = ready(elf, thief, annotations=True)

    play(turn_of(t), dice=[2, 2, 3, 3], answers=[*challenge(thief), "fireball_1"])

    assert held(thief) == ["pearl"] and at(elf) == at(thief) == CORRIDOR


# Paladins


@pytest.mark.parametrize("dice", [(3, 3, 1, 1), (1, 1, 1, 1), (2, 2, 1, 1)])
def test_a_paladin_whom_i_challenged_here_may_refuse_to_heal_me(dice: tuple[int, int, int, int]) -> None:
    """[duel.paladin] [hero.paladin_refusal] It counts as an ambush, whatever came of it."""
    warrior, paladin = hero("warrior", CORRIDOR), hero("paladin", CORRIDOR)
    t = ready(warrior, paladin)
    tie = dice[:2] == dice[2:]
    play(turn_of(t), dice=dice, answers=[*challenge(paladin), *([] if tie else ["K107"])])
    paladin.put(warrior.at)
    warrior.wounded = True

    play(turn_of(t), answers=["stop", ("demand_healing", paladin.card), "refuse"])

    assert warrior.wounded and paladin.lost_turns == 0


def test_a_paladin_who_challenged_me_must_heal_me_all_the_same() -> None:
    """[duel.paladin] "Challenging a paladin": not being challenged by one."""
    paladin, warrior = hero("paladin", CORRIDOR), hero("warrior", CORRIDOR, wounded=True)
    t = ready(paladin, warrior)
    play(turn_of(t), dice=[1, 1, 1, 2], answers=challenge(warrior))

    play(turn_of(t, 1), answers=["stop", ("demand_healing", paladin.card)])

    assert not warrior.wounded and paladin.lost_turns == 1
