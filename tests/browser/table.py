"""The table as a player sees it: visible texts, and the page's contract."""

import re
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

from tests.browser.waits import settle, tick
from tests.browser.words import by, exactly, say

RANKS = {say(f"rank.{value}"): value for value in (1, 11, 12, 13)}

FOUND = "twentyfour.solve({ numbers: [3, 3, 8, 8] }).then((found) => found.solutions[0].text)"

SUBMIT = """(box, text) => {
    box.value = text;
    box.dispatchEvent(new InputEvent("input", { bubbles: true }));
    box.form.requestSubmit();
}"""


FOLLOW = """route => new Promise((done) => {
    const before = location.href;
    location.hash = route;
    if (location.href === before) done();
    else addEventListener("hashchange", () => done(), { once: true });
})"""
"""A function that resolves when the page has heard of its new route."""


def visit(page: Page, site: str, route: str) -> None:
    """Open a route. If the page is open already, follow it as a link."""
    if page.url.startswith(site):
        page.evaluate(FOLLOW, route)
    else:
        page.goto(site + route)


@dataclass(frozen=True, slots=True)
class Table:
    """The play page of a site, in English."""

    page: Page
    site: str

    def open(self, hand: str, target: str = "24") -> None:
        """Open the link of a hand."""
        visit(self.page, self.site, f"#/play?hand={hand}&target={target}")
        expect(self.page.get_by_role("heading", level=1)).to_have_text(
            say("play.goal", target=target)
        )

    def wait_for_python(self) -> None:
        """Wait for Python."""
        expect(self.page.locator("html")).to_have_attribute("data-engine", "ready")

    def button(self, key: str, **params: object) -> Locator:
        return exactly(self.page, "button", key, **params)

    @property
    def cards(self) -> Locator:
        return self.page.locator(".hand").get_by_role("button")

    @property
    def numbers(self) -> list[int]:
        """The numbers of the cards, from their accessible names."""
        names = [str(card.get_attribute("aria-label")).split()[0] for card in self.cards.all()]
        return [RANKS.get(name) or int(name) for name in names]

    @property
    def answer(self) -> Locator:
        return by(self.page, "textbox", "play.answer")

    @property
    def verdict(self) -> Locator:
        return self.page.get_by_role("status")

    @property
    def solutions(self) -> Locator:
        return by(self.page, "list", "solutions.label")

    def choose_typing(self) -> None:
        """Answer by typing, even on a touch screen."""
        tick(by(self.page, "radio", "settings.input.type"))

    def check(self, text: str) -> None:
        self.answer.fill(text)
        self.button("play.check").click()

    def enter(self, text: str) -> None:
        """Answer by Enter, without the pause of a typing player."""
        self.answer.evaluate(SUBMIT, text)

    def show_solutions(self) -> None:
        """Press the button of the solutions twice, as an unsolved hand needs."""
        self.button("play.show").click()
        self.button("play.again").click()

    def open_more(self) -> Locator:
        """Open the sheet about a win."""
        exactly(self.page.get_by_role("main"), "button", "play.look-back").click()
        return exactly(self.page, "dialog", "play.look-back")

    def open_menu(self) -> Locator:
        """Press the last tool, and return the dialog."""
        exactly(self.page.get_by_role("main"), "button", "tool.more").click()
        return exactly(self.page, "dialog", "tool.more")

    def follow(self, link: str | re.Pattern[str]) -> None:
        """Follow a link, when motion has ended."""
        settle(self.page)
        self.page.get_by_role("link", name=link, exact=True).click()

    def expect_verdict(self, code: str, *sentences: str | re.Pattern[str]) -> None:
        expect(self.verdict).to_have_attribute("data-verdict", code)
        for sentence in sentences:
            expect(self.verdict).to_contain_text(sentence)
