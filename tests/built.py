"""Pythons that were built, under the names that Pyodide gives to its files."""

import json
import shutil
from pathlib import Path

from web.builder.archive import Entries
from web.builder.engine import build_wheel
from web.builder.paths import GENERATED, PYODIDE, SITE
from web.builder.snapshot.build import started_runtime

# What pytest and hypothesis want of CPython, besides the engine's modules.
_FOR_TESTS = (
    "_ast",
    "_contextvars",
    "_csv",
    "_sha2",
    "_socket",
    "_opcode",
    "_string",
    "_struct",
    "_tokenize",
    "_tracemalloc",
    "array",
    "atexit",
    "binascii",
    "select",
    "zlib",
)


def lay_out(directory: Path) -> Path:
    """Fill a directory with the Python that the page begins with, and what starts it."""
    wasm, worker = shipped()
    script = started_runtime(build_wheel())["pyodide.asm.js"]
    assert worker.startswith(script)
    return _lay_out(directory, {"pyodide.asm.wasm": wasm, "pyodide.asm.js": script})


def shipped() -> tuple[bytes, bytes]:
    """Return the WebAssembly of the site, and its worker's script, which begins with Pyodide's."""
    assets = json.loads((GENERATED / "assets.json").read_text())
    wasm, worker = ((SITE / assets[name]["url"]).read_bytes() for name in ("wasm", "worker"))
    return wasm, worker


def lay_out_untrimmed(directory: Path) -> Path:
    """Fill a directory with a Python that was made likewise, and can run tests besides."""
    return _lay_out(directory, started_runtime(build_wheel(), _FOR_TESTS))


def _lay_out(directory: Path, runtime: Entries) -> Path:
    for name, content in runtime.items():
        (directory / name).write_bytes(content)
    shutil.copyfile(PYODIDE / "pyodide.mjs", directory / "pyodide.mjs")
    shutil.copyfile(GENERATED / "lock.json", directory / "pyodide-lock.json")
    (directory / "python_stdlib.zip").touch()
    (directory / "package.json").write_text("{}")  # no folder above says that scripts are modules
    return directory
