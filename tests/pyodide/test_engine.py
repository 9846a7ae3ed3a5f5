"""The engine's own tests, once more inside Pyodide: CPython as WebAssembly, from bytecode."""

import _pydecimal
import json
import subprocess
import sysconfig
from pathlib import Path

import pytest

from tests.built import lay_out_untrimmed
from web.builder.archive import pack, unpack
from web.builder.engine import build_wheel
from web.builder.paths import ROOT
from web.builder.stdlib import WHOLE_STDLIB

HERE = Path(__file__).parent
FOLDERS = [ROOT / "tests" / name for name in ("unit", "property")]
FILES = sorted(
    (file for folder in FOLDERS for file in folder.glob("test_*.py")),
    key=lambda file: file.stat().st_size,
)


def whole_stdlib() -> dict[str, bytes]:
    """Pyodide's library, with decimal arithmetic in Python: that in C does not travel."""
    return {**unpack(WHOLE_STDLIB), "_pydecimal.py": Path(_pydecimal.__file__).read_bytes()}


@pytest.mark.parametrize("half", [FILES[::2], FILES[1::2]], ids=["one half", "other half"])
def test_engine_passes_its_tests_inside_pyodide(half: list[Path], tmp_path: Path) -> None:
    files = {
        "python": str(lay_out_untrimmed(tmp_path)),
        "wheel": str(build_wheel()),
        "wholeStdlib": str(pack(whole_stdlib(), tmp_path / "whole.zip")),
        "tests": str(ROOT / "tests"),
        "sitePackages": sysconfig.get_path("purelib"),
        "run": [file.relative_to(ROOT).as_posix() for file in half],
    }
    command = ["node", str(HERE / "run.mjs"), json.dumps(files)]
    inside = subprocess.run(command, check=False, timeout=600, capture_output=True, text=True)
    if inside.returncode:
        pytest.fail(f"Inside Pyodide:\n{inside.stdout}{inside.stderr}", pytrace=False)
