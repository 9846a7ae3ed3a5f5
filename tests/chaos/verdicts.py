"""The states of a page after a failure, and which of them are faults."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import BrowserContext, Error, Page

FAULTS = ("blank", "mixed", "wrong", "lost")
TIMEOUT = 60_000  # milliseconds

LOOK = """() => {
    const root = document.documentElement;
    const seen = (selector) => document.querySelector(selector)?.checkVisibility() ?? false;
    return {
        engine: root.dataset.engine ?? null,
        build: root.dataset.build ?? "first",
        game: seen("main h1"),
        frame: seen("#frame"),
    };
}"""
FOUND = "() => twentyfour.solve({ numbers: [3, 3, 8, 8] }).then((it) => it.solutions[0].text)"
LOADED = """() => performance.getEntriesByType("resource").map(({ name }) => name)
    .concat(Array.from(document.scripts, ({ src }) => src).filter(Boolean))"""


def open_until_there(context: BrowserContext, address: str) -> Page:
    """Open an address with retries, since the browser may still be busy with the last attempt."""
    for _ in range(3):
        page = context.new_page()
        try:
            page.goto(address)
            return page
        except Error:
            page.close()
    raise AssertionError(f"{address} cannot be opened")


def faults_now(page: Page) -> Iterator[str]:
    """Return the fault of a page that may still be offline: it must not be blank."""
    try:
        seen = page.evaluate(LOOK)
    except Error:
        return  # the browser's own page, or no page yet
    if page.url.startswith("http") and not (seen["game"] or seen["frame"]):
        yield "blank"


def faults_at_last(page: Page, builds: list[Path]) -> Iterator[str]:
    """Return the fault of a page with a restored network: it must play, as one of the builds."""
    try:
        page.wait_for_selector("html[data-engine=ready]", state="attached", timeout=TIMEOUT)
    except Error:
        yield "blank" if next(faults_now(page), None) else "wrong"
        return
    if page.evaluate(FOUND) != "8/(3-8/3)":
        yield "wrong"
    names = {url.rpartition("/")[2].partition("?")[0] for url in page.evaluate(LOADED)}
    scripts = {name for name in names if name.endswith((".js", ".css", ".wasm", ".bin"))}
    if not any(all((build / name).exists() for name in scripts) for build in builds):
        yield "mixed"


def summary(counts: Counter[str], runs: int) -> str:
    """Return a summary in one line."""
    return f"{runs} runs: " + ", ".join(f"{counts[fault]} {fault}" for fault in FAULTS)
