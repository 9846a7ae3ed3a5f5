"""Output to a terminal: its columns and colors."""

from __future__ import annotations

import json
import os
import re
import sys
import unicodedata
from collections.abc import Iterable, Iterator
from typing import Literal, TextIO, TypeAlias, TypeVar

from twentyfour._cli.streams import ascii_of, can_display
from twentyfour._cli.words import translate
from twentyfour.cards import Span

T = TypeVar("T")
Color: TypeAlias = Literal["green", "red", "cyan"]
_COLORS: dict[Color, int] = {"green": 32, "red": 31, "cyan": 36}

_WIDE = "⺀-鿿＀-￯"
_UNBROKEN = f" *[（「『“]*(?:[^ {_WIDE}]+|[{_WIDE}])[、。，；：！？）」』”]*"
_CARD_IN_TEXT = re.compile("⁻?[0-9]+⁄[0-9]+|⁻[0-9]+")


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


def print_json(data: object) -> None:
    """Print data as JSON, in ASCII if the terminal cannot display other symbols."""
    ascii_only = not can_display("⁄⁻", sys.stdout)
    print(json.dumps(data, default=dict, ensure_ascii=ascii_only, indent=2))
