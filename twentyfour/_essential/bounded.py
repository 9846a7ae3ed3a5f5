"""Essential forms of any expression: the same classes, found in slices and with bounded work.

There are 2**n ways to choose some of n parts. A hand has eight cards, but a text has up to sixty
numbers. So the work is counted: in terms and factors that are added, multiplied or moved, and in
values that are tabled. Memory grows with the work, and so has a bound too.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence

from twentyfour._algebraic.arithmetic import Cards, Terms
from twentyfour._algebraic.forms import Factor, Form, Signed
from twentyfour._essential.arrangements import Arrangement
from twentyfour._essential.by_value import ByValue
from twentyfour._essential.exchanges import Equation, Place, Rebuild
from twentyfour._essential.reducer import Reducer
from twentyfour._limits import TooManyWays
from twentyfour._search.tables import Numbers
from twentyfour.cards import Rational

MAX_WORK = 4_000_000
"""The work for the class of one form. Eight numbers take half of it at most."""
MAX_SLICE_WORK = 250_000
"""The work of one slice."""


class BoundedReducer(Reducer):
    """A reducer that counts its work, and raises TooManyWays where it is too much.

    `work` is that of the slices done, `slice_work` that since then.
    """

    def __init__(self) -> None:
        super().__init__()
        self.work = 0
        self.slice_work = 0

    def spend(self, work: int) -> None:
        """Count some work before it is done; raises TooManyWays where it is too much."""
        self.slice_work += work
        if self.slice_work > MAX_SLICE_WORK or self.work + self.slice_work > MAX_WORK:
            raise TooManyWays

    def end_slice(self) -> None:
        """Count the work of the next slice anew."""
        self.work += self.slice_work
        self.slice_work = 0

    def arrangement_in_slices(self, form: Form) -> Generator[None, None, Arrangement]:
        """`arrangement` as a generator that yields after every slice of the work."""
        self.work = self.slice_work = 0
        if self.is_reduced(form):
            return Arrangement((form,))
        start = self.arrange(self.decompose(form))
        if start not in self._classes:
            yield from self._explored(start)
        return self._classes[start]

    def arrangement(self, form: Form) -> Arrangement:
        """The least of the arrangements in the class of a form."""
        self.work = self.slice_work = 0
        return super().arrangement(form)

    def _explored(self, start: Arrangement) -> Iterator[None]:
        for _ in super()._explored(start):
            self.end_slice()
            yield

    def _zero_sum(self, own: Terms) -> Terms:
        """Terms of one sign have no sum of zero."""
        return super()._zero_sum(own) if len({sign for _, sign in own}) > 1 else ()

    def _neutral_factors(self, own: Sequence[Factor]) -> Iterator[tuple[Factor, ...]]:
        """Factors above one, all on the same side of the line, have no product of one."""
        sides = {(self.size(form) > 1) == (exponent > 0) for form, exponent in own}
        if len(sides) > 1 or any(self.size(form) == 1 for form, _ in own):
            yield from super()._neutral_factors(own)

    def total(self, own: Iterable[Signed]) -> Rational:
        """The sum of terms."""
        terms = tuple(own)
        self.spend(len(terms))
        return super().total(terms)

    def join(self, own: Iterable[Signed]) -> Form:
        """The form of a sum of terms."""
        terms = tuple(own)
        self.spend(len(terms))
        return super().join(terms)

    def _over(self, own: Iterable[Factor]) -> tuple[Rational, Rational]:
        factors = tuple(own)
        self.spend(len(factors))
        return super()._over(factors)

    def _solved(self, own: Terms, solved: Terms = ()) -> Iterator[Equation]:
        for equation in super()._solved(own, solved):
            self.spend(len(own))
            yield equation

    def _parts_within(self, form: Form, rebuild: Rebuild) -> Iterator[Place]:
        for place in super()._parts_within(form, rebuild):
            self.spend(len(form.parts))
            yield place

    def _factors_within(
        self, chosen: Sequence[Factor], rest: Sequence[Factor], rebuild: Rebuild
    ) -> Iterator[Place]:
        self.spend(len(chosen))
        return super()._factors_within(chosen, rest, rebuild)

    def _pooled(self, arrangement: Arrangement) -> Arrangement:
        self.spend(2 ** len(arrangement.absorbed))
        return super()._pooled(arrangement)

    def zeros_of(self, by_value: ByValue, pool: Cards, start: Cards) -> list[Cards]:
        """The cards of each zero of a pool that can be chosen instead of the first."""
        self.spend(3 ** len(pool))
        return super().zeros_of(by_value, pool, start)

    def by_value(self, hand: Cards) -> ByValue:
        """The forms of the cards of a hand."""
        if hand not in self._by_value:
            self._by_value[hand] = _CountedByValue(hand, self.spend)
        return self._by_value[hand]


class _CountedByValue(ByValue):
    """Forms by value, which spends work before it makes tables and forms."""

    def __init__(self, hand: Cards, spend: Callable[[int], None]) -> None:
        super().__init__(hand)
        self._spend = spend

    def forms(self, cards: Cards, size: Rational) -> tuple[Form, ...]:
        """The forms of some cards with a size."""
        self._spend(8 ** len(cards))
        return super().forms(cards, size)

    def _makes_zero(self, numbers: Numbers) -> bool:
        self._spend(2 ** len(numbers))
        return super()._makes_zero(numbers)

    def _table(self, numbers: Numbers) -> frozenset[int]:
        if numbers not in self._tables:
            self._spend(6 ** len(numbers))
        return super()._table(numbers)
