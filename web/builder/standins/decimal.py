"""In place of decimal, of which the page has no number.

`fractions` asks whether a number is a Decimal; `_pylong` prepares a context, which it uses only
with the module written in C.
"""

__all__ = ["MAX_EMAX", "MAX_PREC", "MIN_EMIN", "Decimal", "Inexact", "getcontext"]

MAX_EMAX = MAX_PREC = MIN_EMIN = 0


class Decimal:
    """A type of which there are no numbers."""


class Inexact:
    """A signal that is never given."""


class _Context:
    def __init__(self) -> None:
        self.traps: dict[type, object] = {}

    def copy(self) -> "_Context":
        return self


def getcontext() -> _Context:
    """Return a context that can be prepared."""
    return _Context()
