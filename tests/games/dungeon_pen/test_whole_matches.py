"""Properties of every match, for all options, dice and answers."""

from __future__ import annotations

from collections import Counter

import pytest

from oubliette.games.dungeon_pen.cards import EVENT_DECK, FATRAS, FATRAS_DECK
from oubliette.games.dungeon_pen.house_rules import OPTIONS
from oubliette.games.dungeon_pen.sheets import SHEETS
from oubliette.games.dungeon_pen.state import Stroke, Table
from oubliette.games.dungeon_pen.tracing import SKIN, TOLERANCE
from oubliette.kernel import Choice, Flag, Match, Setting
from tests.games.dungeon_pen.card_scenes import all_events, all_fatras
from tests.games.dungeon_pen.random_play import check_random_matches
from tests.games.dungeon_pen.scenes import OPEN

SEEDS = range(16)
MATCHES = range(2)  # for each value of an option

# All values of all options; the test plays some matches with each
VALUES: list[tuple[str, Setting]] = [("sheet", sheet) for sheet in (*SHEETS, "random", OPEN)]
for option in OPTIONS:
    if isinstance(option, Choice):
        VALUES += [(option.name, value) for value in option.values]
    elif isinstance(option, Flag):
        VALUES += [(option.name, value) for value in (True, False)]
VALUES += [("chest_uses", 0), ("turn_limit", 1), ("turn_limit", 8), ("sim_cap", 2), ("handicap_hp", 1)]

# Options with many objects in play
RICH: dict[str, Setting] = {"chest_uses": 0, "characters": "random", "profile": "steady", "bad_faith": True}


class LineCheck:
    """Check that each line begins at the last cross, crosses touch no wall, hit points stay in bounds."""

    def __init__(self) -> None:
        self.crosses: list[tuple[float, float]] = []  # by seat, at the last check
        self.strokes = 0

    def __call__(self, match: Match, met: Counter[str]) -> None:
        table: Table = match.table
        if not table.strokes:  # another match
            self.crosses, self.strokes = [(0.0, 0.0), (0.0, 0.0)], 0
        for stroke in table.strokes[self.strokes :]:
            assert stroke.points[:2] == self.crosses[stroke.seat], "a line begins where the last cross was"
            self.check_line(table, stroke)
            met["lines"] += 1
        self.strokes = len(table.strokes)
        for player in table.players:
            assert not table.walls.touches(player.x, player.y, TOLERANCE), "a cross stands clear of walls"
            assert player.hp <= player.start_hp
            assert match.over or player.hp > 0 or not player.start_hp
            if match.over:  # where hit points may be below 0, which no view shows
                shown = match.view(1 - player.seat)["players"][player.seat]
                assert 0 <= shown["hp"] <= shown["start_hp"]
            self.crosses[player.seat] = (player.x, player.y)

    def check_line(self, table: Table, stroke: Stroke) -> None:
        """Only the end of a line may touch a wall."""
        ends = list(zip(stroke.points[::2], stroke.points[1::2], strict=True))
        for x, y in ends[1:-1]:
            assert not table.walls.touches(x, y, 0.0), "a line crosses no wall"
        assert len(ends) <= 17


def check_position(match: Match, met: Counter[str]) -> None:
    """Check that a player stands at the end of a new line, or a skin before its contact. Ignores falls."""
    table: Table = match.table
    news = [event.slug for event in match.events if event.ply >= len(match.answers) - 1]
    if not table.strokes or "flick.new_position" not in news or "ruling.trapdoor" in news:
        return
    stroke = table.strokes[-1]
    player = table.players[stroke.seat]
    x, y = stroke.points[-2:]
    away = ((player.x - x) ** 2 + (player.y - y) ** 2) ** 0.5
    begins = stroke.points[:2] == (player.x, player.y)
    assert begins or away <= (SKIN + TOLERANCE if stroke.contact else TOLERANCE)
    met["at rest"] += 1


def check_decks(match: Match, met: Counter[str]) -> None:
    """Check that every card is in its deck, on its pile or in a hand, except a card being resolved."""
    table: Table = match.table
    assert all_events(table) == Counter(EVENT_DECK)
    found = all_fatras(table)
    deck = Counter(FATRAS_DECK)
    assert not found - deck, "a card was made"
    missing = sorted((deck - found).elements())
    ask = match.ask
    if ask is not None and ask.prompt == "decide.thief_pick":
        assert len(missing) == 2 and set(missing) == set(ask.options)
    elif missing:  # a card being resolved: it asks a question, or somebody died of it
        resolved = [str(event.facts["card"]) for event in match.events if event.slug == "fatras.sources"]
        assert missing == resolved[-1:]
        assert ask is None or ask.prompt in (
            "decide.shield",
            "decide.return_object",
            "decide.place_wall",
            "decide.change_dice",
        )
        met["on the table"] += 1
    for player in table.players:
        assert all(FATRAS[card].is_object for card in player.objects)
        assert player.objects == sorted(player.objects)
        met["held"] += len(player.objects)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "value"), VALUES)
def test_matches_with_every_value_of_every_option_come_to_an_end(name: str, value: Setting) -> None:
    """[win.treasure] [win.opponent_dead] [win.double_defeat] And all checks hold."""
    check_lines = LineCheck()

    def look(match: Match, met: Counter[str]) -> None:
        check_lines(match, met)
        check_decks(match, met)
        check_position(match, met)
        if match.result is not None:
            met[match.result.reason] += 1
            met["matches"] += 1

    options: dict[str, Setting] = {name: value}
    if name in ("handicap_hp", "handicap_profile") and value != "same":
        options["handicap"] = "seat1"
    if name == "handicap" and value != "none":
        options["handicap_hp"] = 9
    met = check_random_matches(look, MATCHES, **options)
    assert met["matches"] == len(MATCHES)
    reasons = ("win.treasure", "win.opponent_dead", "win.double_defeat", "limit.unfinished")
    limits = ("limit.treasure", "limit.hp", "limit.draw") if name == "turn_limit" else ()
    assert sum(met[reason] for reason in (*reasons, *limits)) == len(MATCHES)


def test_no_card_is_made_or_lost_and_every_card_turns_up() -> None:
    """[fatras.return] [object.discard] [ruling.event_deck_empty] [ruling.bag_only_fatras] 40 and 24.

    [event.after_each_flick] [fatras.sources]
    """

    def look(match: Match, met: Counter[str]) -> None:
        check_decks(match, met)
        if match.over:
            met.update([str(event.facts["card"]) for event in match.events if event.slug == "turn.event"])
            for event in match.events:
                if event.slug in ("fatras.sources", "object.discard", "object.keep"):
                    met[str(event.in_the_open().facts["card"])] += 1

    met = check_random_matches(look, SEEDS, **RICH)
    for thing in ("held", "on the table", "object.discard", "object.returned", "fatras.sources", "character.thief"):
        assert met[thing], f"{thing} never happened"
    assert not {card for card in (*EVENT_DECK, *FATRAS_DECK) if not met[card]}


def test_events_are_shuffled_when_they_are_used_up() -> None:
    """[ruling.event_deck_empty] Matches are long enough because walls cost nothing."""
    met = check_random_matches(check_decks, range(3), profile="shaky", lenient="both", sheet="oubliettes")
    assert met["ruling.event_deck_empty"]


def test_lines_join_up_and_crosses_keep_clear_of_walls() -> None:
    """[flick.from_last_position] [flick.new_position] [flick.no_wall] [proc.position] With trapdoors and walls."""
    check_lines = LineCheck()

    def look(match: Match, met: Counter[str]) -> None:
        check_lines(match, met)
        check_position(match, met)

    met = check_random_matches(look, SEEDS, **RICH, mode="fun", sheet="random")
    for thing in ("lines", "at rest", "ruling.trapdoor", "flick.wall_contact", "spirit.bad_faith", "ruling.erase"):
        assert met[thing], f"{thing} never happened"
