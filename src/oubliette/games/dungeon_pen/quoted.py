"""The figures that the rulebook quotes, by key: those in data/, and some computed from them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, Final

from oubliette.games.dungeon_pen.aiming import STRENGTHS
from oubliette.games.dungeon_pen.cards import BEFORE_FLICK, EFFECTS, EVENT_DECK, EVENTS, FATRAS, FATRAS_DECK, WALL_CARDS
from oubliette.games.dungeon_pen.characters import CHARACTERS, NO_CHARACTER
from oubliette.games.dungeon_pen.drawn_sheets import FARTHEST, LEAST_CHESTS, LEAST_POTIONS, NEAREST
from oubliette.games.dungeon_pen.effects import Grip
from oubliette.games.dungeon_pen.gesture import FASTEST, GRIP, LAST, SLOWEST
from oubliette.games.dungeon_pen.house_rules import OPTIONS
from oubliette.games.dungeon_pen.numbers import FLICK, NUMBERS, PROFILES
from oubliette.games.dungeon_pen.sheets import CELL_SIDE, SHEETS
from oubliette.games.dungeon_pen.squares import BLOCK, DICE, SIDE
from oubliette.games.dungeon_pen.tracing import SKIN
from oubliette.kernel import Whole

_THOUSANDTHS: Final = ("miss", "miss_most")  # chances: the rulebook prints them in percent


def figures(_name: Callable[[str], str]) -> dict[str, int | float | str]:
    """All figures by key: `start_hp`, `event.trapdoor.count`, `effect.net.cap` and so on."""
    found: dict[str, int | float | str] = {**_numbers("", NUMBERS), **_numbers("flick.", FLICK), **_derived()}
    groups: tuple[tuple[str, Mapping[str, Any]], ...] = (
        ("event", EVENTS),
        ("fatras", FATRAS),
        ("effect", EFFECTS),
        ("character", CHARACTERS),
        ("profile", PROFILES),
    )
    for group, rows in groups:
        for row_id, row in rows.items():
            found.update(_numbers(f"{group}.{row_id}.", row))
    for option in OPTIONS:
        if isinstance(option, Whole):
            found[f"option.{option.name}.low"] = option.low
            found[f"option.{option.name}.high"] = option.high
            found[f"option.{option.name}.default"] = option.default
    for sheet in SHEETS.values():
        found[f"sheet.{sheet.name}.chests"] = len(sheet.chests)
        found[f"sheet.{sheet.name}.potions"] = len(sheet.potions)
    return found


def _numbers(prefix: str, row: Any) -> dict[str, int | float | str]:  # noqa: ANN401 - a row of any table
    """The numbers of a row of data. Turns chances in thousandths into percent."""
    found: dict[str, int | float | str] = {}
    for field in fields(row):
        value = getattr(row, field.name)
        if isinstance(value, int | float) and not isinstance(value, bool):
            found[prefix + field.name] = value / 10 if field.name in _THOUSANDTHS else value
    return found


def _derived() -> dict[str, int | float | str]:
    """Sizes, sums, and the results of worked examples."""
    plain = Grip(PROFILES["normal"], NO_CHARACTER, ())
    both = Grip(PROFILES["normal"], NO_CHARACTER, ("broken_lead", "soapy_floor"))
    found: dict[str, int | float | str] = {
        "deck.events": len(EVENT_DECK),
        "deck.walls": len(WALL_CARDS),
        "deck.fatras": len(FATRAS_DECK),
        "deck.objects": sum([card.count for card in FATRAS.values() if card.is_object]),
        "deck.at_once": sum([card.count for card in FATRAS.values() if not card.is_object]),
        "reactions": len([card for card in FATRAS.values() if card.is_object and card.use != BEFORE_FLICK]),
        "sheets": len(SHEETS),
        "characters": len(CHARACTERS),
        "side": SIDE,
        "block.side": BLOCK,
        "block.squares": BLOCK * BLOCK,
        "faces": DICE,
        "cell.side": CELL_SIDE,
        "treasure_wide": 2 * NUMBERS.treasure_radius,
        "least.chests": LEAST_CHESTS,
        "least.potions": LEAST_POTIONS,
        "least.steps": NEAREST,
        "most.steps": FARTHEST,
        "skin": SKIN,
        "gesture.grip": GRIP,
        "gesture.last": int(LAST),
        "gesture.slowest": SLOWEST,
        "gesture.fastest": FASTEST,
        "flick.distance_percent": 100 * FLICK.distance_error,
        "draught": abs(EFFECTS["draught_odd"].bend),
        "fountain_loses": EVENTS["dubious_fountain"].from_face - 1,
        "example.capped": plain.distance(EFFECTS["broken_lead"].cap),
        "example.both": both.distance(FLICK.strongest),
        "example.potion": 1 + NUMBERS.potion_gain,
        "example.left": 1 + NUMBERS.potion_gain - NUMBERS.wall_contact_damage,
    }
    for card in ("butter_fingers", "singing_bone"):
        found[f"missing.{card}"] = (FLICK.miss + EFFECTS[card].miss) / 10
    found["missing.intern"] = (FLICK.miss + CHARACTERS["intern"].miss) / 10
    for percent in STRENGTHS:
        found[f"reach.{percent}"] = plain.distance(percent)
        found[f"error.{percent}"] = plain.angle_error(percent)
    return found
