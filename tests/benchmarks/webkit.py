"""The start in WebKitGTK, which Playwright does not drive."""

from collections import defaultdict

from selenium import webdriver
from selenium.webdriver.support.wait import WebDriverWait

from tests.benchmarks.processor import milliseconds_used
from tests.benchmarks.table import Figures, report
from tests.browser import browsers
from tests.browser.webkit import PAUSE, TIMEOUT, screen, started, wait_until_kept
from web.builder.paths import SINGLE

MARK = "return performance.getEntriesByName('twentyfour:engine-ready')[0]?.startTime"


def figures(stock: str, ours: str, rounds: int) -> dict[str, float]:
    """Print the table of WebKitGTK, and return its figures."""
    webkit = browsers.find_webkit()
    if webkit is None:
        print(browsers.missing("webkit"))
        return {}
    results: dict[str, list[Figures]] = defaultdict(list)
    with screen(webkit) as display:
        for _ in range(rounds):
            with started(webkit, display) as driver:
                results["engine, stock, cold"].append(visit(driver, stock))
            with started(webkit, display) as driver:
                results["engine, cold"].append(visit(driver, ours))
                wait_until_kept(driver)
                results["engine, warm"].append(visit(driver, ours))
            with started(webkit, display) as driver:
                results["engine, one file, from disk"].append(visit(driver, SINGLE.as_uri()))
    return report("webkit", rounds, results)


def visit(driver: webdriver.WebKitGTK, address: str) -> Figures:
    """The milliseconds to the engine, and the CPU milliseconds of all processes of the browser."""
    driver.get("about:blank")
    before = milliseconds_used()
    driver.get(address)
    found = WebDriverWait(driver, TIMEOUT, PAUSE).until(lambda it: it.execute_script(MARK))
    return float(found), milliseconds_used() - before
