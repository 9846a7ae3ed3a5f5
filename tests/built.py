"""The Python that the page begins with, under the names that Pyodide gives to its files."""

import json
import shutil
from pathlib import Path

from web.builder.paths import GENERATED, PYODIDE, SITE


def lay_out(directory: Path) -> Path:
    """Fill a directory with the built Python, and Pyodide's own module that starts it."""
    assets = json.loads((GENERATED / "assets.json").read_text())
    shutil.copyfile(PYODIDE / "pyodide.mjs", directory / "pyodide.mjs")
    shutil.copyfile(SITE / assets["script"], directory / "pyodide.asm.js")
    shutil.copyfile(SITE / assets["files"]["wasm"]["url"], directory / "pyodide.asm.wasm")
    shutil.copyfile(GENERATED / "lock.json", directory / "pyodide-lock.json")
    (directory / "python_stdlib.zip").touch()
    (directory / "package.json").write_text("{}")  # no folder above says that scripts are modules
    return directory
