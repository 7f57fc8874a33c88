"""Worked examples of rulebooks: each plays through and shows what it cites."""

from __future__ import annotations

import pytest

from oubliette.games import GAMES, SAMPLES
from oubliette.kit.data import BadData
from oubliette.teaching.examples import NoExample, Script, examples_of, parse_examples, play_example, play_script
from oubliette.texts import languages, rulebook

EVERY_EXAMPLE = [(game_id, name) for game_id in GAMES + SAMPLES for name in examples_of(game_id)]

SCRIPT = """
[[example]]
id = "held"
answers = ["roll", "hold", "roll"]
cites = ["turn.end"]

[[dice]]
ask = "roll.die"
give = [4, 5, 2, 3]
"""


def example(text: str = SCRIPT) -> Script:
    return parse_examples("pig", text, "test")["held"]


@pytest.mark.parametrize(("game_id", "name"), EVERY_EXAMPLE)
def test_an_example_shows_what_it_cites(game_id: str, name: str) -> None:
    played = play_example(game_id, name)
    book = rulebook(game_id, "en")
    assert book is not None

    cited = set(played.script.example.cites)
    assert cited
    assert cited <= played.slugs()
    assert cited <= set(book.slugs())


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game_id", GAMES + SAMPLES)
def test_rulebooks_show_each_example_once(game_id: str, lang: str) -> None:
    book = rulebook(game_id, lang)
    assert book is not None

    assert sorted(one.name for one in book.figures() if one.kind == "example") == sorted(examples_of(game_id))


def test_an_example_shows_all_of_it_or_a_part() -> None:
    """Of seven answers, the second, fourth and sixth are the players'; the others are dice."""
    assert play_script(example())[2:] == (1, 7)
    for wish, shown in {
        "start = 1": (3, 7),
        "stop = 0": (1, 3),
        'start = "turn.end"': (4, 7),
        'start = "setup.order"\nstop = "turn.end"': (0, 4),
        "start = 2\nstop = 2": (5, 7),
    }.items():
        text = SCRIPT.replace('cites = ["turn.end"]', f'cites = ["turn.end"]\n{wish}')
        assert play_script(example(text))[2:] == shown, wish


def test_its_slugs_are_those_of_the_part_that_is_shown() -> None:
    text = SCRIPT.replace('cites = ["turn.end"]', 'cites = ["turn.end"]\nstop = 0')

    assert play_script(example(text)).slugs() == {"roll.face", "turn.choice", "roll.die"}
    assert "turn.end" in play_script(example()).slugs()


def test_dice_may_belong_to_one_example() -> None:
    other = SCRIPT.replace('ask = "roll.die"', 'ask = "roll.die"\nexample = "held"')
    other += '[[dice]]\nask = "roll.die"\ngive = [6]\nexample = "other"\n'
    other += '[[example]]\nid = "other"\nanswers = ["hold"]\ncites = ["turn.end"]\n'
    both = parse_examples("pig", other, "test")

    faces = {name: play_script(one).match.events[1].facts["face"] for name, one in both.items()}
    assert faces == {"held": 4, "other": 6}


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"hold", "roll"]', '"hold", "fly"]', "answer 2 .'fly'. is not possible at 'turn.choice'"),
        ('cites = ["turn.end"]', 'cites = ["turn.end"]\noptions = { target = 10 }', "answer 2 .'roll'. is not needed"),
        ('cites = ["turn.end"]', 'cites = ["turn.end"]\nstart = 4', "start = 4: there are 3 answers"),
        ('cites = ["turn.end"]', 'cites = ["turn.end"]\nstop = 3', "stop = 3: there are 3 answers"),
        ('cites = ["turn.end"]', 'cites = ["turn.end"]\nstop = "roll.fatal"', "there is no event 'roll.fatal'"),
        ('cites = ["turn.end"]', 'cites = ["turn.end"]\nstart = 2\nstop = 0', "it stops before it starts"),
        ('ask = "roll.die"', 'ask = "roll.die"\nexample = "no"', "there is no example 'no'"),
        ("give = [4, 5, 2, 3]", "give = []", "give is empty"),
        ('cites = ["turn.end"]', "", "the key 'cites' is missing"),
    ],
)
def test_a_wrong_example_is_refused_with_a_clear_message(old: str, new: str, complaint: str) -> None:
    assert old in SCRIPT
    text = SCRIPT.replace(old, new, 1).replace("[4, 5, 2, 3]", "[4, 6, 2, 3]" if "target" in new else "[4, 5, 2, 3]")
    with pytest.raises(BadData, match=complaint):
        play_script(example(text))


def test_a_word_that_names_no_example_is_refused() -> None:
    assert examples_of("../pig") == {}
    with pytest.raises(NoExample):
        play_example("pig", "no_such_example")
