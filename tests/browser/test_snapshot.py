"""Every start uses the memory snapshot that the build has made in Node."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table import FOUND
from tests.built import only_cut

pytestmark = [pytest.mark.every_browser, pytest.mark.own_context]

# Without a worker Python runs in the page, where a test can remove features.
ON_THE_PAGE = "delete window.Worker;"

# The features that Pyodide detects at its start: a browser may have one that the build's Node
# lacks.
WITHOUT_STACK_SWITCHING = "delete WebAssembly.Suspending; delete WebAssembly.promising;"
WITHOUT_GARBAGE_COLLECTION = """
    const { Module } = WebAssembly;
    WebAssembly.Module = new Proxy(Module, {
        construct(_, [bytes]) {
            if (bytes.byteLength > 8) throw new WebAssembly.CompileError("too new");
            return new Module(bytes);
        },
    });
    WebAssembly.compile = async () => {
        throw new WebAssembly.CompileError("too new");
    };
"""
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15"

# The number of C functions that CPython calls through JavaScript, as it must without a helper.
COUNT_CALLS = """
    window.throughJavaScript = 0;
    const NAME = "_PyEM_TrampolineCall_JS";
    const { instantiate } = WebAssembly;
    WebAssembly.instantiate = (module, imports) => {
        const env = imports?.env;
        if (!env?.[NAME]) return instantiate(module, imports);
        const counted = (...parts) => {
            window.throughJavaScript += 1;
            return env[NAME](...parts);
        };
        const get = (_, name) => (name === NAME ? counted : env[name]);
        return instantiate(module, { ...imports, env: new Proxy(env, { get }) });
    };
"""

# The random data that Python reads from the device during its start.
COUNT_CHANCE = """
    window.chance = 0;
    const { getRandomValues } = crypto;
    crypto.getRandomValues = (view) => {
        window.chance += view.byteLength;
        return getRandomValues.call(crypto, view);
    };
"""
STATE_OF_RANDOM = 624 * 4  # bytes, the state of the Mersenne Twister


def expect_answers(page: Page) -> None:
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")
    assert page.evaluate(FOUND) == "8/(3-8/3)"


def calls_through_javascript(page: Page, site: str) -> int:
    """Start Python in the page, and count the calls through JavaScript."""
    page.add_init_script(ON_THE_PAGE + COUNT_CALLS)
    page.goto(site)
    expect_answers(page)
    return int(page.evaluate("window.throughJavaScript"))


@pytest.mark.firefox
def test_c_functions_are_called_through_a_helper_if_supported(page: Page, site: str) -> None:
    assert calls_through_javascript(page, site) == 0


@only_cut
def test_c_functions_are_called_through_javascript_otherwise(page: Page, site: str) -> None:
    page.add_init_script(WITHOUT_GARBAGE_COLLECTION)
    assert calls_through_javascript(page, site) > 0


@pytest.mark.thorough
@pytest.mark.parametrize("context_options", [{"locale": "en-US", "user_agent": IPHONE}])
def test_c_functions_are_called_through_javascript_on_phones_of_apple(
    page: Page, site: str
) -> None:
    assert calls_through_javascript(page, site) > 0


@pytest.mark.thorough
def test_page_starts_without_stack_switching(page: Page, site: str) -> None:
    page.add_init_script(ON_THE_PAGE + WITHOUT_STACK_SWITCHING)
    page.goto(site)
    expect_answers(page)


def test_random_generator_is_seeded_on_the_device(page: Page, site: str) -> None:
    page.add_init_script(ON_THE_PAGE + COUNT_CHANCE)
    page.goto(site)
    expect_answers(page)
    assert page.evaluate("window.chance") >= STATE_OF_RANDOM


def test_rare_calls_are_answered(page: Page, site: str) -> None:
    page.goto(site)
    expect_answers(page)
    assert page.evaluate("twentyfour.rate({ numbers: [3, 3, 8, 8] }).then(({ level }) => level)")
    assert page.evaluate("twentyfour.anatomy({ text: '8/(3-8/3)' }).then(Boolean)")


@pytest.mark.thorough
def test_page_starts_without_storage(page: Page, site: str) -> None:
    page.add_init_script("Object.defineProperty(self, 'caches', { value: undefined });")
    page.goto(site)
    expect_answers(page)
