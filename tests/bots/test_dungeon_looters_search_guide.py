"""How Dungeon Looters is searched: which questions, which candidates, and the results."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from oubliette.bots import make_bot
from oubliette.bots.dungeon_looters import tuned
from oubliette.bots.dungeon_looters.blocking import EscapeRoute
from oubliette.bots.dungeon_looters.position import Position
from oubliette.bots.dungeon_looters.search_guide import LootersGuide
from oubliette.bots.dungeon_looters.tuning import GREEDY, SHARP
from oubliette.bots.findings import POLICY, SEARCH
from oubliette.bots.search import Budget, Search, guide_of
from oubliette.games.dungeon_looters import GAME, DungeonLooters
from oubliette.games.dungeon_looters.geometry import SQUARE_NAMES
from oubliette.games.dungeon_looters.house_rules import OPTIONS
from oubliette.games.dungeon_looters.state import Table
from oubliette.games.dungeon_looters.view import LootersView
from oubliette.kernel import Ask, Match, Rule, Seeded, Setting, Settings, set_up
from tests.games.dungeon_looters.scenes import give, hand, lock, only_cards, scene

# From the west: a vestibule with its way out, a hall, a corridor, and a hall with a second vestibule behind it.
ROOMS = {
    "E5": ("great_hall", 0),
    "D5": ("vestibule", 3),
    "F5": ("corridor", 1),
    "G5": ("great_hall", 0),
}


class Staged(DungeonLooters):
    """The game, starting from a scene."""

    def __init__(self, table: Table) -> None:
        super().__init__("dungeon_looters", version=1, seats=range(2, 7), longest=20_000, options=OPTIONS)
        self.staged = table

    def table(self, seats: int, settings: Settings) -> Table:
        return self.staged.clone()

    def set_up(self, table: Table) -> Rule[None]:
        yield from ()


def staged(table: Table, turns_left: int, prompt: str = "decide.main_choice", seed: int = 1) -> tuple[Match, Ask[Any]]:
    """A match that starts at this scene, played up to the first question with that prompt."""
    table.stack = 0
    table.turns_left = turns_left
    only_cards(table, "ten_foot_pole")  # turned up, it goes to the hand
    match = Match.start(Staged(table), len(table.looters), fate=Seeded(seed), listen=False)
    while match.ask is not None and match.ask.prompt != prompt:
        match.answer(tuned(SHARP)(match, match.ask))
    assert match.ask is not None, f"nobody is asked {prompt}"
    return match, match.ask


def found(match: Match, ask: Ask[Any], iterations: int = 24) -> Any:
    """The answer of the search."""
    return ask.options[Search(match.game, Budget(iterations=iterations), seed=3).think(match, ask).best]


def greedy_answer(match: Match, ask: Ask[Any]) -> Any:
    """The answer of `greedy`."""
    return ask.options[tuned(GREEDY)(match, ask)]


def questions(seats: int, seed: int, count: int, **options: Setting) -> Iterator[tuple[Match, Ask[Any]]]:
    """Some questions of a match, with the match."""
    match = Match.start(set_up(GAME, seats, options), fate=Seeded(seed), listen=False)
    policy = tuned(SHARP)
    luck = Random(seed)
    while match.ask is not None and count > 0:
        if len(match.ask.options) > 1 and luck.random() < 0.15:
            count -= 1
            yield match, match.ask
        match.answer(policy(match, match.ask))


# Whole matches


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {"open_inventories": False, "traps_stay": True}), (4, {"figures_block": False})],
)
def test_it_answers_every_question_of_whole_matches(seats: int, options: dict[str, Setting]) -> None:
    match = Match.start(set_up(GAME, seats, options), fate=Seeded(21), listen=False)
    bots = [make_bot("search:2" if seat == 0 else "greedy", GAME, seat, 9) for seat in range(seats)]
    while match.ask is not None:
        match.answer(bots[match.ask.seat](match, match.ask))
    assert match.result is not None


@pytest.mark.slow
def test_its_rules_of_thumb_alone_beat_greedy() -> None:
    """24 matches, each deal played from both seats: against itself, greedy would win half of them."""
    won = 0
    for number in range(24):
        seat = number % 2
        match = Match.start(set_up(GAME, 2, {}), fate=Seeded(300 + number // 2), listen=False)
        sharp, greedy = tuned(SHARP), tuned(GREEDY)
        won += match.run([sharp, greedy] if seat == 0 else [greedy, sharp]).won(seat)
    assert won >= 15


@pytest.mark.slow
def test_steps_and_windows_are_routine_and_actions_are_not() -> None:
    match = Match.start(set_up(GAME, 2, {}), fate=Seeded(22), listen=False)
    search = Search(GAME, Budget(iterations=1), seed=1)
    policy = tuned(SHARP)
    how: dict[str, set[str]] = {}
    while match.ask is not None:
        if len(match.ask.options) > 1:
            how.setdefault(match.ask.prompt, set()).add(search.think(match, match.ask).how)
        match.answer(policy(match, match.ask))
    assert how["decide.move_step"] == {POLICY}
    assert how["decide.lay_tile"] == {SEARCH}
    assert SEARCH in how["decide.main_choice"]


# Candidates and secrets


def test_candidates_are_legal_and_distinct() -> None:
    seen = 0
    for match, ask in questions(3, 5, 25):
        guide = guide_of(GAME)
        assert isinstance(guide, LootersGuide)
        guide.policy(1)
        candidates = guide.candidates(match, ask, Random(1))
        assert set(candidates) <= set(range(len(ask.options)))
        assert len(set(candidates)) == len(candidates) > 0
        seen += 1
    assert seen == 25


@pytest.mark.slow
def test_its_findings_do_not_depend_on_what_its_seat_cannot_see() -> None:
    differed = 0
    for match, ask in questions(2, 6, 12):
        one, other = match.fork(Seeded(1), ask.seat), match.fork(Seeded(2), ask.seat)
        assert one.view(ask.seat) == other.view(ask.seat)
        differed += one.view(1 - ask.seat) != other.view(1 - ask.seat)
        found = [Search(GAME, Budget(iterations=4), seed=5).explain(twin, ask) for twin in (one, other)]
        assert repr(found[0]) == repr(found[1])
    assert differed


# What it finds


def test_it_leaves_through_a_secret_passage_where_no_other_way_leads_out() -> None:
    """The last turn, a locked door between, and the exit behind the wall: greedy runs against the door."""
    table = scene(("dwarf", "goblin"), ROOMS, {"dwarf": "E5e5"})
    give(table, "dwarf", "gold_ingot")
    hand(table, "dwarf", "secret_passage")
    lock(table, "D5-E5")
    match, ask = staged(table, 2)

    assert greedy_answer(match, ask) != ("play", "secret_passage")
    assert found(match, ask) == ("play", "secret_passage")


def test_it_does_not_go_home_poorer_than_a_rival_who_has_left() -> None:
    """The goblin is out with 700, the dwarf has 250 and stands by a chest: greedy considers only the time."""
    table = scene(("dwarf", "goblin"), ROOMS, {"dwarf": "G5b3"})
    give(table, "dwarf", "bald_comb")
    give(table, "goblin", "golden_chicken")
    position = Position(_at(table, 4), 0, SHARP)
    assert Position(_at(table, 4), 0, GREEDY).time_to_go
    assert not position.time_to_go

    give(table, "dwarf", "gold_ingot")
    assert Position(_at(table, 4), 0, SHARP).time_to_go
    assert Position(_at(table, 14), 0, SHARP).time_to_go, "there is nothing to wait for"


def test_it_traps_a_rival_about_to_leave_on_a_square_that_he_must_cross() -> None:
    table = scene(("dwarf", "goblin"), ROOMS, {"dwarf": "G5e5", "goblin": "F5c3"})
    give(table, "goblin", "gold_ingot")
    table.to_play = 1
    position = Position(_at(table, 3), 0, SHARP)
    route = EscapeRoute(position, position.view["players"][1])
    assert route.turns_left == 2
    assert route.is_about_to_leave()
    assert SQUARE_NAMES[route.trap_square()] in ("F5b3", "F5a3", "E5e3"), "the hall is wide, the corridor is not"

    early = Position(_at(table, 12), 0, SHARP)
    assert not EscapeRoute(early, early.view["players"][1]).is_about_to_leave()


def test_a_bot_that_saves_cards_keeps_a_lock_until_it_blocks_the_way() -> None:
    def answer(turns_left: int, tuning: Any) -> Any:
        table = scene(("dwarf", "goblin"), ROOMS, {"dwarf": "G5e5", "goblin": "E5c3"})
        give(table, "goblin", "gold_ingot")
        hand(table, "dwarf", "lock_door")
        table.to_play = 1
        match, ask = staged(table, turns_left, "decide.react")
        return ask.options[tuned(tuning)(match, ask)]

    assert answer(1, SHARP) == ("play", "lock_door")
    assert answer(11, SHARP) == "pass"


# What a position is worth


def test_worths_of_all_seats_add_up_and_end_with_the_result() -> None:
    for match, _ in questions(3, 8, 20):
        worths = [match.worth(seat) for seat in range(3)]
        assert all(0 <= worth <= 1 for worth in worths)
        assert sum(worths) == pytest.approx(1)

    match = Match.start(set_up(GAME, 2, {}), fate=Seeded(23), listen=False)
    result = match.run([tuned(GREEDY), tuned(GREEDY)])
    assert [match.worth(seat) for seat in range(2)] == [float(result.won(seat)) for seat in range(2)]


def test_equal_positions_have_equal_worth_and_more_gold_is_worth_more() -> None:
    table = scene(("dwarf", "dwarf"), ROOMS, {"dwarf": "E5c3"})
    table.looters[1].state, table.looters[1].at = table.looters[0].state, table.looters[0].at
    assert GAME.worth(table, 0) == pytest.approx(0.5)

    give(table, "dwarf", "gold_ingot")  # to the first of them
    early = GAME.worth(table, 0)
    table.turns_left = 4
    assert GAME.worth(table, 0) > early > 0.5, "with fewer turns left, the lead is surer"


def test_a_fortune_is_worth_little_to_a_player_who_cannot_get_out() -> None:
    table = scene(("dwarf", "goblin"), ROOMS, {"dwarf": "G5e3", "goblin": "D5a3"})
    give(table, "dwarf", "gold_ingot")
    table.turns_left = 6
    free = GAME.worth(table, 0)
    lock(table, "E5-F5")
    assert GAME.worth(table, 0) < free - 0.1


def _at(table: Table, turns_left: int) -> LootersView:
    table.stack = 0
    table.turns_left = turns_left
    return GAME.view(table, 0)
