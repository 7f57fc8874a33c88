"""Which windows people are asked in: all, those near them, or none."""

from typing import Any

import pytest

from oubliette.kernel import SPECTATOR, Ask, Match, Seeded
from oubliette.table import Bot, Clock, NobodyThere, NoWindows, Person, Table, Which
from tests.table.street import STREET

ANNA, BEN, CARL, DORA = Person("Anna"), Person("Ben"), Person("Carl"), Person("Dora")
FOUR = (ANNA, BEN, CARL, DORA)


def quiet(match: Match, ask: Ask[Any]) -> int:
    return list(ask.options).index("quiet") if ask.prompt == "stone.shout" else 0


def street(
    *players: Person | Bot | None, clock: Clock | None = None, listen: bool = True, forced: bool = False
) -> Table:
    match = Match.start(STREET, seats=len(players), fate=Seeded(1), listen=listen)
    table = Table(match, players, clock, forced=forced)
    table.advance()
    return table


def pending(table: Table) -> tuple[int, str]:
    assert table.match.ask is not None
    return table.match.ask.seat, table.match.ask.prompt


def test_by_default_everything_is_asked() -> None:
    table = street(*FOUR)
    table.choose(0, 3)
    assert pending(table) == (1, "stone.shout")
    assert [table.message(seat).windows for seat in (0, 1, SPECTATOR)] == ["all", "all", None]


def test_the_only_person_is_asked_near_them_until_they_choose() -> None:
    """[cards.asking_setting] Alone among bots, most windows would be a burden."""
    bots = [Bot(name, quiet) for name in ("Bo", "Cy", "Di")]
    table = street(bots[0], bots[1], bots[2], ANNA, forced=True)
    assert pending(table) == (3, "throw.house")  # nothing happened near her in the turns of all the bots
    assert table.message(3).windows == "near"
    table.ask_in_windows(3, "all")
    assert table.message(3).windows == "all"
    table.choose(3, 0)
    assert pending(table) == (3, "stone.shout")


def test_company_is_asked_everything_until_it_chooses() -> None:
    bots = [Bot(name, quiet) for name in ("Bo", "Cy", "Di")]
    table = street(ANNA, *bots, forced=True)
    table.leave(2)
    table.sit(2, BEN)
    assert [table.message(seat).windows for seat in (0, 2)] == ["all", "all"]
    table.ask_in_windows(0, "near")
    assert table.message(0).windows == "near"


def test_a_seat_asked_in_its_own_turn_only_declines_all_windows() -> None:
    table = street(*FOUR)
    table.ask_in_windows(1, "mine")
    table.choose(0, 1)
    assert pending(table) == (2, "stone.shout")
    assert ("stone.shout", {"seat": 1, "answer": "quiet"}) in [(e.slug, e.facts) for e in table.match.events]
    table.choose(2, "quiet")
    table.choose(3, "quiet")
    assert pending(table) == (1, "throw.house")  # their own turn


def test_near_me_asks_where_something_happened_near() -> None:
    table = street(*FOUR)
    for seat in (1, 2, 3):
        table.ask_in_windows(seat, "near")
    table.choose(0, 3)
    assert pending(table) == (2, "stone.shout")  # next door; seat 1 is too far away


def test_near_ignores_what_happened_before_my_last_answer() -> None:
    table = street(*FOUR)
    table.ask_in_windows(3, "near")
    table.choose(0, 3)
    for seat in (1, 2, 3):
        table.choose(seat, "quiet")
    table.choose(1, 0)  # the other end of the street
    table.choose(2, "quiet")
    assert pending(table) == (0, "stone.shout")


def test_a_setting_changed_while_i_am_asked_answers_when_the_table_goes_on() -> None:
    table = street(*FOUR)
    table.choose(0, 3)
    table.ask_in_windows(1, "near")
    assert pending(table) == (1, "stone.shout")
    table.advance()
    assert pending(table) == (2, "stone.shout")


def test_ask_me_everything_again() -> None:
    table = street(*FOUR)
    table.ask_in_windows(1, "mine")
    table.ask_in_windows(1, "all")
    table.choose(0, 3)
    assert pending(table) == (1, "stone.shout")


def test_i_see_my_setting_and_nobody_else_does() -> None:
    table = street(*FOUR)
    table.ask_in_windows(1, "near")
    assert table.message(1).windows == "near"
    assert table.message(0).windows == "all"
    assert table.message(SPECTATOR).windows is None


@pytest.mark.parametrize("which", ["near", "mine"])
def test_others_cannot_tell_a_pass_by_the_setting_from_one_by_hand(which: Which) -> None:
    """Messages, events and clocks are the same as for a person who passes at once."""

    def clock() -> Clock:
        return Clock(4, bank=60, bonus=5, now=lambda: 100.0)

    by_hand, by_setting = street(*FOUR, clock=clock()), street(*FOUR, clock=clock())
    by_setting.ask_in_windows(1, which)
    by_hand.choose(0, 3)
    by_hand.choose(1, "quiet")
    by_setting.choose(0, 3)
    for seat in (0, 2, 3, SPECTATOR):
        assert repr(by_hand.message(seat)) == repr(by_setting.message(seat))


def test_a_window_that_was_taken_back_is_asked_again() -> None:
    table = street(ANNA, Bot("Bo", quiet))
    table.ask_in_windows(0, "mine")
    table.choose(0, 1)  # then the bot throws, and the table keeps quiet for Anna
    assert pending(table) == (0, "throw.house")
    table.undo(0)
    assert pending(table) == (0, "stone.shout")
    table.choose(0, "shout")
    assert table.message(0).windows == "mine"


def test_the_setting_leaves_with_its_person() -> None:
    table = street(*FOUR)
    table.ask_in_windows(1, "mine")
    table.leave(1)
    table.sit(1, Person("Emma"))
    assert table.message(1).windows == "all"


def test_only_people_have_a_setting() -> None:
    table = street(ANNA, Bot("Bo", quiet), None)
    for seat in (1, 2):
        with pytest.raises(NobodyThere):
            table.ask_in_windows(seat, "mine")


def test_a_match_without_windows_has_no_setting() -> None:
    """An option of the match may remove all windows."""
    silent = Table(Match.start(STREET, 2, {"silent": True}, Seeded(1)), (ANNA, BEN))
    assert silent.message(0).windows is None
    with pytest.raises(NoWindows):
        silent.ask_in_windows(0, "mine")


def test_without_a_log_every_window_is_asked() -> None:
    """Without events the table cannot know what is near."""
    table = street(*FOUR, listen=False)
    table.ask_in_windows(1, "near")
    table.choose(0, 3)
    assert pending(table) == (1, "stone.shout")


def test_a_habit_comes_first() -> None:
    table = street(*FOUR)
    table.ask_in_windows(1, "mine")
    table.auto(1, "stone.shout", "shout")
    table.choose(0, 3)
    assert ("stone.shout", {"seat": 1, "answer": "shout"}) in [(e.slug, e.facts) for e in table.match.events]


@pytest.mark.parametrize("other", [Bot("Bo", quiet), BEN])
def test_a_window_of_one_option_is_passed_without_a_call(other: Person | Bot) -> None:
    """A person alone needs no message about it; with others, it must stay secret that somebody had no choice."""
    calls: list[str] = []
    table = Table(Match.start(STREET, 2, {"mute": True}, Seeded(1)), (ANNA, other), forced=True)
    table.on_forced(lambda ask: calls.append(ask.prompt))
    table.ask_in_windows(0, "mine")
    table.choose(0, 0)
    if other is BEN:
        table.choose(1, "quiet")
        table.choose(1, 0)
    assert pending(table) == (0, "throw.house")  # the table passed for Anna and called no listener
    assert calls == []
