"""Every rule that a module calls is also played (`yield from`)."""

import ast
from pathlib import Path
from textwrap import dedent

import pytest

import oubliette.games
import oubliette.kit
from tests.conformance.yield_from import faults, rules_of, unplayed

KIT, EVERY_GAME = [Path(package.__file__ or "").parent for package in (oubliette.kit, oubliette.games)]


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(folder.parent.name for folder in EVERY_GAME.glob("*/__init__.py")))
def test_every_rule_of_kit_and_games_is_played(game: str) -> None:
    """One test per game: a rule of one game may have the name of a plain function in another."""
    found = faults([KIT, EVERY_GAME / game])
    assert not found, "\n".join(found)


def found(body: str) -> list[str]:
    tree = ast.parse(
        dedent(
            """
            def fight(table) -> Rule[int]:
                yield from Ask(0, "fight.how", [1, 2])

            def throw() -> Ask[int]:
                return Ask(FATE, "throw.die", range(6))

            class Zone:
                def explore(self) -> "kernel.Rule[None]":
                    yield from ()
            """
        )
        + dedent(body)
    )
    return [name for _, name in unplayed(tree, rules_of([tree]))]


@pytest.mark.parametrize(
    "body",
    [
        "def turn(table) -> Rule[None]:\n    yield from fight(table)",
        "def turn(table) -> Rule[None]:\n    wounds = 1 + (yield from fight(table))",
        "def turn(zone) -> Rule[None]:\n    yield from zone.explore()",
        "def turn(table) -> Rule[None]:\n    yield from (fight(table) if table else fight(None))",
        "def turn(table) -> Rule[None]:\n    yield from Ask(0, 'a.b', [1]).always()",
        "def turn(table) -> Rule[int]:\n    return fight(table)",
        "def scene(table):\n    play(fight(table), dice=[1])",
        "def turn(table) -> Rule[None]:\n    yield from twice(table, fight(table))",
        "def fight(table) -> int:\n    return 1\n\ndef turn(table) -> Rule[None]:\n    fight(table)\n    yield from ()",
        "THROW = throw()\n\ndef turn(table) -> Rule[None]:\n    yield from THROW",
    ],
)
def test_a_rule_that_is_played_or_handed_on_passes(body: str) -> None:
    assert found(body) == []


@pytest.mark.parametrize(
    ("body", "name"),
    [
        ("def turn(table) -> Rule[None]:\n    fight(table)\n    yield from ()", "fight"),
        ("def turn(zone) -> Rule[None]:\n    zone.explore()\n    yield from ()", "explore"),
        ("def turn(table) -> Rule[None]:\n    wounds = fight(table)\n    yield from ()", "fight"),
        ("def turn(table) -> Rule[None]:\n    yield fight(table)", "fight"),
        ("def turn(table) -> Rule[None]:\n    face = throw()\n    yield from ()", "throw"),
        ("def turn(table) -> Rule[None]:\n    answer = Ask(0, 'a.b', [1, 2])\n    yield from ()", "Ask"),
        ("def turn(table) -> Rule[int]:\n    yield from ()\n    return fight(table)", "fight"),
        ("def plain(table) -> None:\n    fight(table)", "fight"),
        ("def turn(table) -> Rule[None]:\n    table.fights.append(fight(table))\n    yield from ()", "fight"),
    ],
)
def test_a_rule_that_is_only_called_is_found(body: str, name: str) -> None:
    assert found(body) == [name]
