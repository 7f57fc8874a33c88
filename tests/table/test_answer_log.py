"""Who answered when: the table knows what can be taken back, and playing the match again agrees."""

from random import Random

import pytest

from oubliette.games import GAMES, SAMPLES, find
from oubliette.kernel import Match, NothingToUndo, Seeded
from oubliette.table import Bot, Person, Table
from oubliette.table.answer_log import AnswerLog

ADA, BOB = Person("Ada"), Person("Bob")


def by_replaying(table: Table, seat: int) -> int | None:
    """Where taking back would lead, as the kernel finds it: None if nowhere."""
    again = Match.replay(table.match.record())
    try:
        again.undo(seat, choices=True)
    except NothingToUndo:
        return None
    return len(again.answers)


def a_table(game: str, seed: int, *others: Person | Bot) -> Table:
    seats = max(1 + len(others), find(game).seats[0])
    bot = Bot("Robot", lambda match, ask: len(match.answers) % len(ask.options))
    players = [ADA, *others, *[bot] * (seats - 1 - len(others))]
    table = Table(Match.start(game, seats, fate=Seeded(seed)), players, forced=True)
    table.advance()
    return table


@pytest.mark.parametrize("game", GAMES + SAMPLES)
@pytest.mark.parametrize("seed", range(3))
def test_what_can_be_taken_back_alone_is_what_replaying_finds(game: str, seed: int) -> None:
    luck, table = Random(seed), a_table(game, seed)
    taken_back = possible = 0
    for number in range(40):
        ask = table.match.ask
        if ask is None:
            break
        target = by_replaying(table, 0)
        assert table.message(0).may_undo == ("no" if target is None else "free"), number
        possible += target is not None
        if target is not None and luck.random() < 0.3:
            table.undo(0)
            taken_back += 1
            assert table.ply == target and table.rewinds == taken_back
        else:
            table.answer(0, luck.randrange(len(ask.options)))
    assert taken_back or possible < 10  # in some games a die follows every answer


@pytest.mark.parametrize("game", ["dungeon_looters", "new_dungeon", "pig"])
def test_a_trail_that_was_followed_is_that_of_the_whole_match(game: str) -> None:
    luck, table = Random(game), a_table(game, 5, BOB)
    table.message(0)  # from now on it is followed
    for number in range(60):
        ask = table.match.ask
        if ask is None:
            break
        table.answer(ask.seat, luck.randrange(len(ask.options)))
        if number % 7 == 6 and table.message(1).may_undo == "ask":
            table.undo(1, [0])
        whole = AnswerLog.of(table.match)
        for seat in (0, 1):
            for choices in (False, True):
                assert table._undo.answer_log.last(seat, choices) == whole.last(seat, choices)


def test_with_others_it_is_asked_for_and_nobody_takes_back_what_is_over() -> None:
    table = a_table("pig", 1, BOB)
    first = table.waiting[0]
    assert table.message(first).may_undo == "no"  # nothing was answered
    table.choose(first, "roll")
    assert table.message(first).may_undo == "ask"
    table.resign(1 - first)
    assert table.message(first).may_undo == "no"


def test_following_another_table_remembers_no_dice_as_answers() -> None:
    table, twin = a_table("pig", 3, BOB), a_table("pig", 3, BOB)
    for watched in (table, twin):
        watched.message(0)  # from now on it is followed
    for _ in range(12):
        before, (seat,) = table.ply, table.waiting
        table.choose(seat, "roll")
        twin.follow(seat, table.match.answers[before:])
        assert [twin._undo.answer_log.last(one, False) for one in (0, 1)] == [
            table._undo.answer_log.last(one, False) for one in (0, 1)
        ]
