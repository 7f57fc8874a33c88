"""Deals a new match to the seats of a table."""

from __future__ import annotations

from oubliette.kernel import Match, RealDice, SetUp, set_up
from oubliette.kernel.catalogue import find
from oubliette.server.live.bots import check_bot
from oubliette.server.live.match import LiveMatch, players_of
from oubliette.server.live.rebuild import fate_of, make_clock, replay_in_slices
from oubliette.server.live.table import LiveTable
from oubliette.server.problems import Refused
from oubliette.server.store.matches import StoredMatch
from oubliette.server.store.store import new_match_id, now
from oubliette.server.store.tables import StoredTable
from oubliette.server.wire.matches import OriginInfo
from oubliette.server.wire.tables import TablePlan
from oubliette.table import Table
from oubliette.table.answer_log import AnswerLog


def check_plan(plan: TablePlan, seats: int) -> SetUp:
    """Set up the game of a plan. Raises a Problem if it cannot be played."""
    check_bot(plan.stand_in, plan.game)
    return set_up(find(plan.game), seats, plan.options)


def deal(table: LiveTable, daily: str | None, owner: str | None) -> LiveMatch:
    """A new match for the seats of the table, dealt but not yet stored."""
    plan = table.stored.plan
    made = check_plan(plan, len(table.stored.seating))
    stored = _new_match(table.stored, made, daily, owner)
    dealt = Match.start(made, fate=fate_of(stored))
    clock = None if plan.clock is None else make_clock(made.seats, plan.clock.bank, plan.clock.bonus)
    return LiveMatch(stored, Table(dealt, players_of(stored.players), clock, forced=True), 0, 0)


async def deal_branch(table: LiveTable, source: LiveMatch, ply: int) -> LiveMatch:
    """A new match for the seats of the table: it begins with the first `ply` answers of another, and has new dice."""
    made = source.driver.match.set_up
    stored = _new_match(table.stored, made, None, None, OriginInfo(source.id, ply))
    replayed = Match.start(made, fate=RealDice())
    await replay_in_slices(replayed, source.answers[:ply])
    if replayed.over:
        raise Refused("match_over", "the match is over: nothing is asked any more")
    dealt = replayed.branch(ply, fate_of(stored))
    # An empty log of answers: nobody may take back those of the other match.
    driver = Table(dealt, players_of(stored.players), forced=True, answer_log=AnswerLog())
    return LiveMatch(stored, driver, 0, 0)


def _new_match(
    at: StoredTable, made: SetUp, daily: str | None, owner: str | None, origin: OriginInfo | None = None
) -> StoredMatch:
    plan = at.plan
    return StoredMatch(
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
        salt="" if plan.guided else daily or _words(at),
        daily=daily,
        listed=at.listed,
        status="playing",
        started=now(),
        guided=plan.guided,
        origin=origin,
    )


def _words(stored: StoredTable) -> str:
    """The words that people add to the dice. Empty with a seed: the same seed must give the same dice."""
    if stored.plan.seed is not None:
        return ""
    return " ".join([f"{seat}:{held.word}" for seat, held in enumerate(stored.seating) if held.word])
