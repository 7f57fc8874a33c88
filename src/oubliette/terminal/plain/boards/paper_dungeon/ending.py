"""The Treasure Room and the dungeon summary."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from oubliette.terminal.plain.boards.words import figure, labelled, lines, player, say
from oubliette.terminal.plain.screen import width_of

if TYPE_CHECKING:
    from oubliette.games.paper_dungeon.view import PaperDungeonView
    from oubliette.terminal.plain.drawing import Pen

_GATE: Final = "||||/"  # five strokes
_FRAME: Final = 6  # columns around the text on the tombstone
_GATES: Final = 2  # groups of five strokes per row on the tombstone
_SLIMMEST: Final = 8  # the least columns of that text


def treasure(view: PaperDungeonView, pen: Pen) -> list[str]:
    """The drawing of the treasure, and its name."""
    found = view["treasure"]
    assert found is not None, "the view of the Treasure Room shows its treasure"
    return lines(pen, say(pen, "treasure", thing=found["thing"], name=found["name"], begins=found["begins"]))


def tombstone(view: PaperDungeonView, pen: Pen) -> list[str]:
    """The deaths of a single player, a stroke for each; nothing without deaths."""
    gates = tally(view["players"][0]["deaths"]).split()
    strokes = [" ".join(gates[first : first + _GATES]) for first in range(0, len(gates), _GATES)]
    if not strokes:
        return []
    words = [word for word in (say(pen, "tombstone"), player(pen, 0)) if 0 < width_of(word) <= pen.width - _FRAME]
    carved = [*words, *strokes]
    width = max(_SLIMMEST, *map(width_of, carved))
    return [
        f"  .{'-' * width}.",
        f" /{' ' * (width + 2)}\\",
        *[f" | {_middle(text, width)} |" for text in carved],
        f"_|{'_' * (width + 2)}|_",
    ]


def summary(view: PaperDungeonView, pen: Pen) -> list[str]:
    """Everybody's deaths, HP and coins, and the score if it is on; with several players, strokes for the deaths."""
    players = view["players"]
    names: list[Literal["hp", "coins", "deaths", "score"]] = ["hp", "coins", "deaths"]
    if players[0]["score"] is not None:
        names.append("score")
    heads = [pen.label(name) for name in names]
    rows = [[str(hero[name]) for name in names] for hero in players]
    if len(players) == 1:
        return pen.table(heads, rows)
    strokes = [tally(hero["deaths"]) for hero in players]
    drawn = pen.table(
        [pen.shell.say("play-player"), *heads, say(pen, "tombstone")],
        [[player(pen, seat), *row, strokes[seat]] for seat, row in enumerate(rows)],
    )
    if len(drawn) == 1 + len(rows):
        return drawn
    drawn = []  # too narrow for a table
    for seat, row in enumerate(rows):
        figures = [figure(pen, name, number) for name, number in zip(names, row, strict=True)]
        drawn += lines(pen, labelled(pen, player(pen, seat), [*figures, *filter(None, [strokes[seat]])]))
    return drawn


def tally(deaths: int) -> str:
    """Strokes in fives."""
    return " ".join([_GATE] * (deaths // 5) + ["|" * (deaths % 5)] * bool(deaths % 5))


def _middle(text: str, width: int) -> str:
    blank = width - width_of(text)
    return " " * (blank // 2) + text + " " * (blank - blank // 2)
