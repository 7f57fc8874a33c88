"""The switches: each value does what it says, and what makes no sense is refused."""

import pytest

from oubliette.games.paper_dungeon import GAME
from oubliette.games.paper_dungeon.notebook import Notebook, depth_of
from oubliette.games.paper_dungeon.notebook.measures import BANDS, strengths_of
from oubliette.kernel import IllegalSetUp, Match, RealDice, Scripted, Setting, listen, play, set_up
from tests.games.paper_dungeon.scenes import asked, path, scene, take_turn, waiting
from tests.games.paper_dungeon.shopping import (
    EMPTY_CORRIDOR,
    LEAVE,
    POTION,
    a_shop,
    buy,
    told,
    turns,
)
from tests.games.paper_dungeon.whole_matches import give_up, given_up

ROOM = """
    ##########
    #........#
    #........#
    #........#
    #........#
    #........#
    #........#
    #........#
    #.......@#
    ##########
"""


def test_the_defaults() -> None:
    """Spec 5; a notebook number of -1 leaves it to fate."""
    assert set_up(GAME).settings.values == {
        "notebook": -1,
        "profile": "standard",
        "floors": 45,
        "corner_rule": "closed",
        "trail_rule": "squares",
        "doubling_keeps_style": False,
        "score": True,
        "peek_ahead": False,
        "abandon_floor": True,
        "same_dice": False,
        "scroll": "any_time",
        "turn_cap": 0,
    }
    assert set_up(GAME).seats == 1


@pytest.mark.parametrize(
    ("option", "setting"),
    [
        ("notebook", 16777216),
        ("notebook", -4),
        ("profile", "easy"),
        ("floors", 2),
        ("floors", 46),
        ("doubling_keeps_style", 1),
        ("scroll", "never"),
        ("turn_cap", 19),
        ("hero_name", "Zoé"),
    ],
)
def test_what_makes_no_sense_is_refused(option: str, setting: Setting) -> None:
    """Spec 2.1 and 5."""
    with pytest.raises(IllegalSetUp):
        set_up(GAME, 1, {option: setting})


@pytest.mark.parametrize(
    ("option", "setting"),
    [("notebook", 0), ("notebook", 16777215), ("floors", 3), ("floors", 45), ("turn_cap", 0), ("turn_cap", 20)],
)
def test_the_ends_of_what_is_allowed(option: str, setting: Setting) -> None:
    """Spec 2.1 and 5."""
    assert set_up(GAME, 1, {option: setting}).settings.values[option] == setting


# profile


def test_the_harder_profile_has_a_limit_of_25() -> None:
    """[setup.first_entry] The option profile: the hero starts with 10 HP all the same."""
    match = Match.start(GAME, options={"notebook": 3, "floors": 3, "profile": "zero"}, fate=Scripted([]))
    hero = match.view(0)["players"][0]
    assert (hero["hp"], hero["hp_limit"], match.view(0)["profile"]) == (10, 25, "zero")
    assert told(match.events, "setup.first_entry") == [{"seat": 0, "hp": 10, "coins": 0, "limit": 25}]
    standard = Match.start(GAME, options={"notebook": 3, "floors": 3}, fate=Scripted([]))
    assert standard.view(0)["players"][0]["hp_limit"] == 10


def test_the_harder_profile_caps_at_25() -> None:
    """[exit.hp_cap] The option profile: food is worth its price there."""
    table = a_shop(("feast", 9), ("meal", 6), ("snack", 2), hp=10, limit=25, coins=17, profile="zero")
    assert buy(table, "feast", "meal", "snack").hp == 25


def test_the_harder_profile_never_offers_the_elixir() -> None:
    """The option profile: the limit is fixed. The standard profile offers it now and then."""
    offered: dict[str, set[str]] = {"standard": set(), "zero": set()}
    for profile, pieces in offered.items():
        for number in range(40):
            notebook = Notebook(number, profile)
            pieces.update(offer.piece for floor in range(1, 46) for offer in notebook.shop_after(floor))
    assert offered["standard"] - offered["zero"] == {"stamina_elixir"}
    assert len(offered["standard"]) == 12


def test_profiles_have_floors_of_their_own() -> None:
    """The option profile: the same number, and other pages."""
    assert Notebook(1, "zero").floor(1).rows() != Notebook(1).floor(1).rows()


@pytest.mark.parametrize("depth", [1, 4, 5, 6, 7, 20, 45])
def test_strength_seven_is_skipped(depth: int) -> None:
    """[ruling.enemy_value_seven] In the harder profile no strength exceeds the floor's number + 2 either."""
    assert strengths_of("zero", depth) == [
        strength for strength in (1, 2, 3, 4, 5, 6, 8, 9) if strength <= min(depth + 2, 9)
    ]


def test_in_the_standard_profile_six_is_the_greatest_strength() -> None:
    """[ruling.enemy_value_seven] Seven is out of reach."""
    strongest = [max(strengths_of("standard", depth)) for depth in range(1, 46)]
    assert strongest == [3] * 5 + [4] * 10 + [5] * 10 + [6] * 20
    assert max(band.strongest for band in BANDS if band.profile == "standard") == 6


@pytest.mark.parametrize("number", range(3))
def test_no_seven_is_printed_on_the_deepest_floors(number: int) -> None:
    """[ruling.enemy_value_seven] Where eights and nines are."""
    marks = "".join("".join(Notebook(number, "zero").floor(floor).rows()) for floor in (39, 42, 45))
    assert "7" not in marks
    assert {"8", "9"} & set(marks)


# floors


@pytest.mark.parametrize(
    ("floor", "floors", "depth"),
    [(1, 45, 1), (45, 45, 45), (1, 3, 15), (2, 3, 30), (3, 3, 45), (1, 10, 5), (2, 10, 9), (7, 10, 32), (1, 44, 2)],
)
def test_floors_of_a_short_notebook_are_as_deep_as_in_a_whole_one(floor: int, floors: int, depth: int) -> None:
    """[ruling.short_notebook] The option floors: floor i of n is as deep as floor ceil(i x 45 / n)."""
    assert depth_of(floor, floors) == depth


@pytest.mark.parametrize("floors", range(3, 46))
def test_the_last_floor_is_always_the_deepest(floors: int) -> None:
    """[ruling.short_notebook] The option floors: and each floor is deeper than the one before."""
    depths = [depth_of(floor, floors) for floor in range(1, floors + 1)]
    assert depths[-1] == 45
    assert depths == sorted(set(depths))
    assert depths == [(floor * 45 + floors - 1) // floors for floor in range(1, floors + 1)]


def test_a_match_of_three_floors_shows_three_pages_of_the_whole_notebook() -> None:
    """[ruling.short_notebook] The option floors: 15, 30 and 45, called 1, 2 and 3."""
    match = Match.start(GAME, options={"floors": 3, "notebook": 7}, fate=Scripted([]))
    for floor, depth in ((1, 15), (2, 30), (3, 45)):
        seen = match.view(0)
        assert (seen["floor"], seen["floors"], seen["map"]) == (floor, 3, Notebook(7).floor(depth).rows())
        give_up(match)
    assert match.over


# doubling_keeps_style


@pytest.mark.parametrize(
    ("keeps", "face", "headings", "event"),
    [
        (False, 3, ["n", "w"], "turn.even_orthogonal"),
        (True, 3, ["nw"], "turn.odd_diagonal"),
        (True, 2, ["n", "w"], "turn.even_orthogonal"),
    ],
)
def test_a_doubled_odd_roll_may_stay_diagonal(keeps: bool, face: int, headings: list[str], event: str) -> None:
    """[ruling.doubling_is_even] The option doubling_keeps_style."""
    table = scene(ROOM, items=[POTION], doubling_keeps_style=keeps)
    events = listen(table)
    questions = asked(turns(table), dice=[face], answers=[POTION, *(headings[:1] if len(headings) > 1 else [])])
    assert [list(options) for prompt, options in questions if prompt == "decide.heading"] == (
        [headings] if len(headings) > 1 else []
    )
    assert told(events, event) == [{"seat": 0, "steps": 2 * face}]
    assert len(path(table)) == 1 + 2 * face
    assert (path(table)[1] == (7, 7)) is (headings == ["nw"])


def test_what_is_not_doubled_has_its_own_style() -> None:
    """[turn.odd_diagonal] The option doubling_keeps_style makes no difference then."""
    table = scene(ROOM, items=[POTION], doubling_keeps_style=True)
    assert take_turn(table, dice=[5], answers=["keep"]) == (3, 3)


# peek_ahead


def test_later_pages_may_be_peeked_at() -> None:
    """[hidden.later_pages] The option peek_ahead: every later page, in order, as it will be."""
    match = Match.start(GAME, options={"floors": 5, "notebook": 7, "peek_ahead": True}, fate=Scripted([]))
    notebook = Notebook(7, floors=5)
    pages = match.view(0)["later_pages"]
    assert [(page["page"], page["floor"]) for page in pages] == [
        ("floor", 2),
        ("floor", 3),
        ("floor", 4),
        ("shop", 4),
        ("floor", 5),
    ]
    assert [page["map"] for page in pages if page["page"] == "floor"] == [
        notebook.floor(floor).rows() for floor in (2, 3, 4, 5)
    ]
    assert pages[3]["offers"] == [{"piece": offer.piece, "price": offer.price} for offer in notebook.shop_after(4)]
    give_up(match)
    assert match.view(0)["map"] == pages[0]["map"]
    assert match.view(0)["later_pages"] == pages[1:]


def test_from_the_shop_the_floors_behind_it_are_seen() -> None:
    """[hidden.later_pages] The option peek_ahead: the open shop is no later page."""
    table = scene(EMPTY_CORRIDOR, floors=5, coins=50, peek_ahead=True)
    assert [page["page"] for page in GAME.view(table, 0)["later_pages"]] == ["shop", "floor"]
    play(turns(table), dice=[6], answers=[LEAVE])
    assert table.page == "shop"
    assert [(page["page"], page["floor"]) for page in GAME.view(table, 0)["later_pages"]] == [("floor", 5)]


def test_peeking_shows_no_treasure() -> None:
    """[hidden.later_pages] Its name is shown in the Treasure Room only."""
    match = Match.start(GAME, options={"floors": 3, "notebook": 1, "peek_ahead": True}, fate=Scripted([]))
    for _ in range(3):
        assert match.view(0)["treasure"] is None
        assert "Ladironor" not in str(match.view(0))
        give_up(match)
    assert match.view(0)["later_pages"] == []


# notebook, physical_die


def test_fate_picks_a_notebook_if_nobody_does() -> None:
    """[setup.notebook] The option notebook: any of 16777216."""
    ask = waiting(GAME.set_up(GAME.table(1, set_up(GAME).settings)))
    assert (ask.prompt, len(ask.options)) == ("draw.notebook", 16777216)
    table = GAME.table(1, set_up(GAME, 1, {"floors": 3}).settings)
    play(GAME.set_up(table), dice=[7])
    assert (table.number, table.here.floor.rows()) == (7, Notebook(7).floor(15).rows())


def test_the_player_may_roll_a_real_die() -> None:
    """[ruling.real_die] Physical die: the match stops at every roll and takes what is typed in."""
    match = Match.start(GAME, options={"floors": 3, "notebook": 7}, fate=RealDice())
    match.choose("roll")
    assert match.ask is not None
    assert (match.ask.prompt, list(match.ask.options)) == ("roll.move", [1, 2, 3, 4, 5, 6])
    match.choose(6)
    assert told(match.events, "roll.face") == [{"seat": 0, "face": 6, "purpose": "move"}]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_up_to_four_play_the_same_notebook(seats: int) -> None:
    """[ruling.several_players] Shared notebook: everybody gets a place."""
    result = given_up(seats).result
    assert result is not None
    assert result.places == (1,) * seats


@pytest.mark.parametrize("seats", [0, 5])
def test_nobody_and_five_cannot_play(seats: int) -> None:
    with pytest.raises(IllegalSetUp):
        set_up(GAME, seats)
