"""Disarming traps. Rulebook: traps, and the goblin."""

from __future__ import annotations

import pytest

from oubliette.games.dungeon_looters.state import Table
from oubliette.kernel import Value, listen, play
from tests.games.dungeon_looters.move_scenes import act, actions, choices, fact, walk
from tests.games.dungeon_looters.scenes import (
    at,
    give,
    hand,
    held,
    looter,
    main_of,
    place,
    scene,
    slugs,
    told,
    trap,
    trap_at,
)

TRAPS = ["trap_bear", "trap_pit", "trap_arrow"]
DISARM = ("disarm", "E5c2")


def before(card: str, archetype: str = "dwarf", layer: str = "lich") -> Table:
    """A table where he stands at E5c3, south of a face-down token."""
    table = scene((archetype, "barbarian" if archetype != "barbarian" else "dwarf", "lich"), at={archetype: "E5c3"})
    trap(table, "E5c2", card, layer=layer)
    return table


@pytest.mark.parametrize(
    ("archetype", "skill"),
    [
        ("dwarf", True),
        ("barbarian", False),
        ("goblin", True),
        ("merchant", True),
        ("sherpa", False),
        ("troll", False),
    ],
)
def test_disarming_takes_the_skill(archetype: str, skill: bool) -> None:
    """[trap.disarm] [ruling.characteristics]"""
    assert actions(before("trap_bear", archetype), archetype) == ([DISARM] if skill else [])


@pytest.mark.parametrize("square", ["E5b1", "E5d1", "E5b3", "E5c4", "E5a2"])
def test_i_must_be_next_to_the_token(square: str) -> None:
    """[trap.disarm] [geometry.adjacent] Not diagonally, not further away."""
    table = before("trap_bear")
    place(table, "dwarf", square)
    assert actions(table, "dwarf") == []


def test_i_do_not_disarm_the_trap_that_i_stand_on() -> None:
    """[trap.disarm] A figure on a trap that stayed must step off first."""
    table = scene(at={"dwarf": "E5c3"}, traps_stay=True)
    trap(table, "E5c2", "trap_bear", layer="goblin")
    walk(table, "dwarf", "n", "stop", dice=[6])
    assert actions(table, "dwarf") == []
    walk(table, "dwarf", "n", "stop")
    assert actions(table, "dwarf") == [DISARM]


@pytest.mark.parametrize(
    ("archetype", "objects", "marker", "die", "done"),
    [
        ("dwarf", (), 0, 3, False),  # 10 is not above 10
        ("dwarf", (), 0, 4, True),
        ("merchant", (), 0, 4, False),
        ("merchant", (), 0, 5, True),
        ("goblin", (), 0, 2, False),
        ("goblin", (), 0, 3, True),
        ("dwarf", ("trap_tongs",), 0, 3, True),
        ("dwarf", ("trap_tongs", "trap_tongs"), 0, 2, False),
        ("dwarf", ("lockpicks",), 0, 3, False),
        ("dwarf", (), 2, 2, True),
        ("dwarf", (), -2, 5, False),
        ("goblin", (), 4, 1, True),  # a 1 is just a 1
    ],
)
def test_a_die_and_the_skill_must_exceed_ten(
    archetype: str, objects: tuple[str, ...], marker: int, die: int, done: bool
) -> None:
    """[trap.disarm] [inventory.bonus] [card.roll_marker] Otherwise it goes off; the marker is used up."""
    table = before("trap_bear", archetype)
    give(table, archetype, *objects)
    looter(table, archetype).roll_marker = marker
    events = listen(table)
    act(table, archetype, *DISARM, dice=[die] if done else [die, 6])
    assert ("trap.disarm" in slugs(events)) is done
    assert looter(table, archetype).roll_marker == 0


@pytest.mark.parametrize("card", TRAPS)
def test_a_disarmed_trap_is_discarded_and_the_action_is_spent(card: str) -> None:
    """[trap.disarm] [turn.one_action] I stay where I am, and may still walk."""
    table = before(card)
    assert choices(table, "dwarf", DISARM, 4) == ["move", "end_turn"]
    assert trap_at(table, "E5c2") is None and table.mj_discard == [card] and at(table, "dwarf") == "E5c3"


def test_the_dwarf_and_the_trapdoor() -> None:
    """[example.disarm] [trap.disarm_fail] 7 and 3: it goes off; 5: nothing happens; the trap is gone."""
    table = before("trap_pit")
    give(table, "dwarf", "statue")
    act(table, "dwarf", *DISARM, dice=[3, 5])
    assert held(table, "dwarf") == ["statue"] and not looter(table, "dwarf").in_pit
    assert table.traps == {} and table.mj_discard == ["trap_pit"]


@pytest.mark.parametrize(("die", "hit"), [(1, True), (2, True), (3, False), (6, False)])
@pytest.mark.parametrize("card", TRAPS)
def test_on_one_or_two_it_hits_me_where_i_stand(card: str, die: int, hit: bool) -> None:
    """[trap.disarm_fail] [ruling.disarm_away] The major effect; no dodging; the trap is gone in every case."""
    table = before(card)
    act(table, "dwarf", *DISARM, dice=[1, die])
    dwarf = looter(table, "dwarf")
    suffered = {"trap_bear": dwarf.in_bear_trap, "trap_pit": dwarf.in_pit, "trap_arrow": dwarf.arrows == 1}
    assert suffered == {name: hit and name == card for name in TRAPS}
    assert at(table, "dwarf") == "E5c3" and table.traps == {} and table.mj_discard == [card]


@pytest.mark.parametrize(
    ("card", "effect"),
    [("trap_bear", "trap.bear_major"), ("trap_pit", "trap.pit_major"), ("trap_arrow", "trap.arrow_major")],
)
@pytest.mark.parametrize("die", [1, 2])
@pytest.mark.parametrize("moved", [False, True])
def test_the_second_die_is_told_before_what_it_does(card: str, effect: str, die: int, moved: bool) -> None:
    """[trap.disarm_major_move] [trap.disarm_fail] Its face and the trap, to everybody; then the effect."""
    table = before(card)
    events = listen(table)
    answers: list[Value] = [*(["move", "stop"] if moved else []), DISARM, "end_turn"]
    play(main_of(table, "dwarf"), dice=[1, die], answers=answers)
    both = ("trap.disarm_fail", "trap.disarm_major_move", effect)
    assert [slug for slug in slugs(events) if slug.startswith("trap.")] == list(both)
    shown = told(events, "trap.disarm_major_move")[0]
    assert shown.facts == {"seat": 0, "face": die, "trap": card, "moved": int(moved)}
    assert [fact(shown, seat, "face") for seat in range(3)] == [die] * 3


@pytest.mark.parametrize("die", [3, 6])
def test_a_second_die_that_misses_is_told_as_a_miss(die: int) -> None:
    """[ruling.disarm_away] [trap.disarm_major_move] There is no effect, so none is announced."""
    table = before("trap_pit")
    events = listen(table)
    act(table, "dwarf", *DISARM, dice=[1, die])
    assert [event.facts["face"] for event in told(events, "ruling.disarm_away")] == [die]
    assert not {"trap.disarm_major_move", "trap.pit_major"} & set(slugs(events))


def test_the_second_die_uses_no_markers_and_no_tools() -> None:
    """[trap.disarm_fail] [card.roll_marker]"""
    table = before("trap_bear")
    give(table, "dwarf", "trap_tongs")
    act(table, "dwarf", *DISARM, dice=[2, 2])
    assert looter(table, "dwarf").in_bear_trap


@pytest.mark.parametrize(("card", "after"), [("trap_bear", []), ("trap_pit", []), ("trap_arrow", ["move"])])
def test_caught_by_my_own_tinkering_i_do_not_move_any_more(card: str, after: list[str]) -> None:
    """[trap.disarm_major_move] [ruling.disarm_away] Arrows do not hold me."""
    table = before(card)
    assert choices(table, "dwarf", DISARM, 1, 1) == [*after, "end_turn"]


@pytest.mark.parametrize(
    ("card", "next_turn"), [("trap_bear", ["move", "end_turn"]), ("trap_pit", [("disarm", "E5b3"), "end_turn"])]
)
def test_a_failed_disarming_spoils_the_next_turn_as_usual(card: str, next_turn: list[object]) -> None:
    """[trap.disarm_fail] [trap.bear_major] [trap.pit_major]"""
    table = before(card)
    trap(table, "E5b3", "decoy", layer="lich")
    act(table, "dwarf", *DISARM, dice=[1, 1])
    assert choices(table, "dwarf") == next_turn


def test_the_pit_takes_its_sacrifice_from_afar() -> None:
    """[trap.disarm_fail] [trap.pit_major]"""
    table = before("trap_pit")
    give(table, "dwarf", "statue", "gold_ingot")
    act(table, "dwarf", *DISARM, "statue", dice=[1, 1])
    assert held(table, "dwarf") == ["gold_ingot"]


@pytest.mark.parametrize("die", [1, 3, 4, 6])
def test_a_decoy_costs_the_action_and_the_roll_and_nothing_else(die: int) -> None:
    """[trap.disarm_decoy] No second die, whatever the first one shows; the roll marker is used up all the same."""
    table = before("decoy")
    looter(table, "dwarf").roll_marker = -2
    assert choices(table, "dwarf", DISARM, die) == ["move", "end_turn"]
    assert table.traps == {} and table.mj_discard == ["decoy"]
    assert looter(table, "dwarf").roll_marker == 0


@pytest.mark.parametrize("die", [1, 6])
def test_the_token_is_turned_over_with_the_roll(die: int) -> None:
    """[ruling.disarm_reveals] Whatever it shows; everybody sees it."""
    table = before("trap_pit")
    events = listen(table)
    act(table, "dwarf", *DISARM, dice=[die] if die == 6 else [die, 6])
    shown = told(events, "ruling.disarm_reveals")[0]
    assert [fact(shown, seat, "trap") for seat in range(3)] == ["trap_pit"] * 3


# The goblin


@pytest.mark.parametrize("card", [*TRAPS, "decoy"])
def test_the_goblin_keeps_what_he_disarms(card: str) -> None:
    """[ability.goblin_recycler] A decoy too; everybody has seen it, and he may lay it again at once."""
    table = before(card, "goblin")
    hand(table, "goblin", "lock_door")
    act(table, "goblin", *DISARM, dice=[3])
    assert looter(table, "goblin").cards == sorted([card, "lock_door"]) and looter(table, "goblin").seen == [card]
    assert table.traps == {} and table.mj_discard == []
    assert ("play", card) in choices(table, "goblin")


@pytest.mark.parametrize("card", [*TRAPS, "decoy"])
def test_the_goblin_does_not_keep_what_he_fails_to_disarm(card: str) -> None:
    """[ability.goblin_recycler] The rule asks for a successful roll."""
    table = before(card, "goblin")
    act(table, "goblin", *DISARM, dice=[2] if card == "decoy" else [2, 6])
    assert looter(table, "goblin").cards == [] and table.mj_discard == [card]


@pytest.mark.parametrize(("die", "count"), [(1, 1), (3, 0)])
def test_a_figure_hit_while_disarming_the_goblins_trap_earns_him_something(die: int, count: int) -> None:
    """[ability.goblin_vicious] [trap.disarm_fail] A major effect is a major effect."""
    table = scene(("dwarf", "goblin"))
    trap(table, "E5c2", "trap_bear", layer="goblin")
    act(table, "dwarf", *DISARM, dice=[1, die])
    assert looter(table, "goblin").bounties == count
