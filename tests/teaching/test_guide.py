"""Guided matches: prepared dice, and notes that follow from the answers alone; shown with Pig."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from oubliette.bots import make_bot
from oubliette.games import find
from oubliette.kernel import FATE, IllegalSetUp, Match, set_up
from oubliette.kit.data import BadData
from oubliette.table import Bot, Person, Table
from oubliette.teaching import Guidance, Guide, PreparedDice, find_lesson, led_answer, lesson_of, scripted_answer
from oubliette.teaching.lesson import Lesson, parse_lesson

PIG: Final = lesson_of("pig")

SCRIPT: Final = """
[[lesson]]
minutes = 1
seats = ["me", "easy"]
seed = 5
options = { target = 30 }

[[dice]]
ask = "roll.die"
give = [4, 1, 4]
rest = "again"

[[note]]
id = "first"
ask = "turn.choice"
suggest = "roll"

[[note]]
id = "rolled"
event = "roll.face"
event_facts = { seat = 0, face = 4 }

[[note]]
id = "dared"
chose_ask = "turn.choice"
chose = "roll"
after = ["first"]

[[note]]
id = "never"
ask = "turn.choice"
unless = ["first"]
after = ["rolled"]
"""


def start(lesson: Lesson) -> Match:
    return Match.start(lesson.set_up(), fate=PreparedDice(lesson.dice, lesson.plan.seed))


def ids(guidance: Guidance) -> list[str]:
    return [note.id for note in guidance.notes]


@pytest.mark.parametrize(("pot", "suggested", "led"), [(4, 1, 1), (5, -1, 0)])
def test_a_lead_may_be_shown_where_its_view_fits(pot: int, suggested: int, led: int) -> None:
    leads = f"""
[[lead]]
ask = "turn.choice"
give = ["hold"]
rest = "last"
view = {{ "pot" = {pot} }}
shown = true

[[lead]]
ask = "turn.choice"
give = ["roll"]
rest = "last"
"""
    lesson = parse_lesson("pig", SCRIPT + leads, "test")
    match = start(lesson)
    guide = Guide(lesson)
    assert guide.follow(match).suggested == 0, "a note suggests to roll"
    match.choose("roll")
    while match.ask is not None and match.ask.seat != 0:
        match.answer(0)
    assert match.view(0)["pot"] == 4
    assert led_answer(lesson, match) == led
    assert guide.follow(match).suggested == suggested


def test_dice_come_in_the_order_of_the_script_whoever_rolls() -> None:
    """4 for me, then a fatal 1; then 4 for the bot."""
    match = start(parse_lesson("pig", SCRIPT, "test"))
    match.choose("roll")
    rolls = [(event.facts["seat"], event.slug, event.facts["face"]) for event in match.events if "face" in event.facts]
    assert rolls == [(0, "roll.face", 4), (0, "roll.fatal", 1), (1, "roll.face", 4)]


def test_taking_back_gives_the_same_dice_again() -> None:
    match = start(PIG)
    faces = []
    for _ in range(2):
        match.choose("roll")
        match.choose("roll")
        faces.append([event.facts["face"] for event in match.events if event.slug == "roll.face"])
        match.rewind(1)
    assert faces[0] == faces[1]


def test_dice_go_on_where_a_stored_match_stopped() -> None:
    """Four rolls in one go, or two, a restart, and two more."""
    whole = start(PIG)
    part = start(PIG)
    for match in (whole, part):
        match.choose("roll")
        match.choose("roll")
    dice = PreparedDice(PIG.dice, PIG.plan.seed)
    again = Match.replay(part.record(), fate=dice)
    dice.catch_up(again)
    for match in (whole, again):
        match.choose("roll")
    assert again.answers == whole.answers


def test_after_the_prepared_values_the_dice_are_fair() -> None:
    script = SCRIPT.replace('give = [4, 1, 4]\nrest = "again"', "give = [4]")
    match = start(parse_lesson("pig", script, "test"))
    faces: set[object] = set()
    while not match.over and len(faces) < 3:
        match.choose("roll")
        faces |= {event.facts["face"] for event in match.events if event.slug == "roll.face"}
    assert len(faces) >= 3


def test_notes_come_at_their_moments_and_once() -> None:
    lesson = parse_lesson("pig", SCRIPT, "test")
    guide, match = Guide(lesson), start(lesson)
    first = guide.follow(match)
    assert ids(first) == ["rolled", "first"]
    assert match.ask is not None
    assert match.ask.options[first.suggested] == "roll"
    match.choose("roll")
    assert guide.follow(match).notes == ()  # the bot is asked
    match.choose("hold")
    assert ids(guide.follow(match)) == ["dared"]
    assert guide.follow(match).told == 3


def test_one_thing_at_a_time() -> None:
    """Two notes about the same roll: the second waits for the next question."""
    script = SCRIPT + '[[note]]\nid = "again"\nevent = "roll.face"\n'
    lesson = parse_lesson("pig", script, "test")
    guide, match = Guide(lesson), start(lesson)
    assert ids(guide.follow(match)) == ["rolled", "first"]
    match.choose("roll")
    match.choose("hold")
    assert ids(guide.follow(match)) == ["again"]


def test_notes_follow_from_the_answers_alone() -> None:
    """Another guide that comes late, and one that saw a take-back, say the same."""
    lesson = parse_lesson("pig", SCRIPT, "test")
    guide, match = Guide(lesson), start(lesson)
    match.choose("roll")
    guide.follow(match)
    match.rewind(1)
    assert ids(guide.follow(match)) == ["rolled", "first"]
    match.choose("roll")
    assert guide.follow(match) == Guide(lesson).follow(match)


def test_the_lesson_ends_with_the_match_or_at_its_goal() -> None:
    guide, match = Guide(PIG), start(PIG)
    while not match.over:
        assert guide.follow(match).outcome == ""
        ask = match.ask
        assert ask is not None
        assert ask.seat != FATE
        if ask.seat == PIG.learner:
            index = guide.follow(match).suggested
            match.answer(max(index, 0))
        else:
            scripted = scripted_answer(PIG, match)
            assert scripted is not None
            match.answer(scripted)
    assert guide.follow(match).outcome in ("won", "lost")

    goal = SCRIPT.replace("seed = 5", 'seed = 5\ngoal = "roll.face"\ngoal_facts = { seat = 1 }')
    lesson = parse_lesson("pig", goal, "test")
    guide, match = Guide(lesson), start(lesson)
    assert guide.follow(match).outcome == ""
    match.choose("roll")
    done = guide.follow(match)
    assert (done.outcome, done.notes) == ("won", ())


def test_a_row_may_be_about_one_bot_or_lead_the_learner() -> None:
    """Pig: seat 1 holds, seat 2 rolls on; the learner is led to roll once, then to hold."""
    script = '[[lesson]]\nminutes = 1\nseats = ["me", "easy", "easy"]\nseed = 5\n'
    script += '[[dice]]\nask = "roll.die"\ngive = [4]\nrest = "last"\n'
    for seat, answer in ((1, "hold"), (2, "roll")):
        script += f'[[bot]]\nask = "turn.choice"\nseat = {seat}\ngive = ["{answer}"]\nrest = "last"\n'
    script += '[[lead]]\nask = "turn.choice"\ngive = ["roll", "hold"]\n'
    script += '[[note]]\nid = "first"\nask = "turn.choice"\n'
    lesson = parse_lesson("pig", script, "test")
    match = start(lesson)
    led = []
    while match.ask is not None and match.ask.seat == 0:
        index = led_answer(lesson, match)
        assert index is not None
        led.append(match.ask.options[index])
        match.answer(index)
    answers = [(match.ask.seat, match.ask.options[scripted_answer(lesson, match) or 0]) for _ in range(1) if match.ask]
    match.choose("hold")
    assert match.ask is not None
    answers.append((match.ask.seat, match.ask.options[scripted_answer(lesson, match) or 0]))

    assert led == ["roll", "hold"]
    assert answers == [(1, "hold"), (2, "roll")]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('["me", "easy"]', '["easy", "easy"]', 'seats must name "me" once'),
        ('after = ["first"]', 'after = ["frist"]', "there is no note 'frist'"),
        ('ask = "turn.choice"\nsuggest', "suggest", "name its moment"),
        ("minutes = 1", "minuets = 1", "unknown key 'minuets'"),
        ("give = [4, 1, 4]", "give = []", "give is empty"),
        ('rest = "again"', 'rest = "never"', "rest"),
    ],
)
def test_a_wrong_script_is_refused_with_a_clear_message(old: str, new: str, complaint: str) -> None:
    assert old in SCRIPT
    with pytest.raises(BadData, match=complaint):
        parse_lesson("pig", SCRIPT.replace(old, new, 1), "test")


def test_a_word_that_names_no_game_has_no_lesson() -> None:
    assert find_lesson("../pig") is None
    with pytest.raises(IllegalSetUp):
        lesson_of("no_such_game")


def test_a_note_about_a_window_waits_for_one_that_is_asked() -> None:
    """A person alone is asked only in windows near them; the table declines the others."""
    game = find("dungeon_looters")
    made = set_up(game, 2)
    windows = game.windows(made.settings)
    assert windows
    script = '[[lesson]]\nminutes = 1\nseats = ["me", "greedy"]\nseed = 4\n'
    script += "".join([f'[[note]]\nid = "{prompt.replace(".", "-")}"\nask = "{prompt}"\n' for prompt in windows])
    lesson = parse_lesson(game.id, script, "test")
    guide, match = Guide(lesson), start(lesson)
    table = Table(match, [Person("Ada"), Bot("Bo", make_bot("random", game, 1, 4))], forced=True)
    chance, seen = Random(4), 0
    for _ in range(150):
        table.advance()
        if match.ask is None:
            break
        seen += len(guide.follow(match).notes)
        assert guide.follow(match).told == seen
        table.answer(0, chance.randrange(len(match.ask.options)))
    windows_in_all = sum(1 for step in match.history() if step.ask.seat == 0 and step.ask.prompt in windows)
    assert seen
    assert windows_in_all > seen
