"""The pages of Paper App DUNGEON in a plain terminal: of real matches, and single ones word for word."""

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from oubliette.games.paper_dungeon import GAME
from oubliette.kernel import SPECTATOR, Match, Seeded, set_up
from oubliette.terminal.plain.boards import draw, leaf
from oubliette.terminal.plain.drawing import Pen
from oubliette.terminal.plain.screen import width_of
from oubliette.texts import GameTexts, ShellTexts, languages

PLAYERS = ("Ada", "Chloé-Sérénissime de La Tour", "Bo")
WIDTHS = (20, 33, 40, 65, 66, 80, 100)
NOTEBOOK = 42
WALL = "█"

# The words that only this board needs, besides the labels and names of the view.
WORDS = {
    **dict.fromkeys(("floor", "shop"), ("floor", "floors", "notebook")),
    "treasure_room": ("notebook",),
    "profile": ("profile",),
    "piece": ("piece", "floor"),
    "offer": ("piece", "price", "piece_effect"),
    "treasure": ("thing", "name", "begins"),
    "later_pages": ("floor",),
    **dict.fromkeys(
        (
            *("entry", "exit", "death", "next_floor", "playing", "bought", "too_dear", "tombstone"),
            *("hero", "open_lock", "line", "old_line", "sums_hidden"),
        ),
        (),
    ),
}

# One of everything, and a vault.
MAP = [
    "###########",
    "#@.1?ah#$.#",
    "#..o.w.Lo.#",
    "#.k.T..####",
    "#....>.T..#",
    *["#.........#"] * 6,
    "###########",
]
START = 12  # b2


# Drawings that are compared word for word have texts of their own: polishing the game's breaks none of them.
TEXTS = {
    "en": """\
name-chest = chest
name-coin = coin
name-coin_rush = Coin Rush
    .effect = coins count double
name-enemy = enemy
name-heart = heart
name-key = key
name-lock = locked door
name-meal = Meal
    .effect = +6 HP
name-mulligan_scroll = Scroll of Mulligan
name-mystery_enemy = mystery enemy
name-mystery_heart = mystery heart
name-ruby = Ruby
name-stairs = stairs
name-teleport_scroll = Teleport Scroll
name-teleporter = teleporter
name-wall_pass = Wall Pass
    .effect = walk through a wall
name-web = web
view-at = Square
view-coins = Coins
view-deaths = Deaths
view-done = done
view-effects = At work
view-has_key = Key
view-hp = HP
view-hp_limit = HP limit
view-inventory = Bag
view-score = Score
view-teleported = Teleported
view-turns = Turns
board-floor = Floor { $floor } of { $floors }, notebook { $notebook }
board-shop = Shop after floor { $floor }
board-treasure_room = Treasure Room
board-profile = profile { $profile }
board-entry = Entry
board-exit = Exit
board-death = Leaving would be a death!
board-piece = { $piece } (floor { $floor })
board-next_floor = Next floor
board-playing = playing
board-sums_hidden = done, sums hidden
board-later_pages = Leaf ahead: look { $floor }
board-offer = { $piece }, { $price } coins: { $piece_effect }
board-bought = bought
board-too_dear = too dear
board-treasure = The { $thing } of { $name }
board-tombstone = R.I.P.
board-hero = you
board-open_lock = open door
board-line = last lines
board-old_line = earlier lines
""",
    "fr": """\
name-chest = coffre
name-coin = pièce
name-enemy = ennemi
name-heart = cœur
name-mystery_enemy = ennemi mystère
name-mystery_heart = cœur mystère
name-mulligan_scroll = Parchemulligan
name-stairs = escalier
name-teleport_scroll = Téléparchemin
name-teleporter = Téléportail
name-web = toile
name-weaklings = Gringalets
view-at = Case
view-coins = Pièces
view-deaths = Morts
view-effects = À cet étage
view-has_key = Clef
view-hp = PV
view-hp_limit = Limite de PV
view-inventory = Inventaire
view-teleported = Téléporté
view-turns = Tours
board-floor = Étage { $floor } sur { $floors }, carnet { $notebook }
board-entry = Entrée
board-exit = Sortie
board-death = Sortir serait mourir !
board-piece = { $piece } (étage { $floor })
board-hero = vous
board-open_lock = porte ouverte
board-line = dernières lignes
board-old_line = lignes plus anciennes
""",
}


def a_pen(seats: int = 1, width: int = 80, lang: str = "en", text: str | None = None) -> Pen:
    return Pen(GameTexts("paper_dungeon", lang, text=text), ShellTexts(lang), PLAYERS[:seats], width)


def a_hero(**changes: Any) -> dict[str, Any]:
    return {
        "hidden": False,
        "done": False,
        "hp": 10,
        "hp_plus": 0,
        "hp_minus": 0,
        "hp_limit": 10,
        "coins": 0,
        "coins_plus": 0,
        "coins_minus": 0,
        "deaths": 0,
        "inventory": [],
        "effects": [],
        "bought": [],
        "at": START,
        "taken": [],
        "has_key": False,
        "teleported": False,
        "lines": [],
        "line": [],
        "turns": 0,
        "score": None,
    } | changes


def a_view(*heroes: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {
        "notebook": NOTEBOOK,
        "profile": "standard",
        "hero_name": "",
        "page": "floor",
        "floor": 2,
        "floors": 45,
        "to_play": 0,
        "map": MAP,
        "offers": [],
        "players": list(heroes or [a_hero()]),
        "later_pages": [],
        "treasure": None,
    } | changes


def a_shop(*heroes: dict[str, Any], **changes: Any) -> dict[str, Any]:
    offers = [("meal", 7), ("coin_rush", 11), ("wall_pass", 9)]
    offered = [{"piece": piece, "price": price} for piece, price in offers]
    return a_view(*heroes, page="shop", floor=5, map=[], offers=offered, **changes)


def an_end(*heroes: dict[str, Any], name: str = "Abarbidor", **changes: Any) -> dict[str, Any]:
    changes = {"treasure": {"thing": "ruby", "name": name}} | changes
    return a_view(*heroes, page="treasure_room", floor=45, map=[], **changes)


def drawn(view: dict[str, Any], width: int = 80, lang: str = "en") -> list[str]:
    """The rows, with ordinary spaces: which ones do not break is seen at the ends of lines."""
    return spaced(view, a_pen(len(view["players"]), width, lang, TEXTS[lang]))


def spaced(view: dict[str, Any], pen: Pen) -> list[str]:
    rows = draw("paper_dungeon", view, pen, view["page"] == "treasure_room")
    return [row.replace("\u00a0", " ").replace("\u202f", " ") for row in rows]


def plan(rows: list[str]) -> list[str]:
    """The squares, two columns each, of a drawing with a plan in it."""
    return [row[3 : row.rindex(WALL) + 1] for row in rows if re.match(rf"[ \d]\d {WALL}", row)]


def square(rows: list[str], name: str) -> str:
    """What stands on a square, found as people find it."""
    letters = next(row for row in rows if row.startswith("   a b"))
    numbered = next(row for row in rows if row.startswith(f"{name[1:]:>2} "))
    return numbered[letters.index(name[0]) :][:2].strip()


def plain(rows: list[str]) -> str:
    return " ".join(" ".join(rows).split())


@cache
def seen(seats: int) -> list[tuple[dict[str, Any], bool]]:
    """What is seen at the questions of a match, by whoever is asked, and at its end. Nobody gives up."""
    luck = Random(seats)
    options = {"notebook": NOTEBOOK, "floors": 6, "same_dice": seats > 1, "peek_ahead": seats == 1}
    match = Match.start(set_up(GAME, seats, options), fate=Seeded(seats))
    found: list[tuple[dict[str, Any], bool]] = []
    while match.ask is not None:
        if match.ask.seat >= 0:
            found.append((dict(match.view(match.ask.seat)), False))
            if seats > 1:
                found.append((dict(match.view(SPECTATOR)), False))
        options_of = [place for place, option in enumerate(match.ask.options) if option != "abandon"]
        match.answer(luck.choice(options_of))
    found.append((dict(match.view(SPECTATOR)), True))
    return found[::5] + found[-1:]


def floors(seats: int) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """The floors that were seen, with whoever walked on them."""
    for view, _ in seen(seats):
        if view["page"] == "floor":
            yield view, view["players"][view["to_play"]]


# All drawings


@pytest.mark.parametrize("lang", languages())
def test_the_game_has_the_words_of_its_board(lang: str) -> None:
    texts = GameTexts("paper_dungeon", lang, strict=True)

    for word, variables in WORDS.items():
        given = dict.fromkeys(variables, "vowel")
        assert texts.catalogue.exact_text(f"board-{word}", "", given), word
    ours = {name.removeprefix("board-") for name in texts.catalogue.entries if name.startswith("board-")}
    assert ours == set(WORDS)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("seats", [1, 3])
def test_no_line_is_wider_than_the_screen(seats: int, width: int, lang: str) -> None:
    pen = a_pen(seats, width, lang)
    bag = [{"piece": piece, "shop_floor": 41} for piece in ("teleport_scroll", "mulligan_scroll", "doubling_potion")]
    rich = a_hero(inventory=bag, effects=["coin_rush", "magic_shield"], deaths=99, hp_minus=199, score=-99)
    others = [a_hero(hidden=True, at=-1, done=True)] * (seats - 1)
    made = [page(rich, *others, profile="zero", hero_name="Ambroise l’Éternel") for page in (a_view, a_shop, an_end)]

    for view, over in [*seen(seats)[::3], *[(view, False) for view in made]]:
        for row in draw("paper_dungeon", view, pen, over):
            assert width_of(row) <= width, row
            assert row == row.rstrip()


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


@pytest.mark.parametrize("seats", [1, 3])
def test_what_is_used_is_gone_and_what_is_not_is_there(seats: int) -> None:
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


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("seats", [1, 3])
def test_the_ledger_can_be_read(seats: int, lang: str) -> None:
    pen = a_pen(seats, 80, lang)

    for view, over in seen(seats):
        hero = view["players"][view["to_play"]]
        rows = spaced(view, pen)
        if over or hero["hidden"]:
            continue
        for name, least, most in (("hp", -999, hero["hp_limit"]), ("coins", 0, 999)):
            total = hero[name] + hero[f"{name}_plus"] - hero[f"{name}_minus"]
            sums = [hero[name], hero[f"{name}_plus"], hero[f"{name}_minus"], max(least, min(total, most))]
            assert re.search(rf"\b{pen.label(name)} +{' +'.join(map(str, sums))}$", "\n".join(rows), re.MULTILINE)
        assert f"{pen.label('deaths')} {hero['deaths']}" in plain(rows)


# No secrets


def test_others_stay_hidden_as_long_as_they_are_on_the_page() -> None:
    """What the view hides is nowhere: neither the hero, nor the line, nor the figures of this page."""
    secret = a_hero(hidden=True, at=-1, hp=7, coins=3)
    rows = drawn(a_view(secret, a_hero(), to_play=0))
    text = plain(rows)

    assert "@" not in text and "Entry" not in text and "Square" not in text and "Turns" not in text
    assert "Ada: HP 7, Coins 3, Deaths 0, playing" in text and "done" not in text
    assert not {"*", ":"} & set("".join(plan(rows)))


def test_who_is_done_with_a_hidden_page_shows_only_that() -> None:
    """Neither the figures of the entry nor those of the exit, which nobody else may know yet."""
    secret = a_hero(hidden=True, done=True, at=-1, hp=7, coins=3, deaths=4)
    rows = drawn(a_view(secret, a_hero(), to_play=1), 40)

    assert "Ada: done, sums hidden" in rows
    known = drawn(a_view(secret | {"hidden": False}, a_hero(), to_play=1), 40)
    assert "Ada: HP 7, Coins 3, Deaths 4, done" in known


def test_a_shop_keeps_the_secrets_of_who_is_in_it() -> None:
    text = plain(drawn(a_shop(a_hero(hidden=True, at=-1), a_hero())))

    assert "too dear" not in text and "Entry" not in text
    assert "[ ] Meal, 7 coins: +6 HP" in text


@pytest.mark.parametrize("seats", [1, 3])
def test_the_treasure_is_named_at_the_end_only(seats: int) -> None:
    *before, (end, _) = seen(seats)
    name = end["treasure"]["name"]

    assert name in plain(spaced(end, a_pen(seats)))
    assert not [view for view, over in before if not over and name in plain(spaced(view, a_pen(seats)))]


LATER = [
    {"page": "shop", "floor": 2, "map": [], "offers": [{"piece": "meal", "price": 9}]},
    {"page": "floor", "floor": 3, "map": ["#####", "#@3>#", "#?.o#", "#####"], "offers": []},
    {"page": "shop", "floor": 3, "map": [], "offers": [{"piece": "wall_pass", "price": 8}]},
]


def leafed(word: str, view: dict[str, Any] | None = None, width: int = 80) -> list[str]:
    seen = a_view(later_pages=LATER) if view is None else view
    rows = leaf("paper_dungeon", seen, a_pen(1, width, "en", TEXTS["en"]), word)
    return [row.replace("\u00a0", " ") for row in rows]


def test_later_pages_are_pointed_at_not_shown() -> None:
    """Under the title: which word leafs to the next one."""
    rows = drawn(a_view(later_pages=LATER[1:]))
    assert rows[1].endswith("Leaf ahead: look 3")
    assert "Wall Pass" not in plain(rows) and "Floor 3" not in plain(rows)
    assert "Leaf" not in plain(drawn(a_view()))


def test_leafing_shows_a_floor_and_its_shop() -> None:
    """As nobody has walked on it, and with nothing ticked or too dear."""
    hero = a_hero(at=13, taken=[6, 7], lines=[[6, 7]], line=[7, 8], has_key=True, coins=0)
    assert leafed("3", a_view(hero, later_pages=LATER)) == [
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
    assert leaf("pig", {}, a_pen(), "3") == []


@pytest.mark.parametrize("width", WIDTHS)
def test_every_later_page_can_be_drawn(width: int) -> None:
    view, _ = seen(1)[0]
    pen = a_pen(1, width)
    assert [page["floor"] for page in view["later_pages"] if page["page"] == "floor"] == [2, 3, 4, 5, 6]
    for number in range(2, 7):
        rows = leaf("paper_dungeon", view, pen, str(number))
        assert len(rows) > 17
        assert all(width_of(row) <= width for row in rows)


def test_before_the_notebook_is_known_nothing_is_drawn() -> None:
    """With real dice the number is asked for, and no page is open."""
    assert draw("paper_dungeon", a_view(a_hero(at=-1), map=[], floor=0, notebook=-1), a_pen()) == []


# Word for word


def test_a_fresh_floor() -> None:
    assert drawn(a_view()) == [
        "   a b c d e f g h i j k   Floor 2 of 45, notebook 42",
        " 1 ██████████████████████",
        " 2 ██@ · 1 ? ♥1♥?██$ · ██         Entry  +  -  Exit",
        " 3 ██· · ¢ · w · L ¢ · ██  HP        10  0  0    10",
        " 4 ██· k · T · · ████████  Coins      0  0  0     0",
        " 5 ██· · · · > · T · · ██  HP limit 10, Deaths 0",
        " 6 ██· · · · · · · · · ██  Turns 0, Square b2, Key: no, Teleported: no",
        " 7 ██· · · · · · · · · ██",
        " 8 ██· · · · · · · · · ██  @ you, > stairs, 1-9 enemy, ? mystery enemy,",
        " 9 ██· · · · · · · · · ██    ♥n heart, ♥? mystery heart, ¢ coin, $ chest, w web,",
        "10 ██· · · · · · · · · ██    k key, L locked door, T teleporter",
        "11 ██· · · · · · · · · ██",
        "12 ██████████████████████",
    ]


def test_a_floor_that_is_being_walked_on_a_narrow_screen() -> None:
    bag = [{"piece": "teleport_scroll", "shop_floor": 5}, {"piece": "mulligan_scroll", "shop_floor": 10}]
    hero = a_hero(
        hp=4,
        hp_plus=2,
        hp_minus=9,
        coins=2,
        coins_minus=5,
        deaths=1,
        inventory=bag,
        effects=["weaklings"],
        at=48,
        taken=[14, 15, 35],
        has_key=True,
        teleported=True,
        lines=[[12, 13, 14, 15], [15, 25, 35]],
        line=[35, 36, 37, 51, 50, 49, 48],
        turns=3,
    )

    assert drawn(a_view(hero), 40, "fr") == [
        "Étage 2 sur 45, carnet 42",
        "",
        "        Entrée  +  -  Sortie",
        "PV           4  2  9      -3",
        "Pièces       2  0  5       0",
        "Sortir serait mourir !",
        "Limite de PV 10, Morts 1",
        "",
        "Inventaire : Téléparchemin (étage 5),",
        "  Parchemulligan (étage 10)",
        "À cet étage : Gringalets",
        "",
        "@ vous, > escalier, ♥n cœur,",
        "  ♥? cœur mystère, ¢ pièce, $ coffre,",
        "  w toile, / porte ouverte,",
        "  T Téléportail, * dernières lignes,",
        "  : lignes plus anciennes",
        "",
        "Tours 3, Case e5, Clef : oui,",
        "  Téléporté : oui",
        "   a b c d e f g h i j k",
        " 1 ██████████████████████",
        " 2 ██: : : * ♥1♥?██$ · ██",
        " 3 ██· · ¢ · w · / ¢ · ██",
        " 4 ██· * * T*· · ████████",
        " 5 ██· · · @ >** T*· · ██",
        " 6 ██· · · · · · · · · ██",
        " 7 ██· · · · · · · · · ██",
        " 8 ██· · · · · · · · · ██",
        " 9 ██· · · · · · · · · ██",
        "10 ██· · · · · · · · · ██",
        "11 ██· · · · · · · · · ██",
        "12 ██████████████████████",
    ]


def test_on_a_very_narrow_screen_a_square_is_one_column() -> None:
    assert drawn(a_view(a_hero(line=[START, 13], at=13)), 24) == [
        "Floor 2 of 45, notebook",
        "  42",
        "",
        "       Entry  +  -  Exit",
        "HP        10  0  0    10",
        "Coins      0  0  0     0",
        "HP limit 10, Deaths 0",
        "",
        "@ you, > stairs,",
        "  1-9 enemy,",
        "  ? mystery enemy,",
        "  a-f=1-6 heart,",
        "  h mystery heart,",
        "  o coin, $ chest,",
        "  w web, k key,",
        "  L locked door,",
        "  T teleporter,",
        "  * last lines",
        "",
        "Turns 0, Square c2,",
        "  Key: no,",
        "  Teleported: no",
        "   abcdefghijk",
        " 1 ███████████",
        " 2 █*@1?ah█$·█",
        " 3 █··o·w·Lo·█",
        " 4 █·k·T··████",
        " 5 █····>·T··█",
        " 6 █·········█",
        " 7 █·········█",
        " 8 █·········█",
        " 9 █·········█",
        "10 █·········█",
        "11 █·········█",
        "12 ███████████",
    ]


def test_what_finds_no_room_beside_the_plan_stands_above_it() -> None:
    bag = [{"piece": "mulligan_scroll", "shop_floor": floor} for floor in (5, 10, 15)]
    rows = drawn(a_view(a_hero(inventory=bag), a_hero(hp=7, coins=3, deaths=2, done=True)))

    assert rows == [
        "Ada: HP 10, Coins 0, Deaths 0, playing",
        "Chloé-Sérénissi…: HP 7, Coins 3, Deaths 2, done",
        "",
        "   a b c d e f g h i j k   Floor 2 of 45, notebook 42",
        " 1 ██████████████████████         Entry  +  -  Exit",
        " 2 ██@ · 1 ? ♥1♥?██$ · ██  HP        10  0  0    10",
        " 3 ██· · ¢ · w · L ¢ · ██  Coins      0  0  0     0",
        " 4 ██· k · T · · ████████  HP limit 10, Deaths 0",
        " 5 ██· · · · > · T · · ██  Turns 0, Square b2, Key: no, Teleported: no",
        " 6 ██· · · · · · · · · ██  Bag: Scroll of Mulligan (floor 5),",
        " 7 ██· · · · · · · · · ██    Scroll of Mulligan (floor 10),",
        " 8 ██· · · · · · · · · ██    Scroll of Mulligan (floor 15)",
        " 9 ██· · · · · · · · · ██  @ Ada, > stairs, 1-9 enemy, ? mystery enemy,",
        "10 ██· · · · · · · · · ██    ♥n heart, ♥? mystery heart, ¢ coin, $ chest, w web,",
        "11 ██· · · · · · · · · ██    k key, L locked door, T teleporter",
        "12 ██████████████████████",
    ]


def test_stairs_teleporters_and_doors_are_seen_under_hero_and_line() -> None:
    walked = a_hero(at=49, has_key=True, lines=[[29], [37]], line=[29])
    rows = drawn(a_view(walked))

    assert [square(rows, name) for name in ("f5", "e4", "h5", "h3")] == ["@>", "T*", "T", "/*"]


def test_the_hero_is_called_by_name() -> None:
    assert "@ Ambroise, " in plain(drawn(a_view(hero_name="Ambroise")))
    assert "@ Chloé-Sérénissi…, " in plain(drawn(a_view(a_hero(), a_hero(), to_play=1)))


def test_the_other_profile_is_said() -> None:
    assert "notebook 42, profile zero" in plain(drawn(a_view(profile="zero")))


def test_no_death_is_foretold_to_who_lives() -> None:
    assert "death!" not in plain(drawn(a_view(a_hero(hp_minus=9))))
    assert "death!" in plain(drawn(a_view(a_hero(hp_minus=10))))


def test_a_shop() -> None:
    hero = a_hero(hp=7, hp_plus=6, coins=25, coins_minus=18, bought=["meal", "coin_rush"], effects=["coin_rush"])

    assert drawn(a_shop(hero)) == [
        "Shop after floor 5",
        "",
        "[x] Meal, 7 coins: +6 HP (bought)",
        "[x] Coin Rush, 11 coins: coins count double (bought)",
        "[ ] Wall Pass, 9 coins: walk through a wall (too dear)",
        "",
        "       Entry  +   -  Exit",
        "HP         7  6   0    10",
        "Coins     25  0  18     7",
        "HP limit 10, Deaths 0",
        "Next floor: Coin Rush",
    ]


def test_the_treasure_room() -> None:
    assert drawn(an_end(a_hero(hp=7, coins=12, deaths=13, score=58), hero_name="Ambroise")) == [
        "Treasure Room",
        "The Ruby of Abarbidor",
        "",
        "  .-----------.",
        " /             \\",
        " |   R.I.P.    |",
        " |  Ambroise   |",
        " | ||||/ ||||/ |",
        " |     |||     |",
        "_|_____________|_",
        "",
        "HP  Coins  Deaths  Score",
        " 7     12      13     58",
    ]


def test_who_never_died_needs_no_tombstone() -> None:
    assert drawn(an_end(a_hero())) == [
        "Treasure Room",
        "The Ruby of Abarbidor",
        "",
        "HP  Coins  Deaths",
        "10      0       0",
    ]


def test_a_summary_of_several() -> None:
    heroes = [a_hero(hp=7, coins=12, deaths=7, score=64), a_hero(score=50)]

    assert drawn(an_end(*heroes))[-3:] == [
        "Player            HP  Coins  Deaths  Score  R.I.P.",
        "Ada                7     12       7     64  ||||/ ||",
        "Chloé-Sérénissi…  10      0       0     50",
    ]
    assert drawn(an_end(*heroes), 30)[-5:] == [
        "",
        "Ada: HP 7, Coins 12, Deaths 7,",
        "  Score 64, ||||/ ||",
        "Chloé-Sérénissi…: HP 10,",
        "  Coins 0, Deaths 0, Score 50",
    ]


@pytest.mark.parametrize(
    ("name", "lang", "said"),
    [
        ("Abarbidor", "en", "The Ruby of Abarbidor"),
        ("Abarbidor", "fr", "Rubis d’Abarbidor"),
        ("Helisanor", "fr", "Rubis d’Helisanor"),
        ("Zolidaran", "fr", "Rubis de Zolidaran"),
    ],
)
def test_the_name_of_a_treasure(name: str, lang: str, said: str) -> None:
    assert said in spaced(an_end(name=name), a_pen(lang=lang))
