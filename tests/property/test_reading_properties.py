"""A text is read as the cards allow; the tests find the readings by rewriting the text."""

import re
from fractions import Fraction
from math import gcd

from hypothesis import assume, given
from hypothesis import strategies as st

from tests.property.strategies import cards, hands, ranks
from twentyfour import DivisionByZero, check, parse
from twentyfour.cards import MAX_CARDS

VULGAR = {"½": (1, 2), "⅓": (1, 3), "¾": (3, 4), "⅔": (2, 3)}

PLAIN = ["1", "2", "3", "4", "6", "8", "48", "1/2", "3/4"]


def texts_of(numbers, signs):
    """Texts of some numbers with operators and brackets."""
    return st.recursive(
        st.sampled_from(numbers),
        lambda part: st.one_of(
            st.builds("{}{}{}".format, part, st.sampled_from(signs), part),
            part.map("({})".format),
        ),
        max_leaves=4,
    )


texts = texts_of([*PLAIN, *VULGAR, "1⁄2", "2⁄4"], "+-*÷/⁄")


def readings(text):
    """Each reading as an unambiguous text, with its cards; the preferred reading first."""
    return _readings(re.findall(r"\d+|\S", text))


def _readings(pieces):
    if not pieces:
        return [("", ())]
    first, *rest = pieces
    if first in VULGAR:
        return _card(*VULGAR[first], rest) + _quotient(*VULGAR[first], rest)
    if not first.isdecimal():
        sign = "÷" if first in "/⁄" else first
        return _before(sign, (), rest)
    plain = _before(first, (Fraction(first),), rest)
    if len(rest) < 2 or rest[0] not in "/⁄" or not rest[1].isdecimal():
        return plain
    pair = int(first), int(rest[1]), rest[2:]
    if rest[0] == "⁄":
        return _card(*pair) + _quotient(*pair)
    return plain if rest[2:3] == ["⁄"] else plain + _card(*pair)


def _card(numerator, denominator, rest):
    if denominator == 1 or gcd(numerator, denominator) > 1:
        return []
    return _before(f"{numerator}⁄{denominator}", (Fraction(numerator, denominator),), rest)


def _quotient(numerator, denominator, rest):
    cards = Fraction(numerator), Fraction(denominator)
    return _before(f"({numerator}÷{denominator})", cards, rest)


def _before(start, cards, rest):
    return [(start + text, cards + others) for text, others in _readings(rest)]


@given(texts, st.data())
def test_the_first_reading_that_makes_the_target_is_judged_else_the_first(text, data):
    known = readings(text)
    _, table = data.draw(st.sampled_from(known))
    exact = [parse(read) for read, cards in known if sorted(cards) == sorted(table)]
    assume(len(table) <= MAX_CARDS)
    values = [each.outcome for each in exact if not isinstance(each.outcome, DivisionByZero)]
    target = data.draw(st.sampled_from([*values, Fraction(24)]))
    verdict = check(text, table, target)
    assert verdict.ok == (target in values)
    assert verdict.expression == next((each for each in exact if each.outcome == target), exact[0])


@given(texts, hands(cards, largest=4), ranks)
def test_an_answer_with_other_cards_is_a_reading_too(text, table, target):
    expression = check(text, table, target).expression
    assert str(expression) in {str(parse(read)) for read, _ in readings(text)}


@given(texts_of(PLAIN, "+-*÷/"), hands(ranks, largest=4), ranks)
def test_without_fraction_cards_and_fraction_signs_a_text_is_read_as_it_is_parsed(
    text, table, target
):
    assert check(text, table, target).expression == parse(text)
