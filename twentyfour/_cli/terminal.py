"""Output to a terminal: its symbols, columns and colors."""

from __future__ import annotations

import codecs
import errno
import json
import os
import re
import sys
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from io import TextIOWrapper
from typing import Literal, TextIO, TypeAlias, TypeVar

from twentyfour._cli.words import translate
from twentyfour.cards import Span

CLOSED_PIPE, INTERRUPTED = 141, 130
"""The exit codes of a process that SIGPIPE or SIGINT has ended."""

T = TypeVar("T")
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
_WIDE = "⺀-鿿＀-￯"
_UNBROKEN = f" *[（「『“]*(?:[^ {_WIDE}]+|[{_WIDE}])[、。，；：！？）」』”]*"
_CARD_IN_TEXT = re.compile("⁻?[0-9]+⁄[0-9]+|⁻[0-9]+")


def prepare() -> None:
    """Make the standard streams replace symbols that the terminal cannot display by ASCII.

    With `LANG=C` the terminal displays ASCII only, although Python writes UTF-8 there.
    """
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


def expression_text(text: str, stream: TextIO) -> str:
    """An expression. If the terminal cannot display 1⁄2 and ⁻3, they become (1/2) and (-3)."""
    if can_display(text, stream):
        return text
    return _CARD_IN_TEXT.sub(lambda card: f"({''.join(map(ascii_of, card[0]))})", text)


def with_carets(text: str, span: Span, stream: TextIO) -> tuple[str, str]:
    """A text in one line, and a line of carets under a span of its code points."""
    displayed = [_displayed(symbol, stream) for symbol in text]
    start, end = span
    before, under = (
        sum(map(columns_of, part)) for part in (displayed[:start], displayed[start:end])
    )
    return "".join(displayed), " " * before + "^" * max(1, under)


def _displayed(symbol: str, stream: TextIO) -> str:
    if not can_display(symbol, stream):
        return ascii_of(symbol)
    return symbol if symbol.isprintable() or not columns_of(symbol) else " "


def columns() -> int:
    """The width of the terminal: `COLUMNS` if it is set, 80 without a terminal."""
    chosen = os.environ.get("COLUMNS", "")
    if chosen.isdecimal() and int(chosen):
        return int(chosen)
    try:
        return os.get_terminal_size().columns or 80
    except OSError:
        return 80


def columns_of(displayed: str) -> int:
    """The number of columns of a text. A Chinese or full-width symbol has two."""
    wide = sum(unicodedata.east_asian_width(symbol) in "WF" for symbol in displayed)
    unseen = sum(unicodedata.category(symbol) in ("Mn", "Me", "Cf") for symbol in displayed)
    return len(displayed) + wide - unseen


def padded(text: str, columns: int) -> str:
    """A text padded to a number of columns, with at least one space at the end."""
    return text + " " * max(1, columns - columns_of(text))


def wrapped(text: str, columns: int) -> list[str]:
    """The lines of a text, broken at spaces and next to Chinese or full-width symbols."""
    lines = [""]
    for part in re.findall(_UNBROKEN, text):
        if lines[-1] and columns_of(lines[-1] + part) > columns:
            lines.append(part.lstrip())
        else:
            lines[-1] += part
    return lines


def colored(text: str, color: Color, stream: TextIO) -> str:
    """A text in a color, if the terminal has colors and NO_COLOR is not set."""
    if not stream.isatty() or os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return text
    if sys.platform == "win32" and "WT_SESSION" not in os.environ:
        return text
    return f"\033[{_COLORS[color]}m{text}\033[0m"


def counted(found: Iterable[T], stream: TextIO) -> Iterator[T]:
    """On a terminal, show the count of items in a line that is erased at the end."""
    if not stream.isatty():
        yield from found
        return
    line = translate("cli.found", count="{count}")  # looked up once, not for each item
    for count, one in enumerate(found, 1):
        stream.write("\r\033[K")
        yield one
        stream.write(f"\r{line.format(count=count)}")
        stream.flush()
    stream.write("\r\033[K")


def is_closed_pipe(error: OSError) -> bool:
    """Whether the reader has closed the pipe. Windows reports an invalid argument."""
    on_windows = sys.platform == "win32" and error.errno == errno.EINVAL
    return isinstance(error, BrokenPipeError) or on_windows


def discard_output() -> None:
    """Discard the remaining output to a closed pipe or a full disk."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


def print_json(data: object) -> None:
    """Print data as JSON, in ASCII if the terminal cannot display other symbols."""
    ascii_only = not can_display("⁄⁻", sys.stdout)
    print(json.dumps(data, default=dict, ensure_ascii=ascii_only, indent=2))
