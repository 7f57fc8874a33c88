"""Runs the battery for every listed game; a new game gets it as soon as it is in the list."""

from pathlib import Path

import pytest

import oubliette.games
from oubliette.games import GAMES, SAMPLES, find
from oubliette.kernel import AnyGame
from tests.conformance import battery, drawings, hash_order, pointing, reacting, secrets, sentences, typography
from tests.conformance.matches import played, walk
from tests.samples.duel import DUEL

LISTED = [find(game_id) for game_id in GAMES + SAMPLES]
EVERY_GAME = pytest.mark.parametrize("game", [*LISTED, DUEL], ids=lambda game: game.id)
EVERY_LISTED_GAME = pytest.mark.parametrize("game", LISTED, ids=lambda game: game.id)
SEEDS = range(1, 13)
MORE_SEEDS = range(13, 25)  # only for events, because they leak secrets at rare moments

OF_MATCHES = (*battery.MATCH_CHECKS, pointing.check_ways, reacting.check_windows)
OF_STOPS = (
    *battery.STOP_CHECKS,
    (secrets.check_view_secrets, 5),
    (secrets.check_imagined_matches, 3),
    (pointing.check_way_secrets, 12),
    (pointing.check_gestures, 6),
    (reacting.check_near_secrets, 8),
)
OF_EVENTS = ((secrets.check_event_secrets, 5),)


@EVERY_GAME
@pytest.mark.parametrize(
    "seed", [1, 2, *[pytest.param(seed, marks=pytest.mark.slow) for seed in (*SEEDS[2:], *MORE_SEEDS)]]
)
def test_the_battery(game: AnyGame, seed: int) -> None:
    """One test for each match, so that the match is played once for all checks."""
    whole = played(game, seed)
    secrets.check_deal_secrets(whole)
    if seed in MORE_SEEDS:
        walk(whole, OF_EVENTS)
        return
    for check in OF_MATCHES:
        check(whole)
    walk(whole, OF_STOPS + OF_EVENTS)


@EVERY_GAME
def test_impossible_set_ups_are_refused(game: AnyGame) -> None:
    battery.check_set_up(game)


@EVERY_GAME
def test_a_game_with_secrets_imagines_others(game: AnyGame) -> None:
    if not any(secrets.imagines_something(played(game, seed)) for seed in SEEDS):
        kept = next(filter(None, [secrets.kept_secrets(played(game, seed)) for seed in SEEDS]), "")
        assert not kept, f"{game.id} has secrets ({kept}), but imagine() never changes anything"


@EVERY_GAME
def test_a_game_that_knows_what_is_near_asks_out_of_turn(game: AnyGame) -> None:
    if reacting.knows_what_is_near(game):
        asked = any(reacting.asks_out_of_turn(played(game, seed)) for seed in SEEDS)
        assert asked, f"{game.id} knows what is near, but nobody is ever asked in somebody else's turn"


@pytest.mark.slow
@EVERY_LISTED_GAME
def test_no_rule_depends_on_the_order_of_a_set(game: AnyGame) -> None:
    """Each process iterates over a set of words in another order: a rule that does so would play differently."""
    played = {hash_seed: hash_order.played_elsewhere(game.id, hash_seed) for hash_seed in (1, 2)}
    assert played[1]
    assert played[1] == played[2], (
        f"{game.id} plays differently with another hash seed: sort a set before you iterate over it"
    )


@pytest.mark.slow
@EVERY_LISTED_GAME
def test_every_language_has_all_texts(game: AnyGame) -> None:
    missing = sentences.missing_sentences(game, [played(game, seed) for seed in SEEDS])
    assert not missing, "missing texts:\n" + "\n".join(missing)


@EVERY_LISTED_GAME
def test_texts_and_rulebooks_follow_the_typography_of_their_language(game: AnyGame) -> None:
    folder = Path(oubliette.games.__file__).parent / game.id
    files = [*folder.glob("texts/*.ftl"), *folder.glob("rulebook/*.md"), *folder.glob("teach/*.ftl")]
    faults = [fault for file in files for fault in typography.faults(file)]
    assert files
    assert not faults, "\n".join(faults)


@pytest.mark.slow
@EVERY_LISTED_GAME
def test_every_position_can_be_drawn_in_the_terminal(game: AnyGame) -> None:
    for seed in range(1, 5):
        whole = played(game, seed)
        walk(whole, [(drawings.check_drawings, 4)])
        drawings.check_last_drawing(whole)
