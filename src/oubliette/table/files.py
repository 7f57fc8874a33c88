"""Records on disk: read with a clear word about whatever is wrong, written whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

from oubliette.kernel import BadRecord, Record


def read_record(name: str | Path) -> Record:
    """The record in a file, in either form; whatever is wrong with the file is a BadRecord that says what."""
    try:
        text = Path(name).expanduser().read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadRecord("file_missing", f"there is no file {name}", file=str(name)) from None
    except IsADirectoryError:
        raise BadRecord("file_is_folder", f"{name} is a folder, not a record", file=str(name)) from None
    except UnicodeDecodeError:
        raise BadRecord("file_not_text", f"{name} is not a record: it is not UTF-8 text", file=str(name)) from None
    except (OSError, RuntimeError, ValueError) as error:  # no home to expand ~ to; no file can have such a name
        why = getattr(error, "strerror", None) or str(error)
        raise BadRecord("file_unreadable", f"{name} cannot be read: {why}", file=str(name), why=why) from None
    return Record.parse(text)


def write_whole(path: Path, text: str) -> None:
    """Write a file so that at any moment there is the old one or the new one, never a half. Raises OSError."""
    draft = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with draft.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except BaseException:  # a signal included: leave no draft behind
        draft.unlink(missing_ok=True)
        raise
