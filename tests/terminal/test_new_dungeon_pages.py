"""The other pages of the New Dungeon, and its end."""

import re

import pytest

from oubliette.games.new_dungeon.board import BOARD
from oubliette.texts import languages
from tests.terminal.conftest import Player
from tests.terminal.new_dungeon_views import GAME_ID, a_pen, drawn, fresh, page, plain, seen, spaced

TEXT = """
board-round_of = Round { $round } of { $last }.
board-share = { $percent }%
board-gold = Gold { $gold }/{ $total }
board-level = Level { $level }
"""


def test_a_match_begins_on_the_main_staircase() -> None:
    rows = drawn(fresh(2), a_pen(2, text=TEXT))
    assert rows[-12:] == [
        "        [R101? ][R102? ][R103? ]=101[R104~?][R105? ]              Level 1  ^ N",
        "        [____+_][____+_][____+_]====[____+_][____+_]              4  2    3",
        "        ·102·····103·····104·····105·····106·····107····[R106? ]  3  1AB  4",
        "        ·108[?+R107][?~R108]    K109#--------··----··110+______~  5  6    5",
        "        ····[____~_][____+_]    ····#C11 ???       #····          @ hero",
        "=111====·112·····113····K114==MAIN==#____________··#·115          + door",
        "        ·116·--------------#@AB=====K117·····118········=119====  ~ secret",
        "        ····#C12 ???       ·K120+R109? ][R110~?]·121+R111? ]      = stairs",
        "        ·122#________··____#····[______][____~_]····[______]      ? guarded",
        "        ·123·····124·····125·····126·····127·····128              · free",
        "    [R112+?]    [----+-]    =129~----+-]",
        "    [____~_]    [R113? ]    ====[R114? ]",
    ]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("level", range(1, 7))
def test_a_level_can_be_looked_at(level: int, lang: str) -> None:
    text = "\n".join(page(fresh(2), a_pen(2, 80, lang), str(level)))
    rooms = {space.id for space in BOARD.spaces if space.holds_cards and space.level == level}
    assert rooms <= set(re.findall(r"[RC]\d+", text))


def test_any_space_can_be_looked_at() -> None:
    view, pen = fresh(2), a_pen(2)
    for space in BOARD.spaces:
        text = "\n".join(page(view, pen, space.id.lower()))
        assert space.id in text
        assert all(BOARD.ids[link.to] in text for link in BOARD.links[space.index])
    for word in ("", "0", "7", "R999", "nothing"):
        assert page(view, pen, word) == []


def test_the_decks_tell_what_may_still_come() -> None:
    for view, _ in seen(3)[::8]:
        pen = a_pen()
        text = plain(page(view, pen, "decks"))
        for cards in (*view["unseen_monsters"], *view["unseen_treasures"], view["spells_discarded"]):
            for card in set(cards):
                name = spaced(pen.texts.name(card))
                assert (f"{cards.count(card)}× {name}" if cards.count(card) > 1 else name) in text


def test_at_the_end_the_heroes_stand_by_their_share() -> None:
    view = fresh(3)
    for hero, space, gold, total in zip(
        view["players"], ("K101", "MAIN", "R101"), (9000, 10500, 15000), (10000, 10000, 30000), strict=True
    ):
        hero |= {"space": space, "gold": gold, "total": total, "treasures": []}
    text = plain(drawn(view, a_pen(3, 100, text=TEXT), over=True))

    assert re.findall(r"Gold ([\d,]+/[\d,]+), (\d+)%", text) == [
        ("10,500/10,000", "105"),
        ("9,000/10,000", "90"),
        ("15,000/30,000", "50"),
    ]
    assert text.startswith("Round 1 of 200.")
    assert "C11" not in text


@pytest.mark.parametrize("lang", languages())
def test_hidden_hands_are_open_at_the_end(lang: str) -> None:
    view, over = seen(3, True)[-1]
    rows = drawn(view, a_pen(3, 100, lang), over)
    assert over
    assert "?" not in plain(rows)
    assert plain(rows).count("%") == 3


@pytest.mark.parametrize(
    ("lang", "words"), [("en", ("look map", "look heroes", "look decks")), ("fr", ("voir plan", "voir heros"))]
)
def test_pages_are_looked_at_by_typing_their_names(play: Player, lang: str, words: tuple[str, ...]) -> None:
    for word in (*words, "look 5", "look r507"):
        played = play(f"{word}\nquit", game_id=GAME_ID, seats=["human", "random"], lang=lang)
        assert played.code == 0
        assert len(played.screen.rsplit("> ", 2)[1].split("\n")) > 4  # more than a line about a missing page


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("seats", [["human"], ["human", "random", "random"]])
def test_a_match_can_be_played_to_its_end(play: Player, lang: str, seats: list[str]) -> None:
    played = play(
        "\n".join(["1", "2"] * 400),
        game_id=GAME_ID,
        seats=seats,
        lang=lang,
        options={"max_rounds": 4, "solo_par": False},
    )
    assert played.code == 0
    assert len(played.kept) == 1
    assert {"en": "Gold (GP)", "fr": "Or (PO)"}[lang] in played.screen
