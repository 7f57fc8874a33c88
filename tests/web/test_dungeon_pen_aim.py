"""Aiming in Dungeon Pen: all controls are in sight, and the forecast of a flick is right."""

from __future__ import annotations

import random
import re
from math import hypot
from typing import Final

import pytest

from oubliette.games.dungeon_pen.flick import flicked
from oubliette.games.dungeon_pen.noise import PLACES, deviation
from oubliette.games.dungeon_pen.tracing import resting_place
from oubliette.games.dungeon_pen.view import grip_seen, walls_seen
from oubliette.games.dungeon_pen.walls import Walls
from tests.web.browsing import SMALL_PHONE, TABLET, Visitor
from tests.web.conftest import Visit
from tests.web.flicking import Flicker, begun

AT_A_WALL: Final = 0.1  # squares: a line that stops at a wall ends at most this far outside the drawn patch


def test_what_flicks_is_in_sight(visit: Visit) -> None:
    """With many cards and on the smallest phone, the question covers no control."""
    ada = visit()
    table = ada.sit_down("dungeon_pen", "me", "greedy", options={"open_hands": True, "chest_uses": 0}, seed=3)
    ada.open(f"/t/{table}")
    pen = Flicker(ada)
    ada.wait_for_stop()
    while pen.prompt != "decide.aim":
        ada.answer(random.Random(1))
        ada.wait_for_stop()
    slips = ada.page.locator(".slips")
    slips.evaluate("slips => { for (let n = 0; n < 9; n++) slips.append(slips.firstElementChild.cloneNode(true)); }")
    assert _in_sight(ada, ".aimbar")
    assert _in_sight(ada, "[data-turned]")

    bob = visit(size=SMALL_PHONE, lang="fr")
    pen = begun(bob, "me", "greedy", first_player="seat1", sheet="croquis", profile="none")
    bob.wait_for_stop()
    assert _in_sight(bob, "[data-turned]")
    bob.page.locator("[data-offer] button.plain").click()  # the guided match, offered once, takes room
    bob.page.evaluate("scrollTo(0, 60)")
    before, (x, y) = bob.ply, pen.cross()
    point = pen.where(x + 0.3, y - 4)
    pen.tap(point)
    here = bob.page.locator("[data-turned] button[data-option]")
    here.wait_for()
    assert _in_sight(bob, "[data-turned] button[data-option]")
    assert bob.axe() == []
    here.tap()
    pen.went_on(before)


def _in_sight(visitor: Visitor, what: str) -> bool:
    """Is the whole element on the screen, and above the question?"""
    seen: bool = visitor.page.locator(what).evaluate(
        "one => { const {top, bottom} = one.getBoundingClientRect();"
        " return top >= 0 && bottom <= document.querySelector('section.bar').getBoundingClientRect().top; }"
    )
    return seen


def test_a_drag_shows_its_strength_and_escape_gives_it_up(visit: Visit) -> None:
    """In face-to-face mode Escape also leaves that mode, but not during a drag."""
    ada = visit(size=TABLET)
    pen = begun(ada, "me", "me", seed=5, first_player="seat1", hand1="gesture", hand2="gesture")
    ada.page.get_by_role("button", name="Face to face").click()
    ada.page.locator("dialog[open] [data-strip]").first.wait_for()
    before, sent, (x, y) = ada.ply, ada.answers_sent(), pen.cross()
    mouse = ada.page.mouse
    mouse.move(*pen.where(x, y))
    mouse.down()
    ada.page.evaluate(
        "() => { window.swings = []; new MutationObserver(() => {"
        " const swing = document.querySelector('[data-swing]');"
        " if (swing) window.swings.push(Number(swing.dataset.swing), document.querySelectorAll('.near').length); })"
        ".observe(document.body, {childList: true, subtree: true, attributes: true}); }"
    )
    for step in range(1, 60):
        mouse.move(*pen.where(x + (step % 8), y - 3))
    ada.page.wait_for_function("() => window.swings.length > 0")
    ada.page.keyboard.press("Escape")
    mouse.move(*pen.where(x, y - 6))
    mouse.up()
    assert ada.answers_sent() == sent
    assert ada.ply == before
    assert ada.page.locator("dialog[open] [data-strip]").count() == 2
    strength, cones = ada.page.evaluate("window.swings")[:2]
    assert 5 <= strength <= 100
    assert cones == 1


@pytest.mark.parametrize(("angle", "strength"), [(280, 30), (300, 60), (320, 100), (340, 45), (0, 80)])
def test_the_cone_holds_what_it_promises(visit: Visit, angle: int, strength: int) -> None:
    """Of many flicks by the game's rules, at least two in five end in the dark patch, six in seven in the light one."""
    ada = visit()
    pen = begun(ada, "me", "greedy", first_player="seat1", sheet="croquis", characters="random", seed=2)
    ada.wait_for_stop()
    angles, strengths = ada.page.locator(".axes input").all()
    angles.fill(str(angle))
    strengths.fill(str(strength))
    strengths.press("Tab")
    near, far = (_patch(pen, kind) for kind in ("near", "far"))
    view = pen.stop["view"]
    player, walls = view["players"][0], Walls(walls_seen(view))
    luck, ends = random.Random(7), []
    for _ in range(1500):
        errors = [deviation(luck.choice(PLACES)) for _ in range(3)]
        line = flicked(walls, player["x"], player["y"], grip_seen(player), float(angle), strength, *errors)
        ends.append(resting_place(walls, line))
    assert sum(_holds(near, *end) for end in ends) / len(ends) > 0.36
    assert sum(_holds(far, *end) for end in ends) / len(ends) > 0.83


def _patch(pen: Flicker, kind: str) -> list[tuple[float, float]]:
    """The corners of a patch on the sheet."""
    outline = pen.page.locator(f"[data-turned] path.{kind}").get_attribute("d") or ""
    numbers = [float(number) for number in re.findall(r"-?[\d.]+", outline)]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def _holds(patch: list[tuple[float, float]], x: float, y: float) -> bool:
    """Is a point inside the patch, or within AT_A_WALL of its outline?"""
    inside = False
    for (x0, y0), (x1, y1) in zip(patch, [*patch[1:], patch[0]], strict=True):
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            inside = not inside
        length = (x1 - x0) ** 2 + (y1 - y0) ** 2
        share = min(max(((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length, 0), 1) if length else 0
        if hypot(x0 + share * (x1 - x0) - x, y0 + share * (y1 - y0) - y) < AT_A_WALL:
            return True
    return inside
