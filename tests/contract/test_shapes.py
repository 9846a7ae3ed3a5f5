"""The check of shapes rejects data that differs from the declaration."""

import pytest

from tests.contract.shapes import Shapes
from twentyfour.contract.game import Card, Hint, Rated

HINT = {"code": "pair", "params": {"left": "8", "right": "3"}, "expression": None}
RATING = {"score": 50, "level": "hard", "reasons": [], "technique": None}


def test_declared_shapes_pass():
    Shapes().check(HINT, Hint)
    Shapes().check({**RATING, "score": 49.5}, Rated)
    Shapes().check({"rank": 8, "suit": "hearts"}, Card)


@pytest.mark.parametrize(
    ("data", "shape"),
    [
        ({"code": "pair", "params": {}}, Hint),
        ({**HINT, "more": 1}, Hint),
        ({**HINT, "code": "paired"}, Hint),
        ({**HINT, "params": None}, Hint),
        ({**HINT, "params": {"left": 8}}, Hint),
        ({**HINT, "expression": "8/3"}, Hint),
        ({**RATING, "score": "50"}, Rated),
        ({**RATING, "score": True}, Rated),
        ({**RATING, "level": None}, Rated),
        ({**RATING, "reasons": {}}, Rated),
        ({**RATING, "reasons": [HINT]}, Rated),
        ({"rank": 8.5, "suit": "hearts"}, Card),
        ({"value": "8", "rank": 8}, Card),
        (None, Card),
    ],
)
def test_other_shapes_are_refused(data, shape):
    with pytest.raises(AssertionError):
        Shapes().check(data, shape)
