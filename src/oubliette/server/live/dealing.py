"""Deals a new match to the seats of a table."""

from __future__ import annotations

from oubliette.kernel import Match, SetUp, set_up
from oubliette.kernel.catalogue import find
from oubliette.server.live.bots import check_bot
from oubliette.server.live.match import LiveMatch, players_of
from oubliette.server.live.rebuild import fate_of, make_clock
from oubliette.server.live.table import LiveTable
from oubliette.server.store.matches import StoredMatch
from oubliette.server.store.store import new_match_id, now
from oubliette.server.store.tables import StoredTable
from oubliette.server.wire.tables import TablePlan
from oubliette.table import Table


def check_plan(plan: TablePlan, seats: int) -> SetUp:
    """Set up the game of a plan. Raises a Problem if it cannot be played."""
    check_bot(plan.stand_in, plan.game)
    return set_up(find(plan.game), seats, plan.options)


def deal(table: LiveTable, daily: str | None, owner: str | None) -> LiveMatch:
    """A new match for the seats of the table, dealt but not yet stored."""
    at, plan = table.stored, table.stored.plan
    made = check_plan(plan, len(at.seating))
    salt = daily or _words(at)
    stored = StoredMatch(
        id=new_match_id(),
        table=at.id,
        owner=owner,
        game=plan.game,
        version=made.game.version,
        seats=made.seats,
        options=dict(made.settings.values),
        players=list(at.seating),
        clock=plan.clock,
        secret=None if plan.guided else at.dice,
        salt="" if plan.guided else salt,
        daily=daily,
        listed=at.listed,
        status="playing",
        started=now(),
        guided=plan.guided,
    )
    dealt = Match.start(made, fate=fate_of(stored))
    clock = None if plan.clock is None else make_clock(made.seats, plan.clock.bank, plan.clock.bonus)
    return LiveMatch(stored, Table(dealt, players_of(stored.players), clock, forced=True), 0, 0)


def _words(stored: StoredTable) -> str:
    """The words that people add to the dice. Empty with a seed: the same seed must give the same dice."""
    if stored.plan.seed is not None:
        return ""
    return " ".join([f"{seat}:{held.word}" for seat, held in enumerate(stored.seating) if held.word])
