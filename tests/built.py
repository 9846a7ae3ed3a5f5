"""The Python that the build ships, under the names that Pyodide gives to its files."""

import gzip
import json
import shutil
from pathlib import Path

from web.builder.paths import GENERATED, PYODIDE, SITE

STDLIB = "python_stdlib.zip"
WHEEL = "twentyfour.whl"


def lay_out(directory: Path) -> Path:
    """Fill a directory with the built Python, and Pyodide's own module that starts it."""
    assets = json.loads((GENERATED / "assets.json").read_text())
    files = {name: SITE / file["url"] for name, file in assets["files"].items()}
    shutil.copyfile(PYODIDE / "pyodide.mjs", directory / "pyodide.mjs")
    shutil.copyfile(SITE / assets["script"], directory / "pyodide.asm.js")
    shutil.copyfile(files["wasm"], directory / "pyodide.asm.wasm")
    (directory / "pyodide-lock.json").write_text(json.dumps(assets["lock"]))
    (directory / STDLIB).write_bytes(gzip.decompress(files["stdlib"].read_bytes()))
    (directory / WHEEL).write_bytes(gzip.decompress(files["wheel"].read_bytes()))
    return directory
