"""The bars of `make bench`: ratios of two figures of one run, since machines differ in speed."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import inf


@dataclass(frozen=True, slots=True)
class Bar:
    """The largest ratio of a figure to a yardstick."""

    figure: str
    yardstick: str
    at_most: float


BARS = (
    Bar("chromium: first hand", "chromium: first hand, empty page", 2),
    *(
        Bar(f"{browser}: Python ready{how}", f"{browser}: Python ready, stock", at_most)
        for browser, *bars in (
            ("chromium", 0.2, 0.18, 0.25),
            ("firefox", 0.32, 0.28, 0.3),
            ("webkit", 0.15, 0.1, 0.16),
        )
        for how, at_most in zip(("", ", warm", ", one file"), bars, strict=True)
    ),
    Bar("chromium: 900 verdicts", "chromium: 900 verdicts, stock", 15),
    Bar("chromium: megabytes", "chromium: megabytes, stock", 1.3),
    Bar("phone: first verdict", "phone: first verdict, stock", 0.46),
    Bar("phone, 10 Mbit/s: first verdict", "phone, 10 Mbit/s: first verdict, stock", 0.35),
    Bar("presses: press answered", "presses: moment", 1),
    Bar("history: statistics, 20,000 hands", "history: statistics, 10 hands", 2.5),
    Bar("bytes: first visit", "bytes: first visit, stock", 0.4),
    Bar("bytes: update of the page", "bytes: first visit", 0.025),
    Bar("CPython: solve", "CPython: exhaustive", 1 / 35),
    Bar("CPython: check", "CPython: exhaustive", 1 / 400),
    Bar("CPython: is_right", "CPython: exhaustive", 1 / 1800),
)


def judge(bars: Iterable[Bar], figures: Mapping[str, float]) -> list[Bar]:
    """Print all figures, then their ratios with the bars, and return the bars that are missed.

    A bar is skipped, with a message, if both of its figures are missing: there is no such browser.
    """
    print(f"\n{'median':<64}")
    for name, value in figures.items():
        print(f"{name:<64}{value:>16,.6g}")
    print(f"\n{'figure / yardstick':<80}{'ratio':>9}{'at most':>9}")
    missed = []
    for bar in bars:
        ratio = figures.get(bar.figure, inf) / figures.get(bar.yardstick, 1)
        result = "pass"
        if not {bar.figure, bar.yardstick} & figures.keys():
            result = "not measured"
        elif bar.yardstick not in figures or ratio > bar.at_most:
            result = "MISSED"
            missed.append(bar)
        label = f"{bar.figure} / {bar.yardstick}"
        print(f"{label:<80}{ratio:>9.4f}{bar.at_most:>9.4f}  {result}")
    return missed
