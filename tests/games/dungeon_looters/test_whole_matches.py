"""Properties of every match, for all options, dice and answers: no card, tile or object appears or vanishes."""

from __future__ import annotations

from collections import Counter

import pytest

from oubliette.games.dungeon_looters.archetypes import ARCHETYPES
from oubliette.games.dungeon_looters.geometry import CELL_OF
from oubliette.games.dungeon_looters.inventory import arrangement, overloaded
from oubliette.games.dungeon_looters.mj_cards import MJ_DECK
from oubliette.games.dungeon_looters.state import NO_CARD, Table
from oubliette.games.dungeon_looters.tiles import ORDINARY, ROOMS, VESTIBULE
from oubliette.games.dungeon_looters.treasures import TREASURE_DECK
from oubliette.kernel import Match
from tests.games.dungeon_looters.bag_scenes import check_random_matches

SEEDS = range(20, 40)
# Prompts while objects are between two places, in nobody's bag.
IN_TRANSIT = ("decide.keep_objects", "decide.sherpa_accept", "decide.dwarf_discard")
# Prompts while a drawn card is being applied: it is neither in the deck nor in the discard.
TURNED_UP = ("decide.apply_face_up", "decide.square")


def prompt_of(match: Match) -> str:
    return "" if match.ask is None else match.ask.prompt


@pytest.mark.slow
def test_no_treasure_is_made_or_lost() -> None:
    """[setup.decks] [loss.to_discard] [troll.tidy] Deck, discard, bags, the sherpa's pack, tidied chests: 72."""
    deck = Counter(TREASURE_DECK)
    assert deck.total() == 72

    def look(match: Match, met: Counter[str]) -> None:
        table: Table = match.table
        found = Counter([*table.treasures.cards, *table.treasures.discards])
        for one in table.looters:
            found.update([item.treasure.id for item in one.loot])
        found.update([item.treasure.id for item in table.pack])
        for chest in table.chests.values():
            found.update([item.treasure.id for item in chest.tidied])
            met["tidied"] += len(chest.tidied)
        if prompt_of(match) in IN_TRANSIT:
            assert not found - deck, "an object was made"
        else:
            assert found == deck
        met["pack"] += len(table.pack)

    met = check_random_matches(look, SEEDS)
    for thing in ("tidied", "pack", "fight.spoils", "lich.drain", "merchant.bribe", "trap.pit_major", "inventory.drop"):
        assert met[thing], f"{thing} never happened"
    for thing in ("loss.to_sherpa", "loss.to_discard", "ability.sherpa_scavenger", "chest.force_all_lost"):
        assert met[thing], f"{thing} never happened"


@pytest.mark.slow
def test_no_card_is_made_or_lost() -> None:
    """[setup.decks] [cards.discard] [draw.reshuffle] Decks, hands, discard, chests, tokens: 120."""
    deck = Counter(MJ_DECK)
    assert deck.total() == 120

    def look(match: Match, met: Counter[str]) -> None:
        table: Table = match.table
        found = Counter(table.mj_discard)
        for number, pack in enumerate(table.packs):
            found.update(pack.cards)
            assert table.lying.count(number) <= len(pack.cards), "a card lies in a room and is not there"
        for one in table.looters:
            found.update(one.cards)
            assert not Counter(one.seen) - Counter(one.cards), "a card that was seen is still in his hand"
        found.update([chest.card for chest in table.chests.values() if chest.card])
        found.update([trap.card for trap in table.traps.values()])
        if prompt_of(match) in TURNED_UP:
            assert not found - deck and found.total() >= 119
        else:
            assert found == deck
        met["lying"] += len(table.lying) - table.lying.count(NO_CARD)
        met["packs"] += len(table.packs) - 1

    met = check_random_matches(look, SEEDS)
    for thing in ("lying", "packs", "trap.lay", "chest.place_by_card", "draw.keep", "trap.trigger"):
        assert met[thing], f"{thing} never happened"


def test_no_tile_is_made_or_lost() -> None:
    """[setup.tile_stack] [tile.no_legal_place] Stack and box, hands, the dungeon, thrown out: 72; a vestibule each."""
    ordinary = Counter(ORDINARY)
    assert ordinary.total() == 72

    def look(match: Match, met: Counter[str]) -> None:
        table: Table = match.table
        rooms = Counter([ROOMS[number].tile for number in table.dungeon.laid if number >= 0])
        met["begun"] = rooms.pop(VESTIBULE, 0) == len(table.looters)
        found = Counter([*table.tiles.cards, *rooms.elements()])
        for one in table.looters:
            found.update(one.tiles)
            assert len(one.tiles) <= 3
        thrown = [str(event.facts["tile"]) for event in match.events if event.slug == "tile.no_legal_place"]
        found.update(thrown)
        met["thrown"] += len(thrown)
        assert found == ordinary
        assert 0 <= table.stack <= len(table.tiles.cards)

    met = check_random_matches(look, range(8))
    assert met["thrown"] and met["move.explore"]


@pytest.mark.slow
def test_every_bag_can_be_packed() -> None:
    """[inventory.grid] [inventory.take_choice] Whenever anybody is asked; too heavy it may be."""

    def look(match: Match, met: Counter[str]) -> None:
        for one in match.table.looters:
            if one.archetype.id not in ARCHETYPES:
                continue  # not chosen yet
            assert len(arrangement(one.archetype, one.loot)) == len(one.loot)
            met["overloaded"] += overloaded(one.archetype, one.loot)
        if match.ask is not None and match.ask.prompt == "decide.keep_objects":
            met["full"] += "done" not in match.ask.options

    met = check_random_matches(look, SEEDS)
    assert met["overloaded"] and met["full"]


@pytest.mark.slow
def test_everything_stands_where_it_may() -> None:
    """[move.blocked_by] [chest.blackened_only] [trap.square] [chest.supply] Figures, chests and tokens."""

    def look(match: Match, met: Counter[str]) -> None:
        table: Table = match.table
        figures = [square for square in table.figures() if square >= 0]  # in the set-up some are not on the board
        walking = prompt_of(match) in ("decide.move_step", "decide.explore_tile") and not table.house.figures_block
        assert len(set(figures)) == len(figures) or walking
        for square in [*figures, *table.chests, *table.traps]:
            assert square in table.floor(CELL_OF[square])
        assert not set(figures) & set(table.chests)
        assert not set(table.traps) & set(table.chests)
        assert len(table.chests) <= table.house.chest_supply
        for one in table.looters:
            assert -4 <= one.roll_marker <= 4 and -4 <= one.move_marker <= 4 and 0 <= one.arrows <= 3
            assert one.on_board or one.at < 0
        met["sherpa"] += table.sherpa >= 0

    met = check_random_matches(look, SEEDS)
    assert met["sherpa"] and met["fight.respawn"] and met["card.secret_passage"]


# The end


def worth(match: Match, seat: int, exits: list[int]) -> int | None:
    """A player's final score by the rulebook; None if still inside."""
    table: Table = match.table
    one = table.looters[seat]
    name = one.archetype.id
    if name == "troll":
        inside = [other for other in range(len(table.looters)) if other != seat and other not in exits]
        full = [chest for chest in table.chests.values() if chest.colour in ("yellow", "red")]
        return 1000 * len(inside) + 250 * len(full) + 100 * len(one.loot)
    if seat not in exits:
        return None
    total = sum([item.treasure.po for item in one.loot])
    if name == "merchant":
        assert total * 110 % 100 == 0
        total = total * 110 // 100
    if name == "barbarian":
        beaten = [event for event in match.events if event.slug == "fight.defeat" and event.facts["winner"] == name]
        total += 400 * len(beaten)
    if name == "goblin":
        total += 100 * len([event for event in match.events if event.slug == "ability.goblin_vicious"])
    return total


@pytest.mark.slow
def test_the_result_is_what_the_rulebook_says() -> None:
    """[end.score] [end.score_merchant] [end.score_troll] [end.winner] [end.tie] [end.nobody] [ruling.places]"""

    def look(match: Match, met: Counter[str]) -> None:
        if match.ask is not None:
            return
        result = match.result
        assert result is not None
        exits = [int(str(event.facts["seat"])) for event in match.events if event.slug == "exit.step"]
        scores = [worth(match, seat, exits) for seat in range(len(match.table.looters))]
        assert result.scores == tuple([score or 0 for score in scores])
        late = len(scores)
        running = [seat for seat, score in enumerate(scores) if score is not None]
        running.sort(key=lambda seat: (-(scores[seat] or 0), exits.index(seat) if seat in exits else late))
        places = [max(2, len(running) + 1)] * len(scores)
        for place, seat in enumerate(running):
            places[seat] = place + 1
        assert list(result.places) == places
        met["troll first"] += bool(running) and match.table.looters[running[0]].stays
        met["out"] += len(exits)
        met[result.reason] += 1

    met = check_random_matches(look, range(24))
    for thing in ("troll first", "out", "end.time_up", "end.all_out", "ability.barbarian_trophies"):
        assert met[thing], f"{thing} never happened"


def test_the_countdown_is_as_long_as_it_is_announced() -> None:
    """[end.countdown_start] [end.countdown_length] [end.time_up] Turns after the one in which the last tile came."""

    def look(match: Match, met: Counter[str]) -> None:
        if match.ask is not None:
            return
        table: Table = match.table
        slugs = [event.slug for event in match.events if event.slug in ("end.countdown_start", "turn.sequence")]
        assert slugs.count("end.countdown_start") <= 1
        if match.result is not None and table.ended == "end.time_up":
            after = slugs[slugs.index("end.countdown_start") + 1 :]
            assert len(after) == table.house.countdown_turns * len(table.looters)
            met["ends"] += 1

    assert check_random_matches(look, SEEDS)["ends"]
