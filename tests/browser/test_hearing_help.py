"""Screen reader: hints, looks and solutions."""

import re

import pytest

import twentyfour as tf
from tests.browser.screen_reader import ScreenReader, begins
from tests.browser.table import Table
from tests.browser.test_languages import ENGLISH

HINTS = (
    "There is exactly one solution.",
    "It ends with ÷. The trick: Divide by a fraction.",
    "Its last step is 8 ÷ (1/3) = 24.",
    "Its first step is 8 ÷ 3 = 8/3.",
    "The whole solution: 8 ÷ (3 − 8 ÷ 3).",
)


def test_every_hint_is_announced_and_the_last_is_repeated_on_request(
    table: Table, screen_reader: ScreenReader
) -> None:
    screen_reader.begin(table)
    for words in (*HINTS, HINTS[-1]):
        table.page.keyboard.press("h")
        screen_reader.expect(words)


@pytest.mark.thorough
def test_solutions_and_their_cost_are_announced(table: Table, screen_reader: ScreenReader) -> None:
    screen_reader.begin(table)
    table.page.keyboard.press("s")
    screen_reader.expect("Press again to show the solutions. The hand is then lost.")
    table.page.keyboard.press("s")
    screen_reader.expect(
        "One solution: 8 ÷ (3 − 8 ÷ 3).", "It needed: Divide by a fraction (one-minute lesson)"
    )
    table.page.evaluate("location.hash = '#/solve?hand=1,1,1,1'")
    screen_reader.expect(begins("These cards can't make 24, whichever way they are combined."))


@pytest.mark.thorough
def test_looks_are_announced_one_after_the_other(table: Table, screen_reader: ScreenReader) -> None:
    screen_reader.begin(table, "2,3,3,6")
    table.page.keyboard.press("h")
    screen_reader.expect("There are 5 different solutions.")
    table.button("Where do I look first?").press("Enter")
    first, *_ = [look for look in tf.look((2, 3, 3, 6)) if look.tried]
    name = ENGLISH[f"stats.technique.{first.code}"]
    screen_reader.expect(re.compile(rf"{re.escape(name)}\. .*(Yes, here!|No, not here\.)"))
