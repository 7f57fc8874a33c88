"""Sentences for slugs, values and facts."""

import pytest

from oubliette.kernel import FATE, Ask, Choice, Event, Flag, Result, Value, Whole
from oubliette.kit.lattice import Lattice
from oubliette.texts import GameTexts, MissingText
from oubliette.texts.game_texts import game_catalogue

PLAYERS = ("Ada", "Bo")
TEXT = """\
title = Test
name-ruby = ruby
    .the = the ruby
    .short = rb
name-crown = crown
name-wood-elf = wood elf
choice-drink = Drink { $a }

combat-feat = { $player }, a feat for { $price }?
    .stop = Stop
    .reroll = Reroll die { $a }, pay { $b } of { $price }
    .number = Take { $a }
    .number-6 = Take the six
riposte-drop = What is dropped?
    .other = Drop { $a }
cell-mark = Which cell?
    .number = Row { $a }, column { $b }
    .path = Through { $a } and { $b_1 }, { $b_2 }
line-pick = Which line?
    .through = Through { $a } to { $a_behind }
    .swap = { $a } ends on { $a_end }, { $b } on { $b_end }
    .other = { $a } ({ $a_finds_count }): { $a_finds }, ends on { $a_end }
    .enter = ruby
    .ruby-sure = { $player }, really?
    .swap-sure = { "" }
bare-pick = Pick
two-picks = Pick two

draw-card = { $card_id ->
    [hidden] { $player } draws a card.
   *[other] { $player } draws { $card_the }, a { $card }.
}
trade-done = { $player } gives { $items } ({ $items_count }) to { $other }; first { $items_1 }.
vote-cast = { $players } vote, { $rivals } watch { $open }.
end-draw = { $winners ->
    [0] Nobody wins, best { $score }.
    [one] { $player } wins with { $score }.
   *[other] { $player } win together.
}
view-hit_points = Hit points
option-target = The target
option-length = How long
    .short = An hour
    .long = An evening
option-hard = Harder
    .on = For heroes
"""


def texts(lang: str = "en", strict: bool = True) -> GameTexts:
    return GameTexts("test", lang, strict=strict, text=TEXT)


def option(prompt: str, value: object, facts: dict[str, int] | None = None) -> str:
    return texts().option(Ask(0, prompt, [value, "stop"], facts), 0, PLAYERS)


def test_a_question_knows_its_facts_and_who_is_asked() -> None:
    ask = Ask(1, "combat.feat", ["stop", "go"], {"price": 2})

    assert texts().prompt(ask, PLAYERS) == "Bo, a feat for 2?"


def test_a_question_to_fate_names_no_player() -> None:
    with pytest.raises(MissingText):
        texts().prompt(Ask(FATE, "combat.feat", [1, 2], {"price": 2}), PLAYERS)


@pytest.mark.parametrize(
    ("prompt", "value", "expected"),
    [
        ("combat.feat", "stop", "Stop"),
        ("combat.feat", ("reroll", 2, "ruby"), "Reroll die 2, pay ruby of 7"),
        ("combat.feat", 3, "Take 3"),
        ("combat.feat", 6, "Take the six"),
        ("combat.feat", ("drink", "ruby"), "Drink ruby"),
        ("riposte.drop", "ruby", "Drop ruby"),
        ("riposte.drop", ("ruby", 2), "Drop ruby"),
        ("cell.mark", (3, 4), "Row 3, column 4"),
        ("cell.mark", ("path", "ruby", (3, 4)), "Through ruby and 3, 4"),
        ("bare.pick", "ruby", "ruby"),
        ("bare.pick", "wood.elf", "wood elf"),
        ("bare.pick", 5, "5"),
        ("two.picks", ("ruby", "crown"), "ruby and crown"),
    ],
)
def test_an_answer_has_a_text_by_its_word_or_its_name(prompt: str, value: object, expected: str) -> None:
    assert option(prompt, value, {"price": 7}) == expected
    assert texts().has_option(prompt, value)


LINES: dict[str, Value] = {
    "ruby_finds": ("crown", "wood.elf"),
    "ruby_end": "crown",
    "crown_finds": (),
    "crown_end": "b3",
    "ruby_behind": "c4",
    "price": 7,
}


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("ruby", "ruby (2): crown and wood elf, ends on crown"),
        ("crown", "crown (0): , ends on b3"),
        (("through", "ruby"), "Through ruby to c4"),
        (("swap", "crown", "ruby"), "crown ends on b3, ruby on crown"),
    ],
)
def test_facts_that_begin_with_a_part_of_an_answer_are_its_own(value: object, expected: str) -> None:
    """`ruby_end` is `$a_end` if the ruby is the first part of the answer, `$b_end` if it is the second."""
    assert texts().option(Ask(0, "line.pick", [value, "wood.elf"], LINES), 0, PLAYERS) == expected


def test_an_answer_has_no_variables_from_facts_of_others() -> None:
    facts: dict[str, Value] = {"crown_finds": (), "crown_end": "b3", "rubyx_end": "c4", "rub_y_end": "d5"}
    ask = Ask(0, "line.pick", ["ruby", "crown"], facts)

    with pytest.raises(MissingText, match="a_end"):
        texts().option(ask, 0, PLAYERS)
    assert texts().option(ask, 1, PLAYERS) == "crown (0): , ends on b3"


def test_facts_of_an_answer_do_not_hide_those_of_the_question() -> None:
    ask = Ask(0, "combat.feat", [("reroll", 2, "ruby"), "stop"], {"price": 7, "ruby_price": 3})

    assert texts().option(ask, 0, PLAYERS) == "Reroll die 2, pay ruby of 7"


def test_an_answer_that_gives_something_up_is_marked() -> None:
    """Some are asked once more; for others the game itself asks twice."""
    ask = Ask(0, "line.pick", ["crown", "ruby", ("swap", "ruby")], LINES)

    assert [texts().gives_up(ask, option) for option in ask.options] == [False, True, True]
    assert [texts().sure(ask, option, PLAYERS) for option in ask.options] == ["", f"{PLAYERS[0]}, really?", ""]


def test_enter_names_an_answer_if_it_is_there() -> None:
    assert texts().enter(Ask(0, "line.pick", ["crown", "ruby"], LINES)) == 1
    assert texts().enter(Ask(0, "line.pick", ["crown", "wood.elf"], LINES)) == -1
    assert texts().enter(Ask(0, "line.pick", [("through", "ruby"), "crown"], LINES)) == -1
    assert texts().enter(Ask(0, "bare.pick", ["crown", "ruby"])) == -1
    assert texts().enter(Ask(0, "no.such_question", ["crown", "ruby"])) == -1


def test_a_short_name_is_said_by_the_name_of_a_thing() -> None:
    assert texts().short("ruby") == "rb"
    assert texts().short("crown") == texts().short("wood.elf") == texts().short("sapphire") == ""
    assert texts().short(("through", "ruby")) == texts().short(3) == ""


def test_an_answer_without_text_fails_in_tests_and_is_readable_in_play() -> None:
    ask = Ask(0, "bare.pick", ["sapphire", "ruby"])

    assert not texts().has_option("bare.pick", "sapphire")
    with pytest.raises(MissingText, match="no text for the option 'sapphire'"):
        texts().option(ask, 0, PLAYERS)
    assert texts(strict=False).option(ask, 0, PLAYERS) == "sapphire"


def test_ids_come_with_their_name_and_its_articles() -> None:
    event = Event(1, "draw.card", {"seat": 0, "card": "ruby"})

    assert texts().event(event, PLAYERS) == "Ada draws the ruby, a ruby."


def test_a_sentence_can_tell_that_a_fact_is_hidden() -> None:
    event = Event(1, "draw.card", {"seat": 0, "card": "hidden"})

    assert texts().event(event, PLAYERS) == "Ada draws a card."


def test_tuples_are_lists_and_seats_are_players() -> None:
    traded = Event(1, "trade.done", {"seat": 0, "other_seat": 1, "items": ("ruby", "crown", "wood.elf")})
    voted = Event(1, "vote.cast", {"seats": (0, 1), "rivals_seats": (1,), "open": True})

    assert texts().event(traded, PLAYERS) == "Ada gives ruby, crown and wood elf (3) to Bo; first ruby."
    assert texts("fr").event(traded, PLAYERS).startswith("Ada gives ruby, crown et wood elf")
    assert texts().event(voted, PLAYERS) == "Ada and Bo vote, Bo watch true."


@pytest.mark.parametrize(
    ("places", "expected"),
    [((1, 2), "Ada wins with 9."), ((1, 1), "Ada and Bo win together."), ((2, 3), "Nobody wins, best 9.")],
)
def test_a_result_names_its_winners(places: tuple[int, int], expected: str) -> None:
    assert texts().result(Result("end.draw", places, (9, 4)), PLAYERS) == expected


def test_a_game_may_say_what_its_scores_count() -> None:
    assert texts().score_label() == ""
    assert GameTexts("test", "en", strict=True, text="title = Test\nscore-label = Gold\n").score_label() == "Gold"


def test_labels_names_and_switches() -> None:
    game = texts()

    assert game.label("hit_points") == "Hit points"
    assert game.name("ruby") == "ruby"
    assert game.option_help("length") == "How long"
    assert game.option_value("length", "short") == "An hour"
    assert game.option_value("hard", True) == "For heroes"
    assert game.option_value("target", 50) == "50"


def test_tests_can_ask_which_texts_exist() -> None:
    game = texts()

    assert game.has_prompt("combat.feat") and not game.has_prompt("combat.none")
    assert game.has_label("hit_points") and not game.has_label("none")
    assert game.has_name("wood.elf") and not game.has_name("hidden")
    assert game.has_setting(Whole("target", 1, 9, 5))
    assert game.has_setting(Choice("length", ("short", "long"), "short"))
    assert not game.has_setting(Choice("length", ("short", "endless"), "short"))
    assert not game.has_setting(Flag("hard", False))


def test_a_missing_text_is_readable_in_play() -> None:
    game = texts(strict=False)

    assert game.event(Event(1, "combat.critical_reroll", {"die": 2}), PLAYERS) == "combat: critical reroll"
    assert game.tagline() == "tagline"
    assert GameTexts("no_such_game", "fr").title() == "no such game"


def test_credits_are_optional() -> None:
    assert GameTexts("dungeon_pen", "en").credits().startswith("By Paul Sans; ")
    assert GameTexts("dungeon_pen", "fr").credits().startswith("De Paul Sans\u202f; ")
    assert not GameTexts("pig", "en").credits()


def test_a_language_without_a_file_of_the_game_speaks_english() -> None:
    assert game_catalogue("pig", "tlh").text("title") == "Pig"


FLICK = """\
title = Test
flick-aim = Where to?
    .number = { $angle }° at { $strength } % ({ $angle_halves }, { $a })
    .how = Angle and strength
flick-line = { $player } aims { $angle }°.
"""


@pytest.mark.parametrize(("lang", "angle"), [("en", "270.5"), ("fr", "270,5")])
def test_an_answer_of_a_lattice_has_its_axes_as_variables(lang: str, angle: str) -> None:
    texts = GameTexts("test", lang, strict=True, text=FLICK)
    ask = Ask(0, "flick.aim", Lattice(("angle_halves", range(720)), ("strength", range(5, 101))))

    assert texts.option_text(ask, (541, 40), PLAYERS) == f"{angle}° at 40 % (541, 541)"
    assert texts.option_text(ask, (540, 40), PLAYERS).startswith("270°")
    assert texts.event(Event(1, "flick.line", {"seat": 1, "angle_halves": 541}), PLAYERS) == f"Bo aims {angle}°."


def test_a_question_may_say_how_to_type_its_answers() -> None:
    texts = GameTexts("test", "en", strict=True, text=FLICK)

    assert texts.how(Ask(0, "flick.aim", range(3))) == "Angle and strength"
    assert texts.how(Ask(0, "flick.line", range(3))) == ""


def test_numbers_below_zero_have_a_real_minus_sign() -> None:
    """Not a hyphen, where a line may break; words and ranges keep theirs."""
    text = (
        "go-down = { $player } loses: { $gold } (from 3-4 to {$gold}), { $hp }, { $list }, semi-2.\ngo-words = at -2\n"
    )
    game = GameTexts("test", "en", strict=True, text=text)
    facts: dict[str, Value] = {"seat": 0, "gold": -1234, "hp_tenths": -25, "list": (-1, 2)}

    assert game.event(Event(1, "go.down", facts), ("Ann-2",)) == (
        "Ann-2 loses: \u22121,234 (from 3-4 to \u22121,234), \u22122.5, \u22121 and 2, semi-2."
    )
    assert game.event(Event(1, "go.words", {}), ()) == "at -2", "literal text stays unchanged"
    assert [game.formatter.half(number) for number in (-5, -4, 5)] == ["\u22122.5", "\u22122", "2.5"]
