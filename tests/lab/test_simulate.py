"""Simulations in this process."""

import sys
from collections import Counter

import pytest

from oubliette.bots import UnknownBot, find_bot, seat_bots
from oubliette.games.dungeon_looters import GAME as LOOTERS
from oubliette.games.new_dungeon import GAME as NEW_DUNGEON
from oubliette.games.pig import GAME as PIG
from oubliette.games.pig import Pig, Table
from oubliette.kernel import Ask, IllegalSetUp, Match, Rule, Seeded, derive
from oubliette.lab import MatchFailed, simulate
from oubliette.lab.simulate import ALL_CORES
from tests.bots.games import Ladder


def test_a_seat_gets_wins_share_interval_and_mean_score() -> None:
    found = simulate("pig", 200, seed=1, bots=["greedy", "random"])

    greedy, random = found.results
    assert (greedy.bot, random.bot) == ("greedy", "random")
    assert found.matches == 200 == greedy.wins + random.wins
    assert greedy.win_share == greedy.wins / 200 and greedy.low < greedy.win_share < greedy.high
    assert random.high < 0.5 < greedy.low
    assert greedy.mean_score > random.mean_score
    assert found.mean_decisions == found.decisions / 200
    assert not found.interrupted and found.workers == 1


def test_its_matches_can_be_played_again_one_by_one() -> None:
    """The seed that a failing match reports is enough to reproduce it."""
    found = simulate(PIG, 20, seed=9, bots=["random"])

    wins = decisions = 0
    for number in range(20):
        seed = derive(9, number)
        match = Match.start(PIG, seats=2, fate=Seeded(seed))
        wins += match.run(seat_bots([find_bot("random", "pig")] * 2, PIG, seed)).won(0)
        decisions += len(match.answers)
    assert (found.results[0].wins, found.decisions) == (wins, decisions)


def test_another_seed_gives_other_matches() -> None:
    first, again, other = (simulate(PIG, 30, seed) for seed in (1, 1, 2))

    assert first.decisions == again.decisions and first.results == again.results
    assert first.decisions != other.decisions


def test_one_bot_fills_all_seats() -> None:
    assert [seat.bot for seat in simulate("pig", 1, bots=["random"], seats=4).results] == ["random"] * 4
    assert len(simulate("pig", 1, bots=["random", "greedy", "random"]).results) == 3


def test_options_reach_the_match() -> None:
    short, long = (simulate("pig", 20, options={"target": target}) for target in (10, 100))

    assert short.decisions < long.decisions
    assert dict(short.job.options) == {"target": 10}


def test_wins_are_counted_by_role_and_matches_by_rounds() -> None:
    """Compare with the same matches, played one by one."""
    found = simulate("new_dungeon", 4, seed=2, bots=["random"], seats=3, options={"max_rounds": 12})

    seats, wins, rounds = Counter[str](), Counter[str](), list[int]()
    for number in range(4):
        seed = derive(2, number)
        match = Match.start(NEW_DUNGEON, 3, {"max_rounds": 12}, Seeded(seed))
        result = match.run(seat_bots([find_bot("random", "new_dungeon")] * 3, NEW_DUNGEON, seed))
        rounds.append(match.table.round)
        for hero in match.table.heroes:
            seats[hero.kind.id] += 1
            wins[hero.kind.id] += result.won(hero.seat)
    assert {role.role: (role.seats, role.wins) for role in found.roles} == {
        one: (seats[one], wins[one]) for one in seats
    }
    assert [role.win_share for role in found.roles] == sorted([role.win_share for role in found.roles], reverse=True)
    assert found.rounds == (min(rounds), sorted(rounds)[1], max(rounds))


def test_a_games_counts_are_reported_as_means_per_match() -> None:
    found = simulate("dungeon_looters", 3, seed=2, bots=["random"], seats=3)

    matches = [Match.start(LOOTERS, 3, {}, Seeded(derive(2, number))) for number in range(3)]
    for number, match in enumerate(matches):
        match.run(seat_bots([find_bot("random", "dungeon_looters")] * 3, LOOTERS, derive(2, number)))
    chests = [len(match.table.chests) for match in matches]
    assert found.counts["chests"] == sum(chests) / 3
    assert set(found.counts) == {"apart", "chests", "chests_full", "left_behind"}


def test_a_game_without_roles_or_rounds_has_none_to_count() -> None:
    found = simulate("pig", 3)

    assert found.roles == () and found.rounds is None


def test_an_unlisted_game_is_played_in_one_process() -> None:
    assert simulate(Ladder(), 3, bots=["greedy"]).results[0].mean_score == 9

    with pytest.raises(IllegalSetUp, match="use one worker"):
        simulate(Ladder(), 3, workers=2)
    with pytest.raises(IllegalSetUp, match="use one worker"):
        simulate(like(Pig), 3, workers=2)


def test_a_variant_of_a_listed_game_is_played_in_one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["oubliette.lab.simulate"], "LONG", 0.0)  # even a short run uses processes

    assert simulate(like(Pig), 2000, workers=ALL_CORES).workers == 1


def test_what_cannot_be_played_is_refused_before_the_first_match() -> None:
    with pytest.raises(UnknownBot):
        simulate("pig", 1, bots=["clever"])
    with pytest.raises(IllegalSetUp, match="3 bots cannot fill 2 seats"):
        simulate("pig", 1, bots=["random"] * 3, seats=2)
    with pytest.raises(IllegalSetUp, match=r"2\.\.6"):
        simulate("pig", 1, seats=9)
    with pytest.raises(IllegalSetUp, match="colour"):
        simulate("pig", 1, options={"colour": "red"})


def like(pig: type[Pig]) -> Pig:
    """A variant of Pig with the seats and options of the real one."""
    return pig(PIG.id, PIG.version, PIG.seats, PIG.longest, PIG.options)


class Trap(Pig):
    """Crashes in some matches, like a rule with a fault."""

    def turn(self, table: Table) -> Rule[None]:
        if table.points[0] > 60:
            raise RuntimeError("the trap\nis sprung")
        yield from super().turn(table)


def test_a_failing_match_names_the_seed_that_reproduces_it() -> None:
    with pytest.raises(MatchFailed) as failed:
        simulate(like(Trap), 50, seed=3, bots=["greedy", "random"])

    facts = failed.value.facts
    assert int(facts["seed"]) == derive(3, int(facts["number"]))
    assert "RuntimeError: the trap is sprung (test_simulate.py:" in str(failed.value)
    assert "\n" not in str(failed.value)
    assert isinstance(failed.value.__cause__, RuntimeError)


def test_an_interrupt_keeps_what_was_played() -> None:
    class Interrupted(Pig):
        def turn(self, table: Table) -> Rule[None]:
            turns.append(1)
            if len(turns) > 300:
                raise KeyboardInterrupt
            yield from super().turn(table)

    turns: list[int] = []
    found = simulate(like(Interrupted), 10_000)

    assert found.interrupted and 0 < found.matches < 300


def test_an_interrupt_before_the_first_match_gives_no_results() -> None:
    class Never(Ladder):
        def turn(self, table: object) -> Rule[None]:
            yield Ask(0, "ladder.rung", (1, 2))
            raise KeyboardInterrupt

    found = simulate(Never(), 10)

    assert found.interrupted and found.matches == 0
    assert (found.results[0].low, found.results[0].high) == (0, 1)


def test_progress_is_reported_up_to_the_end() -> None:
    reports: list[tuple[int, int]] = []

    simulate("pig", 50, progress=lambda done, total: reports.append((done, total)))

    assert reports[-1] == (50, 50)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that advances a second each time it is read."""
    times = iter(range(10**9))
    monkeypatch.setattr("oubliette.lab.job.perf_counter", lambda: next(times))


@pytest.mark.usefixtures("clock")
def test_slow_matches_report_progress_one_by_one() -> None:
    reports: list[int] = []

    simulate("pig", 4, progress=lambda done, total: reports.append(done))

    assert reports == [1, 2, 3, 4]
