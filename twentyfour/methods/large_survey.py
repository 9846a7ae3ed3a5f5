"""Surveys of whole decks, on all processors or with an executor."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from concurrent.futures import Executor
from functools import partial
from pathlib import Path

from twentyfour._slices import run_to_end
from twentyfour.cards import DEFAULT_TARGET, MAX_DIGITS, HandError, Rational
from twentyfour.methods import METHODS, Method
from twentyfour.methods.spread import spread
from twentyfour.methods.survey import HandNumbers, Outcome, hands, judge_in_slices

MAX_VALUES = 20
"""The largest range of values, with 8855 hands."""


def survey(
    method: Method | str,
    chosen: Sequence[HandNumbers],
    target: Rational = DEFAULT_TARGET,
    *,
    executor: Executor | None = None,
) -> list[Outcome]:
    """The outcomes of a method for some hands, in their order. None means all processors.

    Every executor gives the same outcomes: threads, processes, or machines of Dask. A method in
    `METHODS` is given by its name, any other by itself; other processes need its functions to be in
    a module. Raises ValueError for an unknown name.
    """
    if isinstance(method, str) and method not in METHODS:
        raise ValueError(f"a method is one of {', '.join(METHODS)}, not {method!r}")
    name = method if isinstance(method, str) else method.name
    return spread(partial(_judge, method, target), chosen, name, executor)


def _judge(method: Method | str, target: Rational, hand: HandNumbers) -> Outcome:
    known = METHODS[method] if isinstance(method, str) else method
    return run_to_end(judge_in_slices(known, hand, target))


def read_range(text: str) -> list[HandNumbers]:
    """All hands of values such as `1-13`. Raises HandError with code `bad-range`."""
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
