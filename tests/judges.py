"""Seven public judges, rebuilt from their published rules, next to ours: `python -m tests.judges`.

Each takes a text, the numbers and the target, and says whether the answer is right. Where a judge
runs a text as a program, the one here calculates the same for the operators and the few functions
below, and refuses what would run for long or do something else.
"""

from __future__ import annotations

import ast
import math
import operator
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import wraps
from typing import Any

from twentyfour import check, is_right, read_answer
from twentyfour.gauntlet import Answer, Judge, answers, score
from twentyfour.gauntlet.presentations import ALONE, PRESENTATIONS

COUNT = 10_000
_MOST_BITS = 10_000


def _power(base: Any, exponent: Any) -> Any:
    if abs(exponent) * max(1, math.log2(abs(base) + 1)) > _MOST_BITS:
        raise OverflowError("the original would calculate for ever")
    return base**exponent


_OPERATORS: Mapping[type[ast.AST], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.Pow: _power,
}
_FUNCTIONS: Mapping[str, Callable[..., Any]] = {
    "int": int, "float": float, "round": round, "abs": abs, "max": max, "min": min, "sum": sum,
    "floor": math.floor,
}  # fmt: skip


def evaluate(text: str, *, exactly: bool = False) -> Any:
    """The value of a text as Python calculates it, with floats or with exact fractions.

    Raises one of ERRORS for other texts.
    """
    return _value(ast.parse(text.strip(), mode="eval").body, exactly=exactly)


def _value(node: ast.AST, *, exactly: bool) -> Any:
    def of(part: ast.AST) -> Any:
        return _value(part, exactly=exactly)

    match node:
        case ast.Constant(value=int() | float() as number):
            return Fraction(number) if exactly and isinstance(number, int) else number
        case ast.BinOp(left=left, op=sign, right=right):
            return _OPERATORS[type(sign)](of(left), of(right))
        case ast.BoolOp(op=sign, values=parts):
            wanted = isinstance(sign, ast.Or)
            values = [of(part) for part in parts]
            return next((it for it in values if bool(it) == wanted), values[-1])
        case ast.IfExp(test=test, body=body, orelse=other):
            return of(body) if of(test) else of(other)
        case ast.Tuple(elts=parts) | ast.List(elts=parts):
            return [of(part) for part in parts]
        case ast.Subscript(value=part, slice=ast.UnaryOp(operand=ast.Constant(value=int() as at))):
            return of(part)[-at]
        case ast.Call(func=ast.Name(id=name), args=parts, keywords=[]):
            return _FUNCTIONS[name](*map(of, parts))
    raise ValueError(ast.dump(node))


ERRORS = (ArithmeticError, AttributeError, LookupError, SyntaxError, TypeError, ValueError)


def _published(judge: Judge) -> Judge:
    """A judge that refuses what it cannot calculate, as all of them do."""

    @wraps(judge)
    def judged(text: str, numbers: tuple[int, ...], target: int) -> object:
        try:
            return judge(text, numbers, target)
        except ERRORS:
            return False

    return judged


def _digits(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


def _last_tag(text: str, flags: re.RegexFlag = re.DOTALL) -> str | None:
    found = re.findall(r"<answer>(.*?)</answer>", text, flags)
    return found[-1].strip() if found else None


def _sympy(text: str, *, powers: bool) -> Any:
    """What `sympify` makes of a text, or `parse_expr` if `^` is no power."""
    text = re.sub(r"(\d+)!", lambda found: str(math.factorial(min(int(found[1]), 500))), text)
    if "int(" in text or ("^" in text and not powers):
        raise TypeError("no function or operator of numbers")
    return evaluate(text.replace("^", "**"), exactly=True)


@_published
def tree_of_thoughts(text: str, numbers: Sequence[int], target: int) -> bool:
    """`test_output` of princeton-nlp/tree-of-thought-llm: the last line up to `=`, exactly."""
    line = text.strip().split("\n")[-1].lower().replace("answer: ", "").split("=")[0]
    if _digits(line) != sorted(map(str, numbers)):
        return False
    return bool(_sympy(line, powers=True) == target)


@_published
def tiny_zero(text: str, numbers: Sequence[int], target: int) -> bool:
    """`countdown.py` of Jiayi-Pan/TinyZero: a tag in the last line, floats, a tolerance."""
    answer = _last_tag(text.rsplit("\n", 1)[-1], re.NOFLAG)
    if answer is None or sorted(map(int, _digits(answer))) != sorted(numbers):
        return False
    if not re.match(r"^[\d+\-*/().\s]+$", answer):
        return False
    return bool(abs(evaluate(answer) - target) < 1e-5)


@_published
def gym_puzzle24(text: str, numbers: Sequence[int], target: int) -> bool:
    """`puzzle24.py` of open-thought/reasoning-gym: a whole part, and as many numbers in range."""
    answer = _last_tag(text)
    if answer is None or int(_sympy(answer, powers=False)) != target:
        return False
    used = [int(number) for number in re.findall(r"\b\d+\b", answer)]
    return len(used) == len(numbers) and all(1 <= number <= max(10, *numbers) for number in used)


@_published
def gym_countdown(text: str, numbers: Sequence[int], target: int) -> bool:
    """`countdown.py` of open-thought/reasoning-gym: the numbers, and nearly the target."""
    answer = _last_tag(text)
    if answer is None:
        return False
    value = float(_sympy(answer, powers=False))
    used = [int(number) for number in re.findall(r"\b\d+\b", answer)]
    return sorted(used) == sorted(numbers) and abs(value - target) <= 1e-6 + 1e-5 * abs(target)


@_published
def rosetta(text: str, numbers: Sequence[int], target: int) -> bool:
    """The 24 game in Python of Rosetta Code: digits, symbols, floats."""
    digits = list(map(str, numbers))
    if not all(symbol in {*"() +-*/\t", *"".join(digits)} for symbol in text):
        return False
    if any(digits.count(digit) != text.count(digit) for digit in set(digits)):
        return False
    return not re.search(r"\d\d", text) and bool(evaluate(text) == target)


@_published
def tag_value(text: str, numbers: Sequence[int], target: int) -> bool:  # noqa: ARG001
    """`game24.py` of UW-Madison-Lee-Lab/ReJump: the value of a tag up to `=`, of any numbers."""
    answer = _last_tag(text)
    if answer is None or "=" not in answer:
        return False
    return bool(evaluate(answer.split("=")[0]) == target)


@_published
def last_number(text: str, numbers: Sequence[int], target: int) -> bool:  # noqa: ARG001
    """The flexible GSM8K score of verl: the last number of the text is the target."""
    found = [number for number in re.findall(r"(\-?[0-9\.\,]+)", text) if number not in ("", ".")]
    return bool(found) and found[-1] == str(target)


def strict(text: str, numbers: tuple[int, ...], target: int) -> bool:
    """Ours, for what a player types."""
    return check(text, numbers, target).ok


def reading(text: str, numbers: tuple[int, ...], target: int) -> bool:
    """Ours, for what a model writes."""
    return read_answer(text, numbers, target).ok


_TAGS = ("tag", "thought")
_ALL = tuple(PRESENTATIONS)
FORMS: Mapping[Judge, Sequence[str]] = {
    tree_of_thoughts: ("alone", "stated", "line", "steps"),
    tiny_zero: _TAGS,
    gym_puzzle24: _TAGS,
    gym_countdown: _TAGS,
    rosetta: ("alone",),
    tag_value: _TAGS,
    last_number: _ALL,
    strict: tuple(ALONE),
    is_right: tuple(ALONE),
    reading: _ALL,
}
"""The judges, each with the presentations that it is made for."""
_ASCII = ("plain", "spaced", "bracketed")


def row(judge: Judge, given: Sequence[Answer]) -> str:
    """A row of the table: the errors of a judge, and how many answers it judges in a second."""
    result = score(judge, given)
    of_right = sum(mistake.answer.right for mistake in result.mistakes)
    suited = [it for it in given if it.presentation in FORMS[judge] and it.notation in _ASCII]
    own = score(judge, suited if FORMS[judge] is not _ALL else given)
    typed = score(judge, [it for it in given if it.presentation in ALONE])
    cells = (
        f"`{getattr(judge, '__name__', '')}`",
        f"{of_right:,}",
        f"{len(result.mistakes) - of_right:,}",
        f"{len(own.mistakes):,} of {own.count:,}",
        f"{result.count / result.seconds:,.0f}",
        f"{typed.count / typed.seconds:,.0f}",
    )
    return f"| {' | '.join(cells)} |"


def main(count: int) -> None:
    """Print the table in Markdown."""
    given = [*answers(count)]
    print(
        "| judge | right ones refused | wrong ones accepted | errors in its own form"
        " | texts a second | typed answers a second |\n|---|---:|---:|---:|---:|---:|"
    )
    for judge in FORMS:
        print(row(judge, given), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else COUNT)
