"""Texts for the rulebook page of all figures that the printed rulebook lacks, taken from the data.

[ruling.provenance] A key is a source and a table, `public.enemies` or `ours.skills`. The text is a bullet list for the
tables in `_LISTED`; for the others it completes a line of the page.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from oubliette.games.mini_rogue.cards import (
    ADVENTURER,
    AFFLICTION_DICE,
    CHARACTERS,
    DIFFICULTIES,
    ENEMIES,
    GUARDIANS,
    LEVELS,
    ROOMS,
    TRACKS,
    ZONES,
    Character,
    Difficulty,
    Enemy,
)
from oubliette.games.mini_rogue.encounters import ALL_TRAPS, REST_ACTIONS, REWARDS, WARES, RewardLine, Trap, Ware
from oubliette.games.mini_rogue.figures import FIGURE_NAMES, FIGURES
from oubliette.games.mini_rogue.skills import EFFECTS, SKILLS, Skill
from oubliette.games.mini_rogue.sources import Origin, origin

Name: TypeAlias = Callable[[str], str]
# The source of the entry and its text.
Entry: TypeAlias = tuple[Origin, str]

_LISTED: Final = ("characters", "zones", "enemies", "traps", "rewards")  # one line for each entry
_NOT_PRINTED: Final[tuple[Origin, ...]] = ("public", "ours")


def figures(name: Name) -> dict[str, int | float | str]:
    """The texts of the page by key; no key for a source that a table does not have."""
    tables: dict[str, list[Entry]] = {
        "characters": [_character(name, row) for row in CHARACTERS.values()],
        "difficulties": [_difficulty(name, row) for row in DIFFICULTIES.values()],
        "tracks": [(origin(row, "high"), f"{name(row.id)} {row.high}") for row in TRACKS],
        "levels": [(origin(row, "xp"), f"{name(f'level_{row.id}')} {name('xp')} {_span(row.xp)}") for row in LEVELS],
        "zones": _zones(name),
        "dice": _dice(name),
        "rooms": [(origin(row, "kind"), name(row.id)) for row in ROOMS.values()],
        "guardians": [(origin(row, "set"), name(row.id)) for row in GUARDIANS],
        "enemies": [entry for row in ENEMIES.values() for entry in _enemy(name, row)],
        "wares": [entry for row in WARES for entry in _ware(name, row)],
        "rest": [(origin(row, "gain"), f"{name(row.id)} ({_gain(name, row.gain)})") for row in REST_ACTIONS.values()],
        "traps": [(origin(row, "gain"), _trap(name, row)) for row in ALL_TRAPS],
        "rewards": [(origin(row, "pnp"), _reward(name, row)) for row in REWARDS.values()],
        "skills": [entry for row in SKILLS.values() for entry in _skill(name, row)],
        "figures": [(origin(FIGURES, figure), _figure(name, figure)) for figure in FIGURE_NAMES],
    }
    found: dict[str, int | float | str] = {}
    for table, entries in tables.items():
        for wanted in _NOT_PRINTED:
            texts = [text for from_where, text in entries if from_where == wanted]
            if texts:
                found[f"{wanted}.{table}"] = (
                    "\n".join([f"- {text}" for text in texts]) if table in _LISTED else ", ".join(texts)
                )
    return found


def _figure(name: Name, figure: str) -> str:
    return f"{name(f'figure_{figure}')} {getattr(FIGURES, figure)}"


def _character(name: Name, row: Character) -> Entry:
    stats = (("hp", row.hp), ("armor", row.armor), ("food", row.food), ("gold", row.gold))
    parts = [f"{name(stat)} {figure}" for stat, figure in stats] + [name(potion) for potion in row.potions]
    return origin(row, "hp"), f"{name(row.id)} ({', '.join(parts)})"


def _difficulty(name: Name, row: Difficulty) -> Entry:
    """Only the figures that differ from the Character card."""
    stats = (("hp", row.hp), ("armor", row.armor), ("food", row.food), ("gold", row.gold))
    parts = [f"{name(stat)} {_signed(figure)}" for stat, figure in stats if figure]
    return origin(row, "hp"), f"{name(row.id)} ({', '.join(parts)})"


def _signed(figure: int) -> str:
    return f"+{figure}" if figure > 0 else f"−{-figure}"


def _span(faces: tuple[int, ...]) -> str:
    return str(faces[0]) if len(faces) == 1 else f"{faces[0]}–{faces[-1]}"


def _zones(name: Name) -> list[Entry]:
    entries: list[Entry] = []
    for zone in ZONES.values():
        parts = [f"{name('floor')} {zone.floor}", name(f"floor_{zone.floor}"), f"{name('column')} {zone.column}"]
        if zone.guardian:
            parts.append(name("guardian"))
        if zone.below:
            parts.append(f"{name('pit_to')} {zone.below}")
        entries.append((origin(zone, "below"), f"{name('zone')} {zone.id} ({', '.join(parts)})"))
    return entries


def _dice(name: Name) -> list[Entry]:
    """The critical of the adventurer die; for each affliction die, how many faces bear its symbol."""
    entries = [(origin(ADVENTURER, "critical"), f"{name('critical_on')} {ADVENTURER.critical}")]
    for die in AFFLICTION_DICE:
        entries.append((origin(die, "symbol"), f"{name(die.id)} ({name('symbol_faces')} {len(die.symbol)})"))
    return entries


def _enemy(name: Name, enemy: Enemy) -> list[Entry]:
    said = {
        "hp": [f"{name('hp')} {enemy.hp[0]}", f"{name('for_two')} {enemy.hp[1]}"],
        "damage": [f"{name('damage')} {enemy.damage}"],
        "xp": [f"{name('xp')} {enemy.xp}"] if enemy.xp else [],
        "skills": [name(skill) for skill in enemy.skills],
    }
    # The name is enough when it contains the floor or is one of the two phases of Og's Remains.
    head = name(enemy.id) if enemy.called else f"{name(enemy.id)}, {name('floor')} {enemy.floor}"
    return _by_origin(head, enemy, said)


def _ware(name: Name, ware: Ware) -> list[Entry]:
    price = f"{name('buy')} {ware.buy}"
    said = {
        "gain": [_gain(name, ware.gain)],
        "buy": [f"{price} {name('per_floor')}" if ware.per_floor else price] if ware.buy else [],
        "sell": [f"{name('sell')} {ware.sell}"] if ware.sell else [],
    }
    return _by_origin(name(ware.id), ware, said)


def _gain(name: Name, gain: tuple[str, int | str]) -> str:
    kind, what = gain
    if isinstance(what, int):
        return f"{name(kind)} {_signed(what)}"
    if kind == "cure":
        return name("skill_cures")
    return name("any_potion") if what == "any" else name(what)


def _trap(name: Name, trap: Trap) -> str:
    each = f" {name('per_floor')}" if trap.per_floor else ""
    stats = (("hp", trap.hp), ("food", trap.food), ("armor", trap.armor))
    losses = [f"{name(kind)} {_signed(-loss)}{each}" for kind, loss in stats if loss]
    if trap.afflicts:
        losses.append(name(trap.afflicts))
    return f"{name(trap.id)}, {_span(trap.on)} ({', '.join(losses)} / {_gain(name, trap.gain)})"


def _reward(name: Name, line: RewardLine) -> str:
    """The potion or the gain beside it; then what the published card lists instead."""
    text = f"{line.id} ({name(line.potion)} / {_gain(name, line.pnp)}"
    if line.published != line.pnp:
        text += f", {name('published')} {_gain(name, line.published)}"
    return f"{text})"


def _skill(name: Name, skill: Skill) -> list[Entry]:
    said: dict[str, list[str]] = {}
    for effect in EFFECTS:
        figure = getattr(skill, effect)
        if figure:
            label = name("hp" if effect == "hp" else f"skill_{effect}")
            said[effect] = [f"{label} {figure}" if isinstance(figure, int) else label]
    return _by_origin(name(skill.id), skill, said)


def _by_origin(head: str, row: Any, said: dict[str, list[str]]) -> list[Entry]:  # noqa: ANN401 - rows of all tables
    """One entry for each source among the figures of a row."""
    entries: list[Entry] = []
    for wanted in _NOT_PRINTED:
        parts = [part for figure, texts in said.items() if origin(row, figure) == wanted for part in texts]
        if parts:
            entries.append((wanted, f"{head} ({', '.join(parts)})"))
    return entries
