"""What a solver returned for each hand, checked, bounded, and judged exactly."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from types import NoneType
from typing import NamedTuple, NotRequired, TypeAlias, TypedDict, cast

from twentyfour._diagnosis.solutions import LARGEST, Numbers, plain
from twentyfour.cards import PlainNumber, Rational, read_target
from twentyfour.referee import Verdict, check

MAX_ROWS = 10_000
MAX_TEXTS = 100
"""The most texts that a row may have."""
MAX_JUDGED = 6_000
"""About how many texts are judged, because each takes a tenth of a millisecond."""
MAX_LENGTH = 200
"""The most characters of a text that are read."""

Returned: TypeAlias = bool | str | Sequence[str] | None


class Row(TypedDict):
    """What a solver returned for a hand of one to four numbers, in the order in which it got them.

    `error` is the class of an exception, or another word for the reason why nothing was returned,
    such as `timeout`. `returned` is then not needed.
    """

    numbers: Sequence[PlainNumber]
    returned: NotRequired[Returned]
    error: NotRequired[str]


class State(Enum):
    """The outcome of a hand, and whether it has a solution."""

    FOUND = "found"
    MISSED = "missed"
    CLAIMED = "claimed"
    """Said to have a solution, without a formula. It has none."""
    NONE = "none"
    """Rightly said to have no solution."""
    WRONG = "wrong"
    """All formulas are wrong."""
    ERROR = "error"


class WrongText(NamedTuple):
    """A wrong formula and its verdict."""

    text: str
    verdict: Verdict


class Judged(NamedTuple):
    """A row with its outcome, its first wrong formula, and its error."""

    numbers: Numbers
    solvable: bool
    state: State
    returned: Returned = None
    wrong: WrongText | None = None
    error: str = ""


_FORMULA = re.compile(r"[\dATJQK]\s*[)\]]*\s*[-+*/×÷xX·∙−:%^]+\s*[(\[]*\s*[-−]?[\dATJQK]")
_YES = {"true", "yes"}


def read_rows(rows: Iterable[Row]) -> Iterator[tuple[Numbers, Row]]:
    """The rows with their numbers. Raises TypeError or ValueError for what is no row."""
    for place, row in enumerate(rows):
        if place >= MAX_ROWS:
            raise ValueError(f"at most {MAX_ROWS} rows are diagnosed")
        if not isinstance(cast("object", row), Mapping):
            raise TypeError(f"row {place} is a {type(row).__name__}, not a mapping")
        numbers = row.get("numbers")
        if not isinstance(numbers, (list, tuple)) or not 1 <= len(numbers) <= LARGEST:
            raise ValueError(f"row {place} needs a list of one to {LARGEST} numbers")
        if not isinstance(row.get("returned"), (bool, str, list, tuple, NoneType)):
            raise TypeError(f"row {place} returned neither a bool nor text")
        if "returned" not in row and not row.get("error"):
            raise ValueError(f"row {place} needs what the solver returned")
        yield tuple([_number(number, place) for number in numbers]), row


def judge(numbers: Numbers, row: Row, target: Rational, *, solvable: bool, texts: int) -> Judged:
    """The outcome of a row. At most `texts` of its texts are judged."""
    if error := row.get("error"):
        return Judged(numbers, solvable, State.ERROR, error=str(error)[:MAX_LENGTH])
    returned = row.get("returned")
    given = [returned] if isinstance(returned, str) else returned
    if given is not None and not isinstance(given, bool):
        formulas = list(_formulas(given, len(numbers)))[:texts]
        if formulas or not any(_says_yes(text) for text in given):
            return _judged_texts(numbers, solvable, formulas, target, returned)
        given = True
    if given:
        state = State.FOUND if solvable else State.CLAIMED
    else:
        state = State.MISSED if solvable else State.NONE
    return Judged(numbers, solvable, state, returned)


def _judged_texts(
    numbers: Numbers, solvable: bool, texts: Sequence[str], target: Rational, returned: Returned
) -> Judged:
    verdicts = [WrongText(text, check(text, numbers, target)) for text in texts]
    wrong = next((each for each in verdicts if not each.verdict.ok), None)
    if any(each.verdict.ok for each in verdicts):
        state = State.FOUND
    elif wrong:
        state = State.WRONG
    else:
        state = State.MISSED if solvable else State.NONE
    return Judged(numbers, solvable, state, returned, wrong)


def _formulas(texts: Sequence[str], cards: int) -> Iterator[str]:
    """The texts that have an operator between numbers. Others say in words what was found."""
    for text in texts[:MAX_TEXTS]:
        if not isinstance(text, str):
            raise TypeError(f"a solver returns texts, not {type(text).__name__}")
        if _FORMULA.search(text[:MAX_LENGTH]) or (cards == 1 and text.strip().isdigit()):
            yield text[:MAX_LENGTH]


def _says_yes(text: str) -> bool:
    return text.strip().lower() in _YES


def _number(number: PlainNumber, place: int) -> Rational:
    if isinstance(number, int) and not isinstance(number, bool):
        return number
    if isinstance(number, str):
        return plain(read_target(number))
    raise TypeError(f"row {place} has a {type(number).__name__} for a number")
