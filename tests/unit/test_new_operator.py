"""One more row in the operator table is a new operator, everywhere."""

from fractions import Fraction
from itertools import combinations, combinations_with_replacement, product
from random import Random
from typing import cast

import pytest

import twentyfour as tf
from twentyfour._parsing import tokenizer
from twentyfour.operators import OPERATORS, Operator, OperatorSymbol, added, multiplied, subtracted


def joined(a, b):
    """a + b + a×b as numerator and denominator."""
    return added(added(a, b), multiplied(a, b))


def apart(a, b):
    """The absolute difference as numerator and denominator."""
    above, under = subtracted(a, b)
    return abs(above), under


NEW = cast("OperatorSymbol", "#")
ROWS = {
    "joined": Operator(NEW, "join", "#", 2, True, NEW, lambda a, b: a + b + a * b, joined, "#"),
    "apart": Operator(NEW, "part", "#", 1, False, NEW, lambda a, b: abs(a - b), apart, "#"),
}
SYMBOLS = "+-*/#"


@pytest.fixture(params=ROWS)
def row(request, monkeypatch):
    added_row = ROWS[request.param]
    monkeypatch.setitem(OPERATORS._items, "#", added_row)
    tokenizer.vocabulary.cache_clear()
    yield added_row
    tokenizer.vocabulary.cache_clear()


def made(numbers, row):
    """The values of all expressions over some numbers, by splitting them in every way."""
    if len(numbers) == 1:
        return {Fraction(numbers[0])}
    found = set()
    for size in range(1, len(numbers)):
        for places in combinations(range(len(numbers)), size):
            left = made([numbers[at] for at in places], row)
            right = made([n for at, n in enumerate(numbers) if at not in places], row)
            for a, b in product(left, right):
                found |= {a + b, a - b, a * b, row.apply(a, b), *([a / b] if b else [])}
    return found


def test_what_can_be_made_is_what_brute_force_makes(row):
    hands = [*combinations_with_replacement((1, 2, 3, 7), 3), (3, 3, 7, 7), (0, 1, 2, 13)]
    for hand in hands:
        values = made(hand, row)
        for target in (0, 5, 24, Fraction(1, 2)):
            assert tf.is_solvable(tf.Puzzle(hand, target, SYMBOLS)) == (target in values)


def test_the_closest_value_is_that_of_brute_force(row):
    for hand in [(1, 2, 7), (3, 3, 5), (2, 5, 11, 13)]:
        parts = [part for size in range(1, len(hand) + 1) for part in combinations(hand, size)]
        values = set().union(*(made(part, row) for part in parts))
        for target in (100, Fraction(50, 3)):
            found = tf.closest(tf.Puzzle(hand, target, SYMBOLS), whole=False)
            assert found.distance == min(abs(value - target) for value in values)
            assert tf.parse(str(found.expression)).value == found.value


@pytest.mark.usefixtures("row")
def test_an_expression_is_written_read_and_judged():
    random = Random(24)
    for _ in range(200):
        tree = random_tree([random.randint(0, 13) for _ in range(4)], random)
        assert tf.parse(str(tree)) == tree
        if isinstance(tree.outcome, tf.DivisionByZero):
            continue
        assert tf.check(str(tree), tf.Puzzle(tree.numbers, tree.value, SYMBOLS)).ok
        verdict = tf.check(str(tree), tree.numbers, tree.value)
        assert verdict.code == ("operator-not-allowed" if "#" in str(tree) else "right")


def random_tree(numbers, random):
    if len(numbers) == 1:
        return tf.Number(numbers[0])
    at = random.randint(1, len(numbers) - 1)
    left, right = random_tree(numbers[:at], random), random_tree(numbers[at:], random)
    return tf.Operation(OPERATORS[random.choice(SYMBOLS)], left, right)


def test_the_nearest_values_are_those_of_brute_force(row):
    values = made((2, 5, 11), row)
    below, above = tf.nearest(tf.Puzzle((2, 5, 11), 24, SYMBOLS))
    assert below.value == max(value for value in values if value < 24)
    assert above.value == min(value for value in values if value > 24)


@pytest.mark.usefixtures("row")
def test_solutions_are_told_apart_by_the_operators_of_the_game_only():
    with pytest.raises(ValueError, match="told apart"):
        tf.solve(tf.Puzzle((1, 2, 3), 24, SYMBOLS))
