"""All results of judging and solving: copies are equal, and equal values have equal hashes."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.property.strategies import cards, expressions, hands
from twentyfour import FrozenMapping, HandError, check, hints, rate, solve
from twentyfour.cards import as_numbers

small_hands = hands(cards, largest=3)
texts = st.one_of(st.text("0123456789+-*/()=^. ", max_size=12), expressions.map(str))
plain = st.recursive(
    st.text(max_size=3),
    lambda each: st.lists(each, max_size=3) | st.dictionaries(st.text(max_size=3), each),
)


def assert_copies_are_equal(value):
    for other in (copy.copy(value), copy.deepcopy(value), pickle.loads(pickle.dumps(value))):
        assert other == value
        assert hash(other) == hash(value)


@given(expressions)
def test_expressions_can_be_copied(expression):
    assert_copies_are_equal(expression)


@given(texts, small_hands)
def test_verdicts_can_be_copied(text, numbers):
    assert_copies_are_equal(check(text, numbers))


@given(texts, small_hands)
def test_equal_answers_have_equal_verdicts(text, numbers):
    assert len({check(text, numbers), check(text, list(numbers))}) == 1


@given(small_hands)
def test_hints_ratings_and_solutions_can_be_copied(numbers):
    assert_copies_are_equal((*hints(numbers), rate(numbers), *solve(numbers)))


@given(st.dictionaries(st.text(max_size=3), plain))
def test_frozen_mappings_can_be_copied_and_freeze_what_they_hold(items):
    frozen = FrozenMapping(items)
    assert_copies_are_equal(frozen)
    assert frozen == FrozenMapping(frozen)
    assert list(frozen) == list(items)


@given(st.lists(cards, min_size=9, max_size=12))
def test_errors_can_be_copied(numbers):
    with pytest.raises(HandError) as raised:
        as_numbers(numbers)
    other = pickle.loads(pickle.dumps(raised.value))
    assert (str(other), vars(other)) == (str(raised.value), vars(raised.value))
