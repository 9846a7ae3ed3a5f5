"""Whether a typed answer is right: `check(...).ok` in less time, for programs that judge many."""

from collections.abc import Iterator
from functools import cache

from twentyfour._parsing.tokenizer import MAX_LENGTH, Token, pieces, vocabulary
from twentyfour.cards import DEFAULT_TARGET, MAX_CARDS, MAX_NUMBER_DIGITS, HandLike, Rational
from twentyfour.operators import ADD, DIVIDE, FRACTION_SLASH, MULTIPLY, SUBTRACT, Value
from twentyfour.parser import MAX_DEPTH
from twentyfour.referee import check

_Meaning = int | str
"""A number, the symbol of an operator, or a bracket."""
_TARGET = int(DEFAULT_TARGET)
_TIMES, _OVER = MULTIPLY.symbol, DIVIDE.symbol
_END, _WRONG = "", "?"
_CLOSING: dict[_Meaning, str] = {"(": ")", "[": "]", "{": "}"}
_SIGNS: dict[_Meaning, int] = {ADD.symbol: 1, SUBTRACT.symbol: -1}
_LONGEST_TOTAL = 4
"""The most tokens of a side of `=` that states a total: -1/2."""


def is_right(text: str, numbers: HandLike, target: Rational | None = None) -> bool:
    """Whether an answer to a hand is right: `check(text, numbers, target).ok`, in less time.

    It never raises an exception. An answer of whole cards, operators and brackets, with or without
    its total, takes a fifth of the time of `check`. Fractions, and what else is rare, are left to
    `check`.
    """
    goal = _TARGET if target is None else target
    cards = _natural(numbers)
    tokens = _usual(text, goal) if cards and type(goal) is int else None
    if tokens is None or cards is None:
        return check(text, numbers, target).ok
    try:
        value, divisor = _value(iter(tokens), cards, _END, MAX_DEPTH)
    except (ValueError, LookupError):
        return False
    return not cards and value == goal * divisor


def _natural(numbers: object) -> list[_Meaning] | None:
    """The cards of a hand of natural numbers, None for any other."""
    if type(numbers) is not list and type(numbers) is not tuple:
        return None
    cards = list(numbers)
    for card in cards:
        if type(card) is not int or card < 0:
            return None
    return cards if len(cards) <= MAX_CARDS else None


def _usual(text: object, goal: int) -> list[_Meaning] | None:
    """The tokens of a usual answer, the last one an end. None for any other."""
    if type(text) is not str or len(text) > MAX_LENGTH:
        return None
    answer, equals, total = text.partition("=")
    if equals:
        if len(answer) < len(total):
            answer, total = total, answer
        total = total.strip()
        if not total.isdecimal():
            return None
    try:
        tokens = list(map(_meanings().__getitem__, pieces().findall(answer)))
    except KeyError:
        return None
    if equals and len(tokens) <= _LONGEST_TOTAL:
        return None
    tokens.append(_WRONG if equals and int(total) != goal else _END)
    return tokens


class _Meanings(dict[str, _Meaning]):
    """The meanings of pieces. Raises KeyError for pieces that only `check` understands."""

    def __missing__(self, piece: str) -> _Meaning:
        if piece.isdecimal() and len(piece) <= MAX_NUMBER_DIGITS:
            return int(piece)
        if piece.isascii() and piece not in vocabulary() and not any(map(str.isdecimal, piece)):
            return _WRONG
        raise KeyError(piece)


@cache
def _meanings() -> _Meanings:
    meanings = ((text, _meaning(token)) for text, token in vocabulary().items())
    return _Meanings((text, meaning) for text, meaning in meanings if meaning is not None)


def _meaning(token: Token) -> _Meaning | None:
    if token.number:
        return int(token.number.outcome)
    if token.operator in (ADD, SUBTRACT, MULTIPLY, DIVIDE):
        return token.operator.symbol if token.text != FRACTION_SLASH else None
    return token.bracket or None


def _value(tokens: Iterator[_Meaning], cards: list[_Meaning], close: str, depth: int) -> Value:
    """The value of a sum up to its end. Its numbers are removed from the cards.

    Raises ValueError or LookupError for any error.
    """
    total, total_divisor = 0, 1
    term, term_divisor = 1, 1
    sign = 1
    divides = False
    for token in tokens:
        if token in _CLOSING:
            if not depth:
                raise ValueError(token)
            above, under = _value(tokens, cards, _CLOSING[token], depth - 1)
        else:
            cards.remove(token)
            above, under = int(token), 1
        if divides:
            if not above:
                raise ValueError(token)
            above, under = under, above
        term *= above
        term_divisor *= under
        follows = next(tokens)
        if follows in (_TIMES, _OVER):
            divides = follows == _OVER
            continue
        total = total * term_divisor + sign * term * total_divisor
        total_divisor *= term_divisor
        if follows == close:
            return total, total_divisor
        sign = _SIGNS[follows]
        term, term_divisor, divides = 1, 1, False
    raise LookupError
