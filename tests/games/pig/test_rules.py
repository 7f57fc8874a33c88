"""The rules of Pig, one scene each."""

from pathlib import Path

from oubliette import Match, Scripted
from oubliette.games.pig import GAME, Table
from oubliette.games.pig.die import DIE, THROW
from oubliette.kernel import SPECTATOR, Result, listen, play


def scene(points: list[int], to_play: int = 0, target: int = 100) -> Table:
    return Table(target, points, to_play)


def test_nobody_has_points_and_the_first_seat_begins() -> None:
    """[setup.order]"""
    match = Match.start(GAME, seats=4, options={"target": 50}, fate=Scripted([2]))
    assert match.view(SPECTATOR) == {"target": 50, "points": [0, 0, 0, 0], "to_play": 0, "pot": 2}
    assert match.events[0].slug == "setup.order"


def test_two_to_six_go_into_the_pot() -> None:
    """[roll.die] [roll.face]"""
    table = scene([0, 0])
    events = listen(table)
    play(GAME.turn(table), dice=[2, 3, 4, 5, 6], answers=["roll"] * 4 + ["hold"])
    assert table.points == [20, 0]
    assert [event.slug for event in events] == ["roll.face"] * 5 + ["turn.end"]


def test_a_one_empties_the_pot_and_ends_the_turn() -> None:
    """[roll.fatal] Points held before stay."""
    table = scene([30, 0])
    events = listen(table)
    play(GAME.turn(table), dice=[6, 6, 1], answers=["roll", "roll"])
    assert table.points == [30, 0]
    assert table.to_play == 1
    assert [event.slug for event in events][-2:] == ["roll.fatal", "turn.end"]


def test_a_one_as_first_roll_asks_nothing() -> None:
    """[turn.choice] There is no choice before the first roll, and none after a one."""
    table = scene([30, 0])
    play(GAME.turn(table), dice=[1])
    assert table.points == [30, 0]


def test_holding_keeps_the_pot_and_passes_the_die() -> None:
    """[turn.choice] [turn.end]"""
    table = scene([10, 20, 30], to_play=2)
    play(GAME.turn(table), dice=[4], answers=["hold"])
    assert table.points == [10, 20, 34]
    assert (table.to_play, table.pot) == (0, 0)


def test_reaching_the_target_wins() -> None:
    """[win.target] Not before the pot is held."""
    table = scene([98, 40, 40])
    play(GAME.turn(table), dice=[6, 1], answers=["roll"])
    assert GAME.result(table) is None
    table.to_play = 0
    play(GAME.turn(table), dice=[2], answers=["hold"])
    assert GAME.result(table) == Result("win.target", (1, 2, 2), (100, 40, 40))


def test_the_die_has_the_faces_of_its_data_file() -> None:
    assert (list(THROW.options), DIE.fatal, DIE.target) == ([1, 2, 3, 4, 5, 6], 1, 100)


def test_the_sample_game_stays_small() -> None:
    """It is the first code a newcomer reads."""
    source = Path(__file__).parents[3] / "src" / "oubliette" / "games" / "pig" / "__init__.py"
    assert len(source.read_text(encoding="utf-8").splitlines()) < 70
