"""The engine: questions, fate, events, matches and their records. Standard library only."""

from oubliette.kernel.ask import FATE, SPECTATOR, Ask, Rule, Value, Way, find_option
from oubliette.kernel.events import HIDDEN, Event, Fact, Hidden, hidden
from oubliette.kernel.fate import Dealer, Fate, RealDice, Scripted, Seeded, derive, random_seed
from oubliette.kernel.game import AnyGame, Game, Result, SetUp, View, set_up, set_up_among_bots
from oubliette.kernel.match import ENDLESS_FACTOR, Match, Policy, Step
from oubliette.kernel.options import Choice, Flag, Option, Setting, Settings, Text, Whole
from oubliette.kernel.problems import (
    BadFile,
    BadRecord,
    EndlessMatch,
    FateTampered,
    GameOver,
    IllegalAnswer,
    IllegalSetUp,
    NothingToUndo,
    Problem,
    ScriptProblem,
)
from oubliette.kernel.record import Record
from oubliette.kernel.scenario import listen, play
from oubliette.kernel.state import Shared, State
from oubliette.kernel.verifiable import Verifiable, check_dice, first_promised, verify_fate

__all__ = [
    "ENDLESS_FACTOR",
    "FATE",
    "HIDDEN",
    "SPECTATOR",
    "AnyGame",
    "Ask",
    "BadFile",
    "BadRecord",
    "Choice",
    "Dealer",
    "EndlessMatch",
    "Event",
    "Fact",
    "Fate",
    "FateTampered",
    "Flag",
    "Game",
    "GameOver",
    "Hidden",
    "IllegalAnswer",
    "IllegalSetUp",
    "Match",
    "NothingToUndo",
    "Option",
    "Policy",
    "Problem",
    "RealDice",
    "Record",
    "Result",
    "Rule",
    "ScriptProblem",
    "Scripted",
    "Seeded",
    "SetUp",
    "Setting",
    "Settings",
    "Shared",
    "State",
    "Step",
    "Text",
    "Value",
    "Verifiable",
    "View",
    "Way",
    "Whole",
    "check_dice",
    "derive",
    "find_option",
    "first_promised",
    "hidden",
    "listen",
    "play",
    "random_seed",
    "set_up",
    "set_up_among_bots",
    "verify_fate",
]
