"""Generates the page's facts about the Path: the techniques, each with the hand of its picture.

`python -m web.builder.path` writes `web/app/learn/lessons/techniques.json`. A test fails if the
file is stale.
"""

import json
from random import Random

import twentyfour as tf
from twentyfour._bridge import serializer
from twentyfour._slices import run_to_end
from twentyfour._techniques.table import PATH, PathCode
from twentyfour.cards import Hand
from twentyfour.dealing import with_suits
from twentyfour.lessons import worked_in_slices
from web.builder.paths import WEB

PATH_FACTS = WEB / "app" / "learn" / "lessons" / "techniques.json"

_PICTURED: dict[PathCode, tuple[int, ...]] = {
    "sum": (1, 1, 11, 11),
    "eight-three": (1, 1, 1, 8),
    "six-four": (1, 6, 10, 13),
    "twelve-two": (1, 11, 12, 12),
    "spare-one": (1, 3, 3, 11),
    "cancel": (7, 8, 12, 12),
    "twins": (2, 11, 11, 11),
    "two-pairs": (1, 1, 5, 7),
    "share": (1, 1, 6, 8),
    "add-up": (1, 1, 6, 12),
    "groups": (8, 8, 8, 10),
    "over-back": (1, 2, 5, 5),
    "two-products": (5, 7, 12, 12),
    "quotient-sum": (5, 10, 11, 11),
    "divide-last": (1, 2, 7, 7),
    "inner-product": (2, 2, 2, 5),
    "inner-quotient": (3, 5, 10, 10),
    "fraction-times": (3, 3, 7, 7),
    "fraction-divide": (3, 3, 8, 8),
}
"""An easy hand for each technique."""


def path_facts() -> str:
    """Return the techniques in the order of the Path, each with an easy hand, as JSON."""
    techniques = [
        {
            **serializer.path_technique(tf.TECHNIQUES[code]),
            "picture": serializer.worked(run_to_end(worked_in_slices(code, _hand(code)))),
        }
        for code in PATH
    ]
    return "[\n" + ",\n".join(map(json.dumps, techniques)) + "\n]\n"


def _hand(code: PathCode) -> Hand:
    return Hand(with_suits(_PICTURED[code], Random(24)))


if __name__ == "__main__":
    PATH_FACTS.write_text(path_facts())
