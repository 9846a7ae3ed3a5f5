"""Generates the deck table: what the engine says of every hand of the decks that the page maps.

`make decks` writes `decks.json`, and people's median times as `medians.json`. docs/formats.md has
their forms. A test compares the files with the engine.
"""

import csv
import json
from fractions import Fraction
from itertools import combinations_with_replacement, product
from typing import NamedTuple, get_args

import twentyfour as tf
from twentyfour._techniques.table import TechniqueCode
from web.builder.paths import ROOT, WEB

DECKS = WEB / "app" / "base" / "decks" / "decks.json"
MEDIANS = WEB / "app" / "base" / "decks" / "medians.json"
TIMES = ROOT / "tests" / "data" / "human-solving-times.csv"

TECHNIQUES: tuple[TechniqueCode, ...] = get_args(TechniqueCode)
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_HIGHEST = 99


class Row(NamedTuple):
    """A hand: its different solutions as one digit, its technique as a letter, its score as two.

    Technique and score are empty without a solution.
    """

    ways: str
    technique: str
    score: str


def puzzles() -> dict[str, list[tf.Puzzle]]:
    """All hands of each deck, in the order of their rows."""
    ranks, digits = range(1, 14), range(10)
    return {
        "standard": [tf.Puzzle(hand, 24) for hand in combinations_with_replacement(ranks, 4)],
        "make-ten": [tf.Puzzle(hand, 10) for hand in combinations_with_replacement(digits, 4)],
        "ticket": [tf.Puzzle(hand, 10, ordered=True) for hand in product(digits, repeat=4)],
    }


def row_of(puzzle: tf.Puzzle) -> Row:
    """What the engine says of a hand. The score is rounded down, so that it keeps its level."""
    score, _, _, technique = tf.rate(puzzle)
    if not technique:
        return Row(_DIGITS[0], "", "")
    return Row(
        _DIGITS[tf.count_solutions(puzzle)],
        chr(ord("a") + TECHNIQUES.index(technique.code)),
        f"{min(int(score), _HIGHEST):02}",
    )


def deck_table() -> str:
    """The columns of each deck, and the techniques in the order of their letters, as JSON."""
    decks = {name: _columns([*map(row_of, hands)]) for name, hands in puzzles().items()}
    return json.dumps({"techniques": TECHNIQUES, "decks": decks}, indent=2) + "\n"


def _columns(rows: list[Row]) -> dict[str, str]:
    return {name: "".join(getattr(row, name) for row in rows) for name in Row._fields}


def median_times() -> str:
    """People's median times for the hands of the standard deck as JSON, empty if unknown.

    In tenths of a second, separated by commas.
    """
    with TIMES.open(encoding="utf-8") as file:
        known = {row["hand"]: Fraction(row["median_seconds"]) for row in csv.DictReader(file)}
    names = (" ".join(map(str, puzzle.numbers)) for puzzle in puzzles()["standard"])
    tenths = [str(round(10 * known[name])) if name in known else "" for name in names]
    return json.dumps(",".join(tenths)) + "\n"


if __name__ == "__main__":
    DECKS.write_text(deck_table(), encoding="utf-8")
    MEDIANS.write_text(median_times(), encoding="utf-8")
