"""Help: the game and its rules, with pictures that the text explains."""

from playwright.sync_api import Page, expect

from tests.browser.sizes import at_both_sizes
from tests.browser.table import visit

PICTURED = {
    "On a phone": ["Tap a card, a sign, and a second card", "drag one card onto another"],
    "The coach": ["which two to combine"],
    "The dots": ["At 3, the technique is mastered."],
    "Endless": ["Hand after hand"],
    "Daily": ["Once a week you can make up for a missed day"],
    "Sprint": ["Skipping a hand costs ten seconds"],
    "Closest counts": ["Three stars for the target itself"],
    "Find all": ["Every different solution"],
    "Challenge": ["Play some hands, then send them to a friend"],
    "Practice": ["Hands like those you missed"],
    "Training": ["Hands of one technique"],
    "Race": ["Two players, one device"],
}


@at_both_sizes()
def test_help_explains_each_feature_with_a_picture(page: Page, site: str) -> None:
    visit(page, site, "#/help")
    pictured = page.locator(".pictured")
    expect(pictured).to_have_count(sum(map(len, PICTURED.values())))
    for heading, sentences in PICTURED.items():
        expect(page.get_by_role("heading", name=heading, exact=True)).to_be_visible()
        for sentence in sentences:
            beside = pictured.filter(has_text=sentence)
            expect(beside.locator("svg")).to_be_visible()
            expect(beside.locator("svg")).to_have_attribute("aria-hidden", "true")
    width = page.evaluate("[document.body.scrollWidth, innerWidth]")
    assert width[0] <= width[1]
