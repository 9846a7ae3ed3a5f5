"""Where the time of the player's hands went, and training the technique that fails."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser import histories
from tests.browser.sizes import at_both_sizes
from tests.browser.table import Table, visit
from tests.browser.waits import tick
from tests.browser.words import by, exactly, say

MIXED = """localStorage.setItem("twentyfour:settings", JSON.stringify({ solvable: "mixed" }))"""

LOST = "AVBfBFtGVQpV"
"""The trail of 3 3 8 8: 8 + 8 loses 24, is taken back after 4 s, then 8 ÷ 3, and the solutions."""


@at_both_sizes()
def test_the_finding_leads_to_hands_of_the_technique_that_fails(table: Table) -> None:
    page = table.page
    visit(page, table.site, "#/stats")
    hands = [histories.hand(n, trail=LOST, result="shown", text=None) for n in range(1, 30)]
    histories.import_hands(page, hands)
    where = by(page, "region", "statistics.where")
    fold = page.locator("details", has_text=say("statistics.where"))
    if fold.get_attribute("open") is None:
        page.locator("summary", has_text="echniques").click()
    expect(where).to_contain_text(say("statistics.where.missing", count=1))
    histories.import_hands(page, [histories.hand(40, trail=LOST, result="shown", text=None)])
    expect(where).to_contain_text(
        say("statistics.where.finding", step=1, technique="statistics.technique.fraction-divide")
    )
    expect(where).to_contain_text(say("statistics.where.step", step=1, lost=30, count=30))
    expect(where).to_contain_text(say("statistics.where.noticed", noticed=30, lost=30))
    expect(where.locator("[data-code=fraction-divide]")).to_contain_text("0 of 30")
    by(where, "link", "train.start", technique="statistics.technique.fraction-divide").click()
    expect(page).to_have_url(re.compile(r"hand=[\d,]+&technique=fraction-divide"))
    expect(page.locator("main")).to_contain_text(
        f"{say('mode.train')} {say('statistics.technique.fraction-divide')}"
    )
    by(page, "button", "train.several").click()
    sheet = by(page, "dialog", "train.several")
    tick(sheet.get_by_role("checkbox", name=say("statistics.technique.share")))
    exactly(sheet, "button", "deal.now").click()
    expect(page).to_have_url(re.compile(r"hand=[\d,]+&technique=fraction-divide(,|%2C)share"))
    expect(page.locator("main")).to_contain_text(say("train.several.count", count=2))
    visit(page, table.site, "#/learn")
    expect(
        page.locator(".path-link", has_text=say("statistics.technique.fraction-divide"))
    ).to_contain_text("Strength")


@pytest.mark.thorough
def test_weak_techniques_are_chosen_by_one_press(table: Table) -> None:
    page = table.page
    visit(page, table.site, "#/play?technique=sum")
    by(page, "button", "train.several").click()
    sheet = by(page, "dialog", "train.several")
    exactly(sheet, "button", "train.several.weak").click()
    expect(sheet.get_by_role("checkbox", checked=True)).to_have_count(4)
    exactly(sheet, "button", "deal.now").click()
    expect(page.locator("main")).to_contain_text(say("train.several.count", count=4))
    query = page.url.rpartition("technique=")[2]
    assert len(re.split(",|%2C", query)) == 4


def test_practice_hand_has_no_gap_where_no_solution_would_be(table: Table) -> None:
    page = table.page
    page.add_init_script(MIXED)
    visit(page, table.site, "#/play?technique=sum")
    expect(page).to_have_url(re.compile("hand="))
    expect(table.button("play.hint")).to_be_visible()
    expect(page.locator(".tools > :not(button)")).to_have_count(0)
