"""Golden records: which matches we keep, and how to play them again."""

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
    file: str  # relative to this folder: pig/two-players.txt
    game: str
    bots: list[str]
    seed: int
    ends: str  # the reason of its result, which is why we keep the record
    options: dict[str, Setting] = field(default_factory=dict)
    tells: list[str] = field(default_factory=list)  # slugs of events that must have happened in it
    winner: str = ""  # the role that must have won

    @property
    def path(self) -> Path:
        return HERE / self.file

    def played(self) -> Record:
        """Play the match with today's rules and bots."""
        game = find(self.game)
        policies = [make_bot(name, game, seat, derive(self.seed, seat)) for seat, name in enumerate(self.bots)]
        match = Match.start(game, len(self.bots), self.options, Seeded(self.seed))
        match.run(policies)
        return match.record()


def golden_records() -> list[Golden]:
    """The golden records of all games. Each game lists its own in `matches.toml`, beside the records."""
    found: list[Golden] = []
    for listing in sorted(HERE.glob("*/matches.toml")):
        rows = tomllib.loads(listing.read_text(encoding="utf-8"))["record"]
        game = listing.parent.name
        found += [Golden(**{**row, "file": f"{game}/{row['file']}"}, game=game) for row in rows]
    return found
