"""The facts in a question about headings: for each line its finds, its end, and the steps left at the wall."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from oubliette.games.paper_dungeon import GAME
from oubliette.games.paper_dungeon.headings import look_ahead
from oubliette.games.paper_dungeon.state import Table
from oubliette.games.paper_dungeon.turn import play_turn
from oubliette.kernel import Match, Rule, Seeded, Value, listen
from tests.games.paper_dungeon.random_floors import Spot, spots
from tests.games.paper_dungeon.reference_rules import DELTAS, beside
from tests.games.paper_dungeon.scenes import Place, hero_of, one_move, path, scene, waiting
from tests.games.paper_dungeon.whole_matches import walker


def facts_of(table: Table, dice: Sequence[Value], answers: Sequence[Value] = ()) -> dict[str, Value]:
    """The facts, for a listening player, of the question after the script."""
    listen(table)
    ask = waiting(play_turn(table), dice, answers)
    assert ask.prompt in ("decide.heading", "decide.wall_hit")
    return dict(ask.facts or {})


def name_of(place: Place) -> str:
    return f"{'abcdefghijklmno'[place[1]]}{place[0] + 1}"


def test_finds_are_named_in_the_order_of_the_line() -> None:
    """[move.choose_direction] [hidden.floor_open] Up to the end of the move: the coin beyond it is not named."""
    table = scene("########\n#..@o2o#\n########")
    assert facts_of(table, [2]) == {
        "steps": 2,
        "e_finds": ("coin", "enemy_2"),
        "e_end": "f2",
        "e_left": 0,
        "w_finds": (),
        "w_end": "b2",
        "w_left": 0,
    }


@pytest.mark.parametrize(
    ("mark", "thing"),
    [
        ("o", "coin"),
        ("$", "chest"),
        ("1", "enemy_1"),
        ("9", "enemy_9"),
        ("?", "mystery_enemy"),
        ("a", "heart_1"),
        ("f", "heart_6"),
        ("h", "mystery_heart"),
        ("w", "web"),
        ("k", "key"),
        (">", "stairs"),
    ],
)
def test_every_find_has_its_id(mark: str, thing: str) -> None:
    """[hidden.floor_open]"""
    assert facts_of(scene(f"#######\n#..@.{mark}#\n#######"), [2])["e_finds"] == (thing,)


def test_a_find_that_was_used_is_not_named() -> None:
    """[meet.once]"""
    facts = facts_of(scene("#######\n#..@oo#\n#######", taken=[(1, 4)]), [2])
    assert facts["e_finds"] == ("coin",)


def test_a_wall_on_the_line_is_told_with_the_steps_left() -> None:
    """[move.turn_only_at_wall] The ways after the turn belong to the next question."""
    facts = facts_of(scene("#####\n#.o.#\n#.@.#\n#...#\n#####"), [4])
    assert (facts["n_end"], facts["n_left"], facts["n_finds"]) == ("c2", 3, ("coin",))
    assert (facts["w_end"], facts["w_left"], facts["w_finds"]) == ("b3", 3, ())


def test_the_turn_at_a_wall_tells_of_its_lines_too() -> None:
    """[move.turn_tiers] With the steps that are left there."""
    table = scene("#####\n#3#.#\n#o@.#\n#.#o#\n#.#.#\n#####")
    facts = facts_of(table, [4], ["w"])
    assert (facts["steps"], facts["heading"]) == (3, "w")
    assert {name: fact for name, fact in facts.items() if name[:2] in ("n_", "s_")} == {
        "n_finds": ("enemy_3",),
        "n_end": "b2",
        "n_left": 2,
        "s_finds": (),
        "s_end": "b5",
        "s_left": 1,
    }


def test_a_web_ends_the_line() -> None:
    """[ruling.web_in_lookahead] No steps are left in it, and what lies behind is not reached."""
    facts = facts_of(scene("###########\n#....@.w3.#\n###########"), [4])
    assert (facts["e_finds"], facts["e_end"], facts["e_left"]) == (("web",), "h2", 0)


def test_a_web_that_was_torn_holds_nobody() -> None:
    """[meet.once]"""
    facts = facts_of(scene("###########\n#....@.w3.#\n###########", taken=[(1, 7)]), [4])
    assert (facts["e_finds"], facts["e_end"], facts["e_left"]) == (("enemy_3",), "j2", 0)


def test_the_key_opens_the_lock_of_the_same_line() -> None:
    """[ruling.key_same_move] Without it the lock is a wall."""
    facts = facts_of(scene("###########\n#....@k.Lo#\n###########"), [4])
    assert (facts["e_finds"], facts["e_end"], facts["e_left"]) == (("key", "coin"), "j2", 0)
    facts = facts_of(scene("########\n#.@.Loo#\n#...####\n########"), [4])
    assert (facts["e_finds"], facts["e_end"], facts["e_left"]) == ((), "d2", 3)


def test_the_first_teleporter_carries_the_line_away() -> None:
    """[meet.teleporter_first_must] [meet.teleporter_continue] The heading is kept on the other side."""
    drawing = "##########\n#....@.T.#\n##########\n#T.o.....#\n##########"
    facts = facts_of(scene(drawing), [4])
    assert (facts["e_finds"], facts["e_end"], facts["e_left"]) == (("teleporter", "coin"), "d4", 0)


def test_a_teleporter_that_is_known_is_walked_over() -> None:
    """[ruling.teleporter_pair_once] Nobody must jump then: the line goes straight on."""
    drawing = "########\n#..@.T.#\n########\n#T.o...#\n########"
    facts = facts_of(scene(drawing, jumped=True), [2])
    assert (facts["e_finds"], facts["e_end"], facts["e_left"]) == (("teleporter",), "f2", 0)


def test_the_square_behind_a_wall_is_told() -> None:
    """[item.wall_pass] For the option that goes through it."""
    facts = facts_of(scene("#######\n#@.#..#\n#.....#\n#######", items=["wall_pass"]), [4])
    assert (facts["e_end"], facts["e_left"], facts["e_behind"]) == ("c2", 3, "e2")
    assert "s_behind" not in facts


def test_through_a_wall_right_beside_the_hero() -> None:
    """[item.wall_pass] No heading without the piece leads east, yet its line is told."""
    facts = facts_of(scene("#######\n#@#...#\n#.#...#\n#.....#\n#######", items=["wall_pass"]), [4])
    assert (facts["e_finds"], facts["e_end"], facts["e_left"], facts["e_behind"]) == ((), "b2", 4, "d2")


def test_nothing_is_looked_up_where_nobody_listens() -> None:
    """[hidden.floor_open] Searches and simulations read no facts."""
    table = scene("########\n#..@o2o#\n########")
    assert waiting(play_turn(table), [2]).facts == {"steps": 2}


def test_nothing_is_looked_up_where_there_is_no_choice() -> None:
    """[move.auto] The only heading needs no telling: nobody is asked."""
    table = scene("########\n#..@o2o#\n########")
    listen(table)
    facts: dict[str, Value] = {"steps": 2}
    look_ahead(table, hero_of(table), ["e"], 2, facts)
    assert facts == {"steps": 2}
    look_ahead(table, hero_of(table), ["e", "w"], 2, facts)
    assert len(facts) == 7


def test_looking_ahead_changes_nothing() -> None:
    """[hidden.floor_open] Finds, key, teleporters and ledger are as before the question."""
    table = scene("###########\n#To..@koT.#\n#.........#\n###########")
    before = GAME.view(table, 0)
    facts_of(table, [4])
    hero = hero_of(table)
    assert (hero.taken, hero.key, hero.jumped, hero.purse) == (0, 0, False, 0)
    assert GAME.view(table, 0)["players"][0]["at"] == before["players"][0]["at"]


def test_every_question_of_a_match_tells_of_its_lines() -> None:
    """[move.choose_direction] For each heading among the options, and for no other."""
    match = Match.start(GAME, 1, {"floors": 3, "notebook": 7}, fate=Seeded(8))
    pick, seen = walker(8), 0
    while match.ask is not None:
        ask = match.ask
        if ask.prompt in ("decide.heading", "decide.wall_hit"):
            headings = {option[1] if isinstance(option, tuple) else option for option in ask.options} - {"stay"}
            told = {name.partition("_")[0] for name in ask.facts or {} if "_" in name}
            assert told == headings
            seen += 1
        match.answer(pick(match, ask))
    assert seen > 30


MEETING = {"meet.coin": "coin", "meet.key": "key", "meet.web": "web", "meet.enemy": "enemy_3"}
AT_THE_WALL = {"move.turn_only_at_wall", "move.forced_turn", "move.shut_in"}
ROLLS = st.sampled_from([1, 2, 3, 4, 5, 6, 8, 12])
# Teleporters side by side would make a jump look like a step.
FLOORS = spots(finds="@>kLTTwwooo3", wall_passes=1).filter(
    lambda spot: not any(beside(t, h) in spot.marked("T") for t in spot.marked("T") for h in DELTAS)
)


def walk_on(rule: Rule[None], answer: Value) -> None:
    """Give this answer, then walk past stairs and known teleporters, and take any turn; webs cost 1."""
    simple = {"decide.take_stairs": "remain", "decide.teleport_again": "walk_on"}
    try:
        ask = rule.send(answer)
        while True:
            ask = rule.send(simple.get(ask.prompt, ask.options[0]))
    except StopIteration:
        return


def first_part(spot: Spot, line: list[Place], steps: int) -> list[Place]:
    """The first `steps` steps of a line; jumps do not count."""
    part = line[:1]
    for place in line[1:]:
        if {part[-1], place} != spot.marked("T"):
            steps -= 1
        if steps < 0:
            break
        part.append(place)
    return part


@pytest.mark.slow
@given(FLOORS, ROLLS, st.integers(0, 11))
@settings(max_examples=300)
def test_what_is_told_of_a_line_is_what_happens_on_it(spot: Spot, roll: int, pick: int) -> None:
    """[move.keep_heading] [meet.mandatory] [item.wall_pass] On any floor, whatever was found and used before."""
    table = spot.table()
    events = listen(table)
    rule = one_move(table, roll)
    ask = next(rule, None)
    assume(ask is not None and ask.prompt == "decide.heading")
    assert ask is not None
    answer = ask.options[pick % len(ask.options)]
    assume(answer != "stay")
    facts = dict(ask.facts or {})
    heading = answer[1] if isinstance(answer, tuple) else answer
    finds, end, left = facts[f"{heading}_finds"], facts[f"{heading}_end"], facts[f"{heading}_left"]
    assert isinstance(finds, tuple) and isinstance(left, int)

    walk_on(rule, answer)

    line = [name_of(place) for place in path(table)]
    told = [thing for thing in finds if thing not in ("stairs", "teleporter")]
    walls = [place for place, event in enumerate(events) if event.slug in AT_THE_WALL]
    before = events[: walls[0]] if walls else events
    found = [MEETING[event.slug] for event in before if event.slug in MEETING]
    if isinstance(answer, tuple):
        assert not walls, "a way through a wall is straight"
        assert [str(end), facts[f"{heading}_behind"]] in [[one, other] for one, other in pairwise(line)]
        assert found[: len(told)] == told
        return
    assert found == told
    assert [events[place].facts["steps"] for place in walls[:1]] == ([left] if left else [])
    assert name_of(first_part(spot, path(table), roll - left)[-1]) == end
