"""Remembered settings: a small file in the user's data directory."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from oubliette.kernel import BadFile
from oubliette.table.files import read_text, write_atomically
from oubliette.terminal.plain.saving import data_home

_FILE: Final = "settings.json"
_LONGEST: Final = 100_000  # characters: a longer file cannot be ours


def settings_file(environ: Mapping[str, str]) -> Path:
    """The path of the file. Raises RuntimeError without a home directory."""
    return data_home(environ) / _FILE


def recall(environ: Mapping[str, str]) -> dict[str, object]:
    """All settings by name; empty without a file. Raises BadFile if the file cannot be used."""
    try:
        path = settings_file(environ)
        text = read_text(path)
    except RuntimeError:
        return {}
    except BadFile as problem:
        if problem.slug == "file_missing":
            return {}
        raise
    try:
        found = json.loads(text) if len(text) <= _LONGEST else None
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise BadFile("settings_damaged", f"{path} is damaged: it holds no settings", file=str(path))
    return found


def remember(environ: Mapping[str, str], name: str, value: object) -> None:
    """Store one setting beside the others; replaces a damaged file. Raises OSError, RuntimeError."""
    try:
        kept = recall(environ)
    except BadFile:
        kept = {}
    path = settings_file(environ)
    path.parent.mkdir(parents=True, exist_ok=True)
    kept[name] = value
    write_atomically(path, json.dumps(kept, ensure_ascii=False, indent=2) + "\n")
