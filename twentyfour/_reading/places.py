r"""Where a text says that its answer is: `\boxed{}`, a tag, a line, or a block of code."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Literal, NamedTuple, TypeAlias

from twentyfour._reading.formulas import BOLD
from twentyfour.cards import Span

Kind: TypeAlias = Literal["boxed", "tag", "line", "code"]
How: TypeAlias = Literal[Kind, "last-boxed", "last-tag", "last-line", "last-code", "equation"]
"""How an answer was found. `last-...` is the last of several of a kind."""
_LAST: Mapping[Kind, How] = {
    "boxed": "last-boxed",
    "tag": "last-tag",
    "line": "last-line",
    "code": "last-code",
}

_THOUGHT = re.compile(r"</think(?:ing)?>", re.IGNORECASE)
_BOXED = re.compile(r"\\f?boxed\s*\{")
_BRACE = re.compile(r"\\[\s\S]|[{}]")
_TAG = re.compile(r"<answer>(.*?)(?:</answer>|(?=<answer>)|\Z)", re.IGNORECASE | re.DOTALL)
ANSWER_LINE = re.compile(
    r"^(?:[ \t>#*_-]|\d+[.)])*"
    r"(?:(?:so|thus|hence|therefore|my|the|our|final|correct)\b[ \t,]*)*"
    r"(?:answer(?:[ \t]+is)?|antwort|respuesta|réponse|resposta|(?:最终)?答案是?|答え|解答)"
    r"[ \t*_]*[:：](?:[*_]+(?=\s))?"
    r"(?:[ \t*_`$]*\n\s*(?P<next>(?:[^\n]+\n?)+)|(?P<line>[^\n]*))",
    re.IGNORECASE | re.MULTILINE,
)
_CODE = re.compile(
    r"^[ \t]*(?P<fence>(?>`{3,}|~{3,}))[^\n`]*\n(?P<block>.*?)(?:^[ \t]*(?P=fence)|\Z)"
    r"|`{3}(?P<line>[^`\n]+)`{3}",
    re.MULTILINE | re.DOTALL,
)


class Place(NamedTuple):
    """How a text marks its answer, and the span of the answer."""

    kind: Kind
    how: How
    span: Span


def after_thoughts(text: str) -> int:
    """Where what a model says begins: after `</think>`, if the text has such a tag."""
    return max((found.end() for found in _THOUGHT.finditer(text)), default=0)


def place(text: str, start: int) -> Place | None:
    """The marked answer of a text from a place on. The first kind that occurs decides."""
    for kind, spans in _SPANS.items():
        found = [*spans(text, start)]
        if found:
            return Place(kind, _LAST[kind] if len(found) > 1 else kind, found[-1])
    return None


def _boxed(text: str, start: int) -> Iterator[Span]:
    r"""The spans in the braces of `\boxed{}`. A box that is not closed ends with the text."""
    at = start
    while found := _BOXED.search(text, at):
        depth = 1
        at = len(text)
        for brace in _BRACE.finditer(text, found.end()):
            depth += {"{": 1, "}": -1}.get(brace[0], 0)
            if not depth:
                at = brace.start()
                break
        yield found.end(), at


def _tags(text: str, start: int) -> Iterator[Span]:
    return (found.span(1) for found in _TAG.finditer(text, start))


def _lines(text: str, start: int) -> Iterator[Span]:
    """The spans after `Answer:`, or of the next line if there is nothing after it."""
    for found in ANSWER_LINE.finditer(text, start):
        first, last = found.span(found.lastgroup or 0)
        is_bold = text.count(BOLD, found.start(), first) % 2 and text.endswith(BOLD, first, last)
        yield first, last - len(BOLD) if is_bold else last


def _blocks(text: str, start: int) -> Iterator[Span]:
    return (found.span(found.lastgroup or 0) for found in _CODE.finditer(text, start))


_SPANS: Mapping[Kind, Callable[[str, int], Iterator[Span]]] = {
    "boxed": _boxed,
    "tag": _tags,
    "line": _lines,
    "code": _blocks,
}
"""The kinds of marks, the most decisive first."""
