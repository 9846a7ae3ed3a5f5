"""Times the page against another commit's, in pairs: each in a new browser, one after the other."""

import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations_with_replacement
from pathlib import Path
from statistics import median

from playwright.sync_api import BrowserContext, sync_playwright

from tests.benchmarks import hand
from tests.benchmarks.networks import PHONES
from tests.benchmarks.player import new_player
from tests.benchmarks.start import SETTLED, Compressing, compressed, mark, on_a_phone
from tests.benchmarks.table import Figures
from tests.browser import browsers
from tests.revisions import site_of
from web.builder.paths import SITE
from web.serve import serving

ROUNDS = 7
HANDS = list(combinations_with_replacement(range(1, 14), 4))
CALLS = """async ({ call, hands, params }) => {
    const start = performance.now();
    for (const numbers of hands) await twentyfour[call]({ numbers, ...params });
    return performance.now() - start;
}"""

Visit = Callable[[str, BrowserContext], Figures]


def calls(address: str, player: BrowserContext, *, call: str, count: int) -> Figures:
    """Milliseconds of calls about many hands in sequence, after warm-up calls."""
    page = player.new_page()
    page.goto(address)
    mark(page, "engine-ready")
    page.wait_for_timeout(SETTLED)
    params = {"text": "8/(3-8/3)", "numbers": [3, 3, 8, 8]} if call == "check" else {}
    asked = HANDS[:: len(HANDS) // count]
    for hands in asked[:10], asked[10:]:
        milliseconds: float = page.evaluate(CALLS, {"call": call, "hands": hands, "params": params})
    return (milliseconds,)


ROWS: dict[str, tuple[Visit, float]] = {
    "first hand": (partial(hand.until, moment=hand.INTERACTIVE), 1.1),
    **{
        f"{place}: first {name}": (
            partial(on_a_phone, conditions=PHONES[place], moment=moment),
            at_most,
        )
        for place, at_most in (("phone", 1.08), ("phone, 10 Mbit/s", 1.1))
        for name, moment in (("hand", "interactive"), ("verdict", "first-answer"))
    },
    "page: check": (partial(calls, call="check", count=900), 1.05),
    "page: solve": (partial(calls, call="solve", count=300), 1.05),
    "page: is_solvable": (partial(calls, call="is_solvable", count=1820), 1.05),
}
"""The timed event, and the limit of its ratio."""


def ratios(revision: str) -> Iterator[tuple[str, float, float]]:
    """Build the site of a revision; yield each row with its ratio and the ratio's limit."""
    then = site_of(revision)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        launch = browsers.find("chromium", playwright)
        if launch is None:
            print(browsers.missing("chromium"))
            return
        host = Path(folder)
        compressed(then, host / "then")
        compressed(SITE, host / "now")
        with serving(host, Compressing) as address:
            for row, (visit, at_most) in ROWS.items():
                measured = []
                for _ in range(ROUNDS):
                    pair = []
                    for site in ("then", "now"):
                        with new_player(playwright, "chromium", launch) as player:
                            pair.append(visit(f"{address}{site}/", player)[0])
                    measured.append(pair[1] / pair[0])
                yield row, median(measured), at_most
