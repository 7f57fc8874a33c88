"""The other pages of Dungeon Looters, and drawings that depend on the question."""

from typing import Any

import pytest

from oubliette.games.dungeon_looters.geometry import CELL_NAMES
from oubliette.kernel import Ask
from oubliette.texts import GameTexts, languages
from tests.terminal.conftest import Player
from tests.terminal.dungeon_looters_views import (
    GAME_ID,
    PAGES,
    PLAYERS,
    a_chest,
    a_looter,
    a_pen,
    a_room,
    a_view,
    drawn,
    page,
    parts,
    plain,
    seen,
)

ADA = a_looter("dwarf", "E5c3")
BO = a_looter("barbarian", "F5c3")
ROOMS = (a_room("E5", "great_hall", card=True), a_room("F5", "crossroads"), a_room("C5", "vestibule", 3))


def cross(**more: Any) -> dict[str, Any]:
    doors = [{"door": "E5-F5", "state": "locked"}, {"door": "C5-out", "state": "locked"}]
    chests = [a_chest("E5b2"), a_chest("E5d4", "black", treasures=0)]
    traps = [{"square": "F5c1", "layer": 1, "trap": "face_down"}]
    return a_view([ADA, BO], ROOMS, **{"doors": doors, "chests": chests, "traps": traps, "parts": 2, **more})


def test_the_whole_table_on_a_small_scale() -> None:
    assert page(cross(), a_pen(2), "map") == [
        "    C      D      E      F      G   @ you",
        "4   C4            E4     F4         $ full chest",
        "     |             |      |         ? unknown token",
        "5X[    ]-  D5  -[@$* ]x[B?  ]-  G5  * game-master card",
        "     |             |      |         x locked",
        "6   C6            E6     F6         X way out, locked",
    ]


def test_a_narrow_screen_gets_a_smaller_one_or_none() -> None:
    assert "[@…]x[B?]" in "\n".join(page(cross(), a_pen(2, 30), "map"))
    assert "5X[ ]- D5-[…]x[…]- G5" in "\n".join(page(cross(), a_pen(2, 22), "map"))
    assert plain(page(cross(), a_pen(2, 20), "map")) == "No rooms yet, or no space to draw them."


def test_a_room_is_described_in_words_and_drawn_close_up() -> None:
    rows = page(cross(), a_pen(2), "e5")

    assert plain(rows[: rows.index("")]) == (
        "E5, Great hall: not turned (0), a game-master card lies here "
        "Doors: north E4 (unexplored), east F5 (locked), south E6 (unexplored), west D5 (unexplored) "
        "Here: @ Ada (Dwarf) E5c3 "
        "Chest: 1 E5b2 yellow, DD 10, 4 treasures Chest: o E5d4 black"
    )
    assert rows[rows.index("") + 1 :][:9] == [
        "Room E5",
        "    a b c d e    @ you",
        "  # # # ^ # # #  x locked",
        "1 # · · · · · #  o empty chest",
        "2 # · 1 · · · #  ^ > v < unexplored",
        "3 < · · @ · · x",
        "4 # · · · o · #",
        "5 # · · · · · #",
        "  # # # v # # #",
    ]


def test_a_broken_way_out_is_mentioned() -> None:
    doors = [{"door": "C5-out", "state": "broken"}]

    assert "west (way out, broken)" in plain(page(cross(doors=doors), a_pen(2), "C5"))
    assert "west (way out, locked)" in plain(page(cross(), a_pen(2), "C5"))


@pytest.mark.parametrize(("lang", "called"), [("en", "Door C5-out"), ("fr", "Porte C5-sortie")])
def test_a_door_that_leads_outside_has_a_name_in_each_language(lang: str, called: str) -> None:
    ask: Ask[Any] = Ask(0, "decide.card_target", ["E5-F5", "C5-out", "back"], {"card": "lock_door"})

    assert GameTexts(GAME_ID, lang, strict=True).option(ask, 1, PLAYERS) == called
    assert all(GameTexts(GAME_ID, lang).has_name(f"{cell}-out") for cell in CELL_NAMES)


def test_the_owner_of_a_token_is_named() -> None:
    assert "Token: F5c1 unknown token (Chloé-Sérénissi…)" in plain(page(cross(), a_pen(2), "F5"))


def test_a_room_may_be_named_by_one_of_its_squares_and_others_are_not_there() -> None:
    assert page(cross(), a_pen(2), "E5c3") == page(cross(), a_pen(2), "e5")
    for word in ("", "A1", "E9", "Z9", "e", "nothing", "E5z9x"):
        assert page(cross(), a_pen(2), word) == []


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", ("map", "bag", "tiles", "cards", "players")), ("fr", ("plan", "sac", "pieces", "cartes", "joueurs"))],
)
def test_every_page_has_a_name_in_each_language(lang: str, words: tuple[str, ...]) -> None:
    view = cross(tiles=["bend"], cards=["rust"])
    for english, word in zip(PAGES, words, strict=False):
        shown = page(view, a_pen(2, lang=lang), word)
        assert shown == page(view, a_pen(2, lang=lang), english)
        assert shown


def test_tiles_are_drawn_in_all_their_rotations() -> None:
    assert page(cross(tiles=["bend", "crossroads"]), a_pen(2), "tiles") == [
        "Bend                              Crossroads",
        "#0#+### #1##### #2##### #3#+###   #0#+###",
        "###·### ####### ####### ###·###   ###·###",
        "###·### ###_### ####### ###·###   ###·###",
        "##_···+ ###···+ +···_## +···###   +·····+",
        "####### ###·### ###·### ###_###   ###·###",
        "####### ###·### ###·### #######   ###·###",
        "####### ###+### ###+### #######   ###+###",
    ]
    assert plain(page(cross(), a_pen(2), "tiles")) == "No tiles in hand."


def test_a_question_about_a_tile_shows_where_it_can_go() -> None:
    options = [("bend", "E4", 1), ("bend", "D5", 0), ("bend", "E6", 0), ("gallery", "E4", 0)]
    ask: Ask[Any] = Ask(0, "decide.lay_tile", options)
    view = cross(tiles=["bend", "cell", "gallery"])
    shown = parts(view, a_pen(2, asked=ask))
    tiles, the_map = shown[-2], shown[-1]

    assert tiles.split("\n")[0].split() == ["Bend", "Gallery"]
    assert [row[:23] for row in tiles.split("\n")[1:2]] == ["#0#+### #1#####   #0#+#"]
    assert plain(tiles.split("\n")[8:]) == "Bend: 0 (D5, E6), 1 (E4) Cell: nowhere Gallery: 0 (E4)"
    assert "(E4)    F4" in the_map and "(D5) -[@$* ]" in the_map and "(E6)" in the_map
    assert "(C4)" not in the_map and "C4" in the_map
    assert "() possible" in the_map and "<> possible" not in the_map


def test_a_question_about_exploring_shows_it_on_the_map() -> None:
    ask: Ask[Any] = Ask(0, "decide.explore_tile", [("bend", 1), "back"], {"room": "E4"})
    the_map = parts(cross(tiles=["bend"]), a_pen(2, asked=ask, height=40))[-1]

    assert "(E4)" in the_map and " F4 " in the_map
    assert "() possible" in the_map
    assert "·1··" in the_map


def test_a_question_about_rooms_doors_or_chests_shows_them_on_the_table() -> None:
    rooms: Ask[Any] = Ask(0, "decide.card_target", ["E5", "C5", "back"], {"card": "trap_pit"})
    doors: Ask[Any] = Ask(0, "decide.card_target", ["E5-F5", "C5-out", "back"], {"card": "lock_door"})
    chests: Ask[Any] = Ask(0, "decide.apply_face_up", ["E5b2", "F5c1"], {"card": "rust"})

    for ask, wanted in ((rooms, "<    >-  D5  -<@$* >x[B?  ]"), (doors, "<    >-  D5  -<@$* >x< B? >")):
        assert wanted in parts(cross(), a_pen(2, asked=ask))[-1]
        assert "<> possible" in parts(cross(), a_pen(2, asked=ask))[-1]
    assert "[    ]-  D5  -<@$* >x< B? >" in parts(cross(), a_pen(2, asked=chests))[-1]


def test_a_question_about_chests_or_tokens_says_what_they_are() -> None:
    """The small map has no figures, and in the close-up a sign only marks a possible answer."""
    chests: Ask[Any] = Ask(0, "decide.card_target", ["E5b2", "C5b1", "back"], {"card": "rust"})
    view = cross(chests=[a_chest("E5b2"), a_chest("E5d4"), a_chest("C5b1", dd=6, treasures=1)])
    tokens: Ask[Any] = Ask(0, "decide.card_target", ["F5c1", "back"], {"card": "ten_foot_pole"})
    floor: Ask[Any] = Ask(0, "decide.square", ["E5a1", "E5a2", "back"], {"card": "trap_pit"})

    told = plain([parts(view, a_pen(2, asked=chests))[-2]])
    assert told == "Chests: 1 E5b2 yellow, DD 10, 4 treasures; 3 C5b1 yellow, DD 6, 1 treasure"
    assert plain([parts(cross(), a_pen(2, asked=tokens))[-2]]) == "Tokens: F5c1 unknown token (Chloé-Sérénissi…)"
    assert "Chests" not in plain(drawn(view, a_pen(2, asked=floor)))


def test_a_question_about_squares_shows_the_room_close_up() -> None:
    ask: Ask[Any] = Ask(0, "decide.square", ["F5c1", "F5a3", "back"], {"card": "trap_pit"})
    shown = parts(cross(), a_pen(2, asked=ask))[-1].split("\n")

    assert shown[0].replace("\u00a0", " ") == "Room F5"
    assert shown[3].startswith("1 # # # % # # #")
    assert shown[5].startswith("3 x % · B · · >")
    assert "% possible" in shown[1]


def test_a_player_without_a_figure_sees_the_whole_table() -> None:
    ada = a_looter("dwarf", state="defeated")
    view = {**cross(), "players": [ada, BO]}

    assert "[$*  ]x[B?  ]" in parts(view, a_pen(2))[-1]


def test_before_the_dungeon_is_entered_the_places_for_it_are_shown() -> None:
    ask: Ask[Any] = Ask(0, "decide.place_start_tile", [("C3", "n"), ("C3", "w"), ("G7", "e")])
    text = "\n".join(drawn(a_view([a_looter("dwarf"), a_looter("lich")], [], parts=0), a_pen(2, asked=ask)))

    assert "Setting up." in text
    assert "stack" not in text
    assert "(C3)" in text and "(G7)" in text


def test_the_page_of_cards_says_what_is_left() -> None:
    bo = {**BO, "seen": ["rust"]}
    view = {**cross(cards=["decoy"], mj_discard=["rust", "draught", "rust"]), "players": [ADA, bo]}
    text = plain(page(view, a_pen(2), "cards"))

    assert text.startswith(
        "Your game-master cards: Decoy (looks like a trap, does nothing) "
        "Chloé-Sérénissime de La Tour was seen taking: Rust"
    )
    assert "Game-master cards in the deck: 80 Game-master cards discarded: Draught, 2× Rust" in text
    assert "Treasures in the deck: 70 Treasures discarded: –" in text


def test_the_words_about_a_chest_stay_on_one_line() -> None:
    chests = [a_chest("E5b2"), a_chest("E5d4", "red", dd=14, treasures=5), a_chest("C5b1", dd=6, treasures=1)]
    rows = [row.replace("\u00a0", " ") for row in drawn(cross(chests=chests), a_pen(2, 64, height=40))]

    assert "Chests: 1 E5b2 yellow, DD 10, 4 treasures;" in rows
    assert "  2 E5d4 red, DD 14, 5 treasures;" in rows


@pytest.mark.parametrize("lang", languages())
def test_every_room_of_a_match_can_be_looked_at(lang: str) -> None:
    for view, asked, seat in seen(3)[::9]:
        for room in view["rooms"]:
            shown = page(view, a_pen(3, 80, lang, seat, asked), room["room"])
            assert room["room"] in shown[0]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "seats"), [("en", ["human", "random", "human"]), ("fr", ["human", "random"]), ("en", ["random", "random"])]
)
def test_a_match_can_be_played_to_its_end(play: Player, lang: str, seats: list[str]) -> None:
    played = play(
        "\n".join(["1", "2", "look", "3", "1", ""] * 1500),
        game_id=GAME_ID,
        seats=seats,
        lang=lang,
        options={"tiles_per_player": 7, "countdown_turns": 3},
    )
    assert played.code == 0
    assert {"en": "Gold (GP)", "fr": "Or (PO)"}[lang] in played.screen
    assert len(played.kept) == ("human" in seats)


def test_pages_are_looked_at_by_typing_their_names(play: Player) -> None:
    for word in ("look players", "look cards", "look bag"):
        played = play(f"1\n{word}\nquit", game_id=GAME_ID, seats=["human", "random"])
        assert len(played.screen.rsplit("> ", 2)[1].split("\n")) > 3


def test_a_habit_passes_in_every_window(play: Player) -> None:
    """The question never comes again, though it does in the same match without the habit."""
    lines = ["always no"] * 2 + ["1", "", "2", "3"] * 30
    played = play("\n".join(["1", "1", *lines]), game_id=GAME_ID, seats=["human", "random"])

    assert played.screen.count("Do you play a card?") <= 1
