"""Two browsers at one table: they meet by a link, play, talk and take back by consent."""

from __future__ import annotations

import random

from tests.web.browsing import PHONE
from tests.web.conftest import Visit
from tests.web.looting import name_of
from tests.web.meeting import asked, meet


def test_two_browsers_meet_by_a_link_play_and_play_again(visit: Visit) -> None:
    """One proposes the rematch and the other agrees. Then one goes, and the other reads that they are away."""
    ada, bob = visit(), visit(size=PHONE, lang="fr")
    table = ada.sit_down("pig", "me", "open", options={"target": 20}, seed=5)
    ada.open(f"/t/{table}")
    link = ada.api("GET", f"/api/tables/{table}/invite")["link"]

    bob.page.goto(link)
    assert bob.axe() == []
    bob.page.get_by_label("Votre nom").fill("Bob")
    bob.button("S’asseoir").click()
    ada.page.locator("[data-seat='1']", has_text="Bob").wait_for()
    assert ada.axe() == []
    ada.button("Begin").click()

    players, luck = (ada, bob), random.Random(4)
    for _ in range(200):
        one = asked(*players)
        if one is None:
            break
        one.answer(luck)
    assert all(player.over for player in players)
    assert ada.page.locator("[data-result]").inner_text() != bob.page.locator("[data-result]").inner_text()  # en, fr

    bob.button("Rejouer").click()
    ada.page.get_by_text("Bob would like to play again.").wait_for()
    assert ada.axe() == []
    ada.button("Yes, let us play").click()
    for player in players:
        player.page.locator("[data-result]").wait_for(state="detached")
    while asked(*players) is ada:
        ada.answer(luck)
    bob.page.goto("about:blank")
    ada.page.get_by_role("status").filter(has_text="Waiting for Bob, who is away").wait_for()
    ada.page.locator("[data-away='1']", has_text="In 2 minutes a bot will play on").wait_for()
    assert ada.axe() == []


def test_taking_back_needs_the_other_and_talk_arrives(visit: Visit) -> None:
    ada, bob = visit(), visit()
    meet(ada, bob, "pig", 5, target=90)
    one = asked(ada, bob)
    assert one is not None
    other = bob if one is ada else ada
    one.answer(random.Random(1))
    before = one.ply
    other.wait_until_ply(before)

    one.page.keyboard.press("u")
    other.button("Agree").click()
    one.wait_until_ply_is_less(before)
    other.wait_until_ply_is_less(before)

    for player in (one, other):
        player.page.get_by_role("tab", name="Chat").click()
    field = one.page.get_by_role("tabpanel").get_by_role("textbox")
    field.fill("Well thrown <b>!</b>")
    field.press("Enter")
    other.page.get_by_text("Well thrown <b>!</b>").wait_for()


def test_who_looks_on_sees_the_match_is_asked_nothing_and_is_let_in(visit: Visit) -> None:
    ada, eve = visit(), visit()
    table = ada.sit_down("new_dungeon", "me", "greedy", options={"hidden_treasures": True})
    ada.open(f"/t/{table}")
    eve.open(f"/t/{table}")
    ada.wait_for_stop()
    eve.page.get_by_text("A match is being played here right now.").wait_for()
    assert eve.axe() == []
    eve.page.get_by_label("Your name").fill("Eve")
    eve.button("Ask for a seat").click()
    eve.page.get_by_text("You have asked for a seat.").wait_for()
    ada.page.get_by_text("Eve would like to sit down and play.").wait_for()
    assert ada.axe() == []
    eve.button("Watch the match").click()
    eve.page.locator("[data-ply]").first.wait_for()
    assert eve.options.count() == 0
    assert eve.stops[-1]["seat"] == -2
    before = ada.ply
    ada.answer(random.Random(2))
    eve.wait_until_ply(before + 1)

    ada.button("Let Eve in").click()
    eve.wait_until(lambda: eve.stops[-1]["seat"] == 1)
    assert "greedy" not in [player["name"] for player in eve.stops[-1]["players"]]


def test_two_at_one_screen_hand_it_over_behind_a_curtain(visit: Visit) -> None:
    """Rivals do not see each other's hand: the curtain hides the match until the other player takes the screen."""
    ada = visit()
    table = ada.sit_down("dungeon_looters", "me", "me", options={"archetype_choice": "random"}, seed=3)
    ada.open(f"/t/{table}")
    take = ada.page.get_by_role("button", name="go on")
    take.click()  # a curtain stands before the first hand, too
    hand_over = ada.page.get_by_role("button", name="Hand the screen")
    luck = random.Random(1)
    for _ in range(60):
        ada.page.wait_for_selector("[data-option]:not([disabled]), button:has-text('Hand the screen')")
        if hand_over.count():
            break
        ada.answer(luck)
    first = ada.seat
    cards = [name_of(ada, card) for card in ada.view["cards"]]
    assert cards
    assert all(card in ada.page.locator("main").inner_text() for card in cards)

    hand_over.click()
    take.wait_for()
    assert ada.page.locator("[data-option]").count() == 0
    assert all(card not in ada.page.locator("main").inner_text() for card in cards)
    take.click()
    ada.wait_for_stop()
    assert ada.seat != first
