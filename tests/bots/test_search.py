"""The bot that searches, on games whose best answer is obvious."""

from typing import Any

import pytest

from oubliette.bots import UnknownBot, find_bot, make_bot, split_wish
from oubliette.bots.findings import EXACT, ONLY, POLICY, SEARCH, Findings, Verdict
from oubliette.bots.search import Budget, Search, SearchGuide, read_budget
from oubliette.bots.search.budget import ALL_CORES, BadBudget, Clock
from oubliette.bots.search.careless import Careless
from oubliette.bots.search.tree import Edge
from oubliette.bots.search.tree_search import TreeSearch
from oubliette.games.pig import GAME as PIG
from oubliette.games.pig import Table
from oubliette.kernel import FATE, AnyGame, Ask, Match, Policy, RealDice, Rule, Scripted, Seeded
from tests.bots.games import Climb, Endless, Ladder, Secret


class FirstOption(SearchGuide):
    """Its rule of thumb is always the first option."""

    trust = 0.05
    caution = 1.0

    def policy(self, seed: int) -> Policy:
        return lambda match, ask: 0


def search_in(game: AnyGame, iterations: int, guide: SearchGuide | None = None, seed: int = 1) -> Findings:
    match = Match.start(game, fate=Seeded(3))
    assert match.ask is not None
    return Search(game, Budget(iterations=iterations), guide or SearchGuide(game), seed).think(match, match.ask)


def test_it_finds_what_is_worth_most_and_says_what_the_others_are_worth() -> None:
    found = search_in(Ladder(), 60)

    assert found.how == SEARCH
    assert found.best == 9
    values = {verdict.index: verdict.value for verdict in found.verdicts}
    assert values == pytest.approx({index: index / 10 for index in range(10)})
    assert found.sure == 1.0, "there is no chance in it"


def test_so_many_iterations_are_so_many_tries() -> None:
    found = search_in(Ladder(), 37)

    assert sum(verdict.tries for verdict in found.verdicts) == 37


def test_of_very_many_options_more_iterations_try_more() -> None:
    few, many = search_in(Endless(), 9), search_in(Endless(), 100)

    assert 2 < len(few.verdicts) < len(many.verdicts) < 30
    assert few.verdicts[0].value < many.verdicts[0].value


def test_candidates_of_the_guide_are_tried_in_their_order() -> None:
    class Knows(SearchGuide):
        def candidates(self, match: Match, ask: Ask[Any], rng: object) -> list[int]:
            return [10**11, 9 * 10**11, 10**12 - 1]

    found = search_in(Endless(), 40, Knows(Endless()))

    assert found.best == 10**12 - 1
    assert {10**11, 9 * 10**11} < {verdict.index for verdict in found.verdicts}


def test_it_does_not_use_hidden_cards() -> None:
    right = 0
    for seed in range(120):
        match = Match.start(Secret(), fate=Seeded(seed))
        right += match.run([make_bot("search:30", match.game, 0, seed + 1000)]).won(0)

    assert 8 <= right <= 35, "one in six, not every time"


def test_the_same_seed_finds_the_same_and_leaves_the_match_alone() -> None:
    match = Match.start(PIG, seats=2, fate=Seeded(7))
    assert match.ask is not None
    before = match.record().to_json()
    search = Search(PIG, Budget(iterations=50), seed=4)

    first, again = search.think(match, match.ask), search.think(match, match.ask)
    other = Search(PIG, Budget(iterations=50), seed=5).think(match, match.ask)

    assert repr(first) == repr(again) != repr(other)
    assert match.record().to_json() == before


def test_its_random_numbers_depend_on_the_ply_and_not_on_earlier_questions() -> None:
    match = Match.start(PIG, seats=2, fate=Scripted([2, 2, 2, 2]))
    used, fresh = (Search(PIG, Budget(iterations=40), seed=4) for _ in range(2))
    assert match.ask is not None
    earlier = repr(used.think(match, match.ask))
    match.choose("roll")
    assert match.ask is not None

    assert repr(used.think(match, match.ask)) == repr(fresh.think(match, match.ask)) != earlier


def test_it_holds_a_pot_that_wins_and_rolls_for_the_first_points() -> None:
    match = Match.start(PIG, seats=2, options={"target": 20}, fate=Scripted([6, 6, 6, 2, 3]))
    assert match.ask is not None
    search = Search(PIG, Budget(iterations=300), seed=4)

    assert match.ask.options[search.think(match, match.ask).best] == "roll"
    for _ in range(3):
        match.choose("roll")
    assert match.ask is not None
    assert match.ask.options[search.think(match, match.ask).best] == "hold", "20 of 20 points are in the pot"


class Luck(Ladder):
    """All rungs are equally good: a die decides their worth, with another face for each rung."""

    def turn(self, table: Climb) -> Rule[None]:
        rung = yield from Ask(0, "ladder.rung", self.rungs)
        face = yield from Ask(FATE, "ladder.die", range(10))
        table.rung = (face * (1, 3, 7, 9)[rung % 4] + rung) % 10


def test_the_answer_of_the_rules_of_thumb_stands_unless_another_is_better_by_more_than_luck() -> None:
    class Believes(FirstOption):
        trust = 0.0
        caution = 0.0

    class Doubts(FirstOption):
        caution = 3.0

    strayed = {
        guide: sum(search_in(Luck(), 60, guide(Luck()), seed).best != 0 for seed in range(30))
        for guide in (Believes, Doubts)
    }

    assert strayed[Believes] > 15, "with six tries each, one of ten rungs always looks better by luck"
    assert strayed[Doubts] < 5
    assert search_in(Ladder(), 60, Doubts(Ladder())).best == 9, "it takes an answer that is better without luck"


class Die(Ladder):
    """A die alone decides what any rung is worth."""

    def turn(self, table: Climb) -> Rule[None]:
        yield from Ask(0, "ladder.rung", self.rungs)
        table.rung = yield from Ask(FATE, "ladder.die", range(10))


def test_the_same_try_of_every_answer_has_the_same_dice() -> None:
    """Otherwise luck would look like a lead."""
    match = Match.start(Die(), fate=Seeded(3))
    assert match.ask is not None
    tree_search = TreeSearch(FirstOption(Die()), match, match.ask, 1)
    tree_search.go(Budget(iterations=60))

    usual, *others = [edge.samples for edge in tree_search.root.edges.values()]
    assert len(set(usual)) > 2 and max(map(len, others)) > 2
    assert all(samples == usual[: len(samples)] for samples in others)


def test_a_lead_is_measured_in_the_samples_that_both_have() -> None:
    one, other = Edge("a", 0.0), Edge("b", 0.0)
    one.samples = [0.9, 0.5, None, 0.4]
    other.samples = [0.8, 0.4, 0.9]

    assert one.lead_over(other, 0.0) == pytest.approx(0.1)
    assert one.lead_over(other, 1.0) == pytest.approx(0.1), "the lead was the same in both: no luck in it"
    other.samples = [0.6, 0.6]
    assert one.lead_over(other, 0.0) == pytest.approx(0.1)
    assert one.lead_over(other, 1.0) == pytest.approx(0.1 - 0.2), "a spread of 0.2 around it"
    assert one.lead_over(Edge("c", 0.0), 0.0) < 0, "nothing to compare with"


def test_play_outs_are_cut_off_by_length() -> None:
    plies: list[int] = []

    class Short(SearchGuide):
        length = 6

        def value(self, match: Match, seat: int) -> float:
            plies.append(len(match.answers))
            return 0.5

    match = Match.start(PIG, seats=2, fate=Seeded(1))
    assert match.ask is not None
    before = len(match.answers)
    Search(PIG, Budget(iterations=1), Short(PIG)).think(match, match.ask)
    assert before + 6 < plies[0] <= before + 6 + 3, "the answer tried, the die that follows it, and six more"


class Doors(Ladder):
    """Two questions; a die between them decides which doors are open. The same three lists come again and again."""

    OPEN = ((0, 1, 2), (1, 2, 3), (0, 3, 9))

    def turn(self, table: Climb) -> Rule[None]:
        yield from Ask(0, "ladder.first", range(3))
        face = yield from Ask(FATE, "ladder.die", range(3))
        table.rung = yield from Ask(0, "ladder.door", self.OPEN[face])


def test_the_same_question_may_come_with_other_options_each_time() -> None:
    found = search_in(Doors(), 400)

    assert sum(verdict.tries for verdict in found.verdicts) == 400
    by_lot, best = (1 + 2 + 4) / 30, (2 + 3 + 9) / 30
    values = [verdict.value for verdict in found.verdicts]
    assert all(by_lot + 0.08 < value < best + 0.05 for value in values), "good doors are found behind each"
    assert found.verdicts[0].tries == max(verdict.tries for verdict in found.verdicts)


def test_a_policy_that_walks_in_circles_does_not_hold_up_the_search() -> None:
    class Stubborn(SearchGuide):
        """Rolls for ever, so the match never ends."""

        def policy(self, seed: int) -> Policy:
            return lambda match, ask: 0

    class Short(type(PIG)):  # type: ignore[misc]  # the sample's own class
        def result(self, table: Table) -> None:
            return None

    game = Short(PIG.id, PIG.version, PIG.seats, 200, PIG.options)
    match = Match.start(game, seats=2, fate=Seeded(1))
    assert match.ask is not None
    assert Search(game, Budget(iterations=5), Stubborn(game)).think(match, match.ask).how == SEARCH


def test_a_tree_grows_no_deeper_than_the_guide_says() -> None:
    class Flat(SearchGuide):
        depth = 1

    class Two(SearchGuide):
        depth = 2

    match = Match.start(PIG, seats=2, fate=Seeded(1))
    assert match.ask is not None
    found = {}
    for guide in (Flat, Two, SearchGuide):
        tree_search = TreeSearch(guide(PIG), match, match.ask, 1)
        tree_search.go(Budget(iterations=60))
        found[guide] = max(depth_of(edge) for edge in tree_search.root.edges.values())
    assert (found[Flat], found[Two]) == (1, 2)
    assert found[SearchGuide] > 3


def depth_of(edge: Edge) -> int:
    decisions = [] if edge.child is None else edge.child.decisions.values()
    return 1 + max([0, *[depth_of(below) for decision in decisions for below in decision.edges.values()]])


def test_play_outs_are_cut_off_by_rounds() -> None:
    class Rounds(type(PIG)):  # type: ignore[misc]  # the sample's own class
        def rounds(self, table: Table) -> int:
            return sum(table.points) // 10

    game = Rounds(PIG.id, PIG.version, PIG.seats, PIG.longest, PIG.options)
    seen: list[int] = []

    class Near(SearchGuide):
        rounds = 2

        def value(self, match: Match, seat: int) -> float:
            seen.append(match.game.rounds(match.table))
            return 0.5

    match = Match.start(game, seats=2, fate=Seeded(1))
    assert match.ask is not None
    Search(game, Budget(iterations=20), Near(game)).think(match, match.ask)
    assert min(seen) >= 2, "nobody stops before"
    assert max(seen) < 8, "nor plays to the end"


def test_what_can_be_solved_or_is_routine_is_not_searched() -> None:
    class Solved(SearchGuide):
        def solve(self, match: Match, ask: Ask[Any]) -> Findings:
            return Findings(EXACT, [Verdict(7, 1.0)])

    class Usual(SearchGuide):
        def routine(self, match: Match, ask: Ask[Any]) -> int:
            return 3

    game = Ladder()
    match = Match.start(game)
    assert match.ask is not None
    assert (search_in(game, 5, Solved(game)).how, search_in(game, 5, Solved(game)).best) == (EXACT, 7)
    assert (search_in(game, 5, Usual(game)).how, search_in(game, 5, Usual(game)).best) == (POLICY, 3)
    search = Search(game, Budget(iterations=60), Usual(game))
    assert search.explain(match, match.ask).how == SEARCH, "people want to see the answers compared"
    assert Search(game, Budget(iterations=5), Solved(game)).explain(match, match.ask).how == EXACT


def test_a_question_with_one_answer_needs_no_thought() -> None:
    class Single(Ladder):
        rungs = range(1)

        def turn(self, table: Any) -> Any:
            table.rung = yield from Ask(0, "ladder.rung", self.rungs).always()

    assert search_in(Single(), 5).how == ONLY


def test_real_dice_do_not_stop_a_search() -> None:
    match = Match.start(PIG, seats=2, fate=RealDice())
    match.choose(4)
    assert match.ask is not None

    assert Search(PIG, Budget(iterations=20)).think(match, match.ask).how == SEARCH


def test_samples_of_other_processes_are_merged_pair_by_pair() -> None:
    match = Match.start(PIG, seats=2, fate=Seeded(1))
    assert match.ask is not None
    tree_search = TreeSearch(SearchGuide(PIG), match, match.ask, 1)
    tree_search.add([(0, [0.5, 0.7]), (1, [0.1])])
    tree_search.add([(1, [0.3, 0.9]), (0, [0.2])])

    roll, hold = tree_search.root.edges["roll"], tree_search.root.edges["hold"]

    assert roll.samples == [0.5, 0.7, 0.2]
    assert hold.samples == [0.1, None, 0.3, 0.9]
    assert (roll.visits, hold.visits) == (3, 3)
    assert roll.lead_over(hold, 0.0) == pytest.approx((0.4 - 0.1) / 2)


@pytest.mark.parametrize(
    ("word", "iterations", "seconds", "cores"),
    [
        ("500", 500, 0.0, 1),
        ("0.2s", 0, 0.2, 1),
        ("200ms", 0, 0.2, 1),
        ("1sx4", 0, 1.0, 4),
        ("80xall", 80, 0.0, ALL_CORES),
    ],
)
def test_budgets_are_read(word: str, iterations: int, seconds: float, cores: int) -> None:
    budget = read_budget(word)

    assert (budget.iterations, budget.seconds, budget.cores) == (iterations, seconds, cores)
    assert repr(read_budget(repr(budget))) == repr(budget)


@pytest.mark.parametrize(
    "word", ["", "0", "-3", "1.5", "0s", "4000s", "s", "1h", "1sx0", "5x", "nan", "1e3", "1sxmany", "5x100"]
)
def test_a_word_that_is_no_budget_is_refused(word: str) -> None:
    with pytest.raises(BadBudget) as refused:
        read_budget(word)
    assert refused.value.slug == "bad_budget"


def test_a_clock_in_seconds_stops_and_one_in_iterations_counts() -> None:
    clock = Clock(Budget(iterations=3))
    assert [clock.goes_on() for _ in range(4)] == [True, True, False, False]
    patient, hasty = Clock(Budget(seconds=100.0)), Clock(Budget(seconds=0.001))
    assert patient.goes_on()
    for _ in range(10_000_000):
        if not hasty.goes_on():
            break
    assert not hasty.goes_on()


def test_levels_and_budgets_name_bots_and_nonsense_does_not() -> None:
    for name in ("search", "search:20", "search:0.1s", "easy", "normal", "hard", "expert"):
        assert callable(find_bot(name, "pig"))
    for name in ("hard:5", "greedy:5", "searching"):
        with pytest.raises(UnknownBot):
            find_bot(name, "pig")
    with pytest.raises(BadBudget):
        find_bot("search:soon", "pig")


def test_a_seat_may_have_a_budget_and_a_name() -> None:
    assert split_wish("search:0.2s:Ada") == ("search:0.2s", "Ada")
    assert split_wish("search:Ada") == ("search", "Ada")
    assert split_wish("hard:Ada") == ("hard", "Ada")
    assert split_wish("greedy") == ("greedy", "")


def test_a_careless_bot_follows_the_rules_of_thumb_except_on_a_whim() -> None:
    match = Match.start(PIG, seats=2, fate=Scripted([2]))
    ask = match.ask
    assert ask is not None
    found = [Search(PIG, Budget(iterations=8), Careless(PIG, seed), seed).think(match, ask) for seed in range(200)]

    whims = [one for one in found if one.how == SEARCH]
    assert 40 <= len(whims) <= 80, "three of ten"
    assert {one.best for one in found if one.how == POLICY} == {0}, "the rule of thumb rolls again at two points"
    assert {one.best for one in whims} == {0, 1}, "but eight tries may prefer to hold"
    assert repr(found) == repr(
        [Search(PIG, Budget(iterations=8), Careless(PIG, seed), seed).think(match, ask) for seed in range(200)]
    )
