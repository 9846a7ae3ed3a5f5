"""The positive whole values that parts of a hand make, all values on the way being so as well.

Left out are steps whose value is that of an operand: times one, divided by one, a difference equal
to the number subtracted. Such a value is in the table of a smaller part.
"""

from collections.abc import Iterator

from twentyfour._search.tables import Numbers, splits


class WholeValues:
    """Tables of the values of parts, each made from those of its parts."""

    def __init__(self) -> None:
        self.tables: dict[Numbers, set[int]] = {}

    def prepare(self, part: Numbers) -> Iterator[None]:
        """Make the table of a part, after those of all smaller ones; in slices."""
        made: set[int] = set()
        if len(part) == 1:
            made.update(part)
        for left, right in splits(part):
            for one in self.tables[left]:
                _combine(one, self.tables[right], made)
            yield
        self.tables[part] = made

    def around(self, part: Numbers, goal: int) -> tuple[int | None, int | None]:
        """The greatest value of a part up to a goal, and the least above it."""
        below = [value for value in self.tables[part] if value <= goal]
        above = self.tables[part].difference(below)
        return max(below, default=None), min(above, default=None)


def _combine(one: int, others: set[int], made: set[int]) -> None:
    """Add what a value makes with each of some others."""
    add = made.add
    for other in others:
        high, low = (one, other) if one > other else (other, one)
        add(high + low)
        if low > 1:
            add(high * low)
            if not high % low:
                add(high // low)
        apart = high - low
        if apart and apart != low:
            add(apart)
