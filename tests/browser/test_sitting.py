"""A sitting of hands: the line below the cards, the summary after ten, how big a win is."""

import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.histories import hand, import_file, write
from tests.browser.table import Table

MINUTE = 60_000
NOTES = """
    window.notes = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...times) {
        window.notes += 1;
        return start.apply(this, times);
    };
    if (location.protocol === "http:") {
        localStorage.setItem("twentyfour:settings", JSON.stringify({ sounds: "on", way: "type" }));
    }
"""


@pytest.fixture
def table(page: Page, site: str) -> Table:
    return Table(page, site)


def just_played(count: int, **other: object) -> list[dict[str, Any]]:
    """Hands of the last minutes, one a minute, each of other cards."""
    now = round(time.time() * 1000)
    return [
        hand(n, at=now - n * MINUTE, numbers=[1, 1, 1, 20 + n], **other)
        for n in range(1, count + 1)
    ]


def bring(table: Table, path: Path, hands: list[dict[str, Any]]) -> None:
    table.page.goto(f"{table.site}#/stats")
    import_file(table.page, write(path / "hands.json", hands))


def win(table: Table, cards: str = "3,3,8,8", text: str = "8/(3-8/3)") -> None:
    table.lay(cards)
    table.wake()
    expect(table.page.locator(".level-chip")).to_be_visible()
    table.check(text)
    table.expect_verdict("right")


def test_the_line_tells_the_row_the_day_and_the_best_time(table: Table, tmp_path: Path) -> None:
    page = table.page
    bring(table, tmp_path, just_played(2, milliseconds=900_000))
    table.lay("3,3,8,8")
    line = page.locator(".sitting-line")
    expect(line).to_contain_text("2 in a row")
    expect(line).to_contain_text("Expert best 15:00")
    win(table)
    expect(line).to_contain_text("3 in a row")
    expect(line).not_to_contain_text("15:00")
    table.lay("1,2,3,4")
    table.show_solutions()
    expect(line).not_to_contain_text("in a row")


@pytest.mark.parametrize(("before", "words"), [(1, "your best"), (0, "your first")])
def test_a_win_is_told_by_its_facts(table: Table, tmp_path: Path, before: int, words: str) -> None:
    bring(table, tmp_path, just_played(before, milliseconds=900_000))
    win(table)
    facts = table.page.locator(".win-facts")
    expect(facts).to_contain_text("Expert, one solution, 0:")
    expect(facts).to_contain_text(f"– {words} at this level")
    table.lay("1,2,3,4")
    expect(facts).to_have_count(0)


def test_a_hand_that_was_known_sets_no_record(table: Table, tmp_path: Path) -> None:
    bring(table, tmp_path, [hand(1, milliseconds=900_000)])
    win(table)
    facts = table.page.locator(".win-facts")
    expect(facts).to_contain_text("Expert, one solution, 0:")
    expect(facts).not_to_contain_text("your")


def test_after_ten_hands_a_summary_is_offered_and_does_not_interrupt(
    table: Table, tmp_path: Path
) -> None:
    page = table.page
    bring(table, tmp_path, just_played(9, milliseconds=900_000))
    win(table)
    offer = table.button("Ten hands: look back")
    expect(offer).to_be_visible()
    expect(page.get_by_text("Ten hands are played.")).to_be_attached()
    expect(page.locator("dialog[open]")).to_have_count(0)
    table.lay("1,2,3,4")
    offer.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Ten hands")
    expect(dialog.locator("[data-fact=solved]")).to_contain_text("10 of 10")
    expect(dialog.locator("[data-fact=median]")).to_contain_text("15:00")
    expect(dialog.locator("[data-fact=hardest]")).to_contain_text("Expert")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(offer).to_have_count(0)


def test_a_win_is_as_big_as_the_hand_was_hard(table: Table) -> None:
    page = table.page
    page.add_init_script(NOTES)
    page.goto(f"{table.site}#/play")
    win(table, "1,2,3,4", "1*2*3*4")
    expect(page.locator(".burst")).to_have_attribute("data-size", "1")
    easy = page.evaluate("notes")
    win(table)
    expect(page.locator(".burst")).to_have_attribute("data-size", "4")
    assert page.evaluate("notes") - easy > easy
    expect(page.locator(".burst-made")).to_have_text("24")
    table.lay("1,1,1,1")
    table.button("No solution").click()
    table.expect_verdict("no-solution")
    expect(page.locator(".burst")).to_be_attached()
    expect(page.locator(".burst-made")).to_have_count(0)


@pytest.mark.parametrize(
    "context_options",
    [{"locale": "en-US", "viewport": {"width": 320, "height": 256}}],
)
def test_where_there_is_no_room_the_line_is_left_out(table: Table, tmp_path: Path) -> None:
    bring(table, tmp_path, just_played(2))
    table.lay("3,3,8,8")
    expect(table.cards.first).to_be_visible()
    expect(table.page.locator(".sitting-line")).to_be_hidden()
    table.page.set_viewport_size({"width": 320, "height": 568})
    expect(table.page.locator(".sitting-line")).to_be_visible()


@pytest.mark.parametrize("language", ["en-US", "zh-CN"])
@pytest.mark.parametrize(("width", "height"), [(320, 568), (360, 640), (844, 390)])
@pytest.mark.own_context
def test_the_line_fits_on_one_line_of_a_phone(
    browser: Any, site: str, tmp_path: Path, language: str, width: int, height: int
) -> None:
    context = browser.new_context(
        locale=language, viewport={"width": width, "height": height}, service_workers="block"
    )
    page = context.new_page()
    page.goto(f"{site}#/stats")
    file = write(tmp_path / "hands.json", just_played(12, milliseconds=900_000))
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".totals")).to_be_visible()
    page.goto(f"{site}#/play?hand=3,3,8,8")
    facts = page.locator(".sitting-line span")
    expect(facts).to_have_count(3)
    tops = facts.evaluate_all("facts => facts.map((fact) => fact.offsetTop)")
    assert len(set(tops)) == 1
    context.close()
