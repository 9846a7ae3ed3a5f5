"""The timed tasks, in CPython and in the page: functions that return seconds."""

import gc
from collections.abc import Callable, Iterable
from functools import partial
from itertools import combinations_with_replacement
from random import Random
from time import process_time

import twentyfour as tf
from tests.benchmarks.plain import Numbers, exhaustive, pick_two_and_merge
from twentyfour._algebraic import writing
from twentyfour._search import enumeration, modular, partitions, reach, tables

ROUNDS = 5
CACHES = [
    thing
    for module in (enumeration, modular, partitions, reach, tables, writing)
    for thing in vars(module).values()
    if hasattr(thing, "cache_clear")
]
HANDS: list[Numbers] = list(combinations_with_replacement(range(1, 14), 4))


def median(figures: Iterable[float]) -> float:
    """The median (the page's library has no `statistics`)."""
    ordered = sorted(figures)
    return ordered[len(ordered) // 2]


def timed(work: Callable[[], object]) -> float:
    """CPU seconds of some work with cold caches."""
    for cached in CACHES:
        cached.cache_clear()
    gc.collect()
    start = process_time()
    work()
    return process_time() - start


def a_hand(work: Callable[[Numbers], object], hands: Iterable[Numbers]) -> float:
    """The median over hands, with cold caches for each."""
    return median(timed(partial(work, hand)) for hand in hands)


def random_hands(size: int, count: int) -> list[Numbers]:
    """The same hands in every run."""
    random = Random(24)
    return [sorted(random.choices(range(1, 14), k=size)) for _ in range(count)]


def all_hands(work: Callable[[Numbers], object]) -> float:
    """The median over rounds of the 1820 hands, with caches that are cold for the first hand.

    An extra round before them is not counted: WebAssembly is still being compiled.
    """
    rounds = [timed(lambda: [work(hand) for hand in HANDS]) for _ in range(ROUNDS + 1)]
    return median(rounds[1:])


def check() -> None:
    """A thousand checks."""
    for _ in range(1000):
        tf.check("8/(3-8/3)", (3, 3, 8, 8))


def repair(hand: Numbers) -> object:
    """The repair of an answer that has brackets and a wrong value."""
    a, b, c, d = hand
    return tf.repair(f"({a}/{b}-{c})*{d}", hand)


def first(hand: Numbers) -> object:
    """The first solution of each hand."""
    return next(tf.iter_solutions(hand), None)


def countdowns(count: int) -> list[tf.ClosestPuzzle]:
    """The same numbers and targets in every run."""
    return [tf.closest_puzzle(seed=seed) for seed in range(count)]


def closest_of(count: int, *, whole: bool) -> list[float]:
    """The seconds of the nearest values of some puzzles, in ascending order."""
    return sorted(
        timed(partial(tf.closest, numbers, target, whole=whole))
        for _, numbers, target in countdowns(count)
    )


def forms_of_six() -> None:
    """All forms of six operands. OEIS A140606 gives their number."""
    if tf.count_forms((101, 211, 307, 401, 503, 601)) != 793_002:
        raise AssertionError("six operands have 793,002 forms")


TASKS: dict[str, Callable[[], float]] = {
    "solvable, 1820 hands": lambda: all_hands(tf.is_solvable),
    "solve, 1820 hands": lambda: all_hands(tf.solve),
    "exhaustive, a hand": lambda: a_hand(exhaustive, HANDS[::607]),
    "repair, a hand": lambda: a_hand(repair, HANDS[::91]),
    "merge, a hand": lambda: a_hand(pick_two_and_merge, HANDS[::182]),
    "solve, 5 cards": lambda: a_hand(tf.solve, random_hands(5, 51)),
    "merge, 5 cards": lambda: a_hand(pick_two_and_merge, random_hands(5, 3)),
    "solve, 6 cards": lambda: a_hand(tf.solve, random_hands(6, 15)),
    "first, 6 cards": lambda: a_hand(first, random_hands(6, 15)),
    "first, 8 cards": lambda: a_hand(first, random_hands(8, 5)),
    "solve, 7 cards, zeros": lambda: timed(lambda: tf.solve((1, 1, 2, 2, 3, 3, 0), 0)),
    "solve, 7 cards, most": lambda: timed(lambda: tf.solve((1, 2, 3, 4, 5, 6, 7), 1)),
    "nearest, 8 cards": lambda: timed(lambda: tf.nearest((5, 7, 11, 13, 17, 19, 23, 29))),
    "nearest, 4 cards": lambda: a_hand(tf.nearest, HANDS[::91]),
    "closest, whole": lambda: median(closest_of(51, whole=True)),
    "closest, whole, slowest": lambda: closest_of(51, whole=True)[-1],
    "closest, exact, slowest": lambda: closest_of(51, whole=False)[-1],
    "certificate": lambda: a_hand(tf.certificate, HANDS[::91]),
    "techniques, 4 cards": lambda: a_hand(tf.techniques, HANDS[::91]),
    "793,002 forms of 6": lambda: timed(forms_of_six),
    "check": lambda: median(timed(check) for _ in range(ROUNDS)) / 1000,
}


def run() -> dict[str, float]:
    """Seconds for each task."""
    return {name: task() for name, task in TASKS.items()}
