"""Records on disk: reading with clear errors, and atomic writing."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from typing import final

from oubliette.kernel import BadFile, BadRecord, Record


@final
class NotRegular(OSError):
    """A device or a pipe: a file must not replace it."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EINVAL, "not a regular file", str(path))


def error_slug(error: Exception) -> str:
    """Why a file could not be read or written, as a slug: the system's errno name, or our own."""
    match error:
        case NotRegular():
            return "not_regular"
        case OSError():
            return errno.errorcode.get(error.errno or 0, "other").lower()
        case RuntimeError():
            return "no_home"  # ~ cannot be expanded
        case ValueError():
            return "bad_name"  # such as a null character in it
        case _:
            return "other"


def error_text(error: Exception) -> str:
    """The system's message, for errors without a text of our own."""
    return ((error.strerror if isinstance(error, OSError) else None) or str(error)).rstrip(".")


def read_record(name: str | Path) -> Record:
    """Read a record in either form. Raises BadRecord, also if the file cannot be read."""
    try:
        text = read_text(name)
    except BadFile as problem:
        raise BadRecord(problem.slug, str(problem), **problem.facts) from None
    return Record.parse(text)


def read_text(name: str | Path) -> str:
    """Read a text file. BadFile says why it cannot be read."""
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
            f"{name} cannot be read: {error_text(error)}",
            file=str(name),
            reason=error_slug(error),
            why=error_text(error),
        ) from None


def unwritable(path: Path, error: OSError) -> BadFile:
    """The problem to raise when a file cannot be written."""
    return BadFile(
        "file_unwritable",
        f"{path} cannot be written: {error_text(error)}",
        file=str(path),
        reason=error_slug(error),
        why=error_text(error),
    )


def resolve_target(path: Path) -> Path:
    """The path with all links followed. Raises OSError if something other than a regular file is there."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return path.resolve()
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(mode):
        raise NotRegular(path)
    return path.resolve()


def write_atomically(path: Path, text: str) -> None:
    """Replace a file so that readers see the old or the new one, never a part. Raises OSError."""
    target = resolve_target(path)
    draft = target.with_name(f".{target.name}.{os.getpid()}.tmp")
    try:
        with draft.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(target)
    except BaseException:  # signals too: leave no draft behind
        draft.unlink(missing_ok=True)
        raise
