"""The command line: `twentyfour solve 3 3 8 8`, `check "8/(3-8/3)" 3 3 8 8`, `daily`.

Exit codes: 0 found or right, 1 none or wrong, 2 bad input.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from fractions import Fraction
from pathlib import Path
from typing import get_args

from twentyfour import __version__, plain
from twentyfour.cards import (
    DEFAULT_TARGET,
    HandError,
    read_hand,
    read_target,
    values_of,
)
from twentyfour.equivalence import Distinct
from twentyfour.expression import Expression
from twentyfour.hints import hints
from twentyfour.methods import METHODS, large_survey
from twentyfour.methods.survey import Outcome, summary
from twentyfour.parser import parse
from twentyfour.puzzles import dailies
from twentyfour.rating import rate
from twentyfour.referee import Verdict, check
from twentyfour.solver import SOON_NEAREST, nearest, solve

FOUND, NONE, BAD_INPUT = 0, 1, 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    options = _parser().parse_args(arguments)
    run: Callable[[argparse.Namespace], int] = options.run
    try:
        return run(options)
    except HandError as error:
        print(f"twentyfour: {error}", file=sys.stderr)
        return BAD_INPUT


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="twentyfour", description="The Game of 24.")
    parser.add_argument("--version", action="version", version=__version__)
    commands = parser.add_subparsers(dest="command", required=True)

    def command(run: Callable[[argparse.Namespace], int], summary: str) -> argparse.ArgumentParser:
        name = run.__name__.removeprefix("_")
        added = commands.add_parser(name, help=summary, description=summary.capitalize() + ".")
        added.set_defaults(run=run)
        added.add_argument("--json", action="store_true", help="print JSON")
        return added

    solving = command(_solve, "find every solution of a hand")
    solving.add_argument(
        "--distinct",
        choices=get_args(Distinct),
        default="essential",
        help="how different two solutions must be to count as two; essential unless told",
    )
    checking = command(_check, "judge an answer")
    checking.add_argument("answer", help='such as "8/(3-8/3)"')
    hinting = command(_hint, "help with a hand, a little or more")
    hinting.add_argument("--count", type=int, default=1, help="how many hints; 1 unless told")
    rating = command(_rate, "say how hard a hand is, and why")
    for one in (solving, checking, hinting, rating):
        one.add_argument("cards", nargs="+", help="such as 3 3 8 8, or A 10 J Q, or 1/2 5 -3")
        one.add_argument("--target", default=str(DEFAULT_TARGET), help="24 unless told")
    today = command(_daily, "show the three hands of a day")
    today.add_argument("--date", help="such as 2026-11-21; today unless told")
    command(_methods, "list the classic algorithms")
    surveying = command(_survey, "say which hands a method solves, which it misses, and why")
    surveying.add_argument("method", choices=METHODS, metavar="METHOD", help=", ".join(METHODS))
    surveying.add_argument("--cards", default="1-13", help="values; 1-13 unless told")
    surveying.add_argument("--target", default=str(DEFAULT_TARGET), help="24 unless told")
    surveying.add_argument("--csv", type=Path, metavar="FILE", help="write a row for every hand")
    return parser


def _hand(options: argparse.Namespace) -> tuple[Sequence[Fraction], Fraction]:
    return values_of(read_hand(" ".join(options.cards))), read_target(options.target)


def _solve(options: argparse.Namespace) -> int:
    numbers, target = _hand(options)
    solutions = solve(numbers, target, distinct=options.distinct)
    soon = len(numbers) <= SOON_NEAREST
    misses = nearest(numbers, target) if soon and not solutions else None
    if options.json:
        _print_json(plain.solutions(solutions, misses))
    for solution in () if options.json else solutions:
        print(f"{solution} = {target}")
    if not solutions and not options.json:
        print("no solution")
        for near in filter(None, (misses.below, misses.above) if misses else ()):
            print(f"nearest: {near} = {near.value}")
    return FOUND if solutions else NONE


def _check(options: argparse.Namespace) -> int:
    verdict = check(options.answer, *_hand(options))
    if options.json:
        _print_json(plain.verdict(verdict))
    else:
        _print_verdict(options.answer, verdict)
    return FOUND if verdict.ok else BAD_INPUT if verdict.expression is None else NONE


def _hint(options: argparse.Namespace) -> int:
    found = hints(*_hand(options))
    given = found[: max(1, options.count)]
    if options.json:
        _print_json([plain.hint(hint) for hint in given])
    for hint in () if options.json else given:
        print(_line(hint.code, hint.params, hint.expression))
    return NONE if found[0].code == "no-solution" else FOUND


def _rate(options: argparse.Namespace) -> int:
    rating = rate(*_hand(options))
    if options.json:
        _print_json(plain.rating(rating))
    else:
        print(f"{rating.level}: {rating.score:.0f} of 100")
        for reason in rating.reasons:
            print(f"  {_line(reason.code, reason.params)}")
    return FOUND if rating.technique else NONE


def _daily(options: argparse.Namespace) -> int:
    day = options.date or date.today().isoformat()
    try:
        hands = dailies(date.fromisoformat(day))
    except ValueError:
        raise HandError("bad-date", (0, len(day)), {"text": day}) from None
    if options.json:
        found = [{"level": level, **plain.hand(hand)} for level, hand in hands.items()]
        _print_json({"date": day, "hands": found})
    for level, hand in () if options.json else hands.items():
        print(f"{level:7}{' '.join(map(str, hand.cards))}")
    return FOUND


def _methods(options: argparse.Namespace) -> int:
    if options.json:
        _print_json([plain.method(method) for method in METHODS.values()])
    for method in () if options.json else METHODS.values():
        print(f"{method.name:17} {method.idea}")
    return FOUND


def _survey(options: argparse.Namespace) -> int:
    chosen, target = large_survey.read_range(options.cards), read_target(options.target)
    outcomes = large_survey.survey(options.method, chosen, target)
    if options.csv:
        large_survey.write_csv(options.csv, outcomes)
    if options.json:
        _print_json(summary(outcomes))
    else:
        _print_survey(outcomes)
    return FOUND


def _print_survey(outcomes: Sequence[Outcome]) -> None:
    states = Counter(outcome.state for outcome in outcomes)
    print(f"{states['s']} of {states['s'] + states['m']} hands that can be solved")
    for outcome in outcomes:
        hand = " ".join(map(str, outcome.numbers))
        if outcome.reason:
            print(f"missed {hand}: {_line(outcome.reason, outcome.params)}: {outcome.solution}")
        if outcome.wrong:
            print(f"wrong {hand}: {outcome.wrong} = {parse(outcome.wrong).value}")


def _line(code: str, params: Mapping[str, str], expression: Expression | None = None) -> str:
    """A code with its parameters, as words."""
    words = [code.replace("-", " ")]
    if "operator" in params and "left" in params:
        words.append(f"{params['left']} {params['operator']} {params['right']} = {params['value']}")
    elif params:
        words.append(" × ".join(params.values()))
    if expression:
        words.append(f"{expression} = {expression.value}")
    return ": ".join(words)


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


def _words(param: object) -> str:
    if not isinstance(param, list):
        return str(param)
    return ", ".join(row["value"] for row in param) or "none"


def _print_json(data: object) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))
