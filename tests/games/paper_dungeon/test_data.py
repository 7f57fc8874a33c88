"""The figures as they are loaded, against the tables of the rules."""

from oubliette.games.paper_dungeon import GAME
from oubliette.games.paper_dungeon.equipment import EQUIPMENT
from oubliette.games.paper_dungeon.figures import FIGURES
from oubliette.games.paper_dungeon.floor import HEARTS, MARKS, SINGLE_USE, read_floor
from oubliette.games.paper_dungeon.notebook import FEWEST_FLOORS, FLOORS, HIGHEST_NUMBER, Notebook
from oubliette.games.paper_dungeon.notebook.measures import BANDS, LAYOUT, SHOP_PLAN, strengths_of
from oubliette.games.paper_dungeon.notebook.treasure import NAMES
from oubliette.kit.dice import D6
from tests.games.paper_dungeon.scenes import hero_of, ledger, scene, take_turn
from tests.games.paper_dungeon.shopping import corridor


def test_what_a_dungeon_begins_with() -> None:
    """[exit.death] Spec 2.1: HP, coins and the limit at the start and after a death."""
    assert (FIGURES.start_hp, FIGURES.start_coins, FIGURES.hp_limit) == (10, 0, 10)
    assert (FIGURES.hp_after_death, FIGURES.coins_after_death, FIGURES.dead_below) == (10, 0, 1)
    assert FIGURES.zero_hp_limit == 25


def test_how_long_a_notebook_is() -> None:
    """[shop.places] Spec 2.1: 45 floors, nine shops with three offers, 24 bits for the number."""
    assert (FLOORS, FEWEST_FLOORS, HIGHEST_NUMBER) == (45, 3, 16777215)
    assert (SHOP_PLAN.count, SHOP_PLAN.offers) == (9, 3)
    assert list(D6) == [1, 2, 3, 4, 5, 6]
    assert list(GAME.seats) == [1, 2, 3, 4]


def test_where_shops_lie() -> None:
    """[shop.places] Spec 2.6, and what gen.shop_offers asks of them together."""
    assert (SHOP_PLAN.first, SHOP_PLAN.gap, SHOP_PLAN.last) == ((5, 6), (4, 6), (41, 43))
    assert (SHOP_PLAN.different, SHOP_PLAN.with_food, SHOP_PLAN.floors_per_shop) == (8, 4, 5)


def test_the_marks_of_a_floor() -> None:
    """[hidden.floor_open] Spec 2.2: all of them, and which are used up."""
    assert set(MARKS) == set("#.@>o$123456789?abcdefhwkLT")
    assert set(SINGLE_USE) == set("o$123456789?abcdefhwk")


def test_what_the_marks_are_worth() -> None:
    """[exit.sum] Spec 2.2: hearts a to f are 1 to 6, enemies what they say, a coin is 1."""
    assert [HEARTS.index(mark) + 1 for mark in "abcdef"] == [1, 2, 3, 4, 5, 6]
    for mark, written in [(heart, (value, 0, 0, 0)) for value, heart in enumerate("abcdef", 1)] + [
        (str(strength), (0, strength, 0, 0)) for strength in range(1, 10)
    ]:
        table = scene(corridor(f".{mark}....."))
        take_turn(table, dice=[2])
        assert ledger(table) == written
    table = scene(corridor(".o....."))
    take_turn(table, dice=[2])
    assert (ledger(table), hero_of(table).coins) == ((0, 0, 1, 0), 0)


def test_rows_come_from_top_to_bottom() -> None:
    """[hidden.floor_open] Spec 2.2: (0, 0) is the top left, any rectangle with a border of wall will do."""
    floor = read_floor("#####/#@..#/#..>#/#####")
    assert (floor.grid.place(floor.start), floor.grid.place(floor.stairs)) == ((1, 1), (3, 2))  # column, row


def test_equipment() -> None:
    """[item.food] [item.elixir] [shop.instant] [shop.next_floor] [shop.single_use] Spec 2.3, row by row."""
    printed = [
        # piece, kind, price, weight, HP, limit
        ("snack", "instant", (2, 4), 10, 3, 0),
        ("meal", "instant", (6, 9), 10, 6, 0),
        ("feast", "instant", (9, 13), 8, 9, 0),
        ("stamina_elixir", "instant", (6, 9), 8, 0, 1),
        ("gambler", "instant", (8, 12), 8, 0, 0),
        ("coin_rush", "next_floor", (10, 13), 8, 0, 0),
        ("weaklings", "next_floor", (13, 16), 6, 0, 0),
        ("magic_shield", "next_floor", (12, 18), 5, 0, 0),
        ("wall_pass", "single_use", (8, 10), 9, 0, 0),
        ("teleport_scroll", "single_use", (10, 12), 9, 0, 0),
        ("mulligan_scroll", "single_use", (9, 11), 10, 0, 0),
        ("doubling_potion", "single_use", (6, 9), 9, 0, 0),
    ]
    pieces = [(piece.id, piece.kind, piece.price, piece.weight, piece.hp, piece.limit) for piece in EQUIPMENT.values()]
    assert pieces == printed


def test_what_equipment_does_in_figures() -> None:
    """[item.gambler] [item.coin_rush] [item.weaklings] [item.doubling] Spec 2.3 and 5 (score)."""
    assert (FIGURES.gambler_wins_at, FIGURES.gambler_prize) == (4, 20)
    assert (FIGURES.coin_rush, FIGURES.weakling, FIGURES.doubling, FIGURES.coin) == (2, 1, 2, 1)
    assert (FIGURES.score_per_hp, FIGURES.score_per_coin, FIGURES.score_per_death) == (5, 3, -1)


def test_the_standard_profile() -> None:
    """[ruling.enemy_value_seven] Spec 2.4, first table."""
    printed = [
        # floors, enemies, strongest, mystery, hearts, coins, chests, webs
        ((1, 5), (6, 8), 3, 0, (3, 5), (7, 11), (1, 3), (1, 2)),
        ((6, 15), (7, 9), 4, 5, (3, 5), (6, 11), (1, 4), (1, 2)),
        ((16, 25), (7, 10), 5, 8, (3, 5), (6, 11), (1, 4), (1, 3)),
        ((26, 35), (8, 11), 6, 10, (3, 5), (6, 11), (1, 5), (1, 3)),
        ((36, 45), (9, 12), 6, 12, (3, 5), (6, 11), (1, 5), (1, 3)),
    ]
    assert bands("standard") == printed


def test_the_harder_profile() -> None:
    """[ruling.enemy_value_seven] Spec 2.4, second table; its first row is three here, for floors 1 and 5 differ.

    A strongest enemy of 0 stands for the floor's number + 2.
    """
    printed = [
        ((1, 1), (7, 10), 0, 0, (2, 6), (7, 10), (0, 0), (1, 4)),
        ((2, 4), (7, 10), 0, 0, (2, 6), (7, 10), (0, 5), (1, 4)),
        ((5, 5), (7, 10), 0, 10, (2, 6), (7, 10), (0, 5), (1, 4)),
        ((6, 10), (8, 11), 9, 5, (2, 5), (3, 9), (0, 4), (2, 4)),
        ((11, 20), (7, 15), 9, 6, (2, 5), (3, 10), (0, 5), (1, 4)),
        ((21, 30), (8, 16), 9, 14, (2, 5), (6, 9), (1, 5), (1, 4)),
        ((31, 45), (11, 18), 9, 12, (2, 4), (3, 11), (0, 6), (1, 4)),
    ]
    assert bands("zero") == printed
    assert [max(strengths_of("zero", depth)) for depth in range(1, 9)] == [3, 4, 5, 6, 6, 8, 9, 9]
    assert LAYOUT.floor_above == 2
    assert LAYOUT.skipped_strength == 7


def bands(profile: str) -> list[tuple[object, ...]]:
    return [
        (
            band.floors,
            band.enemies,
            band.strongest,
            band.mystery,
            band.hearts,
            band.coins,
            band.chests,
            band.webs,
        )
        for band in BANDS
        if band.profile == profile
    ]


def test_every_floor_lies_in_one_band_of_each_profile() -> None:
    """[hidden.floor_open] Spec 2.4: no gaps, no overlaps."""
    for profile in ("standard", "zero"):
        floors = [
            floor for band in BANDS if band.profile == profile for floor in range(band.floors[0], band.floors[1] + 1)
        ]
        assert floors == list(range(1, 46))


def test_hearts_are_one_to_three_or_a_mystery() -> None:
    """[hidden.values] Spec 2.4."""
    assert sorted(LAYOUT.hearts) == ["a", "b", "c", "h"]


def test_the_layout() -> None:
    """[hidden.floor_open] Spec 2.1 (grid) and 2.5, row by row, and the limits of gen.stairs_time."""
    assert LAYOUT.side == 15
    assert (LAYOUT.walls, LAYOUT.rooms, LAYOUT.openings) == ((20, 42), (3, 5), (1, 3))
    assert LAYOUT.stairs_gap == (8, 12)
    assert (LAYOUT.teleporters, LAYOUT.teleporters_from, LAYOUT.teleporters_gap) == (40, 4, 2)
    assert (LAYOUT.vault, LAYOUT.vault_from, LAYOUT.vault_size) == (30, 2, (8, 14))
    assert (LAYOUT.vault_coins, LAYOUT.vault_chest, LAYOUT.vault_enemy) == ((4, 7), 50, 50)
    assert LAYOUT.stairs_time == (5, 20)


def test_what_makes_a_floor_pleasant() -> None:
    """[gen.border] [gen.counts] The figures of the designer, beside those of the printed tables."""
    assert (LAYOUT.room_width, LAYOUT.shortest_wall) == (3, 3)
    assert (LAYOUT.pillars, LAYOUT.big_pillars) == ((1, 3), 30)
    assert (LAYOUT.corners, LAYOUT.deep_corners) == ((0, 2), 40)
    assert (LAYOUT.elbow_room, LAYOUT.key_gap) == (5, 5)
    assert LAYOUT.danger_gap == 2


def test_a_drawn_floor_has_the_printed_size() -> None:
    """[hidden.floor_open] Spec 2.1: 15 by 15, the outer ring solid."""
    rows = Notebook(1).floor(1).rows()
    assert (len(rows), {len(row) for row in rows}) == (15, {15})
    assert rows[0] == rows[-1] == "#" * 15
    assert {row[0] + row[-1] for row in rows} == {"##"}


def test_the_words_of_treasures() -> None:
    """[end.treasure_room] Spec 2.7: sixteen things, 32 syllables in each table."""
    assert " ".join(NAMES.things) == (
        "emerald ruby sapphire crown chalice sceptre amulet ring sword shield mask orb grimoire lyre statuette lantern"
    )
    assert " ".join(NAMES.first) == (
        "A Ba Bel Cor Da Dro E El Fa Fen Ga Gri Ha I Il Ja Ka Kel La Lo Ma Mor Na O Or Pa Ra Sa Tel U Va Zo"
    )
    assert " ".join(NAMES.middle) == (
        "ba be bi bo da de di do fa fi ga go ka ko la le li lo ma mi na ni no ra ri ro sa ta ti va vi xa"
    )
    assert " ".join(NAMES.last) == (
        "ba bar da dan dor dra ga gor ka kan la lan lis lor ma mir na nar nax nor ra ran rax ris ron sa ta tar thor va "
        "zul zel"
    )
