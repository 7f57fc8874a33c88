"""Plays Dungeon Pen on the sheet in a browser, as people do: with a mouse or a finger."""

from __future__ import annotations

import json
from contextlib import suppress
from math import cos, radians, sin
from typing import Any, Final

from playwright.sync_api import CDPSession, Locator
from playwright.sync_api import TimeoutError as TookTooLong

from tests.web.browsing import PATIENCE, Visitor

MARGIN: Final = 0.8  # squares of paper around the sheet
SIDE: Final = 18


class Flicker:
    """A visitor who plays on a sheet. Points are in squares."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self._finger: CDPSession | None = None

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
        """Flick, and try again if it was too slow: on a busy machine the pointer's moves may come late."""
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
        """Press on the cross, drag, and let go. `pause` (ms per move) makes the flick slow."""
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
        """Send a touch event as the system would, so that it can also scroll the page."""
        if self._finger is None:
            self._finger = self.page.context.new_cdp_session(self.page)
        touches = [{"x": point[0], "y": point[1]}] if point else []
        self._finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def drag(self, begin: tuple[float, float], end: tuple[float, float]) -> None:
        """Drag a finger from one pixel to another."""
        self.finger("touchStart", *begin)
        for step in range(1, 7):
            self.page.wait_for_timeout(6)
            share = step / 6
            self.finger("touchMove", *(one + (other - one) * share for one, other in zip(begin, end, strict=True)))
        self.finger("touchEnd")

    def finger_flick(self, degrees: float, squares: float = 4.0, beside: float = 0.0) -> None:
        """Flick with a finger that touches the sheet `beside` squares to the right of the cross."""
        x, y = self.cross()
        x += beside
        to = (x + squares * cos(radians(degrees)), y + squares * sin(radians(degrees)))
        self.drag(self.where(x, y), self.where(*to))

    def went_on(self, before: int, patience: float = PATIENCE) -> None:
        """Wait until the match has more answers than `before`, or is over."""
        self.page.wait_for_function(
            "before => document.querySelector('[data-result]')"
            " || Number(document.querySelector('[data-ply]').dataset.ply) > before",
            arg=before,
            timeout=patience,
        )


def begun(visitor: Visitor, *seats: str, seed: int = 3, **options: Any) -> Flicker:
    """Open a table where the match has begun."""
    visitor.open(f"/t/{visitor.sit_down('dungeon_pen', *seats, options=options, seed=seed)}")
    return Flicker(visitor)
