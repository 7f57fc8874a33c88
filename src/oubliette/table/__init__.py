"""Seats with people or bots around a match: the one way to run a game, whoever plays."""

from oubliette.table.clock import Clock
from oubliette.table.files import read_record, read_text, write_whole
from oubliette.table.message import Message, Question, Shaped
from oubliette.table.players import Bot, Person, Player
from oubliette.table.problems import (
    NeedsConsent,
    NobodyThere,
    NoBotThere,
    NoProposal,
    NoSuchSeat,
    NotYourTurn,
    NoWindows,
    SeatTaken,
    StaleAnswer,
    WrongPlayers,
)
from oubliette.table.story import Story, note_story, story_of, told
from oubliette.table.table import Table
from oubliette.table.undo import Proposal
from oubliette.table.windows import ALL, MINE, NEAR, Which

__all__ = [
    "ALL",
    "MINE",
    "NEAR",
    "Bot",
    "Clock",
    "Message",
    "NeedsConsent",
    "NoBotThere",
    "NoProposal",
    "NoSuchSeat",
    "NoWindows",
    "NobodyThere",
    "NotYourTurn",
    "Person",
    "Player",
    "Proposal",
    "Question",
    "SeatTaken",
    "Shaped",
    "StaleAnswer",
    "Story",
    "Table",
    "Which",
    "WrongPlayers",
    "note_story",
    "read_record",
    "read_text",
    "story_of",
    "told",
    "write_whole",
]
