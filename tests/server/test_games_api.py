"""The games, their rulebooks and their sentences, as a browser asks for them."""

import gzip
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from httpx import AsyncClient

from oubliette.games import GAMES, SAMPLES, find
from oubliette.kernel import set_up
from oubliette.server.api.games import GAMES_ROUTES
from oubliette.teaching.examples import examples_of
from oubliette.texts import languages, rulebook
from oubliette.texts.catalogue import Catalogue
from tests.server.routes import served

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def client(sqlite_url: str) -> AsyncIterator[AsyncClient]:
    async with served(GAMES_ROUTES, sqlite_url) as (found, _):
        yield found


async def test_all_games_are_listed_in_order_and_samples_say_so(client: AsyncClient) -> None:
    told = (await client.get("/api/games")).json()
    assert [game["id"] for game in told["games"]] == [*GAMES, *SAMPLES]
    assert [game["id"] for game in told["games"] if game["sample"]] == list(SAMPLES)
    assert [game["id"] for game in told["games"] if game["daily"]] == ["mini_rogue", "paper_dungeon", "new_dungeon"]
    assert [game["id"] for game in told["games"] if game["credits"]] == list(GAMES)
    assert [game["id"] for game in told["games"] if game["together"]] == ["mini_rogue"]
    assert {game["id"]: game["usual_seats"] for game in told["games"] if game["usual_seats"] > 2} == {
        "dungeon_looters": 4,
        "new_dungeon": 4,
    }
    assert told["languages"] == list(languages())


async def test_a_game_tells_everything_that_a_set_up_needs(client: AsyncClient) -> None:
    for game in [find(game_id) for game_id in GAMES + SAMPLES]:
        told = (await client.get(f"/api/games/{game.id}")).json()
        assert told["seats"] == list(game.seats) and told["version"] == game.version
        assert told["languages"] == ["en", "fr"]
        set_up(game, told["seats"][0], {option["name"]: option["default"] for option in told["options"]})
        for option in told["options"]:
            known = next(one for one in game.options if one.name == option["name"])
            assert option["help"] != option["name"]
            assert all(known.check(value["value"]) and value["text"] for value in option["values"])
            if option["kind"] == "whole":
                assert known.check(option["low"]) and known.check(option["high"])
                assert not known.check(option["high"] + 1)
                assert [value["value"] for value in option["values"]] == option["also"]


async def test_a_set_up_learns_which_switches_come_first_and_for_whom_they_are(client: AsyncClient) -> None:
    """The list keeps the game's own order: a table shows its options in that order."""
    first, few, seats = {}, {}, {}
    for game in GAMES + SAMPLES:
        options = (await client.get(f"/api/games/{game}")).json()["options"]
        assert [option["name"] for option in options] == [option.name for option in find(game).options]
        leading = sorted([(one["leading"], one["name"]) for one in options if one["leading"] is not None])
        first[game] = " ".join([name for _, name in leading])
        few.update({one["name"]: one["from_seats"] for one in options if one["from_seats"] > 1})
        seats.update({one["name"]: one["by_seat"] for one in options if one["by_seat"] is not None})
    assert first == {
        "mini_rogue": "difficulty character second_character card_set",
        "paper_dungeon": "floors profile notebook scroll",
        "new_dungeon": "hero_choice gold_totals max_rounds annotations",
        "dungeon_looters": "archetype_choice preplaced_rooms tiles_per_player countdown_turns",
        "dungeon_pen": "sheet mode characters profile hand1 hand2",
        "pig": "target",
    }
    assert few == {"second_character": 2, "same_dice": 2}
    assert seats == {"hand1": 0, "hand2": 1}


async def test_the_kinds_of_options_are_told_apart(client: AsyncClient) -> None:
    told = (await client.get("/api/games/paper_dungeon")).json()
    options = {option["name"]: option for option in told["options"]}
    assert options["notebook"]["kind"] == "whole" and options["notebook"]["also"] == [-1, -2, -3]
    assert options["notebook"]["values"][0]["text"].startswith("Any")
    assert [value["value"] for value in options["profile"]["values"]] == ["standard", "zero"]
    assert [value["value"] for value in options["score"]["values"]] == [True, False]
    assert options["turn_cap"]["values"][0]["text"] == "Never"
    drawn = {option["name"]: option for option in (await client.get("/api/games/dungeon_pen")).json()["options"]}
    assert drawn["sheet"]["kind"] == "text" and drawn["sheet"]["shape"].endswith("or a file")


async def test_bots_have_names_and_tempers_where_people_choose_them(client: AsyncClient) -> None:
    bots = {bot["id"]: bot for bot in (await client.get("/api/games/pig?lang=en")).json()["bots"]}
    assert bots["hard"]["name"] == "Torch" and bots["hard"]["temper"].startswith("Stubborn")
    assert [bot["id"] for bot in bots.values() if bot["level"]] == ["easy", "normal", "hard", "expert"]
    assert not bots["random"]["level"]


async def test_the_language_is_the_one_asked_for_or_the_browsers(client: AsyncClient) -> None:
    wished = await client.get("/api/games/pig?lang=fr", headers={"Accept-Language": "en"})
    browsers = await client.get("/api/games/pig", headers={"Accept-Language": "de, fr;q=0.8, en;q=0.2"})
    english = await client.get("/api/games/pig", headers={"Accept-Language": "de"})
    assert wished.json() == browsers.json() != english.json()
    assert wished.headers["Content-Language"] == "fr" and english.headers["Content-Language"] == "en"
    assert browsers.headers["Vary"] == "Accept-Language, Accept-Encoding"


async def test_an_unchanged_answer_is_not_sent_again(client: AsyncClient) -> None:
    first = await client.get("/api/games?lang=fr")
    again = await client.get("/api/games?lang=fr", headers={"If-None-Match": f'"other", W/{first.headers["ETag"]}'})
    other = await client.get("/api/games?lang=en", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.content, again.headers["ETag"]) == (304, b"", first.headers["ETag"])
    assert other.status_code == 200 and "max-age" in other.headers["Cache-Control"]


@pytest.mark.parametrize("path", ["/api/games", "/api/games/mini_rogue/rulebook", "/api/games/mini_rogue/texts"])
async def test_long_answers_are_compressed_for_clients_that_accept_it(client: AsyncClient, path: str) -> None:
    plain = await client.get(path, headers={"Accept-Encoding": "identity"})
    async with client.stream("GET", path, headers={"Accept-Encoding": "gzip, br"}) as packed:
        body = b"".join([part async for part in packed.aiter_raw()])
    assert "Content-Encoding" not in plain.headers and packed.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(body) == plain.content and len(body) < len(plain.content) / 2
    assert packed.headers["Content-Type"] == plain.headers["Content-Type"]
    assert packed.headers["ETag"] != plain.headers["ETag"] and packed.headers["Vary"] == plain.headers["Vary"]
    again = await client.get(path, headers={"Accept-Encoding": "gzip", "If-None-Match": packed.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"") and "Content-Encoding" not in again.headers


async def test_short_answers_stay_as_they_are(client: AsyncClient) -> None:
    answer = await client.get("/api/games/pig/rulebook/turn.choice", headers={"Accept-Encoding": "gzip"})
    assert answer.status_code == 200 and "Content-Encoding" not in answer.headers


@pytest.mark.parametrize("path", ["", "/rulebook", "/rulebook/turn.choice", "/texts"])
@pytest.mark.parametrize("game", ["chess", "%2E%2E", "..%2F..%2Fkernel", "__init__"])
async def test_no_other_game_or_file_can_be_reached(client: AsyncClient, game: str, path: str) -> None:
    answer = await client.get(f"/api/games/{game}{path}")
    assert answer.status_code == 404


async def test_unknown_words_are_refused_by_name(client: AsyncClient) -> None:
    game = await client.get("/api/games/chess")
    lang = await client.get("/api/games/pig?lang=tlh")
    rule = await client.get("/api/games/pig/rulebook/en.passant")
    assert (game.status_code, game.json()["slug"]) == (404, "unknown_game")
    assert (lang.status_code, lang.json()["slug"]) == (400, "unknown_language")
    assert (rule.status_code, rule.json()["slug"]) == (404, "no_such_rule")
    assert rule.json()["facts"] == {"game": "pig", "rule": "en.passant"}


@pytest.mark.parametrize("game", [*GAMES, *SAMPLES])
async def test_every_paragraph_is_found_by_each_of_its_slugs(client: AsyncClient, game: str) -> None:
    book = rulebook(game, "fr")
    assert book is not None
    told = (await client.get(f"/api/games/{game}/rulebook?lang=fr")).json()
    assert (told["title"], told["introduction"]) == (book.title, book.introduction)
    assert [tuple(one["slugs"]) for one in told["paragraphs"]] == [one.slugs for one in book.paragraphs]
    last = told["paragraphs"][-1]
    for slug in last["slugs"]:
        assert (await client.get(f"/api/games/{game}/rulebook/{slug}?lang=fr")).json() == last


@pytest.mark.parametrize("path", ["/api/texts", "/api/games/mini_rogue/texts"])
async def test_sentences_come_as_fluent_can_read_them(client: AsyncClient, path: str) -> None:
    french = await client.get(f"{path}?lang=fr")
    english = await client.get(f"{path}?lang=en")
    assert french.headers["Content-Type"].startswith("text/plain") and french.headers["Content-Language"] == "fr"
    entries = Catalogue(french.text, "fr", path).entries
    assert entries.keys() == Catalogue(english.text, "en", path).entries.keys()
    assert french.text != english.text


async def test_a_paragraph_tells_about_the_things_that_it_explains(client: AsyncClient) -> None:
    rule = (await client.get("/api/games/pig/rulebook/roll.die?lang=fr")).json()

    (pot,) = rule["things"]
    assert (pot["id"], pot["name"]) == ("pot", "Auge")
    assert pot["summary"].startswith("À son tour, on lance le dé.")


async def test_a_worked_example_comes_step_by_step(client: AsyncClient) -> None:
    """It begins with the position that it starts from, and ends with the last event that it shows."""
    example = (await client.get("/api/games/pig/examples/tipped_over?lang=en")).json()

    steps = example["steps"]
    assert example["name"] == "tipped_over" and len(example["players"]) == 2
    assert steps[0]["view"]["pot"] == 5 and steps[-1]["view"]["pot"] == 0
    assert [event["slug"] for event in steps[-1]["events"]] == ["roll.fatal", "turn.end"]
    assert [step["value"] for step in steps] == [5, "roll", 6, "roll", 1]

    assert example["seat"] == 0
    other = next(one.example for one in examples_of("new_dungeon").values() if one.example.seat)
    assert (await client.get(f"/api/games/new_dungeon/examples/{other.id}")).json()["seat"] == other.seat
    unknown = await client.get("/api/games/pig/examples/none")
    assert (unknown.status_code, unknown.json()["slug"]) == (404, "no_example")
