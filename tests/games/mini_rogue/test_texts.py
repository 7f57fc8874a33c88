"""Sentences that random players hardly ever bring up, in every language."""

import pytest

from oubliette.games.mini_rogue.encounters import WEAPONS
from oubliette.kernel import Ask, Event, Result, Value
from oubliette.texts import GameTexts, languages

PLAYERS = ["Ada", "Blaise"]
EVERY_LANGUAGE = pytest.mark.parametrize("lang", languages())


def texts(lang: str) -> GameTexts:
    return GameTexts("mini_rogue", lang, strict=True)


@EVERY_LANGUAGE
@pytest.mark.parametrize(
    ("slug", "facts"),
    [
        ("trap.pit_on_last_floor", {"seat": 0}),
        ("tomb.rats_without_food", {"seat": 0}),
        ("xp.gain_at_maximum_is_one_hp", {"seat": 1, "amount": 3}),
        ("guardian.og_has_two_phases", {}),
        ("seer.greets", {"seat": 0}),
        ("ruling.object_limit_one", {"seat": 0, "card": "arsenal"}),
        ("coop.object_test_decides_owner", {"seat": 1, "card": "raven"}),
        ("skill.combat_success_ignores_dungeon_die", {"enemy": "og_remains"}),
    ],
)
def test_a_rare_event_can_be_told(lang: str, slug: str, facts: dict[str, Value]) -> None:
    assert texts(lang).event(Event(0, slug, facts), PLAYERS).strip()


@EVERY_LANGUAGE
@pytest.mark.parametrize("weapon", sorted({weapon.id for weapon in WEAPONS.values()}))
def test_every_weapon_can_be_asked_about(lang: str, weapon: str) -> None:
    """Regression: a missing name made this question unreadable."""
    said = texts(lang)
    for feats in (1, 2, 3):
        facts: dict[str, Value] = {"card": "arsenal", "weapon": weapon, "feats": feats}
        swap = Ask(0, "decide.swap_object", (("swap", "raven"), "keep"), facts)
        take = Ask(0, "decide.take_arsenal", ("take", "leave"), facts)
        for ask in (swap, take):
            assert said.name(weapon).lower() in said.prompt(ask, PLAYERS).lower()
            assert all(said.option(ask, index, PLAYERS) for index in range(2))
    owner = Ask(
        0,
        "decide.coop_object_owner",
        ("mine", "partner"),
        {"card": "arsenal", "partner_seat": 1, "weapons": (weapon, "battle_axe")},
    )
    assert said.name(weapon) in said.option(owner, 0, PLAYERS)
    assert said.name("battle_axe") in said.option(owner, 1, PLAYERS)


@EVERY_LANGUAGE
def test_a_doubled_attack_shows_how_it_is_doubled(lang: str) -> None:
    facts: dict[str, Value] = {
        "dice": (5, 4, 2),
        "counts": (5, 4, 2),
        "damage": 22,
        "times": 2,
        "enemy": "goblin",
        "hp": 30,
    }
    ask = Ask(0, "decide.reroll", (("feat", 3, "xp"), "stop"), facts)
    assert "2 × (5 + 4 + 2)" in texts(lang).prompt(ask, PLAYERS)


@EVERY_LANGUAGE
@pytest.mark.parametrize("cause", ["hunger", "trap", "rats", "monster", "guardian", "poison"])
def test_every_death_has_its_epitaph(lang: str, cause: str) -> None:
    said = texts(lang)
    epitaphs = {said.result(Result(f"end.defeat_{cause}", (2,) * seats, (3,) * seats), PLAYERS) for seats in (1, 2)}
    assert all(epitaph.strip() for epitaph in epitaphs)
