"""Golden records: which matches are kept, and how they came about."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from pathlib import Path

from oubliette.bots import make_bot
from oubliette.games import find
from oubliette.kernel import Match, Record, Seeded, Setting, derive

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Golden:
    file: str  # as seen from here: pig/two-players.txt
    game: str
    bots: list[str]
    seed: int
    ends: str  # the reason of its result: what the record is kept for
    options: dict[str, Setting] = field(default_factory=dict)
    tells: list[str] = field(default_factory=list)  # what else must have happened in it, as the slugs of events
    winner: str = ""  # what the winner must have played as

    @property
    def path(self) -> Path:
        return HERE / self.file

    def played(self) -> Record:
        """The match as it is played today."""
        game = find(self.game)
        policies = [make_bot(name, game, seat, derive(self.seed, seat)) for seat, name in enumerate(self.bots)]
        match = Match.start(game, len(self.bots), self.options, Seeded(self.seed))
        match.run(policies)
        return match.record()


def golden_records() -> list[Golden]:
    """Each game lists its own in `matches.toml`, beside the records."""
    found: list[Golden] = []
    for listing in sorted(HERE.glob("*/matches.toml")):
        rows = tomllib.loads(listing.read_text(encoding="utf-8"))["record"]
        game = listing.parent.name
        found += [Golden(**{**row, "file": f"{game}/{row['file']}"}, game=game) for row in rows]
    return found
