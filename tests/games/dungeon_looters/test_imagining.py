"""Imagining: what a seat knows stays, the rest is dealt again. Rulebook: hidden information."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from oubliette.games.dungeon_looters import GAME
from oubliette.games.dungeon_looters.face_up_card import draw_face_up
from oubliette.games.dungeon_looters.inventory import fits
from oubliette.games.dungeon_looters.state import Table
from oubliette.kernel import SPECTATOR, Dealer, Match, Seeded, play
from tests.games.dungeon_looters.bag_scenes import attack, check_random_matches, eager_answer
from tests.games.dungeon_looters.scenes import (
    Rooms,
    card_in,
    chest,
    give,
    give_sherpa,
    hand,
    held,
    looter,
    scene,
    tiles,
    trap,
    trap_at,
)

TRIO = ("dwarf", "goblin", "lich")
HALLS: Rooms = {"E5": ("great_hall", 0), "E4": ("great_hall", 0)}
RARE = ("decide.spoils", "decide.bribe", "decide.drain_gift", "decide.drain_choice", "decide.sherpa_accept")
TRAPS = {"trap_bear", "trap_pit", "trap_arrow", "decoy"}


def laid(*, open_inventories: bool = True) -> Table:
    where = {"dwarf": "E5c3", "goblin": "E5d3", "lich": "E5b3", "sherpa": "E5e5"}
    table = scene(TRIO, HALLS, where, open_inventories=open_inventories)
    for one in TRIO:
        tiles(table, one, "bend", "cell", "vault")
        hand(table, one, "draught", "rust", "decoy", "wet_socks")
    card_in(table, "E4")
    return table


def imagined_tables(table: Table, seat: int, count: int = 25) -> list[Table]:
    """Copies of the table as that seat could imagine it."""
    found = []
    for seed in range(count):
        twin = table.clone()
        GAME.imagine(twin, seat, Dealer(Seeded(seed)))
        found.append(twin)
    return found


def all_cards(table: Table) -> Counter[str]:
    found = Counter(table.mj_discard)
    for pack in table.packs:
        found.update(pack.cards)
    for one in table.looters:
        found.update(one.cards)
    found.update([token.card for token in table.traps.values()])
    found.update([one.card for one in table.chests.values() if one.card])
    return found


def all_tiles(table: Table) -> Counter[str]:
    found = Counter(table.tiles.cards)
    for one in table.looters:
        found.update(one.tiles)
    return found


def all_treasures(table: Table) -> Counter[str]:
    found = Counter([*table.treasures.cards, *table.treasures.discards])
    for one in table.looters:
        found.update([item.treasure.id for item in one.loot])
    found.update([item.treasure.id for item in table.pack])
    return found


# Hands


def test_my_own_hand_stays_and_the_others_are_dealt_anew() -> None:
    """[setup.deal] As many tiles and cards as they have; nothing is made or lost."""
    table = laid()
    goblins: set[tuple[str, ...]] = set()
    for twin in imagined_tables(table, 0):
        assert (looter(twin, "dwarf").tiles, looter(twin, "dwarf").cards) == (
            table.looters[0].tiles,
            table.looters[0].cards,
        )
        for one in twin.looters[1:]:
            assert (len(one.tiles), len(one.cards)) == (3, 4)
            assert one.tiles == sorted(one.tiles) and one.cards == sorted(one.cards)
        assert (all_cards(twin), all_tiles(twin)) == (all_cards(table), all_tiles(table))
        assert (len(twin.packs[0].cards), len(twin.tiles.cards)) == (len(table.packs[0].cards), len(table.tiles.cards))
        goblins.add((*looter(twin, "goblin").tiles, *looter(twin, "goblin").cards))
    assert len(goblins) > 20


def test_the_spectator_knows_no_hand() -> None:
    """[setup.deal] All three are dealt again."""
    hands = [set[tuple[str, ...]]() for _ in TRIO]
    for twin in imagined_tables(laid(), SPECTATOR):
        for seen, one in zip(hands, twin.looters, strict=True):
            seen.add(tuple(one.cards))
    assert min(len(seen) for seen in hands) > 20


def test_a_card_that_everybody_saw_him_take_stays_in_his_hand() -> None:
    """[draw.keep] The others in it may be anything."""
    table = laid()
    play(draw_face_up(table, looter(table, "goblin")), dice=["lock_door"])
    for twin in imagined_tables(table, 0):
        goblin = looter(twin, "goblin")
        assert "lock_door" in goblin.cards and goblin.seen == ["lock_door"] and len(goblin.cards) == 5


# Tokens


def test_a_token_of_others_may_be_any_trap_or_decoy_and_mine_stays() -> None:
    """[trap.face_down] [ruling.trap_hidden] One that lies face up stays too."""
    table = laid()
    trap(table, "E4a1", "trap_bear", layer="goblin")
    trap(table, "E4b1", "trap_pit", layer="dwarf")
    trap(table, "E4c1", "trap_arrow", layer="goblin", face_up=True)
    kinds: set[str] = set()
    for twin in imagined_tables(table, 0, 60):
        cards = [token.card for token in twin.traps.values()]
        assert cards[1:] == ["trap_pit", "trap_arrow"]
        assert all_cards(twin) == all_cards(table)
        kinds.add(cards[0])
    assert kinds == TRAPS


def test_a_player_still_knows_the_token_that_he_laid() -> None:
    """[trap.face_down] The goblin knows its own token; only the dwarf's may be anything."""
    table = laid()
    trap(table, "E4a1", "trap_bear", layer="goblin")
    trap(table, "E4b1", "trap_pit", layer="dwarf")
    own = [token for twin in imagined_tables(table, 1) if (token := trap_at(twin, "E4a1")) is not None]
    others = [token for twin in imagined_tables(table, 1) if (token := trap_at(twin, "E4b1")) is not None]
    assert {token.card for token in own} == {"trap_bear"}
    assert len({token.card for token in others}) > 1


# Bags


def test_open_bags_stay_as_they_are() -> None:
    """[ruling.closed_inventories] There is nothing to imagine."""
    table = laid()
    give(table, "goblin", "chalice", "statue")
    for twin in imagined_tables(table, 0):
        assert held(twin, "goblin") == ["chalice", "statue"]
        assert twin.treasures.cards == table.treasures.cards


def test_closed_bags_hold_other_objects_of_the_same_types() -> None:
    """[ruling.closed_inventories] That fit into the grid; my own stays, and nothing is made or lost."""
    table = laid(open_inventories=False)
    give(table, "goblin", "chalice", "statue", "small_change")
    give(table, "dwarf", "portrait")
    give_sherpa(table, "tea_set")
    bags: set[tuple[str, ...]] = set()
    for twin in imagined_tables(table, 0):
        goblin = looter(twin, "goblin")
        assert [item.treasure.type for item in goblin.loot] == ["normal", "massive", "purse"]
        assert [item.known for item in goblin.loot] == [item.known for item in looter(table, "goblin").loot]
        assert fits(goblin.archetype, goblin.loot)
        assert (held(twin, "dwarf"), held(twin, "sherpa")) == (["portrait"], ["tea_set"])
        assert all_treasures(twin) == all_treasures(table)
        assert twin.treasures.cards == sorted(twin.treasures.cards)
        bags.add(tuple(held(twin, "goblin")))
    assert len(bags) > 15


def test_what_i_have_seen_of_a_closed_bag_stays() -> None:
    """[ruling.chooser_looks] The dwarf won and looked; the lich did not."""
    table = laid(open_inventories=False)
    give(table, "goblin", "chalice", "statue", "small_change")
    attack(table, "dwarf", "goblin", [6, 2], ["chalice", "done"])
    give(table, "goblin", "bald_comb")  # got after that
    for twin in imagined_tables(table, 0):
        assert held(twin, "goblin")[:2] == ["statue", "small_change"]
    assert len({held(twin, "goblin")[2] for twin in imagined_tables(table, 0)}) > 3
    assert len({tuple(held(twin, "goblin")[:2]) for twin in imagined_tables(table, 2)}) > 3
    # the goblin lost it, and knows where it went
    assert {held(twin, "dwarf")[0] for twin in imagined_tables(table, 1)} == {"chalice"}
    assert len({held(twin, "dwarf")[0] for twin in imagined_tables(table, 2)}) > 3


def test_a_bag_that_is_packed_full_is_imagined_packed_full() -> None:
    """[inventory.grid] [ruling.closed_inventories] Only what fits.

    Two massive objects in 6 by 3: one must be a statue, because no two others fit together.
    """
    table = laid(open_inventories=False)
    give(table, "goblin", "statue", "portable_organ")
    for twin in imagined_tables(table, 0, 60):
        assert fits(looter(twin, "goblin").archetype, looter(twin, "goblin").loot)
        assert "statue" in held(twin, "goblin")


def test_when_the_match_is_over_there_is_nothing_to_imagine() -> None:
    """[end.time_up] All lies open."""
    table = laid(open_inventories=False)
    give(table, "goblin", "chalice", "statue")
    trap(table, "E4a1", "trap_bear", layer="goblin")
    table.ended = "end.time_up"
    for twin in imagined_tables(table, 0, 5):
        assert GAME.view(twin, 1) == GAME.view(table, 1)


def test_chests_and_discards_stay() -> None:
    """[chest.card_data] They are open."""
    table = laid()
    chest(table, "E4b2", "chest_big")
    table.mj_discard.append("draught")
    table.treasures.discards.append("statue")
    for twin in imagined_tables(table, 0, 10):
        assert [one.card for one in twin.chests.values()] == ["chest_big"]
        assert (twin.mj_discard, twin.treasures.discards) == (["draught"], ["statue"])


# In random matches


@pytest.mark.slow
@pytest.mark.parametrize("open_inventories", [True, False])
def test_nobody_sees_anything_change(open_inventories: bool) -> None:
    """[ruling.closed_inventories] [trap.face_down] [draw.keep] Whatever happened before."""

    def look(match: Match, met: Counter[str]) -> None:
        met["looks"] += 1
        if match.ask is None or met["looks"] % 61:
            return
        table: Table = match.table
        for seat in (*range(len(table.looters)), SPECTATOR):
            twin = table.clone()
            GAME.imagine(twin, seat, Dealer(Seeded(met["looks"])))
            assert GAME.view(twin, seat) == GAME.view(table, seat)
            assert (all_cards(twin), all_tiles(twin)) == (all_cards(table), all_tiles(table))
            assert all_treasures(twin) == all_treasures(table)
            met["tokens"] += len([token for token in table.traps.values() if not token.face_up])
            met["objects"] += len([item for one in table.looters for item in one.loot if item.known != table.everybody])
            met["packs"] += len(table.packs) - 1

    met = check_random_matches(look, range(8), open_inventories=open_inventories)
    assert met["tokens"] and bool(met["objects"]) != open_inventories


@pytest.mark.slow
def test_an_imagined_match_can_be_played_to_its_end() -> None:
    """[ruling.closed_inventories] [ruling.chooser_looks] Also from the middle of a fight or of a choice."""

    def look(match: Match, met: Counter[str]) -> None:
        met["looks"] += 1
        if match.ask is None or (met["looks"] % 201 and match.ask.prompt not in RARE):
            return
        luck = Random(met["looks"])
        imagined = match.fork(Seeded(met["looks"]), seat=match.ask.seat)
        ask = imagined.ask
        assert ask is not None and list(ask.options) == list(match.ask.options)
        while ask is not None:
            imagined.answer(eager_answer(luck, imagined.table, ask))
            ask = imagined.ask
        table: Table = imagined.table
        tidied = sum([len(one.tidied) for one in table.chests.values()])
        assert (all_cards(table).total(), all_treasures(table).total() + tidied) == (120, 72)
        met[match.ask.prompt] += 1

    met = check_random_matches(look, range(16), open_inventories=False)
    assert met["decide.spoils"] and met["decide.drain_choice"] + met["decide.drain_gift"]
