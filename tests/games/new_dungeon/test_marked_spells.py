"""The translator's marks that have to do with magic. Rulebook, section 8."""

from __future__ import annotations

from collections import Counter

import pytest

from oubliette.games.new_dungeon.spells import quota
from oubliette.kernel import play
from tests.games.new_dungeon.flights import escape
from tests.games.new_dungeon.scenes import (
    at,
    clear,
    held,
    hero,
    left_in,
    monsters_in,
    offered,
    own_of,
    put_monster,
    put_treasure,
    table,
    turn_of,
)
from tests.games.new_dungeon.variants import only_marks

SIX = ["fireball", "fireball", "lightning", "lightning", "teleport", "teleport"]
STAR = "silver_necklace_star_spell"


# Marked spell cards


@pytest.mark.parametrize(
    ("switches", "spells"),
    [
        ((), {"fireball": 14, "lightning": 14}),
        (("ann_fireball",), {"fireball": 10, "fireball_1": 4, "lightning": 14}),
        (("ann_lightning",), {"fireball": 14, "lightning": 10, "lightning_1": 4}),
        (("ann_plus_two",), {"fireball": 14, "lightning": 14}),
        (("ann_fireball", "ann_plus_two"), {"fireball": 10, "fireball_1": 3, "fireball_2": 1, "lightning": 14}),
        (("ann_lightning", "ann_plus_two"), {"fireball": 14, "lightning": 10, "lightning_1": 3, "lightning_2": 1}),
    ],
)
def test_four_of_each_attack_spell_are_marked(switches: tuple[str, ...], spells: dict[str, int]) -> None:
    """[house.fireball_bonus] [house.lightning_bonus] [ruling.mark_plus_two] A +2 counts as +1 unless it is on."""
    assert Counter(table(**only_marks(*switches)).house.spells) == {**spells, "teleport": 8}


def test_plus_two_is_off_unless_it_is_asked_for() -> None:
    """[house.plus_two] Default off, also with annotations."""
    spells = set(table(annotations=True).house.spells)

    assert spells == {"fireball", "fireball_1", "lightning", "lightning_1", "teleport"}


@pytest.mark.parametrize(
    ("spell", "dice", "killed"),
    [
        ("fireball", (2, 2), True),
        ("fireball", (1, 2), False),
        ("fireball_1", (1, 2), True),
        ("fireball_1", (1, 1), False),
        ("fireball_2", (1, 1), True),
        ("lightning", (2, 3), True),
        ("lightning", (2, 2), False),
        ("lightning_1", (2, 2), True),
        ("lightning_1", (1, 2), False),
        ("lightning_2", (1, 2), True),
        ("lightning_2", (1, 1), False),
    ],
)
def test_a_marked_spell_strikes_harder(spell: str, dice: tuple[int, int], killed: bool) -> None:
    """[house.fireball_bonus] [house.lightning_bonus] [house.plus_two] An Ogre: yellow 4, grey 5."""
    wizard = hero("wizard", "K318", spells=[spell])
    t = table(wizard, annotations=True, ann_plus_two=True)
    put_monster(t, "R301", "ogre")

    play(turn_of(t), dice=dice, answers=[("cast", spell, "R301"), *(["stay"] if killed else [])])

    assert monsters_in(t, "R301") == ([] if killed else ["ogre"])
    assert t.spell_deck.discards == [spell] and wizard.spells == []


# VII


def test_with_seven_a_wizard_draws_a_seventh_spell() -> None:
    """[house.quota_seven] From 6 to 7, at the next resupply."""
    wizard = hero("wizard", spells=SIX, treasures=["silver_coffer_quota_seven"])
    t = table(wizard, annotations=True)

    play(turn_of(t), dice=["lightning"], answers=["stop", "done"])

    assert len(wizard.spells) == 7 and quota(wizard) == 7


def test_a_weaker_wizard_also_gets_one_more() -> None:
    """[house.quota_seven] "Rises by one", whatever it is at this table."""
    wizard = hero("wizard", treasures=["silver_coffer_quota_seven"])
    table(wizard, annotations=True, wizard_spell_quota=4)

    assert quota(wizard) == 5


@pytest.mark.parametrize(("class_id", "spells"), [("elf", 1), ("warrior", 0)])
def test_seven_means_nothing_to_other_classes(class_id: str, spells: int) -> None:
    """[house.quota_seven] No effect for other classes."""
    other = hero(class_id, treasures=["silver_coffer_quota_seven"])
    table(other, annotations=True)

    assert quota(other) == spells


def test_a_hero_who_loses_seven_keeps_his_spells_but_draws_to_six() -> None:
    """[ruling.mark_permanent] The hand stays; only drawing stops earlier."""
    wizard, thief = hero("wizard", spells=[*SIX, "lightning"], treasures=["silver_coffer_quota_seven"]), hero("thief")
    t = table(wizard, thief, annotations=True)
    play(turn_of(t, 1), dice=[6, 6], answers=["stop", ("ambush", wizard.card), *escape(t, "MAIN")])
    assert len(wizard.spells) == 7

    play(turn_of(t), answers=["stop", "fireball", "done"])

    assert len(wizard.spells) == 6


# T


def test_the_coffer_carries_its_holder_to_another_chamber_for_a_whole_turn() -> None:
    """[house.teleport_item] Any class; no move and no action follow in an empty chamber."""
    thief = hero("thief", "C11", treasures=["silver_coffer_teleport_item"])
    dwarf = hero("dwarf", "C21", treasures=["pearl"])
    t = table(thief, dwarf, annotations=True)
    clear(t, "C11", "C21")
    plans = offered(turn_of(t.clone()))

    play(turn_of(t), answers=[("teleport_item", "C21")])

    assert plans == ["move", ("teleport_item", "C12"), ("teleport_item", "C21"), ("teleport_item", "C22")]
    assert at(thief) == "C21" and held(thief) == ["silver_coffer_teleport_item"] and held(dwarf) == ["pearl"]


def test_the_monster_at_the_other_end_must_be_fought() -> None:
    """[house.teleport_item] The exception to the whole turn; the monster left behind is none of his business."""
    thief = hero("thief", "C11", treasures=["gold_necklace_teleport_item"])
    t = table(thief, annotations=True)
    put_monster(t, "C11", "goblins", "", "")
    put_monster(t, "C21", "orcs", "", "")

    play(turn_of(t), dice=[3, 3], answers=[("teleport_item", "C21")])

    assert monsters_in(t, "C21") == ["", ""] and monsters_in(t, "C11") == ["goblins", "", ""]
    assert ("teleport_item", "C11") in offered(turn_of(t))  # a permanent power


@pytest.mark.parametrize("space", ["K106", "MAIN", "R105"])
def test_the_coffer_works_in_chambers_only(space: str) -> None:
    """[house.teleport_item] "Like the spell": from the chamber where he is."""
    thief = hero("thief", space, treasures=["silver_coffer_teleport_item"])
    t = table(thief, annotations=True)
    clear(t, "R105")

    assert "stop" in offered(turn_of(t))  # the way on is asked for, no plan before it


def test_without_the_coffer_there_is_no_carrying() -> None:
    """[ruling.mark_permanent] It stops when the card is lost: left with the orcs, it works no more."""
    thief = hero("thief", "C21", came_from="K205", treasures=["silver_coffer_teleport_item"])
    t = table(thief, annotations=True)
    put_monster(t, "C21", "orcs", "", "")
    play(turn_of(t), dice=[1, 1, 4, 4], answers=["move", "stop"])
    assert left_in(t, "C21") == ["silver_coffer_teleport_item"] and at(thief) == "C21"

    assert offered(turn_of(t))[-1] == "stop"


# One more spell


@pytest.mark.parametrize(
    ("treasure", "spell", "plain"),
    [
        ("silver_ring_extra_lightning", "extra_lightning", "silver_ring"),
        ("gold_cup_extra_fireball", "extra_fireball", "gold_cup"),
    ],
)
def test_a_caster_finds_one_more_spell_on_a_treasure(treasure: str, spell: str, plain: str) -> None:
    """[house.extra_spell] [ruling.mark_extra_spell] One charge; the card keeps its value and nothing is discarded."""
    elf = hero("elf", "K318", treasures=[treasure])
    t = table(elf, annotations=True)
    put_monster(t, "R301", "ogre")
    put_treasure(t, "R301", "opal")
    worth = elf.gold

    play(turn_of(t), dice=[2, 3], answers=[("cast", spell, "R301"), "stay"])

    assert held(elf) == [plain] and elf.gold == worth and t.spell_deck.discards == []
    assert monsters_in(t, "R301") == [] and own_of(t, "R301") == "opal"


def test_the_extra_spell_is_used_once_even_if_it_fails() -> None:
    """[ruling.mark_extra_spell] [ruling.spell_spent] Nor does the Main Staircase renew it."""
    wizard = hero("wizard", "K318", treasures=["gold_cup_extra_fireball"])
    t = table(wizard, annotations=True)
    put_monster(t, "R301", "ogre")

    play(turn_of(t), dice=[1, 1], answers=[("cast", "extra_fireball", "R301")])

    assert held(wizard) == ["gold_cup"] and monsters_in(t, "R301") == ["ogre"]
    assert ("cast", "extra_fireball", "R301") not in offered(turn_of(t))


def test_a_hero_who_is_no_caster_cannot_use_the_extra_spell() -> None:
    """[ruling.mark_extra_spell] A spell quota of at least 1: no warrior, and no elf at a table without elven spells."""
    warrior = hero("warrior", "K318", treasures=["gold_cup_extra_fireball"])
    elf = hero("elf", "K318", treasures=["silver_ring_extra_lightning"])
    t = table(warrior, elf, annotations=True, elf_spell_quota=0)

    for seat in (0, 1):
        assert not [way for way in offered(turn_of(t.clone(), seat)) if isinstance(way, tuple) and way[0] == "cast"]


def test_where_one_spell_is_allowed_the_extra_spell_counts_too() -> None:
    """[ruling.mark_extra_spell] [ruling.one_spell] "Like a spell from the hand": after a Teleport it is too late."""
    wizard = hero("wizard", "C31", spells=["teleport"], treasures=["gold_cup_extra_fireball"])
    t = table(wizard, annotations=True, spells_per_turn="one")
    clear(t, "C31")
    put_monster(t, "C32", "gargoyle", "", "")

    play(turn_of(t), dice=[3, 3], answers=[("teleport", "C32")])

    assert held(wizard) == ["gold_cup_extra_fireball"] and monsters_in(t, "C32") == ["", ""]


# The star


@pytest.mark.parametrize(("spell", "dice"), [("star_fireball", (2, 2)), ("star_lightning", (2, 3))])
def test_the_star_lets_a_warrior_cast(spell: str, dice: tuple[int, int]) -> None:
    """[house.star] [ruling.mark_star] Any class, either spell, by the spell rules: an Ogre is yellow 4, grey 5."""
    warrior = hero("warrior", "K318", treasures=[STAR])
    t = table(warrior, annotations=True)
    put_monster(t, "R301", "ogre")

    play(turn_of(t), dice=dice, answers=[("cast", spell, "R301"), "stay"])

    assert monsters_in(t, "R301") == [] and held(warrior) == [f"{STAR}_spent"] and warrior.gold == 7000


def test_the_star_has_one_charge_until_its_holder_ends_a_move_on_the_main_staircase() -> None:
    """[ruling.mark_star] Passing by is not enough."""
    warrior = hero("warrior", "K117", treasures=[f"{STAR}_spent"])
    t = table(warrior, annotations=True)

    play(turn_of(t), answers=["MAIN", "K109", "stop"])
    assert held(warrior) == [f"{STAR}_spent"]
    play(turn_of(t), answers=["MAIN", "stop"])

    assert held(warrior) == [STAR]


def test_inside_the_star_is_an_attack_like_a_spell() -> None:
    """[house.star] [ruling.cast_inside] Instead of an attack; if it fails the monster strikes back."""
    dwarf = hero("dwarf", "K318", treasures=[STAR])
    t = table(dwarf, annotations=True)
    put_monster(t, "R301", "ogre")

    play(turn_of(t), dice=[1, 1, 3, 4], answers=["R301", "star_fireball"])

    assert left_in(t, "R301") == [f"{STAR}_spent"] and not dwarf.wounded


# Crystal Ball


def test_the_marked_idol_works_as_a_crystal_ball() -> None:
    """[house.crystal_mark] Besides its gold value; the look takes the whole turn."""
    dwarf, elf = hero("dwarf", "K318", treasures=["jade_idol_crystal_mark"]), hero("elf")
    t = table(dwarf, elf, annotations=True)

    play(turn_of(t), dice=["ogre", "opal"], answers=["crystal_ball", "R301"])

    assert monsters_in(t, "R301") == ["ogre"] and own_of(t, "R301") == "opal" and at(dwarf) == "K318"
    assert dwarf.gold == 5000


def test_a_plain_idol_shows_nothing() -> None:
    """[house.crystal_mark] Neither the other copy nor any idol when the mark is off."""
    dwarf = hero("dwarf", "K318", treasures=["jade_idol"])
    t = table(dwarf, annotations=True)

    assert "stop" in offered(turn_of(t))
