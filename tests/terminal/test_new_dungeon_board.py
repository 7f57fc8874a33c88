"""The table of the New Dungeon in a plain terminal."""

import re
from pathlib import Path

import pytest

from oubliette.games.new_dungeon.board import BOARD
from oubliette.games.new_dungeon.cards import CARDS
from oubliette.terminal.plain.screen import width_of
from oubliette.terminal.plain.table_display import paragraphs
from oubliette.texts import GameTexts, languages
from tests.terminal.new_dungeon_views import GAME_ID, WIDTHS, a_pen, drawn, fresh, page, plain, seen, spaced, the_map

# The words that only this board needs, with their variables.
WORDS: dict[str, dict[str, int | str]] = {
    "round": {"round": 3},
    "round_of": {"round": 3, "last": 200},
    "level": {"level": 3},
    "carries": {"count": 2},
    "spells": {"count": 2},
    "among_them": {"cards": "X"},
    "unknown": {"count": 2},
    "unknown_monsters": {"count": 2},
    "unknown_treasures": {"count": 2},
    "gold": {"gold": 250, "total": 10000},
    "ambushed": {"number": 9},
    "numbers": {"colour": "x", "colour_id": "blue"},
    "number": {"colour": "x", "number": 9},
    "map_row": {"row": 1, "levels": "4, 2, 3", "other": "2", "another": "3"},
    "share": {"percent": 50},
    "go_home": {"steps": 12},
    "here": {"kind_id": "room", "space": "X", "space_id": "X", "level": 3},
    "about_guarded": {"guard_id": "ogre", "guard_a": "X", "count": 1, "treasures": 1},
    "about_free": {"treasures": 2},
    "about_slide": {"space": "X", "space_id": "R301"},
    "about_cage": {"space": "X", "space_id": "R301"},
    "also_here": {"hero": "X"},
    "exit": {
        "a": "X",
        "a_id": "R301",
        "a_kind_id": "room",
        "a_level": 3,
        "a_way_way": "X",
        "a_link_id": "door",
        "a_guard_id": "ogre",
        "a_guard_a": "X",
        "a_needed": 6,
    },
    "need": {"how": "X", "number": 6},
    "missing": {"gold": 250, "steps": 3},
    **{word: {} for word in ("main", "main_short", "about_main", "exits", "you_need", "by_hand")},
    **{word: {} for word in ("about_healing", "about_magical_tome", "about_teleport")},
    **{word: {} for word in ("pages", "page_map", "page_heroes", "page_decks")},
    **{word: {} for word in ("hero", "door", "secret", "stairs", "guarded", "known", "treasure", "free")},
    **{word: {} for word in ("healing", "magical_tome", "teleport", "no_hero", "known_cards", "begins")},
}
LABELS = (
    *("space", "treasures", "spells", "wounded", "caged", "lost_turns", "move", "secret_door", "quota", "came_from"),
    *("unseen_monsters", "unseen_treasures", "spells_left", "spells_discarded"),
)
BESIDE = 14  # columns beside the map
BROWSER = Path(__file__).resolve().parents[2] / "web" / "src" / "lib" / "games" / GAME_ID
SWORD = """
name-magic_sword_2 = Sword (500)
board-carries = { $count } treasures
board-among_them = with { $cards }
board-unknown = { $count } unknown
"""


@pytest.mark.slow
def test_the_matches_of_these_tests_show_what_there_is_to_see() -> None:
    matches = [seen(1), seen(3), seen(3, True), seen(6)]
    views = [view for match in matches for view, _ in match]
    heroes = [hero for view in views for hero in view["players"]]

    assert all(len(match) >= 20 for match in matches)
    assert all(any(hero[name] for hero in heroes) for name in ("wounded", "caged", "lost_turns", "spells", "treasures"))
    assert any(hero["gold"] is None for hero in heroes)
    assert any(cards["left"] for view in views for cards in view["spaces"].values())


def said_in_browsers() -> set[str]:
    """Whatever the board in the browser may say: all words in quotes."""
    files = [file for file in BROWSER.iterdir() if file.suffix in (".svelte", ".ts") and ".test." not in file.name]
    return {word for file in files for word in re.findall(r"'(\w+)'", file.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("lang", languages())
def test_the_game_has_the_words_of_its_board(lang: str) -> None:
    texts = GameTexts(GAME_ID, lang, strict=True)

    for word, given in WORDS.items():
        assert texts.catalogue.exact_text(f"board-{word}", "", given), word
    ours = {name.removeprefix("board-") for name in texts.catalogue.entries if name.startswith("board-")}
    assert ours - set(WORDS) <= said_in_browsers()
    assert [f"view-{label}" for label in LABELS if not texts.has_label(label)] == []


@pytest.mark.parametrize("lang", languages())
def test_the_words_beside_the_map_are_not_cut(lang: str) -> None:
    texts = GameTexts(GAME_ID, lang, strict=True)

    for word in ("hero", "door", "secret", "stairs", "guarded", "known", "treasure", "free"):
        assert width_of("+ " + texts.catalogue.exact_text(f"board-{word}", "", {})) <= BESIDE
    assert width_of(texts.catalogue.exact_text("board-level", "", {"level": 3}) + "  ^ N") <= BESIDE


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize(("seats", "hidden"), [(1, False), (3, True), (6, False)])
def test_no_line_is_wider_than_the_screen(seats: int, hidden: bool, width: int, lang: str) -> None:
    pen = a_pen(seats, width, lang)

    for number, (view, over) in enumerate(seen(seats, hidden)):
        rows = drawn(view, pen, over)
        if number % 8 == 0:
            rows += [row for word in ("map", "heroes", "decks", "3", "r108") for row in page(view, pen, word)]
        for row in rows:
            assert width_of(row) <= width, row
            assert row == row.rstrip(" ")


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("seats", "most"), [(1, 5), (3, 9), (6, 15)])
def test_map_and_heroes_leave_room_for_the_question(seats: int, most: int, lang: str) -> None:
    """On a screen of 80 by 24, where the map stands last, and the heroes above it take a line or two each."""
    pen = a_pen(seats, 80, lang)

    for view, over in seen(seats):
        if not over:
            parts = [part.split("\n") for part in paragraphs(drawn(view, pen))]
            assert len(parts[-1]) == 12
            assert len(parts[2]) <= most
            assert len(parts[0]) == len(parts[1]) == 1


@pytest.mark.parametrize("width", [40, 80, 100])
@pytest.mark.parametrize("seats", [1, 3, 6])
def test_where_one_can_step_next_can_be_found_by_name(seats: int, width: int) -> None:
    """Unless a hero stands on a space that is too small for more."""
    pen = a_pen(seats, width)

    for view, over in seen(seats):
        if over:
            continue
        hero = view["players"][view["turn_seat"]]
        text = the_map(view, pen)
        taken = [other["space"] for other in view["players"]]
        for link in BOARD.links[BOARD.index[hero["space"]]]:
            space = BOARD.ids[link.to]
            assert space in text or space in taken
        own = BOARD.spaces[BOARD.index[hero["space"]]]
        assert own.id in text or own.width * own.height == 1 or taken.count(own.id) > 1
        named = set(re.findall(r"[KT]\d{3}", text))
        assert named <= {hero["space"], *[BOARD.ids[link.to] for link in BOARD.links[BOARD.index[hero["space"]]]]}


@pytest.mark.parametrize("seats", [1, 3, 6])
def test_the_current_hero_is_on_the_map(seats: int) -> None:
    pen = a_pen(seats)

    for view, over in seen(seats):
        if not over:
            own = "ABCDEF"[view["turn_seat"]]
            assert re.search(rf"@({own}|×)|{own}[A-F]{{3}}", the_map(view, pen))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("hidden", [False, True])
def test_everybody_s_line_can_be_read(hidden: bool, lang: str) -> None:
    pen = a_pen(3, 100, lang)

    for view, over in seen(3, hidden):
        text = plain(drawn(view, pen, over))
        full = plain(page(view, pen, "heroes"))
        for hero in view["players"]:
            gold = "?" if hero["gold"] is None else written(hero["gold"], lang)
            for read in (text, full):
                assert f"{pen.texts.name(hero['hero'])}, {pen.texts.name(hero['class'])}" in read
                assert f"{pen.label('gold')} {gold}/{written(hero['total'], lang)}" in read
                assert placed(hero["space"], lang) in read
            for flag in ("wounded", "caged"):
                assert over or not hero[flag] or pen.label(flag) in text
            if hero["lost_turns"]:
                assert over or f"{pen.label('lost_turns')} {hero['lost_turns']}" in text
            for card in hero["treasures"]:
                assert card == "face_down" or spaced(pen.texts.name(card)) in full
                special = card != "face_down" and (CARDS[card].special or CARDS[card].mark.id)
                assert not special or spaced(pen.texts.name(card)).rsplit(" (", 1)[0] in text
            for spell in hero["spells"]:
                assert spell == "face_down" or pen.texts.name(spell) in full


def placed(space: str, lang: str) -> str:
    """The Main Staircase has no English name in French."""
    return "Escalier" if (space, lang) == ("MAIN", "fr") else space


def written(number: int, lang: str) -> str:
    return f"{number:,}".replace(",", "," if lang == "en" else " ")


@pytest.mark.parametrize("lang", languages())
def test_a_heros_troubles_are_printed(lang: str) -> None:
    view, pen = fresh(2), a_pen(2, 80, lang)
    sound = plain(drawn(view, pen))
    view["players"][1] |= {"wounded": True, "caged": True, "lost_turns": 3}

    for message in (pen.label("wounded"), pen.label("caged"), f"{pen.label('lost_turns')} 3"):
        assert message not in sound
        assert message in plain(drawn(view, pen))
        assert message in plain(page(view, pen, "heroes"))


def test_spells_are_named_for_their_owner_and_counted_for_the_others() -> None:
    view = fresh(2)
    view["players"][0] |= {"spells": ["fireball", "fireball", "teleport"]}
    view["players"][1] |= {"spells": ["face_down"] * 4}
    text = plain(drawn(view, a_pen(2, 100)))

    assert "3 spells (2× Fireball, Teleport)" in text
    assert "4 spells" in text and "4 spells (" not in text


def test_all_treasures_of_the_current_hero_are_named_the_special_ones_first() -> None:
    view = fresh(2)
    cards = ["sack_250", "garnet", "magic_sword_2", "sack_250", "face_down"]
    for hero in view["players"]:
        hero |= {"treasures": list(cards), "gold": None}
    rows = drawn(view, a_pen(2, 100, text=SWORD))

    playing = view["turn_seat"]
    text = plain(rows)
    mine = text[text.index(f">{'AB'[playing]}") :]
    assert "(Sword (500), garnet, 2× sack_250, 1 unknown)" in mine
    assert text.count("5 treasures, with Sword") == 1


@pytest.mark.parametrize(
    ("lang", "cards", "told"),
    [
        ("en", ["esp_medallion", "garnet"], "2 treasures, with ESP Medallion"),
        ("fr", ["esp_medallion", "garnet"], "2 trésors, dont Médaille d’ESP"),
        ("en", ["esp_medallion", "garnet", "magic_sword_2"], "3 treasures, with ESP Medallion and Magic Sword +2"),
        ("en", ["esp_medallion"], "1 treasure (ESP Medallion (1,500))"),
        ("en", ["garnet"], "1 treasure"),
    ],
)
def test_some_cards_of_another_are_named_as_some(lang: str, cards: list[str], told: str) -> None:
    view = fresh(2)
    view["turn_seat"] = 0
    view["players"][1] |= {"treasures": cards}
    assert plain(drawn(view, a_pen(2, 100, lang))[:-18]).endswith(f", {told}")


@pytest.mark.parametrize(
    ("lang", "colour", "figures"),
    [
        ("en", "blue numbers", "Move 4, Secret doors up to 3, Ambushed on 9 or more, blue numbers"),
        ("fr", "chiffres bleus", "Déplacement 4, Portes secrètes jusqu’à 3, Embuscade dès 9, chiffres bleus"),
    ],
)
def test_the_figures_of_a_hero_are_those_that_mean_something(lang: str, colour: str, figures: str) -> None:
    view = fresh(1)
    view["players"][0] |= {"colour": "blue", "move": 4, "secret_door": 3, "ambushed_on": 9, "quota": 0}
    view["players"][0] |= {"came_from": "", "treasures": ["secret_door_card"], "door_card": True, "spells": []}
    read = plain(page(view, a_pen(1, 100, lang), "heroes"))

    assert figures in read
    assert read.count(a_pen(1, 100, lang).label("door_card")) == 1
    assert a_pen(1, 100, lang).label("quota") not in read
    assert colour in plain(drawn(view, a_pen(1, 100, lang)))


def test_the_colour_of_a_hero_takes_no_row_of_its_own() -> None:
    view = fresh(1)
    view["players"][0] |= {"hero": "grunda", "class": "dwarf", "colour": "blue", "spells": []}
    view["players"][0] |= {"gold": 0, "total": 10000}
    for width, told in ((62, True), (54, False)):
        rows = paragraphs(drawn(view, a_pen(1, width)))[2].split("\n")
        assert len(rows) == 1
        assert ("blue" in rows[0]) == told


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            (
                "Known around here: R103: 1 unknown treasure; R108: Goblins (blue 4), 2× Garnet (500), "
                "1 unknown treasure; C11: Mummy (blue 10), 2 unknown monsters"
            ),
        ),
        (
            "fr",
            (
                "Connu dans les environs : R103 : 1 trésor inconnu ; R108 : Gobelins (bleu 4), 2× Grenat (500), "
                "1 trésor inconnu ; C11 : Momie (bleu 10), 2 monstres inconnus"
            ),
        ),
    ],
)
def test_what_was_seen_is_told_around_the_hero(lang: str, told: str) -> None:
    view = fresh(1)
    view["players"][0] |= {"colour": "blue"}
    view["spaces"]["R108"] |= {"monsters": ["goblins"], "left": ["garnet", "garnet", "face_down"]}
    view["spaces"]["C11"] |= {"monsters": ["mummy", "face_down", "face_down"]}
    view["spaces"]["R103"] |= {"monsters": [], "treasure": "face_down"}
    view["spaces"]["R610"] |= {"monsters": ["hydra"]}

    assert told in plain(drawn(view, a_pen(1, lang=lang)))
    assert "R610" not in plain(drawn(view, a_pen(1, lang=lang)))


def test_the_page_of_a_monster_has_all_its_numbers() -> None:
    view = fresh(1)
    view["players"][0] |= {"colour": "white"}
    view["spaces"]["R610"] |= {"monsters": ["hydra"]}
    read = plain(page(view, a_pen(1), "r610"))

    assert read.startswith("Hydra: red 11, white –, blue 12, green 12, grey 9, yellow 8 ")
    assert "Known around here: R610: Hydra (white –)" in read


@pytest.mark.parametrize("seats", [1, 3])
def test_it_can_be_printed_in_ascii(seats: int) -> None:
    """Other characters are replaced by similar ones if the output cannot encode them."""
    pen = a_pen(seats, text="name-x = x")

    for view, over in seen(seats):
        signs = set("".join([*drawn(view, pen, over), *page(view, pen, "map")]))
        assert {sign for sign in signs if not sign.isascii()} <= set("·×…\u00a0éè")
