"""Where each figure comes from: the rulebook, public sources, or ourselves. [ruling.provenance]"""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias, TypeVar

from oubliette.kit.data import BadData, load_rows

# `printed`: the rulebook says so. `public`: adaptations of this version or the published game say so. `ours`: we chose.
Origin: TypeAlias = Literal["printed", "public", "ours"]
# One word for a whole row, or one for each of its figures: [["hp", "public"], ["damage", "printed"]].
Source: TypeAlias = Origin | tuple[tuple[str, Origin], ...]

_PACKAGE: Final = "oubliette.games.mini_rogue"

R = TypeVar("R")


def load(file: str, table: str, row_type: type[R], *figures: str) -> tuple[R, ...]:
    """Load the rows of a table; refuse a row whose list of sources does not fit its `figures` (see `check`)."""
    rows = load_rows(_PACKAGE, file, table, row_type)
    for row in rows:
        check(f"{_PACKAGE}/data/{file}: [[{table}]]", row, figures)
    return rows


def check(where: str, row: Any, figures: tuple[str, ...]) -> None:  # noqa: ANN401 - rows of all tables
    """A list gives each figure of the row one source. If all sources are the same, the row must use one word."""
    if isinstance(row.source, str):
        return
    named = [figure for figure, _ in row.source]
    for figure in named:
        if figure not in figures:
            raise BadData(f"{where} {row.id}: there is no figure {figure!r}; there are: {', '.join(figures)}")
    for figure in figures:
        if named.count(figure) > 1:
            raise BadData(f"{where} {row.id}: {figure} has two sources")
        if figure not in named and getattr(row, figure):
            raise BadData(f"{where} {row.id}: {figure} has no source")
    if len({origin for _, origin in row.source}) < 2:
        raise BadData(f"{where} {row.id}: all figures have the same source; write it as one word")


def origin(row: Any, figure: str) -> Origin:  # noqa: ANN401
    """Where one figure of a row comes from."""
    source: Source = row.source
    if not isinstance(source, tuple):
        return source
    for name, named in source:
        if name == figure:
            return named
    return "printed"  # the row lacks this figure, as the rulebook says
