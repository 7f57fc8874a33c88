"""The migrations, run by Alembic: they bring a database of any age up to date, step by step.

CONTRIBUTING.md says how to add a step.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from oubliette.server.problems import Refused
from oubliette.server.store.schema import metadata

FOLDER: Final = Path(__file__).parent
VERSION_TABLE: Final = "oubliette_version"  # a name of our own: other programs may use the same PostgreSQL database
OPTIONS: Final[dict[str, Any]] = {
    "target_metadata": metadata,
    "version_table": VERSION_TABLE,
    "render_as_batch": True,  # on SQLite, changing a table means recreating it
    "compare_type": True,
}


def config(connection: Connection | None = None) -> Config:
    """Alembic's configuration, without a file."""
    made = Config(attributes={"connection": connection})
    made.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    made.set_main_option("path_separator", "os")
    made.set_main_option("file_template", "r%%(rev)s")  # a module's name begins with a letter
    return made


@cache
def revisions() -> tuple[str, ...]:
    """All revisions that this program knows, newest first."""
    return tuple([script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()])


def head() -> str:
    """The newest revision, which `schema.py` describes."""
    return revisions()[0]


def revision_of(connection: Connection) -> str | None:
    """The revision of a database; None if it contains nothing of ours."""
    return MigrationContext.configure(connection, opts=OPTIONS).get_current_revision()


def check_revision(connection: Connection, shown: str) -> str | None:
    """Like `revision_of`, but refuses a database that we cannot use. `shown` is its address without a password."""
    found = revision_of(connection)
    if found is None:
        strangers = set(metadata.tables) & set(inspect(connection).get_table_names())
        if strangers:
            raise Refused(
                "other_database",
                f"the database {shown} belongs to another program: it has a table {min(strangers)!r} that is not ours",
                database=shown,
                table=min(strangers),
            )
    elif found not in revisions():
        raise Refused(
            "newer_database",
            f"the database {shown} was made by a newer program: it is at {found}, this one knows {head()}",
            database=shown,
            found=found,
            known=head(),
        )
    return found


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Run the migrations up to a revision, in the caller's transaction."""
    command.upgrade(config(connection), revision)
