"""Copies of the site with less of Python's code than the build keeps."""

import shutil
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

from web.builder.archive import Entries, digest, remembered
from web.builder.document import with_integrity
from web.builder.engine import build_wheel
from web.builder.offline import add_service_worker
from web.builder.page import is_of_embed
from web.builder.paths import GENERATED, NODE, PYODIDE, run
from web.builder.pyodide import build

TRAIN = Path(build.__file__).with_name("train.mjs")


def untrained_code(directory: Path) -> bytes:
    """Return code in which every function traps that does not run at the start."""
    runtime = build.runtime(build_wheel(), "cut")
    sources = [file.read_bytes() for file in (TRAIN, Path(__file__))]
    known = remembered("tests-untrained", f"{digest(*runtime.values(), *sources)}.wasm")
    if not known.exists():
        _lay_out(directory, runtime)
        asked, cut = directory / "calls", directory / "cut.wasm"
        asked.write_text("[]")
        run(*NODE, TRAIN, directory, directory / build.CODE, asked, cut)
        shutil.copyfile(cut, known)
    return known.read_bytes()


def _lay_out(directory: Path, runtime: Entries) -> None:
    for name, content in runtime.items():
        (directory / name).write_bytes(content)
    shutil.copyfile(PYODIDE / build.LOADER, directory / build.LOADER)
    shutil.copyfile(GENERATED / "lock.json", directory / "pyodide-lock.json")
    (directory / build.LIBRARY).touch()
    (directory / "package.json").write_text("{}")  # hides the package.json of the folders above


def with_code(site: Path, folder: Path, code: bytes) -> Path:
    """Return a copy of a site with this code, and its hash in the page's script."""
    shutil.copytree(site, folder)
    (wasm,) = folder.glob("pyodide.asm-*.wasm")
    built = _facts(wasm.read_bytes())
    scripts = (file for file in folder.glob("*.js") if not is_of_embed(file.name))
    (script,) = (file for file in scripts if built in file.read_bytes())
    script.write_bytes(script.read_bytes().replace(built, _facts(code)))
    wasm.write_bytes(code)
    page = folder / "index.html"
    page.write_text(with_integrity(page.read_text(), folder))
    add_service_worker(folder)
    return folder


def _facts(content: bytes) -> bytes:
    """Return the facts about a file's content in the page's script."""
    checked = b64encode(sha256(content).digest()).decode()
    return f'bytes:{len(content)},sha256:"{checked}"'.encode()
