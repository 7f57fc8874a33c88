"""Cards worth reading in advance: the rooms that can be entered, the room under the token, the guardian."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from oubliette.games.mini_rogue.cards import ENEMIES, ROOMS
from oubliette.games.mini_rogue.figures import FIGURES
from oubliette.games.mini_rogue.grid import ways_on
from oubliette.games.mini_rogue.state import MOVE, ROOM, SIDE
from oubliette.terminal.plain.boards.mini_rogue.cards import Line, card, die, figures
from oubliette.terminal.plain.boards.mini_rogue.words import figure
from oubliette.terminal.plain.boards.words import GLUE, labelled, lines, say
from oubliette.terminal.plain.screen import wrap

if TYPE_CHECKING:
    from oubliette.games.mini_rogue.view import GuardianCard, MiniRogueView
    from oubliette.terminal.plain.drawing import Pen

_INDENT: Final = "  "
_FAILED: Final = "decide.perception_after_test"  # the dice are known, so show what the card says about them
_TOLD_BY_OPTIONS: Final = ("monster", "rest", "seer")  # the question or the enemy explains these rooms


def preview(view: MiniRogueView, pen: Pen) -> list[str]:
    """Short texts below the grid: the rooms that can be entered next, or the room about to be resolved."""
    rows: list[str] = []
    asked = (pen.asked.seat,) if pen.asked is not None and pen.asked.seat >= 0 else ()  # the hero who decides, of two
    failed = pen.asked is not None and pen.asked.prompt == _FAILED
    for room in rooms_at_stake({**view, "dice": None} if failed else view, asked):
        if view["phase"] == MOVE or ROOMS[room].kind not in _TOLD_BY_OPTIONS:
            card_lines = card(view, pen, room)
            between = ". " if any(line.faces for line in card_lines) else ", "
            rows += lines(
                pen, labelled(pen, _headed(pen, room), [between.join([_short(pen, line) for line in card_lines])])
            )
    return rows


def _headed(pen: Pen, room: str) -> str:
    """A room's name; for a trap, with the headings of its two columns."""
    name = pen.texts.name(room)
    return f"{name}, {say(pen, 'columns')}" if ROOMS[room].kind == "trap" else name


def rooms_at_stake(view: MiniRogueView, seats: tuple[int, ...] = ()) -> list[str]:
    """The face-up rooms next to the tokens before a step, under them before a throw; each once."""
    cells: list[int] = []
    for seat, hero in enumerate(view["players"]):
        if not seats or seat in seats:
            here = (hero["row"] - 1) * SIDE + hero["column"] - 1
            if view["phase"] == MOVE:
                cells += ways_on(here).values()
            elif view["phase"] == ROOM and view["enemy"] is None and view["dice"] is None:
                cells.append(here)
    found = [view["grid"][cell // SIDE][cell % SIDE] for cell in cells]
    return [room for room in dict.fromkeys(found) if room in ROOMS]


def guardian(card: GuardianCard, pen: Pen) -> list[str]:
    """The figures of the guardian at the Exit, for the number of heroes."""
    return figures(pen, figure(pen, "hp", card["hp"]), card["damage"], card["xp"], card["skills"])


def cards_here(view: MiniRogueView, pen: Pen) -> list[str]:
    """The full text of the cards that matter at the reader's position, a line for each result.

    Before a step these are the rooms that can be entered; in a fight, the enemy's skills.
    """
    parts: list[list[str]] = []
    if view["enemy"] is not None:
        parts.append(
            [*lines(pen, say(pen, "note", kind="monster", hp=0)), *_enemy_skills(pen, view["enemy"]["skills"])]
        )
    for room in _rooms_here(view, pen):
        parts.append(_whole_card(view, pen, room))
    at_the_exit = view["guardian_card"]
    if at_the_exit is not None and view["enemy"] is None:
        head = labelled(pen, pen.label("guardian"), [pen.texts.name(view["guardian"])])
        parts.append(
            [
                *lines(pen, f"{head} ({', '.join(guardian(at_the_exit, pen))})"),
                *_enemy_skills(pen, at_the_exit["skills"]),
            ]
        )
    rows: list[str] = []
    for part in parts:
        if part:
            rows += ["", *part] if rows else part
    return rows


def _rooms_here(view: MiniRogueView, pen: Pen) -> list[str]:
    """The rooms for the reader only (if the reader plays), also with dice on the table."""
    mine = (pen.seat,) if 0 <= pen.seat < len(view["players"]) else ()
    if view["enemy"] is not None:
        return []
    return rooms_at_stake({**view, "dice": None}, mine)


def _whole_card(view: MiniRogueView, pen: Pen, room: str) -> list[str]:
    kind = ROOMS[room].kind
    about = room if kind == "object" else kind
    rows = lines(
        pen, labelled(pen, pen.texts.name(room), [say(pen, "note", kind=about, hp=FIGURES.short_of_penalty_hp)])
    )
    for line in card(view, pen, room):
        rows += [_INDENT + row for row in wrap(_long(pen, line), pen.width - len(_INDENT), _INDENT)]
    if kind == "monster":
        rows += _enemy_skills(pen, ENEMIES[room, view["floor"]].skills)
    return rows


def _enemy_skills(pen: Pen, skills: Sequence[str]) -> list[str]:
    return [row for skill in skills for row in lines(pen, say(pen, "enemy_skill", skill=skill))]


def _short(pen: Pen, line: Line) -> str:
    """A line without the name of its result, except for enemies: their names matter."""
    text = line.short or line.text
    if line.faces:
        return labelled(pen, die(line.faces), [text])
    return f"{line.name}, {text}" if line.name and not line.short else text


def _long(pen: Pen, line: Line) -> str:
    if line.name in ("", line.text):
        return _short(pen, Line(line.faces, "", line.text))
    faces = f"{die(line.faces)}{GLUE}" if line.faces else ""
    return faces + labelled(pen, line.name, [line.text])
