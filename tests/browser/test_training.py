"""Where the time of the player's hands went, and training the technique that fails."""

import re

from playwright.sync_api import expect

from tests.browser import histories
from tests.browser.sizes import at_both_sizes
from tests.browser.table import Table, visit

LOST = "AVBfBFtGVQpV"
"""The trail of 3 3 8 8: 8 + 8 loses 24, is taken back after 4 s, then 8 ÷ 3, and the solutions."""


@at_both_sizes()
def test_the_finding_leads_to_hands_of_the_technique_that_fails(table: Table) -> None:
    page = table.page
    visit(page, table.site, "#/stats")
    hands = [histories.hand(n, trail=LOST, result="shown", text=None) for n in range(1, 30)]
    histories.import_hands(page, hands)
    where = page.get_by_role("region", name="Where your time goes")
    fold = page.locator("details", has_text="Where your time goes")
    if fold.get_attribute("open") is None:
        page.locator("summary", has_text="echniques").click()
    expect(where).to_contain_text("One more hand, and you see here where your time goes.")
    histories.import_hands(page, [histories.hand(40, trail=LOST, result="shown", text=None)])
    expect(where).to_contain_text("You lose most hands at step 1, with “Divide by a fraction”.")
    expect(where).to_contain_text("Step 1: 30 of 30 hands")
    expect(where).to_contain_text("You noticed 30 of 30 lost tables yourself.")
    expect(where.locator("[data-code=fraction-divide]")).to_contain_text("0 of 30")
    where.get_by_role("link", name="Train “Divide by a fraction”").click()
    expect(page).to_have_url(re.compile(r"hand=[\d,]+&technique=fraction-divide"))
    expect(page.locator("main")).to_contain_text("Training Divide by a fraction")
    page.get_by_label("Technique").select_option("share")
    expect(page).to_have_url(re.compile(r"hand=[\d,]+&technique=share"))
    visit(page, table.site, "#/learn")
    expect(page.locator(".path-link", has_text="Divide by a fraction")).to_contain_text("Rating")
