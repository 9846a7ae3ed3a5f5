"""Screen reader: hints and solutions."""

import pytest

from tests.browser.screen_reader import ScreenReader, begins
from tests.browser.table import Table
from tests.browser.words import say

HINTS = (
    say("hint.solvable", count=1),
    say("hint.technique", technique="statistics.technique.fraction-divide")
    + " "
    + say("lessons.cue.fraction-divide"),
    say("hint.last-operator", count=1, operator="÷"),
    say("hint.last-step", step="8 ÷ (1/3) = 24"),
    say("hint.first-step", step="8 ÷ 3 = 8/3"),
    say("hint.solution", expression="8 ÷ (3 − 8 ÷ 3)"),
)


@pytest.mark.thorough
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
    screen_reader.expect(say("play.again.lost"))
    table.page.keyboard.press("s")
    screen_reader.expect(
        say("solutions.told", count=1, solutions="8 ÷ (3 − 8 ÷ 3)"),
        say("lessons.needed", technique="statistics.technique.fraction-divide"),
    )
    table.page.evaluate("location.hash = '#/solve?hand=1,1,1,1'")
    screen_reader.expect(begins(say("solutions.none.more", target=24)))
