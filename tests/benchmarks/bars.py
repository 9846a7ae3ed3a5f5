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
class Bar:
    """The largest ratio of the first figure to the second."""

    figure: str
    measure: str
    at_most: float


BARS = (
    Bar("CPython: solve, a hand", "CPython: exhaustive, a hand", 1 / 30),
    Bar("page: solve, a hand", "page: exhaustive, a hand", 1 / 30),
    Bar("CPython: solve, 5 cards", "CPython: merge, 5 cards", 1 / 200),
    Bar("page: solve, 5 cards", "page: merge, 5 cards", 1 / 200),
    Bar("CPython: solve, 6 cards", "CPython: exhaustive, a hand", 5),
    Bar("page: solve, 6 cards", "page: exhaustive, a hand", 6),
    Bar("CPython: solve, 7 cards, zeros", "CPython: solve, 1820 hands", 20),
    Bar("CPython: solve, 7 cards, most", "CPython: solve, 1820 hands", 32),
    Bar("CPython: nearest, 8 cards", "CPython: solve, 1820 hands", 60),
    Bar("CPython: first, 6 cards", "CPython: exhaustive, a hand", 1 / 8),
    Bar("page: first, 6 cards", "page: exhaustive, a hand", 1 / 8),
    Bar("CPython: check", "CPython: exhaustive, a hand", 1 / 600),
    Bar("page: check", "page: exhaustive, a hand", 1 / 600),
    Bar("CPython: repair, a hand", "CPython: exhaustive, a hand", 0.5),
    Bar("page: repair, a hand", "page: exhaustive, a hand", 0.5),
    *(
        Bar(f"{place}: closest, {row}", f"{place}: exhaustive, a hand", at_most)
        for place in ("CPython", "page")
        for row, at_most in (("whole", 10), ("whole, slowest", 50), ("exact, slowest", 100))
    ),
    Bar("CPython: certificate", "CPython: exhaustive, a hand", 2),
    Bar("page: certificate", "page: exhaustive, a hand", 2),
    Bar("CPython: techniques, 4 cards", "CPython: exhaustive, a hand", 1),
    Bar("page: techniques, 4 cards", "page: exhaustive, a hand", 1),
    Bar("CPython: solvable, 1820 hands", "C: every expression", 1),
    Bar("page: solvable, 1820 hands", "C: every expression", 4),
    Bar("CPython: solvable, 1820 hands", "C: to the first solution", 1),
    Bar("page: solvable, 1820 hands", "C: to the first solution", 4),
    Bar("process: check", f"process: {LAST}", PROCESS_AT_MOST),
    *(
        Bar(f"{browser}: {row}", f"{browser}: engine, stock, cold", at_most)
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
    Bar("webkit: engine, cold", "webkit: engine, stock, cold", 0.15),
    Bar("webkit: engine, warm", "webkit: engine, stock, cold", 0.1),
    Bar("webkit: engine, one file, from disk", "webkit: engine, stock, cold", 0.16),
    Bar("hand: interactive", "hand: first paint of an empty page", 2),
    Bar("history: 20,000 hands, open", "history: 10 hands, open", 1.6),
    Bar("history: 100,000 hands, open", "history: 10 hands, open", 4),
    Bar("history: 100,000 hands, then one", "history: 10 hands, then one", 3),
    Bar("chromium: first hand, cold", "chromium: engine, stock, cold", 0.5),
    Bar("phone: first verdict", "phone: first verdict, stock", 0.46),
    Bar("phone, 10 Mbit/s: first verdict", "phone, 10 Mbit/s: first verdict, stock", 0.35),
    Bar("tab: megabytes", "tab: megabytes, stock", 1.3),
    Bar("bytes: first visit", "bytes: first visit, stock", 0.6),
)


def judge(bars: Iterable[Bar], figures: Figures) -> list[Bar]:
    """Print the figures with their limits, and return the limits that are exceeded.

    A limit is skipped, with a message, if nothing was measured at one of its places: there is no C
    compiler, or no such browser. If only its figure is missing, the limit counts as exceeded.
    """
    places = {_place(name) for name in figures}
    print(f"\n{'against the bar':<76}{'ratio':>9}{'at most':>9}")
    missed = []
    for bar in bars:
        ratio = figures.get(bar.figure, inf) / figures.get(bar.measure, 1)
        label = f"{bar.figure} / {bar.measure}"
        if not {_place(bar.figure), _place(bar.measure)} <= places:
            print(f"{label:<76}{'-':>9}{bar.at_most:>9.4f}  not measured")
        elif bar.measure in figures and ratio <= bar.at_most:
            print(f"{label:<76}{ratio:>9.4f}{bar.at_most:>9.4f}  pass")
        else:
            print(f"{label:<76}{ratio:>9.4f}{bar.at_most:>9.4f}  FAIL")
            missed.append(bar)
    return missed


def _place(name: str) -> str:
    return name.partition(":")[0]
