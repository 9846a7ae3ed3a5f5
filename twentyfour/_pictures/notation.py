"""Expressions as LaTeX and as MathML. Division is a fraction, so that it needs no brackets.

A card such as 1⁄2 is one number: a small fraction in LaTeX, one token in MathML.
"""

from xml.etree.ElementTree import Element

from twentyfour._pictures.markup import as_xml, element
from twentyfour.expression import Expression, Operation, number_text
from twentyfour.operators import DIVIDE, Operator

_COMMANDS = {"×": r" \times ", "−": "-"}
"""The signs that LaTeX writes otherwise."""


def latex(expression: Expression) -> str:
    """An expression for the mathematics of LaTeX, MathJax and KaTeX."""
    if not isinstance(expression, Operation):
        return _latex_number(expression)
    left, right = latex(expression.left), latex(expression.right)
    if expression.operator is DIVIDE:
        return rf"\frac{{{left}}}{{{right}}}"
    if _is_bracketed(expression.left, expression.operator, first=True):
        left = rf"\left({left}\right)"
    if _is_bracketed(expression.right, expression.operator, first=False):
        right = rf"\left({right}\right)"
    sign = expression.operator.sign
    return f"{left}{_COMMANDS.get(sign, sign)}{right}"


def mathml(expression: Expression) -> str:
    """An expression as presentation MathML, an element `math`."""
    namespace = "http://www.w3.org/1998/Math/MathML"
    return as_xml(element("math", _row(expression), xmlns=namespace, display="block"))


def _latex_number(number: Expression) -> str:
    value = number.value
    above, under = abs(value.numerator), value.denominator
    size = str(above) if under == 1 else rf"\tfrac{{{above}}}{{{under}}}"
    return rf"\left(-{size}\right)" if value < 0 else size


def _row(expression: Expression) -> Element:
    if not isinstance(expression, Operation):
        return element("mn", number_text(expression.value))
    left, right = _row(expression.left), _row(expression.right)
    if expression.operator is DIVIDE:
        return element("mfrac", left, right)
    if _is_bracketed(expression.left, expression.operator, first=True):
        left = element("mrow", element("mo", "("), left, element("mo", ")"))
    if _is_bracketed(expression.right, expression.operator, first=False):
        right = element("mrow", element("mo", "("), right, element("mo", ")"))
    return element("mrow", left, element("mo", expression.operator.sign), right)


def _is_bracketed(part: Expression, outer: Operator, *, first: bool) -> bool:
    """Whether an operand of an operator that is written in a row needs brackets."""
    if not isinstance(part, Operation) or part.operator is DIVIDE:
        return False
    inner = part.operator.precedence
    return inner < outer.precedence or (inner == outer.precedence and not first)
