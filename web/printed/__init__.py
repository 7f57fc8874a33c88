"""What is printed on boards and cards, for those boards in the browser that draw it.

It never changes during a match, so views do not repeat it: `python -m web.printed` writes it anew from the games' own
data, a file for each game, into the client's sources. A module here says which of it the board of its game needs.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
from pathlib import Path
from typing import Any, Final

from web.build import WEB

GAMES: Final = sorted([module.name for module in pkgutil.iter_modules(__path__) if not module.name.startswith("_")])


def printed(game: str) -> str:
    """What the board of a game needs, as JSON on one line."""
    data: dict[str, Any] = importlib.import_module(f"{__name__}.{game}").printed()
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


def file_of(game: str) -> Path:
    """Where the client looks for it."""
    return WEB / "src" / "lib" / "games" / game / "printed.gen.json"
