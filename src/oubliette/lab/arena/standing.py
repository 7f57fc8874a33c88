"""How an arena stands: blocks as they are completed, the questions they answer, and what is still to be played.

Results come in from the processes in any order. They are counted block by block in the order of their numbers, so that
neither the number of processes nor their pace has a say in when a group stops.
"""

from __future__ import annotations

from collections.abc import Iterator

from oubliette.lab.arena.match import Item, Played
from oubliette.lab.arena.plan import Plan
from oubliette.lab.arena.points import questions
from oubliette.lab.arena.questions import Block


class Standing:
    """Where the arena is."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.questions = questions(plan)
        self.blocks: list[list[Block]] = [[] for _ in plan.groups]
        self._begun: list[dict[int, dict[int, Played]]] = [{} for _ in plan.groups]  # by block and match
        self._asked_of = [[one for one in self.questions if group in one.groups] for group in range(len(plan.groups))]

    def take(self, item: Item, played: Played) -> None:
        """Count a match, as soon as its block and all before it are complete."""
        group, block, number = item
        begun, blocks = self._begun[group], self.blocks[group]
        begun.setdefault(block, {})[number] = played
        while len(begun.get(len(blocks), ())) == self.plan.block_size:
            complete = begun.pop(len(blocks))
            blocks.append([complete[match] for match in range(self.plan.block_size)])
            for question in self._asked_of[group]:
                question.count(self.blocks)

    def settled(self, group: int) -> bool:
        """Are all questions answered that this group plays for?"""
        asked = self._asked_of[group]
        return self.plan.early and bool(asked) and all(question.verdict for question in asked)

    def wanted(self, group: int) -> int:
        """How many blocks of a group count: those that its questions needed, or as many as were planned."""
        if not self.settled(group):
            return self.plan.blocks
        return max([question.used for question in self._asked_of[group]])

    def counted(self, group: int) -> list[Block]:
        """The blocks of a group that count. Others may have been played ahead while nobody knew that it was over."""
        return self.blocks[group][: self.wanted(group)]

    @property
    def over(self) -> bool:
        return all(len(blocks) >= self.wanted(group) for group, blocks in enumerate(self.blocks))

    @property
    def played(self) -> int:
        """How many matches there are, of those that are wanted."""
        size = self.plan.block_size
        number = 0
        for group, begun in enumerate(self._begun):
            some = size * len(self.blocks[group]) + sum(map(len, begun.values()))
            number += min(some, size * self.wanted(group))
        return number

    @property
    def total(self) -> int:
        """How many matches it will be at most, by what is known now."""
        return self.plan.block_size * sum([self.wanted(group) for group in range(len(self.blocks))])

    def upcoming(self) -> Iterator[Item]:
        """What is to be played next, block by block, so that all groups get on alike. It ends when all are settled."""
        for block in range(self.plan.blocks):
            if self.over:
                return
            for group in range(len(self.plan.groups)):
                for match in range(self.plan.block_size):
                    if self.settled(group):
                        break
                    yield group, block, match
