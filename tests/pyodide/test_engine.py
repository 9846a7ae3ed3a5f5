"""The engine's own tests, once more inside Pyodide: CPython as WebAssembly, from bytecode."""

import json
import subprocess
import sysconfig
import zipfile
from pathlib import Path

from tests.built import STDLIB, WHEEL, lay_out
from web.builder.archive import pack, unpack
from web.builder.paths import ROOT
from web.builder.stdlib import WHOLE_STDLIB

HERE = Path(__file__).parent


def test_engine_passes_its_tests_inside_pyodide(tmp_path: Path) -> None:
    python = lay_out(tmp_path)
    files = {
        "pyodide": str(python / "pyodide.mjs"),
        "wheel": str(python / WHEEL),
        "wholeStdlib": str(pack(unpack(WHOLE_STDLIB), tmp_path / "whole.zip")),
        "tests": str(ROOT / "tests"),
        "sitePackages": sysconfig.get_path("purelib"),
        "modules": [_module(name) for name in zipfile.ZipFile(python / STDLIB).namelist()],
    }
    command = ["node", str(HERE / "run.mjs"), json.dumps(files)]
    code = subprocess.run(command, check=False, timeout=600).returncode
    assert code == 0, "see what pytest says inside Pyodide"


def _module(file: str) -> str:
    return file.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")
