"""Visits of players in real browsers, in milliseconds: each in a new browser with empty storage."""

import sys
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from itertools import combinations_with_replacement, cycle, islice
from pathlib import Path
from statistics import median

from playwright.sync_api import BrowserContext, Page, Playwright, expect, sync_playwright

from tests.benchmarks import webkit
from tests.browser import browsers
from tests.browser.histories import NOW, Hand, import_hands, milliseconds, played
from tests.browser.table import Table
from tests.browser.waits import wait_until_kept
from tests.browser.words import by, say
from twentyfour._cli.page import Handler
from web.builder.paths import SINGLE

Figures = dict[str, float]
Visit = Callable[[BrowserContext], Figures]

ROUNDS, FEWER = 3, 2
SEEN = 1000  # milliseconds; an earlier request would slow the page down
REST = 1500  # milliseconds, for the browser's own work after its start
TIMEOUT = 120_000  # milliseconds
SLOWER = 6  # the factor by which a phone's processor is slower
SLOW = 4  # the factor for presses
MOMENT_FELT = 120  # milliseconds, within which a press is answered
PHONES = {"phone": (1.6, 150), "phone, 10 Mbit/s": (10, 40)}
"""Megabits a second, and the latency of each request in milliseconds."""

SESSION = 20  # hands a day
MINUTE, DAY = 60_000, 86_400_000  # milliseconds
HANDS = list(combinations_with_replacement(range(1, 14), 4))

MOMENT = """([name, limit]) => new Promise((done, fail) => {
    setTimeout(() => fail(new Error(`${name} never came`)), limit);
    const observer = new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntriesByName(name)) done(startTime);
    });
    for (const type of ["mark", "paint"]) observer.observe({ type, buffered: true });
})"""
CHECKS = """async (hands) => {
    const start = performance.now();
    for (const numbers of hands) await twentyfour.check({ text: "8/(3-8/3)", numbers });
    return performance.now() - start;
}"""
ANSWERED = """() => {
    window.longest = 0;
    new PerformanceObserver((list) => {
        for (const { duration, interactionId } of list.getEntries())
            if (interactionId) window.longest = Math.max(window.longest, duration);
    }).observe({ type: "event", durationThreshold: 16 });
}"""
"""Keeps the longest time from a press to the frame that answers it, as the browser measures it."""
TOTAL = """(limit) => new Promise((done, fail) => {
    setTimeout(() => fail(new Error("no statistics")), limit);
    const look = () => document.querySelector("[data-total=played] dd") && done(performance.now());
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
    look();
})"""


class Compressing(Handler):
    """Serves compressed files with their types, as static hosts do."""

    def end_headers(self) -> None:
        self.send_header("Content-Encoding", "gzip")
        super().end_headers()


@contextmanager
def new_player(playwright: Playwright, name: str) -> Iterator[BrowserContext]:
    """Start a browser with an empty profile.

    Chromium's profile is on disk, as a player's is: a private window has no process ready for its
    first page, and stores no compiled code. Firefox has a profile of Playwright.
    """
    starter, launch = getattr(playwright, name), browsers.required(name, playwright)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        if name == "chromium":
            context = starter.launch_persistent_context(profile, locale="en-US", **launch)
        else:
            context = starter.launch(**launch).new_context(locale="en-US")
        context.set_default_timeout(TIMEOUT)
        expect.set_options(timeout=TIMEOUT)
        context.new_page().wait_for_timeout(REST)
        yield context
        context.browser.close()


def moment(page: Page, name: str) -> float:
    """The milliseconds from the navigation to a mark of the page, or to a paint."""
    page.wait_for_timeout(SEEN)
    found: float = page.evaluate(MOMENT, [name, 2 * TIMEOUT])
    return found


def start(address: str, player: BrowserContext) -> Figures:
    """The time to Python, with empty caches."""
    page = player.new_page()
    page.goto(address)
    return {"Python ready": moment(page, "twentyfour:engine-ready")}


def later_start(address: str, player: BrowserContext) -> Figures:
    """The time to Python without a network, after a visit."""
    start(address, player)
    wait_until_kept(player.pages[-1])
    player.pages[-1].wait_for_timeout(REST)
    player.pages[-1].close()
    player.set_offline(True)
    return start(address, player)


def paint(address: str, player: BrowserContext) -> Figures:
    """The time until an empty page is painted, with which the first hand is compared."""
    page = player.new_page()
    page.goto(address)
    return {"first hand": moment(page, "first-contentful-paint")}


def stay(address: str, player: BrowserContext, *, ours: bool = True) -> Figures:
    """The times to the first hand and to Python, the tab's memory, and the time of 900 verdicts."""
    figures = start(address, player)
    page = player.pages[-1]
    if ours:
        figures["first hand"] = moment(page, "twentyfour:interactive")
    if sys.platform == "linux":
        figures["megabytes"] = max(map(private_kilobytes, tabs(player))) / 1e3
    page.evaluate(CHECKS, HANDS[:20])
    return {**figures, "900 verdicts": page.evaluate(CHECKS, HANDS[20::2])}


def tabs(player: BrowserContext) -> list[int]:
    """The processes of Chromium's tabs."""
    assert player.browser is not None
    session = player.browser.new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    return [process["id"] for process in found if process["type"] == "renderer"]


def private_kilobytes(process: int) -> int:
    """The private memory of a process."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("Private_"))


def on_a_phone(address: str, player: BrowserContext, *, place: str, ours: bool = True) -> Figures:
    """The times to the first hand and the first verdict; our page judges a player's answer.

    Chromium slows down the page but not its workers, so here Python runs in the page.
    """
    megabits, latency = PHONES[place]
    page = player.new_page()
    page.add_init_script("delete window.Worker")
    session = player.new_cdp_session(page)
    speed = megabits * 1e6 / 8
    network = {"latency": latency, "downloadThroughput": speed, "uploadThroughput": speed / 2}
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", {"offline": False, **network})
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(f"{address}#/play?hand=3,3,8,8", wait_until="commit")
    figures: Figures = {}
    if ours:
        Table(page, address).check("8/(3-8/3)")
        figures["first hand"] = moment(page, "twentyfour:interactive")
    return {**figures, "first verdict": moment(page, "twentyfour:first-answer")}


def presses(address: str, player: BrowserContext) -> Figures:
    """The longest time from a press on the table to the first frame that answers it."""
    page = player.new_page()
    page.set_viewport_size({"width": 390, "height": 844})
    table = Table(page, address)
    table.open("1,2,3,4")
    table.wait_for_python()
    by(page, "radio", "settings.input.combine").check(force=True)
    page.wait_for_timeout(REST)
    player.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
    page.evaluate(ANSWERED)
    plus = page.get_by_role("button", name=say("key.+"))
    for button in (
        *(table.cards.nth(0), plus, table.cards.nth(1), table.button("combine.undo")),
        *(table.button("play.hint"), table.button("tool.more")),
    ):
        button.click()
        page.wait_for_timeout(REST)
    page.keyboard.press("Escape")
    table.button("play.new").click()
    page.wait_for_timeout(REST)
    return {"press answered": page.evaluate("longest"), "moment": MOMENT_FELT}


def long_history(count: int) -> list[Hand]:
    """Hands of the last days, one session a day."""

    def at(place: int) -> int:
        day, hand = divmod(count - 1 - place, SESSION)
        return milliseconds(NOW) - day * DAY - hand * MINUTE

    some = islice(cycle(played(400)), count)
    return [
        {**one, "id": f"{at(place)}-{place:05}", "at": at(place)} for place, one in enumerate(some)
    ]


def statistics(address: str, player: BrowserContext, *, count: int) -> Figures:
    """The time until the statistics show a stored history."""
    page = player.new_page()
    page.goto(f"{address}#/stats")
    import_hands(page, long_history(count))
    page.close()
    page = player.new_page()
    page.wait_for_timeout(REST)
    page.goto(f"{address}#/stats", wait_until="commit")
    return {"statistics": page.evaluate(TOTAL, TIMEOUT)}


def measure(
    playwright: Playwright, place: str, visits: Mapping[str, Visit], rounds: int
) -> Figures:
    """The medians of the visits' figures, by place, figure and visit; the visits alternate."""
    name = place if place in browsers.NAMES else "chromium"
    found = defaultdict(list)
    for number in range(rounds):
        print(f"{place}: round {number + 1} of {rounds}", flush=True)
        for row, visit in visits.items():
            with new_player(playwright, name) as player:
                for figure, value in visit(player).items():
                    found[f"{place}: {figure}{row}"].append(value)
    return {name: median(values) for name, values in found.items()}


OF_A_PAGE: dict[str, Callable[..., Figures]] = {
    "chromium": stay,
    **{place: partial(on_a_phone, place=place) for place in PHONES},
}
"""The visits that two commits can be compared by."""


def figures(address: str) -> Figures:
    """Measure the sites of a host: `ours`, `stock` and `empty`."""
    ours, stock = f"{address}ours/", f"{address}stock/"
    again = {", warm": partial(later_start, ours), ", one file": partial(start, SINGLE.as_uri())}
    places: dict[str, dict[str, Visit]] = {
        place: {", stock": partial(visit, stock, ours=False), "": partial(visit, ours)}
        for place, visit in OF_A_PAGE.items()
    }
    places["presses"] = {"": partial(presses, ours)}
    places["chromium"] |= {", empty page": partial(paint, f"{address}empty/"), **again}
    places["firefox"] = {", stock": partial(start, stock), "": partial(start, ours), **again}
    places["history"] = {
        f", {count:,} hands": partial(statistics, ours, count=count) for count in (10, 20_000)
    }
    found: Figures = {}
    with sync_playwright() as playwright:
        for place, visits in places.items():
            rounds = ROUNDS if place in browsers.NAMES else FEWER
            found |= measure(playwright, place, visits, rounds)
    return {**found, **webkit.figures(stock, ours, ROUNDS)}
