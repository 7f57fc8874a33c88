"""The two windows after every roll: roll again as often as scrolls are spent, then double once at most."""

import pytest

from oubliette.games.paper_dungeon.rolling import roll_for
from oubliette.games.paper_dungeon.shop import visit_shop
from oubliette.kernel import Value, listen, play
from tests.games.paper_dungeon.scenes import asked, hero_of, ledger, path, scene, slugs, take_turn, waiting, where
from tests.games.paper_dungeon.shopping import KEEP, LEAVE, MULLIGAN, POTION, a_shop, corridor, lay, told, turns

LONG = corridor("." * 20)  # stairs are out of reach

ROOM = """
    ##########
    #@.......#
    #........#
    #........#
    #........#
    #........#
    #........#
    #........#
    #........#
    ##########
"""

REROLL = ("decide.reroll", (KEEP, MULLIGAN))
DOUBLE = ("decide.double", (KEEP, POTION))


def test_without_the_pieces_nobody_is_asked() -> None:
    """[ruling.roll_window] The result stands."""
    table = scene(corridor(".$....."), items=["wall_pass"])
    assert asked(turns(table), dice=[2, 3]) == []
    assert ledger(table) == (0, 0, 3, 0)


def test_first_the_re_roll_then_the_doubling() -> None:
    """[ruling.roll_window] The re-rolled face is doubled, not the first one."""
    table = scene(LONG, items=[POTION, MULLIGAN])
    events = listen(table)
    assert asked(turns(table), dice=[5, 4], answers=[MULLIGAN, POTION]) == [REROLL, DOUBLE]
    assert where(table) == (1, 1 + 2 * 4)
    assert slugs(events)[:6] == [
        "roll.face",
        "shop.used",
        "item.mulligan",
        "roll.face",
        "shop.used",
        "item.doubling",
    ]


def test_the_question_shows_the_result_and_what_it_is_for() -> None:
    """[ruling.roll_window] See the result, then decide; the doubling sees the last one."""
    ask = waiting(turns(scene(LONG, items=[POTION, MULLIGAN])), dice=[5])
    assert (ask.prompt, ask.facts) == ("decide.reroll", {"face": 5, "purpose": "move"})
    ask = waiting(turns(scene(LONG, items=[POTION, MULLIGAN])), dice=[5, 2], answers=[MULLIGAN])
    assert (ask.prompt, ask.facts) == ("decide.double", {"face": 2, "purpose": "move"})


def test_a_die_may_be_rolled_again_as_often_as_there_are_scrolls() -> None:
    """[ruling.roll_window] [item.mulligan] Three scrolls, four throws; then the doubling."""
    table = scene(LONG, items=[MULLIGAN, MULLIGAN, MULLIGAN, POTION])
    questions = asked(turns(table), dice=[1, 3, 5, 6], answers=[MULLIGAN, MULLIGAN, MULLIGAN, KEEP])
    assert questions == [REROLL, REROLL, REROLL, DOUBLE]
    assert where(table) == (1, 7)
    assert hero_of(table).inventory == [(POTION, 3)]


def test_a_hero_who_keeps_a_result_is_not_asked_again() -> None:
    """[ruling.roll_window] One of three scrolls is spent, then the result is good enough."""
    table = scene(LONG, items=[MULLIGAN, MULLIGAN, MULLIGAN])
    assert asked(turns(table), dice=[1, 4], answers=[MULLIGAN, KEEP]) == [REROLL, REROLL]
    assert where(table) == (1, 5)
    assert len(hero_of(table).inventory) == 2


def test_after_a_doubling_nothing_is_rolled_again() -> None:
    """[ruling.roll_window] The scroll that was held back stays where it is."""
    table = scene(LONG, items=[MULLIGAN, POTION])
    assert asked(turns(table), dice=[2], answers=[KEEP, POTION]) == [REROLL, DOUBLE]
    assert hero_of(table).inventory == [(MULLIGAN, 3)]


def test_a_roll_is_doubled_once_at_most() -> None:
    """[ruling.roll_window] [item.doubling] The second potion is for another roll."""
    table = scene(LONG, items=[POTION, POTION])
    assert asked(turns(table), dice=[4], answers=[POTION]) == [DOUBLE]
    assert where(table) == (1, 9)
    assert hero_of(table).inventory == [(POTION, 3)]


def test_a_declined_doubling_keeps_potion_and_result() -> None:
    """[ruling.roll_window] [item.doubling]"""
    table = scene(LONG, items=[POTION])
    events = listen(table)
    take_turn(table, dice=[4], answers=[KEEP])
    assert where(table) == (1, 5)
    assert hero_of(table).inventory == [(POTION, 3)]
    assert {"shop.used", "item.doubling"}.isdisjoint(slugs(events))


def test_every_roll_has_windows_of_its_own() -> None:
    """[item.dice_any_roll] Two scrolls and two potions: one each for the move, one each for the chest it leads to."""
    table = scene(corridor("...$" + "." * 9), items=[MULLIGAN, POTION, MULLIGAN, POTION])
    questions = asked(
        turns(table), dice=[6, 2, 1, 6], answers=[MULLIGAN, KEEP, POTION, MULLIGAN, POTION]
    )  # the second scroll is asked about at the move, too
    assert questions == [REROLL, REROLL, DOUBLE, REROLL, DOUBLE]
    assert where(table) == (1, 5)
    assert ledger(table) == (0, 0, 12, 0)
    assert hero_of(table).inventory == []


def test_what_was_spent_on_the_move_is_not_there_for_the_chest() -> None:
    """[shop.single_use] [item.doubling]"""
    table = scene(corridor("...$" + "." * 9), items=[MULLIGAN, POTION])
    take_turn(table, dice=[1, 2, 5], answers=[MULLIGAN, POTION])
    assert ledger(table) == (0, 0, 5, 0)


@pytest.mark.parametrize(
    ("find", "column"), [("$", 2), ("?", 1), ("h", 0), ("w", 3)], ids=["chest", "enemy", "heart", "web"]
)
def test_re_roll_then_double_on_every_find(find: str, column: int) -> None:
    """[ruling.roll_window] [ruling.doubling_any] 1 becomes 6, and 6 becomes 12, which is written down as it is."""
    table = scene(corridor(f".{find}" + "." * 9), items=[MULLIGAN, POTION])
    questions = asked(turns(table), dice=[2, 1, 6], answers=[KEEP, KEEP, MULLIGAN, POTION])
    assert questions == [REROLL, DOUBLE, REROLL, DOUBLE]
    expected = [0, 0, 0, 0]
    expected[column] = 12
    assert list(ledger(table)) == expected


@pytest.mark.parametrize(
    ("find", "slug", "facts"),
    [("$", "meet.chest", {"seat": 0, "coins": 8, "times": 1}), ("w", "meet.web", {"seat": 0, "coins": 8})],
)
def test_coins_told_are_the_doubled_ones(find: str, slug: str, facts: dict[str, Value]) -> None:
    """[ruling.doubling_any] The potion is not Coin Rush: a chest was worth its coins once."""
    table = scene(corridor(f".{find}" + "." * 9), items=[POTION])
    events = listen(table)
    take_turn(table, dice=[2, 4], answers=[KEEP, POTION])
    assert told(events, slug) == [facts]


def test_a_doubled_mystery_enemy_may_kill() -> None:
    """[ruling.doubling_any] Nobody would, but it is a roll like others: 12 HP."""
    table = scene(corridor("..?.."), items=[POTION])
    take_turn(table, dice=[6, 6], answers=[KEEP, POTION, LEAVE])
    assert (hero_of(table).hp, hero_of(table).deaths) == (10, 1)


@pytest.mark.parametrize(
    ("dice", "answers", "coins"),
    [
        ([3], [KEEP, KEEP], 0),
        ([1, 4], [MULLIGAN, KEEP], 20),
        ([4, 1], [MULLIGAN, KEEP], 0),
        ([2], [KEEP, POTION], 20),
        ([1], [KEEP, POTION], 0),
        ([1, 2], [MULLIGAN, POTION], 20),
        ([6], [KEEP, POTION], 20),
    ],
)
def test_re_roll_then_double_on_the_gambler(dice: list[Value], answers: list[Value], coins: int) -> None:
    """[item.dice_any_roll] [ruling.roll_window] The last result, doubled or not, must be 4 or more; 12 pays no more."""
    table = a_shop(("gambler", 10), ("magic_shield", 99), ("feast", 99), coins=10, items=[MULLIGAN, POTION])
    rule = visit_shop(table)
    assert asked(rule, dice=dice, answers=["gambler", *answers]) == [
        ("decide.buy", ("gambler", LEAVE)),
        REROLL,
        DOUBLE,
    ]
    assert hero_of(table).coins == coins


def test_a_doubled_odd_result_moves_orthogonally() -> None:
    """[ruling.doubling_is_even] 3 doubled goes six squares straight east or south, not diagonally."""
    table = scene(ROOM, items=[POTION])
    events = listen(table)
    ask = waiting(turns(table), dice=[3], answers=[POTION])
    assert (ask.prompt, list(ask.options)) == ("decide.heading", ["e", "s"])
    table = scene(ROOM, items=[POTION])
    events = listen(table)
    take_turn(table, dice=[3], answers=[POTION, "e"])
    assert path(table) == [(1, col) for col in range(1, 8)]
    assert told(events, "turn.even_orthogonal") == [{"seat": 0, "steps": 6}]


def test_an_odd_result_that_is_not_doubled_moves_diagonally() -> None:
    """[ruling.doubling_is_even] A potion in the bag changes nothing."""
    table = scene(ROOM, items=[POTION])
    assert take_turn(table, dice=[3], answers=[KEEP]) == (4, 4)


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_a_doubled_move_goes_up_to_twelve_squares(face: int) -> None:
    """[ruling.doubling_is_even] Along a corridor, where diagonal moves lead nowhere."""
    table = scene(LONG, items=[POTION])
    assert take_turn(table, dice=[face], answers=[POTION]) == (1, 1 + 2 * face)


@pytest.mark.parametrize(("piece", "faces"), [(MULLIGAN, [5, 2]), (POTION, [2])])
def test_the_piece_bought_first_is_ticked_first(piece: str, faces: list[Value]) -> None:
    """[shop.single_use] Of two alike, from the shops after floors 5 and 9; others lie between them."""
    table = scene(LONG)
    hero_of(table).inventory = [("wall_pass", 2), (piece, 5), ("magic_map", 7), (piece, 9)]
    events = listen(table)
    keep = [KEEP] if piece == MULLIGAN else []
    take_turn(table, dice=faces, answers=[piece, *keep])
    assert hero_of(table).inventory == [("wall_pass", 2), ("magic_map", 7), (piece, 9)]
    assert told(events, "shop.used") == [{"seat": 0, "piece": piece, "floor": 5}]


def test_a_lost_move_may_be_rolled_again_but_not_undone() -> None:
    """[ruling.roll_window] The window closes before the move: a scroll kept then does not help afterwards."""
    table = scene(LONG, items=[MULLIGAN])
    events = listen(table)
    take_turn(table, dice=[1], answers=[KEEP])
    assert where(table) == (1, 1)
    assert "move.lost" in slugs(events)
    assert hero_of(table).holds(MULLIGAN)


def test_what_was_rolled_for_stays_the_same_after_a_re_roll() -> None:
    """[item.mulligan] The die of a chest is thrown for the chest again."""
    table = scene(LONG, items=[MULLIGAN])
    events = listen(table)
    assert play(roll_for(table, hero_of(table), "chest"), dice=[1, 6], answers=[MULLIGAN]) == 6
    assert [(facts["face"], facts["purpose"]) for facts in told(events, "roll.face")] == [(1, "chest"), (6, "chest")]


@pytest.mark.parametrize(
    ("at_the_gambler", "coins", "on_the_floor"),
    [(POTION, 20, []), (KEEP, 0, [DOUBLE])],
)
def test_the_gambler_may_use_up_what_the_next_floor_lacks(
    at_the_gambler: str, coins: int, on_the_floor: list[tuple[str, tuple[str, str]]]
) -> None:
    """[shop.single_use] A potion spent in the shop is gone on the floor; one that was kept is offered there."""
    table = a_shop(("gambler", 10), ("magic_shield", 99), ("feast", 99), coins=10, items=[POTION])
    play(turns(table), dice=[2], answers=["gambler", at_the_gambler])
    assert hero_of(table).coins == coins
    lay(table, LONG)
    assert asked(turns(table), dice=[2], answers=[KEEP] * len(on_the_floor)) == on_the_floor
