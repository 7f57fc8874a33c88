"""An answer keeps its number while the same question comes again and again."""

from typing import Any

from oubliette.kernel import Way
from oubliette.table import Question
from oubliette.terminal.plain.answer_numbers import AnswerNumbers
from oubliette.terminal.plain.choices import Choices
from oubliette.terminal.plain.typed_ahead import TypedAhead
from oubliette.texts import GameTexts, ShellTexts

TEXTS = GameTexts("test", "en", text="")


def shop(*options: Any, seat: int = 0, prompt: str = "shop.buy", ways: tuple[Way, ...] = ()) -> Question:
    return Question(seat, prompt, {}, options, ways)


def listed(numbering: AnswerNumbers, question: Question, ply: int = 1) -> Choices:
    return Choices(question, TEXTS, ("Ada", "Bo"), None, numbering.of(question, ply))


def test_what_is_sold_leaves_a_gap_and_what_is_new_comes_last() -> None:
    numbering = AnswerNumbers()
    first = listed(numbering, shop("ale", "bread", "cord", "leave"))
    then = listed(numbering, shop("bread", "cord", "dice", "leave"), 2)

    assert first.lines(ShellTexts("en")) == ["  1. ale", "  2. bread", "  3. cord", "  4. leave"]
    assert then.lines(ShellTexts("en")) == ["  2. bread", "  3. cord", "  4. leave", "  5. dice"]
    assert then.find("1") == [] and then.find("4") == [3] and then.find("5") == [2]
    assert (first.numbers, then.numbers) == ("1–4", "2–5")
    assert then.line(3) == "4. leave"
    assert listed(numbering, shop("cord", "dice"), 3).numbers == "3, 5"


def test_numbers_typed_ahead_mean_the_list_that_was_printed() -> None:
    numbering = AnswerNumbers()
    question = shop("ale", "bread", "cord", "leave")
    ahead = TypedAhead(["1", "3"], question, listed(numbering, question))

    later = shop("bread", "cord", "leave")
    assert ahead.take(later, listed(numbering, later, 2)) == later.options.index("cord")


def test_another_question_another_seat_or_another_offer_begins_at_one() -> None:
    for other in (
        shop("bread", "cord", prompt="shop.sell"),
        shop("bread", "cord", seat=1),
        shop("rope", "salt", "cord"),
        shop("bread", "cord", ways=(Way("bread", "bread", -1),)),
    ):
        numbering = AnswerNumbers()
        numbering.of(shop("ale", "bread", "cord"), 1)
        assert [listed(numbering, other, 2).find(str(number)) for number in (1, 2)] == [[0], [1]], other


def test_a_question_in_between_starts_the_numbers_at_one() -> None:
    """A die, or somebody else's answer."""
    numbering = AnswerNumbers()
    numbering.of(shop("ale", "bread", "cord"), 1)

    assert listed(numbering, shop("bread", "cord"), 3).find("1") == [0]


def test_equal_answers_have_one_number_and_long_lists_their_own() -> None:
    numbering = AnswerNumbers()
    twice = listed(numbering, shop("ale", "ale", "bread"))
    assert twice.find("2") == [2] and twice.find("3") == []

    many = shop(*[f"thing{number}" for number in range(50)])
    assert numbering.of(many, 2) == {} and listed(numbering, many).find("50") == [49]
