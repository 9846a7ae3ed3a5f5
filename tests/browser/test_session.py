"""A session: its facts in the menu, the summary after ten hands, and the size of a win."""

import re
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.histories import hand, import_file, write
from tests.browser.sizes import at_both_sizes, in_both_languages
from tests.browser.table import Table
from tests.browser.waits import wait_until
from tests.browser.words import by, like, say

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


def just_played(count: int, **other: object) -> list[dict[str, Any]]:
    """Hands of the last minutes, one a minute, all different."""
    now = round(time.time() * 1000)
    return [
        hand(n, at=now - n * MINUTE, numbers=[1, 1, 1, 20 + n], **other)
        for n in range(1, count + 1)
    ]


def bring(table: Table, path: Path, hands: list[dict[str, Any]]) -> None:
    table.page.goto(f"{table.site}#/stats")
    import_file(table.page, write(path / "hands.json", hands))


def win(table: Table, cards: str = "3,3,8,8", text: str = "8/(3-8/3)") -> None:
    table.open(cards)
    table.wait_for_python()
    expect(table.page.locator(".level-chip")).to_be_visible()
    table.check(text)
    table.expect_verdict("right")


def test_menu_shows_the_hands_in_a_row_the_day_and_the_best_time(
    table: Table, tmp_path: Path
) -> None:
    page = table.page
    bring(table, tmp_path, just_played(2, milliseconds=900_000))
    table.open("3,3,8,8")
    line = table.open_menu().locator(".session-line")
    expect(line).to_contain_text(say("session.row", count=2))
    expect(line).to_contain_text(say("session.best", level="level.expert", time="15:00"))
    page.keyboard.press("Escape")
    win(table)
    table.open("1,2,3,4")
    table.open_menu()
    expect(line).to_contain_text(say("session.row", count=3))
    page.keyboard.press("Escape")
    table.show_solutions()
    table.open("1,2,3,5")
    table.open_menu()
    expect(line).not_to_contain_text("in a row")


@pytest.mark.sample(1)
@pytest.mark.parametrize(("before", "words"), [(1, "your best"), (0, "your first")])
def test_win_shows_its_facts(table: Table, tmp_path: Path, before: int, words: str) -> None:
    bring(table, tmp_path, just_played(before, milliseconds=900_000))
    win(table)
    facts = table.page.locator(".win-facts")
    expect(facts).to_contain_text("Expert, one solution, 0:")
    expect(facts).to_contain_text(f"– {words} at this level")
    table.open("1,2,3,4")
    expect(facts).to_have_count(0)


@pytest.mark.thorough
def test_known_hand_sets_no_record(table: Table, tmp_path: Path) -> None:
    bring(table, tmp_path, [hand(1, milliseconds=900_000)])
    win(table)
    facts = table.page.locator(".win-facts")
    expect(facts).to_contain_text("Expert, one solution, 0:")
    expect(facts).not_to_contain_text("your")


@pytest.mark.thorough
def test_after_ten_hands_a_summary_is_offered_and_does_not_interrupt(
    table: Table, tmp_path: Path
) -> None:
    page = table.page
    bring(table, tmp_path, just_played(9, milliseconds=900_000))
    win(table)
    offer = table.button("session.ten")
    expect(offer).to_be_visible()
    expect(page.get_by_text(say("session.ten.news"))).to_be_attached()
    table.open("1,2,3,4")
    expect(page.locator(".clock")).to_have_text(re.compile("0:0[3-9]"))  # long enough to read it
    expect(page.locator("dialog[open]")).to_have_count(0)
    offer.focus()
    page.keyboard.press("Enter")
    dialog = by(page, "dialog", "session.ten.title")
    expect(dialog.locator("[data-fact=solved]")).to_contain_text("10 of 10")
    expect(dialog.locator("[data-fact=median]")).to_contain_text("15:00")
    expect(dialog.locator("[data-fact=hardest]")).to_contain_text(say("level.expert"))
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(offer).to_have_count(0)


@at_both_sizes()
def test_any_key_closes_the_summary_of_ten_hands(table: Table, tmp_path: Path) -> None:
    page = table.page
    bring(table, tmp_path, just_played(9, milliseconds=900_000))
    page.evaluate("location.hash = '#/play?hand=3,3,8,8'")
    table.choose_typing()
    win(table)
    table.button("session.ten").click()
    dialog = by(page, "dialog", "session.ten.title")
    expect(dialog.locator("[data-highlight=win]")).to_contain_text(
        like("session.ten.win", level="level.expert")
    )
    page.keyboard.press("x")
    expect(dialog).to_be_hidden()
    expect(table.button("session.ten")).to_have_count(0)
    expect(page.locator(".answer-picture")).to_be_visible()


@pytest.mark.thorough
def test_a_win_is_compared_with_other_people(table: Table) -> None:
    page = table.page
    win(table, "3,3,8,8")
    line = page.locator(".win-people")
    expect(page.locator(".win-facts")).to_be_visible()
    expect(line).to_have_count(0)
    table.open_more()
    expect(line).to_have_text(say("comparison.faster", time="1:44"))
    page.keyboard.press("Escape")
    win(table, "8,8,3,3")
    table.open_more()
    expect(page.locator(".rating")).to_be_visible()
    expect(line).to_have_count(0)


@pytest.mark.thorough
def test_statistics_compare_the_last_rated_hands_by_level(table: Table, tmp_path: Path) -> None:
    known = {"numbers": [1, 1, 11, 11], "rated": True}
    hands = [hand(n, level="easy", milliseconds=3000, **known) for n in range(3)]
    hands += [hand(n, level="medium", milliseconds=60_000, **known) for n in (3, 4)]
    bring(table, tmp_path, hands)
    section = table.page.locator("section", has=table.page.get_by_text(say("comparison.title")))
    expect(section.locator("[data-compared]")).to_have_text(
        f"{say('comparison.last', count=5)} Easy 3 of 3 · Medium 0 of 2"
    )
    expect(section).to_contain_text("4nums.com")


@pytest.mark.thorough
@at_both_sizes()
def test_the_level_and_the_dots_explain_themselves(table: Table) -> None:
    page = table.page
    table.open("3,3,8,8")
    table.choose_typing()
    chip = page.get_by_role("button", name="Level of this hand: Expert")
    chip.click()
    sheet = by(page, "dialog", "strength.title")
    expect(sheet.get_by_text(say("explained.level"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(chip).to_be_focused()
    win(table)
    table.open_more()
    dots = by(page, "button", "mastery.progress", count=1, goal=3)
    dots.focus()
    page.keyboard.press("Enter")
    expect(page.locator("main").get_by_text(say("mastery.explained", goal=3))).to_be_visible()
    by(page, "link", "explained.more").click()
    expect(page.locator("main").get_by_text(say("help.squares"))).to_be_visible()


@pytest.mark.thorough
@pytest.mark.own_context
@in_both_languages()
def test_level_stays_on_one_line_while_it_is_found(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 320, "height": 568})
    page.goto(site)
    found = page.locator("[data-finding]")
    expect(found).to_be_visible()
    chip = page.locator(".level-chip .explained > :visible")
    tops = {box["y"] for box in (it.bounding_box() for it in chip.all()) if box}
    assert len(tops) == 1


@pytest.mark.thorough
def test_a_win_is_as_big_as_the_hand_was_hard_and_sounds_its_24_pips(table: Table) -> None:
    page = table.page
    page.add_init_script(NOTES)
    page.goto(f"{table.site}#/play")
    for wins, size, cards, text in (
        (1, "1", "1,2,3,4", "1*2*3*4"),
        (2, "4", "3,3,8,8", "8/(3-8/3)"),
    ):
        win(table, cards, text)
        expect(page.locator(".burst")).to_have_attribute("data-size", size)
        wait_until(page, "(wins) => notes === wins * 24 * 2", wins)  # a chip is two sines
    table.open("1,1,1,1")
    table.button("play.none").click()
    table.expect_verdict("no-solution")
    expect(page.locator(".burst")).to_be_attached()
    expect(page.locator(".burst-made")).to_have_count(0)
