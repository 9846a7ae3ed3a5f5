"""Records the state of the document when the script draws the first element."""

from playwright.sync_api import Page

NOTE = """
    new MutationObserver((_, observer) => {
        if (!document.querySelector("#app > *")) return;
        window.whenDrawn = EXPRESSION;
        observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
"""


def note_when_drawn(page: Page, expression: str) -> None:
    """Store the value of an expression in `window.whenDrawn`."""
    page.add_init_script(NOTE.replace("EXPRESSION", expression))
