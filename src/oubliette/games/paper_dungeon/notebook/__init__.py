"""Notebooks: the generator that draws their pages from a number."""

from oubliette.games.paper_dungeon.notebook.first import FIRST_FLOORS, FIRST_NOTEBOOK
from oubliette.games.paper_dungeon.notebook.generator import VERSION, depth_of, ground_of
from oubliette.games.paper_dungeon.notebook.measures import FEWEST_FLOORS, FLOORS, PROFILES, STANDARD, ZERO
from oubliette.games.paper_dungeon.notebook.pages import Notebook, Page
from oubliette.games.paper_dungeon.notebook.shops import Offer
from oubliette.games.paper_dungeon.notebook.treasure import HIGHEST_NUMBER, Treasure, treasure_of

__all__ = [
    "FEWEST_FLOORS",
    "FIRST_FLOORS",
    "FIRST_NOTEBOOK",
    "FLOORS",
    "HIGHEST_NUMBER",
    "PROFILES",
    "STANDARD",
    "VERSION",
    "ZERO",
    "Notebook",
    "Offer",
    "Page",
    "Treasure",
    "depth_of",
    "ground_of",
    "treasure_of",
]
