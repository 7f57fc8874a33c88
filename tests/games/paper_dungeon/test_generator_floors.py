"""The contents and layout of generated floors, compared with the printed tables."""

import re

import pytest

from oubliette.games.paper_dungeon.floor import Floor, read_floor
from oubliette.games.paper_dungeon.notebook import FLOORS, Notebook
from tests.games.paper_dungeon.pool import POOL, count, floors_of, inside_of_vault, outside_of_vault
from tests.games.paper_dungeon.slow_walk import EVERY_WAY, ORTHOGONAL, SIDE, Drawing, gap

pytestmark = pytest.mark.slow  # whole notebooks are drawn

ENEMIES = "123456789?"
HEARTS = "abcdefh"

# Up to which floor: enemies, strongest, mystery chance, hearts, coins, chests, webs. Strongest 0: the floor plus 2.
Row = tuple[int, tuple[int, int], int, int, tuple[int, int], tuple[int, int], tuple[int, int], tuple[int, int]]
STANDARD: list[Row] = [
    (5, (6, 8), 3, 0, (3, 5), (7, 11), (1, 3), (1, 2)),
    (15, (7, 9), 4, 5, (3, 5), (6, 11), (1, 4), (1, 2)),
    (25, (7, 10), 5, 8, (3, 5), (6, 11), (1, 4), (1, 3)),
    (35, (8, 11), 6, 10, (3, 5), (6, 11), (1, 5), (1, 3)),
    (45, (9, 12), 6, 12, (3, 5), (6, 11), (1, 5), (1, 3)),
]
ZERO: list[Row] = [
    (1, (7, 10), 0, 0, (2, 6), (7, 10), (0, 0), (1, 4)),
    (4, (7, 10), 0, 0, (2, 6), (7, 10), (0, 5), (1, 4)),
    (5, (7, 10), 0, 10, (2, 6), (7, 10), (0, 5), (1, 4)),
    (10, (8, 11), 9, 5, (2, 5), (3, 9), (0, 4), (2, 4)),
    (20, (7, 15), 9, 6, (2, 5), (3, 10), (0, 5), (1, 4)),
    (30, (8, 16), 9, 14, (2, 5), (6, 9), (1, 5), (1, 4)),
    (45, (11, 18), 9, 12, (2, 4), (3, 11), (0, 6), (1, 4)),
]
TABLES = {"standard": STANDARD, "zero": ZERO}

notebooks = pytest.mark.parametrize("notebook", POOL, ids=lambda notebook: notebook.id)


def row_of(profile: str, floor: int) -> Row:
    return next(row for row in TABLES[profile] if floor <= row[0])


def within(limits: tuple[int, int], number: int) -> bool:
    return limits[0] <= number <= limits[1]


@notebooks
def test_floors_are_squares_of_fifteen_within_a_wall(notebook: Notebook) -> None:
    """[gen.border] 15 x 15; the outer ring is wall; 20 to 42 walls inside; the text form reads back."""
    for number, floor in floors_of(notebook):
        rows = floor.rows()
        assert [len(row) for row in rows] == [SIDE] * SIDE
        assert {*rows[0], *rows[-1], *[row[0] for row in rows], *[row[-1] for row in rows]} == {"#"}, number
        assert 20 <= sum(row[1:-1].count("#") for row in rows[1:-1]) <= 42, number
        assert read_floor("\n".join(rows)).id == floor.id


@notebooks
def test_start_and_stairs_lie_far_apart_and_teleporters_are_no_neighbours(notebook: Notebook) -> None:
    """[gen.border] The distances of the layout table."""
    for number, floor in floors_of(notebook):
        assert 8 <= gap(floor.start, floor.stairs) <= 12, number
        if floor.teleporters:
            assert gap(*floor.teleporters) >= 2, number


@notebooks
def test_counts_lie_in_the_range_of_the_floor(notebook: Notebook) -> None:
    """[gen.counts] What lies outside of the vault, by profile and depth."""
    for number, floor in floors_of(notebook):
        marks = outside_of_vault(floor)
        _, enemies, _, _, hearts, coins, chests, webs = row_of(notebook.profile, number)
        assert within(enemies, count(marks, ENEMIES)), number
        assert within(hearts, count(marks, HEARTS)), number
        assert within(coins, count(marks, "o")), number
        assert within(chests, count(marks, "$")), number
        assert within(webs, count(marks, "w")), number
        assert not count(marks, "def"), "printed hearts are worth 1 to 3"


@notebooks
def test_no_enemy_is_stronger_than_its_floor_allows(notebook: Notebook) -> None:
    """[gen.counts] [ruling.enemy_value_seven] In the vault, too. Strength 7 is never printed."""
    for number, floor in floors_of(notebook):
        _, _, strongest, mystery, *_ = row_of(notebook.profile, number)
        most = strongest or number + 2
        if notebook.profile == "zero":
            most = min(most, number + 2)
        assert all(int(mark) <= most for mark in floor.marks if mark in "123456789"), number
        assert "7" not in floor.marks
        if not mystery:
            assert "?" not in floor.marks, number


def test_every_strength_and_heart_that_may_come_does() -> None:
    """[gen.counts] Ranges are used up to their ends, in both profiles."""
    for profile, strengths in (("standard", "123456"), ("zero", "12345689")):
        marks = "".join(
            floor.marks for notebook in POOL if notebook.profile == profile for _, floor in floors_of(notebook)
        )
        assert {mark for mark in marks if mark in "123456789"} == set(strengths)
        assert {mark for mark in marks if mark in HEARTS} == set("abch")


def test_enemies_are_as_often_a_mystery_as_the_table_says() -> None:
    """[gen.counts] By stretch, within four standard errors; and the strengths are even."""
    for profile, table in TABLES.items():
        for place, row in enumerate(table):
            first = table[place - 1][0] + 1 if place else 1
            marks = "".join(
                outside_of_vault(floor)
                for notebook in POOL
                if notebook.profile == profile
                for number, floor in floors_of(notebook)
                if first <= number <= row[0]
            )
            total, chance = count(marks, ENEMIES), row[3] / 100
            error = (chance * (1 - chance) / total) ** 0.5
            assert abs(marks.count("?") / total - chance) <= 4 * error, (profile, first)
            if row[2] in {3, 4, 5, 6}:
                printed, share = count(marks, "123456789"), 1 / row[2]
                for strength in range(1, row[2] + 1):
                    error = (share * (1 - share) / printed) ** 0.5
                    assert abs(marks.count(str(strength)) / printed - share) <= 4.5 * error, (profile, first, strength)


@notebooks
def test_one_start_one_stairs_teleporters_by_twos_and_a_key_with_a_lock(notebook: Notebook) -> None:
    """[gen.one_each]"""
    for number, floor in floors_of(notebook):
        assert floor.marks.count("@") == floor.marks.count(">") == 1, number
        assert floor.marks.count("T") in (0, 2), number
        assert floor.marks.count("k") == floor.marks.count("L") <= 1, number
        assert not (number < 4 and floor.teleporters), "teleporters come from floor 4 on"
        assert not (number == 1 and "L" in floor.marks), "vaults come from floor 2 on"


@notebooks
def test_vaults_hold_what_they_should(notebook: Notebook) -> None:
    """[gen.border] [gen.key_outside] [ruling.vault_that_fits] 8 to 14 squares, and nothing in them that is needed."""
    for number, floor in floors_of(notebook):
        marks = inside_of_vault(floor)
        if floor.lock < 0:
            assert not floor.vault
            continue
        assert 8 <= len(marks) <= 14, number
        assert 4 <= marks.count("o") <= 7, number
        assert marks.count("$") <= 1 and count(marks, ENEMIES) <= 1, number
        assert not count(marks, "k@>Twabcdefh#L"), number


@notebooks
def test_vaults_are_sealed_by_walls_and_one_lock(notebook: Notebook) -> None:
    """[gen.vault_sealed] Even if closed corners were passable, nobody gets in; the lock touches inside and outside."""
    for number, floor in floors_of(notebook):
        if floor.lock < 0:
            continue
        drawing = Drawing(floor.marks)
        sealed = drawing.beyond_the_lock(closed_corners=False)
        assert sealed == drawing.vault, number
        assert {square for square in range(SIDE * SIDE) if floor.vault >> square & 1} == sealed, number
        beside = [floor.lock + way for way in ORTHOGONAL if floor.marks[floor.lock + way] != "#"]
        assert [square for square in beside if square in sealed], number
        assert [square for square in beside if square not in sealed], number
        outside = {floor.key, floor.start, floor.stairs, *floor.teleporters}
        assert not outside & sealed, number
        assert all(square in sealed or floor.marks[square] in "#L" for square in around(sealed)), number


def around(squares: frozenset[int]) -> set[int]:
    return {square + way for square in squares for way in EVERY_WAY}


@notebooks
def test_open_squares_are_connected(notebook: Notebook) -> None:
    """[gen.connected] Orthogonally, with the lock open."""
    for number, floor in floors_of(notebook):
        seen = flood(floor)
        assert all(mark == "#" or square in seen for square, mark in enumerate(floor.marks)), number


def flood(floor: Floor) -> set[int]:
    seen = {floor.start}
    queue = [floor.start]
    for square in queue:
        for way in ORTHOGONAL:
            if floor.marks[square + way] != "#" and square + way not in seen:
                seen.add(square + way)
                queue.append(square + way)
    return seen


def joined(marks: str, first: int) -> set[int]:
    """The walls connected with this one, corners included."""
    seen = {first}
    queue = [first]
    for square in queue:
        for beside in near(square):
            if marks[beside] == "#" and beside not in seen:
                seen.add(beside)
                queue.append(beside)
    return seen


def near(square: int) -> list[int]:
    """The squares around one, also at the edge of the page."""
    col, row = square % SIDE, square // SIDE
    return [
        r * SIDE + c
        for r in range(max(0, row - 1), min(SIDE, row + 2))
        for c in range(max(0, col - 1), min(SIDE, col + 2))
        if (c, r) != (col, row)
    ]


def doorways(floor: Floor) -> list[int]:
    """Openings of one square: between two walls connected with the border, so not beside a pillar."""
    built = joined(floor.marks, 0)
    return [
        square
        for square, mark in enumerate(floor.marks)
        if mark not in "#L"
        for side, ahead in ((1, SIDE), (SIDE, 1))
        if {square - side, square + side} <= built
        and "#" not in floor.marks[square - ahead] + floor.marks[square + ahead]
    ]


@notebooks
def test_nothing_lies_in_a_doorway(notebook: Notebook) -> None:
    """[gen.counts] [gen.one_each] Nothing in a gap of one square: nobody could walk around it."""
    found = 0
    for number, floor in floors_of(notebook):
        gaps = doorways(floor)
        found += len(gaps)
        assert [floor.marks[square] for square in gaps] == ["."] * len(gaps), number
    assert found > FLOORS // 2, "there are doorways to look at"


@notebooks
def test_start_and_stairs_have_elbow_room(notebook: Notebook) -> None:
    """[gen.border] Of the eight squares around them five or more are open."""
    for number, floor in floors_of(notebook):
        for square in (floor.start, floor.stairs):
            assert sum(floor.marks[beside] != "#" for beside in near(square)) >= 5, number


@notebooks
def test_no_danger_lies_beside_the_start(notebook: Notebook) -> None:
    """[gen.counts] The first step meets neither an enemy nor a web."""
    for number, floor in floors_of(notebook):
        assert not count("".join(floor.marks[beside] for beside in near(floor.start)), ENEMIES + "w"), number


@notebooks
def test_locks_keep_off_the_border_and_keys_off_the_locks(notebook: Notebook) -> None:
    """[gen.key_outside] [gen.vault_sealed] No lock touches the outer ring; the key lies five squares away or more."""
    vaults = 0
    for number, floor in floors_of(notebook):
        if floor.lock < 0:
            continue
        vaults += 1
        col, row = floor.lock % SIDE, floor.lock // SIDE
        assert 2 <= col <= SIDE - 3 and 2 <= row <= SIDE - 3, number
        assert gap(floor.key, floor.lock) >= 5, number
    assert vaults


def longest_walls(floor: Floor) -> tuple[int, int]:
    """The longest run of wall squares in a row and in a column, without the border."""
    rows = [row[1:-1] for row in floor.rows()[1:-1]]
    columns = ["".join(column) for column in zip(*rows, strict=True)]
    across, down = [max(len(run) for line in lines for run in re.findall("#*", line)) for lines in (rows, columns)]
    return across, down


def pillars(floor: Floor) -> list[int]:
    """The sizes of the walls that are not connected with the border."""
    left = {square for square, mark in enumerate(floor.marks) if mark == "#"} - joined(floor.marks, 0)
    sizes: list[int] = []
    while left:
        pillar = joined(floor.marks, min(left))
        left -= pillar
        sizes.append(len(pillar))
    return sizes


def test_walls_run_both_ways() -> None:
    """[gen.border] Floors have walls in both directions: three wall squares in a row, and three in a column.

    Not on every floor: an opening may take most of a short wall.
    """
    floors = [floor for notebook in POOL for _, floor in floors_of(notebook)]
    assert sum(min(longest_walls(floor)) >= 3 for floor in floors) >= 0.93 * len(floors)


def test_pillars_stand_free() -> None:
    """[gen.border] Up to three of one square or of two by two; a floor seldom has none, because nothing fits."""
    built = [pillars(floor) for notebook in POOL for _, floor in floors_of(notebook)]
    assert {len(sizes) for sizes in built} - {0} == {1, 2, 3}
    assert {size for sizes in built for size in sizes} == {1, 4}
    assert sum(not sizes for sizes in built) <= 0.02 * len(built)
    large = [size == 4 for sizes in built for size in sizes]
    assert 0.15 <= sum(large) / len(large) <= 0.3, "30 percent are tried, and fit less often"


def test_teleporters_and_vaults_come_as_often_as_measured() -> None:
    """[gen.border] 40 % and 30 % of the floors that may have them, within four standard errors."""
    floors = [(number, floor) for notebook in POOL for number, floor in floors_of(notebook)]
    for first, mark, chance in ((4, "T", 0.4), (2, "L", 0.3)):
        able = [floor for number, floor in floors if number >= first]
        share = sum(mark in floor.marks for floor in able) / len(able)
        assert abs(share - chance) <= 4 * (chance * (1 - chance) / len(able)) ** 0.5


def test_vaults_have_a_chest_and_an_enemy_half_of_the_time() -> None:
    """[gen.counts]"""
    vaults = [inside_of_vault(floor) for notebook in POOL for _, floor in floors_of(notebook) if floor.vault]
    for marks in ("$", ENEMIES):
        share = sum(count(vault, marks) for vault in vaults) / len(vaults)
        assert abs(share - 0.5) <= 4 * (0.25 / len(vaults)) ** 0.5
    assert {vault.count("o") for vault in vaults} == {4, 5, 6, 7}
