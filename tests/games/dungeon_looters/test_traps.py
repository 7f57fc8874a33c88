"""Stepping on traps. Rulebook: traps."""

from __future__ import annotations

import pytest

from oubliette.games.dungeon_looters.state import Table
from oubliette.kernel import Ask, Value, listen
from tests.games.dungeon_looters.move_scenes import actions, choices, fact, moving, points, walk
from tests.games.dungeon_looters.scenes import asked, at, chest, give, held, looter, main_of, scene, told, trap, trap_at

TRAPS = ["trap_bear", "trap_pit", "trap_arrow"]


def before(card: str, archetype: str = "dwarf", sherpa: str = "", *, traps_stay: bool = False) -> Table:
    """He stands at E5c3, south of a token that the lich laid; she is far away."""
    places = {archetype: "E5c3", "lich": "E5a1", **({"sherpa": sherpa} if sherpa else {})}
    table = scene((archetype, "lich"), at=places, traps_stay=traps_stay)
    trap(table, "E5c2", card, layer="lich")
    return table


def step_on(table: Table, archetype: str, die: int, *, how: str = "move") -> None:
    """He steps on it and rolls this die; later questions do not matter."""
    asked(main_of(table, archetype), how, "n", die)


# Dodging


@pytest.mark.parametrize(
    ("archetype", "die", "sprinting", "dodged"),
    [
        ("dwarf", 4, False, False),  # 10 is not above 10
        ("dwarf", 5, False, True),
        ("goblin", 2, False, False),
        ("goblin", 3, False, True),
        ("goblin", 4, True, False),  # 8, 4 and -2
        ("goblin", 5, True, True),
        ("dwarf", 6, True, False),
        ("troll", 5, False, False),
        ("troll", 6, False, True),
    ],
)
@pytest.mark.parametrize("card", TRAPS)
def test_more_than_ten_is_dodged(card: str, archetype: str, die: int, sprinting: bool, dodged: bool) -> None:
    """[trap.dodge] [move.sprint] [trap.trigger] The same for all three."""
    table = before(card, archetype)
    events = listen(table)
    step_on(table, archetype, die, how="sprint" if sprinting else "move")
    assert [event.facts["dodged"] for event in told(events, "trap.dodge")] == [int(dodged)]
    assert [event.facts["trap"] for event in told(events, "trap.trigger")] == [card]


def test_roll_markers_and_tools_do_not_help_me_dodge() -> None:
    """[trap.dodge] [card.roll_marker] Nor are they used up."""
    table = before("trap_pit")
    give(table, "dwarf", "trap_tongs")
    looter(table, "dwarf").roll_marker = 4
    walk(table, "dwarf", "n", dice=[4])
    assert looter(table, "dwarf").in_pit and looter(table, "dwarf").roll_marker == 4


def test_the_dwarf_walks_on_arrows() -> None:
    """[example.dodge] 6 and 4 are not above 10: -1 at his next fight, and he walks on."""
    table = before("trap_arrow")
    turn = walk(table, "dwarf", "n", "n", "stop", dice=[4])
    assert looter(table, "dwarf").arrows == 1 and at(table, "dwarf") == "E5c1" and turn.points == 3


def test_the_goblin_sprints_over_a_bear_trap() -> None:
    """[example.dodge_sprint] 8, 4 and -2 make 10: the sprint ends there."""
    table = before("trap_bear", "goblin")
    walk(table, "goblin", "n", dice=[4], sprinting=True)
    assert at(table, "goblin") == "E5c2" and looter(table, "goblin").in_bear_trap


@pytest.mark.parametrize("die", [1, 6])
@pytest.mark.parametrize("card", TRAPS)
def test_a_trap_goes_off_once(card: str, die: int) -> None:
    """[trap.one_shot] [ruling.trap_one_shot] Dodged or not, it is gone and its card discarded."""
    table = before(card)
    step_on(table, "dwarf", die)
    assert table.traps == {} and table.mj_discard == [card]


@pytest.mark.parametrize("card", TRAPS)
def test_with_traps_that_stay_a_dodged_one_stays_face_up(card: str) -> None:
    """[trap.one_shot] The option `traps_stay`: it goes off again when somebody comes again."""
    table = before(card, traps_stay=True)
    answers = ["stay"] if card == "trap_arrow" else []
    ask = asked(moving(table, "dwarf"), "n", 6, *answers, "n", "s")
    assert ask.prompt == "roll.dodge"
    token = trap_at(table, "E5c2")
    assert token is not None and token.face_up and table.mj_discard == []


@pytest.mark.parametrize("card", TRAPS)
def test_with_traps_that_stay_one_that_caught_somebody_still_goes(card: str) -> None:
    """[trap.one_shot] The option changes minor effects only."""
    table = before(card, traps_stay=True)
    walk(table, "dwarf", "n", *(["stop"] if card == "trap_arrow" else []), dice=[1])
    assert table.traps == {} and table.mj_discard == [card]


def test_standing_on_a_trap_that_stayed_i_am_not_caught_again() -> None:
    """[trap.trigger] It goes off when one enters, and I may walk off it."""
    table = before("trap_bear", traps_stay=True)
    walk(table, "dwarf", "n", "stop", dice=[6])
    walk(table, "dwarf", "n", "stop")
    assert at(table, "dwarf") == "E5c1"


@pytest.mark.parametrize("stay", [False, True])
def test_a_decoy_does_nothing_and_is_discarded(stay: bool) -> None:
    """[trap.decoy] [trap.trigger] No die; everybody has seen now what it was. Nobody dodged it: it never stays."""
    table = before("decoy", traps_stay=stay)
    events = listen(table)
    turn = walk(table, "dwarf", "n", "n", "stop")
    assert turn.points == 3 and table.traps == {} and table.mj_discard == ["decoy"]
    assert fact(told(events, "trap.trigger")[0], 0, "trap") == "decoy"


# The bear trap


@pytest.mark.parametrize(("had", "left"), [(5, 3), (3, 1), (2, 0), (1, 0)])
def test_a_bear_trap_dodged_costs_one_more_point(had: int, left: int) -> None:
    """[trap.bear_minor] If there is one."""
    table = before("trap_bear")
    points(table, "dwarf", had)
    turn = walk(table, "dwarf", "n", *(["stop"] if left else []), dice=[6])
    assert turn.points == left and not looter(table, "dwarf").in_bear_trap


def test_a_bear_trap_holds_me_and_costs_my_next_action() -> None:
    """[trap.bear_major] The move ends; on the next turn no action and no sprint, on the one after that all is well."""
    table = before("trap_bear")
    chest(table, "E5b2", "chest_big")
    walk(table, "dwarf", "n", dice=[1])
    assert at(table, "dwarf") == "E5c2"
    assert choices(table, "dwarf") == ["move", "end_turn"]
    assert choices(table, "dwarf") == [
        "move",
        "sprint",
        ("pick_chest", "E5b2"),
        ("force_chest", "E5b2"),
        "end_turn",
    ]


@pytest.mark.parametrize("card", ["trap_bear", "trap_pit"])
def test_a_figure_that_is_caught_may_still_act_on_this_turn(card: str) -> None:
    """[trap.action_this_turn] But he has moved."""
    table = before(card)
    chest(table, "E5b2", "chest_big")
    after = choices(table, "dwarf", "move", "n", 1)
    assert after == [("pick_chest", "E5b2"), ("force_chest", "E5b2"), "end_turn"]


def test_a_figure_that_was_caught_sprinting_may_not_act() -> None:
    """[trap.action_this_turn] [move.sprint]"""
    table = before("trap_bear")
    chest(table, "E5b2", "chest_big")
    assert choices(table, "dwarf", "sprint", "n", 1) == ["end_turn"]


# The trapdoor


def test_a_trapdoor_dodged_is_nothing() -> None:
    """[trap.pit_minor]"""
    table = before("trap_pit")
    give(table, "dwarf", "statue")
    turn = walk(table, "dwarf", "n", "stop", dice=[6])
    assert turn.points == 4 and held(table, "dwarf") == ["statue"] and not looter(table, "dwarf").in_pit


def test_a_trapdoor_holds_me_and_costs_my_next_move() -> None:
    """[trap.pit_major] On the next turn no move and no sprint, but an action; then all is well."""
    table = before("trap_pit")
    chest(table, "E5b2", "chest_big")
    walk(table, "dwarf", "n", dice=[1])
    assert at(table, "dwarf") == "E5c2"
    assert choices(table, "dwarf") == [("pick_chest", "E5b2"), ("force_chest", "E5b2"), "end_turn"]
    assert choices(table, "dwarf")[:2] == ["move", "sprint"]


def test_something_heavy_or_massive_stays_in_the_pit() -> None:
    """[trap.pit_major] Of my choice; at once; what is neither is safe."""
    table = before("trap_pit")
    give(table, "dwarf", "chalice", "gold_ingot", "statue", "chipped_gem")
    ask = asked(moving(table, "dwarf"), "n", 1)
    assert (ask.prompt, list(ask.options)) == ("decide.pit_sacrifice", ["gold_ingot", "statue"])

    table = before("trap_pit")
    give(table, "dwarf", "chalice", "gold_ingot", "statue", "chipped_gem")
    walk(table, "dwarf", "n", "gold_ingot", dice=[1])
    assert held(table, "dwarf") == ["chalice", "statue", "chipped_gem"]
    assert table.treasures.discards == ["gold_ingot"]


def test_the_only_heavy_thing_goes_without_a_question_and_to_the_sherpa() -> None:
    """[trap.pit_major] [loss.to_sherpa] [loss.what_counts]"""
    table = before("trap_pit", sherpa="E5e5")
    give(table, "dwarf", "statue", "chalice")
    events = listen(table)
    walk(table, "dwarf", "n", dice=[1])
    assert held(table, "dwarf") == ["chalice"] and held(table, "sherpa") == ["statue"]
    assert told(events, "trap.pit_major")[0].facts["weighty"] == 1, "so that he is told why it is gone"


def test_a_figure_with_nothing_heavy_gives_nothing() -> None:
    """[trap.pit_major] [ruling.pit_no_heavy]"""
    table = before("trap_pit")
    give(table, "dwarf", "chalice", "chipped_gem")
    walk(table, "dwarf", "n", dice=[1])
    assert held(table, "dwarf") == ["chalice", "chipped_gem"] and looter(table, "dwarf").in_pit


# What I am told of it


@pytest.mark.parametrize(
    ("card", "no_action", "no_move"), [("trap_bear", 1, 0), ("trap_pit", 0, 1), ("trap_arrow", 0, 0), ("decoy", 0, 0)]
)
def test_on_the_next_turn_i_am_told_what_the_trap_costs_me(card: str, no_action: int, no_move: int) -> None:
    """[trap.bear_major] [trap.pit_major] [trap.action_this_turn] On that turn only: not on this one, not later."""
    table = before(card)
    listen(table)
    dice = [] if card == "decoy" else [1]
    walking_on = ["stop"] if card in ("trap_arrow", "decoy") else []
    this_turn = asked(main_of(table, "dwarf"), "move", "n", *dice, *walking_on)
    assert this_turn.prompt == "decide.main_choice" and costs(this_turn) == (0, 0)
    assert costs(asked(main_of(table, "dwarf"))) == (no_action, no_move)
    assert costs(asked(main_of(table, "dwarf"))) == (0, 0)


@pytest.mark.parametrize(("card", "caught"), [("trap_bear", (1, 0)), ("trap_pit", (0, 1))])
def test_all_through_that_turn_i_am_told_so(card: str, caught: tuple[int, int]) -> None:
    """[trap.bear_major] [trap.pit_major] Also after my action; only a figure that may move is told its points."""
    table = before(card)
    chest(table, "E5b2", "chest_shoebox")
    walk(table, "dwarf", "n", dice=[1])
    listen(table)
    rule = main_of(table, "dwarf")
    ask = asked(rule)
    assert ask.facts is not None and costs(ask) == caught
    assert ("move_points" in ask.facts, "E5b2_force" in ask.facts) == (card == "trap_bear", card == "trap_pit")
    done: list[Value] = ["move", "stop"] if card == "trap_bear" else [("pick_chest", "E5b2"), 1]
    for answer in done:
        ask = rule.send(answer)
    assert ask.prompt == "decide.main_choice" and costs(ask) == caught


@pytest.mark.parametrize("card", TRAPS)
def test_caught_while_disarming_i_am_told_that_i_do_not_move(card: str) -> None:
    """[trap.disarm_major_move] At once, for a bear trap and for a trapdoor."""
    table = before(card)
    listen(table)
    assert costs(asked(main_of(table, "dwarf"), ("disarm", "E5c2"), 1, 1)) == (0, int(card != "trap_arrow"))


def costs(ask: Ask[Value]) -> tuple[Value, Value]:
    assert ask.facts is not None
    return ask.facts["no_action"], ask.facts["no_move"]


# What the goblin gets


@pytest.mark.parametrize("card", TRAPS)
@pytest.mark.parametrize(
    ("layer", "die", "count"), [("goblin", 1, 1), ("goblin", 6, 0), ("lich", 1, 0), ("dwarf", 1, 0)]
)
def test_the_goblin_earns_by_what_others_suffer_from_his_traps(card: str, layer: str, die: int, count: int) -> None:
    """[ability.goblin_vicious] Major effects only, of traps that he laid."""
    table = scene(("dwarf", "goblin", "lich"), at={"dwarf": "E5c3"})
    trap(table, "E5c2", card, layer=layer)
    step_on(table, "dwarf", die)
    assert [one.bounties for one in table.looters] == [0, count, 0]


def test_the_goblins_own_misfortune_earns_him_nothing() -> None:
    """[ability.goblin_vicious] [trap.own] The rule names another player's figure."""
    table = scene(("goblin", "lich"), at={"goblin": "E5c3"})
    trap(table, "E5c2", "trap_bear", layer="goblin")
    walk(table, "goblin", "n", dice=[1])
    assert looter(table, "goblin").bounties == 0 and actions(table, "goblin") == []
