"""The pages of a notebook as a printer gets them."""

import pytest

from oubliette.games.paper_dungeon.notebook import Notebook, Page
from oubliette.games.paper_dungeon.notebook.pages import (
    COVER,
    FLOOR,
    HERO,
    INVENTORY,
    RULES,
    SHOP,
    SUMMARY,
    TREASURE_ROOM,
)


@pytest.fixture(scope="module")
def pages() -> list[Page]:
    return Notebook(42).pages()


def kinds(pages: list[Page]) -> list[str]:
    return [page.kind for page in pages]


def test_sixty_numbered_pages_between_the_cover_and_the_inventory(pages: list[Page]) -> None:
    """[setup.notebook] 3 of rules, the hero, 45 floors, 9 shops, the Treasure Room, the summary."""
    assert len(pages) == 62
    assert [page.number for page in pages] == [0, *range(1, 61), 0]
    assert kinds(pages)[:5] == [COVER, RULES, RULES, RULES, HERO]
    assert kinds(pages)[-3:] == [TREASURE_ROOM, SUMMARY, INVENTORY]
    assert {kind: kinds(pages).count(kind) for kind in (FLOOR, SHOP)} == {FLOOR: 45, SHOP: 9}


def test_floors_come_in_order_each_with_its_shop(pages: list[Page]) -> None:
    """[setup.notebook] [shop.places] A shop follows its floor and carries its number."""
    notebook = Notebook(42)
    middle = pages[5:-3]
    expected = []
    for floor in range(1, 46):
        expected.append((FLOOR, floor))
        if notebook.shop_after(floor):
            expected.append((SHOP, floor))
    assert [(page.kind, page.floor_number) for page in middle] == expected


def test_floor_pages_carry_the_drawing_and_the_first_its_entry(pages: list[Page]) -> None:
    """[print.floor_page] [setup.first_entry] 10 HP and no coins stand in the ledger of floor 1, nothing in others."""
    floors = [page for page in pages if page.kind == FLOOR]

    assert [page.entry for page in floors] == [(10, 0)] + [None] * 44
    for page in floors:
        assert page.floor is not None and page.floor.id == Notebook(42).floor(page.floor_number).id
        assert len(page.floor.rows()) == 15 and page.offers == () and page.treasure is None


def test_shop_pages_carry_three_offers(pages: list[Page]) -> None:
    """[print.shop_page] A piece and a price each; no floor, nothing in the ledger."""
    for page in pages:
        if page.kind == SHOP:
            assert len(page.offers) == 3 and page.offers == Notebook(42).shop_after(page.floor_number)
            assert page.floor is None and page.entry is None and page.treasure is None


def test_only_floors_and_shops_have_a_ledger(pages: list[Page]) -> None:
    """[print.floor_page] [print.shop_page] Which pages need one follows from their kind: the others hold no figures."""
    for page in pages:
        if page.kind not in (FLOOR, SHOP):
            assert page.floor is None and page.offers == () and page.entry is None and page.floor_number == 0


def test_the_treasure_room_has_the_treasure(pages: list[Page]) -> None:
    """[end.treasure_room] On that page alone."""
    rooms = [page for page in pages if page.treasure is not None]

    assert kinds(rooms) == [TREASURE_ROOM]
    assert rooms[0].treasure is not None and rooms[0].treasure.id == Notebook(42).treasure.id


def test_pages_know_no_language(pages: list[Page]) -> None:
    """[print.language] Marks, ids of pieces and figures: words are put to them when they are printed."""
    for page in pages:
        if page.floor is not None:
            assert page.floor.marks.isascii()
        assert all(offer.piece.isascii() and offer.piece.islower() for offer in page.offers)
        if page.treasure is not None:
            assert page.treasure.thing.isascii() and page.treasure.thing.islower()


@pytest.mark.parametrize("floors", [3, 4, 5, 12, 44])
def test_short_notebooks_have_fewer_pages(floors: int) -> None:
    """[setup.notebook]"""
    pages = Notebook(42, floors=floors).pages()

    assert len(pages) == 1 + 4 + floors + floors // 5 + 2 + 1
    assert [page.number for page in pages[1:-1]] == list(range(1, len(pages) - 1))
    assert [page.floor_number for page in pages if page.kind == FLOOR] == list(range(1, floors + 1))


@pytest.mark.parametrize("floor", [0, 46, -1])
def test_there_is_no_other_floor(floor: int) -> None:
    with pytest.raises(AssertionError, match="there is no floor"):
        Notebook(42).floor(floor)


def test_notebooks_are_known_by_what_makes_them() -> None:
    """[setup.notebook] Number, profile, length and rule for corners."""
    assert Notebook(42).id == "42:standard:45:closed"
    assert Notebook(7, "zero", 9, "strict").id == "7:zero:9:strict"
