"""The notations of an expression."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from twentyfour.cards import RANK_LETTERS
from twentyfour.expression import Expression, Operation
from twentyfour.operators import DIVIDE, MULTIPLY

_LETTERS = {str(value): letter for letter, value in RANK_LETTERS.items()}
_FULL_WIDTH = {at: at + 0xFEE0 for at in map(ord, "0123456789+()")}


def _spaced(expression: Expression) -> str:
    return "".join(f" {it} " if it in "+-*/" else it for it in str(expression))


def _signs(times: str, over: str, minus: str = "-") -> Callable[[Expression], str]:
    table = str.maketrans({"*": times, "/": over, "-": minus})
    return lambda expression: _spaced(expression).translate(table)


def _bracketed(expression: Expression) -> str:
    if not isinstance(expression, Operation):
        return str(expression)
    left, right = _bracketed(expression.left), _bracketed(expression.right)
    return f"({left} {expression.operator.symbol} {right})"


def _square(expression: Expression) -> str:
    return str(expression).replace("(", "[").replace(")", "]")


def _full_width(expression: Expression) -> str:
    return str(expression).translate(_FULL_WIDTH)


def _lettered(expression: Expression) -> str:
    if not isinstance(expression, Operation):
        return _LETTERS.get(str(expression), str(expression))
    sides = []
    for side in (expression.left, expression.right):
        text = _lettered(side)
        sides.append(f"({text})" if isinstance(side, Operation) else text)
    return expression.operator.symbol.join(sides)


def _latex(fraction: str, times: str, opening: str, closing: str) -> Callable[[Expression], str]:
    def written(expression: Expression) -> str:
        if not isinstance(expression, Operation):
            return str(expression)
        left, right, row = expression.left, expression.right, expression.operator
        if row is DIVIDE and fraction:
            return f"{fraction}{{{written(left)}}}{{{written(right)}}}"
        sign = {MULTIPLY: times, DIVIDE: r"\div"}.get(row, row.symbol)
        before, after = written(left), written(right)
        if isinstance(left, Operation) and left.operator.precedence < row.precedence:
            before = f"{opening}{before}{closing}"
        if isinstance(right, Operation) and right.operator.precedence <= row.precedence:
            after = f"{opening}{after}{closing}"
        return f"{before} {sign} {after}"

    return written


NOTATIONS: Mapping[str, Callable[[Expression], str]] = {
    "plain": str,
    "spaced": _spaced,
    "signs": _signs("×", "÷", "−"),
    "dots": _signs("·", ":"),
    "x": _signs("x", "/"),
    "bracketed": _bracketed,
    "square": _square,
    "full-width": _full_width,
    "letters": _lettered,
}
"""The notations of players, and of models that write plain text."""
FOR_PLAYERS = frozenset(("square", "full-width", "letters"))
"""The notations of players that models do not use among words."""
LATEX: Mapping[str, Callable[[Expression], str]] = {
    "frac": _latex(r"\frac", r"\times", "(", ")"),
    "dfrac": _latex(r"\dfrac", r"\cdot", r"\left(", r"\right)"),
    "div": _latex("", r"\times", r"\left(", r"\right)"),
}
"""The notations of models that write LaTeX."""
