import inspect
import pkgutil
from collections.abc import Iterator
from datetime import date
from fractions import Fraction
from typing import get_args, get_type_hints

import pytest

import twentyfour as tf
from twentyfour.cards import RANKS

POSITIONAL = inspect.Parameter.POSITIONAL_OR_KEYWORD
CONSTANTS = {name for name in tf.__all__ if name.isupper()}
PROMISED = {
    "Puzzle": "numbers, target=None, operators=None",
    "check": "text, numbers, target=None",
    "check_steps": "text, hand, target=None",
    "closest": "numbers, target=None, *, whole=True",
    "count_solutions": "numbers, target=None, *, distinct='essential'",
    "daily": "date",
    "deal": "*, level=None, deck='K', size=4, target=24, seed=None",
    "hints": "numbers, target=None",
    "is_right": "text, numbers, target=None",
    "is_solvable": "numbers, target=None",
    "lesson": "code, seed=None",
    "look": "numbers, target=None",
    "parse": "text",
    "suspects": "seed=None",
    "rate": "numbers, target=None",
    "read_answer": "text, hand, target=None",
    "reward": "completions, **columns",
    "same_solution": "a, b, *, distinct='essential'",
    "sheet": "seed, count, *, level='any', deck='K'",
    "solve": "numbers, target=None, *, distinct='essential'",
    "technique": "solution",
    "techniques": "numbers, target=None",
}
"""The parameters that programs rely on."""


def parameters(function):
    """The names, kinds and defaults of the parameters of a function."""
    known = inspect.signature(function).parameters.values()
    return [(each.name, each.kind, each.default) for each in known]


@pytest.mark.parametrize("name", PROMISED)
def test_promised_parameters_stay_and_new_ones_are_optional(name):
    promised = parameters(eval(f"lambda {PROMISED[name]}: None"))
    known = parameters(getattr(tf, name))
    positional = [each for each in promised if each[1] is POSITIONAL]
    assert known[: len(positional)] == positional
    assert [each for each in known if each in promised] == promised
    added = [each for each in known if each not in promised]
    assert all(default is not inspect.Parameter.empty for *_, default in added)


def test_every_public_name_has_a_docstring():
    documented = {*tf.__all__} - CONSTANTS  # Python's mappings have a docstring from 3.13 on
    assert all(getattr(tf, name).__doc__ for name in documented)


def test_every_public_name_is_listed():
    assert {*dir(tf)} >= {*tf.__all__}


def test_no_public_name_equals_a_modules():
    modules = {module.name for module in pkgutil.iter_modules(tf.__path__)}
    assert len(modules) > 10
    assert not modules & {*tf.__all__}


def test_every_public_name_belongs_to_the_package():
    modules = {getattr(tf, name).__module__ for name in {*tf.__all__} - CONSTANTS}
    assert {module.split(".")[0] for module in modules} == {"twentyfour"}


def test_an_unknown_name_is_an_attribute_error():
    assert not hasattr(tf, "divine")


@pytest.mark.parametrize(
    "call",
    [
        lambda level: tf.solve([3, 3, 8, 8], distinct=level),
        lambda level: list(tf.iter_solutions([3, 3, 8, 8], distinct=level)),
        lambda level: tf.count_solutions([3, 3, 8, 8], distinct=level),
        lambda level: tf.same_solution(tf.parse("1+2"), tf.parse("2+1"), distinct=level),
    ],
)
def test_another_level_of_distinctness_is_refused(call):
    with pytest.raises(ValueError, match="one of essential, algebraic, not 'bogus'"):
        call("bogus")


def test_the_days_have_dates_and_three_levels():
    with pytest.raises(ValueError, match="one of easy, medium, hard, not 'expert'"):
        tf.daily(date(2026, 11, 21), "expert")
    for call in (tf.daily, tf.dailies):
        with pytest.raises(TypeError, match=r"datetime\.date is needed, not a str"):
            call("2026-11-21")


HAND = tf.Hand(tuple(tf.Card(rank, tf.Suit.HEARTS) for rank in RANKS[:4]), Fraction(10))
BESIDES = {"text": "1+2+3+4", "answer": "1+2+3+4", "seed": 24}
"""Other arguments of the functions that take numbers."""


def parts(hint):
    """A type, its type arguments, and their arguments in turn."""
    return [hint, *(part for each in get_args(hint) for part in parts(each))]


def takers():
    """The public functions that take numbers, by name, each with this parameter."""
    functions = {name: getattr(tf, name) for name in tf.__all__}
    functions |= {name: method.solutions for name, method in tf.METHODS.items()}
    return {
        name: (function, parameter)
        for name, function in functions.items()
        if inspect.isroutine(function)
        for parameter, hint in get_type_hints(function).items()
        if tf.Hand in parts(hint) and parameter != "return"
    }


TAKERS = takers()
TELL = ("check", "check_closest", "count_forms", "is_right")
"""Functions that explain a wrong target, or take no target."""


def outcome(name, numbers, **target):
    """The result of a function for some numbers."""
    function, parameter = TAKERS[name]
    known = inspect.signature(function).parameters
    given = {each: value for each, value in BESIDES.items() if each in known}
    given[parameter] = [numbers] if parameter == "history" else numbers
    result = function(**given, **(target if "target" in known else {}))
    return list(result) if isinstance(result, Iterator) else result


def test_every_method_and_every_function_with_numbers_or_a_positional_target_takes_a_hand():
    functions = {name for name in tf.__all__ if inspect.isroutine(getattr(tf, name))}
    having = {
        name
        for name in functions
        for parameter, kind, _ in parameters(getattr(tf, name))
        if parameter == "numbers" or (parameter == "target" and kind is POSITIONAL)
    }
    assert len(having) > 15
    assert TAKERS.keys() == {*having, *tf.METHODS}


@pytest.mark.parametrize("name", TAKERS)
def test_hand_with_its_target_replaces_numbers_in_every_function(name):
    with_target = outcome(name, HAND, target=HAND.target)
    assert outcome(name, HAND) == with_target == outcome(name, HAND.numbers, target=HAND.target)


@pytest.mark.parametrize("name", TAKERS)
def test_the_target_of_numbers_is_24_unless_it_is_given(name):
    default = outcome(name, HAND.numbers)
    assert default == outcome(name, HAND.numbers, target=24)
    assert default == outcome(name, HAND.numbers, target=None)


@pytest.mark.parametrize("name", [name for name in TAKERS if name not in TELL])
def test_target_other_than_the_hands_is_rejected(name):
    with pytest.raises(ValueError, match="target of the hand is 10, not 24"):
        outcome(name, HAND, target=24)


def test_only_exact_targets_are_compared_with_the_hands_target():
    with pytest.raises(TypeError, match="an int or a Fraction is needed"):
        tf.solve(HAND, 10.0)


@pytest.mark.parametrize("name", TAKERS)
def test_puzzle_with_its_target_replaces_numbers_in_every_function(name):
    puzzle = tf.Puzzle(HAND.numbers, HAND.target)
    assert outcome(name, puzzle) == outcome(name, HAND)


@pytest.mark.parametrize("name", [name for name in TAKERS if name not in TELL])
def test_target_other_than_the_puzzles_is_rejected(name):
    with pytest.raises(ValueError, match="target of the hand is 10, not 24"):
        outcome(name, tf.Puzzle(HAND), target=24)


def test_the_hand_of_a_day_is_solved_and_checked():
    hand = tf.daily(date(2026, 11, 21))
    assert all(tf.check(str(solution), hand) for solution in tf.solve(hand))


@pytest.mark.parametrize("wrong", ["8*3*3/8", "8/(3-8/3", "33", ""])
def test_verdict_is_true_if_the_answer_is_right(wrong):
    assert tf.check("8/(3-8/3)", (3, 3, 8, 8))
    assert not tf.check(wrong, (3, 3, 8, 8))


def test_texts_are_compared_like_expressions():
    one, other = "4*2*3/6", "4+2*3-6"
    assert tf.same_solution(one, tf.parse(one))
    assert not tf.same_solution(one, "6*3+4+2")
    assert tf.explain_same(one, tf.parse(other)) == tf.explain_same(tf.parse(one), other)
    for call in (tf.same_solution, tf.explain_same):
        with pytest.raises(tf.ParseError, match="missing-operand"):
            call(one, "4+")
