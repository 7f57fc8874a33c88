"""What the skills of characters and of the Raven do, as data/skills.toml describes it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from oubliette.games.mini_rogue.sources import Source, load
from oubliette.kernel import Shared


@dataclass(frozen=True)
class Skill(Shared):
    """A skill. [skill.two_kinds] [ruling.raven_effects]"""

    id: str
    kind: Literal["combat", "exploration", "raven"]
    source: Source
    hp: int = 0
    rooms: int = 0
    left_out: int = 0
    times: int = 0
    armor: int = 0
    dice: Literal["", "highest"] = ""
    cures: Literal["", "all"] = ""
    potions: Literal["", "offensive"] = ""
    spends: Literal["", "nothing"] = ""


EFFECTS: Final = ("hp", "rooms", "left_out", "times", "armor", "dice", "cures", "potions", "spends")
SKILLS: Final = {row.id: row for row in load("skills.toml", "skill", Skill, *EFFECTS)}
