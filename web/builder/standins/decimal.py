"""In place of decimal, of which `fractions` asks one thing: no number of the page is a Decimal."""

__all__ = ["Decimal"]


class Decimal:
    """What no number is."""
