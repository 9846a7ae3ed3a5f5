"""A tournament: names make rounds, results make a ranking, and it goes on after a reload."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.waits import tick, wait_until
from tests.browser.words import by, press, say

NAMES = ["Anna", "Ben", "小明", "Dora", "Emil", "Fatma", "Gil", "Hana", "Ivo", "Jana", "Kim", "Lea"]

pytestmark = pytest.mark.own_context


def begin(page: Page, site: str, form: str) -> None:
    """Begin a tournament of twelve names."""
    page.goto(f"{site}#/tournament")
    page.get_by_label(say("tournament.names")).fill("\n".join(NAMES))
    tick(by(page, "radio", form))
    press(page, "tournament.start")


def play_round(page: Page, count: int) -> None:
    """Let the first player of each match win."""
    matches = page.locator(".tournament-match")
    expect(matches).to_have_count(count)
    for at in range(count):
        first = matches.nth(at).get_by_role("button").first
        first.click()
        expect(first).to_have_attribute("aria-pressed", "true")


def test_knock_out_of_twelve_goes_on_after_a_reload(page: Page, site: str) -> None:
    begin(page, site, "tournament.form.knockout")
    title = page.get_by_role("heading", level=1)
    for place, matches in enumerate([4, 4, 2, 1], 1):
        expect(title).to_have_text(say("tournament.round", round=place, count=4))
        if place == 2:
            page.reload()
        play_round(page, matches)
        if place < 4:
            press(page, "tournament.next")
    expect(title).to_have_text(say("tournament.won", name="Anna"))
    page.evaluate(
        "() => { navigator.clipboard.writeText = async (text) => { window.copied = text; }; }"
    )
    press(page, "school.table")
    wait_until(page, "() => window.copied")
    assert page.evaluate("() => copied").split("\n")[1] == "1\tAnna\t8"
    ranking = by(page, "table", "print.kit.ranking")
    expect(ranking.get_by_role("row").nth(1)).to_contain_text("Anna")


@pytest.mark.thorough
def test_minute_a_hand_has_a_round_to_come_back(page: Page, site: str) -> None:
    begin(page, site, "tournament.form.minute")
    title = page.get_by_role("heading", level=1)
    main = page.get_by_role("main")
    expect(page.locator(".tournament-cards .worked-card")).to_have_count(4)
    for name in NAMES[:6]:
        main.get_by_role("button", name=name, exact=True).click()
    press(page, "tournament.next-hand")
    expect(main.get_by_text(say("tournament.back"))).to_be_visible()
    main.get_by_role("button", name="小明", exact=True).click()
    press(page, "tournament.next-hand")
    expect(title).to_have_text(say("tournament.hand", hand=3, count=7))
    press(page, "tournament.undo")
    expect(main.get_by_text(say("tournament.back"))).to_be_visible()


@pytest.mark.thorough
def test_hands_of_a_match_open_as_a_set(page: Page, site: str) -> None:
    begin(page, site, "tournament.form.all")
    page.locator(".tournament-hands").first.click()
    expect(page.locator(".sets-link")).to_be_visible()
    assert "hands=" in page.url
    page.go_back()
    expect(page.locator(".tournament-match")).to_have_count(6)
