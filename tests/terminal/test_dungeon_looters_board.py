"""The table of Dungeon Looters in a plain terminal."""

import re

import pytest

from oubliette.games.dungeon_looters import GAME
from oubliette.games.dungeon_looters.archetypes import ARCHETYPES
from oubliette.games.dungeon_looters.view import ChestView, LootersView, PlayerView, RoomView
from oubliette.kernel import SPECTATOR, Whole
from oubliette.terminal.plain.boards.dungeon_looters.words import CHEST_SIGNS
from oubliette.terminal.plain.screen import width_of
from oubliette.texts import GameTexts, languages
from tests.terminal.dungeon_looters_views import (
    GAME_ID,
    PAGES,
    WIDTHS,
    a_chest,
    a_looter,
    a_pen,
    a_room,
    a_view,
    drawn,
    loaded,
    page,
    parts,
    plain,
    seen,
)

# The words that only this board needs, with their variables.
WORDS: dict[str, dict[str, int | str]] = {
    "round": {"round": 3},
    "countdown": {"turns": 3},
    "own_countdown": {"turns": 3, "own": 1},
    "room": {"room": "E5"},
    "turned": {"quarters": 1},
    "dd": {"dd": 10},
    "seen_cards": {"player": "Ada"},
    "bag": {"width": 5, "height": 4},
    "po": {"po": 250},
    "loot_worth": {"po": 250},
    "state_left": {"number": 1},
    "objects_worth": {"count": 2, "po": 250},
    "moves": {"points": 5},
    **{word: {"count": 1, "limit": 2} for word in ("heavy", "massive")},
    **{word: {"amount": "+2"} for word in ("roll_marker", "move_marker", "move_counted")},
    **{word: {"count": 2} for word in ("stack", "chests_left", "parts", "treasures", "objects", "cards", "arrows")},
    **{word: {"count": 2} for word in ("trophies", "bounties")},
    **{f"skill_{name}": {"value": 5} for name in ("movement", "force", "dexterity", "reflexes", "fight", "forcing")},
    **{f"skill_{name}": {"value": 5} for name in ("unlocking", "disarm")},
    **{f"sign_{archetype}": {} for archetype in ARCHETYPES},
    **{f"page_{name}": {} for name in ("map", "bag", "tiles", "cards", "players")},
    **{word: {} for word in ("set_up", "over", "deserted", "pages", "no_rooms", "no_tiles", "wanted", "you", "door")},
    "locked": {},
    **{word: {} for word in ("broken", "exit", "locked_exit", "unexplored", "trap", "token", "empty_chest", "card")},
    **{word: {} for word in ("full_chest", "blackened", "chests", "chest", "known_traps", "token_on", "doors")},
    **{word: {} for word in ("figures", "card_lies", "nowhere", "lock_broken", "own_tiles", "own_cards", "mj_deck")},
    **{word: {} for word in ("mj_discard", "treasure_deck", "treasure_discard", "empty_bag", "purse", "overloaded")},
    **{word: {} for word in ("no_archetype", "nowhere_yet", "state_defeated", "inside", "stays", "in_bear_trap")},
    **{word: {} for word in ("in_pit", "sick", "carries", "loot", "broken_exit")},
    # Those of the board in the browser.
    "tried": {"door": "E5-F5"},
    "here": {"square": "E5c3"},
    "next_door": {"room": "E5"},
    "odds_force_chest": {"percent": 50, "treasures": 2},
    "odds_dodge": {"percent": 50, "sprint": 17},
    "loot_void": {"po": 1300},
    "loot_marked_up": {"po": 1300, "percent": 110},
    **{word: {"percent": 50} for word in ("odds_pick", "odds_force", "odds_fight", "odds_disarm")},
    **{word: {"count": 2, "po": 100} for word in ("trophies_worth", "bounties_worth", "troll_visitors")},
    **{word: {"count": 2, "po": 100} for word in ("troll_chests", "troll_objects")},
    **{word: {} for word in ("odds", "odds_unharmed", "odds_tried", "tie")},
    "walk_to": {"square": "E5c3", "points": 3},
    "turn_to_fit": {"room": "E5", "tile": "Vault"},
    "bag_place": {"column": 1, "row": 2},
    "passes_in": {"seconds": 20},
    **{word: {"count": 2} for word in ("keep_packed", "playable", "seconds")},
    **{word: {} for word in ("map", "zoom_in", "zoom_out", "zoom_fit", "own_things", "turn", "beside_bag", "left_out")},
    **{
        word: {} for word in ("offered", "bag_how", "windows", "windows_when", "windows_about", "pass_at", "pass_after")
    },
    **{
        f"moment_{name}": {}
        for name in ("after_lay", "after_draw", "after_move", "after_action", "after_card", "end_turn")
    },
    **{word: {} for word in ("loads", "wait", "waits")},
}
BESIDE = 18  # columns beside the map on a screen of 80
LEGEND = ("wanted", "you", "door", "locked", "broken", "exit", "locked_exit", "trap", "token", "empty_chest", "card")

ALL_TEXTS = [GameTexts(GAME_ID, lang, strict=True) for lang in languages()]
TWO_ROOMS = (a_room("E5", "great_hall", card=True), a_room("F5", "crossroads"))
ADA = a_looter("dwarf", "E5c3")
BO = a_looter("barbarian", "F5c3")


def test_the_matches_of_these_tests_show_what_there_is_to_see() -> None:
    scenes = [scene for seats in (2, 3, 6) for scene in seen(seats)]
    prompts = {ask.prompt for _, ask, _ in scenes if ask is not None}
    looters = [looter for view, _, _ in scenes for looter in view["players"]]

    assert prompts >= {
        "decide.place_start_tile",
        "decide.lay_tile",
        "decide.main_choice",
        "decide.move_step",
        "decide.react",
        "decide.explore_tile",
        "decide.card_target",
        "decide.square",
    }
    assert {looter["state"] for looter in looters} >= {"on_board", "left"}
    assert any(view["turns_left"] > 0 for view, _, _ in scenes)


def test_the_views_made_by_hand_have_the_fields_of_the_game() -> None:
    for made, declared in ((a_view([ADA], TWO_ROOMS), LootersView), (ADA, PlayerView), (TWO_ROOMS[0], RoomView)):
        assert set(made) == set(declared.__annotations__)
    assert set(a_chest("E5b2")) == set(ChestView.__annotations__)


@pytest.mark.parametrize("lang", languages())
def test_the_game_has_the_words_of_its_board(lang: str) -> None:
    texts = GameTexts(GAME_ID, lang, strict=True)

    for word, given in WORDS.items():
        assert texts.catalogue.exact_text(f"board-{word}", "", given), word
    ours = {name.removeprefix("board-") for name in texts.catalogue.entries if name.startswith("board-")}
    assert ours == set(WORDS)


@pytest.mark.parametrize("lang", languages())
def test_every_figure_has_a_letter_of_its_own(lang: str) -> None:
    texts = GameTexts(GAME_ID, lang, strict=True)
    signs = [texts.catalogue.exact_text(f"board-sign_{archetype}", "", {}) for archetype in ARCHETYPES]

    assert len(set(signs)) == len(signs)
    assert all(len(sign) == 1 and sign.isupper() and sign != "X" for sign in signs)


@pytest.mark.parametrize("lang", languages())
def test_the_words_beside_the_map_are_not_cut(lang: str) -> None:
    """A map of seven columns leaves much more; one of nine leaves exactly the reserved width."""
    texts = GameTexts(GAME_ID, lang, strict=True)

    for word in LEGEND:
        assert width_of(f"+ {texts.catalogue.exact_text(f'board-{word}', '', {})}") <= BESIDE + 2


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize(("seats", "closed"), [(2, False), (3, True), (6, False)])
def test_no_line_is_wider_than_the_screen(seats: int, closed: bool, width: int, lang: str) -> None:
    for number, (view, asked, seat) in enumerate(seen(seats, closed)):
        pen = a_pen(seats, width, lang, seat, asked)
        rows = drawn(view, pen, over=asked is None and seat == 0)
        if number % 6 == 0:
            rows += [row for word in PAGES for row in page(view, pen, word)]
        for row in rows:
            assert width_of(row) <= width, row
            assert row == row.rstrip(" ")


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_map_leaves_room_for_the_question(seats: int, lang: str) -> None:
    """On a screen of 80 by 24, where the map stands last. The whole table, nine rows with ways out, takes 21."""
    for view, asked, seat in seen(seats):
        if asked is not None and asked.prompt in ("decide.main_choice", "decide.move_step", "decide.react"):
            rows = parts(view, a_pen(seats, 80, lang, seat, asked))
            the_map = rows[-2] if asked.prompt == "decide.react" else rows[-1]
            assert len(the_map.split("\n")) <= 21


def test_on_a_higher_screen_more_of_the_dungeon_is_seen() -> None:
    view = a_view([ADA], [a_room(f"E{row}", "great_hall") for row in range(2, 9)], radius=4)
    heights = [len(parts(view, a_pen(1, 80, height=height))[-1].split("\n")) for height in (24, 40, 60)]

    assert heights == [14, 29, 32]


def test_the_rooms_around_are_drawn_square_by_square() -> None:
    rooms = (*TWO_ROOMS, a_room("E6", "emergency_exit", 2), a_room("D5", "corridor", 1))
    doors = [("E5-F5", "locked"), ("E5-E6", "broken"), ("E6-out", "locked")]
    view = a_view(
        [ADA, BO],
        rooms,
        doors=[{"door": door, "state": state} for door, state in doors],
        chests=[a_chest("E5b2"), a_chest("E5d4", "black", treasures=0)],
        traps=[
            {"square": "E5a1", "layer": 0, "trap": "trap_bear"},
            {"square": "F5c1", "layer": 1, "trap": "face_down"},
        ],
        sherpa="E6c2",
        parts=2,
    )
    assert drawn(view, a_pen(2, height=40))[-20:] == [
        "     C     D     E     F     G  @ you",
        "                                + door",
        "                                x locked",
        "                                / broken",
        "4               E4    F4        X way out, locked",
        "                                ! known trap",
        "                                ? unknown token",
        "        #D5####E5^*##F5^###     o empty chest",
        "        #######!····###?###     _ chest square",
        "        #######·1···###·###     * game-master card",
        "5   C5  <·····+··@··x··B··> G5  ^ > v < unexplored",
        "        ###_###···o·###·###     S Sherpa",
        "        #######·····###·###",
        "        #######E6/#####v###",
        "              ###·###",
        "              ##·S·##",
        "6             ##_··## F6",
        "              ##···##",
        "              ###·###",
        "              ###X###",
    ]


def test_chests_and_known_traps_are_told_in_words() -> None:
    view = a_view(
        [ADA, BO],
        TWO_ROOMS,
        chests=[
            a_chest("E5d4", "red", dd=12, treasures=1, lock_broken=True),
            a_chest("E5b2", "black", treasures=0),
            a_chest("F5c1", tidied=["statue"]),
        ],
        traps=[
            {"square": "E5a1", "layer": 0, "trap": "trap_bear"},
            {"square": "E5e5", "layer": 1, "trap": "face_down"},
        ],
    )
    text = plain(drawn(view, a_pen(2)))

    assert "Chests: 1 E5d4 red, DD 12, 1 treasure, lock broken; 3 F5c1 yellow, DD 10, 4 treasures, Statue" in text
    assert "Known traps: E5a1 Bear trap" in text
    assert "E5e5" not in text and "2 E5b2" not in text


def test_nothing_is_printed_about_an_unknown_trap() -> None:
    trap = {"square": "E5a1", "layer": 1, "trap": "face_down"}
    text = "\n".join(drawn(a_view([ADA, BO], TWO_ROOMS, traps=[trap]), a_pen(2)))

    assert "? unknown token" in text
    assert "Known traps" not in text


def test_the_bag_is_drawn_with_everything_in_its_place() -> None:
    ada = loaded(ADA, "portrait", "small_change", "gold_ingot", "small_change", "gold_tooth")
    rows = page(a_view([ada, BO], TWO_ROOMS), a_pen(2), "bag")

    assert [row.replace("\u00a0", " ") for row in rows] == [
        "Bag 5 × 4: 1,950 GP, heavy 1/3, massive 0/2",
        "  a a b b c  a Mother-in-law’s portrait (2 × 3, 550 GP)",
        "  a a b b c  b Purse: 2× Fistful of small change (purse, 150 GP),",
        "  a a · · ·    Former customer’s gold tooth (purse, 300 GP)",
        "  · · · · ·  c Gold ingot (heavy, 1 × 2, 800 GP)",
    ]


def test_an_empty_bag_is_a_line() -> None:
    assert plain(page(a_view([ADA, BO], TWO_ROOMS), a_pen(2), "bag")) == "Bag 5 × 4: empty"


def test_an_overload_is_printed() -> None:
    ada = loaded(ADA, "statue", "gold_ingot", "gold_ingot")
    text = plain(drawn(a_view([ada, BO], TWO_ROOMS), a_pen(2)))

    assert "heavy 2/3, massive 1/2, OVERLOADED" in text


def test_everybody_has_a_line_with_what_matters() -> None:
    ada = {**ADA, "roll_marker": -2, "move_marker": 2, "arrows": 1, "in_bear_trap": True, "in_pit": True, "cards": 3}
    bo = {**loaded(BO, "chalice", "statue"), "trophies": 2, "movement": 7}
    cy = a_looter("goblin", state="left", left_as=1, bounties=1)
    dan = a_looter("merchant", state="defeated", cards=1)
    rows = parts(a_view([ada, bo, cy, dan], TWO_ROOMS, to_play=1), a_pen(4, 100))[2].split("\n")

    assert plain(rows) == (
        "@ Ada (Dwarf): E5, no loot, 3 cards, movement 5, with +2 for one move, rolls −2, 1 arrow (fight −1), "
        "in a bear trap: no action, in a pit: no move "
        "> B Chloé-Sérénissi… (Barbarian): F5c3, 2 objects (1,600 GP), no cards, movement 7, 2 trophies "
        "G Cy (Goblin): out, before everybody else, no loot, no cards, 1 victim "
        "M Dan (Merchant): beaten, will be back, no loot, 1 card, movement 5"
    )


def test_the_lost_sherpa_has_a_line_too() -> None:
    view = a_view([ADA, BO], TWO_ROOMS, sherpa="F5c1", sherpa_objects=["chalice", "statue"])

    assert "S Sherpa: F5c1, 2 objects (1,600 GP)" in plain(drawn(view, a_pen(2)))
    assert "S Sherpa" not in plain(drawn({**view, "sherpa": ""}, a_pen(2)))
    full = plain(page(view, a_pen(2), "players"))
    assert "Loot: Chalice of the holy hangover (1 × 2, 300 GP), Statue of the Great Thingummy (massive" in full


def test_closed_bags_stay_closed() -> None:
    bo = {**BO, "objects": ["some_purse", "some_heavy"], "bag": None, "value": None, "movement": None}
    view = a_view([ADA, bo], TWO_ROOMS)

    assert "(Barbarian): F5c3, 2 objects, no cards" in plain(drawn(view, a_pen(2)))
    full = plain(page(view, a_pen(2), "players"))
    assert "Loot: purse object, heavy object, heavy 1/4, massive 0/2" in full


def test_a_countdown_cannot_be_overlooked() -> None:
    view = a_view([ADA, BO], TWO_ROOMS, turns_left=5, to_play=1, stack=0)

    assert "*** COUNTDOWN: 5 turns left, 2 of them yours ***" in drawn(view, a_pen(2))
    assert "*** COUNTDOWN: 5 turns left ***" in drawn(view, a_pen(2, seat=SPECTATOR))
    assert not any("COUNTDOWN" in row for row in drawn({**view, "turns_left": -1}, a_pen(2)))
    last = {**view, "turns_left": 1}
    assert "*** COUNTDOWN: the last turn of all, and not yours ***" in drawn(last, a_pen(2))
    assert "*** COUNTDOWN: the last turn of all, and it is yours ***" in drawn({**last, "to_play": 0}, a_pen(2))


def test_an_empty_dungeon_is_not_being_set_up() -> None:
    out = [a_looter("goblin", state="left", left_as=1), a_looter("dwarf", state="defeated")]
    text = plain(drawn(a_view(out, TWO_ROOMS), a_pen(2)))
    assert "Round 3. Nobody is in the dungeon." in text
    assert "Setting up." not in text


def test_a_match_that_is_over_promises_no_more_chests() -> None:
    over = plain(drawn(a_view([ADA, BO], TWO_ROOMS), a_pen(2), over=True))
    assert "The match is over." in over and "to come" not in over


def test_there_is_no_current_player_before_the_dungeon_is_entered() -> None:
    """Dice decide then who is asked, not turns."""
    cy = a_looter("goblin")
    rows = drawn(a_view([ADA, BO, cy], TWO_ROOMS), a_pen(3))

    assert any(row.startswith("  @ Ada") for row in map(plainly, rows))
    assert not any(row.startswith("> ") for row in rows)


def plainly(row: str) -> str:
    return row.replace("\u00a0", " ")


def test_a_move_marker_is_not_counted_twice() -> None:
    bo = {**BO, "objects": ["some_heavy"], "bag": None, "value": None, "movement": None, "move_marker": -2}
    text = plain(drawn(a_view([{**ADA, "move_marker": -2, "movement": 3}, bo], TWO_ROOMS), a_pen(2, 100)))

    assert "movement 3, with −2 for one move" in text
    assert "no cards, next move −2" in text


def test_every_possible_chest_is_on_the_map_and_in_words() -> None:
    """The option chest_supply goes up to 40."""
    rooms = [a_room(f"{column}{row}", "vault") for column in "DEFG" for row in range(2, 8)]
    squares = [f"{room['room']}{place}" for room in rooms for place in ("a1", "c1", "e1")]
    most = next(option for option in GAME.options if option.name == "chest_supply")
    assert isinstance(most, Whole)
    assert most.high == len(CHEST_SIGNS) == len(set(CHEST_SIGNS))
    signs = {texts.catalogue.text(f"board-sign_{one}") for texts in ALL_TEXTS for one in ARCHETYPES}
    others = set("#·_+x/=X^>v<*o$!?@%") | signs | set("ABCDEFGHI")
    assert not others & set(CHEST_SIGNS)

    chests = [a_chest(square) for square in squares[: most.high]]
    view = a_view([a_looter("dwarf", "D2c3"), a_looter("lich", "G7c3")], rooms, chests=chests)
    for sign, square in zip(CHEST_SIGNS, squares, strict=False):
        assert f"Chest: {sign} {square} yellow" in plain(page(view, a_pen(2), square[:2]))


def test_a_spectator_sees_letters_only_and_no_figure_as_their_own() -> None:
    text = "\n".join(drawn(a_view([ADA, BO], TWO_ROOMS, to_play=1), a_pen(2, seat=SPECTATOR)))

    assert "@" not in text
    assert "··D··+··B··>" in text


def test_the_hand_is_listed() -> None:
    view = a_view([ADA, BO], TWO_ROOMS, tiles=["bend", "gallery", "gallery"], cards=["decoy", "rust", "decoy"])
    text = plain(drawn(view, a_pen(2)))

    assert "Your tiles: Bend, 2× Gallery Your game-master cards: 2× Decoy, Rust" in text


def test_at_the_end_stands_who_has_won() -> None:
    ada = {**loaded(ADA, "chalice"), "score": 0}
    bo = {**loaded({**BO, "square": "", "state": "left", "left_as": 2}, "statue"), "score": 1300}
    cy = a_looter("goblin", state="left", left_as=1, score=1300)
    dan = a_looter("troll", "F5c1", score=900)
    text = plain(drawn(a_view([ada, bo, cy, dan], TWO_ROOMS, turns_left=0), a_pen(4), over=True))

    assert re.findall(r"([@BGT]) \S+ \(\w+(?: \w+)?\): ([\d,]+ GP)", text) == [
        ("G", "1,300 GP"),
        ("B", "1,300 GP"),
        ("T", "900 GP"),
        ("@", "0 GP"),
    ]
    assert "still inside, for good, loot of 300 GP that does not count: Chalice" in text
    assert text.count("level, but left later") == 1
    assert "at home" in text
