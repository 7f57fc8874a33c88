"""Two browsers at one table: they meet by a link, play, talk, take back by consent, and neither sees a secret."""

from __future__ import annotations

import json
import random
from typing import Any

from tests.web.browsing import PHONE, Visitor
from tests.web.conftest import Visit


def test_two_browsers_meet_by_a_link_and_play(visit: Visit) -> None:
    ada, bob = visit(), visit(size=PHONE, lang="fr")
    table = ada.sit_down("pig", "me", "open", options={"target": 20})
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
        one = _asked(players)
        if one is None:
            break
        one.answer(luck)
    assert all(player.over for player in players)
    assert ada.page.locator("[data-result]").inner_text() != bob.page.locator("[data-result]").inner_text()  # en, fr


def test_neither_browser_is_told_what_the_other_holds(visit: Visit) -> None:
    """Cards in the hand of Dungeon Looters, on both sides: in what the browser receives, and in what it shows."""
    ada, bob = visit(), visit()
    table = ada.sit_down("dungeon_looters", "me", "open", options={"archetype_choice": "random"})
    bob.api("POST", "/api/me", {"name": "Bob"})
    bob.api("POST", f"/api/tables/{table}/seats/1", {"invite": ada.api("GET", f"/api/tables/{table}/invite")["invite"]})
    ada.api("POST", f"/api/tables/{table}/start", {})
    for player in (ada, bob):
        player.open(f"/t/{table}")
        player.page.locator("[data-ply]").first.wait_for()
    luck = random.Random(6)
    for _ in range(6):
        one = _asked((ada, bob))
        assert one is not None
        one.answer(luck)

    for one, other in ((ada, bob), (bob, ada)):
        mine, theirs = (_last_view(player) for player in (one, other))
        secret = [card for card in mine["cards"] if card not in theirs["cards"] + theirs["mj_discard"]]
        assert secret
        assert theirs["players"][_seat(one)]["cards"] == len(mine["cards"])  # their number is no secret
        heard = [json.dumps(frame) for frame in _stops(other)]
        for card in secret:
            assert not any(f'"{card}"' in frame for frame in heard)
            assert _name(one, card) not in other.page.locator("main").inner_text()
            assert _name(one, card) in one.page.locator("main").inner_text()


def test_taking_back_needs_the_other_and_talk_arrives(visit: Visit) -> None:
    ada, bob = visit(), visit()
    table = ada.sit_down("pig", "me", "open", options={"target": 90})
    bob.api("POST", "/api/me", {"name": "Bob"})
    bob.api("POST", f"/api/tables/{table}/seats/1", {"invite": ada.api("GET", f"/api/tables/{table}/invite")["invite"]})
    ada.api("POST", f"/api/tables/{table}/start", {})
    for player in (ada, bob):
        player.open(f"/t/{table}")
    one = _asked((ada, bob))
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


def _asked(players: tuple[Visitor, ...]) -> Visitor | None:
    """Who has to answer now; nobody if it is over."""
    for _ in range(600):
        if all(player.over for player in players):
            return None
        for player in players:
            if player.options.count() and not player.over:
                return player
        players[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked anything")


def _stops(visitor: Visitor) -> list[dict[str, Any]]:
    frames = [json.loads(frame) for frame in visitor.heard]
    return [frame for frame in frames if frame["type"] == "stop"]


def _last_view(visitor: Visitor) -> dict[str, Any]:
    view: dict[str, Any] = _stops(visitor)[-1]["view"]
    return view


def _seat(visitor: Visitor) -> int:
    seat: int = _stops(visitor)[-1]["seat"]
    return seat


def _name(visitor: Visitor, thing: str) -> str:
    """What a thing of Dungeon Looters is called in English."""
    texts = visitor.context.request.get(f"{visitor.url}/api/games/dungeon_looters/texts?lang=en").text()
    line = next(line for line in texts.splitlines() if line.startswith(f"name-{thing} ="))
    return line.partition("=")[2].strip()
