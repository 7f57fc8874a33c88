"""The text beside the sheet: whose turn it is, and the state of both players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oubliette.games.dungeon_pen.sheets import CELLS, TREASURES
from oubliette.games.dungeon_pen.squares import SQUARE_NAMES, centre
from oubliette.terminal.plain.boards.dungeon_pen.flick import in_short
from oubliette.terminal.plain.boards.dungeon_pen.places import angle_to, distance_to
from oubliette.terminal.plain.boards.dungeon_pen.sheet import TARGET
from oubliette.terminal.plain.boards.dungeon_pen.words import called, counted, decimal, indented, own_seat, setting_up
from oubliette.terminal.plain.boards.words import labelled, lines, say, whole

if TYPE_CHECKING:
    from oubliette.games.dungeon_pen.view import PenView, PlayerView
    from oubliette.terminal.plain.drawing import Pen


def turn(view: PenView, pen: Pen, over: bool) -> list[str]:
    """The turn, its player, and the cards left."""
    if setting_up(view):
        return lines(pen, say(pen, "set_up"))
    number = (view["turn"] + 1) // 2  # of the current player
    text = say(pen, "turn_of", turn=number, last=view["turn_limit"]) if view["turn_limit"] else ""
    text = text or say(pen, "turn", turn=number)
    if not over:
        text += f", {whole(say(pen, 'to_play', seat=view['to_play']))}"
    return [*lines(pen, text), *lines(pen, say(pen, "decks", events=view["event_deck"], fatras=view["fatras_deck"]))]


def players(view: PenView, pen: Pen, over: bool) -> list[str]:
    """Both players, one after the other; for the reader, the next flick too."""
    rows: list[str] = []
    for seat, one in enumerate(view["players"]):
        rows += lines(pen, called(view, pen, seat))
        rows += indented(pen, ", ".join(_facts(view, pen, one)))
        if one["objects"]:
            rows += indented(pen, _objects(pen, one))
        if over or setting_up(view):
            continue
        if one["waiting"]:
            rows += indented(pen, labelled(pen, whole(say(pen, "waiting")), counted(pen, one["waiting"])))
        if seat == own_seat(view, pen):
            rows += indented(pen, in_short(one, pen))
            rows += indented(pen, _target(view, pen, seat))
    return rows


def _facts(view: PenView, pen: Pen, one: PlayerView) -> list[str]:
    found: list[str] = []
    if one["start_hp"]:
        found.append(whole(say(pen, "hp", hp=one["hp"], start=one["start_hp"])))
    x, y = decimal(pen, one["x"], 2), decimal(pen, one["y"], 2)
    found.append(whole(say(pen, "place", square=one["square"], x=x, y=y)))
    if one["carrying"]:
        found.append(whole(say(pen, "carries")))
    if one["lenient"]:
        found.append(whole(say(pen, "lenient")))
    if view["bad_faith"] and not one["contested"]:
        found.append(whole(say(pen, "may_contest")))
    return found


def _objects(pen: Pen, one: PlayerView) -> str:
    head = whole(say(pen, "objects", count=one["objects"]))
    return labelled(pen, head, counted(pen, one["hand"])) if one["hand"] else head


def _target(view: PenView, pen: Pen, seat: int) -> str:
    """The player's goal: the treasure, or home with it."""
    one = view["players"][seat]
    mark = CELLS[seat] if one["carrying"] else TREASURES[1 - seat]
    first = "".join(view["rows"]).index(mark)
    x, y = centre(first)
    if one["carrying"]:
        x, y = x + 0.5, y + 0.5  # the middle of the four squares
    name = SQUARE_NAMES[first]
    far = decimal(pen, distance_to(one, x, y))
    where = say(pen, "target_home" if one["carrying"] else "target_treasure", square=name, distance=far)
    text = whole(f"{TARGET} {where}")
    if one["flick"]["blind"]:
        return text
    return f"{text}, {whole(say(pen, 'at_angle', angle=decimal(pen, angle_to(one, x, y) / 2)))}"
