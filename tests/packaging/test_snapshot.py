"""The memory that the page begins with depends on the sources alone."""

import json

from web.builder.engine import build_wheel
from web.builder.modules import find_modules
from web.builder.paths import GENERATED, SITE
from web.builder.relink.build import relinked_runtime
from web.builder.snapshot.build import start
from web.builder.stdlib import build_stdlib, whole_library

ANOTHER_MACHINE = {
    "TZ": "Asia/Tokyo",
    "LANG": "de_DE.UTF-8",
    "HOME": "/nowhere",
    "NODE_OPTIONS": "--max-old-space-size=3000",
}


def test_snapshot_is_the_same_on_another_machine_and_at_another_time(tmp_path):
    library, wheel = whole_library(), build_wheel()
    modules = find_modules(library, wheel)
    runtime = relinked_runtime(modules.builtin - modules.loaded)
    stdlib = build_stdlib(library, modules.loaded)
    started = start(tmp_path, runtime, stdlib, wheel, **ANOTHER_MACHINE)
    files = json.loads((GENERATED / "assets.json").read_text())["files"]
    assert started["pyodide.asm.wasm"] == (SITE / files["wasm"]["url"]).read_bytes()
    assert started["pyodide.asm.js"] == (SITE / files["script"]["url"]).read_bytes()
