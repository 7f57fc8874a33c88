"""Arenas of bots that meet, or that play the same matches alone."""

from collections import Counter
from itertools import combinations

import pytest

from oubliette.bots import UnknownBot, find_bot, seat_bots
from oubliette.games.pig import GAME as PIG
from oubliette.games.pig import Pig, Table
from oubliette.kernel import IllegalSetUp, Match, Result, Rule, Seeded, Setting, derive
from oubliette.lab import Arena, MatchFailed, arena
from oubliette.lab.arena.standing import Standing
from tests.bots.games import Ladder


def figures(found: Arena) -> dict[str, object]:
    """The report without times and number of processes."""
    report = found.as_dict()
    for name in ("seconds", "workers"):
        report.pop(name)
    for bot in report["bots"]:  # type: ignore[attr-defined]  # a list of dictionaries
        bot.pop("s_per_decision"), bot.pop("s_per_match")
    return report


def test_the_better_bot_is_found_before_all_matches_are_played() -> None:
    found = arena("pig", ["random", "greedy"], matches=1000, seed=1)

    (pair,) = found.pairs
    assert (pair.first, pair.second, pair.verdict) == ("random", "greedy", "below")
    assert pair.matches == found.matches == found.bots[0].total.matches < 100
    assert pair.low <= pair.mean <= pair.high < 0.5
    assert [bot.bot for bot in found.bots] == ["greedy", "random"], "the best first"
    assert not found.interrupted


def test_matches_are_mirrored_on_the_same_dice() -> None:
    """Compare with the same matches, played one by one."""
    found = arena("pig", ["greedy", "random"], matches=40, seed=5, early=False)

    points = Counter[str]()
    for block in range(20):
        seed = derive(5, block)
        for order in (["greedy", "random"], ["random", "greedy"]):
            match = Match.start(PIG, seats=2, fate=Seeded(seed))
            result = match.run(seat_bots([find_bot(bot, "pig") for bot in order], PIG, seed))
            points[order[result.places.index(1)]] += 1
    (pair,) = found.pairs
    assert (pair.wins, pair.draws, pair.losses) == (points["greedy"], 0, points["random"])
    assert found.matches == 40 and found.endings == {"win.target": 40}


def test_without_early_stopping_all_matches_are_played_and_the_interval_is_narrower() -> None:
    early, all_of_them = (arena("pig", ["greedy", "random"], 60, early=early) for early in (True, False))

    assert early.matches < all_of_them.matches == 60
    pair = all_of_them.pairs[0]
    assert pair.verdict == "above" and pair.high - pair.low < early.pairs[0].high - early.pairs[0].low


def test_every_pair_meets_and_two_shares_add_up_to_one() -> None:
    bots = ["greedy", "random", "search:4"]
    found = arena("pig", bots, matches=16, early=False, options={"target": 20})

    assert {(pair.first, pair.second) for pair in found.pairs} == set(combinations(bots, 2))
    assert found.matches == 3 * 16 and all(bot.total.matches == 32 for bot in found.bots)
    there, back = found.pair("greedy", "search:4"), found.pair("search:4", "greedy")
    assert there is not None and back is not None
    assert there.mean + back.mean == pytest.approx(1) and there.low + back.high == pytest.approx(1)
    assert (there.wins, there.losses) == (back.losses, back.wins)
    assert found.pair("greedy", "greedy") is None


def test_a_bots_share_is_the_mean_over_its_opponents() -> None:
    """Not over its matches: an opponent with a quick verdict would count less."""
    found = arena("pig", ["greedy", "random", "search:4"], matches=60, options={"target": 30})

    assert len({pair.matches for pair in found.pairs}) > 1
    for bot in found.bots:
        met = [found.pair(bot.bot, other.bot) for other in found.bots]
        assert bot.total.share == pytest.approx(sum(pair.mean for pair in met if pair is not None) / 2)
        assert bot.total.low <= bot.total.share <= bot.total.high


def test_three_at_a_table_sit_in_all_orders() -> None:
    found = arena("pig", ["greedy", "random", "search:2"], matches=12, seats=3, early=False, options={"target": 20})

    assert found.matches == 12 and len(found.pairs) == 3
    assert all(pair.matches == 12 == pair.wins + pair.draws + pair.losses for pair in found.pairs)
    assert sum(bot.total.share for bot in found.bots) == pytest.approx(1.5), "half a point against each other bot"


def test_each_value_of_an_option_has_its_own_results() -> None:
    found = arena("pig", ["greedy", "random"], 40, over={"target": [10, 100]}, early=False)

    greedy = found.bots[0]
    assert found.plan.values == ("10", "100")
    assert [value.matches for value in greedy.values] == [20, 20]
    assert greedy.total.share == pytest.approx(sum(value.share for value in greedy.values) / 2)
    assert greedy.values[0].mean_score < greedy.values[1].mean_score
    (pair,) = found.pairs
    assert pair.mean == pytest.approx(greedy.total.share)


def test_two_options_that_vary_meet_in_all_combinations() -> None:
    over: dict[str, list[Setting]] = {"character": ["mage", "rogue"], "merchant_sells_food": [True, False]}
    found = arena("mini_rogue", ["random"], 8, over=over)

    assert found.plan.values == ("mage on", "mage off", "rogue on", "rogue off")
    assert [value.matches for value in found.bots[0].values] == [2, 2, 2, 2]


def test_a_target_changes_the_question() -> None:
    better = arena("pig", ["greedy", "random"], 2000, target=0.7)
    short = arena("pig", ["greedy", "random"], 2000, target=0.97)

    assert better.pairs[0].verdict == "above" and better.pairs[0].low > 0.7
    assert short.pairs[0].verdict == "below" and short.pairs[0].high < 0.97
    assert better.matches > arena("pig", ["greedy", "random"], 2000).matches


def test_missing_a_target_does_not_mean_that_the_other_reaches_it() -> None:
    found = arena("pig", ["greedy", "random"], 100, seed=1, target=0.995, early=False)

    mine, theirs = found.pair("greedy", "random"), found.pair("random", "greedy")
    assert mine is not None and theirs is not None
    assert theirs.mean == pytest.approx(1.0 - mine.mean)
    assert theirs.verdict == "below", "a tenth of the points does not reach 99.5% either"


def test_a_margin_ends_a_pairing_that_is_almost_even() -> None:
    found = arena("pig", ["search:1", "search:2"], 400, margin=0.3, options={"target": 10})

    (pair,) = found.pairs
    assert pair.verdict == "even" and 0.2 < pair.low <= 0.5 <= pair.high < 0.8 and pair.matches < 400


def test_bots_alone_are_compared_by_wins_on_the_same_dice() -> None:
    found = arena("mini_rogue", ["greedy", "random"], 150, options={"difficulty": "casual"})

    greedy, random = found.bots
    assert found.plan.alone and found.plan.by == "wins" and found.plan.seats == 1
    assert greedy.bot == "greedy" and greedy.rating is None and random.rating is None
    (pair,) = found.pairs
    assert pair.verdict == "above" and pair.mean == pytest.approx(greedy.total.share - random.total.share)
    assert pair.matches == greedy.total.matches == random.total.matches
    assert pair.score_difference == pytest.approx(greedy.total.mean_score - random.total.mean_score)


def test_a_party_of_two_is_played_by_one_bot() -> None:
    found = arena("mini_rogue", ["greedy"], 2, seats=2)

    assert found.plan.alone and found.bots[0].total.matches == found.matches == 2 and found.pairs == ()


def test_alone_each_bot_is_compared_with_the_target() -> None:
    found = arena("mini_rogue", ["greedy", "random"], 120, target=0.5)

    assert [(pair.first, pair.second, pair.verdict) for pair in found.pairs] == [
        ("greedy", None, "below"),
        ("random", None, "below"),
    ]


def test_in_scored_games_bots_are_compared_by_score() -> None:
    """In Ladder, taking the highest rung is perfect play."""
    found = arena(Ladder(), ["random", "greedy"], 60, by="score", early=False)

    (pair,) = found.pairs
    greedy, random = found.bots
    assert (greedy.bot, greedy.total.mean_score) == ("greedy", 9)
    assert pair.wins == 0 < pair.draws < 60 == pair.draws + pair.losses
    assert pair.mean == pair.draws / 2 / 60 and pair.verdict == "below"
    assert pair.score_difference == pytest.approx(random.total.mean_score - 9)
    assert random.total.score_low is not None and random.total.score_high is not None
    assert random.total.score_low < random.total.mean_score < random.total.score_high
    turned = found.pair("greedy", "random")
    assert turned is not None and turned.mean == 1 - pair.mean
    assert turned.score_difference == pytest.approx(9 - random.total.mean_score)


def test_scores_of_a_few_matches_have_no_interval_and_no_verdict() -> None:
    few, many = (arena(Ladder(), ["random", "greedy"], matches, by="score") for matches in (10, 1000))

    assert few.bots[1].total.score_low is None and few.matches == 20 and few.pairs[0].verdict == ""
    assert many.bots[1].total.score_low is not None and 20 <= many.pairs[0].matches < 100


class Draw(Pig):
    """Pig in which both lose."""

    def result(self, table: Table) -> Result | None:
        found = super().result(table)
        return None if found is None else Result("draw", (2,) * len(found.places), found.scores)


def like(pig: type[Pig]) -> Pig:
    return pig(PIG.id, PIG.version, PIG.seats, PIG.longest, PIG.options)


def test_a_defeat_of_both_is_half_a_point_for_each() -> None:
    found = arena(like(Draw), ["greedy", "random"], 20)

    (pair,) = found.pairs
    assert (pair.wins, pair.draws, pair.losses, pair.mean, pair.verdict) == (0, 20, 0, 0.5, "")
    assert found.bots[0].rating == pytest.approx(found.bots[1].rating)


def test_each_bot_has_its_own_decisions_and_times() -> None:
    found = arena("pig", ["random", "search:20"], 4, options={"target": 20}, early=False)

    search, random = sorted(found.bots, key=lambda bot: bot.bot == "random")
    assert search.decisions > 0 < random.decisions
    assert search.s_per_match >= 0 <= random.s_per_match


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["versus", "over", "alone"])
def test_two_processes_give_the_same_results_as_one(kind: str) -> None:
    """Also if a pairing stops early: matches that workers played ahead do not count."""

    def once(workers: int) -> Arena:
        if kind == "versus":
            return arena("pig", ["greedy", "random", "search:3"], 200, seed=3, options={"target": 20}, workers=workers)
        if kind == "over":
            return arena("pig", ["greedy", "random"], 200, seed=3, over={"target": [10, 30]}, workers=workers)
        return arena("mini_rogue", ["greedy", "random"], 40, options={"difficulty": "casual"}, workers=workers)

    one, two = once(1), once(2)
    assert (one.workers, two.workers) == (1, 2)
    assert figures(one) == figures(two)


def test_what_cannot_be_played_is_refused_before_the_first_match() -> None:
    with pytest.raises(UnknownBot):
        arena("pig", ["greedy", "clever"])
    for slug, bots, more in [
        ("arena_twice", ["greedy", "random", "greedy"], {}),
        ("arena_bots", ["greedy"], {}),
        ("arena_bots", ["greedy", "random"], {"seats": 3}),
        ("arena_matches", ["greedy", "random"], {"matches": 1}),
        ("arena_matches", ["greedy", "random"], {"matches": 3, "over": {"target": [10, 20]}}),
        ("arena_fixed", ["greedy", "random"], {"over": {"target": [10]}, "options": {"target": 10}}),
        ("arena_value_twice", ["greedy", "random"], {"over": {"target": [10, 10]}}),
        ("option_value", ["greedy", "random"], {"over": {"target": [10, 3]}}),
        ("unknown_option", ["greedy", "random"], {"over": {"colour": ["red"]}}),
        ("arena_by_points", ["greedy", "random"], {"by": "wins"}),
        ("seats", ["greedy", "random"], {"seats": 9}),
    ]:
        with pytest.raises(IllegalSetUp) as refused:
            arena("pig", bots, **more)  # type: ignore[arg-type]  # a table of many kinds of wishes
        assert refused.value.slug == slug
    for slug, more in [("arena_no_points", {"by": "points"}), ("arena_target_score", {"by": "score", "target": 0.5})]:
        with pytest.raises(IllegalSetUp) as refused:
            arena("mini_rogue", ["greedy"], **more)  # type: ignore[arg-type]
        assert refused.value.slug == slug
    with pytest.raises(IllegalSetUp, match="use one worker"):
        arena(like(Draw), ["greedy", "random"], workers=2)


class Trap(Pig):
    """Crashes in some matches, like a rule with a fault."""

    def turn(self, table: Table) -> Rule[None]:
        if table.points[0] > 60:
            raise RuntimeError("sprung")
        yield from super().turn(table)


def test_a_failing_match_names_the_command_that_reproduces_it() -> None:
    with pytest.raises(MatchFailed) as failed:
        arena(like(Trap), ["greedy", "random"], 100, seed=3)

    facts = failed.value.facts
    assert int(facts["seed"]) == derive(3, int(facts["number"]))
    assert "oubliette play pig --seats " in str(facts["command"])


def test_an_interrupt_keeps_whole_blocks() -> None:
    class Interrupted(Pig):
        def turn(self, table: Table) -> Rule[None]:
            turns.append(1)
            if len(turns) > 500:
                raise KeyboardInterrupt
            yield from super().turn(table)

    turns: list[int] = []
    found = arena(like(Interrupted), ["greedy", "random"], 10_000, early=False)

    assert found.interrupted and 0 < found.matches < 500 and found.matches % 2 == 0


def test_an_interrupt_before_the_first_block_gives_no_verdict() -> None:
    class Never(Pig):
        def turn(self, table: Table) -> Rule[None]:
            yield from ()
            raise KeyboardInterrupt

    found = arena(like(Never), ["greedy", "random"], 10)

    assert found.interrupted and found.matches == 0 and found.pairs[0].verdict == ""
    assert (found.bots[0].total.low, found.bots[0].total.high) == (0, 1)


def test_progress_is_reported_up_to_the_end() -> None:
    reports: list[tuple[int, int]] = []

    def progress(standing: Standing) -> None:
        reports.append((standing.played, standing.total))

    found = arena("pig", ["greedy", "random"], 1000, progress=progress)

    assert reports[-1] == (found.matches, found.matches)
