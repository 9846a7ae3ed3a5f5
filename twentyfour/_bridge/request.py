"""Reads the parameters of a call from JSON data. Every error raises an exception."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from datetime import date
from fractions import Fraction
from typing import TypeAlias, TypeVar, cast

from twentyfour import cards
from twentyfour._rating.school import SCHOOL_STEPS, SchoolStep
from twentyfour.cards import (
    DEFAULT_TARGET,
    MAX_DIGITS,
    HandError,
    HandLike,
    Puzzle,
    canonical_operators,
)
from twentyfour.dealing import Seed, as_seed, check_held
from twentyfour.expression import Expression
from twentyfour.operators import ALL_OPERATORS
from twentyfour.parser import parse_answer

Params: TypeAlias = Mapping[str, object]
Word = TypeVar("Word", bound=str)


MAX_LENGTH = 100_000
"""The most characters of the parameters of a call, as JSON."""


class BadRequest(ValueError):
    """A call with parameters of the wrong kind: an error of the page, not of the player."""


def decoded(source: str) -> object:
    """The data of a JSON text with limits of length and depth."""
    if len(source) > MAX_LENGTH:
        raise BadRequest(f"parameters may have {MAX_LENGTH} characters")
    try:
        return json.loads(source)
    except (ValueError, RecursionError) as error:
        raise BadRequest(f"{type(error).__name__}: {error}") from None


def text(params: Params, name: str) -> str:
    """A parameter that is text."""
    value = params.get(name)
    if not isinstance(value, str):
        raise BadRequest(f"{name} must be text")
    return value


def whole(params: Params, name: str) -> int | None:
    """A parameter that is an int, None if it is missing."""
    value = params.get(name)
    if value is not None and (not isinstance(value, int) or isinstance(value, bool)):
        raise BadRequest(f"{name} must be an int")
    return value


def flag(params: Params, name: str, default: bool) -> bool:
    """A parameter that is true or false, the default if it is missing."""
    value = params.get(name, default)
    if not isinstance(value, bool):
        raise BadRequest(f"{name} must be true or false")
    return value


def seed(params: Params) -> int | None:
    """A seed, as an int or as its six characters, None if it is missing."""
    value = params.get("seed")
    if value is None:
        return None
    try:
        return as_seed(cast("Seed", value))
    except (TypeError, ValueError) as error:
        raise BadRequest(str(error)) from None


def score(params: Params, name: str) -> float | None:
    """A parameter that is a score of 0 to 100, None if it is missing."""
    value = params.get(name)
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 <= value <= 100:
        raise BadRequest(f"{name} must be a number of 0 to 100")
    return value


def school(params: Params) -> list[SchoolStep]:
    """The allowed school steps. Empty, which allows all, if the parameter is missing."""
    given = _list(params.get("school", []), "school")
    if not all(type(step) is int and step in SCHOOL_STEPS for step in given):
        raise BadRequest(f"school must hold steps of 1 to {len(SCHOOL_STEPS)}")
    return [step for step in SCHOOL_STEPS if step in given]


def dots(params: Params) -> tuple[int, int, int] | None:
    """How many hands have one, two and three dots, None if the parameter is missing."""
    if params.get("dots") is None:
        return None
    counts = [each for each in _list(params["dots"], "dots") if type(each) is int and each >= 0]
    if len(counts) != 3:
        raise BadRequest("dots must be three numbers of hands")
    one, two, three = counts
    return one, two, three


def choice(params: Params, name: str, choices: Sequence[Word], default: Word | None = None) -> Word:
    """A parameter that is one of some words, the default if it is missing."""
    value = params.get(name, default)
    for word in choices:
        if word == value:
            return word
    raise BadRequest(f"{name} must be one of {', '.join(choices)}")


def read(source: str) -> Expression:
    """The expression of a text, with -3 as the number of a card. Raises ParseError."""
    return parse_answer(source, signed=True).expression


def texts(params: Params, name: str) -> list[str]:
    """A parameter that is a list of texts."""
    values = _list(params.get(name), name)
    if not all(isinstance(value, str) for value in values):
        raise BadRequest(f"{name} must hold texts")
    return [str(value) for value in values]


def answer(params: Params) -> Expression | None:
    """The answer in `text`, None if it is missing. Raises ParseError."""
    return None if params.get("text") is None else read(text(params, "text"))


def excluded(params: Params) -> list[tuple[Fraction, ...]]:
    """The numbers of hands that must not be dealt. Empty if the parameter is missing."""
    return [_numbers(hand) for hand in _list(params.get("exclude", []), "exclude")]


def held(params: Params, size: int, highest: int) -> list[int]:
    """The ranks that a hand of this size and deck contains. Empty if the parameter is missing."""
    ranks = _list(params.get("held", []), "held")
    if any(type(rank) is not int for rank in ranks):
        raise BadRequest("held must hold whole numbers")
    try:
        check_held(cast("list[int]", ranks), size, highest)
    except ValueError as error:
        raise BadRequest(str(error)) from None
    return cast("list[int]", ranks)


def numbers(params: Params) -> tuple[Fraction, ...]:
    """The numbers of a hand."""
    return _numbers(params.get("numbers"))


def target(params: Params) -> Fraction:
    """The target, 24 if it is missing."""
    value = params.get("target")
    return DEFAULT_TARGET if value is None else _number(value)


def operators(params: Params) -> str:
    """The allowed operators, all operators if the parameter is missing."""
    try:
        return canonical_operators(cast("str", params.get("operators", ALL_OPERATORS)))
    except (TypeError, ValueError) as error:
        raise BadRequest(str(error)) from None


def puzzle(params: Params) -> Puzzle:
    """The numbers of a hand, the target, and the rules."""
    return posed(params, numbers(params))


def posed(params: Params, numbers: HandLike) -> Puzzle:
    """Some numbers with the target and the rules of the parameters."""
    return Puzzle(numbers, target(params), operators(params), ordered(params))


def ordered(params: Params) -> bool:
    """Whether the numbers stay in their order, false if the parameter is missing."""
    return flag(params, "ordered", False)


def tables(params: Params, name: str, most: int) -> list[list[Fraction]]:
    """A parameter that is a list of tables, with cards as numbers or as texts of expressions."""
    values = _list(params.get(name), name)
    if len(values) > most:
        raise BadRequest(f"{name} has at most {most} tables")
    return [[_value(entry) for entry in _list(table, "a table")] for table in values]


def _value(entry: object) -> Fraction:
    """The value of a number or of an expression. Raises ParseError, DivisionByZero."""
    if isinstance(entry, str):
        try:
            return cards.read_target(entry)
        except HandError:
            return read(entry).value
    return _number(entry)


def day(params: Params) -> date:
    """The date. Raises HandError with code `bad-date`."""
    return read_date(text(params, "date"))


def read_date(source: str) -> date:
    """The date of a text such as `2026-11-21`. Raises HandError with code `bad-date`."""
    try:
        return date.fromisoformat(source)
    except ValueError:
        raise HandError("bad-date", (0, len(source)), {"text": source[:MAX_DIGITS]}) from None


def _list(value: object, name: str) -> list[object]:
    if not isinstance(value, list):
        raise BadRequest(f"{name} must be a list")
    return value


def _numbers(values: object) -> tuple[Fraction, ...]:
    return tuple(_card(value) for value in _list(values, "numbers"))


def _card(value: object) -> Fraction:
    """The number of a card. A decimal, such as 0.5, stays a decimal."""
    if isinstance(value, str) and "." in value:
        (card,) = cards.values_of(cards.read_hand(value))
        return card
    return _number(value)


def _number(value: object) -> Fraction:
    if isinstance(value, int) and not isinstance(value, bool):
        return Fraction(value)
    if isinstance(value, str):
        return cards.read_target(value)
    raise BadRequest(f"a number is an int or text such as 1/2, not {value!r}")
