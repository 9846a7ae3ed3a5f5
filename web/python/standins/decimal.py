"""Replaces decimal, since the page has no Decimal.

`fractions` tests whether a number is a Decimal. `_pylong` prepares a context, which it uses only
with the C module.
"""

__all__ = ["MAX_EMAX", "MAX_PREC", "MIN_EMIN", "Decimal", "Inexact", "getcontext"]

MAX_EMAX = MAX_PREC = MIN_EMIN = 0


class Decimal:
    """A type without instances."""


class Inexact:
    """A signal that is never raised."""


class _Context:
    def __init__(self) -> None:
        self.traps: dict[type, object] = {}

    def copy(self) -> "_Context":
        return self


def getcontext() -> _Context:
    """Return a context for `_pylong` to prepare."""
    return _Context()
