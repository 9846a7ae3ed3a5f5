"""The values of the engine and their parameters are frozen."""

import copy
import pickle
import sys
from dataclasses import FrozenInstanceError, fields, is_dataclass, replace
from inspect import signature
from subprocess import run
from typing import cast, is_typeddict

import pytest

import twentyfour as tf
from twentyfour import FrozenMapping, Verdict
from twentyfour.operators import DIVIDE

HAND = (3, 3, 8, 8)
PROOF = cast("tf.Proof", tf.why_not((7, 7, 7, 7)))
NESTED = {"unused": [{"value": "3", "count": "2"}]}
VALUES = [
    tf.deal(seed=24),
    tf.deal(seed=24).cards[0],
    tf.Puzzle(HAND, 10, "-+"),
    tf.check("8/(3-8/3)", HAND),
    tf.check("8*8*8", HAND),
    tf.check("8/(3-3)*8", HAND),
    tf.parse("8/(3-8/3)"),
    tf.parse("3"),
    tf.parse("8/(3-8/3)").steps()[0],
    tf.nearest((1, 1, 1, 1)),
    tf.closest((25, 50, 3, 6), 952),
    tf.closest_puzzle(seed=24),
    tf.check_closest("25*3", (25, 50, 3, 6), 952),
    tf.hints(HAND)[2],
    tf.coach([HAND]),
    tf.proof((7, 7, 7, 7))[0],
    PROOF,
    PROOF.steps[0],
    PROOF.steps[0].exclusions[0],
    PROOF.steps[0].listings[0],
    tf.rate(HAND),
    tf.rate(HAND).reasons[0],
    tf.technique(tf.parse("6*4")),
    tf.explain_same("4*2*3/6", "4+2*3-6"),
    tf.explain_same("4*6*1", "4*(6/1)").steps[0],
    tf.alternatives(tf.parse("6*6-6-6")),
    tf.repair("8/(3+8/3)", HAND),
    tf.TECHNIQUES["share"],
    tf.look(HAND)[-1],
    tf.lesson("sum", seed=24),
    tf.lesson("sum", seed=24).cue,
    tf.lesson("sum", seed=24).examples[0],
    tf.lesson("sum", seed=24).examples[0].steps[0],
    tf.lesson("sum", seed=24).near_misses[0],
    tf.suspects(seed=24)[0],
    tf.questions(HAND)[0],
    tf.read_answer("24 = 8/(3-8/3)", HAND),
    tf.check_steps("8 / 3 = 8/3", HAND),
    tf.check_steps("8 / 3 = 8/3", HAND).steps[0],
    tf.EDITIONS["integers"],
    tf.METHODS["ours"],
    tf.METHODS,
    tf.OPERATORS,
    FrozenMapping(NESTED),
]
ENTRIES = [*tf.Suit, *tf.OPERATORS.values()]
"""Singleton values."""
LISTS = [tf.solve(HAND)]
"""Lists, which a program may change."""
COPIES = [copy.copy, copy.deepcopy, lambda value: pickle.loads(pickle.dumps(value))]


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
@pytest.mark.parametrize("copied", COPIES, ids=["copy", "deepcopy", "pickle"])
def test_a_copy_of_a_value_is_equal_and_has_its_hash(value, copied):
    other = copied(value)
    assert (other, hash(other), repr(other)) == (value, hash(value), repr(value))


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_a_value_cannot_be_changed(value):
    for name in (*type(value).__dict__.get("__match_args__", ()), "other"):
        with pytest.raises((FrozenInstanceError, AttributeError, TypeError)):
            setattr(value, name, None)


@pytest.mark.parametrize("value", [each for each in VALUES if is_dataclass(each)])
def test_a_value_is_made_of_its_fields(value):
    copy = type(value)(*(getattr(value, field.name) for field in fields(value)))
    assert copy == replace(value) == value


@pytest.mark.parametrize("copied", COPIES, ids=["copy", "deepcopy", "pickle"])
def test_a_copy_of_an_operator_is_the_row_of_the_table(copied):
    assert all(copied(entry) is entry for entry in ENTRIES)
    assert copied(tf.parse("1/0")).outcome.divisor == tf.parse("0")
    assert copied(DIVIDE) is DIVIDE


@pytest.mark.parametrize("copied", COPIES, ids=["copy", "deepcopy", "pickle"])
def test_a_copy_of_an_expression_is_judged_as_itself(copied):
    solution = tf.parse("8*3+7-7")
    other = copied(solution)
    assert tf.same_solution(solution, other)
    assert tf.technique(solution) == tf.technique(other)
    assert tf.alternatives(solution) == tf.alternatives(other)
    assert tf.explain_same(solution, other).same


def public_classes():
    """The public classes, except those that only describe JSON."""
    classes = {each for name in tf.__all__ if isinstance(each := getattr(tf, name), type)}
    return {each for each in classes if not is_typeddict(each)}


def errors():
    """An error of each public class."""
    for call in (
        lambda: tf.parse("8/(3-"),
        lambda: tf.solve([]),
        lambda: tf.parse("8/(3-3)").value,
    ):
        with pytest.raises((ValueError, ZeroDivisionError)) as raised:
            call()
        yield raised.value
    yield tf.TooManyWays()


def test_the_signature_of_a_public_class_names_its_fields():
    assert [*signature(tf.Verdict).parameters] == [field.name for field in fields(tf.Verdict)]
    assert replace(tf.check("23", [2, 3]), span=None).span is None
    for public in public_classes():
        assert signature(public)


def test_there_is_a_value_or_an_error_of_every_public_class():
    assert public_classes() <= {
        kind for each in (*VALUES, *ENTRIES, *LISTS, *errors()) for kind in type(each).mro()
    }


@pytest.mark.parametrize("name", tf.__all__)
def test_every_public_value_can_be_copied(name):
    public = getattr(tf, name)
    assert all(copied(public) == public for copied in COPIES)


def test_values_and_errors_come_back_from_another_process():
    given = [*VALUES, *ENTRIES, *(getattr(tf, name) for name in tf.__all__), *errors()]
    script = """
import pickle, sys
given = pickle.load(sys.stdin.buffer)
assert all(map(repr, given))
pickle.dump(given, sys.stdout.buffer)
"""
    ran = run(
        [sys.executable, "-c", script], input=pickle.dumps(given), capture_output=True, check=True
    )
    back = pickle.loads(ran.stdout)
    assert [str(each) for each in back] == [str(each) for each in given]
    kept = len(given) - len(list(errors()))
    assert back[:kept] == given[:kept]


@pytest.mark.parametrize(
    ("call", "kind"),
    [
        (lambda: tf.parse("8/(3-"), tf.ParseError),
        (lambda: tf.solve([]), tf.HandError),
        (lambda: tf.parse("8/(3-3)").value, tf.DivisionByZero),
    ],
)
@pytest.mark.parametrize("copied", COPIES, ids=["copy", "deepcopy", "pickle"])
def test_copied_error_has_the_same_message(call, kind, copied):
    with pytest.raises(kind) as raised:
        call()
    other = copied(raised.value)
    assert (type(other), str(other), vars(other)) == (kind, str(raised.value), vars(raised.value))


def test_parameters_given_as_a_dict_are_frozen():
    given = {"count": "2"}
    hint, error = tf.Hint("undo", given), tf.HandError("bad-hand-size", (0, 0), given)
    verdict = Verdict(ok=False, code="unused", params=NESTED)
    given["count"] = "3"
    assert hint.params == error.params == {"count": "2"}
    assert hash(verdict) == hash(Verdict(ok=False, code="unused", params=NESTED))


def test_a_frozen_mapping_is_a_mapping_without_a_way_to_change_it():
    params = FrozenMapping(NESTED)
    assert ({**params}, len(params), "unused" in params) == ({"unused": params["unused"]}, 1, True)
    assert params["unused"] == ({"value": "3", "count": "2"},)
    assert params == eval(repr(params))
    for change in ("__setitem__", "__delitem__", "update", "pop", "clear", "setdefault"):
        assert not hasattr(params, change)
    with pytest.raises(AttributeError):
        params.other = None


def test_the_order_of_parameters_makes_no_difference():
    one, other = FrozenMapping({"a": "1", "b": "2"}), FrozenMapping({"b": "2", "a": "1"})
    assert (one, hash(one)) == (other, hash(other))
