"""The text of cards: every result of a room's table, and the figures of enemies on the current floor."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from oubliette.games.mini_rogue.cards import ENEMIES, ROOMS, Enemy
from oubliette.games.mini_rogue.encounters import (
    REST_ACTIONS,
    SHRINE,
    TOMB,
    TRAPS,
    TREASURE,
    WARES,
    WEAPONS,
    Find,
    Trap,
    Weapon,
)
from oubliette.games.mini_rogue.figures import FIGURES
from oubliette.games.mini_rogue.rooms.merchant import RATION
from oubliette.games.mini_rogue.rooms.tomb import GHOST
from oubliette.terminal.plain.boards.mini_rogue.words import figure, together
from oubliette.terminal.plain.boards.words import say, whole

if TYPE_CHECKING:
    from oubliette.games.mini_rogue.view import MiniRogueView
    from oubliette.terminal.plain.drawing import Pen

_FACES: Final = range(1, 7)


class Line(NamedTuple):
    """A line of a card: faces of the dungeon die (if any), name and effect.

    `short`: the effect in fewer words, if there is a shorter text.
    """

    faces: tuple[int, ...]
    name: str
    text: str
    short: str = ""


def card(view: MiniRogueView, pen: Pen, room: str) -> list[Line]:
    """All results that a room may have on this floor."""
    kind = ROOMS[room].kind
    if kind == "monster":
        return [_enemy(view, pen, ENEMIES[room, view["floor"]])]
    if kind == "merchant":
        return _merchant(view, pen, room)
    if kind == "rest":
        gains = [(_name(pen, one.id), gain(pen, one.gain)) for one in REST_ACTIONS.values()]
        return [Line((), name, given, given) for name, given in gains]
    if kind == "treasure":
        return _treasure(view, pen)
    if kind == "shrine":
        return _merged([Line((face,), "", _all(pen, [gain(pen, one) for one in SHRINE[face]])) for face in _FACES])
    if kind == "tomb":
        return [_find(view, pen, face, TOMB[face]) for face in _FACES]
    if kind == "trap":
        return _merged([_trap(view, pen, face, TRAPS[room, face]) for face in _FACES])
    if kind == "seer":
        facts = {"gold": FIGURES.seer_gold, "rooms": FIGURES.seer_rooms}
        return [Line((), "", say(pen, "seer", **facts), say(pen, "seer_short", **facts))]
    if room == "raven":
        facts = {"food": FIGURES.raven_food}
        return [Line((), "", say(pen, "raven", **facts), say(pen, "raven_short", **facts))]
    weapons = [(face, WEAPONS[face]) for face in _FACES]
    return _merged([_weapon(pen, face, one) for face, one in weapons])


def gain(pen: Pen, given: tuple[str, int | str]) -> str:
    """A gain in a word or two."""
    kind, what = given
    if isinstance(what, int):
        return whole(say(pen, "gain", kind=kind, amount=what))
    if kind in ("potion", "afflict"):
        return _name(pen, what)
    return say(pen, "cured" if kind == "cure" else "refreshed")


def figures(pen: Pen, hp: str, damage: int, xp: int, skills: Sequence[str]) -> list[str]:
    """The figures of an enemy."""
    worth = [figure(pen, "xp", xp)] if xp else []
    return [hp, figure(pen, "damage", damage), *worth, *[_name(pen, skill) for skill in skills]]


def die(faces: tuple[int, ...]) -> str:
    """The faces of the dungeon die: one of them, or from one to another."""
    return str(faces[0]) if len(faces) == 1 else f"{faces[0]}-{faces[-1]}"


def _enemy(view: MiniRogueView, pen: Pen, enemy: Enemy) -> Line:
    """The enemy of a room. For two heroes, its second HP value counts."""
    one, two = enemy.hp
    hp = whole(say(pen, "hp_of_two", one=one, two=two)) if together(view) else figure(pen, "hp", one)
    return Line((), _name(pen, enemy.id), ", ".join(figures(pen, hp, enemy.damage, enemy.xp, enemy.skills)))


def _merchant(view: MiniRogueView, pen: Pen, room: str) -> list[Line]:
    """All prices, affordable or not."""
    lines: list[Line] = []
    paid = {"armor": 0, "potion": 0}
    for ware in WARES:
        if ware.card != room:
            continue
        if ware.buy and (ware.id != RATION or view["sells_food"]):
            price, name = ware.price(view["floor"]), pen.texts.name(ware.id)
            effect = pen.texts.catalogue.text(f"name-{ware.id}", "effect")
            in_full = say(pen, "price", ware=ware.id, effect=effect, price=price)
            lines.append(Line((), "", in_full, whole(f"{name} {price}")))
        if ware.sell:
            paid[ware.gain[0]] = ware.sell
    return [*lines, Line((), "", say(pen, "pays", **paid), whole(say(pen, "pays_short", **paid)))]


def _treasure(view: MiniRogueView, pen: Pen) -> list[Line]:
    """The gold, and the chest."""
    gold = gain(pen, ("gold", FIGURES.treasure_gold))
    more = say(pen, "after_danger", amount=view["treasure_bonus"])
    lines = [Line((), "", f"{gold}, {more}", f"{gold} ({say(pen, 'bonus', amount=view['treasure_bonus'])})")]
    for face in _FACES:
        one, two = [gain(pen, given) for given in TREASURE[face]]
        lines.append(Line((face,), "", say(pen, "either", one=one, two=two)))
    return lines


def _find(view: MiniRogueView, pen: Pen, face: int, find: Find) -> Line:
    name = _name(pen, f"tomb_{find.id}")
    if find.id == GHOST:
        ghost = _enemy(view, pen, ENEMIES[GHOST, view["floor"]])
        return Line((face,), name, f"{ghost.name} ({ghost.text})")
    if find.food:
        return Line((face,), name, say(pen, "rats", food=find.food, hp=find.hp))
    return Line((face,), name, gain(pen, find.gain))


def _trap(view: MiniRogueView, pen: Pen, face: int, trap: Trap) -> Line:
    """A trap's loss on this floor, and its gain."""
    times = view["floor"] if trap.per_floor else 1
    losses = [
        whole(say(pen, "loss", kind=kind, amount=amount * times))
        for kind, amount in (("hp", trap.hp), ("food", trap.food), ("armor", trap.armor))
        if amount
    ]
    if trap.afflicts:
        losses.append(_name(pen, trap.afflicts))
    if trap.falls and view["falls_to"]:
        losses.append(say(pen, "falls", zone=view["falls_to"]))
    loss, won = _all(pen, losses), gain(pen, trap.gain)
    outcomes = say(pen, "outcomes", loss=loss, gain=won)
    return Line((face,), _name(pen, trap.id), outcomes, f"{loss} / {won}")


def _weapon(pen: Pen, face: int, weapon: Weapon) -> Line:
    name, feats = _name(pen, weapon.id), say(pen, "feats", feats=weapon.feats)
    return Line((face,), name, feats, f"{name} ({whole(feats)})")


def _all(pen: Pen, parts: list[str]) -> str:
    return pen.texts.formatter.join(parts)


def _name(pen: Pen, thing: str) -> str:
    return whole(pen.texts.name(thing))


def _merged(lines: list[Line]) -> list[Line]:
    """Merge faces with the same result into one line."""
    merged: list[Line] = []
    for line in lines:
        if merged and merged[-1][1:] == line[1:]:
            merged[-1] = Line(merged[-1].faces + line.faces, *line[1:])
        else:
            merged.append(line)
    return merged
