"""The matches of an arena in a file, written one line each as they are played, so that a run can be resumed.

The first line names game, options and seed, which must be the same for all matches of a file. A resumed run may have
more bots, values and matches: the key of a match is who sat where, under which value, in which block.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from operator import index
from pathlib import Path
from typing import Any, Final, TextIO, TypeAlias

from oubliette.kernel import BadFile, Problem
from oubliette.lab.arena.match import Item, Played
from oubliette.lab.arena.plan import Plan
from oubliette.table.files import read_text, unwritable

FORMAT: Final = 1  # raise it when older files can no longer be read

# Who sat where, under which value, in which block.
Key: TypeAlias = tuple[tuple[str, ...], str, int]


class OtherRun(Problem):
    """A file with the matches of another arena."""


def key_of(plan: Plan, item: Item) -> Key:
    """The key of a match in a file."""
    group, block, match = item
    return plan.seated(group, match), plan.values[plan.value(match)], block


def heading(plan: Plan) -> dict[str, Any]:
    """The first line of a file: what all its matches have in common."""
    return {
        "arena": FORMAT,
        "game": plan.game,
        "version": plan.version,
        "seats": plan.seats,
        "seed": plan.seed,
        "over": list(plan.over),
        "options": {name: value for name, value in plan.settings[0] if name not in plan.over},
    }


class MatchFile:
    """Appends matches to a file."""

    def __init__(self, plan: Plan, path: Path, whole: int | None = None) -> None:
        """Open a new file, or an existing one cut to `whole` bytes, which drops a line that a crash left incomplete."""
        self.plan = plan
        try:
            if whole is None:
                self._file: TextIO = path.open("x", encoding="utf-8", newline="\n")
                self._write(heading(plan))
                self._file.flush()
            else:
                self._file = path.open("r+", encoding="utf-8", newline="\n")
                self._file.truncate(whole)
                self._file.seek(whole)
        except FileExistsError:
            raise BadFile(
                "arena_file_exists", f"{path} exists: resume it, or choose another name", file=str(path)
            ) from None
        except OSError as error:
            raise unwritable(path, error) from None

    def add(self, played: Iterable[tuple[Item, Played]]) -> None:
        """Write and flush, so that a crash of this program loses no match."""
        for item, one in played:
            bots, value, block = key_of(self.plan, item)
            self._write(
                {
                    "bots": bots,
                    "value": value,
                    "block": block,
                    "places": one.places,
                    "scores": one.scores,
                    "decisions": one.decisions,
                    "seconds": one.seconds,
                    "took": one.took,
                    "reason": one.reason,
                }
            )
        self._file.flush()

    def close(self) -> None:
        self._file.close()

    def _write(self, line: dict[str, Any]) -> None:
        self._file.write(json.dumps(line, ensure_ascii=False) + "\n")


def read_matches(plan: Plan, path: Path) -> tuple[dict[Key, Played], int]:
    """The matches of a file by key, and the number of bytes in its complete lines."""
    text = read_text(path)
    whole = text[: text.rfind("\n") + 1]
    lines = whole.splitlines()
    known: dict[Key, Played] = {}
    for number, line in enumerate(lines, 1):
        try:
            found = json.loads(line)
            if number == 1:
                _check(plan, found, path)
            else:
                known[tuple(found["bots"]), str(found["value"]), index(found["block"])] = _played(found, plan.seats)
        except (ValueError, KeyError, TypeError, AttributeError):
            raise _damaged(path, number) from None
    if not lines:
        raise _damaged(path, 1)
    return known, path.read_bytes().rfind(b"\n") + 1  # count bytes on disk: line ends may have two characters


def _played(found: dict[str, Any], seats: int) -> Played:
    places, scores, decisions, seconds = [tuple(found[name]) for name in ("places", "scores", "decisions", "seconds")]
    if not len(places) == len(scores) == len(decisions) == len(seconds) == seats:
        raise ValueError("a match needs a place, a score and a time for every seat")
    return Played(places, scores, decisions, seconds, float(found["took"]), str(found["reason"]))


def _damaged(path: Path, number: int) -> BadFile:
    return BadFile("arena_damaged", f"{path} is damaged in line {number}", file=str(path), line=number)


def _check(plan: Plan, found: dict[str, Any], path: Path) -> None:
    wanted = json.loads(json.dumps(heading(plan)))
    other = [name for name, value in wanted.items() if found.get(name) != value]
    if other:
        what = ", ".join(other)
        raise OtherRun("arena_other_run", f"{path} is of another run: its {what} differ", file=str(path), what=what)
