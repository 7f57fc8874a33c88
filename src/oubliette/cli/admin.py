"""`oubliette admin`: backs up, restores and checks a server's data."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from argparse import Namespace
from collections.abc import Callable, Coroutine
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, TypeVar

from oubliette.cli import FAULT
from oubliette.cli.extras import need_server
from oubliette.cli.parser import Misused
from oubliette.cli.progress import DELAY, ProgressLine

if TYPE_CHECKING:
    from oubliette.cli.parser import Parser
    from oubliette.cli.words import Words
    from oubliette.server.admin import Checked

BACKUP: Final = "backup"
RESTORE: Final = "restore"
CHECK: Final = "check"
DATABASE: Final = "OUBLIETTE_DATABASE"

T = TypeVar("T")


def arguments(parser: Parser) -> None:
    """Action, file and database."""
    say = parser.words.say
    parser.positional("action", say("help-admin-action"), f"{BACKUP}|{RESTORE}|{CHECK}")
    parser.positional("file", say("help-admin-file"), say("metavar-file"))
    parser.option("--database", say("metavar-database"), say("help-serve-database", variable=DATABASE))
    parser.flag("--json", about=say("help-admin-json"))


def run(given: Namespace, words: Words) -> int:
    """Run the action and print the result. The exit code of `check` is 1 if anything is wrong."""
    if given.action not in (BACKUP, RESTORE, CHECK):
        raise Misused("admin_action", "which action? `backup FILE`, `restore FILE` or `check`")
    if given.json and given.action != CHECK:
        raise Misused("admin_json", "--json is for check only")
    need_server()
    from oubliette.server.store.places import default_address

    address = default_address() if given.database is None else given.database
    if given.action == CHECK:
        if given.file is not None:
            raise Misused("spare_argument", f"check takes no file: leave out {given.file!r}", word=given.file)
        return _check(address, words, as_json=given.json)
    if given.file is None:
        raise Misused("admin_file", "which file? give the name of the backup")
    # Print the full path: a file in an unexpected folder looks lost.
    file = Path(os.path.realpath(os.path.expanduser(given.file)))  # noqa: PTH111 - Path.expanduser fails without a home
    return _backup(address, file, words) if given.action == BACKUP else _restore(file, address, words)


def _backup(address: str, file: Path, words: Words) -> int:
    from oubliette.server.admin import backup

    rows = _with_progress(words, "admin-progress-rows", lambda progress: backup(address, file, progress))
    print(words.say("admin-backup", rows=rows, file=str(file)))
    return 0


def _restore(file: Path, address: str, words: Words) -> int:
    from oubliette.server.admin import restore
    from oubliette.server.store.places import read_place

    rows = _with_progress(words, "admin-progress-rows", lambda progress: restore(file, address, progress))
    print(words.say("admin-restored", rows=rows, database=read_place(address).shown))
    return 0


def _check(address: str, words: Words, *, as_json: bool) -> int:
    from oubliette.server.admin import check

    found = _with_progress(words, "admin-progress-matches", lambda progress: check(address, progress))
    if as_json:
        print(json.dumps(found.as_dict()))
    else:
        _print_result(found, words)
    return FAULT if found.flaws else 0


def _print_result(found: Checked, words: Words) -> None:
    """Print what was checked, and every flaw on a line of the error stream."""
    for place, flaw in found.flaws:
        name = "admin-flaw-entry" if flaw.facts["number"] else "admin-flaw"
        number = str(flaw.facts["number"])
        print(words.say(name, id=place, number=number, what=words.problem(flaw)), file=sys.stderr)
    print(words.say("admin-checked", matches=found.matches, entries=found.entries, archived=found.archived))
    print(words.say("admin-flaws", count=len(found.flaws)) if found.flaws else words.say("admin-sound"))


class _Progress:
    """Shows progress in one line, only on a terminal."""

    def __init__(self, words: Words, sentence: str) -> None:
        self.line = ProgressLine(words, sys.stderr)
        self.sentence = sentence

    def __call__(self, done: int, total: int) -> None:
        line = self.line
        if line.stream is None or monotonic() - line.started < DELAY:
            return
        text = line.words.say(self.sentence, done=done, total=total, percent=str(100 * done // total))
        line.stream.write("\r" + text.ljust(line.width))
        line.stream.flush()
        line.width = len(text)


def _with_progress(words: Words, sentence: str, work: Callable[[_Progress], Coroutine[Any, Any, T]]) -> T:
    progress = _Progress(words, sentence)
    try:
        return asyncio.run(work(progress))
    finally:
        progress.line.clear()
