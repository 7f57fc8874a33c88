"""The log scrolls to the newest sentence, unless the reader has scrolled back."""

from __future__ import annotations

from tests.web.browsing import Visitor
from tests.web.conftest import Visit

_BELOW = (
    "() => { const log = document.querySelector('.log'); return log.scrollHeight - log.scrollTop - log.clientHeight }"
)


def test_the_newest_sentence_stays_in_sight(visit: Visit) -> None:
    """Also in a long match, whose log drops old sentences when new ones come."""
    ada = visit()
    table = ada.sit_down("new_dungeon", "me", "greedy", "greedy", "greedy", seed=5)
    ada.open(f"/t/{table}")
    ada.wait_for_stop()
    _answer(ada, table, 60)
    assert ada.page.get_by_role("button", name="What happened before").count()
    # Pass a function: Playwright would `eval` an expression at each poll, which our content security policy forbids.
    ada.page.wait_for_function(f"() => ({_BELOW})() < 40")

    ada.page.evaluate("() => document.querySelector('.log').scrollTo(0, 0)")  # the reader scrolls back
    ada.rest()
    _answer(ada, table, 3)
    assert ada.page.evaluate(_BELOW) > 40


def _answer(visitor: Visitor, table: str, answers: int) -> None:
    """Answer by requests, not in the page. Wait until the page shows the last answer."""
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
