"""Setting up: the notebook, the hero, the first entry."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from oubliette.games import paper_dungeon
from oubliette.games.paper_dungeon import GAME
from oubliette.games.paper_dungeon.notebook import Notebook
from oubliette.kernel import Match, RealDice, Scripted, Setting
from oubliette.texts import GameTexts, languages, rulebook
from tests.games.paper_dungeon.whole_matches import give_up


def begun(**options: Setting) -> Match:
    """A match before its first answer."""
    return Match.start(GAME, seats=1, options={"notebook": 7, **options}, fate=RealDice())


def test_a_notebook_has_45_floors_with_shops_between_them_a_treasure_room_and_a_summary() -> None:
    """[setup.notebook]"""
    pages = [page.kind for page in Notebook(7).pages()]
    assert (pages.count("floor"), pages.count("shop")) == (45, 9)
    assert pages[5] == "floor" and pages[-4:] == ["floor", "treasure_room", "summary", "inventory"]
    assert begun().view(0)["floors"] == 45


def test_the_notebook_is_fixed_before_play() -> None:
    """[setup.notebook] What happens on a floor does not change the next one."""
    maps = []
    for rolls in ([], [2], [5, 6]):
        match = begun()
        for roll in rolls:
            match.choose("roll")
            match.choose(roll)
            while match.ask is not None and match.ask.prompt != "decide.use_scroll_or_roll":
                match.answer(0)
        give_up(match)
        assert match.view(0)["floor"] == 2
        maps.append(match.view(0)["map"])
    assert maps == [Notebook(7).floor(2).rows()] * 3


def test_no_notebook_is_like_another() -> None:
    """[setup.notebook] Another number: another floor, another treasure."""
    one, other = Notebook(7), Notebook(8)
    assert one.floor(1).rows() != other.floor(1).rows()
    assert one.treasure.name != other.treasure.name
    assert begun(notebook=8).view(0)["map"] == other.floor(1).rows()


def test_fate_draws_the_number_where_nobody_chose_one() -> None:
    """[setup.notebook] One of 2^24 notebooks; it is told before anything is played."""
    match = Match.start(GAME, seats=1, fate=RealDice())
    assert match.ask is not None
    assert (match.ask.prompt, match.ask.options) == ("draw.notebook", range(16777216))
    match = Match.start(GAME, seats=1, fate=Scripted([123456]))
    assert match.events[0].slug == "setup.notebook"
    assert match.events[0].facts == {"number": 123456, "floors": 45, "profile": "standard"}
    assert match.view(0)["map"] == Notebook(123456).floor(1).rows()


def test_the_hero_page_is_written_and_it_changes_nothing() -> None:
    """[setup.hero] [hero.name] Heroes are called like their seats: the rules know no names, and ask for none."""
    match = begun()
    assert [event.facts for event in match.events if event.slug == "setup.hero"] == [{"seats": (0,)}]
    assert match.ask is not None and match.ask.prompt == "decide.use_scroll_or_roll"
    said = GameTexts("paper_dungeon", "fr")
    page = next(event for event in match.events if event.slug == "setup.hero")
    assert said.event(page, ["Brunehilde"]) == "Sur la page du personnage, on lit «\u202fBrunehilde\u202f»."


def test_floor_1_is_entered_with_10_hp_and_an_empty_purse() -> None:
    """[setup.first_entry] The HP limit is 10."""
    match = begun()
    player = match.view(0)["players"][0]
    assert (player["hp"], player["coins"], player["hp_limit"], player["deaths"]) == (10, 0, 10, 0)
    assert (player["inventory"], player["effects"]) == ([], [])
    assert match.view(0)["floor"] == 1
    told = [event.facts for event in match.events if event.slug == "setup.first_entry"]
    assert told == [{"seat": 0, "hp": 10, "coins": 0, "limit": 10}]


def prompts() -> set[str]:
    """Every question that the rules ask, as their source has them."""
    found: set[str] = set()
    for file in Path(paper_dungeon.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("decide."):
                found.add(node.value)
    return found


@pytest.mark.parametrize("lang", languages())
def test_the_full_guide_explains_every_decision(lang: str) -> None:
    """[setup.abridged_rules] The notebook's own pages are a summary; the guide has a paragraph for each question."""
    book = rulebook("paper_dungeon", lang)
    assert book is not None
    questions = prompts()
    assert {"decide.heading", "decide.wall_hit", "decide.take_stairs", "decide.teleport_again"} <= questions
    assert [prompt for prompt in sorted(questions) if book.find(prompt) is None] == []
    assert book.find("setup.abridged_rules") is not None
