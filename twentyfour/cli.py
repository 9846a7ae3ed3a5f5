"""The command line: `twentyfour solve 3 3 8 8`, `twentyfour check "8/(3-8/3)" 3 3 8 8`.

Exit codes: 0 found or right, 1 none or wrong, 2 bad input.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from fractions import Fraction
from typing import get_args

from twentyfour import __version__, plain
from twentyfour.cards import (
    DEFAULT_TARGET,
    HandError,
    Rational,
    read_hand,
    read_target,
    values_of,
)
from twentyfour.equivalence import Distinct
from twentyfour.referee import Verdict, check
from twentyfour.solver import SOON_NEAREST, nearest, solve

FOUND, NONE, BAD_INPUT = 0, 1, 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    options = _parser().parse_args(arguments)
    try:
        numbers = values_of(read_hand(" ".join(options.cards)))
        target = read_target(options.target)
    except HandError as error:
        print(f"twentyfour: {error}", file=sys.stderr)
        return BAD_INPUT
    if options.command == "solve":
        return _solve(numbers, target, options)
    return _check(options.answer, numbers, target, as_json=options.json)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="twentyfour", description="The Game of 24.")
    parser.add_argument("--version", action="version", version=__version__)
    commands = parser.add_subparsers(dest="command", required=True)
    for name, summary in (("solve", "find every solution of a hand"), ("check", "judge an answer")):
        command = commands.add_parser(name, help=summary, description=summary.capitalize() + ".")
        if name == "check":
            command.add_argument("answer", help='such as "8/(3-8/3)"')
        command.add_argument("cards", nargs="+", help="such as 3 3 8 8, or A 10 J Q, or 1/2 5 -3")
        if name == "solve":
            command.add_argument(
                "--distinct",
                choices=get_args(Distinct),
                default="essential",
                help="how different two solutions must be to count as two; essential unless told",
            )
        command.add_argument("--target", default=str(DEFAULT_TARGET), help="24 unless told")
        command.add_argument("--json", action="store_true", help="print JSON")
    return parser


def _solve(numbers: Sequence[Rational], target: Fraction, options: argparse.Namespace) -> int:
    try:
        solutions = solve(numbers, target, distinct=options.distinct)
        soon = len(numbers) <= SOON_NEAREST
        misses = nearest(numbers, target) if soon and not solutions else None
    except HandError as error:
        print(f"twentyfour: {error}", file=sys.stderr)
        return BAD_INPUT
    if options.json:
        _print_json(plain.solutions(solutions, misses))
    for solution in () if options.json else solutions:
        print(f"{solution} = {target}")
    if not solutions and not options.json:
        print("no solution")
        for near in filter(None, (misses.below, misses.above) if misses else ()):
            print(f"nearest: {near} = {near.value}")
    return FOUND if solutions else NONE


def _check(answer: str, numbers: Sequence[Fraction], target: Fraction, *, as_json: bool) -> int:
    verdict = check(answer, numbers, target)
    if as_json:
        _print_json(plain.verdict(verdict))
    else:
        _print_verdict(answer, verdict)
    return FOUND if verdict.ok else BAD_INPUT if verdict.expression is None else NONE


def _print_verdict(answer: str, verdict: Verdict) -> None:
    details = [
        f"{name.replace('_', ' ')} {_words(param)}" for name, param in verdict.params.items()
    ]
    print(
        ": ".join(
            [verdict.code.replace("-", " "), "; ".join(details)] if details else [verdict.code]
        )
    )
    if verdict.span and not verdict.ok:
        start, end = verdict.span
        print(f"  {answer}\n  {' ' * start}{'^' * max(1, end - start)}")


def _words(param: str | list[dict[str, str]]) -> str:
    if isinstance(param, str):
        return param
    return ", ".join(row["value"] for row in param) or "none"


def _print_json(data: plain.Plain) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))
