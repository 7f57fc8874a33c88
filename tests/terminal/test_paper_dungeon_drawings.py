"""The pages of Paper App DUNGEON, word for word."""

import pytest

from oubliette.games.paper_dungeon.view import Carried
from tests.terminal.paper_dungeon_views import (
    START,
    a_hero,
    a_pen,
    a_shop,
    a_view,
    an_end,
    drawn,
    plain,
    spaced,
    square,
)


def test_a_fresh_floor() -> None:
    assert drawn(a_view()) == [
        "   a b c d e f g h i j k   Floor 2 of 45, notebook 42",
        " 1 ██████████████████████",
        " 2 ██@ · 1 ? ♥1♥?██$ · ██         Entry  +  −  Exit",
        " 3 ██· · ¢ · w · L ¢ · ██  HP        10  0  0    10",
        " 4 ██· k · T · · ████████  Coins      0  0  0     0",
        " 5 ██· · · · > · T · · ██  HP limit 10, Deaths 0",
        " 6 ██· · · · · · · · · ██  Turns 0, Square b2, Key: no, Teleported: no",
        " 7 ██· · · · · · · · · ██",
        " 8 ██· · · · · · · · · ██  @ Ada, > stairs, 1-9 enemy, ? mystery enemy,",
        " 9 ██· · · · · · · · · ██    ♥n heart, ♥? mystery heart, ¢ coin, $ chest, w web,",
        "10 ██· · · · · · · · · ██    k key, L locked door, T teleporter",
        "11 ██· · · · · · · · · ██",
        "12 ██████████████████████",
    ]


def test_a_floor_that_is_being_walked_on_a_narrow_screen() -> None:
    bag: list[Carried] = [{"piece": "teleport_scroll", "shop_floor": 5}, {"piece": "mulligan_scroll", "shop_floor": 10}]
    hero = a_hero() | {
        "hp": 4,
        "hp_plus": 2,
        "hp_minus": 9,
        "coins": 2,
        "coins_minus": 5,
        "deaths": 1,
        "inventory": bag,
        "effects": ["weaklings"],
        "at": 48,
        "taken": [14, 15, 35],
        "has_key": True,
        "teleported": True,
        "lines": [[12, 13, 14, 15], [15, 25, 35]],
        "line": [35, 36, 37, 51, 50, 49, 48],
        "turns": 3,
    }

    assert drawn(a_view(hero), 40, "fr") == [
        "Étage 2 sur 45, carnet 42",
        "",
        "        Entrée  +  −  Sortie",
        "PV           4  2  9      -3",
        "Pièces       2  0  5       0",
        "Sortir serait mourir !",
        "Limite de PV 10, Morts 1",
        "",
        "Inventaire : Téléparchemin (étage 5),",
        "  Parchemulligan (étage 10)",
        "À cet étage : Gringalets",
        "",
        "@ Ada, > escalier, ♥n cœur,",
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
    assert drawn(a_view(a_hero() | {"line": [START, 13], "at": 13}), 24) == [
        "Floor 2 of 45, notebook",
        "  42",
        "",
        "       Entry  +  −  Exit",
        "HP        10  0  0    10",
        "Coins      0  0  0     0",
        "HP limit 10, Deaths 0",
        "",
        "@ Ada, > stairs,",
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


def test_parts_that_do_not_fit_beside_the_plan_stand_above_it() -> None:
    bag: list[Carried] = [{"piece": "mulligan_scroll", "shop_floor": floor} for floor in (5, 10, 15)]
    rows = drawn(a_view(a_hero() | {"inventory": bag}, a_hero() | {"hp": 7, "coins": 3, "deaths": 2, "done": True}))

    assert rows == [
        "Ada: HP 10, Coins 0, Deaths 0, playing",
        "Chloé-Sérénissi…: HP 7, Coins 3, Deaths 2, done",
        "",
        "   a b c d e f g h i j k   Floor 2 of 45, notebook 42",
        " 1 ██████████████████████         Entry  +  −  Exit",
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
    walked = a_hero() | {"at": 49, "has_key": True, "lines": [[29], [37]], "line": [29]}
    rows = drawn(a_view(walked))

    assert [square(rows, name) for name in ("f5", "e4", "h5", "h3")] == ["@>", "T*", "T", "/*"]


def test_the_hero_is_called_by_name() -> None:
    assert "@ Ada, " in plain(drawn(a_view()))
    assert "@ Chloé-Sérénissi…, " in plain(drawn(a_view(a_hero(), a_hero()) | {"to_play": 1}))


def test_the_unusual_profile_is_mentioned() -> None:
    assert "notebook 42, profile zero" in plain(drawn(a_view() | {"profile": "zero"}))


def test_a_hero_who_will_live_gets_no_warning() -> None:
    assert "death!" not in plain(drawn(a_view(a_hero() | {"hp_minus": 9})))
    assert "death!" in plain(drawn(a_view(a_hero() | {"hp_minus": 10})))


def test_a_shop() -> None:
    hero = a_hero() | {
        "hp": 7,
        "hp_plus": 6,
        "coins": 25,
        "coins_minus": 18,
        "bought": ["meal", "coin_rush"],
        "effects": ["coin_rush"],
    }

    assert drawn(a_shop(hero)) == [
        "Shop after floor 5",
        "",
        "[x] Meal, 7 coins: +6 HP (bought)",
        "[x] Coin Rush, 11 coins: coins count double (bought)",
        "[ ] Wall Pass, 9 coins: walk through a wall (too dear)",
        "",
        "       Entry  +   −  Exit",
        "HP         7  6   0    10",
        "Coins     25  0  18     7",
        "HP limit 10, Deaths 0",
        "Next floor: Coin Rush",
    ]


def test_the_treasure_room() -> None:
    assert drawn(an_end(a_hero() | {"hp": 7, "coins": 12, "deaths": 13, "score": 58})) == [
        "Treasure Room",
        "The Ruby of Abarbidor",
        "",
        "  .-----------.",
        " /             \\",
        " |   R.I.P.    |",
        " |     Ada     |",
        " | ||||/ ||||/ |",
        " |     |||     |",
        "_|_____________|_",
        "",
        "HP  Coins  Deaths  Score",
        " 7     12      13     58",
    ]


def test_without_deaths_there_is_no_tombstone() -> None:
    assert drawn(an_end(a_hero())) == [
        "Treasure Room",
        "The Ruby of Abarbidor",
        "",
        "HP  Coins  Deaths",
        "10      0       0",
    ]


def test_a_summary_of_several() -> None:
    heroes = [a_hero() | {"hp": 7, "coins": 12, "deaths": 7, "score": 64}, a_hero() | {"score": 50}]

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
    ("name", "lang", "message"),
    [
        ("Abarbidor", "en", "The Ruby of Abarbidor"),
        ("Abarbidor", "fr", "Rubis d’Abarbidor"),
        ("Helisanor", "fr", "Rubis d’Helisanor"),
        ("Zolidaran", "fr", "Rubis de Zolidaran"),
    ],
)
def test_the_name_of_a_treasure(name: str, lang: str, message: str) -> None:
    assert message in spaced(an_end(name=name), a_pen(lang=lang))
