"""Times the start of Python in the page against stock Pyodide.

Rounds alternate, each in a new idle browser, and medians are compared. Only figures of one run can
be compared.
"""

import gzip
import sys
import tempfile
from collections import defaultdict
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

from tests.benchmarks import hand, history, webkit
from tests.benchmarks.networks import PHONES, SLOWER, Network
from tests.benchmarks.player import REST, new_player
from tests.benchmarks.processor import command, milliseconds_used, started
from tests.benchmarks.stock import make_stock_site
from tests.benchmarks.table import Figures, report
from tests.browser import browsers
from tests.packaging.sizes import sizes
from twentyfour._page import Handler
from web.builder.paths import SINGLE, SITE, fresh
from web.serve import serving

ROUNDS = 7
SETTLED = 8000  # milliseconds; Chromium then has stored its compiled code
KEPT = """async () => {
    await navigator.serviceWorker.ready;
}"""

CALLS = """async () => {
    const timed = async (call) => {
        const start = performance.now();
        await call();
        return performance.now() - start;
    };
    const check = () => twentyfour.check({ text: "8/(3-8/3)", numbers: [3, 3, 8, 8] });
    const solve = () => twentyfour.solve({ numbers: [3, 3, 8, 8] });
    return [await timed(check), await timed(solve)];
}"""

Visit = Callable[[BrowserContext], Figures]


class Compressing(Handler):
    """Serves compressed files with their types, as static hosts do."""

    def end_headers(self) -> None:
        self.send_header("Content-Encoding", "gzip")
        super().end_headers()


def compressed(site: Path, copy: Path) -> Path:
    """Copy a site with every file compressed."""
    for file in filter(Path.is_file, site.rglob("*")):
        place = copy / file.relative_to(site)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(gzip.compress(file.read_bytes()))
    return copy


def visit(page: Page, address: str, name: str = "engine-ready") -> Figures:
    """The milliseconds to a mark, and the CPU milliseconds of all processes of the browser."""
    before = milliseconds_used()
    page.goto(address)
    return mark(page, name), milliseconds_used() - before


def mark(page: Page, name: str) -> float:
    """The milliseconds from the navigation to a mark."""
    page.wait_for_function(f"() => performance.getEntriesByName('twentyfour:{name}').length")
    milliseconds: float = page.evaluate(
        f"performance.getEntriesByName('twentyfour:{name}')[0].startTime"
    )
    return milliseconds


def first_visit(address: str, player: BrowserContext, name: str = "engine-ready") -> Figures:
    """The time to a mark, with empty caches."""
    return visit(player.new_page(), address, name)


def later_visit(address: str, player: BrowserContext, *, number: int) -> Figures:
    """The time to the engine, offline, after earlier visits and a pause."""
    for _ in range(1, number):
        page = player.new_page()
        visit(page, address)
        page.evaluate(KEPT)
        page.wait_for_timeout(SETTLED if number > 2 else REST)
        page.close()
    player.set_offline(True)
    return visit(player.new_page(), address)


def first_call(address: str, player: BrowserContext, *, number: int) -> Figures:
    """The time of a verdict, or of a later solution, in a page that has just become ready."""
    page = player.new_page()
    visit(page, address)
    times: list[float] = page.evaluate(CALLS)
    return (times[number],)


def on_a_phone(
    address: str,
    player: BrowserContext,
    *,
    conditions: Network,
    moment: str = "first-answer",
    ours: bool = True,
) -> Figures:
    """The time to a mark with a slow network and a sixth of the processor; our page answers a call.

    Chromium slows down the page but not its workers, so here Python runs in the page.
    """
    page = player.new_page()
    page.add_init_script("delete window.Worker")
    session = player.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", dict(conditions))
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(f"{address}#/play?hand=3,3,8,8", wait_until="commit")
    if ours:
        page.get_by_role("textbox", name="Answer").fill("8/(3-8/3)")
        page.get_by_role("button", name="Check").click()
    return (mark(page, moment),)


def memory(address: str, player: BrowserContext) -> Figures:
    """Megabytes of private memory of the tab's process when Python is ready (Linux only)."""
    page = player.new_page()
    page.goto(address)
    mark(page, "engine-ready")
    tabs = [process for process in started() if "--type=renderer" in command(process)]
    return (max(private_bytes(process) for process in tabs) / 1e6,)


def private_bytes(process: int) -> int:
    """The private memory of a process."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("Private_")) * 1024


def compare(
    playwright: Playwright, place: str, visits: Mapping[str, Visit], count: int
) -> dict[str, float]:
    """Print the medians of some visits with their ratios to the first, and return the medians."""
    name = place if place in browsers.NAMES else "chromium"
    launch = browsers.find(name, playwright)
    if launch is None:
        print(browsers.missing(name))
        return {}
    rounds = defaultdict(list)
    for _ in range(count):
        for row, visit in visits.items():
            with new_player(playwright, name, launch) as player:
                rounds[row].append(visit(player))
    return report(place, count, rounds)


def figures(rounds: int = ROUNDS) -> dict[str, float]:
    """Print the tables, and return their figures by place and name."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        host = Path(folder)
        plain = make_stock_site(fresh(host / "plain"))
        results: dict[str, float] = {
            "bytes: first visit, stock": sum(
                file.stat().st_size for file in compressed(plain, host / "stock").iterdir()
            ),
            **{f"bytes: {name}": size for name, size in sizes().items()},
        }
        compressed(SITE, host / "ours")
        for name, count in results.items():
            print(f"{name:<44}{count:>10,.0f}")
        compressed(hand.make_empty_page(SITE, fresh(host / "bare")), host / "empty")
        with serving(host, Compressing) as address:
            stock, ours = f"{address}stock/", f"{address}ours/"
            for name in browsers.NAMES:
                milliseconds = {
                    "engine, stock, cold": partial(first_visit, stock),
                    "engine, cold": partial(first_visit, ours),
                    "engine, warm, without a network": partial(later_visit, ours, number=2),
                    "engine, third visit": partial(later_visit, ours, number=3),
                    "engine, one file, from disk": partial(first_visit, SINGLE.as_uri()),
                    "first hand, cold": partial(first_visit, ours, name="interactive"),
                    "first verdict, once ready": partial(first_call, ours, number=0),
                    "first solution, once ready": partial(first_call, ours, number=1),
                }
                results |= compare(playwright, name, milliseconds, rounds)
            results |= webkit.figures(stock, ours, rounds)
            moments = {
                "first paint of an empty page": partial(
                    hand.until, f"{address}empty/", moment=hand.PAINTED
                ),
                "interactive": partial(hand.until, ours, moment=hand.INTERACTIVE),
                "scripts have taken over": partial(hand.until, ours, moment=hand.ALIVE),
                "longest task before, on a phone": partial(hand.longest_task, ours),
            }
            results |= compare(playwright, "hand", moments, rounds)
            histories = {
                f"{name}{row}": partial(visit, ours, count=count)
                for row, visit in (
                    (", open", history.until_open),
                    (", then one", history.hand_played),
                )
                for name, count in history.LENGTHS.items()
            }
            results |= compare(playwright, "history", histories, min(rounds, 3))
            for place, conditions in PHONES.items():
                phone = partial(on_a_phone, conditions=conditions)
                verdicts = {
                    "first verdict, stock": partial(phone, stock, ours=False),
                    "first verdict": partial(phone, ours),
                }
                results |= compare(playwright, place, verdicts, min(rounds, 3))
            if sys.platform == "linux":
                megabytes = {
                    "megabytes, stock": partial(memory, stock),
                    "megabytes": partial(memory, ours),
                }
                results |= compare(playwright, "tab", megabytes, min(rounds, 3))
    return results
