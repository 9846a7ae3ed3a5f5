"""Says which idea a solver of the Game of 24 lacks, from what it returned for many hands.

The input and the result are plain JSON. A solver whose answers are right gets no finding.
"""

from __future__ import annotations

from collections.abc import Iterable

from twentyfour._diagnosis.findings import Finding, FindingCode, find
from twentyfour._diagnosis.reading import Row
from twentyfour.cards import DEFAULT_TARGET, Rational, as_number

__all__ = ["Finding", "FindingCode", "Row", "diagnose"]


def diagnose(rows: Iterable[Row], target: Rational = DEFAULT_TARGET) -> list[Finding]:
    """The faults that explain what a solver returned, the most important first.

    Raises TypeError or ValueError if a row is not as `Row` says, or if there are too many.
    """
    return find(rows, as_number(target))
