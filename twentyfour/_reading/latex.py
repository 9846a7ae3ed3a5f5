r"""LaTeX as plain text: `\frac{8}{3}` becomes `(8/3)`, and `\times` becomes `×`.

Each symbol of the plain text knows its place in the source. A command that is not arithmetic stays
as it is, so that an answer that contains it is not right.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from twentyfour.cards import Span
from twentyfour.parser import MAX_DEPTH

BOUND = "$"
"""Begins or ends a formula. It cannot be inside an answer."""
_TOKEN = re.compile(r"\\(?:[A-Za-z]+|[\s\S]|\Z)|[\s\S]")
_FRACTIONS = frozenset({r"\frac", r"\dfrac", r"\tfrac", r"\cfrac"})
_SYMBOLS = {
    **dict.fromkeys((r"\times", r"\ast", r"\*"), "×"),
    r"\cdot": "·",
    r"\div": "÷",
    **dict.fromkeys((r"\approx", r"\ne", r"\neq", r"\therefore", r"\because"), "→"),
    **dict.fromkeys((r"\to", r"\rightarrow", r"\Rightarrow", r"\implies"), "→"),
    **dict.fromkeys((r"\,", r"\;", r"\:", r"\!", r"\ ", r"\quad", r"\qquad", "&"), " "),
    **dict.fromkeys((r"\(", r"\)", r"\[", r"\]"), BOUND),
    r"\\": "\n",
    **{f"\\{symbol}": symbol for symbol in "{}+-=_#.>`"},
}
_SIZE = re.compile(r"\\(?:left|right|[bB]igg?[lr]?|displaystyle|textstyle)\Z")
_STYLE = re.compile(r"\\(?:text(?:bf|it)?|math(?:rm|bf|it)|operatorname|boxed|fbox)\Z")


class Symbol(NamedTuple):
    """A symbol of a plain text, and the span of the source that it stands for."""

    text: str
    start: int
    end: int


class Plain(NamedTuple):
    """A plain text, and the span of the source for each of its symbols."""

    text: str
    spans: list[Span]
    """A last span is the empty one at the end."""

    def span(self, start: int, end: int) -> Span:
        """The span of the source for the symbols from `start` up to `end`."""
        if start == end:
            return self.spans[start][0], self.spans[start][0]
        spans = self.spans[start:end]
        return min(first for first, _ in spans), max(last for _, last in spans)


def plain(source: str, span: Span) -> Plain:
    """A part of a text as plain text."""
    start, end = span
    part = source[start:end]
    if "\\" not in part:
        return Plain(part, [*((at, at + 1) for at in range(start, end)), (end, end)])
    tokens = [Symbol(it[0], it.start() + start, it.end() + start) for it in _TOKEN.finditer(part)]
    reader = _Reader(tokens[::-1])
    symbols: list[Symbol] = []
    while reader.left:
        symbols += reader.operand()
    spans = [(it.start, it.end) for it in symbols]
    return Plain("".join(it.text for it in symbols), [*spans, (end, end)])


class _Reader:
    """Reads tokens, which are in reverse order."""

    def __init__(self, left: list[Symbol]) -> None:
        self.left = left
        self.last = left[-1]
        self.depth = 0

    def next(self) -> Symbol:
        self.last = self.left.pop()
        return self.last

    def operand(self) -> list[Symbol]:
        """The plain symbols of the next token. A command takes its own operands."""
        token = self.next()
        if self.depth == MAX_DEPTH:
            return _written(token, *token.text)
        if token.text in _FRACTIONS:
            above, under = self.group(), self.group()
            return [*_written(token, "(", above, "/", under), *_written(self.last, ")")]
        if _STYLE.match(token.text):
            return _written(token, " ", self.inside(), " ")
        if _SIZE.match(token.text):
            return []
        if token.text in (r"\begin", r"\end"):
            self.inside()
            return _written(token, "\n")
        return _written(token, *_SYMBOLS.get(token.text, token.text))

    def group(self) -> list[Symbol]:
        """The next operand of a command, in brackets if it is more than a number."""
        inner = self.inside()
        if not inner or all(it.text.isalnum() for it in inner):
            return inner
        return [*_written(inner[0], "("), *inner, *_written(inner[-1], ")")]

    def inside(self) -> list[Symbol]:
        """The next operand of a command: what is in braces, or one token."""
        while self.left and self.left[-1].text.isspace():
            self.next()
        if not self.left:
            return []
        self.depth += 1
        inner: list[Symbol] = []
        if self.left[-1].text != "{":
            inner = self.operand()
        else:
            opening = self.next()
            while self.left and self.left[-1].text != "}":
                nested = self.left[-1].text == "{" and self.depth < MAX_DEPTH
                inner += self.group() if nested else self.operand()
            if self.left:
                self.next()
            else:
                inner = _written(opening, "{", inner)
        self.depth -= 1
        return inner


def _written(token: Symbol, *parts: str | Iterable[Symbol]) -> list[Symbol]:
    """Parts of a plain text. The text among them stands for a token."""
    written: list[Symbol] = []
    for part in parts:
        written += [token._replace(text=part)] if isinstance(part, str) else part
    return written
