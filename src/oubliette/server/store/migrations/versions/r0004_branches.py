"""Matches that branch off another."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0004_branches"
down_revision: str | None = "0003_guided_matches"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    """There is no downgrade: for an older program restore an older backup."""
    with op.batch_alter_table("matches") as batch:
        batch.add_column(sa.Column("origin", sa.Text(), nullable=True))
