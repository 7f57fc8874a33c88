"""The cursor of paged lists. It still works if a list changes between two pages."""

from __future__ import annotations

from typing import Any, final

from sqlalchemy import ColumnElement, and_, or_

from oubliette.server.problems import Refused


@final
class Cursor:
    """The last line of a page: a time and an id. The next page has what is older, or as old with a greater id."""

    __slots__ = ("id", "time")

    def __init__(self, time: int, id: str) -> None:  # noqa: A002 - an id
        self.time = time
        self.id = id

    @staticmethod
    def parse(text: str | None) -> Cursor | None:
        """Parse what a client sends back to get the next page; None: the first page."""
        if text is None:
            return None
        time, _, name = text.partition(".")
        if not (time.isascii() and time.isdigit() and len(time) < 19 and name):
            raise Refused("bad_request", "invalid cursor: send the `next` of the previous page")
        return Cursor(int(time), name)

    def beyond(self, time: ColumnElement[Any], name: ColumnElement[Any]) -> ColumnElement[bool]:
        """The SQL condition for rows after the cursor."""
        return or_(time < self.time, and_(time == self.time, name > self.id))

    def __str__(self) -> str:
        return f"{self.time}.{self.id}"
