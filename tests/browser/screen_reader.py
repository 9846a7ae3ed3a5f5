"""A virtual screen reader: Guidepup, which runs in the page."""

import re
from dataclasses import dataclass
from time import monotonic

from playwright.sync_api import Page, expect

from tests.browser.table import Table
from tests.browser.waits import let_pass
from web.builder.paths import CACHE, NODE_MODULES, run

SOURCE = NODE_MODULES / "@guidepup/virtual-screen-reader" / "lib" / "esm" / "index.browser.js"
TIMEOUT = 60  # seconds
ANNOUNCED = re.compile("(?:polite|assertive): (.*)", re.DOTALL)

Words = str | re.Pattern[str]


def script() -> str:
    """The virtual reader as a script that sets `reader`."""
    bundle = CACHE / "virtual-reader.js"
    if not bundle.exists() or bundle.stat().st_mtime < SOURCE.stat().st_mtime:
        options = ("--bundle", "--format=iife", "--global-name=reader", f"--outfile={bundle}")
        run(NODE_MODULES / ".bin" / "esbuild", SOURCE, *options)
    return bundle.read_text()


def begins(words: str) -> re.Pattern[str]:
    """An announcement that begins with these words."""
    return re.compile(re.escape(words) + ".*")


def ends(words: str) -> re.Pattern[str]:
    """An announcement that ends with these words."""
    return re.compile(".*" + re.escape(words))


def has(words: str) -> re.Pattern[str]:
    """An announcement that contains these words."""
    return re.compile(".*" + re.escape(words) + ".*")


@dataclass(frozen=True, slots=True)
class ScreenReader:
    """Records announcements. The expected words are a whole announcement, or a pattern."""

    page: Page

    def listen(self) -> None:
        self._wait_for_words()
        if not self.page.evaluate("'reader' in window"):
            self.page.evaluate(f"{script()}\nwindow.reader = reader;")
        self.page.evaluate("reader.virtual.start({ container: document.body })")

    def begin(self, table: Table, hand: str = "3,3,8,8", query: str = "") -> None:
        """Open a hand, and record announcements from then on."""
        self.page.goto(f"{table.site}#/play?hand={hand}{query}")
        table.wait_for_python()
        expect(table.cards).to_have_count(hand.count(",") + 1)
        expect(self.page.locator(".level-chip [data-level]")).to_be_visible()
        self.page.locator("#answer").focus()
        self.listen()

    def announced(self) -> list[str]:
        """The announcements of the live regions."""
        phrases: list[str] = self.page.evaluate("reader.virtual.spokenPhraseLog()")
        matches = (ANNOUNCED.fullmatch(phrase) for phrase in phrases)
        return [match[1] for match in matches if match]

    def clear(self) -> None:
        self._wait_for_words()
        self.page.evaluate("reader.virtual.clearSpokenPhraseLog()")

    def _wait_for_words(self) -> None:
        """Wait until pending announcements are made: the page delays them for the focus."""
        self.page.evaluate("new Promise((resolve) => setTimeout(resolve, 200))")

    def expect(self, *words: Words) -> None:
        """Wait for exactly these announcements, and clear the log."""
        begun = monotonic()
        while len(self.announced()) < len(words) and monotonic() - begun < TIMEOUT:
            let_pass(self.page, 50)
        self._wait_for_words()  # for unexpected announcements
        announced = self.announced()
        assert len(announced) == len(words), announced
        assert all(map(_is, announced, words)), announced
        self.page.evaluate("reader.virtual.clearSpokenPhraseLog()")

    def expect_last(self, words: Words) -> None:
        """Wait until this is the last announcement."""
        begun = monotonic()
        while not (announced := self.announced()) or not _is(announced[-1], words):
            assert monotonic() - begun < TIMEOUT, announced
            let_pass(self.page, 50)

    def expect_once(self, words: Words) -> None:
        """Wait for this announcement, and expect it once in the log."""
        begun = monotonic()
        while not (matches := [it for it in self.announced() if _is(it, words)]):
            assert monotonic() - begun < TIMEOUT, self.announced()
            let_pass(self.page, 50)
        self._wait_for_words()  # for a repetition
        matches = [it for it in self.announced() if _is(it, words)]
        assert len(matches) == 1, matches


def _is(announced: str, words: Words) -> bool:
    return words == announced if isinstance(words, str) else bool(words.fullmatch(announced))
