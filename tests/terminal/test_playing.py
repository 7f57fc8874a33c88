"""Whole matches at the plain terminal, through prepared lines."""

import json

import pytest

from oubliette.kernel import BadRecord, IllegalSetUp, Match, Problem, Record
from oubliette.table import WrongPlayers
from oubliette.terminal.plain.saving import read
from oubliette.terminal.plain.seating import names
from oubliette.texts import ShellTexts
from tests.terminal.conftest import Player


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Round the table: Ada (you) and Moth 2 (a bot).", "1. Roll the die again", "wins with")),
        ("fr", ("Autour de la table\u202f: Ada (vous)", "1. Relancer le dé", "gagne avec")),
    ],
)
def test_a_match_is_played_to_its_end(play: Player, lang: str, words: tuple[str, ...]) -> None:
    played = play("1 1 2 " * 30, lang=lang, seats=["human", "random"])

    assert played.code == 0
    for word in words:
        assert word in played.screen
    (path,) = played.kept
    assert str(path) in played.screen
    assert Match.replay(read(path)[0]).over


def test_bots_alone_play_by_themselves(play: Player) -> None:
    played = play("", seats=["random", "greedy:Tom"])

    assert played.code == 0
    assert "Tom" in played.screen and "wins with" in played.screen
    assert "help" not in played.screen
    assert not played.kept


def test_an_answer_is_a_number_a_word_or_the_beginning_of_its_text(play: Player) -> None:
    for typed in ("2", "hold", "HOLD", "Hold, and", "hold, and bring the 6 points home"):
        played = play(f"{typed}\nquit")
        assert "Ada brings 6 points home" in played.screen, typed


def test_a_line_that_is_no_answer_gets_one_line_and_the_question_again(play: Player) -> None:
    played = play("7\n0\nfly\n-1\n\x1b[A\n" + "x" * 500 + "\n2\nquit")

    assert "“7” is not an answer here. Type a number (1, 2), “?” or “help”." in played.screen
    assert " ".join(played.screen.split()).count("is not an answer here") == 6
    assert "\x1b" not in played.screen
    assert "x" * 61 not in played.screen
    assert "Ada brings 6 points home" in played.screen


def test_a_question_explains_itself(play: Player) -> None:
    assert "Roll on or hold\nAs long as no 1 comes up" in play("? quit").screen
    assert "Continuer ou s’arrêter\nTant que" in play("pourquoi quitter", lang="fr").screen


def test_the_rulebook_can_be_read_whole_or_by_word(play: Player) -> None:
    whole = play("rules\nquit").screen
    some = play("rules tips\nrules zebra\nquit").screen

    assert "A folk game for two to six people" in whole and "Winning" in whole
    assert "The 1\nA 1 tips the trough over" in some and "Winning" not in some
    assert "The rulebook says nothing about “zebra”." in some


@pytest.mark.parametrize(
    ("lang", "typed", "shown"),
    [
        ("en", "help quit", "undo: take back"),
        ("fr", "aide quitter", "annuler\u202f: retirer"),
        ("fr", "help quit", "annuler\u202f: retirer"),
        ("fr", "journal quitter", "> journal\nAda commence."),
        ("fr", "regles quitter", "Un jeu populaire"),
        ("fr", "RÈGLES quitter", "Un jeu populaire"),
        ("fr", "annuler quitter", "Rien à annuler\u202f: aucune réponse"),
        ("en", "look quit", "1. Roll the die again"),
    ],
)
def test_commands_are_understood_in_the_language_and_in_english(
    play: Player, lang: str, typed: str, shown: str
) -> None:
    played = play(typed, lang=lang)

    assert played.code == 0
    assert shown in played.screen
    assert "n’est pas une réponse" not in played.screen


def test_dice_cannot_be_taken_back_but_typed_ones_can(play: Player) -> None:
    seeded = play("1 undo quit")
    real = play("5 undo 4 undo undo undo 3 quit", dice="real")

    assert "Nothing can be taken back" in seeded.screen
    assert "What does the die show?" in real.screen
    assert real.screen.count("Answer taken back.") == 2
    assert "Ada rolls 4." in real.screen and "Ada rolls 3." in real.screen
    left = next(path for path in real.kept if str(path) in real.screen)
    assert read(left)[0].answers == [2]


def test_real_dice_are_typed_by_their_face(play: Player) -> None:
    played = play("7 0 six 6 quit", dice="real", lang="fr")

    assert played.screen.count("n’est pas une réponse ici. Réponses possibles\u202f: 1–6.") == 3
    assert "Ada fait 6." in played.screen


def test_several_people_share_the_screen_where_nothing_is_secret(play: Player) -> None:
    played = play("1 1 2 2 undo no undo yes quit", seats=["human:Ada", "human:Bo"])

    assert "Ada: " in played.screen and "Bo: " in played.screen
    assert "Pass the keyboard" not in played.screen and "\n" * 20 not in played.screen
    assert "Everybody must agree (yes, no).\n> no\nThe match goes on as before." in played.screen
    assert "Answer taken back." in played.screen
    assert played.screen.count("Ada begins.") == 1, "both read the same screen"


def test_real_dice_need_somebody_to_read_them(play: Player) -> None:
    with pytest.raises(IllegalSetUp) as caught:
        play("", seats=["random", "random"], dice="real")

    assert caught.value.slug == "nobody_rolls"


def test_wrong_arguments_are_refused_before_anything_is_printed(play: Player) -> None:
    for wishes in (
        {"game_id": "chess"},
        {"seats": ["human"]},
        {"seats": ["human", "nobody"]},
        {"options": {"target": 1}},
        {"load": "/nowhere/at/all.json"},
    ):
        with pytest.raises(Problem):
            play("", **wishes)


def test_a_match_goes_on_where_it_was_left_with_the_same_dice(play: Player) -> None:
    whole = play("1 1 2 1 2 quit", seats=["human:Ada", "greedy"])
    first = play("1 1 2 quit", seats=["human:Ada", "greedy"])
    left = next(path for path in first.kept if str(path) in first.screen)
    second = play("1 2 quit", load=str(left), seed=None)

    assert "The match goes on after" in second.screen
    assert "Ada" in second.screen
    assert f"oubliette play --load {left}" in first.screen
    assert read(left)[0].answers == read(next(path for path in whole.kept if str(path) in whole.screen))[0].answers


def test_a_match_taken_up_and_left_at_once_is_not_forgotten(play: Player) -> None:
    (left,) = play("1 quit").kept
    before = left.read_bytes()

    played = play("quit", load=str(left))

    assert f"oubliette play --load {left}" in played.screen
    assert left.read_bytes() == before


def test_a_record_from_elsewhere_is_not_overwritten(play: Player, home: object) -> None:
    played = play("1 1 quit")
    (left,) = played.kept
    other = played.home / "mine.txt"
    other.write_text(read(left)[0].to_text(), encoding="utf-8")
    before = other.read_bytes()

    again = play("2 quit", load=str(other))

    assert other.read_bytes() == before
    assert len(again.kept) == 2


def test_a_finished_match_is_shown_and_not_asked(play: Player) -> None:
    (path,) = play("1 1 2 " * 30).kept

    played = play("", load=str(path))

    assert played.code == 0
    assert "wins with" in played.screen and "> " not in played.screen
    assert "goes on after" not in played.screen and "Answer with" not in played.screen
    assert "Trough " not in played.screen and "+0" not in played.screen, "no player is marked as current any more"
    assert "Points" in played.screen and "Target: 30" in played.screen


@pytest.mark.parametrize("text", ["", "hello", "{", '{"oubliette-record":1}', "\xff\xfe"])
def test_a_damaged_file_is_refused(play: Player, home: object, text: str) -> None:
    played = play("1 quit")
    bad = played.home / "bad.json"
    bad.write_text(text, encoding="latin-1")

    with pytest.raises(BadRecord):
        play("", load=str(bad))


def test_seats_and_game_must_fit_the_file(play: Player) -> None:
    (left,) = play("1 quit").kept

    with pytest.raises(WrongPlayers):
        play("", load=str(left), seats=["human", "random", "random"])
    with pytest.raises(IllegalSetUp) as caught:
        play("", load=str(left), game_id="chess")
    assert caught.value.slug == "other_game"


def test_a_garbled_sitting_does_not_cost_the_match(play: Player) -> None:
    played = play("1 quit")
    (left,) = played.kept
    text = left.read_text(encoding="utf-8")
    assert '"play":{"seats":["human:Ada","greedy"]' in text
    left.write_text(text.replace('"greedy"]', "7]"), encoding="utf-8")

    assert "Ada" in play("quit", load=str(left)).screen
    assert Record.parse(text).answers == read(left)[0].answers


@pytest.mark.parametrize("typed", ["y", "yes", "o", "OUI"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_people_agree_to_an_undo_in_either_language(play: Player, lang: str, typed: str) -> None:
    played = play(f"1 2 undo {typed} quit", seats=["human:Ada", "human:Bo"], lang=lang)

    assert ("Answer taken back." if lang == "en" else "Réponse annulée.") in played.screen


@pytest.mark.parametrize("typed", ["n", "no", "Non"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_people_refuse_an_undo_in_either_language(play: Player, lang: str, typed: str) -> None:
    played = play(f"1 2 undo {typed} quit", seats=["human:Ada", "human:Bo"], lang=lang)

    assert ("The match goes on as before." if lang == "en" else "La partie continue comme avant.") in played.screen


def test_an_unclear_vote_is_asked_again(play: Player) -> None:
    played = play("1\n2\nundo\nperhaps\n\n2\nyes\nquit", seats=["human:Ada", "human:Bo"])

    assert played.screen.count("Everybody must agree (yes, no).") == 4
    assert played.screen.count("Answer taken back.") == 1


@pytest.mark.parametrize("typed", ["1\n2\nundo\nquit", "1\n2\nundo"])
def test_one_may_leave_during_a_vote(play: Player, typed: str) -> None:
    played = play(typed, seats=["human:Ada", "human:Bo"])
    kept = read(played.kept[0])[0].answers
    before = play("1\n2\nquit", seats=["human:Ada", "human:Bo"])

    assert played.code == 0
    assert "goes on as before" not in played.screen and "taken back" not in played.screen
    assert "To go on with this match" in played.screen
    assert kept == read(before.kept[-1])[0].answers


def test_names_are_harmless_and_short(play: Player) -> None:
    played = play("quit", seats=["human:\x1b[2J\x1b]0;gotcha\x07\nEve\u202eada", "greedy:" + "x" * 300])

    assert "\x1b" not in played.screen and "\x07" not in played.screen and "\u202e" not in played.screen
    assert "?[2J?]0;gotcha??Eve?ada (you)" in played.screen
    assert "x" * 30 + "…" in played.screen and "x" * 31 not in played.screen


def test_a_name_may_hold_a_no_break_space(play: Player) -> None:
    assert "Jean\u00a0Paul (you)" in play("quit", seats=["human:Jean\u00a0Paul", "greedy"]).screen


@pytest.mark.parametrize(
    ("seats", "alone", "called"),
    [
        (["human"], "Zoé", ("Zoé",)),
        (["random"], "Zoé", ("Zoé",)),
        (["human:Ada"], "Zoé", ("Ada",)),
        (["human"], "", ("Charlie",)),
        (["human", "human:Bo"], "Zoé", ("Player 1", "Bo")),
        (["human"], "\x1b[2J" + "x" * 300, ("?[2J" + "x" * 26 + "…",)),
    ],
)
def test_a_single_player_may_have_the_heros_name(seats: list[str], alone: str, called: tuple[str, ...]) -> None:
    """Unless the seat has a name. Long names are cut: the record may come from somebody else."""
    assert names(seats, ShellTexts("en"), alone) == called


def test_enter_alone_answers_nothing_where_no_answer_is_usual(play: Player) -> None:
    played = play("\n\n2\nquit")

    assert "(Enter)" not in played.screen
    assert played.screen.count("brings 6 points home") == 1
    assert "is not an answer here" not in played.screen


def test_looking_up_a_page_is_explained(play: Player) -> None:
    assert "look 7 shows page 7" in " ".join(play("help\nquit").screen.split())
    assert "voir 7 montre la page 7" in " ".join(play("aide\nquitter", lang="fr").screen.split())


def test_a_finished_match_branches_off_at_any_answer_with_new_dice(play: Player) -> None:
    first = play("1 1 2 " * 30, seats=["human", "random"])
    (whole,) = first.kept
    before = whole.read_bytes()
    old = read(whole)[0]

    branch = play("quit", load=str(whole), since=9, seed=None)

    assert whole.read_bytes() == before
    (path,) = [path for path in branch.kept if path != whole]
    record, sitting = read(path)
    assert record.answers[:9] == old.answers[:9]
    assert sitting is not None
    assert (sitting.branched, sitting.seats) == (9, ("human:Ada", "random"))
    assert "The match goes on after" in branch.screen
    again = play("quit", load=str(path), seed=None)
    assert "The match goes on after" in again.screen
    kept = play("quit", load=str(whole), since=9, seed=None).kept
    seeds = {json.loads(one.read_text(encoding="utf-8"))["notes"]["play"]["seed"] for one in kept}
    assert len(seeds) == len(kept) == 3, "the dice are new each time"
    with pytest.raises(Problem) as caught:
        play("quit", load=str(whole), since=9999)
    assert caught.value.slug == "no_such_ply"
