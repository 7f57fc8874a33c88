"""In random matches the game offers exactly the walls and landings that the reference rules allow."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from oubliette.games.dungeon_pen import GAME
from oubliette.games.dungeon_pen.cards import WALL_CARDS
from oubliette.games.dungeon_pen.squares import SQUARE_NAMES
from oubliette.games.dungeon_pen.state import Table
from oubliette.games.dungeon_pen.sudden_walls import legal_walls
from oubliette.games.dungeon_pen.trapdoors import landings
from oubliette.kernel import GameOver, Rule, Setting, set_up
from tests.games.dungeon_pen.drawings import PRINTED
from tests.games.dungeon_pen.reference_walls import Figure, ReferencePosition

SHEETS = list(PRINTED)
LENGTHS = (3, 4, 5, 6)
DIE = range(1, 7)
POSITIONS = 25  # for each sheet and setting
LOOKS = 4  # pairs of block and length for each position


def reference_of(table: Table, sheet: str, connectivity: str) -> ReferencePosition:
    """The reference position of a table."""
    figures = [Figure(player.x, player.y, player.carrying) for player in table.players]
    return ReferencePosition(
        PRINTED[sheet].drawing, [wall.ends for wall in table.sudden], figures, connectivity == "strict"
    )


def played(rule: Rule[None], rng: random.Random) -> bool:
    """Play a rule with random answers. Returns whether the match goes on."""
    try:
        ask = next(rule)
        while True:
            ask = rule.send(ask.options[rng.randrange(len(ask.options))])
    except StopIteration:
        return True
    except GameOver:
        return False


def positions(sheet: str, connectivity: str, rng: random.Random) -> Iterator[Table]:
    """Positions between the turns of random matches, with most wall cards on top of the deck.

    Walls cost no hit points, so that matches last; sometimes a player already carries a treasure.
    """
    options: dict[str, Setting] = {"sheet": sheet, "wall_connectivity": connectivity, "mode": "fun", "sim_cap": 30}
    options["lenient"] = "both"
    while True:
        table = GAME.table(2, set_up(GAME, 2, options).settings)
        table.players[rng.randrange(2)].carrying = rng.random() < 0.3
        goes_on = played(GAME.set_up(table), rng)
        table.events.top = [card for card in rng.sample(WALL_CARDS, 9) if card in table.events.cards]
        while goes_on:
            yield table
            goes_on = played(GAME.turn(table), rng)


def same_walls(table: Table, reference: ReferencePosition, red: int, black: int, length: int) -> int:
    """Check that the game offers each wall of the reference once, and no other. Returns their number."""
    offered = [wall.ends for wall in legal_walls(table, red, black, length)]
    assert set(offered) == reference.walls(red, black, length), (red, black, length, reference.figures, table.walls.id)
    assert len(set(offered)) == len(offered)
    return len(offered)


@pytest.mark.slow
@pytest.mark.parametrize("connectivity", ["strict", "literal"])
@pytest.mark.parametrize("sheet", SHEETS)
def test_the_game_offers_exactly_the_walls_of_the_reference(sheet: str, connectivity: str) -> None:
    """[wall.contains_start] [wall.not_on_character] [wall.not_enclose] [ruling.wall_fits] [ruling.wall_overlap]

    [ruling.wall_forbidden] [ruling.wall_character_gap] [ruling.wall_connectivity]
    """
    rng = random.Random(f"{sheet} {connectivity}")
    every_look = [(red, black, length) for red in DIE for black in DIE for length in LENGTHS]
    seen = 0
    most_walls = 0
    for _, table in zip(range(POSITIONS), positions(sheet, connectivity, rng), strict=False):
        reference = reference_of(table, sheet, connectivity)
        most_walls = max(most_walls, len(table.sudden))
        near = [(int(one.x) // 3 + 1, int(one.y) // 3 + 1, rng.choice(LENGTHS)) for one in table.players]
        for red, black, length in [*rng.sample(every_look, LOOKS - 1), rng.choice(near)]:
            seen += same_walls(table, reference, red, black, length)
    assert seen > 600 and most_walls > 8, "too few walls to prove anything"


@pytest.mark.slow
@pytest.mark.parametrize("connectivity", ["strict", "literal"])
@pytest.mark.parametrize("sheet", SHEETS)
def test_offers_equal_the_reference_in_every_block(sheet: str, connectivity: str) -> None:
    """[wall.roll] All 36 blocks, one length each, in the middle of a match full of walls."""
    rng = random.Random(f"{connectivity} {sheet}")
    tables = positions(sheet, connectivity, rng)
    table = next(table for table in tables if len(table.sudden) >= 7)
    reference = reference_of(table, sheet, connectivity)
    for red in DIE:
        for black in DIE:
            same_walls(table, reference, red, black, LENGTHS[(red + black) % len(LENGTHS)])


@pytest.mark.slow
@pytest.mark.parametrize("connectivity", ["strict", "literal"])
@pytest.mark.parametrize("sheet", SHEETS)
def test_the_game_offers_exactly_the_landings_of_the_reference(sheet: str, connectivity: str) -> None:
    """[ruling.trapdoor] [ruling.trapdoor_way_out]"""
    rng = random.Random(f"{sheet} {connectivity} trapdoor")
    for _, table in zip(range(POSITIONS), positions(sheet, connectivity, rng), strict=False):
        reference = reference_of(table, sheet, connectivity)
        for player in table.players:
            own = int(player.x) // 3 + 1, int(player.y) // 3 + 1
            for red, black in [own, *[(rng.choice(DIE), rng.choice(DIE)) for _ in range(3)]]:
                names = [SQUARE_NAMES[square] for square in landings(table, player, red, black)]
                assert names == reference.landings(player.seat, red, black), (
                    red,
                    black,
                    reference.figures,
                    table.walls.id,
                )


@pytest.mark.parametrize("sheet", SHEETS)
def test_with_the_strict_rule_everybody_always_has_a_way(sheet: str) -> None:
    """[ruling.wall_connectivity] [ruling.trapdoor_way_out] Whatever is drawn, the match can be won."""
    rng = random.Random(f"{sheet} ways")
    for _, table in zip(range(60), positions(sheet, "strict", rng), strict=False):
        reference = reference_of(table, sheet, "strict")
        assert reference.shuts_nobody_in(reference.floor)
