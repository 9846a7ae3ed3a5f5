"""What a screen reader says: Guidepup's virtual one, which runs in the page."""

import re
from dataclasses import dataclass
from time import monotonic

from playwright.sync_api import Page

from tests.browser.waits import let_pass
from web.builder.paths import CACHE, NODE_MODULES, run

SOURCE = NODE_MODULES / "@guidepup/virtual-screen-reader" / "lib" / "esm" / "index.browser.js"
PATIENCE = 30  # seconds
ANNOUNCED = re.compile("(?:polite|assertive): (.*)", re.DOTALL)


def script() -> str:
    """The virtual reader as a script that sets `reader`."""
    made = CACHE / "virtual-reader.js"
    if not made.exists() or made.stat().st_mtime < SOURCE.stat().st_mtime:
        options = ("--bundle", "--format=iife", "--global-name=reader", f"--outfile={made}")
        run(NODE_MODULES / ".bin" / "esbuild", SOURCE, *options)
    return made.read_text()


@dataclass(frozen=True, slots=True)
class Ear:
    """Hears the page from now on."""

    page: Page

    def listen(self) -> None:
        if not self.page.evaluate("'reader' in window"):
            self.page.evaluate(f"{script()}\nwindow.reader = reader;")
        self.page.evaluate("reader.virtual.start({ container: document.body })")

    def phrases(self) -> list[str]:
        """All that was said, also of what has got the focus."""
        said: list[str] = self.page.evaluate("reader.virtual.spokenPhraseLog()")
        return said

    def announced(self) -> list[str]:
        """What the live regions have said."""
        found = (ANNOUNCED.fullmatch(phrase) for phrase in self.phrases())
        return [match[1] for match in found if match]

    def hears_at_last(self, words: str) -> None:
        """Wait until the last announcement matches, and forget all."""
        begun = monotonic()
        while not re.search(words, "".join(self.announced()[-1:])):
            assert monotonic() - begun < PATIENCE, self.announced()
            let_pass(self.page, 50)
        self.forget()

    def forget(self) -> None:
        self.page.evaluate("reader.virtual.clearSpokenPhraseLog()")

    def hears(self, *words: str) -> None:
        """Wait until exactly this is announced, and forget it."""
        begun = monotonic()
        while len(self.announced()) < len(words) and monotonic() - begun < PATIENCE:
            let_pass(self.page, 50)
        let_pass(self.page, 300)  # what is said too much
        announced = self.announced()
        assert announced == list(words), announced
        self.forget()
