"""The formulas in a text: the stretches between words that can be an answer, a step or a total.

A stretch is never cut into a formula that its writer did not write: a sign or a word that changes
a value, such as `!`, `^` or `sqrt`, belongs to the formula next to it, which is not right then.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from twentyfour._parsing.tokenizer import Kind, vocabulary
from twentyfour._reading.latex import BOUND
from twentyfour.cards import Span

_PIECE = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*|\n|[^\S\n]+|.")
_LABEL = re.compile(
    r"[ \t]*(?:>[ \t]*)*(?:#+[ \t]+)?(?:[-+*•·][ \t]+)?"
    r"(?:[*_]*(?:[A-Za-z]+[ \t]*)?\(?\d+[.):][*_]*[ \t]+(?![-−+*×/÷=)\s]))?"
)
"""What may stand in front of a line: a quote, a heading, a bullet, `Step 1:`, `2.` or `(3)`."""
_CHANGES = frozenset(
    (
        *("sqrt", "square", "root", "squared", "cubed", "power", "log", "factorial", "percent"),
        *("floor", "ceil", "ceiling", "round", "rounded", "mod", "modulo", "abs", "negative"),
        *("plus", "minus", "times", "multiplied", "divided", "double", "twice", "half", "choose"),
    )
)
"""Words that change the value of what stands next to them."""
_JOINS = frozenset({"of", "by", "the"})
"""Words after which `square root of` still changes what stands next to it."""
_RAISES = re.compile(r"to\s+the\b", re.IGNORECASE)
_GOES_ON = re.compile(r"\n(?=[\s&$]*[=＝×÷/^])")
"""The end of a line whose formula goes on in the next line."""
_TOTAL = re.compile(r"[-−]?\s*\d+(?:\s*[./]\s*\d+)?")
_STATED = re.compile(r"[=＝]\s*[-−]?\s*\d+(?:[./]\d+)?[*_`$]*\Z")
_EQUALS = re.compile(r"[=＝]")
_MARK = re.compile(r"[*_]{1,3}")
_RELATIONS = "<>~|→⇒≈≠⟹⟶"
_MORE_SIGNS = "!^²³√%⌊⌋⌈⌉"
_NEAR = 60
"""How far the symbols can be that decide what a piece is, so that long lines take linear time."""
_OPENING, _CLOSING = "([{（［｛", ")]}）］｝"
BOLD = "**"


class Formula(NamedTuple):
    """A formula as `check` reads it, with the total that its text states, and its place there."""

    text: str
    start: int
    end: int


class Run(NamedTuple):
    """What stands between two words of a text: the sides of `=` that calculate, and the total.

    The total is the last side or the first, if it is a number.
    """

    sides: Sequence[Formula]
    total: Formula | None

    @property
    def span(self) -> Span:
        """From the first to the last of them."""
        parts = [*self.sides, *([self.total] if self.total else [])]
        return min(part.start for part in parts), max(part.end for part in parts)

    def formulas(self) -> Iterator[Formula]:
        """The sides, each with the total."""
        for side in self.sides:
            if not self.total:
                yield side
                continue
            start, end = min(side.start, self.total.start), max(side.end, self.total.end)
            yield Formula(f"{side.text} = {self.total.text}", start, end)


def _run(sides: Sequence[Formula]) -> Run:
    ends = (sides[-1], sides[0]) if len(sides) > 1 else ()
    for end in ends:
        others = [side for side in sides if side is not end and _calculates(side.text)]
        if others and _TOTAL.fullmatch(end.text):
            return Run(others, end)
    return Run([side for side in sides if _calculates(side.text)], None)


def _calculates(text: str) -> bool:
    """Whether a text has an operator, or another sign that changes a value."""
    return not _signs().isdisjoint(text[1:] if text[:1] in "-−" else text)


def formulas(text: str) -> list[Formula]:
    """The formulas of a text, in their order."""
    return [
        formula for at, line in lines(text) for run in runs(line, at) for formula in run.formulas()
    ]


def lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines of a text with their places. A formula that goes on in the next line is in one."""
    at = 0
    for line in _GOES_ON.sub(" ", text).split("\n"):
        yield at, line
        at += len(line) + 1


def runs(line: str, at: int) -> Iterator[Run]:
    """The stretches of a line that are no words and calculate. The line begins at a place."""
    label = _LABEL.match(line)
    for start, end in _stretches(line, label.end() if label else 0):
        sides = [
            it._replace(start=at + it.start, end=at + it.end) for it in _sides(line, start, end)
        ]
        if sides and (run := _run(sides)).sides:
            yield run


def _stretches(line: str, start: int) -> Iterator[tuple[int, int]]:
    """The spans of a line that are no words, without the spaces and brackets around them."""
    first = last = start
    inside = False
    for piece in _PIECE.finditer(line, start):
        if piece[0].isspace():
            continue
        before = line[max(first, last - _NEAR) : last] if inside else ""
        if _is_formula(line, piece.start(), piece.end(), before):
            first, last = piece.start() if not inside else first, piece.end()
            inside = True
        elif inside:
            yield _without_bold(line, *_without_loose_brackets(line, first, last))
            inside = False
    if inside:
        yield _without_bold(line, *_without_loose_brackets(line, first, last))


def _is_formula(line: str, start: int, end: int, before: str) -> bool:
    """Whether a piece of a line belongs to a formula. `before` is the formula in front of it."""
    piece = line[start:end]
    if any(map(str.isalpha, piece)):
        return _is_formula_word(line, start, end, before)
    if len(piece) > 1:  # `½` and `²` are neither letters nor digits
        return True
    follows = line[end : end + 1]
    ends = not follows or follows.isspace()
    if piece in ".,":
        return before[-1:].isdecimal() and follows.isdecimal()
    if piece == ":":
        return not ends or line[start - 1 : start].isspace()
    if piece == "<":
        return line.startswith("<sup", start)
    if piece == "!":
        return bool(before) and not (ends and _STATED.search(before))
    if ends and (piece == "—" or (piece in "-–" and _STATED.search(before))):  # a dash
        later = line[end : end + _NEAR].lstrip()[:1]
        return later.isdecimal() or later in vocabulary()
    return piece != "•" and _is_sign(piece)


def _is_formula_word(line: str, start: int, end: int, before: str) -> bool:
    """Whether a word is an operand or an operator, or changes the value of what is next to it."""
    word = line[start:end]
    follows = line[end : end + 1]
    glued = follows.isdecimal() or follows in [*"(^_"] or line[start - 1 : start] in [*")_\\"]
    glued = glued or line[max(start - 1, 0) : start].isdecimal()
    if word.lower() in _CHANGES or (word.lower() in _JOINS and _changes(before)):
        return True
    if before and _RAISES.match(line, start):  # the power of
        return True
    if len(word) > 1 or word not in vocabulary():
        return glued and word.lower() != word.upper()
    if glued:
        return True
    later = line[end : end + _NEAR].lstrip()[:1]
    is_operand_before = bool(before) and before[-1] not in _operand_needed()
    if word in "xXｘＸ":
        return is_operand_before and (later.isalnum() or later in [*_OPENING])
    return (
        not is_operand_before
        and (bool(before) or later in _operators())
        and (not later.isalnum() or later in [*"xX"])
    )


def _changes(before: str) -> bool:
    return before[-1:].isalpha() and before.rsplit(maxsplit=1)[-1].lower() in _CHANGES | _JOINS


def _is_sign(symbol: str) -> bool:
    token = vocabulary().get(symbol)
    if token:
        return token.kind is not Kind.STOP and symbol != "："
    if symbol in _MORE_SIGNS or symbol in "*_`#\\" + BOUND:
        return True
    category = unicodedata.category(symbol)
    return category[0] in "NM" or (category in ("Sm", "Cf") and symbol not in _RELATIONS)


@cache
def _operators() -> frozenset[str]:
    return frozenset(text for text, token in vocabulary().items() if token.operator)


@cache
def _operand_needed() -> frozenset[str]:
    """The symbols after which an operand must follow."""
    return _operators() | frozenset(_OPENING + "=＝")


@cache
def _signs() -> frozenset[str]:
    return _operators() | frozenset(_MORE_SIGNS)


def _without_loose_brackets(line: str, start: int, end: int) -> tuple[int, int]:
    """A span without brackets of the words around it, as in `8*3 (see above)` and `(so 8*3)`."""
    while end > start and (line[end - 1] in _OPENING or line[end - 1].isspace()):
        end -= 1
    while start < end and line[start] in _CLOSING and line[start + 1 : start + 2].isspace():
        start += 1
    opened = _depth(line[max(start - _NEAR, 0) : start])
    while opened > 0 and end > start and _depth(line[start:end]) < 0:
        if line[end - 1] in _CLOSING:
            end -= 1
        elif line[start] in _CLOSING:
            start += 1
        else:
            break
        opened -= 1
    return start, end


def _without_bold(line: str, start: int, end: int) -> tuple[int, int]:
    """A span without one half of the marks of bold text that begins or ends in the words."""
    begins = line.startswith(BOLD, start, end) and not line[start + 2 : start + 3].isspace()
    ends = line.endswith(BOLD, start, end)
    if begins and not ends and BOLD in line[end : end + _NEAR]:
        start += 2
    if ends and not begins and line[max(start - _NEAR, 0) : start].count(BOLD) % 2:
        end -= 2
    return start, end


def _depth(text: str) -> int:
    return sum((symbol in _OPENING) - (symbol in _CLOSING) for symbol in text)


def _sides(line: str, start: int, end: int) -> Iterator[Formula]:
    """The sides of `=`, without the marks around each of them or around all."""
    start, end = unmarked(line, start, end)
    for at in [it.start() for it in _EQUALS.finditer(line, start, end)] + [end]:
        first, last = unmarked(line, start, at)
        if first < last:
            yield Formula(line[first:last], first, last)
        start = at + 1


def unmarked(text: str, start: int, end: int) -> tuple[int, int]:
    """A span without spaces, and without marks of Markdown and LaTeX that begin and end it.

    The bounds of a formula or of code cannot be in an answer. Stars can, so only pairs are marks.
    """
    while start < end:
        mark = _MARK.match(text, start, end)
        if _is_bound(text[start]):
            start += 1
        elif _is_bound(text[end - 1]):
            end -= 1
        elif mark and end - start > 2 * len(mark[0]) and text.endswith(mark[0], start, end):
            start, end = start + len(mark[0]), end - len(mark[0])
        else:
            break
    return start, end


def _is_bound(symbol: str) -> bool:
    return symbol.isspace() or symbol in "`" + BOUND
