"""Views of Dungeon Looters, and how they are drawn."""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

from oubliette.games.dungeon_looters import GAME
from oubliette.games.dungeon_looters.archetypes import ARCHETYPES
from oubliette.games.dungeon_looters.inventory import arrangement, overloaded
from oubliette.games.dungeon_looters.state import Loot
from oubliette.games.dungeon_looters.treasures import TREASURES
from oubliette.kernel import SPECTATOR, Ask, Match, Seeded, Setting, set_up
from oubliette.terminal.plain.boards import draw, draw_page
from oubliette.terminal.plain.drawing import Pen
from oubliette.terminal.plain.table_display import paragraphs
from oubliette.texts import GameTexts, ShellTexts

GAME_ID = "dungeon_looters"
PLAYERS = ("Ada", "Chloé-Sérénissime de La Tour", "Cy", "Dan", "Eve", "Flo")
WIDTHS = (20, 40, 60, 80, 100)
PAGES = ("map", "bag", "tiles", "cards", "players", "e5")


def a_pen(
    seats: int = 3,
    width: int = 80,
    lang: str = "en",
    seat: int = 0,
    asked: Ask[Any] | None = None,
    height: int = 24,
    strict: bool = True,
) -> Pen:
    texts = GameTexts(GAME_ID, lang, strict=strict)
    return Pen(texts, ShellTexts(lang), PLAYERS[:seats], width, height, seat, asked)


def plain(rows: Sequence[str]) -> str:
    """The rows as one line with ordinary spaces: most tests do not care where lines are wrapped."""
    return " ".join(" ".join(rows).split())


def drawn(view: Mapping[str, Any], pen: Pen, over: bool = False) -> list[str]:
    return draw(GAME_ID, view, pen, over)


def page(view: Mapping[str, Any], pen: Pen, word: str) -> list[str]:
    return draw_page(GAME_ID, view, pen, word)


def parts(view: Mapping[str, Any], pen: Pen) -> list[str]:
    return paragraphs(drawn(view, pen))


def a_looter(archetype: str = "", square: str = "", state: str = "on_board", **more: Any) -> dict[str, Any]:
    return {
        "archetype": archetype,
        "state": state,
        "square": square,
        "tiles": 0,
        "cards": 0,
        "seen": [],
        "objects": [],
        "bag": [],
        "value": 0,
        "overloaded": False,
        "movement": 5,
        "tried": [],
        "roll_marker": 0,
        "move_marker": 0,
        "arrows": 0,
        "in_bear_trap": False,
        "in_pit": False,
        "sick": False,
        "trophies": 0,
        "bounties": 0,
        "left_as": 0,
        "score": None,
        **more,
    }


def a_room(room: str, tile: str, quarters: int = 0, card: bool = False) -> dict[str, Any]:
    return {"room": room, "tile": tile, "quarters": quarters, "card": card}


def a_chest(square: str, colour: str = "yellow", **more: Any) -> dict[str, Any]:
    chest = {"square": square, "chest": "chest_big", "colour": colour, "dd": 10, "treasures": 4, "lock_broken": False}
    return {**chest, "tidied": [], **more}


def a_view(players: Sequence[dict[str, Any]], rooms: Sequence[dict[str, Any]], **more: Any) -> dict[str, Any]:
    """A table with only these players and rooms."""
    return {
        "round": 3,
        "to_play": 0,
        "first": 0,
        "turns_left": -1,
        "radius": 3,
        "rooms": list(rooms),
        "doors": [],
        "chests": [],
        "traps": [],
        "players": list(players),
        "tiles": [],
        "cards": [],
        "sherpa": "",
        "sherpa_objects": [],
        "stack": 12,
        "mj_deck": 80,
        "mj_discard": [],
        "treasure_deck": 70,
        "treasure_discard": [],
        "chests_left": 18,
        "parts": 1,
        **more,
    }


def loaded(looter: Mapping[str, Any], *things: str) -> dict[str, Any]:
    """The looter with these objects in the bag."""
    archetype = ARCHETYPES[looter["archetype"]]
    loot = [Loot(TREASURES[thing], 0) for thing in things]
    return {
        **looter,
        "objects": list(things),
        "bag": arrangement(archetype, loot),
        "value": sum([TREASURES[thing].po for thing in things]),
        "overloaded": overloaded(archetype, loot),
    }


@cache
def seen(seats: int, closed: bool = False) -> list[tuple[dict[str, Any], Ask[Any] | None, int]]:
    """Views at some questions of a random match, of the asked seat or a spectator, and at its end."""
    luck = Random(seats)
    options: dict[str, Setting] = {"open_inventories": not closed, "archetype_choice": "draft"}
    match = Match.start(set_up(GAME, seats, options), fate=Seeded(seats))
    found: list[tuple[dict[str, Any], Ask[Any] | None, int]] = []
    met: dict[str, int] = {}
    while match.ask is not None:
        ask = match.ask
        met[ask.prompt] = met.get(ask.prompt, 0) + 1
        if met[ask.prompt] < 3 or met[ask.prompt] % 40 == 0:
            found.append((deepcopy(dict(match.view(ask.seat))), ask, ask.seat))
            if met[ask.prompt] == 1:
                found.append((deepcopy(dict(match.view(SPECTATOR))), None, SPECTATOR))
        match.answer(luck.randrange(len(ask.options)))
    return [*found, (dict(match.view(0)), None, 0)]
