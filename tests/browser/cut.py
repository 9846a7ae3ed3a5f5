"""Copies of the site in which more of Python's code is cut than the build cuts."""

import json
import shutil
from base64 import b64encode
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

from web.builder.document import with_integrity
from web.builder.engine import build_wheel
from web.builder.offline import add_service_worker
from web.builder.paths import GENERATED, PYODIDE, run
from web.builder.pyodide import build, calls

REWRITE, TRAIN = (Path(build.__file__).with_name(f"{name}.mjs") for name in ("cut", "train"))


class Cutter:
    """Cuts the whole code of the site by what runs for some calls."""

    def __init__(self, directory: Path) -> None:
        self._directory = directory
        for name, content in build.runtime(build_wheel(), "cut").items():
            (directory / name).write_bytes(content)
        shutil.copyfile(PYODIDE / build.LOADER, directory / build.LOADER)
        shutil.copyfile(GENERATED / "lock.json", directory / "pyodide-lock.json")
        (directory / build.LIBRARY).touch()
        (directory / "package.json").write_text("{}")
        self._whole = directory / build.WHOLE
        run("node", REWRITE, "count", self._whole, directory / "counting.wasm")

    def run_by(self, *asked: calls.Call) -> set[int]:
        """Return the numbers of the functions that run at the start and for these calls."""
        wanted, ran = self._directory / "calls.json", self._directory / "ran.json"
        wanted.write_text(calls.as_json(list(asked)))
        run("node", TRAIN, self._directory, self._directory / "counting.wasm", wanted, ran)
        return set(json.loads(ran.read_text()))

    def code(self, kept: set[int]) -> bytes:
        """Return the code in which all but these functions trap."""
        numbers, cut = self._directory / "kept.json", self._directory / "cut.wasm"
        numbers.write_text(json.dumps(sorted(kept)))
        run("node", REWRITE, "keep", self._whole, cut, numbers)
        return cut.read_bytes()
