"""Views of Dungeon Pen for drawing: made by hand, or seen in whole matches."""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

from oubliette.games.dungeon_pen import GAME
from oubliette.games.dungeon_pen.aiming import AIMS
from oubliette.kernel import SPECTATOR, Ask, Match, Seeded, set_up
from oubliette.terminal.plain.boards import draw, draw_page
from oubliette.terminal.plain.drawing import Pen
from oubliette.texts import Asked, GameTexts, ShellTexts

GAME_ID = "dungeon_pen"
PLAYERS = ("Ada", "Chloé-Sérénissime de La Tour")
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"sheet": "oubliettes", "characters": "random", "bad_faith": True, "turn_limit": 6, "lenient": "seat1"},
    {"sheet": "colimacon", "characters": "choose", "mode": "beginner_fun", "open_hands": True},
)
SEEDS = (9, 3, 5)  # of matches with objects, walls and trapdoors

# One of everything, on a small part of the sheet.
ROWS = [
    ".t..F.P...........",
    "....F.P..#.....cc.",
    ".........#.....cc.",
    *["." * 18] * 12,
    ".CC...............",
    ".CC............T..",
    "." * 18,
]


def a_pen(width: int = 80, lang: str = "en", seat: int = SPECTATOR, asked: Asked | None = None) -> Pen:
    texts = GameTexts(GAME_ID, lang, strict=True)
    return Pen(texts, ShellTexts(lang), PLAYERS, width, 24, seat, asked)


def a_player(x: float, y: float, square: str, **changes: Any) -> dict[str, Any]:
    return {
        "character": "none",
        "hp": 9,
        "start_hp": 15,
        "square": square,
        "x": x,
        "y": y,
        "carrying": False,
        "objects": 0,
        "hand": [],
        "waiting": [],
        "lenient": False,
        "contested": False,
        "way": "aim",
        "flick": a_flick(),
    } | changes


def a_flick(**changes: Any) -> dict[str, Any]:
    return {
        "profile": "normal",
        "cap": 100,
        "reach": 1.0,
        "angle": 1.0,
        "miss": 30,
        "bend": 0,
        "blind": 0,
        "nudge": 0,
    } | changes


def a_view(*players: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {
        "sheet": "croquis",
        "rows": ROWS,
        "walls": [],
        "chests": [
            {"square": "E1", "closed": True, "covered": False},
            {"square": "E2", "closed": False, "covered": False},
        ],
        "potions": [{"square": "G1", "left": 2, "covered": False}, {"square": "G2", "left": 0, "covered": False}],
        "strokes": [],
        "shown": None,
        "players": list(players or (a_player(2.0, 16.0, "C17"), a_player(16.0, 2.0, "Q3"))),
        "first": 0,
        "to_play": 0,
        "turn": 5,
        "turn_limit": 0,
        "beginner": False,
        "home": "passing",
        "bad_faith": False,
        "event_deck": 36,
        "event_discard": ["trapped_slab", "trapped_slab", "dubious_fountain", "draught"],
        "fatras_deck": 24,
    } | changes


def a_stroke(seat: int, *points: float, contact: bool = False) -> dict[str, Any]:
    return {"seat": seat, "points": list(points), "contact": contact}


def drawn(view: dict[str, Any], pen: Pen, over: bool = False) -> list[str]:
    return [plain(row) for row in draw(GAME_ID, view, pen, over)]


def page(view: dict[str, Any], pen: Pen, word: str) -> list[str]:
    return [plain(row) for row in draw_page(GAME_ID, view, pen, word)]


def plain(row: str) -> str:
    return row.replace("\u00a0", " ").replace("\u202f", " ")


def sheet(view: dict[str, Any], pen: Pen, columns: int = 36) -> list[str]:
    """The first columns of the sheet, row 1 first."""
    rows = drawn(view, pen)
    top = next(place for place, row in enumerate(rows) if row.startswith("     A B C")) + 1
    return [row[5 : 5 + columns].rstrip() for row in rows[top : top + 18]]


def text(rows: Sequence[str]) -> str:
    return " ".join(" ".join(rows).split())


@cache
def seen(game: int) -> list[tuple[dict[str, Any], Ask[Any] | None, int]]:
    """Views at some questions of a match, the last one among them: of the asked seat and of a spectator."""
    luck = Random(SEEDS[game])
    match = Match.start(set_up(GAME, 2, OPTIONS[game]), fate=Seeded(SEEDS[game]))
    found: list[tuple[dict[str, Any], Ask[Any] | None, int]] = []
    while match.ask is not None:
        ask = match.ask
        if ask.seat >= 0:
            found += [(dict(match.view(ask.seat)), ask, ask.seat), (dict(match.view(SPECTATOR)), None, SPECTATOR)]
        if ask.prompt == "decide.aim":
            match.answer(AIMS.index((luck.randrange(720), luck.randrange(20, 90))))
        else:
            match.answer(luck.randrange(len(ask.options)))
    return found[:2] + found[2:-2:4] + found[-2:]
