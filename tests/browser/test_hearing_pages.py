"""Screen reader: the laboratory, and hands from another device."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.histories import import_file, played, write
from tests.browser.screen_reader import ScreenReader, begins, has
from tests.browser.table import Table
from tests.browser.words import by, like, say


@pytest.mark.thorough
def test_run_of_a_method_and_step_of_a_trace_announce_their_results(
    table: Table, screen_reader: ScreenReader
) -> None:
    page = table.page
    page.goto(f"{table.site}#/lab?method=pick-two")
    table.wait_for_python()
    screen_reader.listen()
    by(page, "button", "lab.run.go").press("Enter")
    expect(page.locator(".figures")).to_be_visible()
    screen_reader.expect_last(has(" for 24"))
    screen_reader.clear()
    page.emulate_media(reduced_motion="reduce")
    page.evaluate("location.hash = '#/lab?trace=pick-two&hand=4,6'")
    screen_reader.expect_last(say("lab.done"))
    by(page, "button", "lab.trace.next").press("Enter")
    screen_reader.expect_last("4 + 6 = 10. 10 is not 24: go back. Position: 10.")


@pytest.mark.thorough
def test_hands_from_another_device_announce_faults_and_additions(
    table: Table, screen_reader: ScreenReader, tmp_path: Path
) -> None:
    page = table.page
    page.goto(f"{table.site}#/stats")
    import_file(page, write(tmp_path / "hands.json", played(100)))
    by(page, "link", "transfer.link").click()
    screen_reader.listen()
    table.button("transfer.make").press("Enter")
    expect(page.locator(".transfer-code")).to_be_focused()
    screen_reader.clear()
    table.button("transfer.next").press("Enter")
    screen_reader.expect(like("transfer.position", place=2))
    text = page.get_by_label(like("transfer.text")).input_value()
    box = page.get_by_label(say("transfer.paste"))
    box.fill("hello")
    table.button("transfer.read").press("Enter")
    screen_reader.expect(begins(say("transfer.fault.no-code")))
    box.fill(text)
    table.button("transfer.read").press("Enter")
    screen_reader.expect(f"{say('transfer.adds', count=0)} {say('transfer.known', count=100)}")
    table.button("transfer.discard").press("Enter")
    expect(page.locator(".transfer-plan")).to_have_count(0)
    expect(page.locator(":focus")).to_have_count(1)
