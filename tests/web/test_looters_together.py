"""Two browsers at a table of Dungeon Looters: secrets, and reaction windows."""

from __future__ import annotations

import json
import random
from typing import Any

from tests.web.browsing import Visitor
from tests.web.conftest import Visit
from tests.web.looting import go_on, name_of
from tests.web.meeting import asked, meet


def two_at_a_table(visit: Visit, seed: int, timer: bool = False, **options: Any) -> tuple[Visitor, Visitor]:
    """Without `timer`, a reaction window waits for the answer, however slow the machine is."""
    ada, bob = visit(), visit()
    if not timer:
        for player in (ada, bob):
            player.context.add_init_script("localStorage.setItem('oubliette.looters.seconds', '0')")
    meet(ada, bob, "dungeon_looters", seed, archetype_choice="random", **options)
    return ada, bob


def hidden_traps(seat: int, one: Visitor, other: Visitor) -> list[dict[str, Any]]:
    """The traps that this seat laid and the other one sees face down, as their owner sees them."""
    tokens = [token["square"] for token in other.view["traps"] if token["trap"] == "face_down"]
    return [trap for trap in one.view["traps"] if trap["layer"] == seat and trap["square"] in tokens]


def known_cards(seat: int, other: Visitor) -> set[str]:
    """The cards of which the other player may have seen a copy: in hand, discarded, or shown by this seat."""
    views = [stop["view"] for stop in other.stops]
    return {card for view in views for card in view["cards"] + view["mj_discard"] + view["players"][seat]["seen"]}


def test_neither_side_learns_the_other_hand_tiles_or_traps(visit: Visit) -> None:
    """Neither in the messages that a browser receives nor on its page."""
    ada, bob = two_at_a_table(visit, 12)
    luck = random.Random(6)
    for _ in range(150):
        one = asked(ada, bob)
        assert one is not None
        traps = one.page.locator(".card.trap:not([disabled])")
        aims = one.page.locator(".target")
        before = one.ply
        if traps.count() and one.prompt in ("decide.main_choice", "decide.react"):
            traps.first.click()
            go_on(one, before)
        elif aims.count() and one.prompt in ("decide.card_target", "decide.square"):
            aims.first.click()
            go_on(one, before)
        else:
            one.answer(luck)
        if all(hidden_traps(*pair) for pair in ((0, ada, bob), (1, bob, ada))):
            break
    for seat, (one, other) in enumerate([(ada, bob), (bob, ada)]):
        other.wait_until_ply(one.ply)
        one.wait_until_ply(other.ply)
        mine, theirs = one.view, other.view
        assert theirs["players"][seat]["tiles"] == len(mine["tiles"])
        laid = hidden_traps(seat, one, other)
        assert laid
        for trap in laid:
            assert trap["trap"] != "face_down"
            seen = next(token for token in theirs["traps"] if token["square"] == trap["square"])
            assert seen["trap"] == "face_down"
        assert one.page.locator("g.known circle").count() >= len(laid)
        assert other.page.locator("g:not(.known) > circle + text", has_text="?").count() >= len(laid)
        assert theirs["players"][seat]["cards"] == len(mine["cards"])  # their number is no secret
        hidden = set(mine["cards"]) - known_cards(seat, other)
        assert hidden
        heard = [json.dumps(frame) for frame in other.stops]
        for card in hidden:
            assert not any(f'"{card}"' in frame for frame in heard)
            assert name_of(one, card) in one.page.locator("main").inner_text()
            assert name_of(one, card) not in other.page.locator("main").inner_text()
        shown = other.page.locator(".slot").evaluate_all("all => all.map(one => one.dataset.tile)")
        assert shown == theirs["tiles"]


def test_a_window_passes_by_itself_and_can_be_switched_off(visit: Visit) -> None:
    ada, bob = two_at_a_table(visit, 4, timer=True, preplaced_rooms="cross")
    for player in (ada, bob):
        player.page.clock.install()  # the test turns the page's clock forward
    luck = random.Random(2)

    def window() -> Visitor:
        """Play until somebody is asked in a reaction window; return that visitor."""
        for _ in range(60):
            one = asked(ada, bob)
            assert one is not None
            if one.prompt == "decide.react":
                return one
            one.answer(luck)
        raise AssertionError("nobody may react")

    one = window()
    assert one.page.locator(".clock, .left").count()  # the other player waits, so the timer of the window runs
    one.page.locator("summary").click()
    one.page.locator("[data-seconds='30']").check()
    before, sent = one.ply, one.answers_sent()
    one.page.clock.fast_forward(60_000)
    assert one.answers_sent() == sent
    assert one.ply == before  # touching a control stops the timer: the player wants to think
    one.page.locator("[data-window] [data-option]").click()
    go_on(one, before)

    for _ in range(20):  # go to the next window of the same player, and let its timer run out
        two = window()
        if two is one:
            break
        before = two.ply
        two.page.locator("[data-window] [data-option]").click()
        go_on(two, before)
    before = one.ply
    moment = one.page.locator("[data-window]").get_attribute("data-window")
    one.page.clock.fast_forward(31_000)
    one.page.wait_for_function("ply => Number(document.querySelector('[data-ply]').dataset.ply) > ply", arg=before)

    never = one.page.locator(f"[data-switch='{moment}']")
    never.check()
    for _ in range(80):
        waited = asked(ada, bob)
        assert waited is not None
        before = waited.ply
        if waited is one and waited.prompt == "decide.react":
            shown = one.page.locator("[data-window]")
            if shown.count():
                assert shown.get_attribute("data-window") != moment
                return
            go_on(one, before)  # the client passes in that window at once
        else:
            waited.answer(luck)
    raise AssertionError("nobody was asked at any other moment")


def test_a_seat_chooses_how_often_it_is_asked_in_the_turns_of_others(visit: Visit) -> None:
    """[cards.asking_setting] Set by keyboard in an open window; the other browser only learns of a pass."""
    ada, bob = two_at_a_table(visit, 4, preplaced_rooms="cross")
    luck = random.Random(2)
    one = ada
    for _ in range(60):
        one = asked(ada, bob) or one
        if one.prompt == "decide.react":
            break
        one.answer(luck)
    other = bob if one is ada else ada
    before = one.ply

    choice = one.page.get_by_label("During other players’ turns, ask me")
    assert choice.input_value() == "all"
    choice.focus()
    one.page.keyboard.press("End")  # the last choice: never
    go_on(one, before)
    assert one.stops[-1]["windows"] == "mine"
    assert other.stops[-1]["windows"] == "all"
    assert choice.input_value() == "mine"  # the choice stays visible while others play

    for _ in range(12):  # from now on only the other player is asked to react
        waited = asked(ada, bob)
        assert waited is not None
        assert not (waited is one and waited.prompt == "decide.react")
        waited.answer(luck)

    one.page.keyboard.press("m")  # the menu has the setting at any time, also in the player's own turn
    one.page.locator("[data-more=habits]").click()
    one.page.locator("dialog").get_by_label("During other players’ turns, ask me").select_option("near")
    one.wait_until(lambda: one.stops[-1]["windows"] == "near")
