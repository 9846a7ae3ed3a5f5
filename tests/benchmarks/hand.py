"""The time until the first hand takes input, compared with the first paint of an empty page."""

import re
from pathlib import Path

from playwright.sync_api import BrowserContext

from tests.benchmarks.networks import SLOWER
from tests.benchmarks.table import Figures

SEEN = 1000  # milliseconds; an earlier request would slow the page down
PAINTED = """() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime"""
INTERACTIVE = """() => performance.getEntriesByName("twentyfour:interactive")[0]?.startTime"""
ALIVE = "() => window.alive"
NOTE_ALIVE = """
    new MutationObserver((_, observer) => {
        if (document.readyState === "loading" || document.getElementById("frame")) return;
        window.alive = performance.now();
        observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
"""
WATCH = """
    window.tasks = [];
    const keep = (found) => tasks.push(...found);
    const observer = new PerformanceObserver((list) => keep(list.getEntries()));
    observer.observe({ type: "longtask", buffered: true });
    window.finish = () => keep(observer.takeRecords());
"""
LONGEST = """() => {
    finish();
    const before = tasks.filter(({ startTime }) => startTime < window.alive);
    return Math.max(0, ...before.map(({ duration }) => duration));
}"""
_STYLES = re.compile(r'<style>.*?</style>|<link rel="stylesheet"[^>]*main-[^>]*>', re.DOTALL)


def make_empty_page(site: Path, directory: Path) -> Path:
    """Write a page with the site's styles and one word."""
    html = (site / "index.html").read_text()
    styles = [link.replace('href="', 'href="../ours/') for link in _STYLES.findall(html)]
    page = ["<!doctype html>", "<title>Empty</title>", *styles, "<p>24</p>"]
    (directory / "index.html").write_text("\n".join(page))
    return directory


def until(address: str, player: BrowserContext, *, moment: str) -> Figures:
    """Milliseconds until a mark of the page, with empty caches."""
    page = player.new_page()
    if moment == ALIVE:
        page.add_init_script(NOTE_ALIVE)
    page.goto(address)
    page.wait_for_timeout(SEEN)
    return (float(page.wait_for_function(moment).json_value()),)


def longest_task(address: str, player: BrowserContext) -> Figures:
    """Milliseconds of the longest task until the scripts have run; 0 if all are below 50."""
    page = player.new_page()
    page.add_init_script(WATCH + NOTE_ALIVE)
    session = player.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(address)
    page.wait_for_timeout(SEEN * SLOWER)
    page.wait_for_function(ALIVE)
    milliseconds: float = page.evaluate(LONGEST)
    return (milliseconds,)
