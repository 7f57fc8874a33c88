"""What people at a table ask each other between matches, and what strangers ask them."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from oubliette.server.wire.about import about

Asked: TypeAlias = Annotated[
    Literal["open", "declined"] | None,
    about("what became of my own request for a seat; null: I have not asked, or I sit here now"),
]


class RematchWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to play again."""

    without_away: Annotated[
        bool,
        about("begin once all who are here agree: the stand-in takes the seats of those who are away and did not"),
    ] = False


class RematchInfo(msgspec.Struct, frozen=True):
    """A proposal to play again."""

    seat: Annotated[int, about("whose proposal it is")]
    agreed: Annotated[list[int], about("the seats whose people agree, with the one who proposes")]
    declined: Annotated[int | None, about("the seat of who would rather not, which ends the proposal; null: nobody")]


class RequestInfo(msgspec.Struct, frozen=True):
    """Somebody without a seat asks for one."""

    id: str
    name: str
