"""Options of the table, and rulings of ours that belong to no chapter. Specification, section 5.1."""

from __future__ import annotations

from collections import Counter

import pytest

from oubliette.games.new_dungeon import GAME
from oubliette.games.new_dungeon.house_rules import OPTIONS
from oubliette.games.new_dungeon.set_up import set_up
from oubliette.games.new_dungeon.turn import pass_turn
from oubliette.kernel import GameOver, IllegalSetUp, Setting, listen, play
from tests.games.new_dungeon.flights import escape
from tests.games.new_dungeon.scenes import (
    at,
    clear,
    held,
    hero,
    monsters_in,
    offered,
    own_of,
    put_monster,
    put_treasure,
    slugs,
    table,
    turn_of,
)

CORRIDOR = "K106"

DEFAULTS: dict[str, Setting] = {
    "gold_totals": "standard",
    "wizard_spell_quota": 6,
    "elf_spell_quota": 1,
    "dwarf_gem_bonus": False,
    "elf_move": 6,
    "thief_secret": 3,
    "annotations": False,
    "hero_duel": False,
    "ambush": True,
    "hero_choice": "random",
    "unique_classes": False,
    "spell_choice": "random",
    "spells_per_turn": "teleport_and_attack",
    "hidden_treasures": False,
    "free_trade": False,
    "healing_potions": True,
    "chamber_power_needs_empty": False,
    "memory_aid": True,
    "max_rounds": 200,
    "solo_par": True,
}


def test_every_switch_stands_as_the_table_of_options_says() -> None:
    """[annotations] and all others of 5.1; the marks have switches of their own, all on except `ann_plus_two`."""
    found = {option.name: option.default for option in OPTIONS}
    marks = {name: default for name, default in found.items() if name.startswith("ann_")}

    assert {name: default for name, default in found.items() if name not in marks} == DEFAULTS
    assert len(marks) == 12 and [name for name, default in marks.items() if not default] == ["ann_plus_two"]


@pytest.mark.parametrize(
    ("name", "setting"),
    [
        ("wizard_spell_quota", 3),
        ("wizard_spell_quota", 7),
        ("elf_spell_quota", 4),
        ("elf_move", 4),
        ("thief_secret", 4),
        ("spell_choice", "steal"),
        ("spells_per_turn", "two"),
        ("max_rounds", -1),
    ],
)
def test_a_setting_outside_its_range_is_refused(name: str, setting: Setting) -> None:
    """[wizard_spell_quota] 4 to 6; and so on."""
    with pytest.raises(IllegalSetUp):
        table(**{name: setting})


# Ambush


def test_in_a_family_game_nobody_lies_in_ambush() -> None:
    """[ambush.when] Off removes 3.9; a demand for healing is still possible."""
    thief = hero("thief", CORRIDOR, wounded=True)
    paladin = hero("paladin", CORRIDOR, treasures=["pearl"])
    t = table(thief, paladin, ambush=False)

    assert offered(turn_of(t), "stop") == [("demand_healing", paladin.card), "none"]


# Spells by choice


def test_a_caster_may_choose_his_spells_from_the_deck() -> None:
    """[spell_choice] decide.spell_cards, at a resupply, one after the other."""
    elf = hero("elf", spells=["teleport"])
    t = table(elf, spell_choice="choose", elf_spell_quota=3)

    play(turn_of(t), answers=["stop", "done", "fireball", "lightning"])

    assert elf.spells == ["fireball", "lightning", "teleport"]
    assert Counter(t.spell_deck.cards) == {"fireball": 13, "lightning": 13, "teleport": 7}


def test_spells_are_chosen_at_the_beginning_too() -> None:
    """[spell_choice] [setup.spells] No card is drawn by fate but the hero."""
    t = table(hero("warrior"), spell_choice="choose", wizard_spell_quota=4)
    t.hero_deck.shuffle_in([t.heroes[0].card])

    play(set_up(t), dice=["oswin"], answers=["fireball", "fireball", "teleport", "lightning"])

    assert t.heroes[0].spells == ["fireball", "fireball", "lightning", "teleport"]


def test_only_what_is_left_in_the_deck_can_be_chosen() -> None:
    """[spell_choice] [ruling.spell_spent] The discards come back when the deck is empty."""
    elf = hero("elf")
    t = table(elf, spell_choice="choose", elf_spell_quota=2)
    t.spell_deck.discards = [spell for spell in t.spell_deck.cards if spell != "teleport"]
    t.spell_deck.cards = ["teleport"]

    play(turn_of(t), answers=["stop", "fireball"])

    assert elf.spells == ["fireball", "teleport"]
    assert Counter(t.spell_deck.cards) == {"fireball": 13, "lightning": 14} and t.spell_deck.discards == []


# Healing potions


@pytest.mark.parametrize("potions", [True, False])
def test_potions_become_sacks_of_gold_worth_250(potions: bool) -> None:
    """[healing_potions] [ruling.potion] One on level 2, 3 and 5; all decks keep their size and value."""
    t = table(healing_potions=potions)

    found = [
        (deck.count("healing_potion"), deck.count("sack_250"), len(deck), sum(map(gold_of, deck)))
        for deck in t.house.treasures
    ]
    drunk = 1 if potions else 0
    assert found == [
        (0, 3, 14, 6750),
        (drunk, 1 - drunk, 14, 12250),
        (drunk, 1 - drunk, 14, 28250),
        (0, 0, 14, 50500),
        (drunk, 1 - drunk, 14, 66750),
        (0, 0, 10, 68500),
    ]


def gold_of(card: str) -> int:
    one = hero("warrior", treasures=[card])
    return one.gold


def test_a_sack_in_place_of_a_potion_cures_nobody() -> None:
    """[healing_potions] It is gold and nothing else."""
    elf = hero("elf", CORRIDOR, wounded=True, treasures=["sack_250"])
    t = table(elf, healing_potions=False)

    assert "drink_potion" not in offered(turn_of(t))
    play(turn_of(t), answers=["stop"])
    assert elf.wounded and held(elf) == ["sack_250"]


# Powers of chambers


def test_a_table_may_ask_for_empty_chambers() -> None:
    """[chamber_power_needs_empty] A kill is not enough while others live there."""
    thief = hero("thief", "K307", wounded=True)
    t = table(thief, chamber_power_needs_empty=True)
    put_monster(t, "C32", "gargoyle", "gargoyle", "gargoyle")

    for left in (2, 1):
        play(turn_of(t), dice=[6, 6], answers=["C32" if left == 2 else "stop"])
        assert thief.wounded and len(monsters_in(t, "C32")) == left
    play(turn_of(t), dice=[6, 6], answers=["stop"])

    assert not thief.wounded and monsters_in(t, "C32") == []


def test_an_empty_library_is_open_to_all_who_ask_for_empty_chambers() -> None:
    """[chamber_power_needs_empty] Works in chambers without monsters; a kill beside others gives no spell."""
    elf = hero("elf", "K425")
    t = table(elf, chamber_power_needs_empty=True)
    put_monster(t, "C42", "troll", "")

    play(turn_of(t), dice=[6, 6], answers=["C42"])
    assert elf.spells == []
    clear(t, "C42")
    play(turn_of(t), dice=["fireball"], answers=["stop"])

    assert elf.spells == ["fireball"]


# Readings of ours


@pytest.mark.parametrize(("card", "spells"), [("eryn", ["fireball"]), ("mirabel", ["fireball", "lightning"] * 3)])
def test_a_new_hero_draws_his_spells_as_at_the_beginning(card: str, spells: list[str]) -> None:
    """[ruling.new_hero_spells] [death.new_hero] [setup.spells] Before his first turn."""
    warrior = hero("warrior", "K318")
    t = table(warrior)

    play(turn_of(t), dice=["ogre", 1, 1, 1, 1, card, *spells], answers=["R301"])

    assert warrior.card == card and at(warrior) == "MAIN" and warrior.spells == sorted(spells)


def test_a_flight_that_ends_on_the_main_staircase_renews_spells() -> None:
    """[ruling.flight_ends_a_move] [ruling.resupply_timing] He ends a move there, if in a hurry."""
    elf, dwarf = hero("elf", "K106"), hero("dwarf", "K106", treasures=["pearl"])
    t = table(elf, dwarf)
    way = escape(t, "K106", "K107", "K110", "K115", "K118", "K117", "MAIN")

    play(turn_of(t), dice=[6, 6, "teleport"], answers=["stop", ("ambush", dwarf.card), *way])

    assert elf.spells == ["teleport"] and held(elf) == ["pearl"]


def test_a_flight_past_the_main_staircase_renews_nothing() -> None:
    """[ruling.resupply_timing] [ruling.staircase_cure] But it cures."""
    elf, dwarf = hero("elf", "K109", wounded=True), hero("dwarf", "K109", treasures=["pearl"])
    t = table(elf, dwarf)

    play(turn_of(t), dice=[6, 6], answers=["stop", ("ambush", dwarf.card), *escape(t, "K109", "MAIN", "K117")])

    assert elf.spells == [] and not elf.wounded and at(elf) != "MAIN"


def test_a_single_player_who_is_not_out_by_the_last_round_has_lost() -> None:
    """[ruling.solo_time_is_up] [max_rounds] [solo_par] With the par off nobody is there to have a lower ratio."""
    elf = hero("elf", CORRIDOR, treasures=["gold_necklace"])
    t = table(elf, solo_par=False, max_rounds=3)
    for last in (1, 2, 3):
        assert GAME.result(t) is None and t.round == last
        pass_turn(t)

    result = GAME.result(t)
    assert result is not None and not result.won(0) and result.scores == (9000,)


def test_a_single_player_who_is_out_in_the_last_round_has_won() -> None:
    """[goal.win] [max_rounds] At once, before the round ends."""
    elf = hero("elf", "K117", treasures=["gold_necklace", "pearl"])
    t = table(elf, solo_par=False, max_rounds=1)
    events = listen(t)

    with pytest.raises(GameOver):
        play(turn_of(t), answers=["MAIN"])

    result = GAME.result(t)
    assert result is not None and result.won(0) and "goal.win" in slugs(events)


def test_a_room_of_a_dead_trap_is_walked_through() -> None:
    """[ruling.trap_used_up] [move.cleared_free] An emptied room stops nobody."""
    elf = hero("elf", "K107", came_from="K106")
    t = table(elf)
    put_monster(t, "R105", "cage")
    put_treasure(t, "R105", "garnet")
    play(turn_of(t), dice=[1], answers=["R105"])
    play(turn_of(t))

    play(turn_of(t), answers=["K107", "R105", "K107", "stop"])

    assert at(elf) == "K107" and own_of(t, "R105") is None
