"""The battery for every game of the list: a new game gets it by being there."""

from collections.abc import Callable
from pathlib import Path

import pytest

import oubliette.games
from oubliette.games import GAMES, SAMPLES, find
from oubliette.kernel import AnyGame
from tests.conformance import battery, drawings, hash_order, pointing, reacting, secrets, sentences, typography
from tests.samples.duel import DUEL

LISTED = [find(game_id) for game_id in GAMES + SAMPLES]
EVERY_GAME = pytest.mark.parametrize("game", [*LISTED, DUEL], ids=lambda game: game.id)
EVERY_LISTED_GAME = pytest.mark.parametrize("game", LISTED, ids=lambda game: game.id)
SEEDS = range(1, 13)


@EVERY_GAME
@pytest.mark.parametrize("check", battery.SEEDED_CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
def test_the_battery(game: AnyGame, check: Callable[[AnyGame, int], None]) -> None:
    for seed in SEEDS:
        check(game, seed)


@EVERY_GAME
def test_impossible_set_ups_are_refused(game: AnyGame) -> None:
    battery.check_set_up(game)


@EVERY_GAME
def test_no_view_shows_a_secret(game: AnyGame) -> None:
    changed = sum([secrets.check_view_secrets(game, seed) for seed in SEEDS])
    kept = secrets.kept_secrets(game, SEEDS)
    assert changed or not kept, f"{game.id} has secrets ({kept}), but imagine() never deals anything anew"


@EVERY_GAME
def test_no_event_tells_a_secret(game: AnyGame) -> None:
    for seed in range(1, 25):
        secrets.check_event_secrets(game, seed)


@EVERY_GAME
def test_no_deal_is_told_aloud(game: AnyGame) -> None:
    for seed in range(1, 25):
        secrets.check_deal_secrets(game, seed)


@EVERY_GAME
def test_what_is_imagined_can_be_played(game: AnyGame) -> None:
    for seed in SEEDS:
        secrets.check_imagined_matches(game, seed)


@EVERY_GAME
def test_where_a_walk_can_lead_is_well_told_and_no_secret(game: AnyGame) -> None:
    for seed in SEEDS:
        pointing.check_ways(game, seed)
        pointing.check_way_secrets(game, seed)


@EVERY_GAME
def test_no_gesture_is_more_than_an_answer(game: AnyGame) -> None:
    for seed in SEEDS:
        pointing.check_gestures(game, seed)


@EVERY_GAME
def test_what_is_asked_out_of_turn_can_be_declined_and_tells_no_secret(game: AnyGame) -> None:
    asked = sum([reacting.check_windows(game, seed) for seed in SEEDS])
    far = sum([reacting.check_near_secrets(game, seed) for seed in SEEDS])
    assert asked or not far, f"{game.id} knows what is near, but nobody is ever asked in somebody else's turn"


@EVERY_LISTED_GAME
def test_no_rule_depends_on_the_order_of_a_set(game: AnyGame) -> None:
    """Python shuffles sets of words anew in every process: a rule that walks through one plays otherwise tomorrow."""
    played = {hash_seed: hash_order.played_elsewhere(game.id, hash_seed) for hash_seed in (1, 2)}
    assert played[1]
    assert played[1] == played[2], f"{game.id} plays otherwise with another hash seed: sort what comes out of sets"


@EVERY_LISTED_GAME
def test_everything_can_be_said_in_every_language(game: AnyGame) -> None:
    missing = sentences.missing_sentences(game, SEEDS)
    assert not missing, "what is missing:\n" + "\n".join(missing)


@EVERY_LISTED_GAME
def test_texts_and_rulebooks_are_set_as_their_readers_expect(game: AnyGame) -> None:
    folder = Path(oubliette.games.__file__).parent / game.id
    files = [*folder.glob("texts/*.ftl"), *folder.glob("rulebook/*.md")]
    faults = [fault for file in files for fault in typography.misset(file)]
    assert files
    assert not faults, "\n".join(faults)


@EVERY_LISTED_GAME
def test_every_position_can_be_drawn_in_the_terminal(game: AnyGame) -> None:
    for seed in range(1, 5):
        drawings.check_drawings(game, seed)
