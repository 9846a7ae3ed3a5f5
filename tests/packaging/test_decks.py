"""The deck table of the page equals the engine."""

import json
from random import Random

import pytest

from web.builder.decks import DECKS, MEDIANS, TECHNIQUES, deck_table, median_times, puzzles, row_of

SAMPLE = 60


def test_hands_of_a_sample_have_the_rows_of_the_engine():
    table = json.loads(DECKS.read_text(encoding="utf-8"))
    assert table["techniques"] == [*TECHNIQUES]
    for deck, hands in puzzles().items():
        ways, technique, score = table["decks"][deck].values()
        for place in Random(24).sample(range(len(hands)), SAMPLE):
            row = row_of(hands[place])
            assert row.ways == ways[place]
            if row.technique:
                at = sum(digit != "0" for digit in ways[:place])
                assert (row.technique, row.score) == (technique[at], score[2 * at : 2 * at + 2])


def test_median_times_equal_the_source():
    assert MEDIANS.read_text(encoding="utf-8") == median_times(), "run `make decks`"


@pytest.mark.thorough
def test_every_hand_has_the_row_of_the_engine():
    assert DECKS.read_text(encoding="utf-8") == deck_table(), "run `make decks`"
