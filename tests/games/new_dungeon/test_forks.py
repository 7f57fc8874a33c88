"""Searching bots play forks of a match from any question, with the hidden cards dealt again."""

from __future__ import annotations

from collections import Counter
from random import Random

from oubliette.games.new_dungeon import GAME
from oubliette.kernel import Match, Seeded, Setting
from tests.games.new_dungeon.variants import bold

SEEDS = range(12)
ANSWERS = 12  # played in each fork
OPTIONS: dict[str, Setting] = {
    "hidden_treasures": True,
    "free_trade": True,
    "hero_duel": True,
    "annotations": True,
    "max_rounds": 60,
}


def test_a_fork_can_be_played_on_from_every_question_out_of_turn() -> None:
    """[hidden_treasures] [free_trade] With the hidden cards dealt again for the seat that is asked."""
    met: Counter[str] = Counter()
    for seed in SEEDS:
        luck = Random(seed)
        match = Match.start(GAME, 3 + seed % 4, OPTIONS, Seeded(seed))
        while match.ask is not None:
            if match.ask.seat != match.table.to_play:
                met[match.ask.prompt] += 1
                fork = match.fork(Seeded(met.total()), seat=match.ask.seat)
                assert fork.ask is not None and fork.ask.options == match.ask.options
                assert fork.view(match.ask.seat) == match.view(match.ask.seat)
                for _ in range(ANSWERS):
                    if fork.ask is not None:
                        fork.answer(bold(luck, fork.ask))
            match.answer(bold(luck, match.ask))
    for question in ("trade_answer", "coop_answer", "take_revenge", "step_back", "duel_spell", "steal"):
        assert met[f"decide.{question}"], f"{question} was never asked"
