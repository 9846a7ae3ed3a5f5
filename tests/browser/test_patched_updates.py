"""An update fetches patches of the files on the device, and whole files if a patch does not fit."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.browser.host import Host, newer_build, with_patches
from tests.browser.table import FOUND
from tests.browser.test_updates import JUST_KEPT, expect_build, use
from tests.browser.waits import wait_until, wait_until_kept
from web.builder.offline import Entry, precache_list, rare_list
from web.builder.paths import SITE

FIND = """() => navigator.serviceWorker.getRegistration().then((it) => it.update())"""
DAMAGE = """async (files) => {
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const file of files) {
            if (await cache.match(file)) await cache.put(file, new Response("damaged"));
        }
    }
}"""
CHANGED = """async (files) => {
    const changed = files.map(async ({ url, integrity, unpacked = integrity, revision }) => {
        const stored = await caches.match(revision ? `${url}?__WB_REVISION__=${revision}` : url);
        const hash = await crypto.subtle.digest("SHA-256", await stored.arrayBuffer());
        const letters = btoa(String.fromCharCode(...new Uint8Array(hash)));
        return `sha256-${letters}` === unpacked ? [] : url;
    });
    return (await Promise.all(changed)).flat();
}"""


def damage(patches: list[Path]) -> None:
    """Change the last block of each patch."""
    for patch in patches:
        content = patch.read_bytes()
        patch.write_bytes(content[:-9] + bytes(9))


def replace(patches: list[Path]) -> None:
    for patch in patches:
        patch.write_text("<!doctype html><title>Not found</title>")


def remove(patches: list[Path]) -> None:
    for patch in patches:
        patch.unlink()


FAULTS: dict[str, Callable[[list[Path]], None]] = {
    "damaged patches": damage,
    "a page instead of patches": replace,
    "no patches": remove,
}


@pytest.fixture
def newest(tmp_path: Path) -> Path:
    """A build with other scripts and another snapshot, and with patches from the site."""
    source = shutil.copytree(SITE, tmp_path / "source")
    (snapshot,) = source.glob("snapshot-*.zst")
    other = "snapshot-0123456789ab.zst"
    for script in source.glob("*.js"):
        script.write_text(script.read_text().replace(snapshot.name, other))
    snapshot.rename(source / other)
    return with_patches(newer_build(source, tmp_path / "newest"), SITE)


@pytest.fixture
def page(visitor: BrowserContext, host: Host) -> Page:
    """A page with a normal profile, where the site is stored."""
    page = visitor.new_page()
    page.goto(host.site)
    wait_until_kept(page)
    expect_build(page, None)
    return page


def listed(site: Path) -> list[Entry]:
    return [*precache_list(site), *rare_list(site)]


def update(page: Page, host: Host, newest: Path, stored: list[Entry]) -> None:
    """Update the page, and check every file that it stores."""
    host.release(newest)
    page.evaluate(FIND)
    use(page)
    expect_build(page, "newest")
    page.evaluate("navigator.serviceWorker.controller.postMessage('store-rare')")
    wait_until(page, JUST_KEPT, sorted(str(entry["url"]) for entry in stored))
    assert page.evaluate(CHANGED, stored) == []
    host.cut()
    page.reload()
    expect_build(page, "newest")
    assert page.evaluate(FOUND) == "8/(3-8/3)"


def patched(entries: list[Entry]) -> list[str]:
    """Return the files that have patches."""
    return [str(entry["url"]) for entry in entries if "bases" in entry]


@pytest.mark.every_browser
def test_update_needs_no_whole_file_that_has_a_patch(page: Page, host: Host, newest: Path) -> None:
    stored = listed(newest)
    whole = patched(stored)
    assert {name.rpartition("-")[0] for name in whole} > {"main", "lab-page", "snapshot"}
    for name in whole:
        (newest / name).unlink()
    update(page, host, newest, stored)


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
@pytest.mark.sample(1)
def test_update_fetches_whole_files_if_patches_do_not_fit(
    page: Page, host: Host, newest: Path, fault: Callable[[list[Path]], None]
) -> None:
    stored = listed(newest)
    fault(list(newest.glob("*.patch")))
    update(page, host, newest, stored)
    assert all(host.sent[name] for name in patched(stored))


@pytest.mark.thorough
def test_update_fetches_whole_files_if_the_older_ones_are_damaged(
    page: Page, host: Host, newest: Path
) -> None:
    stored = listed(newest)
    page.evaluate(DAMAGE, [base for entry in stored for base in entry.get("bases") or ()])
    update(page, host, newest, stored)
    assert all(host.sent[name] for name in patched(stored))
