"""The quick judge and `check` agree on a million random texts."""

from random import Random

import pytest

from tests.typed import typed
from twentyfour import check, is_right


@pytest.mark.parametrize("seed", range(10))
def test_the_quick_judge_agrees_with_check_on_many_texts(seed):
    right = 0
    for text, hand, target in typed(Random(seed), 100_000):
        expected = check(text, hand, target).ok
        assert is_right(text, hand, target) == expected, (text, hand, target)
        right += expected
    assert right > 5000
