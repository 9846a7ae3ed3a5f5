"""Screen reader: hints and solutions."""

import pytest

from tests.browser.screen_reader import ScreenReader, begins
from tests.browser.table import Table

HINTS = (
    "There is exactly one solution.",
    (
        "The trick: Divide by a fraction. Do you see a 1, and a card that divides 24? "
        "If nothing else works, try a fraction."
    ),
    "It ends with ÷.",
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
        "One solution: 8 ÷ (3 − 8 ÷ 3).", "It needed: Divide by a fraction (lesson)"
    )
    table.page.evaluate("location.hash = '#/solve?hand=1,1,1,1'")
    screen_reader.expect(begins("These cards can't make 24, whichever way they are combined."))
