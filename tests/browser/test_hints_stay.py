"""The newest hint stays in sight, and each hint stays while it fits; a wrong text is selected."""

from datetime import date
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import histories
from tests.browser.sizes import at_both_sizes
from tests.browser.table import Table
from tests.browser.test_coach import messages
from tests.browser.test_combine import combine, lay_to_combine
from tests.browser.waits import wait_until_agreed
from tests.browser.words import like, say, suited

UNCOVERED = """(it) => {
    const { left, top, bottom } = it.getBoundingClientRect();
    const at = (y) => it.contains(document.elementFromPoint(left + 2, y));
    return at(top + 2) && at(bottom - 2);
}"""
SELECTED = "(box) => box.value.slice(box.selectionStart, box.selectionEnd)"


def expect_in_sight(element: Locator) -> None:
    expect(element).to_be_in_viewport(ratio=0.99)
    assert wait_until_agreed(element.page, lambda: element.evaluate(UNCOVERED))


@at_both_sizes()
def test_newest_hint_is_in_sight(table: Table) -> None:
    lay_to_combine(table, "3,3,8,8")
    for count in range(1, 6):
        table.button("play.hint").click()
        expect(messages(table)).to_have_count(count)
        expect_in_sight(messages(table).last)


@pytest.mark.thorough
def test_a_solution_stays_while_the_steps_follow_it(table: Table) -> None:
    lay_to_combine(table, "3,3,8,8")
    for count in range(1, 6):
        table.button("play.hint").click()
        expect(messages(table)).to_have_count(count)
    whole = messages(table).filter(has_text=say("hint.solution", expression="8 ÷ (3 − 8 ÷ 3)"))
    combine(table, suited(8, "clubs"), say("key./"), suited(3, "spades"))
    expect(table.cards).to_have_count(3)
    expect(whole).to_be_visible()
    expect(messages(table)).to_have_count(2)
    combine(table, "8 of", say("key.+"), "3 of")
    expect(table.cards).to_have_count(2)
    expect(messages(table)).to_have_count(0)
    table.button("combine.undo").click()
    expect(whole).to_be_visible()


def test_first_hint_of_a_dealt_hand_names_the_technique(table: Table) -> None:
    table.page.goto(f"{table.site}#/play")
    table.wait_for_python()
    table.button("play.hint").click()
    expect(messages(table)).to_contain_text(like("hint.technique"))


def test_next_try_replaces_a_wrong_text_but_not_a_typing_mistake(table: Table) -> None:
    table.open("3,3,8,8")
    table.wait_for_python()
    table.choose_typing()
    for text, code, selected in (
        ("3+3+8+8", "wrong-value", "3+3+8+8"),
        ("8/(3-8/3", "unclosed-bracket", ""),
    ):
        table.answer.fill(text)
        table.answer.press("Enter")
        table.expect_verdict(code)
        expect(table.answer).to_be_focused()
        assert table.answer.evaluate(SELECTED) == selected
    table.answer.fill("3*8+3+8")
    table.answer.press("Enter")
    table.expect_verdict("wrong-value")
    table.page.keyboard.type("8")
    expect(table.answer).to_have_value("8")


@pytest.mark.thorough
@pytest.mark.own_context
def test_a_revealed_hand_does_not_extend_the_streak(page: Page, site: str, tmp_path: Path) -> None:
    page.clock.set_fixed_time("2026-11-20T12:00:00Z")
    hands = histories.solved_days(date(2026, 11, day) for day in (17, 18, 19))
    hands[3] |= {"revealed": True, "hints": 5}
    page.goto(f"{site}#/stats")
    histories.import_file(page, histories.write(tmp_path / "hands.json", hands))
    page.evaluate("location.hash = '#/daily'")
    expect(page.get_by_text(say("daily.streak", count=1))).to_be_visible()
