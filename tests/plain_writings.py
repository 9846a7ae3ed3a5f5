"""Whether the shown solutions agree with the rating and with the plain sum of the cards."""

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random

import twentyfour as tf


def names_a_shown_technique(numbers: Sequence[int], target: int = 24) -> bool:
    """Whether a rating names the technique of a solution that is shown, or none without one."""
    named = tf.rate(numbers, target).technique
    shown = [tf.technique(solution) for solution in tf.solve(numbers, target)]
    return named in shown if shown else named is None


def has_plain_sum(numbers: Sequence[int], target: int = 24) -> bool:
    """Whether + and − between the numbers can make the target."""
    first, *others = sorted(numbers, reverse=True)
    return any(
        first + sum(sign * number for sign, number in zip(signs, others, strict=True)) == target
        for signs in product((1, -1), repeat=len(others))
    )


def shows_plain_sum(numbers: Sequence[int], target: int = 24) -> bool:
    """Whether a solution shown has neither × nor ÷."""
    return any({*"*/"}.isdisjoint(str(solution)) for solution in tf.solve(numbers, target))


def random_hands(count: int) -> Iterator[tuple[list[int], int]]:
    """Hands of four or five cards with targets of 1 to 100."""
    random = Random(24)
    for _ in range(count):
        size = random.randint(4, 5)
        yield [random.randint(1, 13) for _ in range(size)], random.randint(1, 100)
