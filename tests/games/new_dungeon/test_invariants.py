"""Invariants of every match, whatever the options, the dice and the players do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from operator import le
from random import Random
from typing import TypeAlias

import pytest

from oubliette.games.new_dungeon import GAME
from oubliette.games.new_dungeon.board import BOARD, MAIN
from oubliette.games.new_dungeon.cards import CARDS, HEROES
from oubliette.games.new_dungeon.state import FACE_DOWN, Table
from oubliette.kernel import SPECTATOR, Event, Match, Seeded
from tests.games.new_dungeon.variants import bold, random_options

SEEDS = range(22, 46)  # among them a dwarf with a gem, and all else that the checks ask for
LEVELS = range(1, 7)
SPACES_BY_LEVEL = [[space.index for space in BOARD.spaces if space.level == level] for level in LEVELS]
MOST_MONSTERS = [{"room": 1, "chamber": 3}.get(space.kind, 0) for space in BOARD.spaces]


class Checker:
    """Checks a match at every question; counts what it met, so that a test knows that the check saw something."""

    def __init__(self, match: Match, met: Counter[str]) -> None:
        self.match = match
        self.met = met

    @property
    def table(self) -> Table:
        table: Table = self.match.table
        return table

    def check(self, news: list[Event]) -> None:
        raise NotImplementedError


Maker: TypeAlias = Callable[[Match, Counter[str]], Checker]


def check_matches(maker: Maker) -> Counter[str]:
    """Check 24 matches of bold random players with random options, to their end. Return the counts."""
    met: Counter[str] = Counter()
    for seed in SEEDS:
        luck = Random(seed)
        match = Match.start(GAME, 1 + seed % 6, random_options(luck), Seeded(seed))
        checker = maker(match, met)
        seen = 0
        while True:
            events = match.events
            news = events[seen:]
            seen = len(events)
            met.update([event.slug for event in news])
            checker.check(news)
            if match.ask is None:
                break
            match.answer(bold(luck, match.ask))
    return met


# Cards


class Treasures(Checker):
    """Eighty cards: on the board, held, or drunk."""

    def __init__(self, match: Match, met: Counter[str]) -> None:
        super().__init__(match, met)
        self.drunk = 0

    def check(self, news: list[Event]) -> None:
        t = self.table
        self.drunk += len([event for event in news if event.slug == "ruling.potion"])
        lying = [own for own in t.own if own is not None]
        held = [treasure for hero in t.heroes for treasure in hero.treasures]
        left = [treasure for pile in t.loot for treasure in pile]
        assert len(lying) + len(held) + len(left) + self.drunk == 80
        self.met["left"] += len(left)
        self.met["looks"] += 1
        if self.met["looks"] % 5:
            return  # counting by value takes long
        seen = [treasure for treasure in (*lying, *held, *left) if not treasure.unseen]
        for level in LEVELS:
            deck = t.treasure_decks[level - 1]
            unseen = [own for own in lying if own.unseen and own.level == level]
            assert len(unseen) == len(deck), "the deck holds exactly the unseen cards"
            values = [CARDS[card].value for card in deck.cards]
            values += [treasure.card.value for treasure in seen if treasure.level == level]
            dealt = Counter([CARDS[card].value for card in t.house.treasures[level - 1]])
            missing = dealt - Counter(values)
            assert not Counter(values) - dealt, "a card was made"
            assert set(missing) <= {250}, "only potions leave the game"
            self.met["missing"] += sum(missing.values())


@pytest.mark.slow
def test_no_treasure_is_made_or_lost() -> None:
    """[setup.deal_rooms] [ruling.potion] On the board, held, or drunk: eighty, of the values that were dealt."""
    met = check_matches(Treasures)

    for thing in ("missing", "left", "ruling.potion", "move.pick_up", "ambush.success", "item.sword"):
        assert met[thing], f"{thing} never happened"


class Monsters(Checker):
    """A hundred and sixteen cards: on the board, killed, or traps that have caught somebody."""

    def __init__(self, match: Match, met: Counter[str]) -> None:
        super().__init__(match, met)
        self.gone = 0

    def check(self, news: list[Event]) -> None:
        t = self.table
        self.gone += len([event for event in news if event.slug in ("fight.hit", "trap.slide", "trap.cage")])
        sliding = self.match.ask is not None and self.match.ask.prompt == "decide.slide_chamber"  # not told yet
        assert sum(len(pile) for pile in t.monsters) + self.gone + sliding == 116
        for spaces, deck in zip(SPACES_BY_LEVEL, t.monster_decks, strict=True):
            assert sum([t.monsters[space].count(FACE_DOWN) for space in spaces]) == len(deck)
        assert all(map(le, map(len, t.monsters), MOST_MONSTERS))


@pytest.mark.slow
def test_no_monster_is_made_or_lost() -> None:
    """[ruling.trap_used_up] [fight.undefeated_stays] Killed or sprung, or still where it was dealt."""
    met = check_matches(Monsters)

    for thing in ("fight.hit", "fight.failure", "trap.slide", "trap.cage", "spell.from_outside"):
        assert met[thing], f"{thing} never happened"


class Spells(Checker):
    def check(self, news: list[Event]) -> None:
        t = self.table
        hands = [spell for hero in t.heroes for spell in hero.spells]
        assert Counter([*t.spell_deck.cards, *t.spell_deck.discards, *hands]) == Counter(t.house.spells)
        assert len(t.house.spells) == 36
        for hero in t.heroes:
            assert hero.kind.quota or not hero.spells
        self.met["in hand"] += len(hands)


@pytest.mark.slow
def test_no_spell_is_made_or_lost() -> None:
    """[ruling.spell_spent] [ruling.death_details] In the deck, discarded, or in a caster's hand: thirty-six."""
    met = check_matches(Spells)

    for thing in ("in hand", "spell.resupply", "death.new_hero", "spell.teleport"):
        assert met[thing], f"{thing} never happened"


class Heroes(Checker):
    def __init__(self, match: Match, met: Counter[str]) -> None:
        super().__init__(match, met)
        self.begun = False

    def check(self, news: list[Event]) -> None:
        t = self.table
        self.begun = self.begun or any(event.slug == "setup.first_player" for event in news)
        played = [hero.card for hero in t.heroes if hero.card]
        assert sorted([*t.hero_deck.cards, *t.hero_deck.discards, *played]) == sorted(HEROES)
        choosing = self.match.ask is not None and self.match.ask.prompt == "decide.hero_class"
        if choosing or not self.begun:
            return
        assert len(played) == len(t.heroes)
        for seat, hero in enumerate(t.heroes):
            assert hero.seat == seat
            assert 0 <= hero.at < len(BOARD.spaces)
            assert HEROES[hero.card].class_id == hero.kind.id
            assert not (hero.wounded and hero.at == MAIN), "the Main Staircase cures at once"
        classes = {hero.kind.id for hero in t.heroes}
        if t.house.unique_classes:
            assert len(classes) == len(t.heroes)
        self.met["alike"] += len(classes) < len(t.heroes)


@pytest.mark.slow
def test_a_hero_card_is_in_one_place() -> None:
    """[ruling.hero_draw] [unique_classes] [ruling.staircase_cure] Eighteen: played, dead, or still to be drawn."""
    met = check_matches(Heroes)

    for thing in ("alike", "death.new_hero", "wound.state"):
        assert met[thing], f"{thing} never happened"


# Gold


class Gold(Checker):
    def check(self, news: list[Event]) -> None:
        t = self.table
        for hero in t.heroes:
            worth = 0
            for treasure in hero.treasures:
                half = treasure.card.value // 2 if treasure.card.gem else 0
                dear = hero.kind.id == "dwarf" and t.settings.flag("dwarf_gem_bonus")
                worth += treasure.card.value + (half if dear else 0)
                self.met["dear gem"] += bool(half and dear)
            assert hero.gold == worth
            assert self.match.over or hero.at != MAIN or worth < hero.kind.total, "he would have won"


def test_gold_is_the_sum_of_the_treasures_and_nobody_waits_for_his_victory() -> None:
    """[goal.only_treasure_counts] [goal.win] [end.immediate] [dwarf_gem_bonus]"""
    met = check_matches(Gold)

    assert met["dear gem"] and met["fight.victory_loot"]


# Cages


class Cages(Checker):
    def __init__(self, match: Match, met: Counter[str]) -> None:
        super().__init__(match, met)
        self.before: dict[int, tuple[int, int, int]] = {}

    def check(self, news: list[Event]) -> None:
        t = self.table
        for event in news:
            victim = event.facts.get("victim_seat", event.facts.get("rival_seat", event.facts.get("partner_seat")))
            freed = [other.facts["seat"] for other in news if other.slug == "ruling.cage_timing"]
            assert victim not in self.before or victim in freed, f"{event} happened to a caged hero"
        now = {hero.seat: (hero.at, len(hero.treasures), hero.life) for hero in t.heroes if hero.caged}
        for seat, hero in enumerate(t.heroes):
            assert hero.lost_turns >= 0
            assert not hero.caged or hero.lost_turns > 0
            if seat in now and seat in self.before:
                assert now[seat] == self.before[seat], "nothing happens to a caged hero"
                self.met["caged"] += 1
        self.before = now


def test_nothing_happens_to_a_hero_in_a_cage() -> None:
    """[trap.cage_safe] [ruling.cage_timing] Neither ambush nor duel nor trade; he stays where and what he is."""
    met = check_matches(Cages)

    for thing in ("caged", "ruling.cage_timing", "ambush.roll", "duel.when", "trade.offer"):
        assert met[thing], f"{thing} never happened"


# Secrets


class Secrets(Checker):
    def check(self, news: list[Event]) -> None:
        t = self.table
        self.met["looks"] += 1
        if self.met["looks"] % 40 and not t.over:
            return  # views take long
        for seat in (*range(len(t.heroes)), SPECTATOR):
            seen = self.match.view(seat)
            for hero in t.heroes:
                shown = seen["players"][hero.seat]
                assert len(shown["spells"]) == len(hero.spells) and len(shown["treasures"]) == len(hero.treasures)
                if hero.seat == seat:
                    assert shown["gold"] == hero.gold
                    assert shown["spells"] == hero.spells
                    assert shown["treasures"] == [treasure.card.id for treasure in hero.treasures]
                elif t.over:  # all cards are open
                    assert shown["spells"] == hero.spells
                    assert shown["treasures"] == [treasure.card.id for treasure in hero.treasures]
                    self.met["open"] += len(hero.spells)
                else:
                    assert set(shown["spells"]) <= {"face_down"}
                    if not t.house.hidden_treasures:
                        assert shown["treasures"] == [treasure.card.id for treasure in hero.treasures]
                    self.met["hidden"] += shown["treasures"].count("face_down")


@pytest.mark.slow
def test_every_player_sees_his_own_hand_and_no_other_spells() -> None:
    """[hidden_treasures] [ruling.open_at_the_end] Section 7, in the course of whole matches."""
    met = check_matches(Secrets)
    assert met["hidden"] and met["open"]
