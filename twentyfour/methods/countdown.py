"""All of Countdown: the targets of 100 to 999 that each selection of six numbers reaches."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from concurrent.futures import Executor
from itertools import combinations
from pathlib import Path
from typing import NamedTuple, TypeAlias

from twentyfour._search.values import WholeValues
from twentyfour.methods.spread import spread
from twentyfour.operators import ALL_OPERATORS
from twentyfour.puzzles import CLOSEST_SIZE, LARGE, SMALL

TARGETS = range(100, 1000)

Selection: TypeAlias = tuple[int, ...]
"""Six numbers in ascending order."""


class Reached(NamedTuple):
    """A selection, and the number of targets that its numbers make with whole values."""

    selection: Selection
    targets: int


def selections() -> list[Selection]:
    """The 13,243 selections, in ascending order."""
    return sorted(set(combinations(sorted((*SMALL, *LARGE)), CLOSEST_SIZE)))


def survey(
    chosen: Sequence[Selection] | None = None, *, executor: Executor | None = None
) -> list[Reached]:
    """The results of some selections, in their order. None means all selections.

    All selections take some minutes of one processor. Without an executor all processors work.
    """
    every = selections() if chosen is None else chosen
    return spread(reached, every, "countdown", executor)


def reached(selection: Selection) -> Reached:
    """The result of a selection."""
    values = WholeValues(selection, ALL_OPERATORS)
    values.table(values.whole)
    made = set().union(*values.tables.values())
    return Reached(selection, len(made.intersection(TARGETS)))


class Figures(NamedTuple):
    """Counts: selections, selections that reach every target, pairs, and reached pairs."""

    selections: int
    complete: int
    pairs: int
    made: int


def figures(results: Sequence[Reached]) -> Figures:
    """The figures of a survey."""
    counts = [result.targets for result in results]
    return Figures(len(counts), counts.count(len(TARGETS)), len(counts) * len(TARGETS), sum(counts))


def write_csv(path: Path, results: Iterable[Reached]) -> None:
    """Write a row for every selection."""
    with path.open("w", newline="", encoding="utf-8") as file:
        rows = csv.writer(file)
        rows.writerow(("selection", "targets"))
        for selection, targets in results:
            rows.writerow((" ".join(map(str, selection)), targets))
