"""Histories of a player after some weeks, as the page saves and reads them."""

import gzip
import json
from base64 import b64decode
from collections.abc import Iterable, Iterator, Mapping
from datetime import date, datetime, time, timedelta
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Page, expect

import twentyfour as tf
from tests.browser.waits import wait_until
from tests.browser.words import by, say

Hand = dict[str, Any]

NOW = datetime(2026, 11, 21, 18, 30)
"""The time at which these histories were saved; a test stops the page's clock here."""

LAST = 253402127999999
"""The last moment that a record may have, in milliseconds since 1970."""


SILENT_DATABASE = """IDBFactory.prototype.open = () => Object.assign(
    Object.create(IDBOpenDBRequest.prototype),
    { addEventListener() {}, removeEventListener() {} },
);"""
"""A script after which the database never answers the request to open it."""

STORED = """() => new Promise((done) => {
    const opening = indexedDB.open("twentyfour-hands");
    opening.onsuccess = () => {
        const asked = opening.result.transaction("hands").objectStore("hands").getAll();
        asked.onsuccess = () => { opening.result.close(); done(asked.result); };
    };
})"""
"""A function that resolves to every stored record."""

FORGET_JOURNAL = """() => Object.keys(localStorage)
    .filter((key) => key.startsWith("twentyfour:hand:"))
    .forEach((key) => localStorage.removeItem(key))"""

COPIED = """async ([key, text]) => {
    const opened = indexedDB.open("twentyfour-copy");
    opened.onupgradeneeded = () => opened.transaction.abort(); // the page creates it
    const database = await new Promise((done) => {
        opened.onsuccess = () => done(opened.result);
        opened.onerror = () => done(null);
    });
    if (!database) return false;
    const read = database.transaction("values").objectStore("values").get(key);
    await new Promise((done) => { read.onsuccess = done; });
    database.close();
    return read.result?.includes(text);
}"""


def wait_for_copy(page: Page, key: str, text: str) -> None:
    """Wait until the copy in the other storage has a text under a key of `localStorage`."""
    wait_until(page, COPIED, [key, text])


def hand(number: int = 1, **other: Any) -> Hand:
    """A hand that was solved at once, with changed fields. A field that is None is absent."""
    at = milliseconds(NOW) - number
    moment = datetime(1970, 1, 1) + timedelta(milliseconds=min(other.get("at", at), LAST))
    fields = {
        "id": f"hand-{number}",
        "at": at,
        "localDate": moment.date().isoformat(),
        "mode": "endless",
        "numbers": [3, 3, 8, 8],
        "target": "24",
        "result": "solved",
        "milliseconds": 12_000,
        "hints": 0,
        "wrong": 0,
        "input": "type",
        "text": "8/(3-8/3)",
        "level": "expert",
        "score": 91.5,
        "technique": {"code": "fraction-divide", "params": {}},
        "rated": False,
        **other,
    }
    return {name: value for name, value in fields.items() if value is not None}


def solved_days(days: Iterable[date]) -> list[Hand]:
    """The hands of some days, each solved on its day."""
    return [
        hand(
            10 * day.toordinal() + place,
            at=milliseconds(datetime.combine(day, time())),
            mode="daily",
            numbers=list(each.numbers),
            series=day.isoformat(),
        )
        for day in days
        for place, each in enumerate(tf.dailies(day).values())
    ]


def played(count: int, seed: int = 24) -> list[Hand]:
    """Hands of the last months, more of them recent, oldest first."""
    random = Random(seed)
    return sorted(_played(count, random), key=lambda one: one["at"])


def _played(count: int, random: Random) -> Iterator[Hand]:
    for number in range(count):
        numbers = sorted(random.choices(range(1, 14), k=4))
        solvable = tf.is_solvable(numbers)
        rating = tf.rate(numbers)
        result = random.choices(["solved", "shown", "left"], [8, 2, 1])[0]
        hints = random.choices([0, 1, 2, 4], [12, 3, 1, 1])[0]
        ago = timedelta(days=int(random.paretovariate(0.5)) % 170, minutes=random.randrange(600))
        mode = random.choice(["endless", "endless", "daily", "challenge"])
        yield hand(
            number,
            at=milliseconds(NOW - ago),
            mode=mode,
            rated=mode == "endless",
            numbers=numbers,
            result="none" if result == "solved" and not solvable else result,
            milliseconds=round(
                min(900, random.lognormvariate(2.7 + rating.score / 70, 0.8)) * 1000
            ),
            hints=hints,
            wrong=max(random.choices([0, 1, 3], [10, 3, 1])[0], int(result == "left")),
            text=str(tf.solve(numbers)[0]) if result == "solved" and solvable else None,
            level=rating.level,
            score=rating.score,
            technique=rating.technique
            and {"code": rating.technique.code, "params": dict(rating.technique.params)},
        )


def milliseconds(moment: datetime) -> int:
    """Milliseconds since 1970, for a clock in UTC."""
    return round((moment - datetime(1970, 1, 1)) / timedelta(milliseconds=1))


def write(path: Path, hands: list[Any], header: Mapping[str, object] = {}) -> Path:
    """Write a file with these hands."""
    first = {
        "format": "twentyfour-hands",
        "version": 1,
        "hands": len(hands),
        "others": 0,
        **header,
    }
    lines = [json.dumps(line, separators=(",", ":")) for line in [first, *hands]]
    path.write_text("".join(f"{line}\n" for line in lines))
    return path


def import_file(page: Page, path: Path) -> None:
    """Import a file on the statistics page, in English, and wait for the message about it."""
    page.get_by_label(say("data.import")).set_input_files(path)
    expect(page.locator(".outcome")).not_to_be_empty()
    unfold(page)


def unfold(page: Page) -> None:
    """Unfold the parts of a page, which are folded on a phone, when the page is drawn."""
    page.locator("main h1").first.wait_for(state="attached")
    page.locator(".fold:not([open]) > summary").evaluate_all(
        "(found) => found.forEach((it) => it.click())"
    )


def import_hands(page: Page, hands: list[Hand]) -> None:
    """Import these hands on the statistics page."""
    with TemporaryDirectory() as directory:
        import_file(page, write(Path(directory, "hands.json"), hands))


HEAR_OF_FILES = """const make = URL.createObjectURL;
URL.createObjectURL = (file) => { window.made = file; return make(file); };"""
BYTES_OF_FILE = """() => window.made.arrayBuffer().then((made) => {
    const bytes = new Uint8Array(made);
    let text = "";
    for (const byte of bytes) text += String.fromCharCode(byte);
    return btoa(text);
})"""


def save(page: Page, path: Path) -> Path:
    """Export the hands as a file, and wait until the page has read it back.

    Playwright does not report Firefox's downloads: the page needs the script `HEAR_OF_FILES`.
    """
    button = by(page, "button", "data.save")
    if page.evaluate("navigator.userAgent.includes('Firefox')"):
        button.click()
        expect(page.locator("[data-outcome=saved]")).to_be_visible()
        path.write_bytes(b64decode(page.evaluate(BYTES_OF_FILE)))
        return path
    with page.expect_download() as saving:
        button.click()
    saving.value.save_as(path)
    today = page.evaluate("new Date().toLocaleDateString('sv')")
    assert saving.value.suggested_filename == f"twentyfour-{today}.json.gz"
    return path


def header(path: Path) -> dict[str, Any]:
    """The header of an exported file."""
    return dict(json.loads(gzip.decompress(path.read_bytes()).splitlines()[0]))


def read(path: Path) -> dict[str, Any]:
    """Read an exported file: the header, with the hands and the other records."""
    header, *values = [json.loads(line) for line in gzip.decompress(path.read_bytes()).splitlines()]
    assert header["hands"] + header["others"] == len(values)
    count = header["hands"]
    return {**header, "hands": values[:count], "others": values[count:]}
