"""Where shops lie, what they sell, and for how much."""

from functools import cache
from itertools import pairwise

import pytest

from oubliette.games.paper_dungeon.equipment import EQUIPMENT
from oubliette.games.paper_dungeon.notebook import HIGHEST_NUMBER, Notebook, Offer
from oubliette.games.paper_dungeon.notebook.chance import Chance

PRICES = {
    "snack": (2, 4),
    "meal": (6, 9),
    "feast": (9, 13),
    "stamina_elixir": (6, 9),
    "gambler": (8, 12),
    "coin_rush": (10, 13),
    "weaklings": (13, 16),
    "magic_shield": (12, 18),
    "wall_pass": (8, 10),
    "teleport_scroll": (10, 12),
    "mulligan_scroll": (9, 11),
    "doubling_potion": (6, 9),
}
WEIGHTS = {
    "snack": 10,
    "meal": 10,
    "feast": 8,
    "stamina_elixir": 8,
    "gambler": 8,
    "coin_rush": 8,
    "weaklings": 6,
    "magic_shield": 5,
    "wall_pass": 9,
    "teleport_scroll": 9,
    "mulligan_scroll": 10,
    "doubling_potion": 9,
}
FOOD = {"snack", "meal", "feast"}
NUMBERS = (*range(100), *range(5_000_000, 5_000_100), *range(HIGHEST_NUMBER - 99, HIGHEST_NUMBER + 1))

profiles = pytest.mark.parametrize("profile", ["standard", "zero"])


@cache
def shops(number: int, profile: str) -> dict[int, tuple[Offer, ...]]:
    notebook = Notebook(number, profile)
    return {floor: notebook.shop_after(floor) for floor in range(1, 46) if notebook.shop_after(floor)}


@profiles
def test_shops_lie_where_they_should(profile: str) -> None:
    """[shop.places] [shop.floor_number] Nine: after floor 5 or 6, then every 4 to 6, at last after 41 to 43."""
    firsts, gaps, lasts = set(), set(), set()
    for number in NUMBERS:
        after = list(shops(number, profile))
        assert len(after) == 9, number
        firsts.add(after[0])
        lasts.add(after[-1])
        gaps |= {later - earlier for earlier, later in pairwise(after)}
    assert firsts == {5, 6} and gaps == {4, 5, 6} and lasts == {41, 42, 43}


@profiles
def test_each_shop_has_three_different_pieces_at_fair_prices(profile: str) -> None:
    """[gen.shop_offers] 300 notebooks."""
    assert len(NUMBERS) == 300
    for number in NUMBERS:
        for floor, offers in shops(number, profile).items():
            assert len(offers) == len({offer.piece for offer in offers}) == 3, (number, floor)
            for offer in offers:
                low, high = PRICES[offer.piece]
                assert low <= offer.price <= high, (number, floor, offer)


@profiles
def test_a_notebook_offers_enough(profile: str) -> None:
    """[gen.shop_offers] Eight different pieces at least, and food in four shops at least."""
    for number in NUMBERS:
        stock = shops(number, profile).values()
        assert len({offer.piece for offers in stock for offer in offers}) >= 8, number
        assert sum(any(offer.piece in FOOD for offer in offers) for offers in stock) >= 4, number


def test_the_elixir_is_not_sold_where_the_limit_is_fixed() -> None:
    """[gen.shop_offers] Nothing else is left out of a profile."""
    sold = {
        profile: {offer.piece for number in NUMBERS for offers in shops(number, profile).values() for offer in offers}
        for profile in ("standard", "zero")
    }
    assert sold["standard"] == set(PRICES)
    assert sold["zero"] == set(PRICES) - {"stamina_elixir"}


def test_every_price_of_a_range_is_asked_somewhere() -> None:
    """[gen.shop_offers] Both ends included."""
    asked: dict[str, set[int]] = {piece: set() for piece in PRICES}
    for number in NUMBERS:
        for offers in shops(number, "standard").values():
            for offer in offers:
                asked[offer.piece].add(offer.price)
    for piece, (low, high) in PRICES.items():
        assert asked[piece] == set(range(low, high + 1)), piece


def test_the_table_of_equipment_is_the_printed_one() -> None:
    """[gen.shop_offers] Prices and weights."""
    assert {piece.id: piece.price for piece in EQUIPMENT.values()} == PRICES
    assert {piece.id: piece.weight for piece in EQUIPMENT.values()} == WEIGHTS


def test_pieces_are_offered_by_their_weights() -> None:
    """[gen.shop_offers] Against three draws without putting back, worked out with dice of our own; within 8 %."""
    chance = Chance(4)
    expected = dict.fromkeys(WEIGHTS, 0)
    for _ in range(20_000):
        left = list(WEIGHTS)
        for _ in range(3):
            piece = left[chance.weighted([WEIGHTS[one] for one in left])]
            left.remove(piece)
            expected[piece] += 1
    found = dict.fromkeys(WEIGHTS, 0)
    for number in NUMBERS:
        for offers in shops(number, "standard").values():
            for offer in offers:
                found[offer.piece] += 1
    total = sum(found.values())
    assert total == 300 * 9 * 3
    for piece, count in expected.items():
        share = count / 60_000
        assert abs(found[piece] / total - share) < 4 * (share / total) ** 0.5 + 0.03 * share, piece


@pytest.mark.parametrize("floors", range(3, 45))
def test_short_notebooks_have_a_shop_for_every_five_floors(floors: int) -> None:
    """[shop.places] Evenly spread, none after the last floor; the pieces are those of the first shops."""
    notebook = Notebook(42, floors=floors)
    after = [floor for floor in range(1, floors + 1) if notebook.shop_after(floor)]

    assert len(after) == floors // 5
    assert floors not in after
    if len(after) > 1:
        gaps = [later - earlier for earlier, later in pairwise(after)]
        assert min(gaps) >= 5 and max(gaps) - min(gaps) <= 1
    whole = list(shops(42, "standard").values())
    assert [notebook.shop_after(floor) for floor in after] == whole[: len(after)]


def test_offers_can_be_compared() -> None:
    """[gen.shop_offers] By piece and price."""
    assert Offer("snack", 3) == Offer("snack", 3) != Offer("snack", 4)
    assert len({Offer("snack", 3), Offer("snack", 3), Offer("meal", 3)}) == 2
    assert repr(Offer("snack", 3)) == "Offer('snack', 3)" and Offer("snack", 3) != "snack"
