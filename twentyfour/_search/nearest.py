"""The values nearest to a goal, found by bisection in ordered tables of values.

Where some of the numbers make one of their values, the others have a goal of their own. Such goals
are passed to smaller parts until a table can be searched; the bounds found there lead to the bounds
of the first goal. The answer for a part and a goal is cached.
"""

from bisect import bisect_left
from collections.abc import Generator, Iterable, Iterator
from math import gcd, prod
from typing import NamedTuple, TypeAlias

from twentyfour._search.sizes import BOTH, PLUS, Ordered, Part, Size, Sizes
from twentyfour._search.tables import by_length, splits
from twentyfour.cards import Rational
from twentyfour.operators import Combine, Value, added, divided_by, multiplied, subtracted

Bounds: TypeAlias = tuple[Value | None, Value | None]
"""The values next to a goal, below and above it; None where there is none."""

GREATEST: Value = (1, 0)
LEAST: Value = (-1, 0)


def subtracted_from(a: Value, b: Value) -> Value:
    """The second value minus the first."""
    return subtracted(b, a)


def divided_into(a: Value, b: Value) -> Value:
    """The second value divided by the first, the denominator above zero."""
    return divided_by(b, a)


class Query(NamedTuple):
    """Asks for the bounds of a goal among the values of a part, or those and their negatives."""

    part: Part
    goal: Value
    either_sign: bool


class Origin(NamedTuple):
    """The operands of a value: a value of one part, and the answer to a query on the other."""

    part: Part
    value: Value
    combine: Combine
    other: Query
    other_value: Value


class _Best:
    """The values closest to a goal so far, with their origins."""

    def __init__(self, goal: Value) -> None:
        self.goal = goal
        self.below: Value | None = None
        self.above: Value | None = None
        self.origins: dict[Value, Origin] = {}

    def offer(
        self,
        part: Part,
        own: Value,
        combine: Combine,
        other: tuple[Part, Value, bool],
        bounds: Bounds,
    ) -> None:
        """Keep what a value makes with the bounds of a query, if it is closer to the goal."""
        goal_above, goal_under = self.goal
        for found in bounds:
            if found is None:
                continue
            above, under = value = combine(own, found)
            side = above * goal_under - goal_above * under
            if side < 0:
                low = self.below
                if low is not None and above * low[1] <= low[0] * under:
                    continue
                self.below = value
            elif side > 0:
                high = self.above
                if high is not None and above * high[1] >= high[0] * under:
                    continue
                self.above = value
            else:
                continue
            self.origins[value] = Origin(part, own, combine, Query(*other), found)


MAX_TABLED = 5
"""The size up to which parts have a table, of at most some 14,000 sizes."""


class NearestSearch:
    """Finds the bounds of a goal among all values that some numbers can make.

    The tables bound the memory: those of eight numbers have some 800,000 sizes.
    """

    def __init__(self, numbers: Iterable[Rational], goal: Rational) -> None:
        self._numbers = sorted(numbers)
        self.different = sorted(set(self._numbers))
        part = tuple(self.different.index(number) for number in self._numbers)
        height = prod(abs(number.numerator) + number.denominator for number in self._numbers)
        self.sizes = Sizes(self.different, (height * (abs(goal.numerator) + goal.denominator)) ** 2)
        self._tabled = max(1, min(MAX_TABLED, len(part) - 2))
        self.whole = Query(part, (goal.numerator, goal.denominator), either_sign=False)
        self.answers: dict[Query, Bounds] = {}
        self._known_ends: dict[tuple[Part, bool], Bounds] = {}
        self.origins: dict[Query, dict[Value, Origin]] = {}

    def search(self) -> Iterator[None]:
        """Answer the query for the whole hand, in slices."""
        yield from self._answer(self.whole)

    def of_part(self, numbers: Iterable[Rational]) -> Generator[None, None, Bounds]:
        """The bounds of the goal among the values of some of the numbers, in slices."""
        part = tuple(sorted(map(self.different.index, numbers)))
        query = self.whole._replace(part=part)
        yield from self._answer(query)
        return self.answers[query]

    def _answer(self, query: Query) -> Iterator[None]:
        if query in self.answers:
            return
        part, goal, either_sign = query
        if len(part) <= self._tabled:
            yield from self.sizes.prepare(part)
            self.answers[query] = self._look_up(*query)
            return
        best = _Best(goal)
        for left, right in splits(part):
            small, large = by_length(left, right)
            yield from self.sizes.prepare(small)
            if len(large) <= self._tabled:
                yield from self.sizes.prepare(large)
            tabled = len(large) <= self._tabled
            for done, (size, signs) in enumerate(self.sizes.tables[small].signs.items(), 1):
                any_sign = either_sign or signs == BOTH
                value = size if any_sign or signs == PLUS else (-size[0], size[1])
                if tabled:
                    self._offer_tabled(best, small, value, large, any_sign)
                else:
                    yield from self._offer_untabled(best, small, value, large, any_sign)
                if done % 100 == 0:
                    yield
        self.answers[query] = best.below, best.above
        self.origins[query] = best.origins
        yield

    def _offer_tabled(
        self, best: _Best, small: Part, value: Value, large: Part, either_sign: bool
    ) -> None:
        """Offer what a value of a small part makes with the values of a part that has a table."""
        for operand, combine in _complements(value, best.goal, either_sign):
            bounds = self._look_up(large, operand, either_sign)
            if combine is divided_by:
                least, greatest = self._ends(large, either_sign)
                bounds = _inverted(bounds, least, greatest, best.goal[0] * value[0])
            best.offer(small, value, combine, (large, operand, either_sign), bounds)

    def _offer_untabled(
        self, best: _Best, small: Part, value: Value, large: Part, either_sign: bool
    ) -> Iterator[None]:
        """Offer what a value of a small part makes with the values of a part without a table."""
        for (above, under), combine in _complements(value, best.goal, either_sign):
            common = gcd(above, under)
            query = Query(large, (above // common, under // common), either_sign)
            yield from self._answer(query)
            bounds = self.answers[query]
            if combine is divided_by:
                ends = query._replace(goal=LEAST), query._replace(goal=GREATEST)
                for end in ends:
                    yield from self._answer(end)
                least, greatest = self.answers[ends[0]][1], self.answers[ends[1]][0]
                bounds = _inverted(bounds, least, greatest, best.goal[0] * value[0])
            best.offer(small, value, combine, query, bounds)

    def _ends(self, part: Part, either_sign: bool) -> Bounds:
        """The least and the greatest value of a part that has a table."""
        known = self._known_ends.get((part, either_sign))
        if known is None:
            _, least = self._look_up(part, LEAST, either_sign)
            greatest, _ = self._look_up(part, GREATEST, either_sign)
            known = self._known_ends[part, either_sign] = least, greatest
        return known

    def _look_up_either(self, every: Ordered, goal: Value) -> Bounds:
        """The bounds of a goal other than zero among sizes and their negatives."""
        above, under = goal
        low, high = _adjacent(every, abs(above) * self.sizes.scale // under)
        if low is None:
            (first, *_) = every.sizes[:1]
            low = negative(first)
        return (low, high) if above > 0 else (negative(high) if high else None, negative(low))

    def _look_up(self, part: Part, goal: Value, either_sign: bool) -> Bounds:
        """The bounds of a goal among the values of a part that has a table."""
        above, under = goal
        _, every, plus, minus = self.sizes.tables[part]
        if either_sign:
            if under and above:
                return self._look_up_either(every, goal)
            plus = minus = every
        if not under:
            upper = plus.sizes[-1:] or tuple(negative(size) for size in minus.sizes[:1])
            lower = tuple(negative(size) for size in minus.sizes[-1:]) or plus.sizes[:1]
            return (upper[0], None) if above > 0 else (None, lower[0])
        key = above * self.sizes.scale // under
        low, high = _adjacent(plus, key)
        if above > 0 and low is not None:
            return (low, high)
        opposite = -above * self.sizes.scale // under
        less, more = _adjacent(minus, opposite)
        if low is None and more is not None:
            low = negative(more)
        if less is not None:
            high = negative(less)
        return (low, high)


def _inverted(bounds: Bounds, least: Value | None, greatest: Value | None, sign: int) -> Bounds:
    """The values whose inverses are the bounds of a goal, from the `bounds` of its inverse.

    Of the goal only the sign matters: the least value follows the greatest.
    """
    below, above = bounds
    first = least if least and least[0] < 0 else None
    last = greatest if greatest and greatest[0] > 0 else None
    if sign > 0:
        return above or first, below if below and below[0] > 0 else None
    if sign < 0:
        return above if above and above[0] < 0 else None, below or last
    return first, last


def _adjacent(ordered: Ordered, key: int) -> tuple[Size | None, Size | None]:
    """The sizes below and above a key."""
    keys, sizes = ordered
    at = bisect_left(keys, key)
    after = at + (at < len(keys) and keys[at] == key)
    return sizes[at - 1] if at else None, sizes[after] if after < len(sizes) else None


def negative(size: Size) -> Value:
    """The negative of a size."""
    return -size[0], size[1]


def _complements(value: Value, goal: Value, either_sign: bool) -> Iterator[tuple[Value, Combine]]:
    """The operand that makes a goal with a value, for each way to combine them."""
    (a, b), (c, d) = value, goal
    yield (c * b - a * d, b * d), added
    if not a:
        yield GREATEST, multiplied
        return
    yield (c * b + a * d, b * d), subtracted_from
    if not either_sign:
        yield (a * d - c * b, b * d), subtracted
    yield (c * b, d * a) if a > 0 else (-c * b, -d * a), multiplied
    yield (c * a, d * b), divided_into
    yield ((a * d, b * c) if c > 0 else (-a * d, -b * c)) if c else GREATEST, divided_by
