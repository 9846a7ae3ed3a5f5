"""Whole-deck surveys for the command line: over all processors, with a progress bar."""

from __future__ import annotations

import csv
import signal
from collections.abc import Iterable, Sequence
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from twentyfour.cards import MAX_DIGITS, HandError, Rational
from twentyfour.methods import METHODS
from twentyfour.methods.survey import HandNumbers, Outcome, hands, judge_in_slices
from twentyfour.solver import run_to_end

try:
    from rich.console import Console
    from rich.progress import track
except ImportError:

    def with_progress_bar(outcomes: Iterable[Outcome], name: str, total: int) -> Iterable[Outcome]:
        """The outcomes, without a bar: rich is not installed."""
        del name, total
        return outcomes

else:

    def with_progress_bar(outcomes: Iterable[Outcome], name: str, total: int) -> Iterable[Outcome]:
        """The outcomes, with a progress bar if standard error is a terminal."""
        console = Console(stderr=True)
        silent = not console.is_terminal
        return track(outcomes, name, total, console=console, transient=True, disable=silent)


MAX_IN_ONE_PROCESS = 150
"""The number of hands that are surveyed sooner than other processes would start."""
_CHUNK = 10
MAX_VALUES = 20
"""The largest range of values; it has 8855 hands."""


def survey(name: str, chosen: Sequence[HandNumbers], target: Rational) -> list[Outcome]:
    """The outcomes of a method for some hands."""
    judge = partial(_judge, name, target)
    if len(chosen) <= MAX_IN_ONE_PROCESS:
        return list(with_progress_bar(map(judge, chosen), name, len(chosen)))
    with get_context("spawn").Pool(initializer=_ignore_interrupts) as pool:
        outcomes = pool.imap(judge, chosen, _CHUNK)
        return list(with_progress_bar(outcomes, name, len(chosen)))


def _ignore_interrupts() -> None:
    """Ignore Ctrl-C: the main process handles it, and ends this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _judge(name: str, target: Rational, hand: HandNumbers) -> Outcome:
    return run_to_end(judge_in_slices(METHODS[name], hand, target))


def read_range(text: str) -> list[HandNumbers]:
    """All hands of values such as `1-13`; raises HandError with code `bad-range`."""
    ends = [int(end) for end in text.split("-") if end.isdecimal() and len(end) <= MAX_DIGITS]
    chosen = hands(*ends) if len(ends) == 2 and ends[1] - ends[0] < MAX_VALUES else []
    if not chosen:
        params = {"text": text.strip()[:MAX_DIGITS], "limit": str(MAX_VALUES)}
        raise HandError("bad-range", (0, len(text)), params)
    return chosen


def write_csv(path: Path, outcomes: Iterable[Outcome]) -> None:
    """Write a row for every hand."""
    with path.open("w", newline="", encoding="utf-8") as file:
        rows = csv.writer(file)
        rows.writerow(("hand", "state", "solution", "reason"))
        for outcome in outcomes:
            hand = " ".join(map(str, outcome.numbers))
            rows.writerow((hand, outcome.state, outcome.solution, outcome.reason))
