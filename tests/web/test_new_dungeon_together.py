"""Two browsers at a table of The New Dungeon: neither learns what the other holds."""

from __future__ import annotations

import random

from playwright.sync_api import Locator

from tests.web.browsing import Visitor
from tests.web.conftest import Visit
from tests.web.meeting import asked, meet

SPELLS = ("fireball", "lightning", "teleport")


def test_neither_browser_is_told_what_the_other_holds(visit: Visit) -> None:
    """Spells in hand and hidden treasures of both, in the messages that a browser receives and on its page."""
    ada, bob = visit(), visit()
    options = {"hidden_treasures": True, "hero_choice": "choose"}
    meet(ada, bob, "new_dungeon", 6, **options)
    for _ in range(2):
        one = asked(ada, bob)
        assert one is not None
        before = one.ply
        one.page.locator(".dungeon button[data-option]:has-text('Wizard')").click()
        one.wait_until_ply(before + 1)
    asked(ada, bob)

    for one, other in ((ada, bob), (bob, ada)):
        seat = one.seat
        mine, theirs = one.view, other.view
        spells = mine["players"][seat]["spells"]
        assert len(spells) == 6
        assert set(spells) <= set(SPELLS)
        assert theirs["players"][seat]["spells"] == ["face_down"] * 6
        assert own_panel(one).locator(".card.spell:not(.down)").count() == 6
        panel = other.page.locator(f".hero[aria-label='{('Ada', 'Bob')[seat]}']")
        assert panel.locator(".card").count() == 0
        assert "6 spells" in panel.inner_text()

    rich = fight_until_somebody_is_rich(ada, bob)
    asked(ada, bob)  # wait until both browsers show it
    one, other = rich, bob if rich is ada else ada
    seat = one.seat
    mine, theirs = one.view["players"][seat], other.view["players"][seat]
    assert mine["treasures"]
    assert "face_down" not in mine["treasures"]
    assert theirs["treasures"] == ["face_down"] * len(mine["treasures"])
    assert theirs["gold"] is None
    assert mine["gold"] is not None
    for frame in other.stops:
        assert all(card == "face_down" for card in frame["view"]["players"][seat]["treasures"])
        assert all(card == "face_down" for card in frame["view"]["players"][seat]["spells"])
        for event in frame["events"]:
            if event["slug"] == "fight.victory_loot" and event["facts"]["seat"] == seat:
                assert event["facts"]["treasures"] == "hidden"
    panel = other.page.locator(f".hero[aria-label='{('Ada', 'Bob')[seat]}']")
    assert panel.locator(".card.treasure.down").count() == len(mine["treasures"])
    assert panel.locator(".card.treasure:not(.down)").count() == 0
    assert own_panel(one).locator(".card.treasure:not(.down)").count() == len(mine["treasures"])


def fight_until_somebody_is_rich(ada: Visitor, bob: Visitor) -> Visitor:
    """Both players attack monsters by clicking on them, until one has a treasure that the other does not know."""
    luck = random.Random(2)
    for _ in range(120):
        for player in (ada, bob):
            if player.view["players"][player.seat]["treasures"]:
                return player
        one = asked(ada, bob)
        assert one is not None
        before = one.ply
        danger = one.page.locator(".spot.danger")
        if one.prompt == "decide.step" and danger.count():
            danger.first.click()
            one.wait_until_ply(before + 1)
            one.page.wait_for_function("() => !document.querySelector('[data-walking]')")
        elif one.prompt == "decide.attack_mode":
            one.page.locator(".fight-panel [data-option]").last.click()
            one.wait_until_ply(before + 1)
        else:
            one.answer(luck)
    raise AssertionError("nobody has found anything")


def own_panel(visitor: Visitor) -> Locator:
    return visitor.page.locator(".hero.own")
