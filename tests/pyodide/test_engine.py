"""The engine's own tests, once more inside Pyodide: CPython as WebAssembly, from bytecode."""

import json
import subprocess
import sysconfig
import zipfile
from pathlib import Path

from web.builder.modules import WHOLE_STDLIB
from web.builder.paths import GENERATED, PYODIDE, ROOT, SITE

HERE = Path(__file__).parent


def test_engine_passes_its_tests_inside_pyodide() -> None:
    assets = json.loads((GENERATED / "assets.json").read_text())
    built = assets["files"]
    stdlib = SITE / built["stdlib"]["url"]
    files = {
        "pyodide": str(PYODIDE / "pyodide.mjs"),
        "runtime": str(SITE / assets["runtime"]),
        "lock": json.dumps(assets["lock"]),
        "stdlib": str(stdlib),
        "wheel": str(SITE / built["wheel"]["url"]),
        "wholeStdlib": str(WHOLE_STDLIB),
        "tests": str(ROOT / "tests"),
        "sitePackages": sysconfig.get_path("purelib"),
        "modules": [_module(name) for name in zipfile.ZipFile(stdlib).namelist()],
    }
    command = ["node", str(HERE / "run.mjs"), json.dumps(files)]
    code = subprocess.run(command, check=False, timeout=600).returncode
    assert code == 0, "see what pytest says inside Pyodide"


def _module(file: str) -> str:
    return file.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")
