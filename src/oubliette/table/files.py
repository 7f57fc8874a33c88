"""Records on disk: read with a clear word about whatever is wrong, written whole or not at all."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from typing import final

from oubliette.kernel import BadFile, BadRecord, Record


@final
class NotRegular(OSError):
    """A device, a pipe or the like: something that must not be replaced by a file."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EINVAL, "not a regular file", str(path))


def reason(error: Exception) -> str:
    """Why a file could not be read or written, as a slug: the system's own name for it, or ours."""
    match error:
        case NotRegular():
            return "not_regular"
        case OSError():
            return errno.errorcode.get(error.errno or 0, "other").lower()
        case RuntimeError():
            return "no_home"  # there is none to expand ~ to
        case ValueError():
            return "bad_name"  # no file can have it
        case _:
            return "other"


def why(error: Exception) -> str:
    """The same in the system's words, for reasons that nobody has better words for."""
    return ((error.strerror if isinstance(error, OSError) else None) or str(error)).rstrip(".")


def read_record(name: str | Path) -> Record:
    """The record in a file, in either form; whatever is wrong with the file is a BadRecord that says what."""
    try:
        text = read_text(name)
    except BadFile as problem:
        raise BadRecord(problem.slug, str(problem), **problem.facts) from None
    return Record.parse(text)


def read_text(name: str | Path) -> str:
    """The text in a file; BadFile says why it cannot be read."""
    try:
        return Path(name).expanduser().read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadFile("file_missing", f"there is no file {name}", file=str(name)) from None
    except IsADirectoryError:
        raise BadFile("file_is_folder", f"{name} is a folder, not a file", file=str(name)) from None
    except UnicodeDecodeError:
        raise BadFile("file_not_text", f"{name} cannot be read: it is not UTF-8 text", file=str(name)) from None
    except (OSError, RuntimeError, ValueError) as error:
        raise BadFile(
            "file_unreadable",
            f"{name} cannot be read: {why(error)}",
            file=str(name),
            reason=reason(error),
            why=why(error),
        ) from None


def unwritable(path: Path, error: OSError) -> BadFile:
    """What to say of a file that cannot be written."""
    return BadFile(
        "file_unwritable",
        f"{path} cannot be written: {why(error)}",
        file=str(path),
        reason=reason(error),
        why=why(error),
    )


def regular(path: Path) -> Path:
    """Where writing to the path would end, all links followed. OSError if something else than a file is there."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return path.resolve()
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(mode):
        raise NotRegular(path)
    return path.resolve()


def write_whole(path: Path, text: str) -> None:
    """Write a file so that at any moment there is the old one or the new one, never a half. Raises OSError."""
    target = regular(path)
    draft = target.with_name(f".{target.name}.{os.getpid()}.tmp")
    try:
        with draft.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(target)
    except BaseException:  # a signal included: leave no draft behind
        draft.unlink(missing_ok=True)
        raise
