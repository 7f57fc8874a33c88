"""The board of Dungeon Pen: flicking by gesture and by aim, placing walls, secrets, two people face to face."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.web.browsing import DESKTOP, PHONE, REST, SMALL_PHONE, TABLET
from tests.web.conftest import Visit
from tests.web.flicking import Flicker, begun
from tests.web.meeting import asked, meet


def towards(flicker: Flicker) -> float:
    """A direction roughly across the sheet from the asked player's pencil, in degrees."""
    x, y = flicker.cross()
    return {(True, True): 315.0, (True, False): 45.0, (False, True): 225.0, (False, False): 135.0}[x < 9, y > 9]


@pytest.mark.parametrize("hand", ["gesture", "aim", "pencil"])
def test_a_whole_match_is_played_on_the_sheet(visit: Visit, hand: str) -> None:
    """[flick.hand] By gestures with the mouse, or by aims or points on the sheet; walls go where the mouse points."""
    ada = visit(still=False)
    pen = begun(ada, "me", "greedy", seed=4, mode="fun", turn_limit=3, profile="steady", bad_faith=True, hand1=hand)
    luck, done = random.Random(5), {"flick": 0, "wall": 0}
    for _ in range(60):
        ada.wait_for_stop()
        if ada.over:
            break
        before = ada.ply
        match pen.prompt:
            case "decide.aim" if hand == "gesture":
                assert ada.page.locator(".aimbar [data-option], .surface").count() == 0
                pen.flick(towards(pen))
                done["flick"] += 1
            case "decide.aim" | "decide.pencil":
                assert ada.page.locator("[data-grip]").count() == 0
                ada.page.mouse.click(*pen.where(9 + luck.random(), 9 + luck.random()))
                ada.page.locator(".give [data-option]").first.click()
                done["flick"] += 1
            case "decide.place_wall":
                start, end = pen.stop["question"]["options"][-1]
                x, y = (ord(start[0]) + ord(end[0])) / 2 - 64.5, (int(start[1:]) + int(end[1:])) / 2 - 0.5
                ada.page.mouse.move(*pen.where(x, y))
                shown = ada.page.locator("[data-preview]").get_attribute("data-preview")
                assert ada.page.locator(f"[data-option='{shown}']").count() == 1
                ada.page.mouse.click(*pen.where(x, y))
                done["wall"] += 1
            case _:
                ada.answer(luck)
        pen.went_on(before)
    assert ada.page.locator("[data-result]").inner_text().strip()
    assert min(done.values()) > 0, done
    assert ada.page.locator("[data-stroke]").count() > 1


def test_a_cancelled_gesture_loses_nothing_and_says_so(visit: Visit) -> None:
    ada = visit()
    pen = begun(ada, "me", "greedy", first_player="seat1", hand1="gesture")
    ada.wait_for_stop()
    before, cross = ada.ply, pen.cross()

    pen.mouse_flick(315, squares=0.2, pace=0.06)  # slow
    ada.page.get_by_text("Too slow, too short").wait_for()
    assert ada.ply == before
    assert pen.cross() == cross
    ada.page.mouse.click(*pen.where(*cross))  # no drag at all
    ada.rest()
    assert ada.ply == before

    pen.flick(315)
    ada.wait_for_stop()
    assert pen.stop["view"]["strokes"] or "flick.failed" in " ".join(ada.heard)


def test_on_a_phone_a_finger_flicks_and_the_page_stays_where_it_is(visit: Visit) -> None:
    """A finger a little beside the cross still holds the pencil; elsewhere on the sheet it scrolls the page."""
    bob = visit(size=PHONE, lang="fr", theme="light")
    options: dict[str, Any] = {"hand1": "gesture", "gesture_profile": "none"}
    pen = begun(bob, "me", "greedy", first_player="seat1", sheet="croquis", **options)
    bob.wait_for_stop()
    assert pen.page.locator("[data-grip]").count() == 1
    assert bob.sideways() <= 0

    begin, before = pen.where(9, 3), bob.page.evaluate("scrollY")
    pen.drag((begin[0], begin[1] + 120), (begin[0], begin[1] - 30))
    bob.page.wait_for_function("before => scrollY > before", arg=before)

    bob.rest()  # wait until the page has stopped scrolling
    bob.page.evaluate("scrollTo(0, 0)")
    bob.rest()
    assert bob.page.evaluate("scrollY") == 0
    x, y = pen.cross()
    pen.flick(280, squares=3, finger=True, beside=0.9)
    assert bob.page.evaluate("scrollY") == 0
    bob.wait_for_stop()
    first = next(one for one in pen.stop["view"]["strokes"] if one["seat"] == 0)
    assert first["points"][:2] == [x, y]
    assert first["points"][-1] < y - 0.5  # the flick went upwards
    assert bob.sideways() <= 0


def test_a_touch_screen_proposes_the_gesture_and_a_mouse_the_aim(visit: Visit) -> None:
    """[flick.hand] The set-up proposes it for the person's seat, and "Play now" uses it."""
    for size, way in ((PHONE, "gesture"), (DESKTOP, "aim")):
        bob = visit(size=size)
        bob.open("/games/dungeon_pen")
        for hand, proposed in (("hand1", way), ("hand2", "aim")):
            chosen = bob.page.locator(f"input[name={hand}]:checked")
            assert chosen.input_value() == proposed
        bob.open("/")
        bob.page.locator("[data-game=dungeon_pen] [data-action=play-now]").click()
        bob.wait_for_stop()
        players = Flicker(bob).stop["view"]["players"]
        assert [player["way"] for player in players] == [way, "aim"]


@pytest.mark.parametrize("size", [SMALL_PHONE, PHONE])
def test_a_wall_is_shown_to_a_finger_before_it_is_drawn(visit: Visit, size: tuple[int, int]) -> None:
    bob = visit(size=size)
    pen = begun(bob, "me", "greedy", mode="fun", seed=4)
    bob.wait_for_stop()
    assert pen.prompt == "decide.place_wall"
    start, end = pen.stop["question"]["options"][0]
    x, y = (ord(start[0]) + ord(end[0])) / 2 - 64.5, (int(start[1:]) + int(end[1:])) / 2 - 0.5
    bob.rest()
    before, scrolled = bob.ply, bob.page.evaluate("scrollY")
    point = pen.where(x, y)
    pen.tap(point)
    bob.page.locator("[data-preview='0']").wait_for(state="attached")
    bob.rest()
    assert bob.ply == before
    assert bob.page.evaluate("scrollY") == scrolled
    pen.tap(point)
    pen.went_on(before)
    bob.wait_for_stop()
    assert [start, end] in pen.stop["view"]["walls"]


def test_the_keyboard_alone_aims_flicks_and_builds(visit: Visit) -> None:
    eve = visit()
    pen = begun(eve, "me", "greedy", mode="fun", first_player="seat1", seed=4)
    keys = eve.page.keyboard
    flicked = built = 0
    for _ in range(14):
        eve.wait_for_stop()
        if eve.over or (flicked > 1 and built > 0):
            break
        before = eve.ply
        if pen.prompt == "decide.aim":
            eve.page.get_by_role("slider").focus()
            for key in ("ArrowRight", "ArrowRight", "Shift+ArrowLeft", "ArrowUp", "Shift+ArrowDown"):
                keys.press(key)
            said = eve.page.get_by_role("slider").get_attribute("aria-valuetext")
            assert said
            assert said in (eve.page.locator(".give [data-option]").text_content() or "")
            keys.press("Enter")
            flicked += 1
        elif pen.prompt == "decide.place_wall":
            draw = eve.page.locator("[data-option]").first
            first = draw.get_attribute("data-option")
            draw.focus()
            keys.press("r")
            assert eve.page.locator("dialog[open]").count() == 0  # R turns the wall and does not open the rules
            for key in ("ArrowLeft", "ArrowDown", "ArrowRight"):
                keys.press(key)
            assert draw.get_attribute("data-option") != first
            keys.press("Enter")
            built += 1
        else:
            eve.options.first.focus()
            keys.press("Enter")
        pen.went_on(before)
    assert flicked > 1
    assert built > 0


def test_neither_browser_is_told_what_the_other_keeps(visit: Visit) -> None:
    """Objects of both players, in the messages that a browser receives and on its page."""
    ada, bob = visit(), visit(size=PHONE)
    options = {"characters": "random", "chest_uses": 0, "profile": "steady"}
    meet(ada, bob, "dungeon_pen", 1, **options)
    pens = [Flicker(ada), Flicker(bob)]
    luck, checked = random.Random(6), 0
    for _ in range(60):
        one = asked(ada, bob)
        if one is None or checked > 3:
            break
        checked += _secrets_hold(pens)
        _flick_at_chests(pens[one.seat], luck)
    assert checked > 3


def _secrets_hold(pens: list[Flicker]) -> int:
    """Check that neither browser knows the other's hand. Returns how many hands had a secret to check."""
    seen = 0
    for seat, (own, other) in enumerate(((pens[0], pens[1]), (pens[1], pens[0]))):
        mine, theirs = own.stop["view"]["players"], other.stop["view"]["players"]
        hand = set(mine[seat]["hand"]) - set(theirs[1 - seat]["hand"])
        assert theirs[seat]["hand"] == []
        # An object that was used or shown is no secret any more.
        heard = " ".join(frame for frame in other.visitor.heard if '"stop"' in frame)
        hand = {card for card in hand if f'"card":"{card}"' not in heard.replace(" ", "")}
        for card in hand:
            assert f'"{card}"' not in heard
            name = _name(own, card)
            assert name in own.page.locator(f"[data-prisoner='{seat}']").inner_text()
            assert name not in other.page.locator("main").inner_text()
        seen += bool(hand)
    return seen


def _name(pen: Flicker, card: str) -> str:
    texts: str = pen.visitor.context.request.get(f"{pen.visitor.url}/api/games/dungeon_pen/texts?lang=en").text()
    return next(line for line in texts.splitlines() if line.startswith(f"name-{card} =")).partition(" = ")[2]


def _flick_at_chests(pen: Flicker, luck: random.Random) -> None:
    """Flick at the nearest chest, to get objects; answer any other question at random."""
    before = pen.visitor.ply
    if pen.prompt != "decide.aim":
        pen.visitor.answer(luck)
        return
    x, y = pen.cross()
    chests = [(ord(one["square"][0]) - 64.5, int(one["square"][1:]) - 0.5) for one in pen.stop["view"]["chests"]]
    to_x, to_y = min(chests, key=lambda at: (at[0] - x) ** 2 + (at[1] - y) ** 2)
    pen.page.locator(".surface").click(position=_within(pen, to_x + luck.random() - 0.5, to_y + luck.random() - 0.5))
    pen.page.locator(".give [data-option]").click()
    pen.went_on(before)


def _within(pen: Flicker, x: float, y: float) -> Any:
    box = pen.sheet.bounding_box()
    assert box is not None
    left, top = pen.where(x, y)
    return {"x": left - box["x"], "y": top - box["y"]}


@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_two_play_face_to_face_at_one_screen(visit: Visit, size: tuple[int, int]) -> None:
    """Both flick by gesture, for the second the sheet is turned; their objects stay face down."""
    ada = visit(size=size, theme="light")
    hands = {"hand1": "gesture", "hand2": "gesture"}
    pen = begun(ada, "me", "me", seed=5, first_player="seat1", characters="random", **hands)
    if size != PHONE:  # on a phone the curtain itself offers the face-to-face mode
        ada.page.get_by_role("button", name="go on").click()
        ada.wait_for_stop()
    ada.page.get_by_role("button", name="Face to face").click()
    ada.page.locator("dialog[open] [data-strip]").first.wait_for()
    assert ada.axe() == []
    luck, flicked = random.Random(2), {0: 0, 1: 0}
    for _ in range(40):
        ada.page.wait_for_selector(
            "[data-result], dialog[open] [data-option]:not([aria-disabled=true]), dialog[open] [data-grip]:not(.busy)"
        )
        if ada.over or min(flicked.values()) > 1:
            break
        seat, before = pen.stop["question"]["seat"], ada.ply
        ada.page.locator(f"[data-turned='{'true' if seat else 'false'}']").wait_for()
        _nothing_named(pen)
        if pen.prompt == "decide.aim":
            x, y = pen.cross()
            strokes = len(pen.stop["view"]["strokes"])
            assert _reads_upright(pen, seat)
            up = 90.0 if pen.turned else 270.0  # up the screen for either player
            pen.flick(up if 2 < y < 16 else towards(pen), squares=3, finger=size == PHONE)
            flicked[seat] += 1
            ada.wait_for_stop()
            drawn = pen.stop["view"]["strokes"][strokes:]
            assert all(
                one["points"][:2] == [pytest.approx(x, abs=1e-3), pytest.approx(y, abs=1e-3)] for one in drawn[:1]
            )
        else:
            options = ada.page.locator("dialog[open] [data-option] >> visible=true")
            options.nth(luck.randrange(options.count())).click()
            pen.went_on(before)
    assert min(flicked.values()) > 1, flicked
    ada.page.reload()
    ada.page.locator("dialog[open] [data-strip]").first.wait_for()  # the client remembers the mode for this match
    ada.page.keyboard.press("Escape")
    ada.page.locator("dialog[open]").wait_for(state="detached")
    ada.page.get_by_role("button", name="go on").wait_for()  # the curtain is back


def _reads_upright(pen: Flicker, seat: int) -> bool:
    """Can the player at that edge of the screen read the names of the squares upright?"""
    pen.page.evaluate(REST)  # wait until the sheet has turned
    across: float = pen.page.locator("[data-turned] text").first.evaluate("text => text.getScreenCTM().a")
    return across > 0 if seat == 0 else across < 0


def _nothing_named(pen: Flicker) -> None:
    """Check that the screen names no object that a player holds."""
    text = pen.page.locator("dialog[open]").inner_text()
    for player in pen.stop["view"]["players"]:
        for card in player["hand"]:
            if card not in player["waiting"]:
                assert _name(pen, card) not in text


def test_the_opponents_flick_is_drawn_before_ones_eyes(visit: Visit) -> None:
    """A pencil draws each new line; with reduced motion the line appears at once."""
    for still in (False, True):
        ada = visit(still=still)
        pen = begun(ada, "me", "greedy", first_player="seat2", profile="none", seed=6)
        ada.wait_for_stop()
        ada.page.evaluate(_NOTE_PENCILS)
        theirs = ada.page.locator("[data-stroke='1']")
        lines = theirs.count()
        for _ in range(20):  # until a flick of the opponent succeeds
            before, lines = ada.ply, theirs.count()
            ada.page.locator("[data-option]").last.click()
            pen.went_on(before)
            ada.wait_for_stop()
            if theirs.count() > lines:
                break
        assert theirs.count() > lines
        ada.rest()
        drawn = ada.page.evaluate("window.pencils")
        assert drawn == [] if still else "1" in drawn


# Notes whose line each pencil draws that appears from now on.
_NOTE_PENCILS = """() => {
  window.pencils = [];
  new MutationObserver((all) => {
    for (const node of all.flatMap((one) => [...one.addedNodes]))
      for (const pencil of node.querySelectorAll?.('.pencil') ?? [])
        window.pencils.push(pencil.closest('[data-stroke]').dataset.stroke);
  }).observe(document.body, { childList: true, subtree: true });
}"""


def test_axe_finds_nothing_and_nothing_sticks_out(visit: Visit) -> None:
    """Positions with every option on, in both themes, on a small and a large screen."""
    wishes: list[dict[str, Any]] = [
        {"size": DESKTOP, "theme": "dark"},
        {"size": SMALL_PHONE, "theme": "light", "lang": "fr"},
    ]
    options = {"characters": "choose", "mode": "beginner_fun", "bad_faith": True, "lenient": "both", "turn_limit": 9}
    for wish in wishes:
        eve = visit(**wish)
        begun(eve, "me", "greedy", seed=8, open_hands=True, chest_uses=0, **options)
        luck = random.Random(4)
        for given in range(9):
            eve.wait_for_stop()
            if eve.over:
                break
            assert given % 2 or eve.axe() == []
            assert eve.sideways() <= 0
            eve.answer(luck)


def test_who_looks_on_sees_the_sheet_and_touches_nothing(visit: Visit) -> None:
    ada, eve = visit(), visit()
    table = ada.sit_down("dungeon_pen", "me", "greedy", seed=3)
    ada.open(f"/t/{table}")
    eve.open(f"/t/{table}")
    eve.button("Watch the match").click()
    ada.wait_for_stop()
    eve.page.locator("[data-turned]").wait_for()
    assert eve.page.locator("[data-cross]").count() == 2
    before, lines = ada.ply, eve.page.locator("[data-stroke]").count()
    while eve.page.locator("[data-stroke]").count() == lines:  # until somebody's flick succeeds
        before = ada.ply
        ada.answer(random.Random(1))
        ada.wait_for_stop()
        eve.wait_until_ply(before + 1)
    assert eve.options.count() == 0
    assert eve.page.locator("[data-grip], .surface").count() == 0
    assert {(told["seat"], told["question"]) for told in eve.stops} == {(-2, None)}
