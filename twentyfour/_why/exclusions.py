"""Reasons that exclude many values at once from what some cards make."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from typing import NamedTuple

from twentyfour._why.lines import MAX_EXCLUSIONS, Exclusion, ExclusionCode, with_inverses
from twentyfour.operators import Value

MODULI = range(2, 14)
PRIMES = (2, 3, 5, 7, 11, 13, 17, 19, 23)


class _Reason(NamedTuple):
    code: ExclusionCode
    numbers: tuple[int | Fraction, ...]

    def excludes(self, value: Fraction) -> bool:
        """Whether no value of the cards is this one."""
        first, *others = self.numbers or (0,)
        match self.code:
            case "large":
                return abs(value) > first
            case "small":
                return 0 < abs(value) < first
            case "denominator":
                return value.denominator % first == 0
            case "remainder":
                return value % first not in others
        return True


class Exclusions:
    """The exclusions of a part, from all values that its cards make."""

    def __init__(self, values: Collection[Value], *, signless: bool) -> None:
        signed = {*values, *((-above, under) for above, under in values)} if signless else values
        self._reasons = [*_reasons(signed)]

    def best(self, needs: Sequence[Fraction]) -> list[Exclusion]:
        """The fewest and simplest of up to two exclusions that leave the fewest values to try."""
        excluded = {
            reason: {value for value in needs if reason.excludes(value)} for reason in self._reasons
        }
        useful = [reason for reason, values in excluded.items() if values]
        counts = range(MAX_EXCLUSIONS + 1)
        choices = (choice for count in counts for choice in combinations(useful, count))

        def left(choice: tuple[_Reason, ...]) -> tuple[int, int]:
            remaining = {*needs}.difference(*(excluded[reason] for reason in choice))
            return len(with_inverses(remaining)), len(remaining)

        chosen = min(choices, key=left)
        found = []
        remaining = {*needs}
        for reason in chosen:
            values = tuple(sorted(remaining & excluded[reason]))
            found.append(Exclusion(reason.code, tuple(map(Fraction, reason.numbers)), values))
            remaining -= excluded[reason]
        return found


def _reasons(values: Collection[Value]) -> Iterator[_Reason]:
    """Everything that excludes some value, the simplest first."""
    if not values:
        yield _Reason("nothing", ())
        return
    sizes = [Fraction(abs(above), under) for above, under in values]
    yield _Reason("large", (max(sizes),))
    if least := min(filter(None, sizes), default=None):
        yield _Reason("small", (least,))
    denominators = {under for _, under in values}
    for prime in PRIMES:
        if all(under % prime for under in denominators):
            yield _Reason("denominator", (prime,))
    if denominators == {1}:
        for modulus in MODULI:
            remainders = {above % modulus for above, _ in values}
            if len(remainders) == 1:
                yield _Reason("remainder", (modulus, *remainders))
