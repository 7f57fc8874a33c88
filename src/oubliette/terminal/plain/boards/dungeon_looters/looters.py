"""The players: a line for each, and on request all that is known of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oubliette.games.dungeon_looters.archetypes import ARCHETYPES, SHERPA
from oubliette.games.dungeon_looters.state import LEFT, ON_BOARD
from oubliette.games.dungeon_looters.treasures import TREASURES
from oubliette.terminal.plain.boards.dungeon_looters.bag import bag, load, priced
from oubliette.terminal.plain.boards.dungeon_looters.words import (
    by_name,
    called,
    counted,
    listed,
    room_of,
    setting_up,
    slim,
)
from oubliette.terminal.plain.boards.words import labelled, lines, say, whole

if TYPE_CHECKING:
    from oubliette.games.dungeon_looters.view import LootersView, PlayerView
    from oubliette.terminal.plain.drawing import Pen

_PLAYING: Final = "> "  # marks the current player
_WAITING: Final = "  "
_SKILLS: Final = ("movement", "force", "dexterity", "reflexes", "fight", "forcing")


def looters(view: LootersView, pen: Pen) -> list[str]:
    """A line per player: name, place, state and load. Things that a player does not have are left out."""
    drawn: list[str] = []
    for seat in range(len(view["players"])):
        first, *rest = lines(slim(pen, pen.width - len(_WAITING)), _line(view, pen, seat))
        mark = _PLAYING if seat == view["to_play"] and not setting_up(view) else _WAITING
        drawn += [mark + first, *[_WAITING + row for row in rest]]
    return [*drawn, *[_WAITING + row for row in _lost_sherpa(view, slim(pen, pen.width - len(_WAITING)))]]


def in_full(view: LootersView, pen: Pen) -> list[str]:
    """Everything known: skills, objects, and cards taken openly."""
    drawn: list[str] = []
    for seat, looter in enumerate(view["players"]):
        if seat:
            drawn.append("")
        drawn += lines(pen, _line(view, pen, seat))
        if not looter["archetype"]:
            continue
        archetype = ARCHETYPES[looter["archetype"]]
        skills = [whole(say(pen, f"skill_{name}", value=getattr(archetype, name))) for name in _SKILLS]
        if archetype.unlocking:
            skills.append(whole(say(pen, "skill_unlocking")))
        if archetype.disarm:
            skills.append(whole(say(pen, "skill_disarm", value=archetype.disarm)))
        drawn += lines(pen, ", ".join(skills))
        if looter["bag"] is None:
            drawn += listed(pen, say(pen, "carries"), [*counted(pen, looter["objects"]), *load(looter, pen)])
        else:
            drawn += bag(looter, pen)
        if looter["seen"]:
            drawn += listed(
                pen, say(pen, "seen_cards", player=pen.players[seat]), counted(pen, by_name(pen, looter["seen"]))
            )
    if view["sherpa"]:
        drawn += ["", *_lost_sherpa(view, pen)]
        things = counted(pen, view["sherpa_objects"], lambda thing: priced(pen, thing))
        drawn += listed(pen, say(pen, "carries"), things)
    return drawn


def _lost_sherpa(view: LootersView, pen: Pen) -> list[str]:
    """The neutral sherpa: his square, and how much he has picked up."""
    if not view["sherpa"]:
        return []
    things = view["sherpa_objects"]
    value = sum([TREASURES[thing].po for thing in things])
    carried = _loot(len(things), value, pen)
    name = whole(f"{say(pen, f'sign_{SHERPA}')} {pen.texts.name(SHERPA)}")
    return lines(pen, labelled(pen, name, [view["sherpa"], carried]))


def _line(view: LootersView, pen: Pen, seat: int) -> str:
    looter = view["players"][seat]
    if not looter["archetype"]:
        return labelled(pen, called(view, pen, seat), [whole(say(pen, "no_archetype"))])
    parts = [
        _where(looter, pen, own=seat == pen.seat),
        _loot(len(looter["objects"]), looter["value"], pen),
        whole(say(pen, "cards", count=looter["cards"])),
    ]
    if looter["state"] != LEFT:
        parts += _troubles(looter, pen)
    parts += [whole(say(pen, name, count=looter[name])) for name in ("trophies", "bounties") if looter[name]]
    return labelled(pen, called(view, pen, seat), parts)


def _where(looter: PlayerView, pen: Pen, *, own: bool) -> str:
    """The square; for the reader's figure the room, so that the line stays the same while it walks over the map."""
    if looter["state"] == LEFT:
        return whole(say(pen, "state_left", number=looter["left_as"]))
    if looter["state"] != ON_BOARD:
        return whole(say(pen, f"state_{looter['state']}"))
    square = looter["square"]
    return (room_of(square) if own else square) or whole(say(pen, "nowhere_yet"))


def _loot(count: int, value: int | None, pen: Pen) -> str:
    """The number of objects, with their value if it is known."""
    if not count or value is None:
        return whole(say(pen, "objects", count=count))
    return whole(say(pen, "objects_worth", count=count, po=value))


def _troubles(looter: PlayerView, pen: Pen) -> list[str]:
    """Markers, wounds and load, with the movement that is left."""
    points = looter["movement"]
    parts = [] if points is None else [whole(say(pen, "moves", points=points))]
    markers = {
        "move_marker" if points is None else "move_counted": looter["move_marker"],
        "roll_marker": looter["roll_marker"],
    }
    for word, marker in markers.items():
        if marker:
            parts.append(whole(say(pen, word, amount=f"{marker:+d}".replace("-", "−"))))
    if looter["arrows"]:
        parts.append(whole(say(pen, "arrows", count=looter["arrows"])))
    return [
        *parts,
        *[whole(say(pen, flag)) for flag in ("in_bear_trap", "in_pit", "sick", "overloaded") if looter[flag]],
        *[whole(say(pen, "tried", door=door)) for door in looter["tried"]],
    ]
