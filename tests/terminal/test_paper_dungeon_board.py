"""The pages of Paper App DUNGEON in a plain terminal: of real matches, and single ones word for word."""

import re

import pytest

from oubliette.games.paper_dungeon.view import Carried, LaterPage, PaperDungeonView
from oubliette.terminal.plain.boards import draw, draw_page
from oubliette.terminal.plain.screen import width_of
from oubliette.texts import GameTexts, languages
from tests.terminal.paper_dungeon_views import (
    TEXTS,
    WALL,
    WIDTHS,
    WORDS,
    a_hero,
    a_pen,
    a_shop,
    a_view,
    an_end,
    drawn,
    floors,
    plain,
    plan,
    seen,
    spaced,
    square,
)

# All drawings


@pytest.mark.parametrize("lang", languages())
def test_the_game_has_the_words_of_its_board(lang: str) -> None:
    texts = GameTexts("paper_dungeon", lang, strict=True)

    for word, variables in WORDS.items():
        given = dict.fromkeys(variables, "vowel")
        assert texts.catalogue.exact_text(f"board-{word}", "", given), word
    ours = {name.removeprefix("board-") for name in texts.catalogue.entries if name.startswith("board-")}
    assert ours == set(WORDS)


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("seats", [1, 3])
def test_no_line_is_wider_than_the_screen(seats: int, width: int, lang: str) -> None:
    pen = a_pen(seats, width, lang)
    bag: list[Carried] = [
        {"piece": piece, "shop_floor": 41} for piece in ("teleport_scroll", "mulligan_scroll", "doubling_potion")
    ]
    rich = a_hero() | {
        "inventory": bag,
        "effects": ["coin_rush", "magic_shield"],
        "deaths": 99,
        "hp_minus": 199,
        "score": -99,
    }
    others = [a_hero() | {"hidden": True, "at": -1, "done": True}] * (seats - 1)
    made = [page(rich, *others) | {"profile": "zero"} for page in (a_view, a_shop, an_end)]

    for view, over in [*seen(seats)[::3], *[(view, False) for view in made]]:
        for row in draw("paper_dungeon", view, pen, over):
            assert width_of(row) <= width, row
            assert row == row.rstrip()


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("seats", [1, 3])
def test_the_plan_comes_last_and_has_room_with_the_question_on_24_lines(seats: int, lang: str) -> None:
    """Sixteen rows, an empty one before and after, the question, three answers and the prompt."""
    for view, _ in floors(seats):
        for width in (40, 80):
            rows = draw("paper_dungeon", view, a_pen(seats, width, lang))
            assert rows[-16].startswith("   a b c") and rows[-1].startswith("15 █")
            assert all(rows[-16:])


def test_alone_everything_stands_beside_the_plan() -> None:
    assert {len(draw("paper_dungeon", view, a_pen())) for view, _ in floors(1)} == {16}


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 3])
def test_used_finds_are_gone_and_the_others_are_there(seats: int) -> None:
    signs = {"o": "¢", "h": "♥?", "@": "", "L": "L"}

    for view, hero in floors(seats):
        rows = drawn(view)
        for number, mark in enumerate("".join(view["map"])):
            row, column = divmod(number, len(view["map"][0]))
            here = square(rows, f"{'abcdefghijklmno'[column]}{row + 1}")
            if number == hero["at"]:
                assert here[0] == "@"
            elif mark == "#":
                assert here == WALL * 2
            elif mark == "L" and hero["has_key"]:
                assert here[0] == "/"
            elif number in hero["taken"] or mark in ".@":
                assert here in "·*:"
            elif mark in "abcdef":
                assert here == f"♥{'abcdef'.index(mark) + 1}"
            else:
                assert here.rstrip("*:") == signs.get(mark, mark)


@pytest.mark.parametrize("seats", [1, 3])
def test_the_last_two_lines_differ_from_earlier_ones(seats: int) -> None:
    for view, hero in floors(seats):
        rows = drawn(view)
        last = {*hero["line"], *(hero["lines"][-1] if hero["lines"] else [])} - {hero["at"]}
        earlier = {number for line in hero["lines"][:-1] for number in line} - last - {hero["at"]}
        marked: dict[str, set[int]] = {"*": set(), ":": set()}
        for row, squares in enumerate(plan(rows)):
            for column in range(0, len(squares), 2):
                for sign in set(squares[column : column + 2]) & set(marked):
                    marked[sign].add(row * 15 + column // 2)
        assert marked == {"*": last, ":": earlier}


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("seats", [1, 3])
def test_the_ledger_can_be_read(seats: int, lang: str) -> None:
    pen = a_pen(seats, 80, lang)

    for view, over in seen(seats):
        hero = view["players"][view["to_play"]]
        rows = spaced(view, pen)
        if over or hero["hidden"]:
            continue
        hp = (hero["hp"], hero["hp_plus"], hero["hp_minus"])
        coins = (hero["coins"], hero["coins_plus"], hero["coins_minus"])
        for name, (entry, plus, minus), least, most in (("hp", hp, -999, hero["hp_limit"]), ("coins", coins, 0, 999)):
            sums = [entry, plus, minus, max(least, min(entry + plus - minus, most))]
            assert re.search(rf"\b{pen.label(name)} +{' +'.join(map(str, sums))}$", "\n".join(rows), re.MULTILINE)
        assert f"{pen.label('deaths')} {hero['deaths']}" in plain(rows)


# No secrets


def test_others_stay_hidden_as_long_as_they_are_on_the_page() -> None:
    """Hidden things are not drawn: the hero, the line and the figures of this page."""
    secret = a_hero() | {"hidden": True, "at": -1, "hp": 7, "coins": 3}
    rows = drawn(a_view(secret, a_hero()) | {"to_play": 0})
    text = plain(rows)

    assert "@" not in text and "Entry" not in text and "Square" not in text and "Turns" not in text
    assert "Ada: HP 7, Coins 3, Deaths 0, playing" in text and "done" not in text
    assert not {"*", ":"} & set("".join(plan(rows)))


def test_a_player_done_with_a_hidden_page_shows_only_that() -> None:
    """Neither the figures of the entry nor those of the exit, which nobody else may know yet."""
    secret = a_hero() | {"hidden": True, "done": True, "at": -1, "hp": 7, "coins": 3, "deaths": 4}
    rows = drawn(a_view(secret, a_hero()) | {"to_play": 1}, 40)

    assert "Ada: done, sums hidden" in rows
    known = drawn(a_view(secret | {"hidden": False}, a_hero()) | {"to_play": 1}, 40)
    assert "Ada: HP 7, Coins 3, Deaths 4, done" in known


def test_a_shop_keeps_the_secrets_of_the_players_in_it() -> None:
    text = plain(drawn(a_shop(a_hero() | {"hidden": True, "at": -1}, a_hero())))

    assert "too dear" not in text and "Entry" not in text
    assert "[ ] Meal, 7 coins: +6 HP" in text


@pytest.mark.parametrize("seats", [1, 3])
def test_the_treasure_is_named_at_the_end_only(seats: int) -> None:
    *before, (end, _) = seen(seats)
    assert end["treasure"] is not None
    name = end["treasure"]["name"]

    assert name in plain(spaced(end, a_pen(seats)))
    assert not [view for view, over in before if not over and name in plain(spaced(view, a_pen(seats)))]


LATER: list[LaterPage] = [
    {"page": "shop", "floor": 2, "map": [], "offers": [{"piece": "meal", "price": 9}]},
    {"page": "floor", "floor": 3, "map": ["#####", "#@3>#", "#?.o#", "#####"], "offers": []},
    {"page": "shop", "floor": 3, "map": [], "offers": [{"piece": "wall_pass", "price": 8}]},
]


def leafed(word: str, view: PaperDungeonView | None = None, width: int = 80) -> list[str]:
    seen = a_view() | {"later_pages": LATER} if view is None else view
    rows = draw_page("paper_dungeon", seen, a_pen(1, width, "en", TEXTS["en"]), word)
    return [row.replace("\u00a0", " ") for row in rows]


def test_later_pages_are_pointed_at_not_shown() -> None:
    """The line below the title has the word for the next page."""
    rows = drawn(a_view() | {"later_pages": LATER[1:]})
    assert rows[1].endswith("Leaf ahead: look 3")
    assert "Wall Pass" not in plain(rows) and "Floor 3" not in plain(rows)
    assert "Leaf" not in plain(drawn(a_view()))


def test_leafing_shows_a_floor_and_its_shop() -> None:
    """An unused page, with nothing ticked or too expensive."""
    hero = a_hero() | {"at": 13, "taken": [6, 7], "lines": [[6, 7]], "line": [7, 8], "has_key": True, "coins": 0}
    assert leafed("3", a_view(hero) | {"later_pages": LATER}) == [
        "Floor 3 of 45, notebook 42",
        "",
        "   a b c d e",
        " 1 ██████████",
        " 2 ██@ 3 > ██",
        " 3 ██? · ¢ ██",
        " 4 ██████████",
        "",
        "Shop after floor 3",
        "",
        "[ ] Wall Pass, 8 coins: walk through a wall",
    ]


def test_leafing_shows_the_shop_of_the_open_floor() -> None:
    assert leafed("2") == ["Shop after floor 2", "", "[ ] Meal, 9 coins: +6 HP"]


@pytest.mark.parametrize("word", ["1", "4", "45", "0", "-1", "03", "x", "floor 3"])
def test_leafing_finds_nothing_that_is_not_there(word: str) -> None:
    assert leafed(word) == []


def test_nobody_leafs_where_the_view_shows_no_later_page() -> None:
    """And no other game has pages."""
    assert leafed("3", a_view()) == []
    assert draw_page("pig", {}, a_pen(), "3") == []


@pytest.mark.parametrize("width", WIDTHS)
def test_every_later_page_can_be_drawn(width: int) -> None:
    view, _ = seen(1)[0]
    pen = a_pen(1, width)
    assert [page["floor"] for page in view["later_pages"] if page["page"] == "floor"] == [2, 3, 4, 5, 6]
    for number in range(2, 7):
        rows = draw_page("paper_dungeon", view, pen, str(number))
        assert len(rows) > 17
        assert all(width_of(row) <= width for row in rows)


def test_before_the_notebook_is_known_nothing_is_drawn() -> None:
    """With real dice the number is asked for, and no page is open."""
    assert draw("paper_dungeon", a_view(a_hero() | {"at": -1}) | {"map": [], "floor": 0, "notebook": -1}, a_pen()) == []
