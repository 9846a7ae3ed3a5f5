"""The fast ways to combine values do what the rows of the operator table say."""

from fractions import Fraction
from itertools import product
from random import Random

import pytest

from twentyfour._search.modular import prime_for, residue, residues
from twentyfour._search.tables import values_with_inverses
from twentyfour._search.values import Values, WholeValues, combined, lowest, products, sums, ways_of
from twentyfour.operators import ALL_OPERATORS, OPERATORS

VALUES = [(0, 1), (1, 1), (-1, 1), (3, 1), (2, 3), (-7, 2), (13, 1)]
HANDS = [(0, 1, 2, 2), (3, 3, 8, 8), (1, 5, 7, 13), (25, 50, 3, 6)]


@pytest.mark.parametrize("symbol", OPERATORS)
def test_all_pairs_are_combined_as_single_pairs_are(symbol):
    row = OPERATORS[symbol]
    pairs = (row.combine(a, b) for a, b in product(VALUES, VALUES))
    singly = {lowest(value) for value in pairs if value[1]}
    assert {lowest(value) for value in row.combine_all(VALUES, VALUES)} == singly


def up_to_sign(symbols, some, others, prime):
    """The residues, up to sign, that the rows of some operators make of values of either sign."""
    found = set()
    signed = product(some, others, (1, -1))
    for (a, b, sign), way in product(signed, ways_of(symbols)):
        above, under = way.combine((sign * a, 1), (b, 1))
        if under:
            value = residue(Fraction(above, under), prime)
            found.add(min(value, prime - value))
    return found


@pytest.mark.parametrize(
    ("symbols", "kernel"), [("+-", sums), ("*/", products), (ALL_OPERATORS, combined)]
)
def test_residues_are_combined_as_the_rows_say(symbols, kernel):
    random = Random(24)
    for _ in range(20):
        numbers = [random.randint(1, 13) for _ in range(2)]
        prime = prime_for(numbers, 24)
        pairs = [tuple(values_with_inverses(residues([n], prime), prime) for n in numbers)]
        found = {min(value, prime - value) for value in kernel(pairs, prime)}
        assert found == up_to_sign(symbols, numbers[:1], numbers[1:], prime)


@pytest.mark.parametrize("hand", HANDS)
def test_whole_values_are_those_of_the_rows(hand):
    numbers = [number for number in hand if number]
    fast, by_rows = (WholeValues(numbers, symbols) for symbols in (ALL_OPERATORS, "/*-+"))
    for tables in (fast, by_rows):
        tables.table(tables.whole)
    assert set().union(*fast.tables.values()) == set().union(*by_rows.tables.values())


@pytest.mark.parametrize("hand", HANDS)
def test_an_expression_of_each_value_is_found(hand):
    values = Values(hand, ALL_OPERATORS)
    for value in values.table(values.whole):
        expression = values.expression(values.whole, value)
        assert expression.value == Fraction(*value)
        assert sorted(expression.numbers) == sorted(hand)
