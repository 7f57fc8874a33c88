"""The printed parts of the boards in the browser equal the games' data."""

from __future__ import annotations

import re

import pytest

from oubliette.games.mini_rogue import cards
from web.build import WEB
from web.printed import GAMES, file_of, printed

PRINTED = (WEB / "src" / "lib" / "games" / "mini_rogue" / "printed.ts").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_generated_is_what_the_games_have(game: str) -> None:
    assert file_of(game).read_text(encoding="utf-8") == printed(game), "run python -m web.printed to renew it"


@pytest.mark.parametrize("track", ["HP", "XP", "ARMOR", "GOLD", "FOOD", "POTIONS"])
def test_the_tracks_end_where_those_of_the_board_do(track: str) -> None:
    assert f"MOST_{track} = {getattr(cards, f'MOST_{track}')};" in PRINTED


def test_levels_begin_where_the_track_says() -> None:
    levels = [cards.LEVEL_AT.index(level) for level in sorted(set(cards.LEVEL_AT))]
    assert f"LEVELS_FROM = {levels};" in PRINTED


def test_the_zones_are_those_of_the_dungeon_board() -> None:
    """Left-aligned, floor below floor, with a guardian in the last zone of each."""
    floors = sorted({zone.floor for zone in cards.ZONES.values()})
    of_floors = [[zone for zone in cards.ZONES.values() if zone.floor == floor] for floor in floors]
    assert f"ZONES_OF_FLOORS = {[len(zones) for zones in of_floors]};" in PRINTED
    for zones in of_floors:
        assert [zone.column for zone in zones] == list(range(1, len(zones) + 1))
        assert [zone.guardian for zone in zones] == [False] * (len(zones) - 1) + [True]


def test_the_skills_are_those_of_the_character_cards() -> None:
    printed = re.findall(r"(\w+): \{ combat: '(\w+)', exploration: '(\w+)' \}", PRINTED)
    assert printed == [(one.id, one.combat_skill, one.exploration_skill) for one in cards.CHARACTERS.values()]
