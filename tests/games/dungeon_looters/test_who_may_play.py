"""Options that exclude archetypes. Rulebook: options."""

from __future__ import annotations

import pytest

from oubliette.games.dungeon_looters import GAME
from oubliette.kernel import Match, Seeded, Setting

COMMON = ["dwarf", "barbarian", "goblin", "merchant"]


def offered(seats: int, **options: Setting) -> list[str]:
    """The archetypes offered to the first player."""
    match = Match.start(GAME, seats, {"archetype_choice": "free", **options}, Seeded(1))
    assert match.ask is not None
    return list(match.ask.options)


def test_everybody_may_be_played_by_three_and_more() -> None:
    """[setup.archetypes] Two players do without the sherpa and the troll."""
    assert offered(3) == [*COMMON, "sherpa", "troll", "lich"]
    assert offered(2) == [*COMMON, "lich"]


@pytest.mark.parametrize("name", ["troll", "lich", "sherpa"])
def test_a_table_may_do_without_one(name: str) -> None:
    """[setup.archetypes] Options allow_troll, allow_lich, allow_sherpa: each for its own."""
    everybody = [*COMMON, "sherpa", "troll", "lich"]
    everybody.remove(name)
    assert offered(4, **{f"allow_{name}": False}) == everybody


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


def test_the_sherpa_is_lost_on_his_start_tile() -> None:
    """[ability.sherpa_lost] Any square of it but rock; everybody else stands inside his outer door, unasked."""
    match = Match.start(GAME, 3, {"archetype_choice": "free"}, Seeded(5))
    match.choose("sherpa")
    for name in ("dwarf", "goblin"):
        match.choose(name)
    asked: list[tuple[int, int]] = []
    while match.ask is not None and match.ask.prompt in ("decide.place_start_tile", "decide.place_sherpa"):
        if match.ask.prompt == "decide.place_sherpa":
            asked.append((match.ask.seat, len(match.ask.options)))
        match.answer(len(match.ask.options) - 1)
    assert asked == [(0, 21)]  # a vestibule has four squares of rock
    assert match.view(0)["players"][0]["square"][2:] == "d5"
