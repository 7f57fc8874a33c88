"""Matches, and the positions that a worker gets of them."""

from oubliette.bots import make_bot
from oubliette.kernel import Match, Record, Seeded
from oubliette.server.thinking import Position
from tests.records.golden import HERE

LONG = 600.0  # seconds: a hint that is never finished


def position_of(match: Match, name: str = "m", seed: int = 11) -> Position:
    made = match.set_up
    game = match.game
    return Position(name, game.id, game.version, made.seats, dict(made.settings.values), list(match.answers), seed)


def in_play(game: str, seats: int, answers: int, seed: int = 3) -> Match:
    """A match of random players after some answers."""
    match = Match.start(game, seats, fate=Seeded(seed))
    policies = [make_bot("random", match.game, seat, seed + seat) for seat in range(seats)]
    while match.ask is not None and len(match.answers) < answers:
        match.answer(policies[match.ask.seat](match, match.ask))
    return match


def golden(file: str) -> Record:
    return Record.parse((HERE / file).read_text(encoding="utf-8"))


def of_record(record: Record, name: str) -> Position:
    return Position(name, record.game, record.version, record.seats, record.options, record.answers)


def here(match: Match, bot: str, seed: int = 11) -> int:
    """What the same bot answers in this process."""
    assert match.ask is not None
    seat = match.ask.seat
    return make_bot(bot, match.game, seat, position_of(match, seed=seed).luck(seat))(match, match.ask)
