"""Where a list goes on: lists are long, and change while somebody reads them."""

from __future__ import annotations

from typing import Any, final

from sqlalchemy import ColumnElement, and_, or_

from oubliette.server.problems import Refused


@final
class Cursor:
    """The last line that was shown: a time and an id. What follows is older, or as old with a later id."""

    __slots__ = ("id", "time")

    def __init__(self, time: int, id: str) -> None:  # noqa: A002 - an id
        self.time = time
        self.id = id

    @staticmethod
    def parse(text: str | None) -> Cursor | None:
        """What a client sends back to go on; None: from the beginning."""
        if text is None:
            return None
        time, _, name = text.partition(".")
        if not (time.isascii() and time.isdigit() and len(time) < 19 and name):
            raise Refused("bad_request", "the list cannot be continued from there: take `next` of the part before")
        return Cursor(int(time), name)

    def beyond(self, time: ColumnElement[Any], name: ColumnElement[Any]) -> ColumnElement[bool]:
        """The rows after it."""
        return or_(time < self.time, and_(time == self.time, name > self.id))

    def __str__(self) -> str:
        return f"{self.time}.{self.id}"
