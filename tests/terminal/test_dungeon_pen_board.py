"""The table of Dungeon Pen in a plain terminal."""

import pytest

from oubliette.games.dungeon_pen.cards import FATRAS
from oubliette.kernel import FATE, Ask
from oubliette.terminal.plain.boards import draw, draw_page, situation
from oubliette.terminal.plain.screen import width_of
from oubliette.texts import GameTexts, languages
from tests.terminal.dungeon_pen_views import (
    GAME_ID,
    OPTIONS,
    a_flick,
    a_pen,
    a_player,
    a_stroke,
    a_view,
    drawn,
    page,
    plain,
    seen,
    sheet,
    text,
)

WIDTHS = (20, 25, 40, 60, 72, 73, 80, 100, 120)
PAGES = ("objects", "flick", "cards", "lines", "A1", "m7", "R18")

# The words that only this board needs, with their variables.
WORDS: dict[str, dict[str, int | str]] = {
    **{f"page_{page}": {} for page in ("objects", "flick", "cards", "lines")},
    **{
        word: {}
        for word in ("pages", "home_ending", "nothing_waits", "set_up", "carries", "lenient", "may_contest", "waiting")
    },
    **{word: {} for word in ("wall", "sudden_wall", "target", "treasure", "cell", "chest", "potion", "emptied")},
    **{word: {} for word in ("axis_angle", "axis_strength")},  # of the aim in the browser
    **{
        word: {}
        for word in ("buried", "both", "wanted", "old_line", "shown_line", "dice", "red_die", "strength", "reach")
    },
    **{word: {} for word in ("error", "errors", "compass", "floor", "chest_closed", "chest_searched", "no_aim")},
    **{word: {} for word in ("discarded", "touched", "walls", "nothing_drawn", "cross", "no_wall")},
    **{word: {"player": "Ada"} for word in ("to_play", "cell_of", "treasure_of", "treasure_taken", "stands")},
    **{word: {"percent": 40} for word in ("capped", "percent", "miss", "length_error", "aim_strength", "wall_risk")},
    **{word: {"square": "B2", "distance": "3"} for word in ("target_treasure", "target_home")},
    **{word: {"start": "A1", "end": "A3"} for word in ("sudden_wall_at", "from_to")},
    **{word: {"angle": "90"} for word in ("at_angle", "aim_angle", "bends")},
    "beginner": {"hp": 5},
    "wall_ahead": {"distance": "2.5"},
    "turn": {"turn": 3},
    "turn_of": {"turn": 3, "last": 9},
    "decks": {"events": 40, "fatras": 24},
    "hp": {"hp": 9, "start": 15},
    "place": {"square": "B2", "x": "1.5", "y": "1.5"},
    "objects": {"count": 2},
    "object": {"card": "Ruler", "card_when": "before a flick", "card_effect": "half the error"},
    "waiting_card": {"card": "Net", "card_flick": "at most 30%"},
    "weighs": {"card": "Net", "card_flick": "at most 30%"},
    "power": {"character_power": "aiming error × 1.2"},
    "event": {"card": "Trapped Slab", "card_effect": "lose 1 HP"},
    "waiting_pencil": {"card": "Net", "card_pencil": "at most 2.75 squares of line"},
    "reaches": {"reach": "0.9–8"},
    "longest": {"reach": "2.75"},
    "counts": {"reach": "1.5"},
    "errs": {"error": "3.3–8"},
    "misses": {"percent": "3"},
    "line": {"cross": "×1"},
    "flick_of": {"player": "Ada", "square": "B2", "profile": "normal"},
    "bend": {"angle": "0", "error": "4"},
    "square": {"square": "B2", "red": 1, "black": 1},
    "potion_left": {"left": 2},
    "from": {"player": "Ada", "square": "B2"},
    "distance": {"distance": "3"},
    "too_far": {"reach": "8"},
    # Those of the board in the browser.
    **{word: {} for word in ("plays", "gesture_how", "aim_how", "aim_keys", "aim_handle", "pencil_how", "pencil_keys")},
    **{word: {} for word in ("angle_short", "strength_short", "cone", "missed", "turn_wall", "wall_how", "last_event")},
    **{word: {} for word in ("face_to_face", "face_close", "peek_how", "play_card", "rub_out", "no_gesture")},
    **{word: {} for word in ("flick_here", "draw_here", "event_before")},
    **{word: {} for word in ("pencil_handle", "pencil_missed")},
    "pencil_here": {"point": "x 3.5, y 7"},
    "swing_capped": {"percent": 40},
    "flick": {"aim": "270° at 40%"},
    "draw_wall": {"wall": "From A4 to A6"},
    "peek": {"number": 1, "count": 3},
}


# All drawings


@pytest.mark.parametrize("lang", languages())
def test_the_game_has_the_words_of_its_board(lang: str) -> None:
    texts = GameTexts(GAME_ID, lang, strict=True)

    for word, given in WORDS.items():
        assert texts.catalogue.exact_text(f"board-{word}", "", given), word
    ours = {name.removeprefix("board-") for name in texts.catalogue.entries if name.startswith("board-")}
    assert ours == set(WORDS)


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("game", range(len(OPTIONS)))
def test_no_line_is_wider_than_the_screen(game: int, width: int, lang: str) -> None:
    for number, (view, asked, seat) in enumerate(seen(game)[::2]):
        pen = a_pen(width, lang, seat, asked)
        rows = draw(GAME_ID, view, pen) + draw(GAME_ID, view, pen, over=True) + situation(GAME_ID, view, pen)
        if number % 4 == 0:
            rows += [row for word in PAGES for row in draw_page(GAME_ID, view, pen, word)]
        for row in rows:
            assert width_of(row) <= width, row
            assert row == row.rstrip(" ")


@pytest.mark.parametrize("lang", languages())
def test_everything_stands_beside_the_sheet_and_leaves_room_for_the_question(lang: str) -> None:
    """Twenty rows, with the sheet's title and the pages above them; more only if there is much to say."""
    for view, asked, seat in seen(0):
        rows = draw(GAME_ID, view, a_pen(80, lang, seat, asked))
        start = rows.index("") + 1
        assert rows[start].startswith("     / 1 \\ / 2 \\")
        assert rows[start + 19].startswith("\\ 18 ")
        assert len(rows) - start <= 22


def test_the_title_names_unusual_options_only() -> None:
    """[win.home_option] Usual options are left out."""
    assert drawn(a_view(home="ending"), a_pen(80, "fr"))[0] == "Le Croquis, le trait doit finir dans la cellule"
    assert drawn(a_view(), a_pen(80, "fr"))[0] == "Le Croquis"


@pytest.mark.parametrize("game", range(len(OPTIONS)))
def test_every_square_shows_what_is_on_it(game: int) -> None:
    for view, asked, seat in seen(game):
        rows = sheet(view, a_pen(80, "en", seat, asked))
        for number, mark in enumerate("".join(view["rows"])):
            row, column = divmod(number, 18)
            here = rows[row].ljust(36)[2 * column : 2 * column + 2]
            name = f"{chr(65 + column)}{row + 1}"
            if name in [player["square"] for player in view["players"]]:
                assert here in ("×1", "×2", "12")
            elif mark == "#":
                assert here == "██"
            elif mark in "Cc":
                assert here in ("(1", "1)", "(2", "2)", "(!", "!)")
            elif mark in "Tt":
                assert here in ("T!", f"{'_' if view['players'][mark == 'T']['carrying'] else 'T'}{1 + (mark == 't')}")
            elif mark == "F":
                chest = next(chest for chest in view["chests"] if chest["square"] == name)
                assert here == ("%$" if chest["covered"] else "$ " if chest["closed"] else "_ ")
            elif mark == "P":
                potion = next(potion for potion in view["potions"] if potion["square"] == name)
                assert here == ("%♥" if potion["covered"] else f"♥{potion['left']}")
            else:
                assert here == "%%" or set(here) <= set("· *o:?~")


@pytest.mark.parametrize("game", [0, 1])
def test_nobody_reads_the_objects_of_others(game: int) -> None:
    """Only their number is open; a spectator sees none."""
    met = 0
    for view, asked, seat in seen(game):
        pen = a_pen(100, "en", seat, asked)
        names = [pen.texts.name(card) for one in view["players"] for card in one["hand"]]
        rows = text(page(view, pen, "objects"))
        for seat_of, one in enumerate(view["players"]):
            assert not one["hand"] or seat_of == seat
        assert [card for card in FATRAS if pen.texts.name(card) in rows and pen.texts.name(card) not in names] == []
        met += len(names)
    assert met


# Single drawings


def test_the_sheet_shows_pictures_crosses_and_the_target() -> None:
    """T! is Ada's goal. A chest, a searched one, a full potion, an empty one."""
    rows = sheet(a_view(), a_pen(seat=0))

    assert rows[:4] == [
        "· T!· · $ · ♥2· · · · · · · · · · ·",
        "· · · · _ · ♥0· · ██· · · · · (22)·",
        "· · · · · · · · · ██· · · · · (2×2·",
        "· · · · · · · · · · · · · · · · · ·",
    ]
    assert rows[15:17] == ["· (11)· · · · · · · · · · · · · · ·", "· (1×1· · · · · · · · · · · · T1· ·"]


def test_home_is_the_goal_of_the_player_with_the_treasure() -> None:
    view = a_view(a_player(5.5, 5.5, "F6", carrying=True), a_player(16.0, 2.0, "Q3"))
    rows = sheet(view, a_pen(seat=0))

    assert rows[0].startswith("· _2· ") and rows[15].startswith("· (!!)·") and rows[16].startswith("· (!!)·")
    assert "! home B16, distance 11" in text(drawn(view, a_pen(seat=0)))
    assert sheet(view, a_pen(seat=1))[15].startswith("· (11)·")
    watched = sheet(view, a_pen())
    assert "!" not in "".join(watched)


def test_lines_are_drawn_to_half_a_square() -> None:
    """The last one of each player, and older ones in fainter signs."""
    strokes = [a_stroke(0, 1.5, 9.5, 1.5, 7.5), a_stroke(1, 4.2, 7.5, 6.2, 7.5), a_stroke(0, 1.75, 7.75, 3.9, 5.6)]
    rows = sheet(a_view(strokes=strokes), a_pen(), 16)

    assert rows[5:10] == [
        "· · · ·*· · · ·",
        "· · ·** · · · ·",
        "· ·** · ooooo ·",
        "· ·:· · · · · ·",
        "· ·:· · · · · ·",
    ]


def test_a_line_that_is_shown_lies_above_the_others() -> None:
    """[proc.second_try] Nothing is applied yet: the cross stays where it was."""
    view = a_view(strokes=[a_stroke(0, 1.5, 9.5, 1.5, 7.5)], shown=a_stroke(0, 1.5, 7.5, 3.4, 7.5, contact=True))

    assert sheet(view, a_pen(), 10)[7:9] == ["· ·~~~~ ·", "· ·*· · ·"]
    assert "~ line not applied yet" in text(drawn(view, a_pen()))
    assert page(view, a_pen(), "lines")[1] == "2. Ada: B8–D8, touched a wall, line not applied yet"


def test_sudden_walls_differ_from_printed_ones_and_show_what_they_bury() -> None:
    view = a_view(walls=[["E1", "G1"], ["J2", "J5"]])
    view["chests"][0]["covered"] = view["potions"][0]["covered"] = True
    rows = sheet(view, a_pen(), 22)

    assert rows[:5] == [
        "· T2· · %$%%%♥· · · ·",
        "· · · · _ · ♥0· · ██·",
        "· · · · · · · · · ██·",
        "· · · · · · · · · %%·",
        "· · · · · · · · · %%·",
    ]
    assert "%% sudden wall" in text(drawn(view, a_pen()))


def test_two_on_one_square() -> None:
    view = a_view(a_player(5.2, 5.2, "F6"), a_player(5.8, 5.8, "F6"))

    assert sheet(view, a_pen(), 14)[5] == "· · · · · 12·"
    assert "12 both players" in text(drawn(view, a_pen()))


def test_a_narrow_screen_has_one_column_for_a_square() -> None:
    rows = drawn(a_view(strokes=[a_stroke(0, 1.5, 9.5, 1.5, 7.5)]), a_pen(25, seat=0))

    assert rows[-20:-9] == [
        "     /1\\/2\\/3\\/4\\/5\\/6\\",
        "     ABCDEFGHIJKLMNOPQR",
        "/  1 ·!··$·♥···········",
        "1  2 ····_·_··█·····cc·",
        "\\  3 ·········█·····c2·",
        "/  4 ··················",
        "2  5 ··················",
        "\\  6 ··················",
        "/  7 ··················",
        "3  8 ·*················",
        "\\  9 ·*················",
    ]


def test_no_sheet_is_drawn_before_it_is_known() -> None:
    """[setup.sheet] With real cards and a sheet by lot, people are asked which one it is."""
    assert drawn(a_view(), a_pen(asked=Ask(FATE, "draw.sheet", ("croquis", "oubliettes")))) == []


def test_the_squares_of_a_question_are_marked() -> None:
    falls = Ask(0, "decide.trapdoor_square", ["A4", "C5"])
    walls = Ask(0, "decide.place_wall", [("A4", "C4"), ("A4", "A6")])

    assert [row[:6] for row in sheet(a_view(), a_pen(seat=0, asked=falls))[3:6]] == ["? · · ", "· · ? ", "· · · "]
    assert [row[:6] for row in sheet(a_view(), a_pen(seat=0, asked=walls))[3:6]] == ["? ? ? ", "? · · ", "? · · "]


# Words


def test_beside_the_sheet_stand_both_players() -> None:
    ada = a_player(2.0, 16.0, "C17", objects=2, hand=["hard_hat", "hard_hat"], waiting=["wrong_hand", "broken_lead"])
    bo = a_player(16.0, 2.25, "Q3", objects=1, hp=4)
    rows = drawn(a_view(ada, bo), a_pen(100, seat=0))
    told = text([row[43:] for row in rows[3:]])

    assert told.startswith(
        "Turn 3, Ada plays Cards: 36 events, 24 clutter ×1 Ada 9 of 15 HP, C17 (x 2, y 16) 2 objects: 2× "
    )
    assert "strength at most 40%, reach 0.9–3.5, error ±6.5–10°, miss 3% ! treasure B1, distance 15.5" in told
    assert "4 of 15 HP, Q3 (x 16, y 2.25) 1 object ██ wall" in told


def test_a_hand_that_never_trembles_has_one_error_at_all_strengths() -> None:
    sure = a_player(2.0, 16.0, "C17", flick=a_flick(profile="none", miss=0))

    assert "reach 0.9–8, error ±0°, miss 0%" in text(drawn(a_view(sure, a_player(16.0, 2.0, "Q3")), a_pen(100, seat=0)))


def test_a_slim_sheet_says_which_signs_are_the_players() -> None:
    view = a_view(a_player(2.0, 16.0, "C17"), a_player(16.0, 2.0, "Q3"))

    assert "1 2 the players" in text(drawn(view, a_pen(30, seat=0)))
    assert "the players" not in text(drawn(view, a_pen(80, seat=0)))


def test_the_figures_of_a_flick() -> None:
    bent = a_player(2.0, 16.0, "C17", waiting=["soapy_floor", "draught_even"], flick=a_flick(profile="steady"))
    rows = page(a_view(bent, a_player(16.0, 2.0, "Q3")), a_pen(seat=0), "flick")

    assert [row.split() for row in rows[2:6]] == [
        ["25%", "3.6", "±2.1°"],
        ["50%", "6.4", "±2.8°"],
        ["75%", "9.2", "±3.4°"],
        ["100%", "12", "±4°"],
    ]
    assert "bend 25° ±2°" in text(rows)
    assert "Draught" in rows[-1]


def test_with_a_real_pencil_only_limits_and_effects_are_printed() -> None:
    """[flick.real_pencil] No error and no risk, because the hand makes them; limits by cards, and their effects."""
    view = a_view(a_player(2.0, 16.0, "C17", way="pencil"), a_player(16.0, 2.0, "Q3"))
    (alone,) = page(view, a_pen(seat=0), "flick")
    assert "with a real pencil" in alone
    view["players"][0]["waiting"] = ["net", "soapy_floor", "eyes_shut"]
    told = text(page(view, a_pen(seat=0), "flick"))
    for part in ("at most 2.75 squares of line, the line counts × 1.5", "Eyes Shut: with your eyes shut"):
        assert part in told
    assert "±" not in told and "miss" not in told
    there = text(page(view, a_pen(seat=0), "C13"))
    assert "distance 3.5" in there and "strength" not in there and "angle" not in there


def test_a_square_says_how_to_flick_there() -> None:
    view = a_view(a_player(2.5, 16.5, "C17"), a_player(16.0, 2.0, "Q3"))
    pen = a_pen(seat=0)

    assert page(view, pen, "c13") == [
        "C13 (red 1, black 5): free floor",
        "From C17 (Ada): distance 4, angle 270°, strength 47%, no wall in the way",
    ]
    walled = a_view(a_player(2.5, 16.5, "C17"), a_player(16.0, 2.0, "Q3"), walls=[("A15", "C15")])
    assert text(page(walled, pen, "c13")).endswith("strength 47%, a wall in the way after 1.5")
    assert page(view, pen, "E1")[0] == "E1 (red 2, black 1): closed chest"
    assert "too far" in text(page(view, pen, "E1"))
    assert page(view, pen, "G2")[0] == "G2 (red 3, black 1): empty potion"
    assert page(view, pen, "C17")[0] == "C17 (red 1, black 6): cell of Ada, Ada stands here"
    assert page(view, pen, "S1") == page(view, pen, "A19") == page(view, pen, "nothing") == []


def test_shut_eyes_see_no_aiming_line() -> None:
    """[hidden.open] The page of the square gives neither angle nor strength."""
    blind = a_player(2.5, 16.5, "C17", waiting=["eyes_shut"], flick=a_flick(blind=15))
    view = a_view(blind, a_player(16.0, 2.0, "Q3"))

    told = text(page(view, a_pen(seat=0), "C13"))
    assert "distance 4" in told and "°" not in told and "%" not in told
    assert "°" not in next(row for row in drawn(view, a_pen(seat=0)) if "treasure B1" in row)
    assert "angle" in text(page(view, a_pen(seat=1), "C13"))


def test_pages_of_cards_and_lines() -> None:
    strokes = [a_stroke(0, 1.5, 9.5, 1.5, 7.5), a_stroke(1, 4.2, 7.5, 6.2, 7.5, contact=True)]
    view = a_view(strokes=strokes, walls=[["E1", "G1"]])

    assert "2× Trapped Slab" in text(page(view, a_pen(), "cards"))
    assert page(view, a_pen(), "lines") == [
        "1. Ada: B10–B8",
        "2. Chloé-Sérénissi…: E8–G8, touched a wall",
        "Sudden walls: E1–G1",
    ]
    assert page(a_view(), a_pen(lang="fr"), "traits") == ["Rien n’a encore été tracé sur la feuille."]


@pytest.mark.parametrize("lang", languages())
def test_every_object_can_be_read_with_what_it_does(lang: str) -> None:
    for card in [card for card in FATRAS.values() if card.is_object]:
        view = a_view(a_player(2.0, 16.0, "C17", objects=1, hand=[card.id]), a_player(16.0, 2.0, "Q3"))
        pen = a_pen(100, lang, 0)
        name = plain(pen.texts.name(card.id))
        assert f"{name} (" in text(page(view, pen, "objects"))
        assert name in text(drawn(view, pen))
