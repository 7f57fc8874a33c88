"""Several answers in one line."""

import pytest

from oubliette.kernel import FATE
from oubliette.table import Question
from oubliette.terminal.plain.choices import Choices
from oubliette.terminal.plain.saving import read
from oubliette.terminal.plain.typed_ahead import TypedAhead, split
from oubliette.texts import GameTexts
from tests.terminal.conftest import Played, Player

WALK = {"game_id": "new_dungeon", "seed": 1, "seats": ["human"]}


def answers(played: Played) -> list[int]:
    left = next(path for path in played.kept if str(path) in played.screen)
    return read(left)[0].answers


def shown(played: Played) -> str:
    return " ".join(played.screen.split(" ")).replace("\n", " ")


@pytest.mark.parametrize(
    ("typed", "parts"),
    [
        ("n, n,e", ["n", "n", "e"]),
        ("n", ["n"]),
        (" ,n,, ", ["n"]),
        (",", []),
        ("3, 5", ["3", "5"]),
        ("3,5", ["3", "5"]),
        ("1,000", ["1,000"]),
        ("12,345,678", ["12,345,678"]),
    ],
)
def test_commas_separate_answers_but_not_the_thousands_of_a_number(typed: str, parts: list[str]) -> None:
    assert split(typed) == parts


def test_answers_in_one_line_are_given_as_if_typed_one_by_one(play: Player) -> None:
    line = play("n, n, n, n\nquit", **WALK)
    apart = play("n\nn\nn\nn\nquit", **WALK)

    assert answers(line) == answers(apart)
    assert "Ada goes by K109, K105 and T101 to T223." in line.screen, "a walk is told in one sentence"
    assert line.screen.count("Where to from") == 2
    assert "Answered" not in line.screen


def test_undo_takes_back_one_answer_at_a_time(play: Player) -> None:
    played = play("n, n, n\nundo\nquit", **WALK)

    assert answers(played) == answers(play("n\nn\nquit", **WALK))
    assert played.screen.count("Answer taken back.") == 1


@pytest.mark.parametrize(
    ("lang", "message"),
    [
        ("en", "Answered: n, n. Not answered, because “w” is not an answer here: w, n."),
        (
            "fr",
            "Répondu\u202f: n, n. Laissé de côté, car «\u202fo\u202f» n’est pas une réponse ici\u202f: o, n.",
        ),
    ],
)
def test_it_ends_at_an_answer_that_is_not_possible(play: Player, lang: str, message: str) -> None:
    west = "w" if lang == "en" else "o"
    played = play(f"n\nn, n, {west}, n\nquit", lang=lang, **WALK)

    assert message in shown(played)
    assert answers(played) == answers(play("n\nn\nn\nquit", **WALK))


@pytest.mark.parametrize("typed", ["n, undo, n", "n, help", "n, quit", "n, fly, n"])
def test_a_command_is_no_answer(play: Player, typed: str) -> None:
    played = play(f"{typed}\nquit", **WALK)

    assert "Answered: n. Not answered" in played.screen
    assert answers(played) == answers(play("n\nquit", **WALK))


def test_a_line_that_begins_with_no_answer_gives_nothing(play: Player) -> None:
    played = play("fly, n\nhalt\nquit", **WALK)

    assert "“fly” is not an answer here." in played.screen
    assert "Nothing on this line was taken as an answer." in played.screen
    assert "goes to" not in played.screen


def test_a_line_that_begins_unclearly_gives_nothing(play: Player) -> None:
    """Four corridors lead away from the Main Staircase."""
    played = play("n\nundo\ncorridor, 1\nquit", **WALK)

    assert "4 answers fit “corridor”:" in played.screen
    assert "Nothing on this line was taken as an answer." in played.screen
    assert answers(played) == answers(play("n\nundo\nquit", **WALK))


def test_a_line_meant_for_another_question_does_no_harm(play: Player) -> None:
    """East is possible only after the roll; before, an e only occurs inside “Give this floor up”."""
    played = play("e, s\nquitter", game_id="paper_dungeon", seats=["human"], lang="fr", seed=1)

    assert "«\u202fe\u202f» n’est pas une réponse ici." in shown(played)
    assert "Rien sur cette ligne n’a été pris pour une réponse." in played.screen
    assert not played.kept


def test_an_answer_unclear_in_the_printed_list_is_not_given_later(play: Player) -> None:
    played = play("n, corridor, s\nquit", **WALK)

    assert "Answered: n. Not answered, because “corridor” may mean several things: corridor, s." in shown(played)


def test_a_number_means_what_the_list_said_when_it_was_typed(play: Player) -> None:
    played = play("1, 1\nquit", **WALK)

    assert "because “1 (North: corridor K109)” is not an answer here: 1." in shown(played)
    assert answers(played) == answers(play("1\nquit", **WALK))


def test_a_number_goes_on_meaning_an_answer_that_stays(play: Player) -> None:
    played = play("3\n1\n2\n1, 1\nquit", dice="real", lang="fr")
    apart = play("3\n1\n2\n1\n1\nquit", dice="real", lang="fr")

    assert "Répondu\u202f: 1. Laissé de côté, car la question n’est plus la même\u202f: 1." in shown(played)
    assert answers(played) == answers(apart)[:-1]
    pig = play("1, 1, 1, 2\nquit", seed=5)
    assert "Ada brings" in pig.screen


def test_a_word_from_the_middle_of_an_unseen_answer_is_not_enough(play: Player) -> None:
    """The corridor K106 lies to the east."""
    assert "because “cor” " in shown(play("n, cor\nquit", **WALK))
    assert "Ada goes by K109, K105 to K106." in play("n, n, k106\nquit", **WALK).screen.replace(" and", ",")


def test_it_ends_at_another_question(play: Player) -> None:
    looters = {"game_id": "dungeon_looters", "seats": ["human", "greedy", "greedy"], "seed": 1}
    played = play("c3 north\n2, 1\nquit", options={"archetype_choice": "random"}, **looters)

    assert "Answered: 2. Not answered, because something else is asked now: 1." in shown(played)


@pytest.mark.parametrize(("lang", "message"), [("en", "the others have played since"), ("fr", "les autres ont joué")])
def test_it_ends_with_the_turn(play: Player, lang: str, message: str) -> None:
    """After holding, the player could roll in the next turn, but has not seen what the others did."""
    played = play("2, 1\nquit", lang=lang)

    assert message in shown(played)
    assert answers(played) == answers(play("2\nquit", lang=lang))


def test_it_never_goes_to_somebody_else(play: Player) -> None:
    played = play("2, 1\nquit", seats=["human:Ada", "human:Bo"])

    assert "Answered: 2. Not answered, because something else is asked now: 1." in shown(played)
    assert answers(played) == answers(play("2\nquit", seats=["human:Ada", "human:Bo"]))


def test_it_ends_where_a_habit_has_played_the_others_turn(play: Player) -> None:
    seats = ["human:Ada", "human:Bo"]
    played = play("2\nalways 2\n2, 1\nquit", seats=seats)

    assert "the others have played since" in shown(played)


def test_it_ends_with_the_match(play: Player) -> None:
    played = play("6\n1\n6\n2, 1, 1", dice="real", options={"target": 10})

    assert "wins with" in played.screen
    assert "Answered: 2. Not answered, because the match is over: 1, 1." in shown(played)


def test_a_comma_in_the_text_of_an_answer_is_no_end_of_it(play: Player) -> None:
    for typed in ("hold, and", "Hold, and bring the 6 points home", "HOLD, AND BRING"):
        played = play(f"{typed}\nquit")
        assert "Ada brings 6 points home" in played.screen, typed
        assert "Answered" not in played.screen and "Nothing of" not in played.screen


def test_dice_of_ones_own_are_typed_one_after_the_other(play: Player) -> None:
    """In Pig somebody decides between two rolls."""
    pig = play("3, 5\nquit", dice="real")

    assert "Ada rolls 3." in pig.screen
    assert "Answered: 3. Not answered, because something else is asked now: 5." in shown(pig)
    assert answers(pig) == answers(play("3\nquit", dice="real"))


def test_a_habit_is_one_answer(play: Player) -> None:
    played = play("always n, n\nquit", **WALK)

    assert "is not an answer here" in played.screen and "goes" not in played.screen.split("always n, n")[1]


@pytest.mark.parametrize(
    ("lang", "typed", "words"),
    [
        ("en", "help\nquit", ("In a long list: a few words", "Several answers: n, n, e gives")),
        (
            "fr",
            "aide\nquitter",
            ("Dans une longue liste\u202f: quelques mots", "Plusieurs réponses\u202f: n, n, e les"),
        ),
    ],
)
def test_help_says_so(play: Player, lang: str, typed: str, words: tuple[str, ...]) -> None:
    for word in words:
        assert word in shown(play(typed, lang=lang))


def roll(prompt: str = "roll.fight", whose: int = 0) -> tuple[Question, Choices]:
    question = Question(FATE, prompt, {"seat": whose}, range(1, 7))
    return question, Choices(question, GameTexts("test", "en", text=""), ("Ada", "Bo"))


def test_dice_in_a_row_are_read_off_in_one_line() -> None:
    ahead = TypedAhead(["3", "5", "6"], *roll())

    assert ahead.take(*roll()) == 4
    assert ahead.take(*roll()) == 5
    assert (ahead.given, ahead.left) == (["3", "5", "6"], [])


@pytest.mark.parametrize(("other", "why"), [(roll("roll.flee"), "asked"), (roll(whose=1), "asked")])
def test_other_dice_and_dice_of_somebody_else_are_not(other: tuple[Question, Choices], why: str) -> None:
    ahead = TypedAhead(["3", "5"], *roll())

    assert ahead.take(*other) == -1
    assert (ahead.given, ahead.left, ahead.why) == (["3"], ["5"], why)


def test_dice_are_not_in_a_row_if_anybody_is_asked_in_between() -> None:
    ahead = TypedAhead(["3", "5"], *roll())
    ahead.notice(Question(1, "decide.react", {}, ("pass", "play")))

    assert ahead.take(*roll()) == -1
    assert ahead.why == "others"


def test_a_reaction_of_somebody_else_does_not_end_a_walk() -> None:
    def step() -> tuple[Question, Choices]:
        question = Question(0, "decide.step", {}, ("n", "e"))
        return question, Choices(question, GameTexts("test", "en", text=""), ("Ada", "Bo"))

    ahead = TypedAhead(["n", "e", "e"], *step())
    ahead.notice(Question(1, "decide.react", {}, ("pass", "play")))
    assert ahead.take(*step()) == 1
    ahead.notice(Question(1, "decide.step", {}, ("n", "e")))
    assert ahead.take(*step()) == -1
    assert ahead.why == "others"
