"""The enemy, and the dice of the last throw (an attack or a skill test)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oubliette.games.mini_rogue.cards import OG
from oubliette.terminal.plain.boards.mini_rogue.words import figure, player, together
from oubliette.terminal.plain.boards.words import GLUE, labelled, lines

if TYPE_CHECKING:
    from oubliette.games.mini_rogue.view import DiceView, MiniRogueView
    from oubliette.terminal.plain.drawing import Pen


def enemy(view: MiniRogueView, pen: Pen) -> list[str]:
    """The enemy's card and state. For Og's Remains, also whether they have died once."""
    it = view["enemy"]
    if it is None:
        return []
    name = pen.texts.name(it["enemy_id"] if it["name"] == OG else it["name"])
    figures = [
        figure(pen, "hp", it["hp"], it["max_hp"]),
        figure(pen, "damage", it["damage"]),
        figure(pen, "xp", it["xp"]),
    ]
    skills = [pen.texts.name(skill) for skill in it["skills"]]
    troubles = [pen.label(trouble) for trouble in ("frozen", "drained", "backstab") if it[trouble]]
    return lines(pen, labelled(pen, name, [*figures, *skills, *troubles]))


def dice(view: MiniRogueView, pen: Pen) -> list[str]:
    """The dice in the order in which questions number them; with two players, whose they are."""
    thrown = view["dice"]
    if thrown is None:
        return []
    shown = [_die(thrown, pen, place) for place in range(len(thrown["adventurer"]))]
    for die, shows, symbol in (
        ("curse_die", thrown["curse_die"], "skull"),
        ("poison_die", thrown["poison_die"], "drop"),
    ):
        if shows != "none":
            face = pen.label(symbol) if shows == "symbol" else pen.texts.name("blank")
            shown.append(labelled(pen, pen.label(die), [face]))
    if thrown["dungeon_die"]:
        shown.append(figure(pen, "dungeon_die", thrown["dungeon_die"]))
    if not shown:
        return []
    head = f"{pen.label('dice')} ({player(pen, thrown['seat'])})" if together(view) else pen.label("dice")
    return lines(pen, labelled(pen, head, shown))


def _die(thrown: DiceView, pen: Pen, place: int) -> str:
    """A die's face, with details in brackets. While real dice are being typed in, none counts yet."""
    face = thrown["adventurer"][place]
    count = thrown["counts"][place] if thrown["counts"] else face
    more: list[str] = []
    if count == 0:
        more.append(pen.label("miss"))
    elif count != face:
        more.append(figure(pen, "counted", count))
    marks = (("critical", thrown["criticals"]), ("by_feat", thrown["feats"]))
    more += [pen.label(word) for word, dice in marks if place + 1 in dice]
    return f"{face}{GLUE}({', '.join(more)})" if more else str(face)
