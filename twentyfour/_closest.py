"""Closest counts: the value nearest to a target that any of the numbers make."""

from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from math import floor
from typing import NamedTuple, TypeAlias, TypeVar, cast

from twentyfour._algebraic.writing import Complexity, complexity
from twentyfour._search.nearest import NearestSearch
from twentyfour._search.values import Values
from twentyfour._search.whole import WholeValues
from twentyfour._slices import at_once
from twentyfour.cards import (
    HandError,
    HandLike,
    Puzzle,
    Rational,
    as_target,
)
from twentyfour.expression import Expression
from twentyfour.operators import ALL_OPERATORS
from twentyfour.referee import CardProblems, Verdict, VerdictCode, check
from twentyfour.solver import found_in_slices, is_solvable_in_slices

MAX_CLOSEST = 6
"""The most numbers of which the closest value is found, in some hundredths of a second."""

STARS = ((0, 3), (5, 2), (10, 1))
"""The largest distances, each with the stars that it gives."""

Part: TypeAlias = tuple[Rational, ...]
"""Some of the numbers, sorted."""
Makers: TypeAlias = tuple[Fraction, Sequence[Part]]
"""A value, and the parts that make it."""
R = TypeVar("R")
Work: TypeAlias = Generator[None, None, R]


class Closest(NamedTuple):
    """A value, an expression that makes it, and its distance from the target."""

    value: Fraction
    expression: Expression
    distance: Fraction


@dataclass(frozen=True, slots=True)
class ClosestVerdict:
    """The judgement of an answer that may leave numbers out, and may miss the target.

    `distance` from the target is None for an answer that does not count; `verdict` says why. The
    code of one that counts is `right` or `wrong-value`. It gives 3 stars where it makes the target,
    2 within 5 of it, 1 within 10.
    """

    verdict: Verdict
    distance: Fraction | None = None

    @property
    def stars(self) -> int:
        """From 0 to 3."""
        if self.distance is None:
            return 0
        return next((stars for most, stars in STARS if self.distance <= most), 0)


def check_closest(
    text: str, numbers: HandLike, target: Rational | None = None, *, whole: bool = True
) -> ClosestVerdict:
    """Judge an answer of closest counts: each number is used once at most.

    With `whole` every number and every value on the way must be a positive whole number; the code
    is else `not-whole`, with the first `text` that is not. Never raises, as `check`.
    """
    verdict = check(text, numbers, target)
    expression = verdict.expression
    if expression and verdict.code == "unused":
        verdict = check(text, expression.numbers, as_target(target, numbers))
    elif verdict.code in ("not-on-table", "overused"):
        problems: CardProblems = {**cast("CardProblems", verdict.params), "unused": []}
        return ClosestVerdict(_rewritten(verdict, verdict.code, problems))
    if expression is None or verdict.code not in ("right", "wrong-value"):
        return ClosestVerdict(verdict)
    broken = _not_whole(expression) if whole else None
    if broken is not None:
        return ClosestVerdict(_rewritten(verdict, "not-whole", {"text": str(broken)}))
    return ClosestVerdict(verdict, abs(expression.value - as_target(target, numbers)))


def _rewritten(
    verdict: Verdict, code: VerdictCode, params: Mapping[str, str] | CardProblems
) -> Verdict:
    """Rewrites a verdict for a game in which cards may stay unused."""
    return Verdict(False, code, verdict.value, verdict.expression, verdict.span, params)


def _not_whole(expression: Expression) -> Fraction | None:
    """The first value on the way that is not a positive whole number."""
    for part in expression.postorder():
        if part.value < 1 or part.value.denominator > 1:
            return part.value
    return None


def iter_closest(
    numbers: HandLike, target: Rational | None = None, *, whole: bool = True
) -> Iterator[Closest]:
    """Each value that is nearer than all before it, with more and more numbers.

    The last one is `closest`; raises what that raises.
    """
    search = closest_in_slices(numbers, target, whole=whole)
    return (found for found in search if found)


def closest_in_slices(
    numbers: HandLike, target: Rational | None = None, *, whole: bool = True
) -> Generator[Closest | None, None, Closest]:
    """The value nearest to a target that any of the numbers make; not all need be used.

    With `whole` every number and every value on the way is a positive whole number. Of two values
    that are equally near, it is the one that takes fewer numbers, then the smaller one; its
    expression has as few numbers as possible, and is the simplest of those by the order of `solve`.
    The target is 24 by default. By some of the operators six numbers take seconds.

    Raises HandError for no numbers or more than six (`bad-hand-empty`, `bad-hand-size`), and with
    `whole` for a number that is not positive and whole (`not-whole`); TypeError for inexact ones.
    """
    puzzle = Puzzle(numbers, target)
    _check(puzzle.numbers, whole=whole)
    return _closest_in_slices(puzzle.with_numbers(sorted(puzzle.numbers)), whole=whole)


closest = at_once(closest_in_slices)


def _closest_in_slices(puzzle: Puzzle, *, whole: bool) -> Generator[Closest | None, None, Closest]:
    hand, goal = puzzle.numbers, puzzle.target
    search: _WholeSearch | _ExactSearch | _TableSearch
    if puzzle.operators != ALL_OPERATORS:
        search = _TableSearch(puzzle, whole=whole)
    else:
        search = _WholeSearch(goal) if whole else _ExactSearch(hand, goal)
    best: Closest | None = None
    for size in range(1, len(hand) + 1):
        parts = tuple(dict.fromkeys(combinations(hand, size)))
        makers = yield from search.nearest(parts)
        if not makers:
            continue
        value, nearest_parts = makers
        distance = abs(value - goal)
        if best is None or distance < best.distance:
            expression = yield from search.expression(nearest_parts, value)
            best = Closest(value, expression, distance)
            yield best
        if not best.distance:
            break
    if best is None:
        raise AssertionError("a number alone has a value")
    return best


def _check(hand: Sequence[Rational], *, whole: bool) -> None:
    """Raise HandError for too many numbers, or for one that is not whole although it must be."""
    if len(hand) > MAX_CLOSEST:
        params = {"count": str(len(hand)), "limit": str(MAX_CLOSEST)}
        raise HandError("bad-hand-size", (0, 0), params)
    for number in hand if whole else ():
        if number < 1 or number.denominator > 1:
            raise HandError("not-whole", (0, 0), {"text": str(number)})


class _WholeSearch:
    """Looks in tables of positive whole values."""

    def __init__(self, goal: Fraction) -> None:
        self._goal = goal
        self._values = WholeValues()

    def nearest(self, parts: Sequence[Part]) -> Work[Makers]:
        """The nearest value that some parts make; all smaller parts are searched before."""
        around: dict[Fraction, list[Part]] = {}
        for part in parts:
            numbers = tuple(number.numerator for number in part)
            yield from self._values.prepare(numbers)
            for value in self._values.around(numbers, floor(self._goal)):
                if value is not None:
                    around.setdefault(Fraction(value), []).append(part)
        return _nearest_of(around, self._goal)

    def expression(self, parts: Iterable[Part], value: Fraction) -> Work[Expression]:
        """The simplest expression of a value."""
        return _simplest(parts, value)


class _ExactSearch:
    """Asks whether a part makes the goal, then for the values next to it."""

    def __init__(self, hand: Sequence[Rational], goal: Fraction) -> None:
        self._goal = goal
        self._bounds = NearestSearch(hand, goal)

    def nearest(self, parts: Sequence[Part]) -> Work[Makers]:
        """The nearest value that some parts make."""
        exact = []
        for part in parts:
            if (yield from is_solvable_in_slices(part, self._goal)):
                exact.append(part)
            yield None
        if exact:
            return self._goal, exact
        around: dict[Fraction, list[Part]] = {}
        for part in parts:
            for bound in (yield from self._bounds.of_part(part)):
                if bound is not None:
                    around.setdefault(Fraction(*bound), []).append(part)
        return _nearest_of(around, self._goal)

    def expression(self, parts: Iterable[Part], value: Fraction) -> Work[Expression]:
        """The simplest expression of a value."""
        return _simplest(parts, value)


class _TableSearch:
    """Looks in tables of the values by some of the operators."""

    def __init__(self, puzzle: Puzzle, *, whole: bool) -> None:
        self._goal = puzzle.target
        self._values = Values(puzzle.numbers, puzzle.operators, whole=whole)

    def nearest(self, parts: Sequence[Part]) -> Work[Makers | None]:
        """The nearest value that some parts make; None if they make none."""
        around: dict[Fraction, list[Part]] = {}
        for part in parts:
            places = self._values.part(part)
            yield from self._values.prepare(places)
            value = self._values.nearest(places, self._goal)
            if value is not None:
                around.setdefault(value, []).append(part)
        return _nearest_of(around, self._goal) if around else None

    def expression(self, parts: Iterable[Part], value: Fraction) -> Work[Expression]:
        """An expression of a value."""
        yield None
        first, *_ = parts
        return self._values.expression(self._values.part(first), value.as_integer_ratio())


def _nearest_of(around: Mapping[Fraction, Sequence[Part]], goal: Fraction) -> Makers:
    """The value nearest to a goal, of two the smaller one, and the parts that make it."""
    value = min(around, key=lambda each: (abs(each - goal), each))
    return value, around[value]


def _simplest(parts: Iterable[Part], value: Fraction) -> Work[Expression]:
    """The simplest expression of a value that uses all numbers of one of some parts.

    Where the value is made by positive whole numbers, the simplest way is such a way: an expression
    with fewer fractions and negative values comes first, and a zero would be a number too many.
    """
    best: tuple[Complexity, Expression] | None = None
    for part in parts:
        for _, found in found_in_slices(part, value, "algebraic"):
            for _, expression in found:
                rank = complexity(expression)
                if best is None or rank < best[0]:
                    best = rank, expression
            yield None
    if best is None:
        raise AssertionError(f"no expression makes {value}")
    return best[1]
