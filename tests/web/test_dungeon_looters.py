"""The board of Dungeon Looters in a real browser: laying tiles by gestures, packing bags, walking; what is in sight."""

from __future__ import annotations

import random

import pytest

from tests.web.browsing import COLOURS, DESKTOP, PHONE, SMALL_PHONE, TABLET, Visitor, middle
from tests.web.conftest import Visit
from tests.web.looting import SHORT, Player, go_on, mouse_to, play_until


def test_a_whole_match_is_played_by_gestures(visit: Visit) -> None:
    ada = visit(size=DESKTOP)
    ada.open(f"/t/{ada.sit_down('dungeon_looters', 'me', 'greedy', options=SHORT, seed=2)}")
    player = Player(ada, 2)

    player.play()

    assert ada.page.locator("[data-result]").inner_text().strip()
    for what in ("dragged", "turns", "confirmed", "walks", "badges", "packed", "out and in"):
        assert player.done.get(what), (what, player.done)


def test_a_dragged_tile_that_fits_nowhere_flies_back(visit: Visit) -> None:
    ada = visit()
    ada.open(f"/t/{ada.sit_down('dungeon_looters', 'me', 'greedy', options=SHORT, seed=2)}")
    play_until(ada, "decide.lay_tile")
    before = ada.ply
    mouse_to(ada.page.locator(".slot.held"))
    ada.page.mouse.down()
    ada.page.mouse.move(*middle(ada.page.locator(".status")), steps=3)
    ada.page.mouse.up()
    ada.page.locator(".carried").wait_for(state="detached")
    assert ada.ply == before
    assert ada.prompt == "decide.lay_tile"


def test_tiles_and_steps_need_no_mouse(visit: Visit) -> None:
    """Arrow keys select a cell, R turns the tile, Enter lays it; then arrow keys walk."""
    ada = visit()
    ada.open(f"/t/{ada.sit_down('dungeon_looters', 'me', 'greedy', options=SHORT, seed=2)}")
    play_until(ada, "decide.lay_tile")
    keys = ada.page.keyboard
    ada.page.locator(".cell[tabindex='0']").focus()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        keys.press(key)
        assert ada.page.evaluate("() => document.activeElement.matches('.cell')")
    quarters = ada.page.locator(".slot.held").get_attribute("aria-label")
    for _ in range(4):  # some tiles look the same whichever way they are turned
        keys.press("r")
    assert ada.page.locator("dialog[open]").count() == 0  # elsewhere this opens the rules
    assert ada.page.locator(".slot.held").get_attribute("aria-label") == quarters
    before = ada.ply
    keys.press("Enter")
    if ada.page.locator(".cell.proposed").count():
        keys.press("Enter")
    go_on(ada, before)

    play_until(ada, "decide.move_step")
    sides = {"n": "ArrowUp", "e": "ArrowRight", "s": "ArrowDown", "w": "ArrowLeft"}
    near = ada.page.locator(".reach.near")
    assert near.count()
    before = ada.ply
    square = ada.view["players"][0]["square"]
    for key in sides.values():
        sent = ada.answers_sent()
        keys.press(key)
        if ada.answers_sent() > sent:
            break
    go_on(ada, before)
    assert ada.view["players"][0]["square"] != square


def test_a_walk_far_away_is_several_answers(visit: Visit) -> None:
    ada = visit()
    ada.open(f"/t/{ada.sit_down('dungeon_looters', 'me', 'greedy', options=SHORT, seed=4)}")
    play_until(ada, "decide.move_step")
    far = ada.page.locator(".reach[data-way]:not(.token)").last
    far.hover()
    assert ada.page.locator(".path").count() == 1
    steps = int(ada.page.locator(".path ~ text").text_content() or 0)
    assert steps > 1
    before = ada.ply
    far.click()
    ada.wait_until_ply(before + steps)


def test_on_a_phone_a_dragged_tile_does_not_scroll_the_page(visit: Visit) -> None:
    bob = visit(size=PHONE, lang="fr", theme="light")
    bob.open(f"/t/{bob.sit_down('dungeon_looters', 'me', 'greedy', options=SHORT, seed=2)}")
    play_until(bob, "decide.lay_tile")
    bob.rest()
    tile, cell = bob.page.locator(".slot.held"), bob.page.locator(".cell[data-option]").first
    (x, y), (to_x, to_y) = middle(tile), middle(cell)
    scrolled, before = bob.page.evaluate("() => scrollY"), bob.ply
    touch = bob.context.new_cdp_session(bob.page)

    def finger(kind: str, *points: tuple[float, float]) -> None:
        spots = [{"x": col, "y": row, "id": number} for number, (col, row) in enumerate(points)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

    finger("touchStart", (x, y))
    for step in range(1, 9):
        finger("touchMove", (x + (to_x - x) * step / 8, y + (to_y - y) * step / 8))
    bob.page.locator(".carried").wait_for()
    label = tile.get_attribute("aria-label") or ""
    finger("touchStart", (to_x, to_y), (30, 300))  # a second finger turns it
    bob.page.wait_for_function("was => document.querySelector('.slot.held').ariaLabel !== was", arg=label)
    assert bob.page.evaluate("() => scrollY") == scrolled
    sent = bob.answers_sent()
    finger("touchEnd")
    if bob.answers_sent() == sent:  # turned like that it did not fit: the board turned it further, and waits for a tap
        bob.page.locator(".cell.proposed").tap()
    go_on(bob, before)
    assert bob.sideways() <= 0


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE])
def test_on_a_phone_nothing_sticks_out(visit: Visit, size: tuple[int, int]) -> None:
    bob = visit(size=size, lang="fr")
    bob.open(f"/t/{bob.sit_down('dungeon_looters', 'me', *['greedy'] * 5, options=SHORT, seed=2)}")
    luck = random.Random(3)
    for _ in range(8):
        bob.wait_for_stop()
        assert bob.sideways() <= 0
        bob.answer(luck)
    bob.wait_for_stop()
    assert bob.axe() == []


@pytest.mark.parametrize(("theme", "rules"), [("dark", ()), ("light", (COLOURS,))])
def test_axe_finds_nothing(visit: Visit, theme: str, rules: tuple[str, ...]) -> None:
    eve = visit(theme=theme)
    eve.open(f"/t/{eve.sit_down('dungeon_looters', 'me', 'greedy', 'greedy', seed=5)}")
    player, looked = Player(eve, 5), set()
    for _ in range(60):
        eve.wait_for_stop()
        if eve.prompt not in looked:
            looked.add(eve.prompt)
            eve.page.locator("summary").evaluate_all("all => all.forEach(one => (one.parentElement.open = true))")
            assert eve.axe(*rules) == [], eve.prompt
        player.answer()
    assert len(looked) > 4


# The parts of the countdown and the loads that are not visible: cut off, or with their middle covered.
_HIDDEN = """() => [...document.querySelectorAll('.status, .standing')].filter((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const cut = [...one.querySelectorAll('.worth, .load')].some((part) => part.scrollWidth > part.clientWidth + 1);
  return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || !at?.closest('.top') || cut;
}).map((one) => one.ariaLabel ?? one.textContent)"""


@pytest.mark.parametrize("size", [SMALL_PHONE, TABLET])
def test_time_and_everybodys_load_are_in_sight_at_every_question(visit: Visit, size: tuple[int, int]) -> None:
    """With six players, all of it is on the screen, and the question covers none of it."""
    eve = visit(size=size, lang="fr")
    eve.open(f"/t/{eve.sit_down('dungeon_looters', 'me', *['greedy'] * 5, options=SHORT, seed=2)}")
    luck, looked = random.Random(3), set()
    for _ in range(25):
        eve.wait_for_stop()
        if eve.over:
            break
        looked.add(eve.prompt)
        eve.page.wait_for_function(
            "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
        )
        hidden = eve.page.evaluate(_HIDDEN)
        assert hidden == [], eve.prompt
        eve.answer(luck)
    assert len(looked) > 4


def test_whoever_is_touched_above_the_map_is_shown_on_it(visit: Visit) -> None:
    ada = visit(size=PHONE)
    ada.open(f"/t/{ada.sit_down('dungeon_looters', 'me', *['greedy'] * 3, options=SHORT, seed=2)}")
    play_until(ada, "decide.lay_tile")
    other = ada.page.locator(".standing:not([disabled])").last
    other.tap()
    assert other.get_attribute("aria-pressed") == "true"
    ada.page.wait_for_function(  # wait until a figure is in the middle of the map
        """() => {
          const { x, y, width, height } = document.querySelector('.frame').getBoundingClientRect();
          return [...document.querySelectorAll('.figure .base')].some((one) => {
            const at = one.getBoundingClientRect();
            return Math.hypot(at.x + at.width / 2 - x - width / 2, at.y + at.height / 2 - y - height / 2) < 3;
          });
        }"""
    )
    other.tap()
    assert other.get_attribute("aria-pressed") == "false"


def test_the_wheel_turns_a_tile_while_it_is_dragged(visit: Visit) -> None:
    ada = visit()
    ada.open(f"/t/{ada.sit_down('dungeon_looters', 'me', 'greedy', options=SHORT, seed=2)}")
    play_until(ada, "decide.lay_tile")
    world, held = ada.page.locator(".world"), ada.page.locator(".slot.held")
    sight = world.get_attribute("style")
    label = held.get_attribute("aria-label") or ""
    mouse_to(held)
    ada.page.mouse.down()
    ada.page.mouse.move(*middle(ada.page.locator(".frame")), steps=4)
    ada.page.mouse.wheel(0, 100)
    ada.page.wait_for_function("was => document.querySelector('.slot.held').ariaLabel !== was", arg=label)
    ada.page.mouse.wheel(0, -100)
    ada.page.wait_for_function("was => document.querySelector('.slot.held').ariaLabel === was", arg=label)
    assert world.get_attribute("style") == sight  # the wheel did not zoom the map
    ada.page.mouse.move(*middle(ada.page.locator(".status")), steps=3)
    ada.page.mouse.up()


def test_a_thing_is_turned_while_it_is_dragged_into_the_bag(visit: Visit) -> None:
    ada = visit()
    ada.open(f"/t/{ada.sit_down('dungeon_looters', 'me', 'greedy', options=SHORT, seed=2)}")
    player = Player(ada, 2)
    long = ada.page.locator(".grid [data-piece]")
    for _ in range(200):
        ada.wait_for_stop()
        if ada.prompt == "decide.keep_objects" and _oblong(ada):
            break
        player.answer()
    piece, before = long.nth(_oblong(ada) - 1), ada.ply
    was = piece.bounding_box()
    assert was is not None
    mouse_to(piece)
    ada.page.mouse.down()
    ada.page.mouse.move(was["x"] + was["width"] / 2 + 12, was["y"] + was["height"] / 2, steps=3)
    ada.page.keyboard.press("r")
    ada.page.wait_for_function("() => document.querySelector('.dragged').style.width !== ''")
    assert ada.page.locator("dialog[open]").count() == 0  # elsewhere this opens the rules
    turned = ada.page.locator(".dragged").bounding_box()
    assert turned is not None
    assert (round(turned["width"]), round(turned["height"])) == (round(was["height"]), round(was["width"]))
    pointer = was["x"] + was["width"] / 2 + 12
    assert turned["x"] < pointer < turned["x"] + turned["width"]  # it stays under the pointer
    ada.page.mouse.up()
    assert ada.ply == before


def _oblong(visitor: Visitor) -> int:
    """The number of the first object in the bag that is not square, counted from 1; 0 if all are square."""
    place: int = visitor.page.locator(".grid [data-piece]").evaluate_all(
        "all => 1 + all.findIndex((one) => Math.abs(one.offsetWidth - one.offsetHeight) > 9)"
    )
    return place
