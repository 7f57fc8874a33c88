"""Somebody who plays Dungeon Pen in a browser as people do: with a mouse, a finger or the keyboard, on the sheet."""

from __future__ import annotations

import json
from contextlib import suppress
from math import cos, radians, sin
from typing import Any, Final

from playwright.sync_api import CDPSession, Locator
from playwright.sync_api import TimeoutError as TookTooLong

from tests.web.browsing import PATIENCE, Visitor

MARGIN: Final = 0.8  # squares of paper round the sheet
SIDE: Final = 18


class Flicker:
    """A visitor at a sheet. Points are in squares."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self._finger: CDPSession | None = None

    @property
    def prompt(self) -> str:
        return self.page.locator("[data-prompt]").last.get_attribute("data-prompt") or ""

    @property
    def stop(self) -> dict[str, Any]:
        """The last one that the browser was told."""
        told = [json.loads(frame) for frame in self.visitor.heard]
        found: dict[str, Any] = [one for one in told if one.get("type") == "stop"][-1]
        return found

    @property
    def sheet(self) -> Locator:
        return self.page.locator("[data-turned]")

    @property
    def turned(self) -> bool:
        return self.sheet.get_attribute("data-turned") == "true"

    def where(self, x: float, y: float) -> tuple[float, float]:
        """The pixel of a point on the sheet, whichever way it lies."""
        box = self.sheet.bounding_box()
        assert box is not None
        if self.turned:
            x, y = SIDE - x, SIDE - y
        size = box["width"] / (SIDE + 2 * MARGIN)
        return box["x"] + (x + MARGIN) * size, box["y"] + (y + MARGIN) * size

    def cross(self) -> tuple[float, float]:
        """Where the pencil of whoever is asked stands."""
        stop = self.stop
        player = stop["view"]["players"][stop["question"]["seat"]]
        return player["x"], player["y"]

    def flick(self, degrees: float, squares: float = 4.0, finger: bool = False, beside: float = 0.0) -> None:
        """Until one was quick enough: on a machine with much to do, moves may come late, and what is slow is none."""
        before = self.visitor.ply
        for _ in range(8):
            if finger:
                self.finger_flick(degrees, squares, beside)
            else:
                self.mouse_flick(degrees, squares)
            with suppress(TookTooLong):
                self.went_on(before, 1500)
                return
        raise AssertionError("no flick was quick enough")

    def mouse_flick(self, degrees: float, squares: float = 4.0, pause: float = 0.0) -> None:
        """Press on the cross, drag, and let go; a pause makes it slow."""
        x, y = self.cross()
        self.page.mouse.move(*self.where(x, y))
        self.page.mouse.down()
        steps = 6
        for step in range(1, steps + 1):
            far = squares * step / steps
            self.page.mouse.move(*self.where(x + far * cos(radians(degrees)), y + far * sin(radians(degrees))))
            if pause:
                self.page.wait_for_timeout(pause)
        self.page.mouse.up()

    def finger(self, kind: str, *point: float) -> None:
        """A touch as the system reports it: scrolling and all."""
        if self._finger is None:
            self._finger = self.page.context.new_cdp_session(self.page)
        touches = [{"x": point[0], "y": point[1]}] if point else []
        self._finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def drag(self, begin: tuple[float, float], end: tuple[float, float]) -> None:
        """A finger, from pixel to pixel."""
        self.finger("touchStart", *begin)
        for step in range(1, 7):
            self.page.wait_for_timeout(6)
            share = step / 6
            self.finger("touchMove", *(one + (other - one) * share for one, other in zip(begin, end, strict=True)))
        self.finger("touchEnd")

    def finger_flick(self, degrees: float, squares: float = 4.0, beside: float = 0.0) -> None:
        """With a finger that may come down a little beside the cross."""
        x, y = self.cross()
        x += beside
        to = (x + squares * cos(radians(degrees)), y + squares * sin(radians(degrees)))
        self.drag(self.where(x, y), self.where(*to))

    def went_on(self, before: int, patience: float = PATIENCE) -> None:
        """Until the match has gone on, or is over."""
        self.page.wait_for_function(
            "before => document.querySelector('[data-result]')"
            " || Number(document.querySelector('[data-ply]').dataset.ply) > before",
            arg=before,
            timeout=patience,
        )


def begun(visitor: Visitor, *seats: str, seed: int = 3, **options: Any) -> Flicker:
    """At a table where the match has begun."""
    visitor.open(f"/t/{visitor.sit_down('dungeon_pen', *seats, options=options, seed=seed)}")
    return Flicker(visitor)
