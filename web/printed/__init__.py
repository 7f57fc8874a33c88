"""The data printed on boards and cards, for the browser boards that draw it.

It never changes during a match, so views do not repeat it. `python -m web.printed` generates one file per game from the
game's own data, among the client's sources. Each module here selects the data that its game's board needs.
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
    """The printed data that a game's board needs, as JSON on one line."""
    data: dict[str, Any] = importlib.import_module(f"{__name__}.{game}").printed()
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


def file_of(game: str) -> Path:
    """The file that the client imports."""
    return WEB / "src" / "lib" / "games" / game / "printed.gen.json"
