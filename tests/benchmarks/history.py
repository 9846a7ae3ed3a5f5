"""The time until the statistics of a long history appear, and the cost of a hand after it."""

from collections.abc import Callable
from itertools import cycle, islice
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import BrowserContext, Page

from tests.benchmarks.player import REST
from tests.benchmarks.table import Figures
from tests.browser.histories import NOW, Hand, milliseconds, played, write

LENGTHS = {"10 hands": 10, "20,000 hands": 20_000, "100,000 hands": 100_000}
SITTING = 20  # hands a day
MINUTE, DAY = 60_000, 86_400_000  # milliseconds
NOTE_TOTAL = """
    new MutationObserver((_, observer) => {
        if (!document.querySelector("[data-total=played] dd")) return;
        window.opened = performance.now();
        observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
"""
OPENED = "() => window.opened"
SETTLED = 2000  # milliseconds; the page then shows all facts of a hand


def long_history(count: int) -> list[Hand]:
    """Hands of the last days, one sitting a day."""

    def at(place: int) -> int:
        day, hand = divmod(count - 1 - place, SITTING)
        return milliseconds(NOW) - day * DAY - hand * MINUTE

    some = islice(cycle(played(400)), count)
    return [
        {**one, "id": f"{at(place)}-{place:05}", "at": at(place)} for place, one in enumerate(some)
    ]


def open_statistics(address: str, player: BrowserContext, *, count: int) -> Page:
    """A new page with some stored hands."""
    page = player.new_page()
    page.goto(f"{address}#/stats")
    with TemporaryDirectory() as directory:
        file = write(Path(directory, "hands.json"), long_history(count))
        page.get_by_label("Import a file").set_input_files(file)
        page.locator("[data-outcome=taken]").wait_for()
    page.close()
    page = player.new_page()
    page.wait_for_timeout(REST)
    page.add_init_script(NOTE_TOTAL)
    page.goto(f"{address}#/stats")
    page.wait_for_function(OPENED)
    return page


def until_open(address: str, player: BrowserContext, *, count: int) -> Figures:
    """Milliseconds until the statistics show the number of hands."""
    page = open_statistics(address, player, count=count)
    return (float(page.evaluate(OPENED)),)


def hand_played(address: str, player: BrowserContext, *, count: int) -> Figures:
    """Milliseconds of scripts for the verdict on a hand, its messages and its record."""
    page = open_statistics(address, player, count=count)
    scripts = _script_clock(page)
    for hand, answer in (("3,3,8,8", "8/(3-8/3)"), ("1,5,5,5", "(5-1/5)*5")):
        page.evaluate("(hand) => { location.hash = `#/play?hand=${hand}`; }", hand)
        page.get_by_role("textbox", name="Answer").fill(answer)
        page.wait_for_timeout(SETTLED)
        before = scripts()
        page.get_by_role("button", name="Check").click()
        page.locator("[data-verdict=right]").wait_for()
        page.wait_for_timeout(SETTLED)
        worked = scripts() - before
    return (worked,)


def _script_clock(page: Page) -> Callable[[], float]:
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")

    def scripts() -> float:
        metrics = session.send("Performance.getMetrics")["metrics"]
        seconds: float = next(one["value"] for one in metrics if one["name"] == "ScriptDuration")
        return 1000 * seconds

    return scripts


VISITS = {"open": until_open, "then one": hand_played}
