"""The memory that the page begins with depends on the sources alone."""

from tests.built import shipped
from web.builder.engine import build_wheel
from web.builder.snapshot.build import start

ANOTHER_MACHINE = {
    "TZ": "Asia/Tokyo",
    "LANG": "de_DE.UTF-8",
    "HOME": "/nowhere",
    "NODE_OPTIONS": "--max-old-space-size=3000",
}


def test_snapshot_is_the_same_on_another_machine_and_at_another_time(tmp_path):
    started = start(tmp_path, build_wheel(), **ANOTHER_MACHINE)
    wasm, worker = shipped()
    assert started["pyodide.asm.wasm"] == wasm
    assert worker.startswith(started["pyodide.asm.js"])
