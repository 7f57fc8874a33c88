"""Questions: how they are answered, and which are not asked."""

import pytest

from oubliette.kernel import FATE, Ask, Rule, ScriptProblem, play


def choose(options: list[str]) -> Rule[str]:
    answer = yield from Ask(0, "moment.choice", options)
    return answer


def test_a_question_is_answered_by_value() -> None:
    assert play(choose(["left", "right"]), answers=["right"]) == "right"


def test_a_single_option_is_taken_without_asking() -> None:
    assert play(choose(["left"])) == "left"


def test_a_question_that_must_always_be_asked_is_asked_with_one_option() -> None:
    def window() -> Rule[str]:
        answer = yield from Ask(1, "window.react", ["pass"]).always()
        return answer

    assert play(window(), answers=["pass"]) == "pass"
    with pytest.raises(ScriptProblem, match=r"a player was asked.*window\.react.*after 0 scripted"):
        play(window())


def test_a_question_without_options_is_a_fault_of_the_rules() -> None:
    with pytest.raises(AssertionError, match=r"moment\.choice"):
        play(choose([]))


def test_a_scenario_refuses_spare_missing_and_illegal_dice() -> None:
    def roll() -> Rule[int]:
        face = yield from Ask(FATE, "roll.die", range(1, 7))
        return face

    assert play(roll(), dice=[6]) == 6
    with pytest.raises(ScriptProblem, match=r"never asked for the scripted \[3\]"):
        play(roll(), dice=[6, 3])
    with pytest.raises(ScriptProblem, match="after 0 scripted values"):
        play(roll())
    with pytest.raises(ScriptProblem, match=r"scripted value 1 of fate is 7, but 'roll\.die' allows"):
        play(roll(), dice=[7])


def test_a_question_describes_itself_briefly() -> None:
    assert repr(Ask(0, "aim.flick", range(72_000))).endswith("… 72000 in all])")
    assert repr(Ask(2, "turn.choice", ("roll", "hold"))) == "Ask(2, 'turn.choice', ['roll', 'hold'])"
