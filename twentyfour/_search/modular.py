"""Exact search with small integers: residues modulo a prime that keeps different values apart.

Write an expression over n_i/d_i as a fraction N/D. By induction |N| + D is at most the product of
|n_i| + d_i. Its value differs from the target a/b by (N*b - a*D) / (D*b), and |N*b - a*D| is at
most that product times max(|a|, b). Modulo a larger prime the difference vanishes only if it is
zero, and no nonzero divisor becomes zero. The search finds all solutions and no others.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import prod

from twentyfour.cards import HandError, Rational

PRIMES: tuple[int, ...] = (
    2**30 - 35,
    *(2**power - 1 for power in (61, 89, 127, 521, 1279, 2203, 4423)),
)
"""The largest prime below 2**30 (one digit of a Python int), then Mersenne primes."""


def prime_for(numbers: Iterable[Rational], target: Rational) -> int:
    """The smallest safe prime for a hand and a target. Raises HandError if no prime suffices."""
    heights = [abs(n) + 1 if type(n) is int else abs(n.numerator) + n.denominator for n in numbers]
    bound = prod(heights) * max(abs(target.numerator), target.denominator)
    for prime in PRIMES:
        if prime > bound:
            return prime
    raise HandError("bad-hand-number", (0, 0), {"text": f"{bound.bit_length()} bits"})


def residues(numbers: Iterable[Rational], prime: int) -> tuple[int, ...]:
    """The residues of numbers, in ascending order."""
    return tuple(sorted([n % prime if type(n) is int else residue(n, prime) for n in numbers]))


def residue(number: Rational, prime: int) -> int:
    """The residue of a number."""
    if number.denominator == 1:
        return number.numerator % prime
    return number.numerator * inverse(number.denominator, prime) % prime


@lru_cache(maxsize=1024)
def inverse(residue: int, prime: int) -> int:
    """The inverse of a nonzero residue."""
    inverted: int = pow(residue, -1, prime)
    return inverted


def inverses(residues: Sequence[int], prime: int) -> list[int]:
    """The inverses of nonzero residues, with a single modular inversion (Montgomery's trick)."""
    products = []
    product = 1
    for value in residues:
        products.append(product)
        product = product * value % prime
    inverted = pow(product, -1, prime)
    result = [0] * len(residues)
    for index in range(len(residues) - 1, -1, -1):
        result[index] = inverted * products[index] % prime
        inverted = inverted * residues[index] % prime
    return result
