"""The board of The New Dungeon: walking by pointing, zooming and panning the map, phones, keyboard only."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator

from tests.web.browsing import COLOURS, DESKTOP, PHONE, SMALL_PHONE, TABLET, Visitor, middle
from tests.web.conftest import Visit

FAR = "[data-way]:not(.danger)"
WINDOW = ".map .window"


def sit(visitor: Visitor, *others: str, seed: int = 8, **options: Any) -> str:
    """Open a table where the match has begun. Returns the path of the match in the API."""
    table = visitor.sit_down("new_dungeon", "me", *others, options=options, seed=seed)
    visitor.open(f"/t/{table}")
    visitor.wait_for_stop()
    match: str = visitor.api("GET", f"/api/tables/{table}")["match"]
    return f"/api/matches/{match}"


def stop(visitor: Visitor, match: str) -> dict[str, Any]:
    found: dict[str, Any] = visitor.api("GET", match)
    return found


def come_to_rest(visitor: Visitor) -> None:
    """Wait until a walk has ended, and this seat is asked again or the match is over."""
    visitor.page.wait_for_function("() => !document.querySelector('[data-walking]')")
    visitor.wait_for_stop()


def camera(visitor: Visitor) -> tuple[float, float, float]:
    """The offset of the board in its window, and its scale."""
    style = visitor.page.locator(".plane").get_attribute("style") or ""
    found = re.search(r"translate\((-?[\d.]+)px, (-?[\d.]+)px\) scale\(([\d.]+)\)", style)
    assert found, style
    return float(found[1]), float(found[2]), float(found[3])


# Walks


def test_one_touch_walks_several_spaces(visit: Visit) -> None:
    """One click gives several answers, one for each space of the way."""
    ada = visit(size=DESKTOP)
    match = sit(ada, "greedy")
    before = ada.ply
    asked = stop(ada, match)["question"]
    far = ada.page.locator(FAR).last
    space, way = far.get_attribute("data-spot"), int(far.get_attribute("data-way") or -1)
    steps = 1
    while asked["ways"][way]["after"] >= 0:
        way = asked["ways"][way]["after"]
        steps += 1
    assert steps > 3

    far.hover()
    assert ada.page.locator(".flag").text_content() == str(steps)
    far.click()

    come_to_rest(ada)
    after = stop(ada, match)
    mine = [event for event in after["events"] if event["slug"] == "move.cost" and event["facts"]["seat"] == 0]
    assert [event["facts"]["space"] for event in mine][-1] == space
    assert len(mine) == steps
    assert ada.ply >= before + steps


def test_a_whole_match_is_played_on_the_board(visit: Visit) -> None:
    """By clicking on far spaces, doors and cards; other options are buttons beside the question."""
    ada = visit(size=DESKTOP)
    match = sit(ada, "greedy", seed=3, max_rounds=8)
    luck, walks, touched = random.Random(4), 0, 0
    for _ in range(160):
        ada.wait_for_stop()
        if ada.over:
            break
        far = ada.page.locator("[data-way]")
        on_board = ada.page.locator(".dungeon [data-option] >> visible=true")
        before = ada.ply
        if far.count() and luck.random() < 0.7:
            far.nth(luck.randrange(far.count())).click()
            walks += 1
        elif on_board.count() and luck.random() < 0.8:
            on_board.nth(luck.randrange(on_board.count())).click()
            touched += 1
        else:
            ada.answer(luck)
        ada.page.wait_for_function(
            "before => document.querySelector('[data-result]')"
            " || Number(document.querySelector('[data-ply]').dataset.ply) !== before",
            arg=before,
        )
        ada.page.wait_for_function("() => !document.querySelector('[data-walking]')")
    assert ada.page.locator("[data-result]").inner_text().strip()
    assert walks > 3
    assert touched > 0
    assert stop(ada, match)["status"] == "over"
    assert ada.page.locator(".hero").count() == 2


def test_a_finger_confirms_a_walk_into_danger_and_no_single_step_along_a_corridor(visit: Visit) -> None:
    bob = visit(size=PHONE)
    match = sit(bob, "greedy")
    before = bob.ply
    bob.page.locator(".danger[data-way]").first.tap()
    bob.page.locator(".go").wait_for()
    assert bob.ply == before
    assert bob.page.locator(".path").count() > 0
    bob.page.locator(".go").tap()
    bob.wait_until_ply(before + 2)
    come_to_rest(bob)

    bob = visit(size=PHONE)
    match = sit(bob, "greedy")
    before = bob.ply
    near = bob.page.locator(".spot.first:not(.danger)").first
    space = near.get_attribute("data-spot")
    near.tap()
    bob.wait_until_ply(before + 1)
    assert stop(bob, match)["view"]["players"][0]["space"] == space


# The window on the map


def test_the_wheel_the_buttons_and_the_keys_zoom(visit: Visit) -> None:
    ada = visit(size=DESKTOP)
    sit(ada, "greedy")
    page = ada.page
    first = camera(ada)[2]

    page.locator(WINDOW).hover(position={"x": 200, "y": 150})
    page.mouse.wheel(0, -400)
    page.wait_for_function(
        "scale => !document.querySelector('.plane').style.transform.includes(scale)", arg=f"({first})"
    )
    assert camera(ada)[2] > first
    page.mouse.wheel(0, 4000)
    ada.wait_until(lambda: camera(ada)[2] < first)
    ada.button("Find me").click()
    assert camera(ada)[2] == pytest.approx(first)

    ada.button("Nearer").click()
    assert camera(ada)[2] > first
    ada.button("Farther").click()
    ada.button("Farther").click()
    assert camera(ada)[2] < first
    page.keyboard.press("0")
    assert camera(ada)[2] == pytest.approx(first)
    page.keyboard.press("+")
    assert camera(ada)[2] > first
    page.keyboard.press("-")
    page.keyboard.press("-")
    assert camera(ada)[2] < first

    ada.button("Whole board").click()
    ada.rest()
    window, plane = page.locator(WINDOW).bounding_box(), page.locator(".plane").bounding_box()
    assert window
    assert plane
    assert plane["x"] >= window["x"] - 1
    assert plane["x"] + plane["width"] <= window["x"] + window["width"] + 1
    assert plane["y"] + plane["height"] <= window["y"] + window["height"] + 1


def test_dragging_pans_touches_nothing_and_keeps_the_view_where_it_is(visit: Visit) -> None:
    ada = visit(size=DESKTOP)
    match = sit(ada, "greedy")
    before, ply, sent = camera(ada), ada.ply, ada.answers_sent()
    x, y = middle(ada.page.locator(".spot.first").first)
    ada.page.mouse.move(x, y)
    ada.page.mouse.down()
    ada.page.mouse.move(x + 60, y + 40, steps=6)
    ada.page.mouse.move(x + 90, y + 70, steps=4)
    ada.page.mouse.up()
    after = camera(ada)
    assert after[0] - before[0] == pytest.approx(90, abs=12)
    assert after[2] == before[2]
    assert ada.answers_sent() == sent
    assert ada.ply == ply  # the drag began on a space, but did not count as a click on it

    ada.page.locator(".spot.first:not(.danger)").first.click()
    ada.wait_until_ply(ply + 1)
    ada.wait_for_stop()
    assert camera(ada) == after  # after the player has panned, the map does not follow the hero
    ada.button("Find me").click()
    assert camera(ada) != after
    ada.page.locator(WINDOW).focus()
    there = camera(ada)
    ada.page.keyboard.press("ArrowRight")
    assert camera(ada)[0] < there[0]
    assert stop(ada, match)["status"] == "playing"


def test_two_fingers_pinch_and_the_page_stays_where_it_is(visit: Visit) -> None:
    bob = visit(size=PHONE)
    sit(bob, "greedy")
    before = camera(bob)
    box = bob.page.locator(WINDOW).bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touches = bob.context.new_cdp_session(bob.page)

    def fingers(kind: str, apart: float) -> None:
        points = [] if kind == "touchEnd" else [{"x": x - apart, "y": y, "id": 1}, {"x": x + apart, "y": y, "id": 2}]
        touches.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", 30)
    for apart in range(35, 80, 5):
        fingers("touchMove", apart)
    fingers("touchEnd", 0)
    bob.wait_until(lambda: camera(bob)[2] > 1.5 * before[2])

    scrolled = bob.page.evaluate("() => scrollY")
    ply, sent = bob.ply, bob.answers_sent()
    touches.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for off in range(10, 120, 10):
        touches.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y - off}]})
    touches.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert bob.answers_sent() == sent
    assert bob.page.evaluate("() => scrollY") == scrolled
    assert bob.ply == ply
    assert bob.sideways() <= 0


def test_the_view_follows_who_walks(visit: Visit) -> None:
    ada = visit(size=DESKTOP)
    sit(ada, "greedy")
    before = camera(ada)
    ada.page.locator(FAR).last.click()
    come_to_rest(ada)
    ada.wait_until(lambda: camera(ada) != before)
    ada.rest()
    window = ada.page.locator(WINDOW).bounding_box()
    figure = ada.page.locator(".figure").first.bounding_box()
    assert window
    assert figure
    assert window["x"] <= figure["x"] <= window["x"] + window["width"]
    assert window["y"] <= figure["y"] <= window["y"] + window["height"]


def test_figures_walk_before_ones_eyes_unless_stillness_is_wished(visit: Visit) -> None:
    for still in (False, True):
        ada = visit(size=DESKTOP, still=still)
        sit(ada, "greedy")
        ada.page.evaluate(
            "() => { window.walks = 0; const old = Element.prototype.animate;"
            " Element.prototype.animate = function (...rest) { window.walks += 1; return old.apply(this, rest); }; }"
        )
        ada.page.locator(FAR).first.click()
        come_to_rest(ada)
        assert (ada.page.evaluate("() => window.walks") > 0) is not still


# Phones, keyboard, screen readers


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE])
def test_on_a_phone_nothing_sticks_out_and_everything_can_be_touched(visit: Visit, size: tuple[int, int]) -> None:
    bob = visit(size=size, lang="fr", theme="light")
    sit(bob, "greedy", "greedy", "greedy", "greedy", "greedy", seed=5)
    luck = random.Random(3)
    for _ in range(6):
        bob.wait_for_stop()
        if bob.over:
            break
        assert bob.sideways() <= 0
        bob.answer(luck)
    bob.wait_for_stop()
    assert bob.axe() == []


def covered(visitor: Visitor, one: Locator) -> float:
    """By how many pixels the element reaches under the question bar, or above the top of the screen."""
    box, bar = one.bounding_box(), visitor.page.locator("section.bar").bounding_box()
    assert box
    assert bar
    return max(box["y"] + box["height"] - bar["y"], -box["y"])


def test_on_a_phone_what_answers_is_in_sight(visit: Visit) -> None:
    """Cards and fights are above the map, and the button to confirm a walk is in it: nobody has to scroll."""
    bob = visit(size=PHONE, lang="fr", theme="light")
    sit(bob, *["greedy"] * 5, seed=8, hero_choice="choose", spell_choice="choose")
    before = bob.ply
    bob.page.locator(".dungeon button[data-option]:has-text('Magicien')").click()
    bob.wait_until_ply(before + 1)
    luck, seen = random.Random(1), set()
    for _ in range(60):
        bob.wait_for_stop()
        if bob.over:
            break
        beside, guarded = bob.page.locator(".answers [data-option]"), bob.page.locator("[data-way].danger")
        if beside.count():
            seen.add(bob.prompt)
            assert covered(bob, beside.first) <= 0, bob.prompt
        elif guarded.count():
            before = bob.ply
            guarded.first.tap()
            assert covered(bob, bob.page.locator(".go")) <= 0
            bob.page.locator(".go").tap()
            bob.wait_until_ply(before + 1)
            come_to_rest(bob)
            if seen >= {"decide.spell_cards", "decide.attack_mode"}:
                return
            continue
        bob.answer(luck)
    raise AssertionError(seen)


@pytest.mark.parametrize("size", [SMALL_PHONE, TABLET, DESKTOP])
def test_how_rich_everybody_is_can_be_read(visit: Visit, size: tuple[int, int]) -> None:
    """With six players, on any size of screen, the figures stay within their frames."""
    eve = visit(size=size)
    sit(eve, *["greedy"] * 5, seed=8)
    for one in eve.page.locator(".standings button").all():
        frame, steps = one.bounding_box(), one.locator(".home").bounding_box()
        assert frame
        assert steps
        assert steps["x"] + steps["width"] <= frame["x"] + frame["width"]
    window = eve.page.locator(WINDOW).bounding_box()
    assert window
    if size != SMALL_PHONE:  # the map takes most of the screen beside the log
        assert window["width"] * window["height"] > 280_000


def test_axe_finds_nothing_on_the_way(visit: Visit) -> None:
    for theme, rules, options in (
        ("dark", (), {"hero_choice": "choose"}),
        ("light", (COLOURS,), {"annotations": True}),
    ):
        ada = visit(theme=theme)
        sit(ada, "greedy", "greedy", seed=4, **options)
        luck = random.Random(5)
        for number in range(12):
            ada.wait_for_stop()
            if ada.over:
                break
            if number % 3 == 0:
                assert ada.axe(*rules) == [], ada.prompt
            ada.answer(luck)


def test_the_keyboard_is_enough_and_stays_on_the_map(visit: Visit) -> None:
    """Tab to the map, arrows from space to space, Enter to go there. After a step the focus stays on the map."""
    eve = visit()
    match = sit(eve, "greedy")
    eve.page.locator(WINDOW).focus()
    eve.page.keyboard.press("Tab")
    focused = eve.page.locator(".spot:focus")
    assert focused.count() == 1
    first = focused.get_attribute("data-spot")
    for key in ("ArrowRight", "ArrowRight", "ArrowDown"):
        eve.page.keyboard.press(key)
    assert eve.page.locator(".spot:focus").get_attribute("data-spot") != first
    assert eve.page.locator(".caption").inner_text().strip()

    before = eve.ply
    eve.page.locator(".spot.first:not(.danger)").first.focus()
    space = eve.page.locator(".spot:focus").get_attribute("data-spot")
    eve.page.keyboard.press("Enter")
    eve.wait_until_ply(before + 1)
    assert stop(eve, match)["view"]["players"][0]["space"] == space
    eve.wait_for_stop()
    eve.page.wait_for_function("() => document.activeElement.closest('.map .window')")
    words = eve.page.locator(".dungeon > .unseen").text_content() or ""
    assert f"in {space}" in words
    assert "guarded by something unknown" in words


def test_who_looks_on_and_who_looks_back_see_the_board(visit: Visit) -> None:
    """Spectators and replays see the same board, without anything to click."""
    ada, eve = visit(), visit()
    table = ada.sit_down("new_dungeon", "me", "greedy", options={"max_rounds": 1}, seed=8)
    ada.open(f"/t/{table}")
    eve.open(f"/t/{table}")
    eve.button("Watch the match").click()
    eve.page.locator(".figure").first.wait_for(state="attached")
    assert eve.page.locator(".spot").count() == 0
    ada.play_out(seed=2, most=40)
    eve.page.locator("[data-result]").wait_for()
    match = ada.api("GET", f"/api/tables/{table}")["match"]
    eve.open(f"/m/{match}")
    eve.page.locator(".dungeon .plane").wait_for(state="attached")
    assert eve.page.locator(".spot").count() == 0
