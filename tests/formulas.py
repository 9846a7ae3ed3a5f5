"""Reads LaTeX and MathML back, by grammars that share nothing with what writes them."""

import re
from fractions import Fraction
from xml.etree.ElementTree import Element, fromstring

from twentyfour import OPERATORS, Expression, Number, Operation

_TOKEN = re.compile(r"\\frac|\\tfrac|\\times|\\left\(|\\right\)|\d+|[-+{}]")
_SIGNS = {"+": "+", "-": "-", "\\times": "*", "−": "-", "×": "*"}
_MATHML = "{http://www.w3.org/1998/Math/MathML}"


def read_latex(text: str) -> Expression:
    """The expression of a formula. Raises ValueError for anything else."""
    tokens = _TOKEN.findall(text)
    if "".join(tokens) != text.replace(" ", ""):
        raise ValueError(text)
    expression = _sum(tokens)
    if tokens:
        raise ValueError(text)
    return expression


def _sum(tokens: list[str]) -> Expression:
    expression = _product(tokens)
    while tokens and tokens[0] in ("+", "-"):
        operator = OPERATORS[_SIGNS[tokens.pop(0)]]
        expression = Operation(operator, expression, _product(tokens))
    return expression


def _product(tokens: list[str]) -> Expression:
    expression = _factor(tokens)
    while tokens and tokens[0] == "\\times":
        tokens.pop(0)
        expression = Operation(OPERATORS["*"], expression, _factor(tokens))
    return expression


def _factor(tokens: list[str]) -> Expression:
    token = tokens.pop(0)
    if token == "\\frac":
        return Operation(OPERATORS["/"], _braced(tokens), _braced(tokens))
    if token != "\\left(":
        return Number(_number([token, *_taken(tokens, 6 if token == "\\tfrac" else 0)]))
    if tokens[0] == "-":
        tokens.pop(0)
        inner: Expression = Number(-_factor(tokens).value)
    else:
        inner = _sum(tokens)
    if tokens.pop(0) != "\\right)":
        raise ValueError("a bracket is not closed")
    return inner


def _braced(tokens: list[str]) -> Expression:
    (opening,) = _taken(tokens, 1)
    expression = _sum(tokens)
    (closing,) = _taken(tokens, 1)
    if opening + closing != "{}":
        raise ValueError("a brace is missing")
    return expression


def _taken(tokens: list[str], count: int) -> list[str]:
    taken = tokens[:count]
    del tokens[:count]
    return taken


def _number(tokens: list[str]) -> Fraction:
    if len(tokens) == 1:
        return Fraction(tokens[0])
    _, _, above, _, _, under, _ = tokens
    return Fraction(int(above), int(under))


def read_mathml(text: str) -> Expression:
    """The expression of an element `math`. Raises ValueError for anything else."""
    math = fromstring(text)
    if math.tag != f"{_MATHML}math":
        raise ValueError(math.tag)
    (row,) = math
    return _element(row)


def _element(element: Element) -> Expression:
    tag, children = element.tag.removeprefix(_MATHML), [*element]
    if tag == "mn":
        return Number(Fraction((element.text or "").replace("⁻", "-").replace("⁄", "/")))
    if tag == "mfrac":
        above, under = children
        return Operation(OPERATORS["/"], _element(above), _element(under))
    left, middle, right = children
    if left.text == "(":
        if right.text != ")":
            raise ValueError("a bracket is not closed")
        return _element(middle)
    return Operation(OPERATORS[_SIGNS[middle.text or ""]], _element(left), _element(right))
