"""Makes failures happen at random moments in each browser; exits with an error after a fault."""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import repeat
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import sleep

from playwright.sync_api import Browser, BrowserContext, Error, expect, sync_playwright

from tests.browser import browsers
from tests.browser.host import Host, newer_build, with_patches
from tests.browser.table import Table
from tests.browser.waits import wait_until, wait_until_kept
from tests.chaos.verdicts import faults_at_last, faults_now, open_until_there, summary
from web.builder.paths import SITE

STORED = """() => { localStorage.setItem("twentyfour:settings", '{"ranks":"numbers"}'); }"""
KEPT = """() => JSON.parse(localStorage.getItem("twentyfour:settings") ?? "{}").ranks"""

JUDGED = "() => document.querySelector('[data-verdict=right]') !== null"
SOLVED = """() => new Promise((resolve) => {
    const opening = indexedDB.open("twentyfour-hands");
    opening.onsuccess = () => {
        const database = opening.result;
        const reading = database.transaction("hands").objectStore("hands").getAll();
        reading.onsuccess = () => {
            database.close();
            resolve(reading.result.filter(({ result }) => result === "solved").length);
        };
    };
})"""

CLOSED = 20
"""How many tabs are closed one after the other."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A browser with storage, its own host, and two builds."""

    context: BrowserContext
    host: Host
    newer: Path
    total: int
    random: Random

    def begin(self) -> Iterator[str]:
        """Start a first visit, and inspect it when the host has sent everything."""
        page = self.context.new_page()
        try:
            page.goto(self.host.site, wait_until="commit")
            self.host.down.wait(5)
            page.wait_for_timeout(self.random.randrange(500))
            yield from faults_now(page)
        except Error:
            pass  # nothing has arrived, and the browser shows its own error
        page.close()


def cut(scene: Scene) -> Iterator[str]:
    """Cut the first visit at any byte, then restore the network."""
    scene.host.cut(after=scene.random.randrange(scene.total))
    yield from scene.begin()
    scene.host.mend()
    yield from faults_at_last(open_until_there(scene.context, scene.host.site), [SITE])


def stall(scene: Scene) -> Iterator[str]:
    """Stall the host for a while at any byte."""
    seconds = scene.random.random() * 3
    scene.host.when(scene.random.randrange(scene.total), lambda: sleep(seconds))
    page = open_until_there(scene.context, scene.host.site)
    yield from faults_at_last(page, [SITE])


def swap(scene: Scene) -> Iterator[str]:
    """Install a newer build on the host during the first visit."""
    scene.host.when(scene.random.randrange(scene.total), lambda: scene.host.release(scene.newer))
    page = open_until_there(scene.context, scene.host.site)
    page.wait_for_timeout(scene.random.randrange(2000))
    yield from faults_now(page)
    page.close()
    page = open_until_there(scene.context, scene.host.site)
    yield from faults_at_last(page, [SITE, scene.newer])


def interrupt(scene: Scene) -> Iterator[str]:
    """Cut the installation of a newer build; the older build and the settings must survive."""
    page = open_until_there(scene.context, scene.host.site)
    yield from faults_at_last(page, [SITE])
    page.evaluate(STORED)
    wait_until_kept(page)
    scene.host.release(scene.newer)
    scene.host.cut(after=scene.random.randrange(scene.total // scene.random.choice([20, 100])))
    page.reload()
    sleep(scene.random.random())
    yield from faults_at_last(page, [SITE])
    scene.host.cut()
    page.close()
    page = open_until_there(scene.context, scene.host.site)
    yield from faults_at_last(page, [SITE, scene.newer])
    scene.host.mend()
    page.reload()
    yield from faults_at_last(page, [SITE, scene.newer])
    if page.evaluate(KEPT) != "numbers":
        yield "lost"


def close(scene: Scene) -> Iterator[str]:
    """Close tabs at any moment after an answer; the history must have each hand shown as solved."""
    judged = 0
    first = open_until_there(scene.context, scene.host.site)
    yield from faults_at_last(first, [SITE])
    for place in range(CLOSED):
        page = scene.context.new_page()
        table = Table(page, scene.host.site)
        table.open(f"1,2,3,{place + 4}", str(place + 10))
        table.wait_for_python()
        table.enter(f"1+2+3+{place + 4}")
        page.wait_for_timeout(scene.random.randrange(400))
        judged += page.evaluate(JUDGED)
        page.close()
    first.evaluate("location.hash = '#/stats'")
    first.reload()
    expect(first.locator("html")).to_have_attribute("data-engine", "ready", timeout=30_000)
    try:
        wait_until(first, f"async () => await ({SOLVED})() >= {judged}")
    except AssertionError:
        yield "lost"


MISHAPS: dict[Callable[[Scene], Iterator[str]], int] = {
    cut: 80,
    stall: 20,
    swap: 20,
    interrupt: 20,
    close: 20,
}
"""How often a night tries each failure. Each day has other random moments."""


def run(
    browser: Browser, mishap: Callable[[Scene], Iterator[str]], runs: int, seed: int
) -> Counter[str]:
    """Repeat a failure; return the number of times that each fault followed."""
    random = Random(seed)
    counts: Counter[str] = Counter()
    with TemporaryDirectory() as folder:
        newer = newer_build(SITE, Path(folder) / "newer")
        patched = with_patches(newer_build(SITE, Path(folder) / "patched"), SITE)
        total = sum(file.stat().st_size for file in SITE.iterdir())
        total -= (SITE / "twentyfour.html").stat().st_size
        for number in range(runs):
            root = Path(folder) / f"host-{number}"
            root.mkdir()
            host = Host(root, SITE)
            context = browser.new_context(locale="en-US")
            context.set_default_timeout(60_000)
            build = random.choice([newer, patched])
            faults = set(mishap(Scene(context, host, build, total, random)))
            counts.update(faults)
            if faults:
                where = f"{browser.browser_type.name}, run {number}, seed {seed}"
                print(f"  {where}: {', '.join(sorted(faults))}", flush=True)
            context.close()
            host.close()
    return counts


def all_mishaps(name: str, share: float, seed: int) -> int:
    """Run all failures in a browser, or a share of them in percent; return the number of faults."""
    faults = 0
    with sync_playwright() as playwright:
        launch = browsers.required(name, playwright)
        browser = getattr(playwright, name).launch(**browsers.low_load(name, launch))
        for mishap, all_runs in MISHAPS.items():
            runs = max(1, round(all_runs * share / 100))
            counts = run(browser, mishap, runs, seed)
            faults += counts.total()
            print(f"{name}: {mishap.__name__}: {summary(counts, runs)}", flush=True)
        browser.close()
    return faults


def main() -> None:
    """Run all failures in all browsers at once, or a share of them."""
    parser = argparse.ArgumentParser(prog="python -m tests.chaos")
    parser.add_argument(
        "--share", type=float, default=100, help="percent of the runs, at least one"
    )
    parser.add_argument("--seed", type=int, default=datetime.now(UTC).date().toordinal())
    options = parser.parse_args()
    with ProcessPoolExecutor() as pool:
        faults = pool.map(all_mishaps, browsers.NAMES, repeat(options.share), repeat(options.seed))
        sys.exit(1 if sum(faults) else 0)


if __name__ == "__main__":
    main()
