"""Plays Dungeon Looters in a browser by gestures: drags tiles, walks several squares, packs the bag."""

from __future__ import annotations

import random
from typing import Final

from playwright.sync_api import Locator

from tests.web.browsing import Visitor, middle

SHORT: Final = {
    "tiles_per_player": 7,
    "countdown_turns": 3,
    "reaction_windows": "own_turn",
    "preplaced_rooms": "cross",
}

# The index of the reachable square nearest to a full chest; -1: none is nearer than the figure's own square.
_TOWARDS_A_CHEST = """() => {
  const chests = [...document.querySelectorAll('.chest.yellow, .chest.red')].map(
    (chest) => chest.getAttribute('transform').match(/[\\d.]+/g).map(Number));
  const far = (x, y) => Math.min(...chests.map(([col, row]) => Math.abs(col - x) + Math.abs(row - y)));
  const own = document.querySelector('circle.own');
  let best = -1, least = own ? far(own.cx.baseVal.value - 0.5, own.cy.baseVal.value - 0.5) : 999;
  document.querySelectorAll('.reach').forEach((square, place) => {
    const away = far(Math.round(square.x.baseVal.value), Math.round(square.y.baseVal.value));
    if (away < least && !square.classList.contains('token')) [best, least] = [place, away];
  });
  return best;
}"""


class Player:
    """Answers every question, and counts the gestures that it used."""

    def __init__(self, visitor: Visitor, seed: int) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.luck = random.Random(seed)
        self.done: dict[str, int] = {}

    def play(self, most: int = 400) -> None:
        """Play until the match is over."""
        for _ in range(most):
            self.visitor.wait_for_stop()
            if self.visitor.over:
                return
            self.answer()
        raise AssertionError(f"not over: {self.done}")

    def answer(self) -> None:
        prompt = self.visitor.prompt
        before = self.visitor.ply
        if prompt == "decide.lay_tile":
            self.lay()
        elif prompt == "decide.move_step":
            self.walk()
        elif prompt == "decide.keep_objects":
            self.pack()
        elif prompt == "decide.main_choice" and self.page.locator(".badge").count():
            self.page.locator(".badge").first.click()
            self.note("badges")
        elif prompt == "decide.main_choice" and self.page.locator(".deeds .primary").count():
            self.page.locator(".deeds .primary").click()
        elif prompt == "decide.main_choice":
            self.page.locator(".deeds [data-option]").last.click()
        else:
            self.visitor.answer(self.luck)
        go_on(self.visitor, before)

    def note(self, what: str) -> None:
        self.done[what] = self.done.get(what, 0) + 1

    def lay(self) -> None:
        """Drag a tile, perhaps turn it on the way, and drop it on a random marked cell."""
        tiles = self.page.locator(".slot")
        tile = tiles.nth(self.luck.randrange(tiles.count()))
        tile.click()
        if not self.page.locator(".cell").count():
            tile = self.page.locator(".slot.held")
        mouse_to(tile)
        self.page.mouse.down()
        self.page.mouse.move(*middle(self.page.locator(".frame")), steps=4)
        assert self.page.locator(".carried").count() == 1
        if self.luck.random() < 0.5:
            self.page.keyboard.press("r")
            self.note("turns")
        cells = self.page.locator(".cell")
        cell = cells.nth(self.luck.randrange(cells.count()))
        fits = cell.get_attribute("data-option") is not None
        self.page.mouse.move(*middle(cell), steps=3)
        self.page.mouse.up()
        if not fits:  # the board turned the tile so that it fits, and waits for a second click
            self.page.locator(".cell.proposed").click()
            self.note("confirmed")
        self.note("dragged")

    def walk(self) -> None:
        """Click a square nearer to a full chest; stop if there is none."""
        place: int = self.page.evaluate(_TOWARDS_A_CHEST)
        if place >= 0:
            square = self.page.locator(".reach").nth(place)
            self.note("walks" if square.get_attribute("data-way") else "steps")
            square.click()
        elif self.page.locator("circle.own").count():
            self.page.locator("circle.own").click()
        else:
            self.visitor.answer(self.luck)

    def pack(self) -> None:
        """Move an object within the bag, which is no answer, then confirm what the bag holds."""
        pieces = self.page.locator(".grid [data-piece]")
        if pieces.count():
            piece, before = pieces.first, self.visitor.ply
            where = piece.get_attribute("aria-label")
            mouse_to(piece)
            self.page.mouse.down()
            box = self.page.locator(".grid").bounding_box()
            held = piece.bounding_box()
            assert box is not None and held is not None
            self.page.mouse.move(
                box["x"] + box["width"] - held["width"] / 2, box["y"] + box["height"] - held["height"] / 2
            )
            self.page.mouse.up()
            if piece.get_attribute("aria-label") != where:
                self.note("packed")
            self.out_and_in()
            assert self.visitor.ply == before
        self.page.locator(".done").click()

    def out_and_in(self) -> None:
        """Drag an object out of the bag and back: the player leaves nothing behind before they confirm."""
        inside, beside = self.page.locator(".grid [data-piece]"), self.page.locator(".offer [data-piece]")
        counts = inside.count(), beside.count()
        mouse_to(inside.first)
        self.page.mouse.down()
        heading = self.page.locator(".bag h3")
        self.page.mouse.move(*middle(heading), steps=4)
        self.page.mouse.up()
        assert (inside.count(), beside.count()) == (counts[0] - 1, counts[1] + 1)
        mouse_to(beside.first)
        self.page.mouse.down()
        self.page.mouse.move(*middle(self.page.locator(".grid")), steps=4)
        self.page.mouse.up()
        if (inside.count(), beside.count()) != counts:  # another object is in the way: a click finds a free place
            beside.first.click()
        assert (inside.count(), beside.count()) == counts
        self.note("out and in")


def mouse_to(locator: Locator) -> None:
    locator.scroll_into_view_if_needed()
    locator.page.mouse.move(*middle(locator))


def go_on(visitor: Visitor, before: int) -> None:
    """Wait until the match has more answers and the walk, if there is one, has ended."""
    visitor.page.wait_for_function(
        "before => document.querySelector('[data-result]')"
        " || Number(document.querySelector('[data-ply]')?.dataset.ply ?? -1) !== before",
        arg=before,
    )
    visitor.page.wait_for_function("() => !document.querySelector('[data-walking], [data-busy]')")


def play_until(visitor: Visitor, prompt: str, seed: int = 1, most: int = 120) -> None:
    player = Player(visitor, seed)
    for _ in range(most):
        visitor.wait_for_stop()
        if visitor.prompt == prompt:
            return
        player.answer()
    raise AssertionError(f"never asked {prompt}")


def name_of(visitor: Visitor, thing: str) -> str:
    """The English name of a thing of Dungeon Looters."""
    texts = visitor.context.request.get(f"{visitor.url}/api/games/dungeon_looters/texts?lang=en").text()
    line = next(line for line in texts.splitlines() if line.startswith(f"name-{thing} ="))
    return line.partition("=")[2].strip()
