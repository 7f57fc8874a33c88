"""Tables hold a proposed rematch, and the requests of strangers for a seat."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0002_rematches_and_requests"
down_revision: str | None = "0001_first"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    """There is no downgrade: for an older program restore an older backup."""
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("rematch", sa.Text(), nullable=True))
        batch.add_column(sa.Column("requests", sa.Text(), nullable=True))
