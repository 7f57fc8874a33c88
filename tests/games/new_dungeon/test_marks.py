"""The translator's marks on treasure cards: which cards bear them, and those that always work. Rulebook, section 8."""

from __future__ import annotations

from collections import Counter

import pytest

from oubliette.games.new_dungeon.cards import CARDS
from oubliette.games.new_dungeon.turn import begin_turn
from oubliette.kernel import play
from tests.games.new_dungeon.flights import escape
from tests.games.new_dungeon.scenes import (
    at,
    clear,
    held,
    hero,
    leave,
    left_in,
    monsters_in,
    own_of,
    put_monster,
    put_treasure,
    table,
    turn_of,
)
from tests.games.new_dungeon.variants import SWITCHES, cards_in, only_marks

# Table 2.11: switch, card with its mark, copies by level.
MARKED = [
    ("ann_move", "silver_ring", "move_1", {2: 1}),
    ("ann_move", "gold_ring", "move_1", {3: 1}),
    ("ann_move", "gold_ring", "move_2", {4: 1}),
    ("ann_quota", "silver_coffer", "quota_seven", {4: 1}),
    ("ann_teleport", "silver_coffer", "teleport_item", {4: 1}),
    ("ann_teleport", "gold_necklace", "teleport_item", {6: 1}),
    ("ann_extra_spell", "silver_ring", "extra_lightning", {3: 1}),
    ("ann_extra_spell", "gold_cup", "extra_fireball", {3: 1}),
    ("ann_double_move", "sack_750", "double_move", {2: 1}),
    ("ann_double_move", "sack_1000", "double_move", {3: 1}),
    ("ann_double_move", "silver_coffer", "double_move", {5: 1}),
    ("ann_crystal", "jade_idol", "crystal_mark", {5: 1}),
    ("ann_attack_minus", "jade_idol", "attack_minus_1", {4: 1}),
    ("ann_attack_minus", "silver_necklace", "attack_minus_1", {5: 1}),
    ("ann_attack_minus", "huge_diamond", "attack_minus_2", {6: 1}),
    ("ann_star", "silver_necklace", "star_spell", {6: 1}),
    ("ann_secret", "silver_cup", "secret_1", {2: 1}),
    ("ann_secret", "gold_cup", "secret_1", {3: 1}),
    ("ann_secret", "gold_ring", "secret_2", {5: 1}),
]


@pytest.mark.parametrize(("switch", "card", "mark", "levels"), MARKED)
def test_a_mark_is_on_its_card_when_its_switch_is_on(switch: str, card: str, mark: str, levels: dict[int, int]) -> None:
    """[house.move_bonus] and the rest of table 2.11: so many copies, on that level, with the card's own value."""
    face = f"{card}_{mark}"
    with_it, without = table(**only_marks(switch)), table(annotations=True, **{switch: False})

    assert cards_in(with_it.house.treasures, face) == levels
    assert cards_in(without.house.treasures, face) == {}
    assert CARDS[face].value == CARDS[card].value and CARDS[face].gem == CARDS[card].gem


def test_nineteen_treasures_bear_a_mark_and_no_other() -> None:
    """[ruling.mark_permanent] Table 2.11 is complete: one mark per card, and the rest of the decks is plain."""
    plain = table().house.treasures
    t = table(annotations=True)

    found: Counter[str] = Counter()
    for level, deck in enumerate(t.house.treasures, 1):
        found.update(f"{level} {face}" for face in deck if CARDS[face].mark.id)
        assert sorted(CARDS[face].value for face in deck) == sorted(CARDS[face].value for face in plain[level - 1])
    assert found == Counter({f"{level} {card}_{mark}": 1 for _, card, mark, levels in MARKED for level in levels})
    assert sum(found.values()) == 19


@pytest.mark.parametrize("options", [only_marks(), only_marks(*SWITCHES) | {"annotations": False}, {}])
def test_without_annotations_every_card_is_plain(options: dict[str, bool]) -> None:
    """[house.move_bonus] Off by default; the switches of the marks need `annotations`."""
    t = table(**options)

    assert not [face for deck in t.house.treasures for face in deck if CARDS[face].mark.id]
    assert Counter(t.house.spells) == {"fireball": 14, "lightning": 14, "teleport": 8}


# +1M and +2M


@pytest.mark.parametrize(
    ("treasures", "spaces"),
    [
        ([], 5),
        (["silver_ring_move_1"], 6),
        (["gold_ring_move_2"], 7),
        (["silver_ring_move_1", "gold_ring_move_1", "gold_ring_move_2"], 9),
    ],
)
def test_rings_of_movement_carry_me_further(treasures: list[str], spaces: int) -> None:
    """[house.move_bonus] [ruling.mark_permanent] Move bonuses add up."""
    thief = hero("thief", "K106", treasures=treasures)
    t = table(thief, annotations=True)
    steps = ["K107", "K106"] * 5

    play(turn_of(t), answers=steps[:spaces])  # a further one is not even asked for

    assert at(thief) == ("K107" if spaces % 2 else "K106")


def test_a_hero_who_loses_the_ring_walks_as_before() -> None:
    """[ruling.mark_permanent] It works for whoever holds the card, and stops when it is lost."""
    thief, dwarf = hero("thief", "K106", treasures=["gold_ring_move_2"]), hero("dwarf", "K107")
    t = table(thief, dwarf, annotations=True)
    assert (begin_turn(thief).left, begin_turn(dwarf).left) == (7, 4)

    play(turn_of(t, 1), dice=[6, 6], answers=["K106", "stop", ("ambush", thief.card), *escape(t, "K106")])

    assert held(dwarf) == ["gold_ring_move_2"]
    assert (begin_turn(thief).left, begin_turn(dwarf).left) == (5, 6)


def test_the_ring_does_not_lengthen_a_flight() -> None:
    """[ambush.flight] Six spaces, whatever the movement."""
    thief, dwarf = hero("thief", "K106", treasures=["gold_ring_move_2"]), hero("dwarf", "K106", treasures=["pearl"])
    t = table(thief, dwarf, annotations=True)

    play(
        turn_of(t),
        dice=[6, 6],
        answers=["stop", ("ambush", dwarf.card), *escape(t, "K106", "K107", "K110", "K115", "K118", "K117", "MAIN")],
    )

    assert at(thief) == "MAIN" and held(thief) == ["gold_ring_move_2", "pearl"]


# Double move


def test_the_turn_after_i_find_it_i_move_twice_as_far() -> None:
    """[house.double_move] [ruling.mark_double_move] On the next turn only."""
    dwarf = hero("dwarf", "K201")
    t = table(dwarf, annotations=True)
    put_monster(t, "R201", "orcs")
    put_treasure(t, "R201", "sack_750_double_move")

    play(turn_of(t), dice=[6, 6], answers=["R201"])
    play(turn_of(t), answers=["K201", "R201"] * 4)
    assert at(dwarf) == "R201"
    play(turn_of(t), answers=["K201", "R201"] * 2)

    assert at(dwarf) == "R201" and held(dwarf) == ["sack_750_double_move"]


def test_the_double_move_doubles_the_rings_as_well() -> None:
    """[ruling.mark_double_move] "Twice his allowance"."""
    dwarf = hero("dwarf", "K201", treasures=["silver_ring_move_1"])
    t = table(dwarf, annotations=True)
    clear(t, "R201")
    leave(t, "R201", "sack_750_double_move")
    play(turn_of(t), answers=["R201", ("pick_up", "sack_750_double_move"), "stop"])

    assert begin_turn(dwarf).left == 10


def test_the_double_move_lapses_with_a_lost_turn() -> None:
    """[ruling.double_move_lapses] [ruling.mark_double_move] "On his next turn only", and that one was lost."""
    dwarf = hero("dwarf", "K201", lost_turns=1)
    t = table(dwarf, annotations=True)
    dwarf.double_move = True

    play(turn_of(t))

    assert begin_turn(dwarf).left == 4


# Secret doors


@pytest.mark.parametrize(
    ("treasures", "die", "finds"),
    [
        ([], 2, True),
        ([], 3, False),
        (["silver_cup_secret_1"], 3, True),
        (["silver_cup_secret_1"], 4, False),
        (["gold_ring_secret_2"], 4, True),
        (["gold_ring_secret_2"], 5, False),
        (["silver_cup_secret_1", "gold_cup_secret_1"], 4, False),
        (["silver_cup_secret_1", "gold_ring_secret_2"], 4, True),
        (["silver_cup_secret_1", "gold_ring_secret_2"], 5, False),
    ],
)
def test_marked_cards_help_to_find_secret_doors_and_the_best_counts(
    treasures: list[str], die: int, finds: bool
) -> None:
    """[house.secret_bonus] [ruling.mark_permanent] -1S, -2S; they do not add up."""
    warrior = hero("warrior", "K208", treasures=treasures)
    t = table(warrior, annotations=True)
    clear(t, "R206")

    play(turn_of(t), dice=[die], answers=[("secret_try", "R206"), "stop"] if finds else [("secret_try", "R206")])

    assert at(warrior) == ("R206" if finds else "K208")


# Curses


@pytest.mark.parametrize(
    ("treasures", "dice", "killed"),
    [
        ([], (3, 3), True),
        (["jade_idol_attack_minus_1"], (3, 3), False),
        (["jade_idol_attack_minus_1"], (3, 4), True),
        (["huge_diamond_attack_minus_2"], (3, 4), False),
        (["huge_diamond_attack_minus_2"], (4, 4), True),
        (["jade_idol_attack_minus_1", "silver_necklace_attack_minus_1", "huge_diamond_attack_minus_2"], (4, 5), False),
        (["jade_idol_attack_minus_1", "silver_necklace_attack_minus_1", "huge_diamond_attack_minus_2"], (5, 5), True),
    ],
)
def test_cursed_treasures_weaken_my_arm_and_add_up(treasures: list[str], dice: tuple[int, int], killed: bool) -> None:
    """[house.attack_minus] [ruling.mark_attack_minus] A warrior needs 6 against an Ogre."""
    warrior = hero("warrior", "K318", treasures=treasures)
    t = table(warrior, annotations=True)
    put_monster(t, "R301", "ogre")
    put_treasure(t, "R301", "opal")

    play(turn_of(t), dice=dice if killed else (*dice, 6, 6), answers=["R301"])

    assert monsters_in(t, "R301") == ([] if killed else ["ogre"])


def test_a_curse_does_not_touch_spells() -> None:
    """[ruling.mark_attack_minus] Yellow 4 against an Ogre, dice 4."""
    wizard = hero("wizard", "K318", spells=["fireball"], treasures=["huge_diamond_attack_minus_2"])
    t = table(wizard, annotations=True)
    put_monster(t, "R301", "ogre")

    play(turn_of(t), dice=[2, 2], answers=[("cast", "fireball", "R301"), "stay"])

    assert monsters_in(t, "R301") == [] and own_of(t, "R301") == ""


def test_a_curse_does_not_touch_ambushes_nor_its_next_victim() -> None:
    """[ruling.mark_attack_minus] A warrior is ambushed on 8, and the curse goes with the card."""
    dwarf = hero("dwarf", "K106", treasures=["huge_diamond_attack_minus_2"])
    warrior = hero("warrior", "K106", treasures=["pearl"])
    t = table(dwarf, warrior, annotations=True)

    play(turn_of(t), dice=[4, 4], answers=["stop", ("ambush", warrior.card), *escape(t, "K106")])

    assert held(dwarf) == ["huge_diamond_attack_minus_2", "pearl"]


def test_a_hero_who_drops_the_cursed_card_is_free_of_it() -> None:
    """[ruling.mark_attack_minus] "While the hero holds the card"."""
    warrior = hero("warrior", "R301", came_from="K318", treasures=["huge_diamond_attack_minus_2"])
    t = table(warrior, annotations=True)
    put_monster(t, "R301", "ogre")
    put_treasure(t, "R301", "opal")

    play(turn_of(t), dice=[3, 4, 4, 4], answers=["stop"])
    assert left_in(t, "R301") == ["huge_diamond_attack_minus_2"]
    play(turn_of(t), dice=[3, 3], answers=["stop"])

    assert held(warrior) == ["opal", "huge_diamond_attack_minus_2"]
