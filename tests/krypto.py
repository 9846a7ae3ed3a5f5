"""The share of all deals of Krypto that can be done: `python -m tests.krypto`, ten seconds.

Each choice of five cards is examined once, for all targets. A target is made by one card with the
four others, or by two cards with the three others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import comb, prod

from twentyfour._search.modular import prime_for
from twentyfour._search.partitions import Numbers
from twentyfour._search.tables import complements_of_any, values
from twentyfour.editions import EDITIONS

KRYPTO = EDITIONS["krypto"]
PACK: Mapping[int, int] = Counter(map(int, KRYPTO.pool))
TARGETS = (*PACK,)
PRIME = prime_for([max(PACK)] * KRYPTO.size, max(PACK))


def hands() -> Iterator[tuple[Numbers, int]]:
    """Every choice of five cards, and in how many ways it is dealt."""
    for numbers in combinations_with_replacement(PACK, KRYPTO.size):
        if ways := prod(comb(PACK[card], numbers.count(card)) for card in {*numbers}):
            yield numbers, ways


@cache
def needed(part: Numbers, target: int) -> frozenset[int]:
    """What the other cards must make, with the negatives."""
    return frozenset(complements_of_any(part, (target,), PRIME))


@cache
def useful() -> frozenset[int]:
    """What four cards must make for any card and target."""
    return frozenset().union(*(needed((card,), target) for card in PACK for target in TARGETS))


@cache
def made(part: Numbers) -> frozenset[int]:
    """What three cards make up to sign, or what four cards make of use."""
    return values(part, PRIME) if len(part) == 3 else useful() & values(part, PRIME)


def reached(numbers: Numbers) -> set[int]:
    """The targets that five cards make."""
    missing = {*TARGETS}
    places = range(len(numbers))
    for size in (1, 2):
        for chosen in combinations(places, size):
            part = tuple(numbers[at] for at in chosen)
            others = made(tuple(numbers[at] for at in places if at not in chosen))
            missing = {each for each in missing if needed(part, each).isdisjoint(others)}
    return {*TARGETS} - missing


def main() -> None:
    """Print the count of deals, and of those that can be done."""
    deals = solvable = 0
    for numbers, ways in hands():
        for target in reached(numbers):
            solvable += ways * (PACK[target] - numbers.count(target))
        deals += ways * (sum(PACK.values()) - len(numbers))
    share = Fraction(solvable, deals)
    print(f"{solvable} of {deals} deals can be done: {share}, {float(share):.4%}")


if __name__ == "__main__":
    main()
