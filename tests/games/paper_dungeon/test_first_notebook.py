"""The first notebook: drawn by hand, small, and a notebook like any other. [ruling.first_notebook]"""

from __future__ import annotations

import pytest

from oubliette.games.paper_dungeon import GAME
from oubliette.games.paper_dungeon.equipment import EQUIPMENT
from oubliette.games.paper_dungeon.ground import CORNER_RULES
from oubliette.games.paper_dungeon.notebook import FIRST_FLOORS, FIRST_NOTEBOOK, FLOORS, Notebook
from oubliette.games.paper_dungeon.notebook.playable import Search
from oubliette.games.paper_dungeon.notebook.treasure import NAMES
from oubliette.games.paper_dungeon.solver.atlas import Atlas
from oubliette.kernel import Match, RealDice
from tests.games.paper_dungeon.whole_matches import give_up


def test_three_floors_a_shop_and_the_treasure_room() -> None:
    """Whatever the option `floors` says."""
    match = Match.start(GAME, options={"notebook": FIRST_NOTEBOOK, "floors": 45}, fate=RealDice())
    pages = []
    while not match.over:
        view = match.view(0)
        pages.append((view["page"], view["floor"], view["floors"]))
        if view["page"] == "shop":
            match.choose("leave")
        else:
            give_up(match)
    assert pages == [("floor", 1, 3), ("floor", 2, 3), ("shop", 2, 3), ("floor", 3, 3)]
    assert match.view(0)["notebook"] == FIRST_NOTEBOOK
    assert match.view(0)["treasure"] == {"thing": "lantern", "name": "Oubliette", "begins": "vowel"}


def test_no_number_gives_its_treasure() -> None:
    """[gen.distinct] The name is none that the syllables make."""
    endings = tuple(NAMES.last)
    assert Notebook(FIRST_NOTEBOOK).treasure.thing in NAMES.things
    assert not Notebook(FIRST_NOTEBOOK).treasure.name.endswith(endings)


@pytest.mark.parametrize("corners", CORNER_RULES)
@pytest.mark.parametrize("floor", range(1, FIRST_FLOORS + 1))
def test_every_find_can_be_reached_and_nobody_is_trapped(floor: int, corners: str) -> None:
    """[gen.finds_reachable] [gen.no_trap] Under every rule for corners."""
    notebook = Notebook(FIRST_NOTEBOOK, corners=corners)
    ground = notebook.ground(floor)
    search = Search(Atlas(ground))
    assert search.met == ground.floor.finds
    assert not search.trapped()
    assert (ground.floor.lock >= 0) == bool(ground.floor.vault)


def test_its_shop_sells_three_things_at_usual_prices() -> None:
    """[gen.shop_offers]"""
    notebook = Notebook(FIRST_NOTEBOOK, floors=FLOORS)
    assert [floor for floor in range(1, notebook.floors + 1) if notebook.shop_after(floor)] == [2]
    offers = notebook.shop_after(2)
    assert len({offer.piece for offer in offers}) == 3
    for offer in offers:
        cheapest, dearest = EQUIPMENT[offer.piece].price
        assert cheapest <= offer.price <= dearest
