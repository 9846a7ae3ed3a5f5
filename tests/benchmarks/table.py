"""Prints the figures of a place, and names them for the limits."""

from collections.abc import Mapping, Sequence
from statistics import median

Figures = tuple[float, ...]
"""The figures of a row, and the CPU milliseconds if they are known."""


def report(place: str, count: int, found: Mapping[str, Sequence[Figures]]) -> dict[str, float]:
    """Print the medians of the figures, each with its ratio to the first row."""
    medians = {row: tuple(map(median, zip(*all_, strict=True))) for row, all_ in found.items()}
    yardsticks = next(iter(medians.values()))
    print(
        f"\n{f'{place}: median of {count}':<44}{'':>10}{'ratio':>10}{'processor':>12}{'ratio':>10}"
    )
    for row, values in medians.items():
        columns = zip(values, yardsticks, (10, 12), strict=False)
        print(f"{row:<44}", *(f"{it:{w}.0f}{it / unit:>10.2f}" for it, unit, w in columns), sep="")
    names = ("", ", processor")
    return {
        f"{place}: {row}{name}": value
        for row, values in medians.items()
        for name, value in zip(names, values, strict=False)
    }
