"""All pages besides the table: accessible in both languages and themes, on all sizes of screen; and what they do."""

from __future__ import annotations

import json
import random

import pytest

from oubliette.server.daily import today
from tests.web.browsing import DESKTOP, PHONE, SMALL_PHONE, TABLET
from tests.web.conftest import Visit

PAGES = (
    "/",
    "/games/mini_rogue",
    "/games/new_dungeon",
    "/games/dungeon_pen",
    "/rules",
    "/rules/mini_rogue",
    "/rules/dungeon_looters",
    "/daily",
    f"/daily/mini_rogue/{today()}",
    "/me",
    "/about",
    "/nowhere",
)


@pytest.mark.parametrize(
    ("size", "lang", "theme"),
    [(PHONE, "fr", "dark"), (SMALL_PHONE, "en", "light"), (TABLET, "fr", "light"), (DESKTOP, "en", "dark")],
)
def test_every_page_is_accessible_and_fits(visit: Visit, size: tuple[int, int], lang: str, theme: str) -> None:
    eve = visit(size=size, lang=lang, theme=theme)
    for path in PAGES:
        eve.open(path)
        eve.wait_until_loaded()
        assert eve.page.locator("html").get_attribute("lang") == lang
        assert eve.page.locator("h1").count() == 1, path
        assert eve.sideways() <= 0, f"{path} is wider than the screen"
        if size in (PHONE, DESKTOP):
            assert eve.axe() == [], path


def test_the_language_is_switched_everywhere_at_once(visit: Visit) -> None:
    ada = visit(lang="en")
    table = ada.sit_down("mini_rogue", "me", options={"character": "priestess"})
    ada.open(f"/t/{table}")
    ada.wait_for_stop()
    english = ada.page.locator("main").inner_text()
    ada.page.locator("[data-lang=fr]").first.click()
    ada.page.wait_for_function("() => document.documentElement.lang === 'fr'")
    ada.page.wait_for_function("before => document.querySelector('main').innerText !== before", arg=english)
    ada.wait_until(lambda: ada.api("GET", "/api/me")["lang"] == "fr")
    ada.open("/")
    assert ada.page.locator("html").get_attribute("lang") == "fr"  # the browser remembers it


def test_a_set_up_with_options_seats_and_a_seed_is_played(visit: Visit) -> None:
    ada = visit()
    ada.open("/games/mini_rogue")
    ada.page.locator("[name=character]").first.wait_for(state="attached")
    ada.page.locator("[name=character][value=crusader]").check()
    ada.page.locator("[name=difficulty][value=hard]").check()
    ada.page.locator("[name=seed]").fill("77")
    ada.page.locator("[data-action=begin]").click()
    ada.page.locator("[data-ply]").first.wait_for()

    table = ada.api("GET", f"/api/tables/{ada.page.url.rpartition('/t/')[2]}")
    assert table["plan"]["options"] == {"character": "crusader", "difficulty": "hard"}
    assert table["plan"]["seed"] == 77


def test_two_at_one_tablet_find_their_way_from_the_set_up(visit: Visit) -> None:
    """The set-up offers a second seat at this screen, and the curtain offers to play face to face."""
    ada = visit(size=TABLET)
    ada.open("/games/dungeon_pen")
    seats = ada.page.locator("fieldset:has([name^=seat-])")
    assert seats.first.get_by_text("You", exact=True).count() == 1
    seats.nth(1).get_by_text("At this screen").click()
    ada.page.locator("[data-action=begin]").click()
    ada.page.get_by_role("button", name="Face to face").click()
    ada.page.locator("dialog[open] [data-strip]").first.wait_for()


def test_a_refused_set_up_says_why_and_keeps_what_was_typed(visit: Visit) -> None:
    ada = visit()
    ada.forgiven += ["400", "422", "Failed to load resource"]
    ada.open("/games/dungeon_pen")
    ada.page.locator("[name=sheet]").wait_for(state="attached")
    ada.page.evaluate("document.querySelectorAll('details').forEach(one => one.open = true)")
    ada.page.locator("[name=sheet]").fill("no such sheet")
    ada.page.locator("[data-action=begin]").click()
    ada.page.locator("[role=alert]").wait_for()
    assert ada.page.locator("[name=sheet]").input_value() == "no such sheet"


def test_why_opens_the_rule(visit: Visit) -> None:
    ada = visit()
    ada.open(f"/t/{ada.sit_down('mini_rogue', 'me', options={'character': 'mage'}, seed=4)}")
    ada.wait_for_stop()
    rule = ada.page.locator("dialog[open]")
    for why in (ada.button("Why am I asked this? The rule"), ada.page.get_by_role("button", name="Why? The rule").last):
        why.click()
        rule.wait_for()
        # The client fetches the rulebook when it is first needed; until then the dialog asks for patience.
        ada.page.wait_for_function("() => document.querySelector('dialog[open]').innerText.length > 100")
        ada.page.keyboard.press("Escape")
        rule.wait_for(state="detached")


def test_a_hint_marks_an_option_and_says_what_it_is_worth(visit: Visit) -> None:
    ada = visit()
    ada.open(f"/t/{ada.sit_down('pig', 'me', 'greedy', options={'target': 100}, seed=4)}")
    ada.wait_for_stop()
    ada.page.keyboard.press("h")
    ada.page.locator(".hinted[data-option]").wait_for()
    assert "%" in ada.page.locator("main").inner_text()


def test_an_answer_that_revealed_nothing_is_taken_back(visit: Visit) -> None:
    ada = visit()
    table = ada.sit_down("new_dungeon", "me", seed=4)
    match = ada.api("GET", f"/api/tables/{table}")["match"]
    ada.open(f"/t/{table}")
    luck = random.Random(1)
    for _ in range(30):
        ada.wait_for_stop()
        if ada.api("GET", f"/api/matches/{match}")["may_undo"] == "free":
            break
        ada.answer(luck)
    before = ada.ply
    ada.page.keyboard.press("u")
    ada.wait_until_ply_is_less(before)


def test_the_rulebook_opens_at_the_paragraph_that_was_asked_for(visit: Visit) -> None:
    ada = visit()
    ada.open("/rules/mini_rogue#combat.feat_window")
    marked = ada.page.locator("[data-slugs~='combat.feat_window']")
    marked.wait_for()
    ada.page.wait_for_function(
        "() => { const box = document.querySelector(\"[data-slugs~='combat.feat_window']\").getBoundingClientRect();"
        " return box.top >= -5 && box.top < innerHeight; }"
    )


def test_a_finished_match_is_watched_again_and_shared(visit: Visit) -> None:
    ada, bob = visit(), visit(lang="fr")
    table = ada.sit_down("mini_rogue", "me", options={"character": "mage"}, seed=9)
    ada.open(f"/t/{table}")
    ada.play_out(seed=5)
    match = ada.api("GET", f"/api/tables/{table}")["match"]
    plies = ada.api("GET", f"/api/matches/{match}/steps?count=1")["plies"]

    ada.open(f"/m/{match}")
    slider = ada.page.get_by_role("slider")
    slider.wait_for()
    assert slider.get_attribute("max") == str(plies)
    slider.focus()
    ada.page.keyboard.press("Home")
    for _ in range(3):
        ada.page.keyboard.press("ArrowRight")
    assert slider.input_value() == "3"
    ada.page.wait_for_url("**ply=3**")

    bob.open(ada.page.url.removeprefix(ada.url))
    bob.page.wait_for_function("() => document.querySelector('input[type=range]')?.value === '3'")
    assert bob.axe() == []
    assert bob.page.locator(".board[data-game=mini_rogue]").count() == 1

    bob.page.locator("[data-action=play-on]").click()
    assert bob.axe() == []
    bob.page.locator("[data-action=branch]").click()
    bob.page.wait_for_url("**/t/**")
    bob.wait_for_stop()
    branch = bob.api("GET", f"/api/tables/{bob.page.url.rpartition('/')[2]}")["match"]
    assert branch != match
    one, other = [bob.api("GET", f"/api/matches/{each}")["question"] for each in (match, branch)]
    assert one is None and other is not None
    bob.open(f"/t/{bob.page.url.rpartition('/')[2]}")
    bob.wait_for_stop()
    assert bob.ply >= 3


def test_a_record_is_uploaded_and_watched(visit: Visit) -> None:
    ada = visit()
    table = ada.sit_down("pig", "me", "greedy", options={"target": 20}, seed=2)
    ada.open(f"/t/{table}")
    ada.play_out()
    match = ada.api("GET", f"/api/tables/{table}")["match"]
    record = ada.api("GET", f"/api/matches/{match}/record")

    ada.open("/")
    file = {"name": "match.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()}
    ada.page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]  # a typed dict of Playwright's
    ada.page.wait_for_url("**/m/**")
    ada.page.get_by_role("slider").wait_for()


def test_a_broken_record_is_refused_in_a_sentence(visit: Visit) -> None:
    ada = visit()
    ada.forgiven += ["400", "422", "Failed to load resource"]
    ada.open("/")
    file = {"name": "match.json", "mimeType": "application/json", "buffer": b'{"no": "record"}'}
    ada.page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]  # a typed dict of Playwright's
    ada.page.locator("[role=alert]").wait_for()
    assert ada.page.url.endswith("/")


def test_the_daily_dungeon_is_begun_and_waits_for_me(visit: Visit) -> None:
    ada = visit()
    ada.open("/daily")
    ada.page.locator("[data-game=mini_rogue] [data-action=begin]").click()
    ada.page.locator("[data-ply]").first.wait_for()
    ada.open("/")
    table = ada.api("GET", "/api/matches?which=mine")["matches"][0]["table"]
    ada.page.locator(f"a[href='/t/{table}']").first.wait_for()
