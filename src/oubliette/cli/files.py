"""Reading the records that people name."""

from __future__ import annotations

from pathlib import Path

from oubliette.cli.parser import Misused
from oubliette.kernel import Record


def read_record(name: str) -> Record:
    """The record in a file, in either form; whatever is wrong with the file is a `Problem` that says what."""
    try:
        text = Path(name).expanduser().read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Misused("file_missing", f"there is no file {name}", file=name) from None
    except IsADirectoryError:
        raise Misused("file_is_folder", f"{name} is a folder, not a record", file=name) from None
    except UnicodeDecodeError:
        raise Misused("file_not_text", f"{name} is not a record: it is not UTF-8 text", file=name) from None
    except (OSError, RuntimeError, ValueError) as error:  # no home to expand ~ to; no file can have such a name
        why = getattr(error, "strerror", None) or str(error)
        raise Misused("file_unreadable", f"{name} cannot be read: {why}", file=name, why=why) from None
    return Record.parse(text)
