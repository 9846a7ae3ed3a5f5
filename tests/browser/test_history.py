"""Played hands are stored, exported, imported and deleted."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import twentyfour as tf
from tests.browser.doors import go_to
from tests.browser.histories import (
    HEAR_OF_FILES,
    SILENT_DATABASE,
    STORED,
    hand,
    import_file,
    played,
    read,
    save,
    write,
)
from tests.browser.table import Table, visit
from tests.browser.waits import wait_until
from tests.browser.words import by, exactly, like, press, say

STATS = "#/stats"


def expect_hands(page: Page, count: int) -> None:
    expect(page.locator("[data-total=played] dd")).to_have_text(str(count))


def outcome(page: Page, code: str) -> Any:
    """The message about an imported file."""
    line = page.locator(".outcome")
    expect(line).to_have_attribute("data-outcome", code)
    return line


@pytest.mark.every_browser
def test_hands_go_out_as_a_file_are_forgotten_and_come_back(
    page: Page, site: str, tmp_path: Path
) -> None:
    hands = played(30)
    page.add_init_script(HEAR_OF_FILES)
    page.goto(site + STATS)
    import_file(page, write(tmp_path / "first.json", hands))
    expect_hands(page, 30)
    saved = save(page, tmp_path / "saved.json.gz")
    assert read(saved)["hands"] == hands
    expect(outcome(page, "saved")).to_contain_text(say("data.saved", count=30))
    expect(page.locator("[data-backup=made]")).to_contain_text(like("data.backup.last"))

    press(page, "data.erase")
    exactly(page, "button", "data.erase.no").click()
    expect_hands(page, 30)
    press(page, "data.erase")
    expect(by(page, "dialog", "data.erase.title", count=30)).to_be_visible()
    exactly(page, "button", "data.erase.yes").click()
    expect(outcome(page, "erased")).to_have_text(say("data.erased"))
    page.reload()
    expect(by(page, "link", "statistics.empty.play")).to_be_visible()

    import_file(page, saved)
    expect(outcome(page, "taken")).to_have_text(say("data.taken", count=30))
    page.reload()
    expect_hands(page, 30)
    import_file(page, write(tmp_path / "more.json", [*hands, hand(99), {"id": "bad"}, "nonsense"]))
    sentences = [
        say("data.taken", count=1),
        say("data.known", count=30),
        "2 can't be read and were left out",
    ]
    for sentence in sentences:
        expect(outcome(page, "taken")).to_contain_text(sentence)
    expect_hands(page, 31)


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("header", "outcome_code", "words"),
    [
        ({"version": 99}, "newer", say("data.fault.newer")),
        ({"format": "twentyfour-history", "version": 3}, "older", "before its first release"),
        ({"format": "chess"}, "other-format", say("data.fault.other-format")),
        ({"hands": 9}, "not-json", say("data.fault.not-json")),
    ],
    ids=["newer", "older", "foreign", "cut"],
)
def test_each_fault_of_a_file_has_a_message(
    page: Page, site: str, tmp_path: Path, header: dict[str, object], outcome_code: str, words: str
) -> None:
    page.goto(site + STATS)
    page.locator("input[type=file]").set_input_files(
        write(tmp_path / "file.json", [hand(1)], header)
    )
    expect(outcome(page, outcome_code)).to_contain_text(words)


@pytest.mark.every_browser
def test_two_tabs_keep_the_hands_of_both(page: Page, site: str, tmp_path: Path) -> None:
    other = page.context.new_page()
    for tab in (page, other):
        tab.goto(site + STATS)
        expect(by(tab, "link", "statistics.empty.play")).to_be_visible()
    import_file(page, write(tmp_path / "one.json", [hand(1), hand(2)]))
    import_file(other, write(tmp_path / "two.json", [hand(2), hand(3)]))
    for tab in (page, other):
        expect_hands(tab, 3)
        tab.reload()
        expect_hands(tab, 3)
    press(other, "data.erase")
    exactly(other, "button", "data.erase.yes").click()
    for tab in (page, other):
        expect(by(tab, "link", "statistics.empty.play")).to_be_visible()


STORE_STRANGE = """() => new Promise((done, failed) => {
    const opening = indexedDB.open("twentyfour-hands");
    opening.onerror = failed;
    opening.onsuccess = () => {
        const transaction = opening.result.transaction("hands", "readwrite");
        const store = transaction.objectStore("hands");
        store.put({ id: "damaged", at: NaN }, "damaged");
        store.put({ version: 99, id: "newer" }, "newer");
        store.put("scribble", "scribble");
        transaction.oncomplete = done;
    };
})"""


PUT = """([record, key]) => new Promise((done, failed) => {
    const opening = indexedDB.open("twentyfour-hands");
    opening.onerror = failed;
    opening.onsuccess = () => {
        const transaction = opening.result.transaction("hands", "readwrite");
        transaction.objectStore("hands").put(record, key);
        transaction.oncomplete = () => { opening.result.close(); done(); };
    };
})"""


@pytest.mark.thorough
@pytest.mark.every_browser
def test_newer_record_is_kept_with_an_imported_record_of_the_same_id(
    page: Page, site: str, tmp_path: Path
) -> None:
    page.goto(site + STATS)
    import_file(page, write(tmp_path / "first.json", [hand(1)]))
    newer = {"version": 99, "id": "hand-2", "words": "of a newer version"}
    page.evaluate(PUT, [newer, "hand-2"])
    page.reload()
    expect(page.locator("[data-unreadable='1']")).to_be_visible()
    for _ in range(2):
        import_file(page, write(tmp_path / "second.json", [hand(2)]))
        expect_hands(page, 2)
        assert newer in page.evaluate(STORED)
        page.reload()
        expect(page.locator("[data-unreadable='1']")).to_be_visible()
    assert len(page.evaluate(STORED)) == 3


STORE_UNWRITABLE = """() => new Promise((done) => {
    const opening = indexedDB.open("twentyfour-hands");
    opening.onsuccess = () => {
        const transaction = opening.result.transaction("hands", "readwrite");
        const store = transaction.objectStore("hands");
        const loop = {};
        loop.own = loop;
        const records = [24n, loop, new Map(), { at: NaN }, new Date(), { newer: [1, null] }];
        for (const [place, record] of records.entries()) store.put(record, `odd-${place}`);
        transaction.oncomplete = () => { opening.result.close(); done(); };
    };
})"""


@pytest.mark.thorough
def test_records_that_json_cannot_express_are_counted_and_kept(
    page: Page, site: str, tmp_path: Path
) -> None:
    page.goto(site + STATS)
    import_file(page, write(tmp_path / "file.json", [hand(1)]))
    page.evaluate(STORE_UNWRITABLE)
    page.reload()
    expect(page.locator("[data-unreadable='6']")).to_be_visible()
    saved = read(save(page, tmp_path / "saved.json.gz"))
    assert {"newer": [1, None]} in saved["others"]
    expect(outcome(page, "saved")).to_contain_text(say("data.missing", count=5))
    page.reload()
    expect(page.locator("[data-unreadable='6']")).to_be_visible()


UPGRADE = """() => new Promise((done) => {
    const opening = indexedDB.open("twentyfour-hands", 2);
    opening.onblocked = () => done("blocked");
    opening.onsuccess = () => { opening.result.close(); done("upgraded"); };
})"""


@pytest.mark.thorough
@pytest.mark.every_browser
def test_newer_version_of_the_database_is_not_blocked_by_an_open_tab(
    page: Page, site: str, tmp_path: Path
) -> None:
    page.goto(site + STATS)
    import_file(page, write(tmp_path / "one.json", [hand(1)]))
    assert page.evaluate(UPGRADE) == "upgraded"
    import_file(page, write(tmp_path / "two.json", [hand(2)]))
    expect(page.locator("[data-can-save=yes]")).to_be_visible()
    page.reload()
    expect_hands(page, 2)


@pytest.mark.thorough
@pytest.mark.every_browser
def test_damaged_and_newer_records_are_left_out_and_counted(
    page: Page, site: str, tmp_path: Path
) -> None:
    page.goto(site + STATS)
    import_file(page, write(tmp_path / "file.json", [hand(1), hand(2)]))
    expect_hands(page, 2)
    page.evaluate(STORE_STRANGE)
    page.reload()
    expect_hands(page, 2)
    expect(page.locator("main").get_by_text(say("data.unreadable", count=3))).to_be_visible()


REFUSALS = {
    "denied": """IDBFactory.prototype.open = () => {
        throw new DOMException("denied", "SecurityError");
    };
    window.BroadcastChannel = class {
        constructor() { throw new DOMException("denied", "SecurityError"); }
    }""",
    "missing": "Object.defineProperty(window, 'indexedDB', { value: undefined })",
    "full": """const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...record) {
        if (window.roomy) return put.apply(this, record);
        throw new DOMException("full", "QuotaExceededError");
    }""",
}


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", ["denied", "missing"])
@pytest.mark.every_browser
def test_page_reports_missing_storage_and_continues(
    page: Page, site: str, tmp_path: Path, name: str
) -> None:
    page.add_init_script(REFUSALS[name])
    page.goto(site + STATS)
    page.locator("input[type=file]").set_input_files(write(tmp_path / "file.json", [hand(1)]))
    expect_hands(page, 1)
    words = say("data.can-save.denied")
    expect(page.locator("[data-can-save=denied]")).to_contain_text(words)
    visit(page, site, "#/settings")
    expect(page.locator("main").get_by_text(words)).to_be_visible()


@pytest.mark.every_browser
def test_hands_without_room_are_stored_once_there_is_room(
    page: Page, site: str, tmp_path: Path
) -> None:
    page.add_init_script(REFUSALS["full"])
    page.goto(site + STATS)
    files = page.locator("input[type=file]")
    files.set_input_files(write(tmp_path / "one.json", [hand(1)]))
    expect(page.locator("[data-can-save=full]")).to_contain_text(say("data.can-save.full"))
    expect_hands(page, 1)
    page.evaluate("window.roomy = true")
    files.set_input_files(write(tmp_path / "two.json", [hand(2)]))
    expect(page.locator("[data-can-save=yes]")).to_be_visible()
    page.reload()
    expect_hands(page, 2)


@pytest.mark.every_browser
def test_full_disk_is_reported_once_and_again_after_a_reload(page: Page, site: str) -> None:
    page.add_init_script(REFUSALS["full"])
    table = Table(page, site)
    banner = by(page, "region", "data.title")
    table.open("3,3,8,8")
    table.wait_for_python()
    expect(banner).to_contain_text(say("data.full"))
    press(banner, "dialog.close")
    table.check("8/(3-8/3)")
    table.expect_verdict("right")
    expect(page.locator(".win-facts")).to_be_visible()
    expect(banner).to_have_count(0)
    page.reload()
    expect(banner).to_be_visible()
    visit(page, site, "#/settings")
    expect(page.locator("main").get_by_text(say("data.can-save.full"))).to_be_visible()
    expect(page.get_by_text(say("data.can-save.yes"))).to_have_count(0)


PERSISTENCE = """if (navigator.storage) Object.defineProperties(navigator.storage, {
    persist: { value: async () => {
        localStorage.setItem("asked", `${Number(localStorage.getItem("asked")) + 1}`);
        return window.agrees = true;
    } },
    persisted: { value: async () => window.agrees ?? false },
});"""  # the blank page before the first has no storage
ASKED = "() => Number(localStorage.getItem('asked'))"


@pytest.mark.thorough
@pytest.mark.every_browser
def test_persistent_storage_is_requested_if_the_player_is_not_asked(page: Page, site: str) -> None:
    page.add_init_script(PERSISTENCE)
    table = Table(page, site)
    table.open("3,3,8,8")
    table.check("8/(3-8/3)")
    table.expect_verdict("right")
    go_to(page, "nav.me", "nav.stats")
    expect_hands(page, 1)
    lasting = page.locator("[data-lasting]")
    if page.evaluate("navigator.userAgent.includes('Firefox')"):
        expect(lasting).to_contain_text(say("data.passing"))
        assert page.evaluate(ASKED) == 0
        press(page, "data.make-lasting")
    expect(lasting).to_contain_text(say("data.lasting"))
    expect(lasting).to_contain_text(" MB here")
    assert page.evaluate(ASKED) == 1


@pytest.mark.thorough
def test_after_a_hundred_hands_without_a_backup_one_line_suggests_it(
    page: Page, site: str, tmp_path: Path
) -> None:
    page.goto(site + STATS)
    import_file(page, write(tmp_path / "many.json", [hand(number) for number in range(98)]))
    line = page.locator("[data-keep=backup]")
    table = Table(page, site)

    def win(hand: str, answer: str) -> None:
        table.open(hand)
        table.check(answer)
        table.expect_verdict("right")
        table.open_more()
        expect(page.locator(".rating li").first).to_be_visible()

    win("3,3,8,8", "8/(3-8/3)")
    expect(line).to_have_count(0)
    win("1,2,3,4", "1*2*3*4")
    expect(line).to_contain_text("100 hands are on this device only.")
    win("4,6,1,1", "4*6*1*1")
    expect(line).to_have_count(0)


@pytest.mark.thorough
@pytest.mark.every_browser
@pytest.mark.own_context
def test_database_that_does_not_answer_times_out(page: Page, site: str) -> None:
    page.add_init_script(SILENT_DATABASE)
    page.clock.install()
    page.goto(site + STATS)
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")
    page.clock.fast_forward(11_000)
    expect(page.locator("[data-can-save=denied]")).to_be_visible()
    expect(by(page, "link", "statistics.empty.play")).to_be_visible()


@pytest.mark.every_browser
def test_played_hand_is_stored_with_its_details(page: Page, site: str, tmp_path: Path) -> None:
    page.add_init_script(HEAR_OF_FILES)
    table = Table(page, site)
    table.open("3,3,8,8")
    table.button("play.hint").click()
    table.check("8*8-3*3")
    table.expect_verdict("wrong-value")
    table.check("8/(3-8/3)")
    table.expect_verdict("right")
    go_to(page, "nav.me", "nav.stats")
    expect_hands(page, 1)
    page.reload()
    expect_hands(page, 1)
    wait_until(page, f"() => ({STORED})().then(([hand]) => hand.level)")
    (stored,) = read(save(page, tmp_path / "saved.json.gz"))["hands"]
    assert stored["milliseconds"] > 0
    wanted: dict[str, object] = {
        "mode": "endless",
        "numbers": [3, 3, 8, 8],
        "target": "24",
        "result": "solved",
    }
    wanted |= {"hints": 1, "wrong": 1, "input": "type", "text": "8/(3-8/3)"}
    wanted |= {
        "level": tf.rate([3, 3, 8, 8]).level,
        "technique": {"code": "fraction-divide", "params": {}},
    }
    assert stored | wanted == stored
