"""The state of a running arena: completed blocks, the questions they answer, and the matches still to play.

Results arrive from the processes in any order. The standing counts blocks in the order of their numbers, so that
neither the number nor the speed of processes changes when a group stops.
"""

from __future__ import annotations

from collections.abc import Iterator

from oubliette.lab.arena.match import Item, Played
from oubliette.lab.arena.plan import Plan
from oubliette.lab.arena.points import questions
from oubliette.lab.arena.questions import Block


class Standing:
    """The state of a running arena."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.questions = questions(plan)
        self.blocks: list[list[Block]] = [[] for _ in plan.groups]
        self._begun: list[dict[int, dict[int, Played]]] = [{} for _ in plan.groups]  # by block and match
        self._questions_of = [
            [one for one in self.questions if group in one.groups] for group in range(len(plan.groups))
        ]

    def add(self, item: Item, played: Played) -> None:
        """Add a match. The questions count it as soon as its block and all blocks before are complete."""
        group, block, number = item
        begun, blocks = self._begun[group], self.blocks[group]
        begun.setdefault(block, {})[number] = played
        while len(begun.get(len(blocks), ())) == self.plan.block_size:
            complete = begun.pop(len(blocks))
            blocks.append([complete[match] for match in range(self.plan.block_size)])
            for question in self._questions_of[group]:
                question.count(self.blocks)

    def decided(self, group: int) -> bool:
        """Are all questions of this group answered?"""
        own = self._questions_of[group]
        return self.plan.early and bool(own) and all(question.verdict for question in own)

    def wanted(self, group: int) -> int:
        """How many blocks of a group count: as many as its questions needed, or all that were planned."""
        if not self.decided(group):
            return self.plan.blocks
        return max([question.used for question in self._questions_of[group]])

    def counted(self, group: int) -> list[Block]:
        """The blocks of a group that count. Workers may have played more before the answer was sure."""
        return self.blocks[group][: self.wanted(group)]

    @property
    def over(self) -> bool:
        return all(len(blocks) >= self.wanted(group) for group, blocks in enumerate(self.blocks))

    @property
    def played(self) -> int:
        """How many of the wanted matches have been played."""
        size = self.plan.block_size
        number = 0
        for group, begun in enumerate(self._begun):
            some = size * len(self.blocks[group]) + sum(map(len, begun.values()))
            number += min(some, size * self.wanted(group))
        return number

    @property
    def total(self) -> int:
        """How many matches the arena takes at most, as far as we know now. Includes those already played."""
        return self.plan.block_size * sum([self.wanted(group) for group in range(len(self.blocks))])

    def upcoming(self) -> Iterator[Item]:
        """The next matches, block by block, so that all groups advance equally. Ends when all are decided."""
        for block in range(self.plan.blocks):
            if self.over:
                return
            for group in range(len(self.plan.groups)):
                for match in range(self.plan.block_size):
                    if self.decided(group):
                        break
                    yield group, block, match
