"""Python bytecode as small as it gets: what only a debugger or a reader of help would ask for goes.

`pyodide py-compile` makes it, without asserts and docstrings (-OO). Then the line tables go, so
that a traceback names files and functions but no lines. Bytecode belongs to one version of Python:
Pyodide itself compiles, in Node, so that the build runs on any Python and makes the same bytecode.
"""

import marshal
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType

from web.builder.archive import Entries, pack, unpack
from web.builder.paths import PYODIDE, PYODIDE_PACKAGES, ROOT, WEB, run

_SCRIPT = WEB / "builder" / "compile.mjs"

# What the bytecode depends on besides the sources.
COMPILER = (
    _SCRIPT,
    Path(__file__),
    PYODIDE / "pyodide.asm.wasm",
    ROOT / "requirements-pyodide.txt",
)

# A pyc that is never checked against a source: flags 0b01, and no hash.
_HEADER = MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)

# In a line table: the next eight instructions come from no line (CPython, Objects/locations.md).
_NO_LINES = 0xFF
_INSTRUCTION = 2


def compiled(sources: Entries) -> Entries:
    """Return the Python files among these as bytecode."""
    with TemporaryDirectory() as directory:
        pack(
            {name: data for name, data in sources.items() if name.endswith(".py")},
            Path(directory, "sources.zip"),
        )
        run("node", _SCRIPT, ROOT, PYODIDE_PACKAGES, directory)
        return unpack(Path(directory, "bytecode.zip"))


def strip_archive(bytecode: str, stripped: str) -> None:
    """Rewrite a zip file of bytecode without line tables: `compile.mjs` calls this in Pyodide."""
    files = unpack(Path(bytecode)).items()
    pack({name: _pyc(data) for name, data in files}, Path(stripped))


def _pyc(data: bytes) -> bytes:
    return _HEADER + marshal.dumps(_stripped(marshal.loads(data[len(_HEADER) :])))


def _stripped(code: CodeType) -> CodeType:
    """Return the code without its lines. Every instruction keeps an entry, for `co_positions`."""
    instructions = len(code.co_code) // _INSTRUCTION
    whole, rest = divmod(instructions, 8)
    table = bytes([_NO_LINES] * whole + ([_NO_LINES - 8 + rest] if rest else []))
    return code.replace(
        co_linetable=table,
        co_firstlineno=1,
        co_consts=tuple(
            _stripped(const) if isinstance(const, CodeType) else const for const in code.co_consts
        ),
    )
