"""What the page knows of cards before Python is ready is what Python knows."""

import re

import pytest

from twentyfour.cards import DEFAULT_TARGET, MAX_CARDS, RANK_LETTERS, RANKS
from web.builder.paths import WEB

CORE = WEB / "app" / "core"


@pytest.mark.parametrize(
    ("file", "constant", "value"),
    [
        ("cards.js", "HIGHEST_RANK", max(RANKS)),
        ("cards.js", "MAX_CARDS", MAX_CARDS),
        ("hand-query.js", "DEFAULT_TARGET", f'"{DEFAULT_TARGET}"'),
    ],
)
def test_a_constant_of_the_page_is_that_of_python(file, constant, value):
    text = (CORE / file).read_text(encoding="utf-8")
    assert re.findall(rf"^export const {constant} = (.*);$", text, re.MULTILINE) == [str(value)]


def test_cards_show_the_letters_that_python_reads():
    text = (CORE / "cards.js").read_text(encoding="utf-8")
    shown = {
        letter: int(rank) for rank, letter in re.findall(r'^  (\d+): "(.)",$', text, re.MULTILINE)
    }
    assert shown.items() <= RANK_LETTERS.items()
    assert len(shown) == 4
