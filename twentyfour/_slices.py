"""Work in slices: a generator that yields after each slice, and returns its result at the end."""

from __future__ import annotations

from collections.abc import Generator
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


def run_to_end(work: Generator[object, None, T]) -> T:
    """Run a generator to its end and return the value that it returns."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            value: T = end.value
            return value
