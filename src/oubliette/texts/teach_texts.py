"""The sentences that teach a game, from `games/<game>/teach/<language>.ftl`: overview, guided match, captions.

- `goal`: what one wants, in one line.
- `overview-want`, `overview-turn`, `overview-danger`, `overview-end`: one minute about the game.
- `note-<id>`: a note of the guided match, at most two lines; `.terminal`: the same for a terminal, if it speaks of
  fingers or the screen.
- `end-won`, `end-lost`: its last words.
- `not-shown`: what the guided match leaves out.
- `figure-<name>`: the caption of a figure; `example-<name>`: of a worked example.

Figures of the game's data are variables: `{ $hp_start }` stands for the figure `hp.start` (see `figures`).
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final, final

from oubliette.games import GAMES, SAMPLES
from oubliette.texts.catalogue import Catalogue
from oubliette.texts.figures import figures_of, format_figure
from oubliette.texts.languages import DEFAULT
from oubliette.texts.shell_texts import ShellTexts

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

# The parts of an overview, in order: what one wants, what a turn is, what goes wrong, how it ends.
OVERVIEW: Final = ("want", "turn", "danger", "end")


def teach_file(game_id: str, lang: str) -> Traversable:
    """The file of a listed game's teaching texts."""
    return resources.files("oubliette.games").joinpath(game_id, "teach", f"{lang}.ftl")


@final
class TeachTexts:
    """The teaching texts of a game in one language; English where that language has none."""

    def __init__(self, game_id: str, lang: str) -> None:
        self.game_id = game_id
        choices = dict.fromkeys((lang, DEFAULT)) if game_id in GAMES + SAMPLES else {}
        self.lang = next((one for one in choices if teach_file(game_id, one).is_file()), DEFAULT)
        file = teach_file(game_id, self.lang)
        text = file.read_text(encoding="utf-8") if choices and file.is_file() else ""
        self.catalogue = Catalogue(text, self.lang, f"games/{game_id}/teach/{self.lang}.ftl")
        self._variables: dict[str, str] | None = None

    def has(self, name: str) -> bool:
        return self.catalogue.has(name)

    def say(self, name: str, attribute: str = "") -> str:
        """The text of that name, or an attribute of it; empty if the game has none."""
        if not self.catalogue.has(name, attribute):
            return ""
        if self._variables is None:
            mark = ShellTexts(self.lang).say("decimal-mark")
            found = figures_of(self.game_id, self.lang)
            self._variables = {key.replace(".", "_"): format_figure(figure, mark) for key, figure in found.items()}
        return self.catalogue.exact_text(name, attribute, self._variables)

    def starting_with(self, prefix: str) -> dict[str, str]:
        """All texts whose names begin like this, by the rest of the name."""
        return {name.removeprefix(prefix): self.say(name) for name in self.catalogue.entries if name.startswith(prefix)}

    def note_in_terminal(self, note_id: str) -> str:
        """A note as a terminal tells it: the attribute `.terminal`, if the note speaks of fingers or the screen."""
        return self.say(f"note-{note_id}", "terminal") or self.say(f"note-{note_id}")

    def goal(self) -> str:
        return self.say("goal")

    def overview(self) -> dict[str, str]:
        """The parts of the overview, in order; empty if the game has none."""
        return {part: self.say(f"overview-{part}") for part in OVERVIEW if self.has(f"overview-{part}")}


@cache
def teach_texts(game_id: str, lang: str) -> TeachTexts:
    """The teaching texts of a game in one language, read once."""
    return TeachTexts(game_id, lang)
