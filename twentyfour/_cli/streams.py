"""The standard streams: closed ones, and what the others can write."""

from __future__ import annotations

import codecs
import errno
import os
import sys
import unicodedata
from collections.abc import Mapping
from io import StringIO, TextIOWrapper
from typing import TextIO

CLOSED_PIPE, INTERRUPTED = 141, 130
"""The exit codes of a process that SIGPIPE or SIGINT has ended."""

_ASCII = {
    **dict(zip("♣♦♥♠", "cdhs", strict=True)),
    **dict.fromkeys("−⁻–—‐", "-"),
    **dict.fromkeys("÷⁄∕", "/"),
    **dict.fromkeys("×·∙✖", "*"),
    **dict.fromkeys("“”„", '"'),
    **dict.fromkeys("‘’", "'"),
    "…": "...",
    "œ": "oe",
    "Œ": "OE",
}


def prepare() -> None:
    """Make the standard streams replace symbols that the terminal cannot display by ASCII.

    With `LANG=C` the terminal displays ASCII only, although Python writes UTF-8 there. A stream
    that is closed, which Python replaces by None, becomes an empty one.
    """
    sys.stdin = sys.stdin or StringIO()
    sys.stdout = sys.stdout or StringIO()
    sys.stderr = sys.stderr or StringIO()
    codecs.register_error("twentyfour-ascii", _in_ascii)
    for stream, first in ((sys.stdout, sys.__stdout__), (sys.stderr, sys.__stderr__)):
        if isinstance(stream, TextIOWrapper):
            plain = stream is first and _is_plain_locale(os.environ)
            stream.reconfigure(encoding="ascii" if plain else None, errors="twentyfour-ascii")


def _is_plain_locale(environment: Mapping[str, str]) -> bool:
    """Whether the locale is C. Python then sets LC_CTYPE to UTF-8, which is ignored here."""
    if environment.get("PYTHONIOENCODING") or environment.get("PYTHONUTF8") == "1":
        return False
    chosen = environment.get("LC_ALL") or environment.get("LANG")
    own_type = environment.get("LC_CTYPE", "C.UTF-8") not in ("C.UTF-8", "C.utf8", "UTF-8")
    return chosen in ("C", "POSIX") and not own_type


def arguments() -> list[str]:
    """The arguments of the process, decoded as UTF-8 if possible, in any locale."""
    try:
        return [os.fsencode(argument).decode() for argument in sys.argv[1:]]
    except UnicodeError:
        return sys.argv[1:]


def _in_ascii(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(ascii_of, error.object[error.start : error.end])), error.end


def ascii_of(symbol: str) -> str:
    """A symbol in ASCII, or a question mark if no ASCII symbol is similar."""
    plain = _ASCII.get(symbol) or unicodedata.normalize("NFKC", symbol).replace("⁄", "/")
    return plain if plain.isascii() else "?"


def can_display(text: str, stream: TextIO) -> bool:
    """Whether a stream can encode a text."""
    try:
        text.encode(stream.encoding or "ascii")
    except UnicodeError:
        return False
    return True


def can_write(text: str, encoding: str | None) -> bool:
    """Whether an encoding has each letter of a text, or ASCII has a form of it."""
    unknown = {*text} - {*text.encode(encoding or "ascii", "ignore").decode(encoding or "ascii")}
    return not any(symbol.isalpha() and ascii_of(symbol) == "?" for symbol in unknown)


def is_closed_pipe(error: OSError) -> bool:
    """Whether the reader has closed the pipe. Windows reports an invalid argument."""
    on_windows = sys.platform == "win32" and error.errno == errno.EINVAL
    return isinstance(error, BrokenPipeError) or on_windows


def discard(stream: TextIO) -> None:
    """Discard what a stream still writes to a closed pipe or a full disk."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())


def complain(message: str) -> None:
    """Print a message on stderr. It is lost if stderr cannot be written."""
    try:
        print(message, file=sys.stderr, flush=True)
    except OSError:
        discard(sys.stderr)
