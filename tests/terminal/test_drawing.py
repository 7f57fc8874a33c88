"""Views as text."""

from oubliette.terminal.plain.boards import draw
from oubliette.terminal.plain.drawing import Pen
from oubliette.texts import GameTexts, ShellTexts

TEXT = """\
view-points = Points
view-hand = Hand
view-bag = Bag
name-ruby = a ruby
"""


def pen(width: int = 80, lang: str = "en") -> Pen:
    return Pen(GameTexts("test", lang, text=TEXT), ShellTexts(lang), ("Ada", "Bo"), width)


def test_simple_parts_take_a_line_each() -> None:
    view = {
        "points": 3,
        "hand": ["ruby", "stone"],
        "bag": [],
        "turn_seat": 1,
        "open": True,
        "top": None,
        "card": "hidden",
    }

    assert pen().view(view) == [
        "Points: 3",
        "Hand: a ruby, stone",
        "Bag: –",
        "turn seat: Bo",
        "open: yes",
        "top: –",
        "card: hidden",
    ]
    assert pen(lang="fr").view({"points": 3, "open": False}) == ["Points\u202f: 3", "open\u202f: non"]


def test_records_are_aligned_tables() -> None:
    view = {"heroes": [{"seat": 0, "points": 7, "hand": ["ruby"]}, {"seat": 1, "points": 12}]}

    assert pen().view(view) == [
        "heroes:",
        "  seat  Points  Hand",
        "  Ada        7  a ruby",
        "  Bo        12  –",
    ]


def test_a_table_too_wide_for_the_screen_is_read_cell_by_cell() -> None:
    view = {"heroes": [{"seat": 0, "points": 7}, {"seat": 1, "points": 12}]}

    assert pen(12).view(view) == ["heroes:", "  seat: Ada", "    Points: 7", "  seat: Bo", "    Points: 12"]


def test_grids_keep_their_rows_and_anything_else_is_nested() -> None:
    view = {
        "grid": [["a", "bb"], ["ccc", 4]],
        "ragged": [["a"], ["b", "c"]],
        "deep": {"points": 1, "more": {"bag": [{"hand": {"points": 2}}, 5]}},
    }

    assert pen().view(view) == [
        "grid:",
        "  a    bb",
        "  ccc  4",
        "ragged:",
        "  1. a",
        "  2. b, c",
        "deep:",
        "  Points: 1",
        "  more:",
        "    Bag:",
        "      1.",
        "        Hand:",
        "          Points: 2",
        "      2. 5",
    ]


def test_pig_has_a_table_of_its_own() -> None:
    view = {"target": 100, "points": [7, 23], "to_play": 1, "pot": 12}
    texts = GameTexts("pig", "en", strict=True)

    assert draw("pig", view, Pen(texts, ShellTexts("en"), ("Ada", "Bo"), 80)) == [
        "Player  Points  Trough",
        "Ada          7",
        "Bo          23     +12",
        "Target: 100",
    ]


def test_pig_has_no_trough_once_it_is_over() -> None:
    view = {"target": 100, "points": [100, 23], "to_play": 1, "pot": 0}
    texts = GameTexts("pig", "en", strict=True)

    assert draw("pig", view, Pen(texts, ShellTexts("en"), ("Ada", "Bo"), 80), over=True) == [
        "Player  Points",
        "Ada        100",
        "Bo          23",
        "Target: 100",
    ]
