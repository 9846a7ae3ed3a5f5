"""The start in WebKitGTK, which Playwright does not drive."""

from collections import defaultdict
from statistics import median

from selenium import webdriver
from selenium.webdriver.support.wait import WebDriverWait

from tests.browser import browsers
from tests.browser.webkit import PAUSE, TIMEOUT, screen, started, wait_until_kept
from web.builder.paths import SINGLE

MARK = "return performance.getEntriesByName('twentyfour:engine-ready')[0]?.startTime"


def figures(stock: str, ours: str, rounds: int) -> dict[str, float]:
    """The medians of the times to Python; empty without WebKitGTK."""
    webkit = browsers.find_webkit()
    if webkit is None:
        print(browsers.missing("webkit"))
        return {}
    found = defaultdict(list)
    with screen(webkit) as display:
        for number in range(rounds):
            print(f"webkit: round {number + 1} of {rounds}", flush=True)
            with started(webkit, display) as driver:
                found[", stock"].append(start(driver, stock))
            with started(webkit, display) as driver:
                found[""].append(start(driver, ours))
                wait_until_kept(driver)
                found[", warm"].append(start(driver, ours))
            with started(webkit, display) as driver:
                found[", one file"].append(start(driver, SINGLE.as_uri()))
    return {f"webkit: Python ready{row}": median(values) for row, values in found.items()}


def start(driver: webdriver.WebKitGTK, address: str) -> float:
    """The milliseconds to Python."""
    driver.get("about:blank")
    driver.get(address)
    found = WebDriverWait(driver, TIMEOUT, PAUSE).until(lambda it: it.execute_script(MARK))
    return float(found)
