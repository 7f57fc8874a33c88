"""Two browsers at one table: lets both sit down, and finds the one that is asked."""

from __future__ import annotations

from typing import Any

from tests.web.browsing import Visitor


def meet(ada: Visitor, bob: Visitor, game: str, seed: int, **options: Any) -> str:
    """Ada invites Bob, the match begins, and both open the table. Returns its id."""
    table = ada.sit_down(game, "me", "open", options=options, seed=seed)
    bob.api("POST", "/api/me", {"name": "Bob"})
    bob.api("POST", f"/api/tables/{table}/seats/1", {"invite": ada.api("GET", f"/api/tables/{table}/invite")["invite"]})
    ada.api("POST", f"/api/tables/{table}/start", {})
    for player in (ada, bob):
        player.open(f"/t/{table}")
        player.page.locator("[data-ply]").first.wait_for()
    return table


def asked(*players: Visitor) -> Visitor | None:
    """Wait until all browsers show the same ply; return the visitor who is asked, None if the match is over."""
    found: list[Visitor] = []

    def over_or_asked() -> bool:
        if len({player.ply for player in players}) > 1:
            return False
        found[:] = [player for player in players if not player.over and player.options.count()]
        return bool(found) or players[0].over

    players[0].wait_until(over_or_asked)
    return found[0] if found else None
