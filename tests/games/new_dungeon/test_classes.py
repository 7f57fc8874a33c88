"""The six classes. Rulebook, section 6."""

from __future__ import annotations

import pytest

from oubliette.games.new_dungeon.ambush import ambush
from oubliette.games.new_dungeon.heroes import new_hero
from oubliette.kernel import GameOver, play
from tests.games.new_dungeon.fights import before, lair, loot_of, total
from tests.games.new_dungeon.flights import escape
from tests.games.new_dungeon.scenes import at, clear, held, hero, monsters_in, table, turn_of

ROUND_THE_CORNER = ["K109", "K105", "K104", "K103", "K102", "K108"]

MOVES = [("warrior", 5), ("elf", 6), ("dwarf", 4), ("thief", 5), ("paladin", 5), ("wizard", 5)]
DOORS = [("warrior", 2), ("elf", 4), ("dwarf", 3), ("thief", 3), ("paladin", 2), ("wizard", 2)]


@pytest.mark.parametrize(("class_id", "move"), MOVES)
def test_how_far_each_class_walks(class_id: str, move: int) -> None:
    """[hero.elf] [hero.dwarf] [hero.thief] [hero.wizard_spells] [hero.warrior] After the last step nothing is asked."""
    one = hero(class_id)
    laid = table(one)
    play(turn_of(laid), answers=ROUND_THE_CORNER[:move])
    assert at(one) == ROUND_THE_CORNER[move - 1]


@pytest.mark.parametrize(("class_id", "number"), DOORS)
def test_which_die_finds_a_secret_door(class_id: str, number: int) -> None:
    """[hero.elf] [hero.dwarf] [hero.thief] [hero.wizard_spells] [hero.warrior]"""
    one = hero(class_id, at="K113")
    laid = table(one)
    clear(laid, "R107")
    play(turn_of(laid), dice=[number], answers=[("secret_try", "R107"), "stop"])
    assert at(one) == "R107"


@pytest.mark.parametrize(("class_id", "number"), DOORS)
def test_one_more_than_his_number_finds_no_secret_door(class_id: str, number: int) -> None:
    """[hero.elf] [hero.dwarf] [hero.thief] [hero.wizard_spells] [hero.warrior]"""
    one = hero(class_id, at="K113")
    laid = table(one)
    clear(laid, "R107")
    play(turn_of(laid), dice=[number + 1], answers=[("secret_try", "R107")])
    assert at(one) == "K113"


TOTALS = [
    ("warrior", ["huge_diamond", "huge_diamond"], ["huge_diamond", "gold_necklace", "sack_750"]),
    ("thief", ["huge_diamond", "huge_diamond"], ["huge_diamond", "gold_necklace", "sack_750"]),
    ("elf", ["huge_diamond"], ["gold_necklace", "sack_750"]),
    ("dwarf", ["huge_diamond"], ["gold_necklace", "sack_750"]),
    ("paladin", ["huge_diamond"] * 3, ["huge_diamond", "huge_diamond", "gold_necklace", "sack_750"]),
    ("wizard", ["huge_diamond"] * 3, ["huge_diamond", "huge_diamond", "gold_necklace", "sack_750"]),
]


@pytest.mark.parametrize(("class_id", "enough"), [(class_id, enough) for class_id, enough, _ in TOTALS])
def test_how_much_gold_each_class_has_to_bring_out(class_id: str, enough: list[str]) -> None:
    """[hero.elf] [hero.dwarf] [hero.thief] [hero.paladin_like_warrior] [goal.totals] Exactly the total is enough."""
    one = hero(class_id, at="K109", treasures=enough)
    laid = table(one, hero("dwarf"))
    with pytest.raises(GameOver):
        play(turn_of(laid), answers=["MAIN"])
    assert laid.winner == 0


@pytest.mark.parametrize(("class_id", "little"), [(class_id, little) for class_id, _, little in TOTALS])
def test_a_little_less_gold_is_not_enough(class_id: str, little: list[str]) -> None:
    """[hero.elf] [hero.dwarf] [hero.thief] [hero.paladin_like_warrior] [goal.totals] 250 are missing."""
    one = hero(class_id, at="K109", treasures=little)
    laid = table(one, hero("dwarf"))
    play(turn_of(laid), answers=["MAIN", "K114", "stop"])
    assert laid.winner == -1
    assert one.gold == one.kind.total - 250


def test_a_warrior_has_nothing_but_his_sword_arm() -> None:
    """[hero.warrior] Wounded beside his friends he can only move or stop: no cure, no magic."""
    laid = table(hero("warrior", at="K105", wounded=True), hero("paladin"))
    rule = turn_of(laid)
    assert sorted(next(rule).options) == ["K104", "K106", "K109", "T101", "stop"]


def test_a_paladin_fights_like_a_warrior() -> None:
    """[hero.paladin_like_warrior] Red: a Troll falls at 8, where an elf needs 9."""
    paladin = hero("paladin")
    laid = before("troll", paladin)
    play(turn_of(laid), dice=total(8), answers=["stop"])
    assert held(paladin) == [loot_of("troll")]


def test_a_dwarf_fights_better_than_an_elf() -> None:
    """[hero.dwarf] Giant Rats: blue 4, white 5."""
    dwarf, elf = hero("dwarf"), hero("elf")
    laid = before("giant_rats", dwarf)
    play(turn_of(laid), dice=total(4), answers=["stop"])
    assert monsters_in(laid, lair("giant_rats")) == []
    laid = before("giant_rats", elf)
    play(turn_of(laid), dice=[*total(4), *total(12)], answers=["stop"])
    assert monsters_in(laid, lair("giant_rats")) == ["giant_rats"]


def test_a_thief_alone_reads_green() -> None:
    """[hero.thief] A Giant: green 10, red 9."""
    thief = hero("thief")
    laid = before("giant", thief)
    play(turn_of(laid), dice=[*total(9), *total(12)], answers=["stop"])
    assert monsters_in(laid, lair("giant")) == ["giant"]


def test_a_thiefs_cunning_does_not_help_against_monsters() -> None:
    """[hero.thief] His one is for ambushes: a Troll needs 8 in green."""
    thief = hero("thief")
    laid = before("troll", thief)
    play(turn_of(laid), dice=[*total(7), *total(12)], answers=["stop"])
    assert monsters_in(laid, lair("troll")) == ["troll"]


def test_a_thiefs_cunning_helps_at_every_ambush() -> None:
    """[hero.thief] Another thief is ambushed on 9: 8 and 1."""
    mouse, silas = hero("thief", at="K105"), hero("thief", at="K105", treasures=["pearl"])
    laid = table(mouse, silas)
    play(ambush(laid, mouse, silas), dice=total(8), answers=escape(laid, "K105"))
    assert held(mouse) == ["pearl"]


def test_a_wizard_cannot_use_a_sword() -> None:
    """[hero.wizard_no_sword] [ruling.wizard_keeps_sword] 7 stays 7 against a Troll's green 8."""
    wizard = hero("wizard", treasures=["magic_sword_3"])
    laid = before("troll", wizard)
    play(turn_of(laid), dice=[*total(7), *total(12)], answers=["stop"])
    assert monsters_in(laid, lair("troll")) == ["troll"]


def test_a_wizard_keeps_a_sword_for_its_gold() -> None:
    """[ruling.wizard_keeps_sword] [item.values_count]"""
    wizard = hero("wizard", treasures=["magic_sword_3"])
    table(wizard)
    assert wizard.gold == 500


@pytest.mark.parametrize("class_id", ["warrior", "elf", "dwarf", "thief", "paladin"])
def test_all_other_classes_can_use_a_sword(class_id: str) -> None:
    """[hero.wizard_no_sword] A Vampire needs 8 in red, 12 in white, 10 in blue, 9 in green; +3 for the sword."""
    number = {"warrior": 8, "elf": 12, "dwarf": 10, "thief": 9, "paladin": 8}[class_id]
    one = hero(class_id, treasures=["magic_sword_3"])
    laid = before("vampire", one)
    play(turn_of(laid), dice=total(number - 3), answers=["stop"])
    assert monsters_in(laid, lair("vampire")) == []


@pytest.mark.parametrize(
    ("card", "spells"),
    [
        ("oswin", ["fireball"] * 3 + ["lightning"] * 2 + ["teleport"]),
        ("eryn", ["lightning"]),
        ("brunna", []),
        ("grunda", []),
        ("mouse", []),
        ("galatea", []),
    ],
)
def test_how_many_spells_a_hero_starts_with(card: str, spells: list[str]) -> None:
    """[hero.wizard_spells] [ruling.elf_quota] Six for a wizard, one for an elf."""
    one = hero("warrior")
    laid = table(one)
    play(new_hero(laid, one), dice=[card, *spells])
    assert one.spells == spells
