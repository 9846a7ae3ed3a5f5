"""Compiles Python to small bytecode, without the data that only debuggers and `help` use.

Annotations of functions are removed first: since Python 3.14 each annotated function has a second
function that returns them. `pyodide py-compile` compiles without asserts and docstrings (-OO). Then
the line tables are removed, so a traceback names files and functions but no lines. Bytecode depends
on the version of Python. Pyodide itself compiles, in Node, so the build makes the same bytecode on
any Python.
"""

import ast
import marshal
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType

from web.builder.archive import Entries, pack, unpack
from web.builder.paths import PYODIDE, PYODIDE_PACKAGES, ROOT, run

_SCRIPT = Path(__file__).with_name("compile.mjs")

# The header of a pyc that is never checked against its source: flags 0b01, and no hash.
_HEADER = MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)

# In a line table: the next eight instructions have no line (CPython, Objects/locations.md).
_NO_LINES = 0xFF
_INSTRUCTION = 2


def compiler() -> list[bytes]:
    """Return everything other than the sources on which the bytecode depends."""
    code, packages = PYODIDE / "pyodide.asm.wasm", ROOT / "requirements-pyodide.txt"
    return [file.read_bytes() for file in (_SCRIPT, Path(__file__), code, packages)]


def compiled(sources: Entries) -> Entries:
    """Return these files, with the Python files as bytecode."""
    with TemporaryDirectory() as directory:
        pack(
            {name: data for name, data in sources.items() if name.endswith(".py")},
            Path(directory, "sources.zip"),
        )
        run("node", _SCRIPT, ROOT, PYODIDE_PACKAGES, directory)
        return unpack(Path(directory, "bytecode.zip"))


def unannotate_archive(sources: str) -> None:
    """Remove the annotations of functions from a zip file of sources. `compile.mjs` calls this."""
    files = unpack(Path(sources)).items()
    pack({name: _unannotated(data) for name, data in files}, Path(sources))


def _unannotated(source: bytes) -> bytes:
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
        if isinstance(node, ast.arg):
            node.annotation = None
    return ast.unparse(tree).encode()


def strip_archive(bytecode: str, stripped: str) -> None:
    """Remove the line tables from a zip file of bytecode. `compile.mjs` calls this in Pyodide."""
    files = unpack(Path(bytecode)).items()
    pack({name: _pyc(data) for name, data in files}, Path(stripped))


def _pyc(data: bytes) -> bytes:
    return _HEADER + marshal.dumps(_stripped(marshal.loads(data[len(_HEADER) :])))


def _stripped(code: CodeType) -> CodeType:
    """Return the code without lines. Every instruction keeps an entry, for `co_positions`."""
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
