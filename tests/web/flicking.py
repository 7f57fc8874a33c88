"""Plays Dungeon Pen on the sheet in a browser, as people do: with a mouse or a finger.

Every event is sent with its own time stamp, so that a flick is as quick on a busy machine as on an idle one.
"""

from __future__ import annotations

import json
import time
from math import cos, radians, sin
from typing import Any, Final

from playwright.sync_api import CDPSession, Locator

from tests.web.browsing import Visitor

MARGIN: Final = 0.8  # squares of paper around the sheet
SIDE: Final = 18
STEPS: Final = 6  # moves of a drag
QUICK: Final = 0.008  # seconds between two moves


class Flicker:
    """A visitor who plays on a sheet. Points are in squares."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self._input: CDPSession = visitor.page.context.new_cdp_session(visitor.page)

    @property
    def prompt(self) -> str:
        return self.page.locator("[data-prompt]").last.get_attribute("data-prompt") or ""

    @property
    def stop(self) -> dict[str, Any]:
        """The last stop that the browser received."""
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
        """The pixel of a point on the sheet, also when the sheet is turned."""
        box = self.sheet.bounding_box()
        assert box is not None
        if self.turned:
            x, y = SIDE - x, SIDE - y
        size = box["width"] / (SIDE + 2 * MARGIN)
        return box["x"] + (x + MARGIN) * size, box["y"] + (y + MARGIN) * size

    def cross(self) -> tuple[float, float]:
        """The position of the asked player's pencil."""
        stop = self.stop
        player = stop["view"]["players"][stop["question"]["seat"]]
        return player["x"], player["y"]

    def flick(self, degrees: float, squares: float = 4.0, finger: bool = False, beside: float = 0.0) -> None:
        """Flick, and wait until the match has gone on."""
        before = self.visitor.ply
        if finger:
            self.finger_flick(degrees, squares, beside)
        else:
            self.mouse_flick(degrees, squares)
        self.went_on(before)

    def mouse_flick(self, degrees: float, squares: float = 4.0, pace: float = QUICK) -> None:
        """Press on the cross, drag, and let go; `pace` is the time between two moves."""
        x, y = self.cross()
        now = time.time()
        self._mouse("mouseMoved", now, self.where(x, y), held=False)
        self._mouse("mousePressed", now, self.where(x, y))
        end = self.where(x, y)
        for step in range(1, STEPS + 1):
            far = squares * step / STEPS
            now += pace
            end = self.where(x + far * cos(radians(degrees)), y + far * sin(radians(degrees)))
            self._mouse("mouseMoved", now, end)
        self._mouse("mouseReleased", now, end, held=False)

    def _mouse(self, kind: str, stamp: float, point: tuple[float, float], held: bool = True) -> None:
        button = {"button": "none" if kind == "mouseMoved" and not held else "left", "buttons": int(held)}
        event = {"type": kind, "timestamp": stamp, "x": point[0], "y": point[1], "clickCount": 1, **button}
        self._input.send("Input.dispatchMouseEvent", event)

    def _finger(self, kind: str, stamp: float, *point: float) -> None:
        """Send a touch event as the system would, so that it can also scroll the page."""
        touches = [{"x": point[0], "y": point[1]}] if point else []
        self._input.send("Input.dispatchTouchEvent", {"type": kind, "timestamp": stamp, "touchPoints": touches})

    def tap(self, point: tuple[float, float]) -> None:
        """Touch a pixel with a finger."""
        now = time.time()
        self._finger("touchStart", now, *point)
        self._finger("touchEnd", now + QUICK)

    def drag(self, begin: tuple[float, float], end: tuple[float, float]) -> None:
        """Drag a finger from one pixel to another."""
        now = time.time()
        self._finger("touchStart", now, *begin)
        for step in range(1, STEPS + 1):
            now += QUICK
            share = step / STEPS
            at = (one + (other - one) * share for one, other in zip(begin, end, strict=True))
            self._finger("touchMove", now, *at)
        self._finger("touchEnd", now)

    def finger_flick(self, degrees: float, squares: float = 4.0, beside: float = 0.0) -> None:
        """Flick with a finger that touches the sheet `beside` squares to the right of the cross."""
        x, y = self.cross()
        x += beside
        to = (x + squares * cos(radians(degrees)), y + squares * sin(radians(degrees)))
        self.drag(self.where(x, y), self.where(*to))

    def went_on(self, before: int) -> None:
        """Wait until the match has more answers than `before`, or is over."""
        self.page.wait_for_function(
            "before => document.querySelector('[data-result]')"
            " || Number(document.querySelector('[data-ply]').dataset.ply) > before",
            arg=before,
        )


def begun(visitor: Visitor, *seats: str, seed: int = 3, **options: Any) -> Flicker:
    """Open a table where the match has begun."""
    visitor.open(f"/t/{visitor.sit_down('dungeon_pen', *seats, options=options, seed=seed)}")
    return Flicker(visitor)
