"""Writing to a terminal: what it can show, in how many columns, and in which colors."""

from __future__ import annotations

import codecs
import errno
import os
import re
import sys
import unicodedata
from collections.abc import Mapping
from io import TextIOWrapper
from typing import Literal, TextIO, TypeAlias

from twentyfour.cards import Span

CLOSED_PIPE, INTERRUPTED = 141, 130
"""Exit codes as a shell gives them to who is ended by SIGPIPE or SIGINT."""

Color: TypeAlias = Literal["green", "red", "cyan"]
_COLORS: dict[Color, int] = {"green": 32, "red": 31, "cyan": 36}

_ASCII = {
    **dict(zip("♣♦♥♠", "cdhs", strict=True)),
    **dict.fromkeys("−⁻–—‐", "-"),
    **dict.fromkeys("÷⁄∕", "/"),
    **dict.fromkeys("×·∙✖", "*"),
    **dict.fromkeys("“”„", '"'),
    **dict.fromkeys("‘’", "'"),
    "…": "...",
}
_CARD_IN_TEXT = re.compile("⁻?[0-9]+⁄[0-9]+|⁻[0-9]+")


def prepare() -> None:
    """Make the standard streams write in ASCII what the terminal cannot show.

    With `LANG=C` that is all that is not ASCII, although Python writes UTF-8 there.
    """
    codecs.register_error("twentyfour-ascii", _in_ascii)
    for stream, first in ((sys.stdout, sys.__stdout__), (sys.stderr, sys.__stderr__)):
        if isinstance(stream, TextIOWrapper):
            plain = stream is first and _is_plain_locale(os.environ)
            stream.reconfigure(encoding="ascii" if plain else None, errors="twentyfour-ascii")


def _is_plain_locale(environment: Mapping[str, str]) -> bool:
    """Whether the locale is C; Python itself sets LC_CTYPE to UTF-8 then, which does not count."""
    if environment.get("PYTHONIOENCODING") or environment.get("PYTHONUTF8") == "1":
        return False
    chosen = environment.get("LC_ALL") or environment.get("LANG")
    own_type = environment.get("LC_CTYPE", "C.UTF-8") not in ("C.UTF-8", "C.utf8", "UTF-8")
    return chosen in ("C", "POSIX") and not own_type


def arguments() -> list[str]:
    """The arguments of the process, as UTF-8 where the locale says that they are something else."""
    try:
        return [os.fsencode(argument).decode() for argument in sys.argv[1:]]
    except UnicodeError:
        return sys.argv[1:]


def _in_ascii(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(ascii_of, error.object[error.start : error.end])), error.end


def ascii_of(symbol: str) -> str:
    """A symbol in ASCII; a question mark for what has no likeness there."""
    plain = _ASCII.get(symbol) or unicodedata.normalize("NFKC", symbol).replace("⁄", "/")
    return plain if plain.isascii() else "?"


def can_show(text: str, stream: TextIO) -> bool:
    """Whether a stream can encode a text."""
    try:
        text.encode(stream.encoding or "ascii")
    except UnicodeError:
        return False
    return True


def expression_text(text: str, stream: TextIO) -> str:
    """An expression; where 1⁄2 and ⁻3 cannot be written, they are (1/2) and (-3)."""
    if can_show(text, stream):
        return text
    return _CARD_IN_TEXT.sub(lambda card: f"({''.join(map(ascii_of, card[0]))})", text)


def pointed_at(text: str, span: Span, stream: TextIO) -> tuple[str, str]:
    """A text in one line, and a line of carets under a span of its code points."""
    shown = [_shown(symbol, stream) for symbol in text]
    start, end = span
    before, under = (sum(map(_columns, part)) for part in (shown[:start], shown[start:end]))
    return "".join(shown), " " * before + "^" * max(1, under)


def _shown(symbol: str, stream: TextIO) -> str:
    if not can_show(symbol, stream):
        return ascii_of(symbol)
    return symbol if symbol.isprintable() or not _columns(symbol) else " "


def _columns(shown: str) -> int:
    """How many columns of a terminal a symbol takes; two for a Chinese or full-width one."""
    wide = sum(unicodedata.east_asian_width(symbol) in "WF" for symbol in shown)
    unseen = sum(unicodedata.category(symbol) in ("Mn", "Me", "Cf") for symbol in shown)
    return len(shown) + wide - unseen


def painted(text: str, color: Color, stream: TextIO) -> str:
    """A text in a color, where the terminal has colors and NO_COLOR is not set."""
    if not stream.isatty() or os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return text
    if sys.platform == "win32" and "WT_SESSION" not in os.environ:
        return text
    return f"\033[{_COLORS[color]}m{text}\033[0m"


def is_closed_pipe(error: OSError) -> bool:
    """Whether nobody reads any more; Windows tells of it as of an invalid argument."""
    on_windows = sys.platform == "win32" and error.errno == errno.EINVAL
    return isinstance(error, BrokenPipeError) or on_windows


def discard_output() -> None:
    """Let what is still to be written to a closed pipe go nowhere."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
