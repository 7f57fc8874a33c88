"""What happened stays in sight: the newest sentence, as long as nobody goes back to read."""

from __future__ import annotations

from tests.web.browsing import Visitor
from tests.web.conftest import Visit

_BELOW = (
    "() => { const log = document.querySelector('.log'); return log.scrollHeight - log.scrollTop - log.clientHeight }"
)


def test_the_newest_sentence_stays_in_sight(visit: Visit) -> None:
    """Also in a match that is longer than what is shown of it, where old sentences go while new ones come."""
    ada = visit()
    table = ada.sit_down("new_dungeon", "me", "greedy", "greedy", "greedy", seed=5)
    ada.open(f"/t/{table}")
    ada.wait_for_stop()
    _answer(ada, table, 60)
    assert ada.page.get_by_role("button", name="What happened before").count()
    # A function: what is no function is evaluated anew at every look, which the server's policy forbids.
    ada.page.wait_for_function(f"() => ({_BELOW})() < 40")

    ada.page.evaluate("() => document.querySelector('.log').scrollTo(0, 0)")  # somebody reads
    ada.rest()
    _answer(ada, table, 3)
    assert ada.page.evaluate(_BELOW) > 40


def _answer(visitor: Visitor, table: str, answers: int) -> None:
    """By requests, so that the page only looks on; the last answer is seen on it."""
    path = f"/api/matches/{visitor.api('GET', f'/api/tables/{table}')['match']}"
    given, ply = 0, 0
    while given < answers:
        stop = visitor.api("GET", path)
        if stop["question"]:
            told = visitor.api("POST", f"{path}/answers", {"ply": stop["ply"], "index": 0})
            given, ply = given + 1, told["ply"]
        else:
            visitor.page.wait_for_timeout(5)
    visitor.wait_until_ply(ply)
