"""Saves matches, so that nothing is lost, whatever happens to the terminal."""

from __future__ import annotations

import contextlib
import os
import re
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from oubliette.kernel import Match, Record
from oubliette.table import add_story, read_record, write_atomically
from oubliette.table.files import resolve_target

Dice = Literal["seeded", "real"]

_DAY: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")

_WHO: Final = "play"  # the note on who sits where and whose dice are used
_WHEN: Final = "dates"  # the note on when the match began and ended
_GUIDED: Final = "guided"  # the note that this is a guided match
_FROM: Final = "origin"  # the note on where it branched off another match


@dataclass(frozen=True, slots=True)
class Sitting:
    """What a match needs besides its record to go on: who sits where, and whose dice are used."""

    seats: tuple[str, ...]
    seed: int | None
    dice: Dice
    began: str = ""  # days, written like 2026-11-16; empty if unknown
    ended: str = ""
    branched: int | None = None  # after how many answers of another match it began; None: from the start
    guided: bool = False  # its dice are prepared, its bots follow a script


def today() -> str:
    """The day on this machine's calendar."""
    return time.strftime("%Y-%m-%d")


def data_home(environ: Mapping[str, str]) -> Path:
    """The user's data directory."""
    own = environ.get("OUBLIETTE_HOME")
    if own:
        return Path(own).expanduser()
    if os.name == "nt" and environ.get("LOCALAPPDATA"):
        return Path(environ["LOCALAPPDATA"], "oubliette")
    shared = environ.get("XDG_DATA_HOME", "")
    if Path(shared).is_absolute():  # the XDG specification says to ignore relative paths
        return Path(shared, "oubliette")
    return Path(environ.get("HOME") or Path.home(), ".local", "share", "oubliette")


def to_text(match: Match, sitting: Sitting, story: bool = False) -> str:
    """A record with notes on who sits where, and when the match began and ended.

    A finished match, or one that people leave, also notes its `story`: a later program with other rules can tell it.
    While people play, the file is written after every answer and stays small.
    """
    record = match.record()
    if story or match.over:
        add_story(record, match)
    record.notes[_WHO] = {"seats": list(sitting.seats), "seed": sitting.seed, "dice": sitting.dice}
    dates = {"began": sitting.began, "ended": sitting.ended}
    record.notes[_WHEN] = {name: day for name, day in dates.items() if day}
    if sitting.branched is not None:
        record.notes[_FROM] = {"ply": sitting.branched}
    if sitting.guided:
        record.notes[_GUIDED] = True
    return record.to_json() + "\n"


def read(path: Path) -> tuple[Record, Sitting | None]:
    """A match from a file, with its sitting if the file has one. Raises BadRecord."""
    record = read_record(path)
    match record.notes.get(_WHO):  # ignore a garbled note: the match itself is intact
        case {"seats": [*seats], "seed": int() | None as seed, "dice": "seeded" | "real" as dice}:
            fits = len(seats) == record.seats and all(isinstance(seat, str) for seat in seats)
            guided = record.notes.get(_GUIDED) is True
            kept = Sitting(tuple(seats), seed, dice, *_dates(record), _branched(record), guided)
            return record, kept if fits else None
        case _:
            return record, None


def _dates(record: Record) -> tuple[str, str]:
    """The days in a record's notes; empty if missing or wrong."""
    noted = record.notes.get(_WHEN)
    found = [noted.get(name) if isinstance(noted, dict) else None for name in ("began", "ended")]
    began, ended = [day if isinstance(day, str) and _DAY.fullmatch(day) else "" for day in found]
    return began, ended


def _branched(record: Record) -> int | None:
    """After how many answers of another match this one began; None if the note is missing or wrong."""
    noted = record.notes.get(_FROM)
    ply = noted.get("ply") if isinstance(noted, dict) else None
    return ply if isinstance(ply, int) and 0 <= ply <= len(record.answers) else None


class MatchFile:
    """Writes the match into the user's data directory after every answer. If that fails, play goes on."""

    def __init__(self, environ: Mapping[str, str], game_id: str, loaded: Path | None = None, name: str = "") -> None:
        """`loaded`: the file that the match came from. `name`: of its file, instead of one from game and time."""
        self._name = name
        self._environ = environ
        self._game_id = game_id
        self.path: Path | None = None  # the file, once the match was saved
        self.failure: OSError | RuntimeError | None = None  # why the last attempt failed
        self._target = self._continued(loaded)
        self._reserved: Path | None = None

    def write(self, match: Match, sitting: Sitting, story: bool = False) -> bool:
        """Save the match. Returns whether that worked; if not, `failure` says why."""
        try:
            if self._target is None:
                self._target = self._free_name()
                self._reserved = None if self._name else self._target
            write_atomically(self._target, to_text(match, sitting, story))
        except (OSError, RuntimeError) as error:  # RuntimeError: there is no home directory
            self.failure = error
            if self._reserved is not None and self.path is None:
                with contextlib.suppress(OSError):
                    self._reserved.unlink()  # an empty file would look like a match
                self._target = self._reserved = None
            return False
        self.path = self._target
        self.failure = None
        return True

    @property
    def wanted_path(self) -> str:
        """The path that failed, for the message."""
        try:
            return str(self._target or self._directory())
        except RuntimeError:  # there is no home directory
            return str(Path(self._environ.get("OUBLIETTE_HOME") or "~/.local/share/oubliette", "matches"))

    def _directory(self) -> Path:
        return data_home(self._environ) / "matches"

    def _continued(self, loaded: Path | None) -> Path | None:
        """A match that was kept here goes on in its own file; one that came from elsewhere is not overwritten."""
        if loaded is None:
            return None
        try:
            return loaded.resolve() if loaded.resolve().parent == self._directory().resolve() else None
        except (OSError, RuntimeError):
            return None

    def _free_name(self) -> Path:
        directory = self._directory()
        directory.mkdir(parents=True, exist_ok=True)
        if self._name:
            return directory / self._name
        stem = f"{self._game_id}-{time.strftime('%Y%m%d-%H%M%S')}"
        number = 1
        while True:
            path = directory / (f"{stem}.json" if number == 1 else f"{stem}-{number}.json")
            try:
                path.open("x").close()  # two terminals started in the same second must not share a file
            except FileExistsError:
                number += 1
            else:
                return path


def save_as(name: str, match: Match, sitting: Sitting, overwrite: bool) -> Path:
    """Save to the file that the user named. Raises FileExistsError if it exists, or other OSErrors."""
    path = Path(name).expanduser()
    if resolve_target(path).exists() and not overwrite:
        raise FileExistsError(str(path))
    write_atomically(path, to_text(match, sitting, story=True))
    return path.absolute()
