"""A browser that holds the last build takes this one, and nothing is lost.

The last build's service worker is the real one, and so is what its page had stored. Its other files
have stand-ins: of its page, what it does with the service worker.
"""

import json
import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.host import KEPT, Host
from tests.browser.table import Table
from tests.browser.test_updates import JUST_KEPT, files
from tests.browser.waits import wait_until, wait_until_kept
from web.builder.paths import SITE

LAST_BUILD = Path(__file__).parents[1] / "data" / "last-build"
STORED = json.loads((LAST_BUILD / "kept.json").read_text())

ENTRY = re.compile(r'(?<=url:")([^"]+)(",revision:[^,]+,integrity:"sha256-)[^"]+')
MAIN = "main-S6QS7IJI.js"
PAGE = f'<!doctype html><script type="module" src="{MAIN}"></script>'
SCRIPT = """
const script = document.querySelector("script[src]").src;
const open = new Promise(() => {});
navigator.locks.request(`twentyfour:build:${script}`, { mode: "shared" }, () => open);
navigator.serviceWorker.register("sw.js");
window.useNewer = async () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    (await navigator.serviceWorker.getRegistration()).waiting.postMessage("skip-waiting");
};
"""
STORE = """async ({ localStorage: stored, hands }) => {
    Object.assign(localStorage, stored);
    await new Promise((resolve) => {
        const opening = indexedDB.open("twentyfour");
        opening.onupgradeneeded = () => opening.result.createObjectStore("hands");
        opening.onsuccess = () => {
            const change = opening.result.transaction("hands", "readwrite");
            const store = change.objectStore("hands");
            for (const [id, hand] of Object.entries(hands)) store.put(hand, id);
            change.oncomplete = resolve;
        };
    });
}"""
WAITS = """async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration.update().catch(() => {});
    return registration.waiting !== null;
}"""


@pytest.fixture
def last_build(tmp_path: Path) -> Path:
    folder = tmp_path / "last-build"
    folder.mkdir()
    contents = {"index.html": PAGE, MAIN: SCRIPT}

    def stand_in(entry: re.Match[str]) -> str:
        content = contents.get(entry[1], entry[1]).encode()
        (folder / entry[1]).write_bytes(content)
        return entry[1] + entry[2] + b64encode(sha256(content).digest()).decode()

    worker = ENTRY.sub(stand_in, (LAST_BUILD / "sw.js").read_text())
    (folder / "sw.js").write_text(worker)
    return folder


@pytest.mark.every_browser
def test_last_build_hands_over_all_that_the_player_has(
    visitor: BrowserContext, host: Host, last_build: Path
) -> None:
    host.release(last_build)
    page = visitor.new_page()
    page.goto(host.site)
    page.evaluate(STORE, STORED)
    wait_until_kept(page)
    held = {file.name for file in last_build.iterdir()} - {"sw.js"}
    assert set(page.evaluate(KEPT)) == held
    host.release(SITE)
    page.reload()
    assert page.evaluate("typeof useNewer") == "function"
    wait_until(page, WAITS)
    host.cut()
    page.evaluate("useNewer()")
    table = Table(page, host.site)
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")
    table.lay("3,3,8,8")
    table.check("8/(3-8/3)")
    table.expect_verdict("right")
    page.goto(f"{host.site}#/stats")
    hands = len(STORED["hands"]) + 1
    expect(page.locator("[data-total=played] dd")).to_have_text(str(hands))
    page.goto(f"{host.site}#/settings")
    expect(page.get_by_role("radio", name="1 11 12 13")).to_be_checked()
    host.mend()
    page.reload()
    wait_until(page, JUST_KEPT, files(SITE))
