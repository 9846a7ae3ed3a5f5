"""Verdicts, ratings and lists of solutions as HTML: codes and numbers, without sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING
from xml.etree.ElementTree import Element

from twentyfour._pictures.markup import as_html, element, equation
from twentyfour._pictures.tree import drawing

if TYPE_CHECKING:
    from twentyfour.expression import Expression
    from twentyfour.rating import Rating
    from twentyfour.referee import Verdict
    from twentyfour.solver import Solutions

WIDTH = 220
MAX_DRAWN = 12
"""The most solutions of a list that are drawn. The others are counted."""


def verdict(judged: Verdict) -> str:
    """The code of a verdict with its parameters, and the tree of the answer."""
    rows = [_row(name, _words(value)) for name, value in judged.params.items() if value]
    mark = element("b", "✓" if judged.ok else "✗")
    code = element("p", mark, _after(" ", element("code", judged.code)))
    trees = [drawing(judged.expression)] if judged.expression else []
    return as_html(element("div", code, *([element("table", *rows)] if rows else []), *trees))


def rating(rated: Rating) -> str:
    """The score on its scale, the level, and the codes of the reasons and the technique."""
    scale = element("meter", min=0, max=100, value=f"{rated.score}")
    rows = [_row(reason.code, _words(reason.params)) for reason in rated.reasons]
    if rated.technique:
        rows.append(_row(rated.technique.code, _words(rated.technique.params)))
    head = element("p", scale, _after(f" {rated.score:g} / 100 ", element("code", rated.level)))
    return as_html(element("div", head, element("table", *rows)))


def solutions(found: Solutions) -> str:
    """The trees of the first solutions, each below its equation, and how many there are."""
    figures = [
        element("figure", element("figcaption", equation(each)), drawing(each), style="margin: 0")
        for each in found[:MAX_DRAWN]
    ]
    rest = f" (+ {len(found) - MAX_DRAWN})" if len(found) > MAX_DRAWN else ""
    style = "display: flex; flex-wrap: wrap; gap: 1em"
    count = element("p", element("b", str(len(found))), rest and element("span", rest))
    return as_html(element("div", count, element("div", *figures, style=style)))


def _small(expression: Expression) -> Element:
    """The tree of a solution, at a width at which several stand side by side."""
    picture = drawing(expression)
    picture.set("width", str(WIDTH))
    del picture.attrib["height"]  # the height follows from `viewBox`
    return picture


def _row(code: str, words: str) -> Element:
    return element("tr", element("td", element("code", code)), element("td", words))


def _words(value: object) -> str:
    """A parameter as text: names and values in their order."""
    if isinstance(value, Mapping):
        return " ".join(f"{name} {_words(each)}" for name, each in value.items())
    if isinstance(value, Sequence) and not isinstance(value, str):
        return ", ".join(map(_words, value))
    return str(value)


def _after(words: str, made: Element) -> Element:
    """An element with a text before it, in one element."""
    return element("span", words, made)
