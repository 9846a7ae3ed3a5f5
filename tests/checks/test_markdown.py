"""The check of Markdown notices what leads nowhere."""

import pytest

from checks.markdown import faults_in

FILES = [
    "README.md",
    "docs/a.md",
    "docs/b.md",
    "web/app/play/modes/race/mode.ts",
    "web/app/apply.ts",
]
OTHER = "# One `two`: the *third*, again\n\n## Same\n\n## Same\n\n### 24 点\n"


def faults(text, name="docs/a.md"):
    """What is wrong with a document, without its name."""
    return [fault.split(": ", 1)[1] for fault in faults_in({name: text, "docs/b.md": OTHER}, FILES)]


@pytest.mark.parametrize(
    "text",
    [
        "[a](b.md) [b](../README.md) [c](../web/app/) [d](https://example.org/x#y)",
        "[a](b.md#one-two-the-third-again) [b](b.md#same) [c](b.md#same-1) [d](b.md#24-点)",
        "# Here\n\n[a](#here)",
        "`web/app/apply.ts` `app/apply.ts` `apply.ts` `app/` `web/app` `../README.md`",
        "`web/app/play/modes/<name>/mode.ts` `web/**/mode.*` `app/play/modes/*/`",
        "`1/2` `a/b` `tf.solve` `sw.js` `build/site/` `.venv/bin/pytest` `pytest web/app/apply.ts`",
        "```\nweb/gone.ts\n```",
    ],
)
def test_what_exists_is_no_fault(text):
    assert faults(text) == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("[a](c.md)", "the link c.md leads nowhere"),
        ("![a](picture.png)", "the link picture.png leads nowhere"),
        ('<p><img src="film.webp" width="300"></p>', "the link film.webp leads nowhere"),
        ('See <a href="c.md">c</a>.', "the link c.md leads nowhere"),
        ("[a](b.md#same-2)", "the link b.md#same-2 leads nowhere"),
        ("# Here\n\n[a](#there)", "the link #there leads nowhere"),
        ("| a |\n|---|\n| `web/app/core/` |", "web/app/core/ does not exist"),
        ("`web/app/<mode>/mode.ts`", "web/app/<mode>/mode.ts does not exist"),
        ("`gone/`", "gone/ does not exist"),
        ("`gone.ts`", "gone.ts does not exist"),
        ("`../gone.md`", "../gone.md does not exist"),
        ("`pytest web/gone.ts`", "web/gone.ts does not exist"),
    ],
)
def test_what_leads_nowhere_is_a_fault(text, fault):
    assert faults(text) == [fault]


def test_fault_names_the_file_and_the_line():
    assert [*faults_in({"a.md": "one\n\n[two](three)"}, ["a.md"])] == [
        "a.md:3: the link three leads nowhere"
    ]


def test_changelog_may_name_what_has_moved_but_not_link_to_it():
    assert faults("`gone.ts` [a](gone.ts)", "CHANGELOG.md") == ["the link gone.ts leads nowhere"]
