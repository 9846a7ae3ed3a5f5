"""A release moves the unreleased changes below its heading, which become its notes."""

import re
from datetime import date

import pytest

from twentyfour import __version__
from web.builder.release import CHANGELOG, CITATION, CannotRelease, cited, cut

DAY = date(2026, 11, 30)
BEFORE = "# Changes\n\nWhat players notice.\n\n"
OLDER = "\n## 0.1.0 - 2026-01-02\n\n- Cards.\n"


def with_a_change(changelog):
    """A change log that has a change, also after a release."""
    return changelog.replace("## Unreleased\n", "## Unreleased\n\n- A hint.\n", 1)


def test_unreleased_changes_get_a_heading_and_are_the_notes():
    changes = "\n- A hint\n  in two lines.\n- A coach.\n"
    changelog, notes = cut(f"{BEFORE}## Unreleased\n{changes}{OLDER}", "0.2.0", DAY)
    heading = "## Unreleased\n\n## 0.2.0 - 2026-11-30\n"
    assert changelog == f"{BEFORE}{heading}{changes}{OLDER}"
    assert notes == "- A hint in two lines.\n- A coach.\n"


def test_nothing_of_the_change_log_is_lost():
    text = with_a_change(CHANGELOG.read_text(encoding="utf-8"))
    changelog, notes = cut(text, "9.9.9", DAY)
    heading = "\n## 9.9.9 - 2026-11-30\n"
    assert changelog.replace(heading, "", 1) == text
    assert notes.split() == changelog.partition(heading)[2].split("\n## ")[0].split()
    assert not re.search("^## ", notes, re.MULTILINE)


@pytest.mark.parametrize(
    ("text", "version", "reason"),
    [
        (f"## Unreleased\n{OLDER}", "0.2.0", "no changes under the heading"),
        (f"## Unreleased\n\n- A hint.\n{OLDER}", "0.1.0", "0.1.0 has been released"),
        ("- A hint.\n", "0.2.0", "no changes under the heading"),
        ("## Unreleased\n\n- A hint.\n", "0.2", "not a version such as 1.2.3"),
        ("## Unreleased\n\n- A hint.\n", "$(id)", "not a version such as 1.2.3"),
    ],
)
def test_what_cannot_be_released_is_refused_with_a_reason(text, version, reason):
    with pytest.raises(CannotRelease, match=re.escape(reason)):
        cut(text, version, DAY)


def test_changes_cannot_be_released_twice():
    changelog, _ = cut(f"{BEFORE}## Unreleased\n\n- A hint.\n", "0.2.0", DAY)
    with pytest.raises(CannotRelease, match="no changes"):
        cut(changelog, "0.3.0", DAY)


def test_citation_has_the_version_of_the_package_and_gets_the_date_once():
    text = CITATION.read_text(encoding="utf-8")
    assert f"\nversion: {__version__}\n" in text
    once = cited(text, "0.2.0", DAY)
    assert "\nversion: 0.2.0\ndate-released: 2026-11-30\n" in once
    assert cited(once, "0.2.0", DAY) == once
