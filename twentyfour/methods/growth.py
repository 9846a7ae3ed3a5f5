"""How the work of a method grows with the number of cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from math import comb, perm
from typing import NamedTuple


class Growth(NamedTuple):
    """The values that a method computes for n cards, as a formula and as a function.

    The cards are different, and no value on the way is zero: nothing is divided by zero.
    """

    formula: str
    values: Callable[[int], int]


def _orders(n: int) -> int:
    values: int = perm(n) * (n - 1) * 4 ** (n - 1)
    return values


def _pairs(results: int, n: int) -> int:
    """Every pair of a table of n, then of n-1, ..., with some results for each ordered pair."""
    return sum(results**m * perm(n, m) * perm(n - 1, m) for m in range(1, n))


def _totals(results: int, n: int) -> int:
    """Every order of m+1 cards: four results of two cards, then some for each further card."""
    return sum(4 * results ** (m - 1) * perm(n, m + 1) for m in range(1, n))


def _words(n: int) -> int:
    """Every word that has p cards and ends with its q-th operator."""
    return sum(
        perm(n, p) * 4**q * (p - q + 1) * comb(p + q - 1, p) // (p + q - 1)
        for p in range(2, n + 1)
        for q in range(1, p)
    )


_ORDERED_PAIRS = Growth("Σ 4ᵐ · n! · (n−1)! ÷ ((n−m)! · (n−m−1)!), m = 1 … n−1", partial(_pairs, 4))

GROWTH: Mapping[str, Growth] = {
    "permutations": Growth("n! · (n−1) · 4ⁿ⁻¹", _orders),
    "pick-two": _ORDERED_PAIRS,
    "pick-two-table": _ORDERED_PAIRS,
    "pick-two-distinct": Growth(
        "Σ 3ᵐ · n! · (n−1)! ÷ ((n−m)! · (n−m−1)!), m = 1 … n−1", partial(_pairs, 3)
    ),
    "running-total": Growth("Σ 4ᵐ · n! ÷ (n−m−1)!, m = 1 … n−1", partial(_totals, 4)),
    "both-orders": Growth("Σ 4 · 8ᵐ⁻¹ · n! ÷ (n−m−1)!, m = 1 … n−1", partial(_totals, 8)),
    "postfix": Growth(
        "Σ 4ʳ · n! ÷ (n−k)! · (k−r+1) ÷ (k+r−1) · C(k+r−1, k), 1 ≤ r < k ≤ n", _words
    ),
}
"""The growth of each method with a formula. The page has it from the build, not from Python."""
