"""The board of Dungeon Looters in a real browser: tiles laid by gestures, bags packed, walks, windows, secrets."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Locator

from tests.web.browsing import DESKTOP, PHONE, SMALL_PHONE, Visitor
from tests.web.conftest import Visit

SHORT = {"tiles_per_player": 7, "countdown_turns": 3, "reaction_windows": "own_turn", "preplaced_rooms": "cross"}

# The square in reach that is the nearest to a chest which is still full; its place in the list, or -1 to stay.
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
    """Plays by gestures: drags tiles, walks to squares far away, packs the bag."""

    def __init__(self, visitor: Visitor, seed: int) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.luck = random.Random(seed)
        self.done: dict[str, int] = {}

    def play(self, most: int = 400) -> None:
        """Until the match is over."""
        for _ in range(most):
            self.visitor.wait_for_stop()
            if self.visitor.over:
                return
            self.answer()
        raise AssertionError(f"not over: {self.done}")

    def answer(self) -> None:
        prompt = prompt_of(self.visitor)
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
        """Drag a tile, turn it on the way, and drop it where it fits."""
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
        if not fits:  # it was turned so that it does, and waits for a second touch
            self.page.locator(".cell.proposed").click()
            self.note("confirmed")
        self.note("dragged")

    def walk(self) -> None:
        """Touch a square far away; at a chest, or with nowhere to go, stop."""
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
        """Move something in the bag, which costs nothing, then keep what fits."""
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
        """Drag something over the edge of the bag, and back: nothing is left behind until one says so."""
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
        if (inside.count(), beside.count()) != counts:  # something lies in the way there: a touch finds a place
            beside.first.click()
        assert (inside.count(), beside.count()) == counts
        self.note("out and in")


def prompt_of(visitor: Visitor) -> str:
    return visitor.page.locator("[data-prompt]").first.get_attribute("data-prompt") or ""


def middle(locator: Locator) -> tuple[float, float]:
    box = locator.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def mouse_to(locator: Locator) -> None:
    locator.scroll_into_view_if_needed()
    locator.page.mouse.move(*middle(locator))


def go_on(visitor: Visitor, before: int) -> None:
    """Until the match has gone on, and nobody walks any more."""
    visitor.page.wait_for_function(
        "before => document.querySelector('[data-result]')"
        " || Number(document.querySelector('[data-ply]')?.dataset.ply ?? -1) !== before",
        arg=before,
    )
    settled = visitor.ply
    while True:
        visitor.page.wait_for_timeout(120)
        if visitor.over or visitor.ply == settled:
            return
        settled = visitor.ply


def play_until(visitor: Visitor, prompt: str, seed: int = 1, most: int = 120) -> None:
    player = Player(visitor, seed)
    for _ in range(most):
        visitor.wait_for_stop()
        if prompt_of(visitor) == prompt:
            return
        player.answer()
    raise AssertionError(f"never asked {prompt}")


def last_view(visitor: Visitor) -> dict[str, Any]:
    frames = [json.loads(frame) for frame in visitor.heard]
    view: dict[str, Any] = next(frame["view"] for frame in reversed(frames) if frame.get("type") == "stop")
    return view


def two_at_a_table(visit: Visit, seed: int, **options: Any) -> tuple[Visitor, Visitor]:
    ada, bob = visit(), visit()
    table = ada.sit_down("dungeon_looters", "me", "open", options={"archetype_choice": "random", **options}, seed=seed)
    bob.api("POST", "/api/me", {"name": "Bob"})
    bob.api("POST", f"/api/tables/{table}/seats/1", {"invite": ada.api("GET", f"/api/tables/{table}/invite")["invite"]})
    ada.api("POST", f"/api/tables/{table}/start", {})
    for player in (ada, bob):
        player.open(f"/t/{table}")
        player.page.locator("[data-ply]").first.wait_for()
    return ada, bob


def hidden_traps(seat: int, one: Visitor, other: Visitor) -> list[dict[str, Any]]:
    """What this seat laid face down, as it sees it: the other one sees tokens."""
    tokens = [token["square"] for token in last_view(other)["traps"] if token["trap"] == "face_down"]
    return [trap for trap in last_view(one)["traps"] if trap["layer"] == seat and trap["square"] in tokens]


def asked(players: tuple[Visitor, Visitor]) -> Visitor:
    """Who is asked something now."""
    for _ in range(200):
        for one in players:
            if one.options.count():
                return one
        players[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def test_a_whole_match_is_played_by_gestures(visit: Visit) -> None:
    ada = visit(size=DESKTOP)
    ada.open(f"/t/{ada.sit_down('dungeon_looters', 'me', 'greedy', options=SHORT, seed=5)}")
    player = Player(ada, 5)

    player.play()

    assert ada.over
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
    assert prompt_of(ada) == "decide.lay_tile"


def test_tiles_and_steps_need_no_mouse(visit: Visit) -> None:
    """Arrow keys go from place to place, R turns, Enter lays; then arrow keys walk."""
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
    square = last_view(ada)["players"][0]["square"]
    for key in sides.values():
        keys.press(key)
        ada.page.wait_for_timeout(150)
        if ada.ply != before:
            break
    go_on(ada, before)
    assert last_view(ada)["players"][0]["square"] != square


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
    bob.page.wait_for_timeout(300)
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
    finger("touchEnd")
    bob.page.wait_for_timeout(300)
    if bob.ply == before:  # as it is turned now it does not fit there: it was turned on, and waits for a touch
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


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious(visit: Visit, theme: str) -> None:
    eve = visit(theme=theme)
    eve.open(f"/t/{eve.sit_down('dungeon_looters', 'me', 'greedy', 'greedy', seed=5)}")
    player, looked = Player(eve, 5), set()
    for _ in range(60):
        eve.wait_for_stop()
        if prompt_of(eve) not in looked:
            looked.add(prompt_of(eve))
            eve.page.locator("summary").evaluate_all("all => all.forEach(one => (one.parentElement.open = true))")
            assert eve.axe() == [], prompt_of(eve)
        player.answer()
    assert len(looked) > 4


def test_neither_side_learns_the_other_hand_tiles_or_traps(visit: Visit) -> None:
    """In what the browsers receive, and in what they show."""
    ada, bob = two_at_a_table(visit, 12)
    luck = random.Random(6)
    for _ in range(150):
        one = asked((ada, bob))
        traps = one.page.locator(".card.trap:not([disabled])")
        aims = one.page.locator(".target")
        before = one.ply
        if traps.count() and prompt_of(one) in ("decide.main_choice", "decide.react"):
            traps.first.click()
            go_on(one, before)
        elif aims.count() and prompt_of(one) in ("decide.card_target", "decide.square"):
            aims.first.click()
            go_on(one, before)
        else:
            one.answer(luck)
        if all(hidden_traps(*pair) for pair in ((0, ada, bob), (1, bob, ada))):
            break
    for seat, (one, other) in enumerate([(ada, bob), (bob, ada)]):
        other.wait_until_ply(one.ply)
        one.wait_until_ply(other.ply)
        mine, theirs = last_view(one), last_view(other)
        assert theirs["players"][seat]["tiles"] == len(mine["tiles"])
        laid = hidden_traps(seat, one, other)
        assert laid
        for trap in laid:
            assert trap["trap"] != "face_down"
            seen = next(token for token in theirs["traps"] if token["square"] == trap["square"])
            assert seen["trap"] == "face_down"
        assert one.page.locator("g.known circle").count() >= len(laid)
        assert other.page.locator("g:not(.known) > circle + text", has_text="?").count() >= len(laid)
        secret = [card for card in mine["cards"] if card not in theirs["cards"] + theirs["mj_discard"]]
        hidden = [card for card in secret if card not in theirs["players"][seat]["seen"]]
        heard = [frame for frame in other.heard if json.loads(frame).get("type") == "stop"]
        for card in hidden:
            assert not any(f'"{card}"' in json.dumps(json.loads(frame)["view"]["cards"]) for frame in heard)
        shown = other.page.locator(".slot").evaluate_all("all => all.map(one => one.dataset.tile)")
        assert shown == theirs["tiles"]


def test_a_window_passes_by_itself_and_can_be_switched_off(visit: Visit) -> None:
    ada, bob = two_at_a_table(visit, 4, preplaced_rooms="cross")
    luck = random.Random(2)

    def window() -> Visitor:
        """Play until somebody may react."""
        for _ in range(60):
            one = asked((ada, bob))
            if prompt_of(one) == "decide.react":
                return one
            one.answer(luck)
        raise AssertionError("nobody may react")

    one = window()
    other = bob if one is ada else ada
    assert one.page.locator(".clock, .left").count()  # somebody else waits: it runs
    one.page.locator("summary").click()
    one.page.locator("[data-seconds='10']").check()
    before = one.ply
    one.page.wait_for_timeout(1500)
    assert one.ply == before  # whoever touches something wants to think
    one.page.locator("[data-window] [data-option]").click()
    go_on(one, before)

    for _ in range(20):  # the next window of the same player, and nobody touches anything
        two = window()
        if two is one:
            break
        before = two.ply
        two.page.locator("[data-window] [data-option]").click()
        go_on(two, before)
    before = one.ply
    moment = one.page.locator("[data-window]").get_attribute("data-window")
    one.page.wait_for_function("ply => Number(document.querySelector('[data-ply]').dataset.ply) > ply", arg=before)

    never = one.page.locator(f"[data-switch='{moment}']")
    never.check()
    one.page.locator("[data-switch='always']").check()
    one.page.wait_for_timeout(300)
    assert json.loads(one.heard[-1]).get("autos", {"decide.react": "pass"}) == {"decide.react": "pass"}
    for _ in range(12):  # from now on only the other one is asked to react
        two = asked((ada, bob))
        assert not (two is one and prompt_of(two) == "decide.react")
        two.answer(luck)
    one.page.locator("[data-switch='always']").uncheck()
    one.page.wait_for_timeout(300)
    for _ in range(40):
        two = asked((ada, bob))
        if two is one and prompt_of(two) == "decide.react":
            shown = one.page.locator("[data-window]")
            if shown.count():
                assert shown.get_attribute("data-window") != moment  # that one is passed at once
                break
            one.page.wait_for_timeout(100)
            continue
        two.answer(luck)
    assert other is not one
