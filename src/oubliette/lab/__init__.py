"""The laboratory: plays many matches between bots and reports statistics."""

from oubliette.lab.arena import arena
from oubliette.lab.arena.report import Arena, BotReport, PairReport
from oubliette.lab.job import MatchFailed
from oubliette.lab.report import SeatReport, Simulation
from oubliette.lab.simulate import simulate
from oubliette.lab.statistics import wilson

__all__ = [
    "Arena",
    "BotReport",
    "MatchFailed",
    "PairReport",
    "SeatReport",
    "Simulation",
    "arena",
    "simulate",
    "wilson",
]
