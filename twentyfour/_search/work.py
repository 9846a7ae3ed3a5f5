"""Counts the values that searches compute, so that methods can be compared."""


class Work:
    """The values computed so far: one for every operator that was applied to two values.

    A division by zero is counted too.
    """

    __slots__ = ("values",)

    def __init__(self) -> None:
        self.values = 0


WORK = Work()
"""The work of this interpreter. A caller subtracts what was done before."""
