"""The memory that the page begins with depends on the sources alone."""

import json

from web.builder.engine import build_wheel
from web.builder.paths import GENERATED, SITE
from web.builder.snapshot.build import start

ANOTHER_MACHINE = {
    "TZ": "Asia/Tokyo",
    "LANG": "de_DE.UTF-8",
    "HOME": "/nowhere",
    "NODE_OPTIONS": "--max-old-space-size=3000",
}


def test_snapshot_is_the_same_on_another_machine_and_at_another_time(tmp_path):
    started = start(tmp_path, build_wheel(), **ANOTHER_MACHINE)
    files = json.loads((GENERATED / "assets.json").read_text())["files"]
    assert started["pyodide.asm.wasm"] == (SITE / files["wasm"]["url"]).read_bytes()
    assert started["pyodide.asm.js"] == (SITE / files["script"]["url"]).read_bytes()
