"""Copies of the site in which more of Python's code is cut than the build cuts."""

import json
import shutil
from base64 import b64encode
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

from web.builder.archive import Entries, digest, remembered
from web.builder.document import with_integrity
from web.builder.engine import build_wheel
from web.builder.offline import add_service_worker
from web.builder.paths import GENERATED, PYODIDE, run
from web.builder.pyodide import build
from web.builder.pyodide.calls import Call, as_json

COUNTING = "counting.wasm"
REWRITE, TRAIN = (Path(build.__file__).with_name(f"{name}.mjs") for name in ("cut", "train"))


SURVEY: dict[str, object] = {"method": "exhaustive-float", "low": 1, "high": 5}
FUNCTIONS = 100_000  # more than there are


def untrained_code(directory: Path) -> bytes:
    """Return code in which all traps that does not run at the start."""
    return _cut(directory, "untrained", _ran)


def half_trained_code(directory: Path) -> bytes:
    """Return code in which all traps that only the end of a survey needs."""

    def kept(directory: Path) -> set[int]:
        params = json.dumps(SURVEY)
        begun = _ran(directory, Call("survey", params, slices=50))
        end = _ran(directory, Call("survey", params)) - begun
        assert end
        return set(range(FUNCTIONS)) - end

    return _cut(directory, "half-trained", kept)


def _cut(directory: Path, name: str, choose: Callable[[Path], set[int]]) -> bytes:
    """Cut the whole code of the site down to some functions, in a directory to work in."""
    runtime = build.runtime(build_wheel(), "cut")
    sources = [file.read_bytes() for file in (REWRITE, TRAIN, Path(__file__))]
    known = remembered(f"tests-{name}", f"{digest(*runtime.values(), *sources)}.wasm")
    if not known.exists():
        _lay_out(directory, runtime)
        run("node", REWRITE, "count", directory / build.WHOLE, directory / COUNTING)
        numbers, cut = directory / "kept.json", directory / "cut.wasm"
        numbers.write_text(json.dumps(sorted(choose(directory))))
        run("node", REWRITE, "keep", directory / build.WHOLE, cut, numbers)
        shutil.copyfile(cut, known)
    return known.read_bytes()


def _lay_out(directory: Path, runtime: Entries) -> None:
    for name, content in runtime.items():
        (directory / name).write_bytes(content)
    shutil.copyfile(PYODIDE / build.LOADER, directory / build.LOADER)
    shutil.copyfile(GENERATED / "lock.json", directory / "pyodide-lock.json")
    (directory / build.LIBRARY).touch()
    (directory / "package.json").write_text("{}")  # no folder above says what scripts are


def _ran(directory: Path, *asked: Call) -> set[int]:
    """Return the numbers of the functions that run at the start and for these calls."""
    wanted, ran = directory / "calls.json", directory / "ran.json"
    wanted.write_text(as_json(list(asked)))
    run("node", TRAIN, directory, directory / COUNTING, wanted, ran)
    return set(json.loads(ran.read_text()))


def with_code(site: Path, folder: Path, code: bytes) -> Path:
    """Return a copy of a site whose Python begins with this code, of which every script knows."""
    shutil.copytree(site, folder)
    (wasm,) = folder.glob("pyodide.asm-*.wasm")
    (worker,) = folder.glob("worker-*.js")
    (launch,) = folder.glob("launch-*.js")
    built, told = wasm.read_bytes(), worker.read_bytes()
    wasm.write_bytes(code)
    worker.write_bytes(_telling(told, built, code))
    told_of_code = _telling(launch.read_bytes(), built, code)
    launch.write_bytes(_telling(told_of_code, told, worker.read_bytes()))
    page = folder / "index.html"
    page.write_text(with_integrity(page.read_text(), folder))
    add_service_worker(folder)
    return folder


def _telling(script: bytes, old: bytes, new: bytes) -> bytes:
    """Put the size and the hash of new content in the place of the old ones."""
    replaced = script.replace(_facts(old), _facts(new))
    assert replaced != script
    return replaced


def _facts(content: bytes) -> bytes:
    checked = b64encode(sha256(content).digest()).decode()
    return f'bytes:{len(content)},sha256:"{checked}"'.encode()
