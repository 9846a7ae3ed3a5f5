"""Writes the table of `twentyfour/_rating/levels.py`: python -m tests.levels"""

from pathlib import Path

from twentyfour._rating import levels
from twentyfour.rating import LEVELS, rate

_WIDTH = 92


def rated() -> dict[tuple[int, ...], int]:
    """The numbers of the levels that `rate` gives the hands of four cards; 0 without a solution."""
    found = {}
    for hand in levels.numbers_of_levels():
        rating = rate(hand)
        found[hand] = LEVELS.index(rating.level) + 1 if rating.technique else 0
    return found


def encoded(numbers: dict[tuple[int, ...], int]) -> str:
    """The text of such a table."""
    value = sum(number * 5**place for place, number in enumerate(numbers.values()))
    digits = ""
    while value:
        value, digit = divmod(value, 32)
        digits = "0123456789abcdefghijklmnopqrstuv"[digit] + digits
    return digits


if __name__ == "__main__":
    file = Path(levels.__file__)
    before, _, rest = file.read_text().partition("_TEXT = (\n")
    text = encoded(rated())
    lines = [f'    "{text[at : at + _WIDTH]}"\n' for at in range(0, len(text), _WIDTH)]
    file.write_text(f"{before}_TEXT = (\n{''.join(lines)}){rest[rest.index(')') + 1 :]}")
