"""The limits of `make bench`: ratios of two figures of one run, since machines differ in speed.

A figure is named by its place and its row. The figures of the C program and of the plain methods
show the speed of the machine.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import inf

from tests.benchmarks.compare import PROCESS_AT_MOST
from tests.revisions import LAST

Figures = Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Limit:
    """The largest ratio of the first figure to the second."""

    figure: str
    measure: str
    at_most: float


LIMITS = (
    Limit("CPython: solve, a hand", "CPython: exhaustive, a hand", 1 / 30),
    Limit("page: solve, a hand", "page: exhaustive, a hand", 1 / 30),
    Limit("CPython: solve, 5 cards", "CPython: merge, 5 cards", 1 / 200),
    Limit("page: solve, 5 cards", "page: merge, 5 cards", 1 / 200),
    Limit("CPython: solve, 6 cards", "CPython: exhaustive, a hand", 5),
    Limit("page: solve, 6 cards", "page: exhaustive, a hand", 6),
    Limit("CPython: solve, 7 cards, zeros", "CPython: solve, 1820 hands", 20),
    Limit("CPython: solve, 7 cards, most", "CPython: solve, 1820 hands", 32),
    Limit("CPython: nearest, 8 cards", "CPython: solve, 1820 hands", 60),
    Limit("CPython: first, 6 cards", "CPython: exhaustive, a hand", 1 / 8),
    Limit("page: first, 6 cards", "page: exhaustive, a hand", 1 / 8),
    Limit("CPython: check", "CPython: exhaustive, a hand", 1 / 600),
    Limit("page: check", "page: exhaustive, a hand", 1 / 600),
    Limit("CPython: repair, a hand", "CPython: exhaustive, a hand", 0.5),
    Limit("page: repair, a hand", "page: exhaustive, a hand", 0.5),
    *(
        Limit(f"{place}: closest, {row}", f"{place}: exhaustive, a hand", at_most)
        for place in ("CPython", "page")
        for row, at_most in (("whole", 10), ("whole, slowest", 50), ("exact, slowest", 100))
    ),
    Limit("CPython: certificate", "CPython: exhaustive, a hand", 2),
    Limit("page: certificate", "page: exhaustive, a hand", 2),
    Limit("CPython: techniques, 4 cards", "CPython: exhaustive, a hand", 1),
    Limit("page: techniques, 4 cards", "page: exhaustive, a hand", 1),
    Limit("CPython: solvable, 1820 hands", "C: every expression", 1),
    Limit("page: solvable, 1820 hands", "C: every expression", 4),
    Limit("CPython: solvable, 1820 hands", "C: to the first solution", 1),
    Limit("page: solvable, 1820 hands", "C: to the first solution", 4),
    Limit("process: check", f"process: {LAST}", PROCESS_AT_MOST),
    *(
        Limit(f"{browser}: {row}", f"{browser}: engine, stock, cold", at_most)
        for browser, cold, warm, file in (
            ("chromium", 0.2, 0.18, 0.25),
            ("firefox", 0.32, 0.28, 0.3),
        )
        for row, at_most in (
            ("engine, cold", cold),
            ("engine, warm, without a network", warm),
            ("engine, one file, from disk", file),
        )
    ),
    # About the ratios of the build at `LAST`.
    Limit("webkit: engine, cold", "webkit: engine, stock, cold", 0.15),
    Limit("webkit: engine, warm", "webkit: engine, stock, cold", 0.1),
    Limit("webkit: engine, one file, from disk", "webkit: engine, stock, cold", 0.16),
    Limit("hand: interactive", "hand: first paint of an empty page", 2),
    Limit("history: 20,000 hands, open", "history: 10 hands, open", 1.6),
    Limit("history: 100,000 hands, open", "history: 10 hands, open", 4),
    Limit("history: 100,000 hands, then one", "history: 10 hands, then one", 3),
    Limit("chromium: first hand, cold", "chromium: engine, stock, cold", 0.5),
    Limit("phone: first verdict", "phone: first verdict, stock", 0.46),
    Limit("phone, 10 Mbit/s: first verdict", "phone, 10 Mbit/s: first verdict, stock", 0.35),
    Limit("tab: megabytes", "tab: megabytes, stock", 1.3),
    Limit("bytes: first visit", "bytes: first visit, stock", 0.6),
)


def judge(limits: Iterable[Limit], figures: Figures) -> list[Limit]:
    """Print the figures with their limits, and return the limits that are exceeded.

    A limit is skipped, with a message, if nothing was measured at one of its places: there is no C
    compiler, or no such browser. If only its figure is missing, the limit counts as exceeded.
    """
    places = {_place(name) for name in figures}
    print(f"\n{'figure / measure':<76}{'ratio':>9}{'at most':>9}")
    exceeded = []
    for limit in limits:
        ratio = figures.get(limit.figure, inf) / figures.get(limit.measure, 1)
        label = f"{limit.figure} / {limit.measure}"
        if not {_place(limit.figure), _place(limit.measure)} <= places:
            print(f"{label:<76}{'-':>9}{limit.at_most:>9.4f}  not measured")
        elif limit.measure in figures and ratio <= limit.at_most:
            print(f"{label:<76}{ratio:>9.4f}{limit.at_most:>9.4f}  pass")
        else:
            print(f"{label:<76}{ratio:>9.4f}{limit.at_most:>9.4f}  FAIL")
            exceeded.append(limit)
    return exceeded


def _place(name: str) -> str:
    return name.partition(":")[0]
