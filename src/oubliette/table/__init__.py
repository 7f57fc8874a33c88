"""Runs a match for the people and bots in its seats. Everything that lets people play uses it."""

from oubliette.table.clock import Clock
from oubliette.table.files import read_record, read_text, write_atomically
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
from oubliette.table.story import Story, add_story, public_events, read_story
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
    "add_story",
    "public_events",
    "read_record",
    "read_story",
    "read_text",
    "write_atomically",
]
