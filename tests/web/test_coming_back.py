"""After a lost connection or a restart of the server, the client goes on by itself and has lost nothing."""

from __future__ import annotations

import random
import signal

from tests.web.conftest import Visit
from tests.web.serving import WebServer

BROKEN = ["WebSocket connection to", "ERR_CONNECTION_REFUSED", "failed: GET"]


def test_a_match_goes_on_when_the_server_comes_back(lonely_visit: Visit, lonely_server: WebServer) -> None:
    ada = lonely_visit()
    ada.forgiven += BROKEN
    table = ada.sit_down("mini_rogue", "me", options={"character": "mage"}, seed=11)
    ada.open(f"/t/{table}")
    luck = random.Random(3)
    for _ in range(5):
        ada.wait_for_stop()
        ada.answer(luck)
    ada.wait_for_stop()
    before = ada.ply

    lonely_server.stop(signal.SIGKILL)
    ada.page.get_by_text("The connection is lost").wait_for()
    lonely_server.start()
    ada.page.get_by_role("img", name="Connected").wait_for()
    ada.page.get_by_text("The connection is lost").wait_for(state="detached")

    assert ada.ply == before
    ada.answer(luck)
    assert ada.ply > before


def test_an_answer_given_while_the_server_is_gone_is_given_once_it_is_back(
    lonely_visit: Visit, lonely_server: WebServer
) -> None:
    ada = lonely_visit()
    ada.forgiven += BROKEN
    table = ada.sit_down("mini_rogue", "me", options={"character": "rogue"}, seed=12)
    ada.open(f"/t/{table}")
    ada.wait_for_stop()
    before = ada.ply

    lonely_server.stop(signal.SIGKILL)
    ada.options.first.click()
    ada.page.locator(".banner").wait_for()  # the client has noticed that the connection is lost
    lonely_server.start()
    ada.wait_until_ply(before + 1)

    match = ada.api("GET", f"/api/tables/{table}")["match"]
    assert ada.api("GET", f"/api/matches/{match}")["ply"] == ada.ply


def test_without_a_network_the_client_opens_and_says_what_is_missing(visit: Visit) -> None:
    """The service worker keeps the client: it shows the games, and says which actions need the server."""
    eve = visit()
    eve.forgiven += [*BROKEN, "ERR_INTERNET_DISCONNECTED"]
    eve.open("/")
    eve.page.evaluate("navigator.serviceWorker.ready")
    eve.page.wait_for_function("async () => (await caches.keys()).length > 0 && !!navigator.serviceWorker.controller")
    eve.page.reload()
    eve.wait_until_loaded()
    eve.context.set_offline(True)

    eve.page.goto(f"{eve.url}/")
    eve.page.locator("[data-game=mini_rogue]").wait_for()
    eve.page.locator("[data-game=mini_rogue] [data-action=play-now]").click()
    eve.page.get_by_text("The server cannot be reached").first.wait_for()

    eve.context.set_offline(False)
    eve.page.locator("[data-game=mini_rogue] [data-action=play-now]").click()
    eve.wait_for_stop()
