"""Pyodide without what the page has no use for: a smaller WebAssembly, and JavaScript to match.

README.md tells how.
"""

import re
import sys
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

from web.builder.archive import Entries, digest, pack, remembered, unpack
from web.builder.paths import NODE_MODULES, PYODIDE, WEB, run

_SCRIPT = "pyodide.asm.js"
_WASM = "pyodide.asm.wasm"
_HERE = Path(__file__).parent
_COMMAND = _HERE / "command.mjs"

# What the result depends on.
INPUTS = (
    *(PYODIDE / name for name in (_SCRIPT, _WASM, "pyodide.mjs")),
    *(WEB / "package-lock.json", *sorted(_HERE.glob("*.mjs")), Path(__file__)),
)

# What LLVM has used in Pyodide; Binaryen must not use more.
_FEATURES = (
    "--enable-mutable-globals",
    "--enable-bulk-memory",
    "--enable-sign-ext",
    "--enable-nontrapping-float-to-int",
    "--enable-exception-handling",
    "--enable-multivalue",
    "--enable-reference-types",
)

# The addresses of `write.mjs`, as a module that wasm-merge can merge.
_BASES = """(module
  (global (export "__memory_base") i32 (i32.const 1024))
  (global (export "__table_base") i32 (i32.const {table})))
"""

TABLE = 1  # where Pyodide's JavaScript places the functions
_INITIAL = re.compile(r"(?<=new WebAssembly\.Table\(\{initial:)\d+")

_HEADER = 8  # bytes: magic number and version


def relinked_runtime(kind: str, unused: Iterable[str], table: int = TABLE) -> Entries:
    """Return Pyodide's files without these builtin modules, its functions from `table` on."""
    names = sorted(unused)
    key = digest(*(file.read_bytes() for file in INPUTS), str(table), *names)
    known = remembered(kind, f"{key}.zip")
    if not known.exists():
        print("Taking out of Pyodide what the page does not need ...", flush=True)
        with TemporaryDirectory() as directory:
            pack(_relink(Path(directory), names, table), known)
    return unpack(known)


def _relink(directory: Path, names: Iterable[str], table: int) -> Entries:
    linked = directory / "linked.wasm"
    run("node", _COMMAND, "relink", PYODIDE, linked, str(table), *names)
    wasm = merged(directory, linked, table)
    script = directory / _SCRIPT
    run("node", _COMMAND, "slim", PYODIDE, wasm, script)
    text, tables = _INITIAL.subn(lambda size: str(int(size[0]) + table - TABLE), script.read_text())
    if tables != 1:
        sys.exit("Pyodide has changed: expected one WebAssembly.Table in pyodide.asm.js.")
    return {_SCRIPT: text.encode(), _WASM: wasm.read_bytes()}


def merged(directory: Path, linked: Path, table: int = TABLE) -> Path:
    """Give the bases their values, and drop the functions that are unreachable."""
    tools = NODE_MODULES / ".bin"
    text, base, whole = (directory / name for name in ("base.wat", "base.wasm", "merged.wasm"))
    text.write_text(_BASES.format(table=table))
    run(tools / "wasm-as", text, "-o", base)
    run(tools / "wasm-merge", *_FEATURES, base, "env", linked, "pyodide", "-o", whole)
    wasm = directory / _WASM
    wasm.write_bytes(with_first_section(whole.read_bytes(), linked.read_bytes()))
    return wasm


def with_first_section(wasm: bytes, source: bytes) -> bytes:
    """Put `dylink.0` back, which Pyodide asks for and a merge leaves out."""
    size = source[_HEADER + 1]
    section = source[_HEADER : _HEADER + 2 + size]
    if section[0] != 0 or size > 127 or section[3:11] != b"dylink.0":
        sys.exit("Pyodide has changed: expected dylink.0 to come first in pyodide.asm.wasm.")
    return wasm[:_HEADER] + section + wasm[_HEADER:]
