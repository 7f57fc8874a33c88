"""Tests of the battery: games with one fault each, and the check that must find it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from inspect import signature
from typing import Any

import pytest

from oubliette.games import find
from oubliette.kernel import (
    SPECTATOR,
    AnyGame,
    Ask,
    Choice,
    Dealer,
    Event,
    Game,
    Match,
    Option,
    Result,
    Rule,
    Seeded,
    Settings,
    Value,
    View,
    Way,
    Whole,
    hidden,
)
from tests.conformance import battery, pointing, reacting, secrets, sentences
from tests.conformance.matches import played, walk
from tests.samples.duel import DUEL, Duel, Table


def faulty(kind: type[Duel], **changes: Any) -> Duel:
    about: dict[str, Any] = {
        "version": 1,
        "seats": DUEL.seats,
        "longest": DUEL.longest,
        "options": DUEL.options,
        "reveals": DUEL.reveals,
    }
    return kind("faulty", **{**about, **changes})


class ShowsHands(Duel):
    def view(self, table: Table, seat: int) -> View:
        return {**super().view(table, seat), "hands": [list(hand) for hand in table.hands]}


class ShowsTheTop(Duel):
    def view(self, table: Table, seat: int) -> View:
        return {**super().view(table, seat), "top": table.deck.top[:1]}


class TellsTheCard(Duel):
    def turn(self, table: Table) -> Rule[None]:
        told = table.tell

        def aloud(slug: str, /, **facts: Any) -> None:
            if slug == "turn.card":
                facts["card"] = facts["card"].value
            told(slug, **facts)

        table.tell = aloud  # type: ignore[method-assign]  # the fault
        try:
            yield from super().turn(table)
        finally:
            del table.tell


class PeeksAloud(Duel):
    """Whispers the card that a seat peeked at to its neighbour too."""

    def turn(self, table: Table) -> Rule[None]:
        peeker = table.to_play
        yield from super().turn(table)
        if table.knows_top == peeker:
            table.tell("peek.aloud", card=hidden(table.deck.top[0], (peeker + 1) % len(table.hands)))


class OptionsTellAHand(Duel):
    """Offers options that depend on a rival's hand."""

    def turn(self, table: Table) -> Rule[None]:
        seat = table.to_play
        rival = (seat + 1) % len(table.hands)
        if 8 in table.hands[rival]:
            yield from Ask(seat, "turn.warned", ("well", "hm"))
        else:
            yield from Ask(seat, "turn.warned", ("well",)).always()
        yield from super().turn(table)


class DealsAloud(Duel):
    def draw(self, table: Table, seat: int) -> Rule[None]:
        card = yield from table.deck.draw("draw.card")
        table.knows_top = -1
        table.hands[seat].append(card)
        table.tell("deal.aloud", seat=seat, card=card)


class DealsToTheWrongSeat(Duel):
    def draw(self, table: Table, seat: int) -> Rule[None]:
        card = yield from table.deck.draw("draw.card")
        table.knows_top = -1
        table.hands[seat].append(card)
        table.tell("deal.wrong", seat=seat, card=hidden(card, 0))


class FactsTellAHand(Duel):
    def turn(self, table: Table) -> Rule[None]:
        seat = table.to_play
        rival = (seat + 1) % len(table.hands)
        yield from Ask(seat, "turn.warned", ("well", "hm"), {"rival": max(table.hands[rival], default=0)})
        yield from super().turn(table)


class OptionsAreALivePile(Duel):
    def turn(self, table: Table) -> Rule[None]:
        yield from Ask(table.to_play, "turn.look", table.points)
        yield from super().turn(table)


class ViewSharesAList(Duel):
    def view(self, table: Table, seat: int) -> View:
        return {**super().view(table, seat), "points": table.points}


class EventTellsAHand(Duel):
    """Tells an event only if somebody holds a certain card."""

    def turn(self, table: Table) -> Rule[None]:
        yield from super().turn(table)
        if any(8 in hand for hand in table.hands):
            table.tell("eight.about")


class NeverImagines(Duel):
    def imagine(self, table: Table, seat: int, dealer: Dealer) -> None:
        pass


class LosesCards(Duel):
    def imagine(self, table: Table, seat: int, dealer: Dealer) -> None:
        for owner, hand in enumerate(table.hands):
            if owner != seat:
                hand[:] = []


class ForgetfulTable(Table):
    """Its clone forgets whose turn it is."""

    def clone(self) -> ForgetfulTable:
        twin = ForgetfulTable(len(self.points), 0)
        twin.__dict__.update({**vars(super().clone()), "to_play": 0})
        return twin


class SharingTable(Table):
    """Its clone shares the lists of cards with the original."""

    def clone(self) -> SharingTable:
        twin = SharingTable(len(self.points), 0)
        twin.__dict__.update({**vars(super().clone()), "hands": self.hands})
        return twin


class RarelyForgetfulTable(Table):
    """Its clone forgets a field that no random match changes."""

    def __init__(self, seats: int, copies: int) -> None:
        super().__init__(seats, copies)
        self.resigned = False

    def clone(self) -> RarelyForgetfulTable:
        twin = RarelyForgetfulTable(len(self.points), 0)
        twin.__dict__.update(vars(super().clone()))
        return twin


class CloneForgetsAField(Duel):
    def table(self, seats: int, settings: Settings) -> Table:
        return ForgetfulTable(seats, 2)


class CloneForgetsARareField(Duel):
    def table(self, seats: int, settings: Settings) -> Table:
        return RarelyForgetfulTable(seats, 2)


class CloneSharesHands(Duel):
    def table(self, seats: int, settings: Settings) -> Table:
        return SharingTable(seats, 2)


class CountsMatches(Duel):
    """Keeps state outside the table, so a replay becomes another match."""

    matches = 0

    def table(self, seats: int, settings: Settings) -> Table:
        CountsMatches.matches += 1
        table = super().table(seats, settings)
        table.points = [CountsMatches.matches % 3] * seats
        return table


class CountsTurns(Duel):
    """Counts turns in the game instead of on the table, so forks and undo cannot restore the count."""

    turns = 0

    def turn(self, table: Table) -> Rule[None]:
        self.turns += 1
        table.tell("turn.count", number=self.turns)
        yield from super().turn(table)


class WayIsNotOffered(Duel):
    def ways(self, table: Table, ask: Ask[Any]) -> Sequence[Way]:
        return [Way("away", "astray", -1)]


class WaysInACircle(Duel):
    def ways(self, table: Table, ask: Ask[Any]) -> Sequence[Way]:
        return [Way("here", ask.options[0], 1), Way("there", ask.options[0], 0)]


class TwoWaysToOnePlace(Duel):
    def ways(self, table: Table, ask: Ask[Any]) -> Sequence[Way]:
        return [Way("here", ask.options[0], -1), Way("here", ask.options[0], 0)]


class WaysTellAHand(Duel):
    """Names a place after the rival's hand."""

    def ways(self, table: Table, ask: Ask[Any]) -> Sequence[Way]:
        rival = (ask.seat + 1) % len(table.hands)
        return [Way(f"past {sorted(table.hands[rival])}", ask.options[0], -1)]


class GestureIsNotOffered(Duel):
    def gesture(self, table: Table, ask: Ask[Any], points: Sequence[tuple[float, float, float]]) -> Value | None:
        return "scribble"


class CannotDecline(Duel):
    def windows(self, settings: Settings) -> Mapping[str, Value]:
        return {"turn.guess": "pass"}


class NearTellsAHand(Duel):
    def near(self, table: Table, seat: int, events: Sequence[Event]) -> bool:
        return 1 in table.hands[seat]


class Endless(Duel):
    def result(self, table: Table) -> Result | None:
        return None

    def turn(self, table: Table) -> Rule[None]:
        yield from Ask(0, "turn.again", ("yes", "oh yes"))


class ViewChangesTheTable(Duel):
    def view(self, table: Table, seat: int) -> View:
        table.points[0] += 1
        return super().view(table, seat)


class WorthAboveOne(Duel):
    def worth(self, table: Table, seat: int) -> float:
        return 1.5


@pytest.mark.parametrize(
    ("game", "check", "message"),
    [
        (faulty(ShowsHands), secrets.check_view_secrets, r"view of seat 0 shows a secret.*hands\[1\]"),
        (faulty(ShowsTheTop), secrets.check_view_secrets, "shows a secret"),
        (faulty(TellsTheCard), secrets.check_event_secrets, r"event turn\.card tells seat"),
        (faulty(PeeksAloud), secrets.check_deal_secrets, r"event peek\.aloud tells seat"),
        (faulty(DealsAloud), secrets.check_deal_secrets, r"event deal\.aloud tells (seat|the spectator)"),
        (faulty(DealsToTheWrongSeat), secrets.check_deal_secrets, r"event deal\.wrong tells seat 0"),
        (faulty(FactsTellAHand), secrets.check_event_secrets, r"facts of turn\.warned tell seat"),
        (faulty(OptionsAreALivePile), battery.check_questions, r"options of turn\.look change"),
        (faulty(ViewSharesAList), battery.check_views, "hands out the table's own points"),
        (faulty(EventTellsAHand), secrets.check_event_secrets, r"event eight\.about tells seat"),
        (faulty(OptionsTellAHand), secrets.check_event_secrets, r"options of turn\.warned tell seat"),
        (
            faulty(Duel, reveals=frozenset({"draw.card", "peek.card"})),
            secrets.check_event_secrets,
            r"event turn\.shown tells seat",
        ),
        (faulty(LosesCards), secrets.check_view_secrets, "shows a secret"),
        (faulty(CloneForgetsAField), battery.check_clones, "forgets or changes to_play"),
        (
            faulty(CloneForgetsAField),
            battery.check_forks,
            "a fork (begins|ends) (at|with) another|nothing is asked any more",
        ),
        (faulty(CloneForgetsARareField), battery.check_clones, r"forgets RarelyForgetfulTable\.resigned"),
        (faulty(CloneSharesHands), battery.check_clones, r"shares table\.hands"),
        (faulty(CountsMatches), battery.check_replay, "damaged|nothing is asked any more"),
        (faulty(CountsTurns), battery.check_replay, "a replay tells other events"),
        (faulty(CountsTurns), battery.check_undo, "undo does not restore the events"),
        (faulty(Endless), battery.check_end, "longer than 200"),
        (faulty(Duel, longest=9), battery.check_end, "longer than 9"),
        (faulty(ViewChangesTheTable), battery.check_views, "looking at the table changes it"),
        (faulty(WorthAboveOne), battery.check_worth, "worth of seat 0 is 1.5"),
        (faulty(WayIsNotOffered), pointing.check_ways, r"begins with something that turn\.\w+ does not offer"),
        (faulty(WaysInACircle), pointing.check_ways, "comes after 1, but is number 0"),
        (faulty(TwoWaysToOnePlace), pointing.check_ways, "two ways lead to one place"),
        (faulty(WaysTellAHand), pointing.check_way_secrets, "tell a secret"),
        (faulty(GestureIsNotOffered), pointing.check_gestures, "a gesture means 'scribble'"),
        (faulty(CannotDecline), reacting.check_windows, r"turn\.guess cannot be declined with 'pass'"),
        (faulty(NearTellsAHand), reacting.check_near_secrets, "what is near a seat tells a secret"),
    ],
    ids=lambda part: type(part).__name__ if isinstance(part, Game) else getattr(part, "__name__", ""),
)
def test_a_fault_is_found(game: AnyGame, check: Callable[[Any], object], message: str) -> None:
    with pytest.raises(Exception, match=message):
        run(check, game)


def run(check: Callable[[Any], object], game: AnyGame) -> None:
    about_stops = "stop" in signature(check).parameters
    for seed in range(1, 60):
        whole = played(game, seed)
        if about_stops:
            walk(whole, [(check, 5)])
        else:
            check(whole)


def test_a_game_that_never_imagines_anything_is_found() -> None:
    never = faulty(NeverImagines)
    assert not any(secrets.imagines_something(played(never, seed)) for seed in range(1, 13))
    assert "reveals" in secrets.kept_secrets(played(never, 1))
    assert "draw.card" in secrets.kept_secrets(played(faulty(NeverImagines, reveals=frozenset()), 1))
    assert secrets.kept_secrets(played(find("pig"), 1)) == ""
    assert secrets.imagines_something(played(DUEL, 1))


def test_a_default_outside_its_domain_is_found() -> None:
    with pytest.raises(Exception, match="cannot be 'huge'"):
        battery.check_set_up(faulty(Duel, options=(Choice("deck", ("small", "big"), "huge"),)))


def test_an_option_that_takes_anything_is_found() -> None:
    class Anything(Option):
        def allowed(self) -> str:
            return "anything"

        def check(self, setting: object) -> bool:
            return True

    with pytest.raises(pytest.fail.Exception, match="DID NOT RAISE"):
        battery.check_set_up(faulty(Duel, options=(DUEL.options[0], Anything("other", "small"))))


def test_a_game_without_texts_is_found() -> None:
    missing = "\n".join(sentences.missing_sentences(DUEL, [played(DUEL, 1), played(DUEL, 2)]))
    for key in ("title", "tagline", "option-deck", "turn-guess", "draw-card", "win-", "view-hands", "[peek.card]"):
        for lang in ("fr", "en"):
            assert any(key in line and lang in line for line in missing.splitlines()), (key, lang)


def test_the_sample_itself_is_sound() -> None:
    """So that each fault above is the only one of its game."""
    assert DUEL.view(Match.start(DUEL, fate=Seeded(1)).table, SPECTATOR)["top"] == "hidden"
    assert not any(isinstance(option, Whole) for option in DUEL.options)
