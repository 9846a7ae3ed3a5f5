"""Closest counts: the value nearest to a target that any of the numbers make."""

from collections import defaultdict
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from itertools import combinations
from typing import NamedTuple, TypeAlias, TypeVar, cast

from twentyfour._algebraic.writing import Complexity, complexity
from twentyfour._search.nearest import NearestSearch
from twentyfour._search.values import Part, Values, WholeValues
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
"""The most numbers that `closest` takes. Six numbers take some hundredths of a second."""

STARS = ((0, 3), (5, 2), (10, 1))
"""The largest distances, each with the stars that it gives."""

ByValue: TypeAlias = dict[Rational, list[Part]]
"""The parts that make a value."""
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

    An answer counts if the code of its `verdict` is `right` or `wrong-value`. `distance` is the
    distance from the target, None if the answer does not count. An answer gets 3 stars for the
    target, 2 stars for a distance up to 5, and 1 star up to 10.
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

    With `whole` every number and every value on the way must be a positive whole number. The code
    of other answers is `not-whole`, and `text` is the first other number. Like `check`, it never
    raises an exception.
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
    """Each value that is nearer than all values before it, with more and more numbers.

    The last value is that of `closest`. Raises the exceptions of `closest`.
    """
    search = closest_in_slices(numbers, target, whole=whole)
    return (found for found in search if found)


def closest_in_slices(
    numbers: HandLike, target: Rational | None = None, *, whole: bool = True
) -> Generator[Closest | None, None, Closest]:
    """The value nearest to a target that all or some of the numbers make.

    With `whole` every number and every value on the way is a positive whole number. Of two values
    with the same distance, the value that needs fewer numbers is returned, then the smaller value.
    Its expression has as few numbers as possible, and comes first in the order of `solve`. The
    target is 24 by default. With fewer operators six numbers take seconds.

    Raises HandError for no numbers or more than six (`bad-hand-empty`, `bad-hand-size`), and with
    `whole` for a number that is not positive and whole (`not-whole`). Raises TypeError for inexact
    numbers.
    """
    puzzle = Puzzle(numbers, target).in_any_order()
    _check(puzzle.numbers, whole=whole)
    return _closest_in_slices(puzzle.with_numbers(sorted(puzzle.numbers)), whole=whole)


closest = at_once(closest_in_slices)


def _closest_in_slices(puzzle: Puzzle, *, whole: bool) -> Generator[Closest | None, None, Closest]:
    hand, has_all = puzzle.numbers, puzzle.operators == ALL_OPERATORS
    goal = _as_int(puzzle.target)
    tables = (WholeValues if whole else Values)(hand, puzzle.operators)
    look = _Bounds(hand, goal).around if has_all and not whole else partial(_look_up, tables, goal)
    best: Closest | None = None
    for size in range(1, len(hand) + 1):
        around = yield from look(tuple(dict.fromkeys(combinations(tables.whole, size))))
        if not around:
            continue
        value = Fraction(min(around, key=lambda each: (abs(each - goal), each)))
        distance = abs(value - goal)
        if best is None or distance < best.distance:
            parts = around[value]
            if has_all:
                numbers = [[tables.numbers[place] for place in part] for part in parts]
                expression = yield from _simplest(numbers, value)
            else:
                expression = tables.expression(parts[0], value.as_integer_ratio())
            best = Closest(value, expression, distance)
            yield best
        if not best.distance:
            break
    if best is None:
        raise AssertionError("a number alone has a value")
    return best


def _as_int(number: Fraction) -> Rational:
    """A whole number as an int, which Python compares and subtracts faster than a Fraction."""
    return number.numerator if number.denominator == 1 else number


def _look_up(tables: WholeValues | Values, goal: Rational, parts: Iterable[Part]) -> Work[ByValue]:
    """The values next to a goal, from tables, with the parts that make them."""
    found: ByValue = defaultdict(list)
    for part in parts:
        yield from tables.prepare(part)
        for value in tables.around(part, goal):
            found[value].append(part)
    return found


class _Bounds:
    """Looks for parts that make the goal, then for the values next to the goal."""

    def __init__(self, hand: Sequence[Rational], goal: Rational) -> None:
        self._goal = goal
        self._search = NearestSearch(hand, Values(hand, ALL_OPERATORS), goal)

    def around(self, parts: Sequence[Part]) -> Work[ByValue]:
        """The values next to the goal, with the parts that make them."""
        found: ByValue = defaultdict(list)
        numbers = self._search.values.numbers
        for part in parts:
            if (yield from is_solvable_in_slices([numbers[place] for place in part], self._goal)):
                found[self._goal].append(part)
            yield None
        for part in () if found else parts:
            for bound in filter(None, (yield from self._search.of_part(part))):
                found[Fraction(*bound)].append(part)
        return found


def _check(hand: Sequence[Rational], *, whole: bool) -> None:
    """Raise HandError for too many numbers, and with `whole` for a number that is not whole."""
    if len(hand) > MAX_CLOSEST:
        params = {"count": str(len(hand)), "limit": str(MAX_CLOSEST)}
        raise HandError("bad-hand-size", (0, 0), params)
    for number in hand if whole else ():
        if number < 1 or number.denominator > 1:
            raise HandError("not-whole", (0, 0), {"text": str(number)})


def _simplest(parts: Iterable[Sequence[Rational]], value: Fraction) -> Work[Expression]:
    """The simplest expression of a value that uses all numbers of one of some parts.

    If positive whole numbers make the value, the simplest expression has positive whole values
    only: expressions with fewer fractions and negative values come first, and no part is zero,
    because a zero needs more numbers than necessary.
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
