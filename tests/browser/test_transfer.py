"""A history moves to another device as links in QR codes, or as pasted text."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import plain_context
from tests.browser.histories import hand, import_file, played, write
from tests.browser.sizes import at_both_sizes
from tests.browser.words import by, exactly, like, press, say

COUNT = 100


@pytest.fixture
def second_device(browser: Browser, context_options: dict[str, Any]) -> Iterator[Page]:
    """A page of a second, separate browser."""
    context = plain_context(browser, context_options)
    yield context.new_page()
    context.close()


def with_history(page: Page, site: str, path: Path, hands: list[dict[str, Any]]) -> None:
    """Store these hands on a device."""
    page.goto(f"{site}#/stats")
    import_file(page, write(path, hands))


def make_codes(page: Page) -> None:
    by(page, "link", "transfer.link").click()
    press(page, "transfer.make")
    expect(by(page, "img", "transfer.code", position="1 of")).to_be_visible()


def links_of(page: Page) -> list[str]:
    """Return the links of the QR codes, which are shown in turn."""
    links = []
    name = page.get_by_role("img", name=like("transfer.code")).get_attribute("aria-label") or ""
    count = int(name.split()[-1])
    for place in range(1, count + 1):
        code = by(
            page,
            "link",
            "transfer.code",
            position=say("transfer.position", place=place, count=count),
        )
        links.append(code.get_attribute("href") or "")
        if place < count:
            exactly(page, "button", "transfer.next").click()
    return links


def paste(page: Page, text: str) -> None:
    page.get_by_label(say("transfer.paste")).fill(text)
    exactly(page, "button", "transfer.read").click()


def expect_played(page: Page, site: str, count: int) -> None:
    page.goto(f"{site}#/stats")
    expect(page.locator("[data-total=played] dd")).to_have_text(str(count))


def expect_no_sideways_scrolling(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@at_both_sizes()
def test_hundred_hands_move_by_the_links_of_qr_codes_and_by_text(
    page: Page, site: str, second_device: Page, tmp_path: Path
) -> None:
    with_history(page, site, tmp_path / "history.json", played(COUNT))
    make_codes(page)
    expect_no_sideways_scrolling(page)
    links = links_of(page)
    assert len(links) > 1
    for place, link in enumerate(reversed(links), 1):
        second_device.goto("about:blank")
        second_device.goto(link)
        if place < len(links):
            missing = f"{place} of {len(links)}."
            expect(second_device.locator(".travel-missing")).to_contain_text(missing)
    expect(second_device.locator(".transfer-plan")).to_contain_text(
        say("transfer.adds", count=COUNT)
    )
    expect_no_sideways_scrolling(second_device)
    press(second_device, "transfer.add")
    expect(second_device.locator("[data-travel=added]")).to_have_text(say("data.taken", count=100))
    expect_played(second_device, site, COUNT)

    second_device.goto(f"{site}#/travel")
    text = page.get_by_label(like("transfer.text")).input_value()
    paste(second_device, text)
    plan = second_device.locator(".transfer-plan")
    expect(plan).to_contain_text(
        f"{say('transfer.adds', count=0)} {say('transfer.known', count=COUNT)}"
    )
    press(second_device, "transfer.discard")
    expect(plan).to_have_count(0)


@pytest.mark.thorough
def test_added_hands_can_be_removed_after_a_reload_and_come_back_by_text(
    page: Page, site: str, second_device: Page, tmp_path: Path
) -> None:
    hands = played(COUNT)
    with_history(page, site, tmp_path / "history.json", hands)
    make_codes(page)
    text = page.get_by_label(like("transfer.text")).input_value()

    with_history(second_device, site, tmp_path / "other.json", [*hands[:30], hand(999)])
    second_device.goto(f"{site}#/travel")
    paste(second_device, text)
    plan = second_device.locator(".transfer-plan")
    expect(plan).to_contain_text(
        f"{say('transfer.adds', count=70)} {say('transfer.known', count=30)}"
    )
    press(second_device, "transfer.add")
    expect(second_device.locator("[data-travel=added]")).to_be_visible()
    expect_played(second_device, site, 101)
    expect(second_device.locator(".shares").first).to_be_visible()

    second_device.goto(f"{site}#/travel")
    second_device.reload()
    press(second_device, "transfer.undo", count=70)
    expect(second_device.locator("[data-travel=undone]")).to_have_text(
        say("transfer.undone", count=70)
    )
    expect_played(second_device, site, 31)
    second_device.reload()
    expect_played(second_device, site, 31)


@pytest.mark.thorough
def test_removing_the_added_hands_keeps_those_that_a_file_confirmed(
    page: Page, site: str, second_device: Page, tmp_path: Path
) -> None:
    hands = played(3)
    with_history(page, site, tmp_path / "history.json", hands)
    make_codes(page)
    text = page.get_by_label(like("transfer.text")).input_value()

    second_device.goto(f"{site}#/travel")
    paste(second_device, text)
    press(second_device, "transfer.add")
    expect(second_device.locator("[data-travel=added]")).to_be_visible()
    with_history(second_device, site, tmp_path / "confirmed.json", hands[:1])
    second_device.goto(f"{site}#/travel")
    press(second_device, "transfer.undo", count=2)
    expect(second_device.locator("[data-travel=undone]")).to_have_text(
        say("transfer.undone", count=2)
    )
    expect_played(second_device, site, 1)


def test_each_fault_of_a_code_has_a_message(page: Page, site: str) -> None:
    page.goto(f"{site}#/travel")
    for text, fault in (
        ("hello", say("transfer.fault.no-code")),
        ("24h1-90-" + "A" * 50, say("transfer.fault.cut")),
        ("24h1-4-AAAA", say("transfer.fault.damaged")),
        ("24h2-4-AAAA", "newer version"),
        ("t3D0781FDSB3z", "before its first release"),
    ):
        paste(page, text)
        expect(page.locator(".outcome")).to_contain_text(fault)
