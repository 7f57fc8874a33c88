"""Options that exclude archetypes. Rulebook: options."""

from __future__ import annotations

from oubliette.games.dungeon_looters import GAME
from oubliette.kernel import Match, Seeded, Setting

COMMON = ["dwarf", "barbarian", "goblin", "merchant"]


def test_random_archetypes_keep_to_it() -> None:
    """[setup.archetypes] Fate never draws an archetype that the options exclude."""
    options: dict[str, Setting] = {"archetype_choice": "random", "allow_troll": False, "allow_lich": False}
    for seed in range(20):
        match = Match.start(GAME, 5, options, Seeded(seed))
        drawn = [one["archetype"] for one in match.view(0)["players"]]
        assert sorted(drawn) == sorted([*COMMON, "sherpa"])


def test_when_nobody_may_play_the_sherpa_the_neutral_one_comes() -> None:
    """[setup.neutral_sherpa] Options allow_sherpa and neutral_sherpa are two things."""
    for seed in range(5):
        options: dict[str, Setting] = {"archetype_choice": "random", "allow_sherpa": False}
        match = Match.start(GAME, 6, options, Seeded(seed))
        while match.ask is not None and match.ask.prompt == "decide.place_start_tile":
            match.answer(0)
        assert match.view(0)["sherpa"] == "E5c3"
