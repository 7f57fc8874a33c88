"""Fights: legal targets, the roll, and its modifiers. Rulebook: close combat."""

from __future__ import annotations

import pytest

from oubliette.games.dungeon_looters.fights import targets
from oubliette.kernel import listen
from tests.games.dungeon_looters.bag_scenes import attack, with_action
from tests.games.dungeon_looters.scenes import (
    Rooms,
    asked,
    at,
    give,
    held,
    lock,
    looter,
    main_of,
    offered,
    place,
    scene,
    told,
)

TWO_HALLS: Rooms = {"E5": ("great_hall", 0), "F5": ("great_hall", 0)}
SIDE_BY_SIDE = {"barbarian": "E5c3", "merchant": "E5d3"}


# Whom


def test_a_figure_on_an_adjacent_square_may_be_attacked() -> None:
    """[fight.declare] [fight.target] It is an action, and nobody is asked whether he likes it."""
    table = scene(["barbarian", "dwarf", "goblin"], at={"barbarian": "E5c3", "dwarf": "E5d3", "goblin": "E5c2"})
    assert with_action(offered(main_of(table, "barbarian")), "fight") == [("fight", "dwarf"), ("fight", "goblin")]


@pytest.mark.parametrize("square", ["E5d4", "E5d2", "E5e3", "E5c5"])
def test_nobody_fights_over_a_corner_or_from_afar(square: str) -> None:
    """[fight.declare] Adjacent is orthogonal and next to it."""
    table = scene(["barbarian", "dwarf"], at={"barbarian": "E5c3", "dwarf": square})
    assert targets(table, looter(table, "barbarian")) == []


def test_a_locked_door_separates_fighters_and_an_open_one_does_not() -> None:
    """[fight.declare] Also for the troll, who could walk through."""
    table = scene(["troll", "dwarf", "lich"], TWO_HALLS, {"troll": "E5e3", "dwarf": "F5a3"})
    assert targets(table, looter(table, "troll")) == ["dwarf"]
    lock(table, "E5-F5")
    assert targets(table, looter(table, "troll")) == []
    assert targets(table, looter(table, "dwarf")) == []


def test_a_wall_separates_fighters() -> None:
    """[fight.declare] Two rooms side by side, but the door is elsewhere."""
    table = scene(["troll", "dwarf", "lich"], TWO_HALLS, {"troll": "E5e2", "dwarf": "F5a2"})
    assert targets(table, looter(table, "troll")) == []


def test_a_figure_that_has_left_or_was_beaten_is_not_there_to_fight() -> None:
    """[fight.target] Only figures on the board."""
    table = scene(["barbarian", "dwarf", "goblin"], at={"barbarian": "E5c3", "dwarf": "defeated"})
    assert targets(table, looter(table, "barbarian")) == []
    place(table, "dwarf", "E5c4")
    assert targets(table, looter(table, "barbarian")) == ["dwarf"]


def test_the_neutral_sherpa_may_be_attacked_too() -> None:
    """[fight.target] He is called like the one somebody may play."""
    table = scene(["barbarian", "dwarf"], at={"barbarian": "E5c3", "sherpa": "E5c4"})
    assert ("fight", "sherpa") in offered(main_of(table, "barbarian"))
    table.sherpa = -1
    assert ("fight", "sherpa") not in offered(main_of(table, "barbarian"))


def test_a_fight_is_the_one_action_of_the_turn() -> None:
    """[fight.declare] Won or not, there is no second one."""
    where = {"barbarian": "E5c3", "dwarf": "E5d3", "goblin": "E5c2"}
    table = scene(["barbarian", "dwarf", "goblin"], at=where)
    options = offered(main_of(table, "barbarian"), ("fight", "dwarf"), 6, 2)
    assert options == ["move", "end_turn"]


# The roll


@pytest.mark.parametrize(("mine", "theirs", "loser"), [(3, 5, "goblin"), (6, 4, "dwarf"), (5, 3, "dwarf")])
def test_the_higher_total_wins(mine: int, theirs: int, loser: str) -> None:
    """[fight.roll] Goblin 3, dwarf 4."""
    table = scene(["goblin", "dwarf"], at={"goblin": "E5c3", "dwarf": "E5d3"})
    attack(table, "goblin", "dwarf", [mine, theirs])
    assert [one.archetype.id for one in table.looters if not one.on_board] == [loser]


def test_the_attacker_rolls_first_and_all_see_faces_and_totals() -> None:
    """[fight.roll] [dice.order] Goblin 3, dwarf 4."""
    table = scene(["goblin", "dwarf"], at={"goblin": "E5c3", "dwarf": "E5d3"})
    events = listen(table)
    attack(table, "goblin", "dwarf", [6, 2])
    (rolled,) = told(events, "fight.roll")
    assert rolled.facts == {"seat": 0, "target": "dwarf", "face": 6, "total": 9, "other_face": 2, "other_total": 6}
    assert at(table, "dwarf") == "defeated"


def test_the_die_of_each_fighter_is_his_own() -> None:
    """[dice.order] Attacker before defender."""
    table = scene(["goblin", "dwarf"], at={"goblin": "E5c3", "dwarf": "E5d3"})
    first = asked(main_of(table, "goblin"), ("fight", "dwarf"))
    second = asked(main_of(table, "goblin"), ("fight", "dwarf"), 3)
    assert (first.prompt, first.facts) == ("roll.attacker", {"seat": 0})
    assert (second.prompt, second.facts) == ("roll.defender", {"seat": 1})


def test_equal_totals_are_rolled_again() -> None:
    """[fight.tie] Goblin 3 and 4, dwarf 4 and 3; then he wins."""
    table = scene(["goblin", "dwarf"], at={"goblin": "E5c3", "dwarf": "E5d3"})
    events = listen(table)
    attack(table, "goblin", "dwarf", [4, 3, 5, 4, 5, 3])
    assert at(table, "dwarf") == "defeated"
    assert len(told(events, "fight.tie")) == 2


# Ones


def test_a_one_loses_whatever_the_total() -> None:
    """[fight.one_loses] [example.fight] The barbarian loses with 7 against 4."""
    table = scene(["barbarian", "merchant"], at=SIDE_BY_SIDE)
    events = listen(table)
    attack(table, "barbarian", "merchant", [1, 2])
    assert at(table, "barbarian") == "defeated" and at(table, "merchant") == "E5d3"
    assert told(events, "fight.one_loses")


def test_a_one_of_the_defender_loses_too() -> None:
    """[fight.one_loses] Merchant 2 and 2 against barbarian 6 and 1."""
    table = scene(["merchant", "barbarian"], at=SIDE_BY_SIDE)
    attack(table, "merchant", "barbarian", [2, 1])
    assert at(table, "barbarian") == "defeated"


def test_two_ones_are_rolled_again() -> None:
    """[fight.one_loses] [ruling.double_one] Both cannot lose."""
    table = scene(["barbarian", "merchant"], at=SIDE_BY_SIDE)
    attack(table, "barbarian", "merchant", [1, 1, 3, 3])
    assert at(table, "merchant") == "defeated"


def test_a_one_is_no_tie_even_with_equal_totals() -> None:
    """[fight.one_loses] [fight.tie] Goblin 3 and 2, dwarf 4 and 1."""
    table = scene(["goblin", "dwarf"], at={"goblin": "E5c3", "dwarf": "E5d3"})
    attack(table, "goblin", "dwarf", [2, 1])
    assert at(table, "dwarf") == "defeated"


# What is added


def test_markers_and_arrows_hold_through_all_rerolls_and_end_with_the_fight() -> None:
    """[fight.modifiers_through_ties] [fight.arrows_used] Goblin 3 + 2 - 1, dwarf 4 + 4 - 3."""
    table = scene(["goblin", "dwarf"], at={"goblin": "E5c3", "dwarf": "E5d3"})
    goblin, dwarf = looter(table, "goblin"), looter(table, "dwarf")
    goblin.roll_marker, goblin.arrows = 2, 1
    dwarf.roll_marker, dwarf.arrows = 4, 3
    events = listen(table)

    attack(table, "goblin", "dwarf", [3, 2, 1, 1, 5, 3])

    totals = [(event.facts["total"], event.facts["other_total"]) for event in told(events, "fight.roll")]
    assert totals == [(7, 7), (5, 6), (9, 8)]
    assert (goblin.roll_marker, goblin.arrows, dwarf.roll_marker, dwarf.arrows) == (0, 0, 0, 0)


def test_markers_are_used_up_in_a_fight_with_the_neutral_sherpa_too() -> None:
    """[fight.modifiers_through_ties] [fight.arrows_used] Goblin 3 + 4 - 2 against 3."""
    table = scene(["goblin", "dwarf"], at={"goblin": "E5c3", "sherpa": "E5d3"})
    goblin = looter(table, "goblin")
    goblin.roll_marker, goblin.arrows = 4, 2
    events = listen(table)
    attack(table, "goblin", "sherpa", [2, 4, 3, 4])
    totals = [(event.facts["total"], event.facts["other_total"]) for event in told(events, "fight.roll")]
    assert totals == [(7, 7), (8, 7)]
    assert (goblin.roll_marker, goblin.arrows) == (0, 0)


def test_a_club_helps_both_sides_and_a_second_club_does_not() -> None:
    """[fight.roll] [inventory.bonus] Goblin 3 + 1, dwarf 4 + 1."""
    table = scene(["goblin", "dwarf"], at={"goblin": "E5c3", "dwarf": "E5d3"})
    give(table, "goblin", "nailed_club", "nailed_club")
    give(table, "dwarf", "nailed_club", "crowbar", "lockpicks", "trap_tongs")
    events = listen(table)
    attack(table, "goblin", "dwarf", [5, 3], ["nothing"])
    (rolled,) = told(events, "fight.roll")
    assert (rolled.facts["total"], rolled.facts["other_total"]) == (9, 8)
    assert held(table, "goblin") == ["nailed_club", "nailed_club"]
