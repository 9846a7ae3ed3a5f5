"""Help: the game and its rules, with pictures that the text explains."""

from playwright.sync_api import Page, expect

from tests.browser.sizes import at_both_sizes
from tests.browser.table import visit
from tests.browser.words import say

PICTURED = {
    say("help.touch"): ["Tap a card, a sign, and a second card", "drag one card onto another"],
    say("help.coach"): ["which two to combine"],
    say("help.dots"): ["At 3, the technique is mastered."],
    say("mode.endless"): ["Hand after hand"],
    say("mode.daily"): ["Once a week you can make up for a missed day"],
    say("mode.sprint"): ["Skipping a hand costs ten seconds"],
    say("mode.flawless"): ["One hand may be skipped"],
    say("mode.closest"): ["Three stars for the target itself"],
    say("mode.find"): ["Every different solution"],
    say("mode.challenge"): ["Play some hands, then send them to a friend"],
    say("mode.review"): ["Hands like those you missed"],
    say("mode.train"): ["Hands of one technique"],
    say("mode.flawless"): ["One hand may be skipped"],
    say("mode.race"): ["Two players, one device"],
    say("mode.duel"): ["Both phones must be in one Wi-Fi"],
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
