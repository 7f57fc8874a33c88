"""Who answered when: the log finds the same answers to take back as a replay does."""

from random import Random

import pytest

from oubliette.games import GAMES, SAMPLES, find
from oubliette.kernel import Match, NothingToUndo, Seeded
from oubliette.table import Bot, Person, Table
from oubliette.table.answer_log import AnswerLog

ADA, BOB = Person("Ada"), Person("Bob")


def by_replaying(table: Table, seat: int) -> int | None:
    """The ply to which undo leads by the kernel's replay; None if it is impossible."""
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


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES + SAMPLES)
@pytest.mark.parametrize("seed", range(3))
def test_the_log_finds_the_same_undo_as_a_replay(game: str, seed: int) -> None:
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
    assert taken_back or possible < 10  # in some games a die follows every answer, so nothing can be taken back


@pytest.mark.parametrize("game", ["dungeon_looters", "new_dungeon", "pig"])
def test_a_log_kept_up_to_date_equals_one_built_at_the_end(game: str) -> None:
    luck, table = Random(game), a_table(game, 5, BOB)
    table.message(0)  # builds the log
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
                assert table._undo.answer_log.last_undoable(seat, choices) == whole.last_undoable(seat, choices)


def test_with_others_undo_needs_consent_and_ends_with_the_match() -> None:
    table = a_table("pig", 1, BOB)
    first = table.waiting[0]
    assert table.message(first).may_undo == "no"  # nobody has answered yet
    table.choose(first, "roll")
    assert table.message(first).may_undo == "ask"
    table.resign(1 - first)
    assert table.message(first).may_undo == "no"


def test_following_another_table_logs_no_dice() -> None:
    table, twin = a_table("pig", 3, BOB), a_table("pig", 3, BOB)
    for watched in (table, twin):
        watched.message(0)  # builds the log
    for _ in range(12):
        before, (seat,) = table.ply, table.waiting
        table.choose(seat, "roll")
        twin.follow(seat, table.match.answers[before:])
        assert [twin._undo.answer_log.last_undoable(one, False) for one in (0, 1)] == [
            table._undo.answer_log.last_undoable(one, False) for one in (0, 1)
        ]
