"""What `?` says of a floor of Paper App DUNGEON."""

from oubliette.games.paper_dungeon import GAME
from oubliette.games.paper_dungeon.floor import LOCK
from oubliette.kernel import Match, Seeded
from oubliette.terminal.plain.boards import situation
from tests.terminal.paper_dungeon_views import a_hero, a_pen, a_view


def test_it_mentions_a_locked_door_and_an_open_one() -> None:
    """A bug made it fail on every floor with a locked door."""
    view = {**a_view(), "map": ["@.L>"]}
    assert "- locked door (c1): a wall, as long as the key is missing" in situation("paper_dungeon", view, a_pen())
    view["players"] = [a_hero() | {"has_key": True}]
    assert "- locked door (c1): open" in situation("paper_dungeon", view, a_pen())


def test_it_works_on_every_floor_of_a_notebook() -> None:
    match = Match.start(GAME, options={"notebook": 42, "floors": 45, "peek_ahead": True}, fate=Seeded(1))
    view = match.view(0)
    floors = [page["map"] for page in view["later_pages"] if page["page"] == "floor"]
    assert len(floors) > 40 and any(LOCK in row for rows in floors for row in rows)
    for rows in floors:
        assert len(situation("paper_dungeon", {**view, "map": rows}, a_pen())) > 2
