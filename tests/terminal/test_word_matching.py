"""Finding answers of a long list by words."""

from collections.abc import Sequence
from typing import Any

import pytest

from oubliette.kernel import Ask
from oubliette.terminal.plain.choices import LISTED, Choices
from oubliette.terminal.plain.word_matching import words
from oubliette.texts import GameTexts, ShellTexts
from tests.terminal.conftest import Player

TEXT = """\
lay = Où ?
    .other = { $a } sur { $b }{ $c ->
        [0] {""}
       *[other] , tournée de { $c } quart
    }
step = Par où ?
    .other = { $a_way }, vers { $a_square }
    .explore = Explorer vers { $a_toward } : nouvelle salle
    .stop = Vous arrêter là
name-guard_room = Poste d’écoute
name-t_bend = Coude
name-n = nord
    .way = Nord
    .toward = le nord
    .short = n
name-w = ouest
    .way = Ouest
    .toward = l’ouest
    .short = o
"""
CELLS = tuple(f"{column}{row}" for column in "ABCD" for row in (1, 2, 10))
LAID = tuple((tile, cell, turn) for tile in ("guard_room", "t_bend") for cell in CELLS for turn in (0, 1))


def choices(options: Sequence[Any] = LAID, prompt: str = "lay") -> Choices:
    facts = {"n_square": "E4", "w_square": "D5"}
    return Choices(Ask(0, prompt, options, facts), GameTexts("test", "fr", text=TEXT), ("Ada",))


def at(tile: str, cell: str, turn: int) -> int:
    return LAID.index((tile, cell, turn))


def test_the_list_is_a_long_one() -> None:
    assert len(LAID) > LISTED


@pytest.mark.parametrize(
    "typed",
    [
        "Poste d’écoute sur B2, tournée de 1 quart",
        "poste d'ecoute sur b2 tournee",
        "b2 tour ECOU",
        "quart b2 po",
        "guard_room B2 1",
        "1 b2 guard",
        "room b2 1",
    ],
)
def test_words_find_an_answer_in_any_order_without_accents_and_by_their_beginning(typed: str) -> None:
    assert choices().find(typed) == [at("guard_room", "B2", 1)]


def test_all_fitting_answers_are_found_and_keep_their_numbers() -> None:
    answers = choices()
    found = answers.find("coude b2")

    assert found == [at("t_bend", "B2", 0), at("t_bend", "B2", 1)]
    assert answers.matches(found) == ["  33. Coude sur B2", "  34. Coude sur B2, tournée de 1 quart"]
    assert [answers.find(str(index + 1)) for index in found] == [[index] for index in found]


def test_the_whole_text_of_an_answer_is_that_answer_although_others_have_its_words() -> None:
    assert choices().find("coude sur b2") == [at("t_bend", "B2", 0)]


def test_words_of_the_text_and_of_the_value_are_not_mixed() -> None:
    """Words of both languages together find nothing."""
    assert choices().find("coude b2 t_bend") == []


@pytest.mark.parametrize("typed", ["z", "coude z9", "oude", ",", "…", "b3", "coude poste", "100"])
def test_words_that_fit_no_answer_find_nothing(typed: str) -> None:
    assert choices().find(typed) == []


def test_a_number_is_no_beginning_of_another() -> None:
    assert choices().find("coude b1 quart") == [at("t_bend", "B1", 1)]  # and not B10


@pytest.mark.parametrize(("lang", "sentence"), [("en", "Type a few words"), ("fr", "Tapez quelques mots")])
def test_the_example_is_in_the_language_of_the_reader_and_works(lang: str, sentence: str) -> None:
    answers = choices()
    hint = answers.lines(ShellTexts(lang))[-1]

    assert hint.startswith(sentence) and answers.example() in hint
    assert len(answers.find(answers.example())) == 1
    assert "guard_room" not in hint and "t_bend" not in hint


def test_an_example_is_a_word_if_one_is_enough() -> None:
    squares = choices(tuple(f"{column}{row}" for column in "bcdefghijklmn" for row in range(2, 12)), "square")

    assert squares.example() == "h7"


STEPS = ("n", ("explore", "n"), ("explore", "w"), "stop")


@pytest.mark.parametrize(
    ("options", "typed", "found"),
    [
        (STEPS, "explorer n", [1]),
        (STEPS, "explorer o", [2]),
        (STEPS, "explorer ouest", [2]),
        (STEPS, "ouest explo", [2]),
        (STEPS, "arrêter vous", [3]),
        (STEPS, "n", [0]),
        (STEPS, "o", []),
        (STEPS[1:], "explorer", [0, 1]),
        (STEPS[2:], "explorer n", []),  # though there would be a new room in the west
        (STEPS[2:], "explorer nou", [0]),
    ],
)
def test_in_a_short_list_too_and_a_short_name_is_never_a_beginning(
    options: Sequence[Any], typed: str, found: list[int]
) -> None:
    assert choices(options, "step").find(typed) == found


@pytest.mark.parametrize(
    ("typed", "clear"),
    [("n", True), ("Nord", True), ("nord, vers e4", True), ("e4", True), ("vers", True), ("ver", False)],
)
def test_before_the_list_is_printed_only_beginnings_and_whole_words_count(typed: str, clear: bool) -> None:
    assert choices(STEPS, "step").clear(typed, 0) is clear


def test_words_are_cut_at_apostrophes_and_not_at_hyphens() -> None:
    assert words("l'epee, (nord-est) : 1.5 po.") == ["l", "epee", "nord-est", "1.5", "po"]


LOOTERS = {"game_id": "dungeon_looters", "seats": ["human", "greedy", "greedy"], "seed": 1}


@pytest.mark.parametrize(
    ("lang", "typed", "seen"),
    [
        (
            "fr",
            "sortie nord c3\ntoujours non\ncoude\nCOUDE d5\nxyzzy d5\nest d5 coude sud\nquitter",
            (
                "66 réponses possibles",
                "comme «\u202fcouloir b3\u202f»",
                "22 réponses correspondent à «\u202fcoude\u202f»\u202f:",
                "2 réponses correspondent à «\u202fCOUDE d5\u202f»\u202f:\n  11. Coude sur D5, portes nord et est",
                "Tapez les mêmes mots et d’autres, ou un numéro.",
                "«\u202fxyzzy d5\u202f» n’est pas une réponse possible.",
                "Ada pose un coude sur D5.",
            ),
        ),
        (
            "en",
            "c3 north\nalways no\nd5\nbend d5\nxyzzy d5\n12\nquit",
            (
                "66 possible answers",
                "such as “corridor b3”",
                "answers fit “d5”:",
                "2 answers fit “bend d5”:\n  11. ",
                "Type the same words and more, or a number.",
                "“xyzzy d5” is none of the answers.",
                "on D5.",
            ),
        ),
    ],
)
def test_a_long_list_is_narrowed_at_the_table(play: Player, lang: str, typed: str, seen: tuple[str, ...]) -> None:
    screen = play(typed, lang=lang, options={"archetype_choice": "random"}, **LOOTERS).screen

    for words_seen in seen:
        assert words_seen in screen
