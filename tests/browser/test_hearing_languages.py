"""Screen reader: a hand in every language."""

import json

import pytest
from playwright.sync_api import expect

from tests.browser.screen_reader import ScreenReader, begins
from tests.browser.table import SUBMIT, Table
from web.builder.paths import WEB

LANGUAGES = json.loads((WEB / "languages.json").read_text())
TRANSLATED = [name for name in LANGUAGES if name != "en"]


@pytest.mark.thorough
@pytest.mark.parametrize(
    "context_options", [{"locale": name} for name in TRANSLATED], ids=TRANSLATED
)
def test_hints_faults_and_a_win_are_announced(
    table: Table, screen_reader: ScreenReader, context_options: dict[str, str]
) -> None:
    language = context_options["locale"]
    spaced = (WEB / "locales" / f"{language}.json").read_text()
    words = json.loads(spaced.replace("\u202f", " "))  # the reader replaces all kinds of spaces
    screen_reader.begin(table)
    expect(table.page.locator("html")).to_have_attribute("lang", language)
    table.page.keyboard.press("s")
    screen_reader.expect(words["play.again.lost"])
    answer = table.page.locator("#answer")
    answer.evaluate(SUBMIT, "8+8+3+3")
    screen_reader.expect_once(words["verdict.wrong-value"].format(value=22, target=24))
    screen_reader.clear()
    answer.evaluate(SUBMIT, "8/(3-8/3)")
    screen_reader.expect(begins(words["verdict.right"].format(target=24)))
