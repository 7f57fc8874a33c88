"""Invariants of every match, whatever the dice and the players do."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from oubliette.games.mini_rogue.cards import ENEMIES, GUARDIANS, POTIONS, ROOMS, room_cards
from oubliette.games.mini_rogue.state import EXIT_CELL, MOVE, SIDE, TAKEN
from oubliette.kernel import HIDDEN, SPECTATOR, Event, Match
from tests.games.mini_rogue.random_matches import Checker, check_matches

PIT = "trap_pit"


def level_by_the_track(xp: int) -> int:
    """Level 2 from 6 XP, level 3 from 18."""
    return 1 + (xp >= 6) + (xp >= 18)


class Tracks(Checker):
    def check(self, news: list[Event]) -> None:
        table = self.table
        assert 0 <= table.gold <= 10
        assert 0 <= table.food <= 4
        for hero in table.heroes:
            assert 0 <= hero.hp <= 20
            assert hero.hp > 0 or self.match.over
            assert 0 <= hero.xp <= 23
            assert 0 <= hero.armor <= 4
            self.met[f"hp {hero.hp}"] += 1
            self.met[f"xp {hero.xp}"] += 1
            self.met[f"armor {hero.armor}"] += 1
        self.met[f"gold {table.gold}"] += 1
        self.met[f"food {table.food}"] += 1


def test_no_stat_leaves_its_track() -> None:
    """[stat.capped_by_board] [stat.hp_zero_is_death] Both ends of every track are reached, and nobody lives at 0 HP."""
    met = check_matches(Tracks)
    for limit in ("hp 0", "hp 20", "xp 0", "xp 23", "armor 0", "armor 4", "gold 0", "gold 10", "food 0", "food 4"):
        assert met[limit], f"nobody ever had {limit}"


class Belongings(Checker):
    def check(self, news: list[Event]) -> None:
        table = self.table
        held: list[str] = []
        for hero in table.heroes:
            assert len(hero.potions) <= 2
            assert len(set(hero.potions)) == len(hero.potions)
            assert set(hero.potions) <= set(POTIONS)
            assert len(hero.objects) <= table.settings.whole("object_limit")
            assert ("arsenal" in hero.objects) == bool(hero.weapon)
            assert (1 <= hero.free_feats <= 3) if hero.weapon else hero.free_feats == 0
            held += hero.objects
            self.met[f"{len(hero.potions)} potions"] += 1
            self.met[f"{len(hero.objects)} objects"] += 1
            self.met.update(hero.potions)
        assert len(set(held)) == len(held), "one card in two hands"
        self.met.update(held)


def test_nobody_holds_more_than_hands_can_hold() -> None:
    """[potion.two_at_most] [potion.no_duplicates] [ruling.object_limit_one] [coop.limits_after_trade]"""
    met = check_matches(Belongings)
    for thing in ("2 potions", "1 objects", "2 objects", "raven", "arsenal", *POTIONS):
        assert met[thing], f"nobody ever held {thing}"


class Dice(Checker):
    def __init__(self, match: Match, met: Counter[str]) -> None:
        super().__init__(match, met)
        self.levels: list[int] = []

    def check(self, news: list[Event]) -> None:
        for event in news:
            if event.slug in ("combat.roll_hand", "test.roll_all_dice"):
                dice, seat = event.facts["dice"], event.facts["seat"]
                assert isinstance(dice, tuple) and isinstance(seat, int)
                assert len(dice) == self.levels[seat], "the level before the throw"
                self.met[f"{len(dice)} dice"] += 1
            elif event.slug == "level.follows_xp_both_ways":
                self.met[f"level {event.facts['change']}"] += 1
        self.levels = [level_by_the_track(hero.xp) for hero in self.table.heroes]


def test_as_many_dice_are_thrown_as_the_level_says() -> None:
    """[level.dice_equal_level] [level.set_by_xp_track] [level.follows_xp_both_ways]"""
    met = check_matches(Dice)
    for thing in ("1 dice", "2 dice", "3 dice", "level gain", "level loss"):
        assert met[thing], f"there was never a {thing}"


class Cards(Checker):
    """Tracks the cards from the events alone, and compares the result with the table and the view."""

    def __init__(self, match: Match, met: Counter[str]) -> None:
        super().__init__(match, met)
        self.laid_out = False
        self.fell = False
        self.named = ""  # left out of the next layout by the Raven's omen
        self.left_out: list[str] = []  # left out of this zone
        self.put_back: list[str] = []  # objects used up or given up since the last layout
        self.turned: dict[int, str] = {}

    def check(self, news: list[Event]) -> None:
        for event in news:
            self.hear(event.slug, event.facts)
        if self.laid_out:
            self.count()
            self.compare()

    def hear(self, slug: str, facts: Any) -> None:
        if slug == "prep.reshuffle_every_zone":
            self.laid_out = True
            self.turned = {0: PIT} if self.fell else {}
            self.left_out = [self.named] if self.named else []
            self.put_back, self.fell, self.named = [], False, ""
        elif slug == "explore.reveal":
            cell = (facts["row"] - 1) * SIDE + facts["column"] - 1
            assert cell not in self.turned, "a card is turned once"
            self.turned[cell] = facts["room"]
        elif slug == "trap.pit_falls_to_zone_below":
            self.laid_out, self.fell = False, True
            self.met["fall"] += 1
        elif slug == "descent.move_to_next_zone":
            self.laid_out = False  # no card is laid out while the Raven may name one
        elif slug == "raven.preparation_window":
            self.named = facts["room"]
            self.met["omen"] += 1
        elif slug == "raven.exploration_window":
            self.put_back.append("raven")
            self.met["scout"] += 1
        elif slug == "arsenal.discard_when_spent":
            self.put_back.append("arsenal")
            self.met["spent weapon"] += 1
        elif slug == "ruling.object_limit_one":
            self.put_back.append(facts["card"])

    def count(self) -> None:
        """Check that every card is in exactly one place."""
        table = self.table
        face_up = [card for card in table.grid[:EXIT_CELL] if card not in (HIDDEN, TAKEN)]
        held = [card for hero in table.heroes for card in hero.objects]
        places = [*face_up, *held, *table.rooms.cards, *self.left_out, *self.put_back]
        assert sorted(places) == sorted(room_cards(table.settings.word("card_set")))
        assert len(table.rooms.cards) >= table.grid.count(HIDDEN), "there are cards for all cells"
        self.met["held"] += len(held)

    def compare(self) -> None:
        """Check that the view shows only cards that were turned up."""
        view = dict(self.match.view(SPECTATOR))
        for cell in range(EXIT_CELL):
            shown = view["grid"][cell // SIDE][cell % SIDE]
            if shown == TAKEN:
                assert self.turned[cell] in ("raven", "arsenal")
            else:
                assert shown == self.turned.get(cell, HIDDEN)
        unused = len(view.pop("unseen_rooms")) - self.table.grid.count(HIDDEN)
        assert view["unused_rooms"] == unused + len(self.put_back) + len(self.left_out)
        held = [card for hero in self.table.heroes for card in hero.objects]
        known = {*self.turned.values(), *held}
        assert words(view) & set(ROOMS) <= known
        self.met["hidden"] += HIDDEN in words(view["grid"])
        self.met["taken"] += TAKEN in words(view["grid"])


def words(part: object) -> set[str]:
    """All strings in a view."""
    if isinstance(part, str):
        return {part}
    if isinstance(part, dict):
        return {word for value in part.values() for word in words(value)}
    if isinstance(part, list):
        return {word for value in part for word in words(value)}
    return set()


@pytest.mark.slow
def test_room_cards_are_neither_made_nor_lost_nor_seen_too_early() -> None:
    """[prep.reshuffle_every_zone] [ruling.object_leaves_a_gap] [ruling.raven_omen_before_shuffle]

    [ruling.card_counts] [trap.pit_card_becomes_entrance] On the grid, in a hand, unseen, named by an omen or put back.
    """
    met = check_matches(Cards)
    for thing in ("fall", "omen", "scout", "spent weapon", "held", "hidden", "taken"):
        assert met[thing], f"there was never a {thing}"


class Tokens(Checker):
    def __init__(self, match: Match, met: Counter[str]) -> None:
        super().__init__(match, met)
        self.zone = 0
        self.places: list[tuple[int, int]] = []

    def check(self, news: list[Event]) -> None:
        table = self.table
        places = [divmod(hero.at, SIDE) for hero in table.heroes]
        if table.zone_number == self.zone:
            for (row, column), (old_row, old_column) in zip(places, self.places, strict=True):
                assert row >= old_row and column >= old_column
                self.met["move"] += (row, column) != (old_row, old_column)
        else:
            assert table.zone_number > self.zone
        self.zone, self.places = table.zone_number, places
        diagonals = [row + column for row, column in places]
        apart = max(diagonals) - min(diagonals)
        assert apart <= (1 if table.phase == MOVE else 0)
        self.met["on the move"] += apart
        self.met["split up"] += len(set(places)) > 1 and not apart
        self.met["new zone"] += any(event.slug == "descent.move_to_next_zone" for event in news)


def test_tokens_go_right_and_down_and_keep_abreast() -> None:
    """[explore.never_left_or_up] [coop.may_split_up] [ruling.coop_guardian_always_together]

    Both stand on the same diagonal unless one of them has just moved.
    """
    met = check_matches(Tokens)
    for thing in ("move", "on the move", "split up", "new zone"):
        assert met[thing], f"nobody was ever on a {thing}"


class Pile(Checker):
    NAMES = frozenset(guardian.id for guardian in GUARDIANS)

    def __init__(self, match: Match, met: Counter[str]) -> None:
        super().__init__(match, met)
        self.beaten = self.removed = 0

    def check(self, news: list[Event]) -> None:
        for event in news:
            if event.slug == "monster.reward_by_floor" and event.facts["enemy"] in self.NAMES:
                self.beaten += 1
                self.met["beaten"] += 1
            elif event.slug == "trap.pit_falls_to_zone_below":
                self.removed += 1
                self.met["removed"] += 1
        piled = any(event.slug == "setup.guardian_pile" for event in self.match.events)
        assert self.table.pile + self.beaten + self.removed == (3 if piled else 0)
        self.met["none left"] += piled and self.table.pile == 0


def test_three_guardians_are_in_the_pile_or_beaten_or_left_behind() -> None:
    """[setup.guardian_pile] [trap.pit_removes_a_guardian] [ruling.fall_removes_top_guardian]"""
    met = check_matches(Pile)
    for thing in ("beaten", "removed", "none left"):
        assert met[thing], f"no guardian was {thing}"


class Enemies(Checker):
    def __init__(self, match: Match, met: Counter[str]) -> None:
        super().__init__(match, met)
        self.hp = 0  # of the enemy, when it was last seen

    def check(self, news: list[Event]) -> None:
        table = self.table
        for event in news:
            if event.slug == "monster.must_fight":
                hp = event.facts["hp"]
                assert isinstance(hp, int)
                self.hp = hp
                if table.fight is not None:
                    printed = ENEMIES[table.fight.enemy.card, table.floor].hp
                    assert hp in printed[: len(table.heroes)]
                    self.met["for two"] += hp == printed[1]
                    self.met[f"floor {table.floor}"] += 1
        if table.fight is not None:
            assert table.fight.hp <= self.hp
            self.met["wounded"] += table.fight.hp < self.hp
            self.hp = table.fight.hp


def test_an_enemy_never_has_more_hit_points_than_its_card() -> None:
    """[monster.hp_by_floor_and_players] [coop.enemy_second_hp_value] And never gains any."""
    met = check_matches(Enemies)
    for thing in ("wounded", "for two", "floor 1", "floor 2", "floor 3", "floor 4"):
        assert met[thing], f"no enemy was ever met: {thing}"


class Ends(Checker):
    def check(self, news: list[Event]) -> None:
        result = self.match.result
        dead = [hero.seat for hero in self.table.heroes if hero.hp == 0]
        if result is None:
            assert not dead and not self.table.won
            return
        seats = len(self.table.heroes)
        if self.table.won:
            assert not dead
            assert result.reason == "end.victory"
            assert result.places == (1,) * seats
            assert self.table.zone_number == 10
            self.met[f"won by {seats}"] += 1
        else:
            assert dead == [self.table.dead_seat], "the first death ends it"
            assert result.reason == f"end.defeat_{self.table.cause_of_death}"
            assert result.places == (2,) * seats
            self.met[f"lost by {seats}"] += 1
            self.met[result.reason] += 1


def test_a_match_is_won_or_lost_by_everybody() -> None:
    """[end.victory] [end.defeat] [coop.share_fate]"""
    met = check_matches(Ends)
    for thing in ("won by 1", "won by 2", "lost by 1", "lost by 2"):
        assert met[thing], f"never was a match {thing}"
