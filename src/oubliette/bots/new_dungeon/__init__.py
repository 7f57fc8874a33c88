"""Bots that know The New Dungeon."""

from __future__ import annotations

from typing import Any, Final

from oubliette.bots.new_dungeon import choices, walking
from oubliette.bots.new_dungeon.position import Position
from oubliette.games.new_dungeon import GAME
from oubliette.games.new_dungeon.house_rules import BOTH_SPELLS
from oubliette.kernel import AnyGame, Ask, Match, Policy

BOTS: Final = ("greedy",)


def greedy(_game: AnyGame, _seat: int, _seed: int) -> Policy:
    """Goes where it expects most gold per turn, home when it has enough, to a cure when a wound is too risky."""

    def pick(match: Match, ask: Ask[Any]) -> int:
        return decide(position_of(match, ask), ask)

    return pick


def position_of(match: Match, ask: Ask[Any]) -> Position:
    """The position as the asked seat sees it."""
    both = match.set_up.settings.word("spells_per_turn") == BOTH_SPELLS
    return Position(GAME.view(match.table, ask.seat), ask.seat, both)


def decide(position: Position, ask: Ask[Any]) -> int:
    """The index of the answer to a question."""
    prompt, options, facts = ask.prompt, ask.options, ask.facts or {}
    if prompt in _FIRST:
        return 0
    if prompt == "decide.hero_class":
        return choices.hero_class(options)
    if prompt in ("decide.drop", "decide.healing_fee", "decide.trade_give"):
        return choices.least(options)
    if prompt in ("decide.steal", "decide.take_revenge"):
        return choices.most(options)
    if prompt == "decide.pick_up":
        return choices.pick_up(options)
    if prompt == "decide.step":
        return walking.step(position, options)
    if prompt == "decide.turn_plan":
        return walking.plan(position, options)
    if prompt == "decide.flight":
        return walking.flight(position, options, facts)
    if prompt == "decide.attack_mode":
        return walking.attack_mode(position, options, facts)
    if prompt == "decide.action":
        return choices.action(position, options)
    if prompt == "decide.coop_invite":
        return choices.coop_invite(position, options)
    if prompt == "decide.coop_answer":
        return choices.coop_answer(position, options, facts)
    if prompt == "decide.coop_pay":
        return choices.coop_pay(position, options, facts)
    if prompt == "decide.discard_spells":
        return choices.discard_spells(position, options, facts)
    if prompt == "decide.spell_cards":
        return choices.spell_card(position, options)
    if prompt == "decide.slide_chamber":
        return choices.chamber(position, options)
    if prompt == "decide.step_back":
        return choices.space(position, options)
    if prompt == "decide.crystal_room":
        return choices.crystal_room(position, options)
    if prompt == "decide.duel_spell":
        return choices.duel_spell(position, options)
    if prompt == "decide.trade_answer":
        return choices.trade_answer(position, options, facts)
    assert prompt == "decide.paladin_refuse", f"unknown question {prompt}"
    return options.index("refuse")


# Questions whose first answer is right: go in, drink, stay in the chamber, ask for nothing in return.
_FIRST = frozenset({"decide.enter_after_spell", "decide.drink_potion", "decide.teleport_spell", "decide.trade_ask"})
