"""Views of Paper App DUNGEON for drawing: made by hand, and from real matches."""

import re
from collections.abc import Iterator
from functools import cache
from random import Random

from oubliette.games.paper_dungeon import GAME
from oubliette.games.paper_dungeon.notebook import Treasure
from oubliette.games.paper_dungeon.view import HeroView, OfferView, PaperDungeonView, TreasureView
from oubliette.kernel import SPECTATOR, Match, Seeded, set_up
from oubliette.terminal.plain.boards import draw
from oubliette.terminal.plain.drawing import Pen
from oubliette.texts import GameTexts, ShellTexts

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
            *("open_lock", "line", "old_line", "sums_hidden", "here", "here_carried", "here_shielded"),
            *("here_mystery_enemy", "here_mystery_heart", "here_web", "here_key", "here_lock", "here_open_lock"),
            *("here_teleporter", "here_known_teleporter", "here_stairs"),
        ),
        (),
    ),
    "here_thing": ("thing", "count", "squares_id"),
    **dict.fromkeys(("here_enemy", "here_heart"), ("hp",)),
    "here_coin": ("coins",),
    "here_chest": ("times",),
    "here_piece": ("piece", "piece_effect"),
    # Those of the board in the browser.
    **dict.fromkeys(("plan", "later_shop"), ("floor",)),
    "plan_with_hero": ("floor", "who_id", "square_id"),
    "later_floor": ("floor", "floors"),
    "found": ("thing", "squares"),
    **dict.fromkeys(("steps", "steps_left"), ("steps",)),
    "rolled": ("purpose_for",),
    "ledger": ("who_id",),
    "deaths": ("deaths",),
    "dead": ("who_id", "deaths"),
    "price": ("coins",),
    **dict.fromkeys(("finds_left", "touch_path", "touch_square", "used", "leaf", "previous", "next", "summary"), ()),
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


# Drawings compared word for word use texts of their own, so that editing the game's texts breaks no test.
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


def a_hero() -> HeroView:
    return {
        "hidden": False,
        "done": False,
        "hp": 10,
        "hp_plus": 0,
        "hp_minus": 0,
        "hp_exit": 10,
        "hp_limit": 10,
        "coins": 0,
        "coins_plus": 0,
        "coins_minus": 0,
        "coins_exit": 0,
        "dying": False,
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
    }


def a_view(*heroes: HeroView) -> PaperDungeonView:
    return {
        "notebook": NOTEBOOK,
        "profile": "standard",
        "page": "floor",
        "floor": 2,
        "floors": 45,
        "to_play": 0,
        "map": MAP,
        "offers": [],
        "players": list(heroes or [a_hero()]),
        "later_pages": [],
        "treasure": None,
    }


def a_shop(*heroes: HeroView) -> PaperDungeonView:
    offers: list[OfferView] = [
        {"piece": "meal", "price": 7},
        {"piece": "coin_rush", "price": 11},
        {"piece": "wall_pass", "price": 9},
    ]
    return a_view(*heroes) | {"page": "shop", "floor": 5, "map": [], "offers": offers}


def an_end(*heroes: HeroView, name: str = "Abarbidor") -> PaperDungeonView:
    ruby: TreasureView = {"thing": "ruby", "name": name, "begins": Treasure("ruby", name).begins}
    return a_view(*heroes) | {"page": "treasure_room", "floor": 45, "map": [], "treasure": ruby}


def drawn(view: PaperDungeonView, width: int = 80, lang: str = "en") -> list[str]:
    """The rows with ordinary spaces: the ends of lines show which spaces do not break."""
    return spaced(view, a_pen(len(view["players"]), width, lang, TEXTS[lang]))


def spaced(view: PaperDungeonView, pen: Pen) -> list[str]:
    rows = draw("paper_dungeon", view, pen, view["page"] == "treasure_room")
    return [row.replace("\u00a0", " ").replace("\u202f", " ") for row in rows]


def plan(rows: list[str]) -> list[str]:
    """The squares, two columns each, of a drawing with a plan in it."""
    return [row[3 : row.rindex(WALL) + 1] for row in rows if re.match(rf"[ \d]\d {WALL}", row)]


def square(rows: list[str], name: str) -> str:
    """The text on a square, found by letters and numbers as people do."""
    letters = next(row for row in rows if row.startswith("   a b"))
    numbered = next(row for row in rows if row.startswith(f"{name[1:]:>2} "))
    return numbered[letters.index(name[0]) :][:2].strip()


def plain(rows: list[str]) -> str:
    return " ".join(" ".join(rows).split())


@cache
def seen(seats: int) -> list[tuple[PaperDungeonView, bool]]:
    """Some views of a match at its questions: of the asked seat and, among several, of a spectator; and one at its end.

    Nobody gives a floor up.
    """
    luck = Random(seats)
    options = {"notebook": NOTEBOOK, "floors": 6, "same_dice": seats > 1, "peek_ahead": seats == 1}
    match = Match.start(set_up(GAME, seats, options), fate=Seeded(seats))
    found: list[tuple[PaperDungeonView, bool]] = []
    while match.ask is not None:
        if match.ask.seat >= 0:
            found.append((GAME.view(match.table, match.ask.seat), False))
            if seats > 1:
                found.append((GAME.view(match.table, SPECTATOR), False))
        places = [place for place, option in enumerate(match.ask.options) if option != "abandon"]
        match.answer(luck.choice(places))
    found.append((GAME.view(match.table, SPECTATOR), True))
    return found[::9] + found[-1:]


def floors(seats: int) -> Iterator[tuple[PaperDungeonView, HeroView]]:
    """The floors in these views, each with its hero."""
    for view, _ in seen(seats):
        if view["page"] == "floor":
            yield view, view["players"][view["to_play"]]
