"""Python's memory, kept on the device after the first start: a second start builds on it."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table import FOUND
from tests.browser.waits import PYTHON, hold, wait_until

pytestmark = pytest.mark.every_browser

# What the tests do with the snapshot in the page's own Cache Storage.
CACHE = """
    const cache = await caches.open("twentyfour-snapshot");
    const sha256 = async (bytes) =>
        btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))));
    const [request] = await cache.keys();
    const response = await cache.match(request);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const put = async (changed, digest) => {
        const headers = new Headers(response.headers);
        if (digest) headers.set("X-SHA-256", digest);
        await cache.put(request, new Response(changed, { headers }));
    };
"""
KEPT = """async () => (await (await caches.open("twentyfour-snapshot")).keys()).length > 0"""
SOUND = f"""async () => {{
    if (!(await ({KEPT})())) return false;
    {CACHE}
    return bytes.some(Boolean) && (await sha256(bytes)) === response.headers.get("X-SHA-256");
}}"""
FIND = """
    const find = (text, from = 0) => {
        const wanted = new TextEncoder().encode(text);
        const here = (at) => wanted.every((byte, i) => bytes[at + i] === byte);
        let at = bytes.indexOf(wanted[0], from);
        while (at >= 0 && !here(at)) at = bytes.indexOf(wanted[0], at + 1);
        return at;
    };
"""


@pytest.fixture
def first_visit(page: Page, site: str) -> Page:
    """A page on which Python has started once, and whose snapshot is kept."""
    page.goto(site)
    wake(page)
    wait_until(page, KEPT)
    return page


def wake(page: Page) -> None:
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")


def test_second_start_takes_python_from_the_snapshot(first_visit: Page) -> None:
    first_visit.evaluate(
        f"""async () => {{
            {CACHE} {FIND}
            for (let at = find("0.1.0"); at >= 0; at = find("0.1.0", at + 1))
                bytes.set(new TextEncoder().encode("9.9.9"), at);
            await put(bytes, await sha256(bytes));
        }}"""
    )
    first_visit.reload()
    wake(first_visit)
    assert first_visit.evaluate("twentyfour.version()") == "9.9.9"
    assert first_visit.evaluate(FOUND) == "8/(3-8/3)"


DAMAGES = {
    "a byte is another": "bytes[bytes.length >> 1] ^= 1; await put(bytes);",
    "it is cut short": "await put(bytes.slice(0, bytes.length >> 1));",
    "it is sound, but no snapshot": "bytes.fill(0); await put(bytes, await sha256(bytes));",
    "it is empty": "await put(new Uint8Array(), await sha256(new Uint8Array()));",
    "it is no longer there": "await caches.delete('twentyfour-snapshot');",
}


def test_doubtful_snapshot_gives_a_normal_start_and_is_replaced(first_visit: Page) -> None:
    for name, damage in DAMAGES.items():
        before = first_visit.evaluate(f"async () => {{ {CACHE} {damage} return bytes.length; }}")
        assert before > 0, name
        first_visit.reload()
        wake(first_visit)
        assert first_visit.evaluate(FOUND) == "8/(3-8/3)", name
        wait_until(first_visit, SOUND)


@pytest.mark.own_context
def test_new_build_drops_the_snapshot_of_the_old_and_no_other(page: Page, site: str) -> None:
    release = hold(page, PYTHON)
    page.goto(site)
    others = page.evaluate(
        """async () => {
            const cache = await caches.open("twentyfour-snapshot");
            const old = new URL("snapshot-0ld", document.baseURI).href;
            const elsewhere = new URL("../elsewhere/snapshot-0ld", document.baseURI).href;
            for (const address of [old, elsewhere]) await cache.put(address, new Response("old"));
            return { old, elsewhere };
        }"""
    )
    release()
    wake(page)
    wait_until(
        page,
        """async ({ old }) => {
            const cache = await caches.open("twentyfour-snapshot");
            const urls = (await cache.keys()).map(({ url }) => url);
            return urls.length === 2 && !urls.includes(old);
        }""",
        others,
    )


def test_nothing_of_the_player_is_in_the_snapshot(page: Page, site: str) -> None:
    page.goto(site)
    page.evaluate("twentyfour.check({ text: '8+zebra', numbers: [3, 3, 8, 8] })")
    wait_until(page, KEPT)
    assert page.evaluate(f"async () => {{ {CACHE} {FIND} return find('zebra'); }}") == -1
    assert page.evaluate(f"async () => {{ {CACHE} {FIND} return find('Fraction'); }}") > 0


def test_page_starts_where_nothing_can_be_kept(page: Page, site: str) -> None:
    page.add_init_script("Object.defineProperty(self, 'caches', { value: undefined });")
    page.goto(site)
    wake(page)
    assert page.evaluate(FOUND) == "8/(3-8/3)"
