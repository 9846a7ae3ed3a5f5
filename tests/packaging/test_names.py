"""A change of a source changes the scripts that contain it, and no script that imports them."""

import pytest

from tests.variants import build_variant
from web.builder.names import without_hash
from web.builder.paths import SITE

CHANGES = {
    "a lazy page": (
        "app/learn/help/help-page.tsx",
        '"help.type"',
        '"help.touch"',
        {"help-page.js"},
    ),
    "the first script": ("app/main.tsx", "start();", "start().finally();", {"main.js"}),
    "a word": (
        "locales/en.json",
        '"play.hint": "Hint"',
        '"play.hint": "A hint"',
        {"en.js", "languages.js", "embed-en.js", "embed.html"},
    ),
}


@pytest.mark.parametrize(("source", "old", "new", "scripts"), CHANGES.values(), ids=CHANGES)
def test_changed_source_renames_no_other_script(tmp_path, source, old, new, scripts):
    def change(web):
        text = (web / source).read_text(encoding="utf-8")
        assert old in text
        (web / source).write_text(text.replace(old, new), encoding="utf-8")

    before = {file.name: file.read_bytes() for file in SITE.iterdir()}
    site = build_variant(tmp_path, change)
    changed = {file.name for file in site.iterdir() if before.get(file.name) != file.read_bytes()}
    assert {without_hash(name) for name in changed} == {*scripts, "index.html", "sw.js"}
