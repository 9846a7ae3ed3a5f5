"""`python -m twentyfour.gauntlet --judge module:function` scores a judge of the game."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from twentyfour.gauntlet.answers import answers
from twentyfour.gauntlet.scoring import Judge, Score, score

_SHOWN = 20
"""The most mistakes that are printed. The JSON has all."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Score a judge. Returns 0 if it gets everything right, 1 if not; 2 is for bad arguments."""
    parser = argparse.ArgumentParser(
        prog="python -m twentyfour.gauntlet",
        description="Score a judge of the Game of 24 on answers whose truth is known.",
        epilog="example: python -m twentyfour.gauntlet --judge twentyfour:read_answer",
    )
    parser.add_argument(
        "--judge",
        type=_judge,
        required=True,
        metavar="MODULE:FUNCTION",
        help="called with a text, numbers and a target; returns what is true for a right answer",
    )
    parser.add_argument("--count", type=_count, default=10_000, help="of answers, 10000 by default")
    parser.add_argument("--seed", type=int, default=24, help="of the answers, 24 by default")
    parser.add_argument(
        "--json", type=Path, metavar="FILE", help="write the score, with all mistakes"
    )
    given = parser.parse_args(arguments)
    result = score(given.judge, answers(given.count, given.seed))
    _report(result)
    if given.json:
        try:
            text = json.dumps(result.as_json(), ensure_ascii=False, indent=1)
            given.json.write_text(text + "\n", encoding="utf-8")
        except OSError as error:
            parser.error(f"{given.json} cannot be written: {error.strerror}")
    return 1 if result.mistakes else 0


def _judge(name: str) -> Judge:
    module, colon, function = name.partition(":")
    if not (module and colon and function):
        raise argparse.ArgumentTypeError(f"{name!r} is not MODULE:FUNCTION")
    try:
        judge: Judge = getattr(import_module(module), function)
    except (ImportError, AttributeError) as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    if not callable(judge):
        raise argparse.ArgumentTypeError(f"{name} is not a function")
    return judge


def _count(text: str) -> int:
    count = int(text)
    if count < 1:
        raise argparse.ArgumentTypeError("at least 1 answer is needed")
    return count


def _report(result: Score) -> None:
    """Print the errors by reason, and the first mistakes."""
    for mistake in result.mistakes[:_SHOWN]:
        answer = mistake.answer
        truth = "right" if answer.right else f"wrong ({answer.reason})"
        said = mistake.raised or ("right" if mistake.judged else "wrong")
        cards = " ".join(map(str, answer.numbers))
        print(f"{cards} -> {answer.target}: {answer.text!r} is {truth}. The judge says: {said}")
    if len(result.mistakes) > _SHOWN:
        print(f"... and {len(result.mistakes) - _SHOWN} more")
    print(f"\n{'reason':<20}{'answers':>9}{'errors':>9}")
    for reason, count in sorted(result.counts.items()):
        print(f"{reason:<20}{count:>9}{result.errors.get(reason, 0):>9}")
    speed = result.count / result.seconds if result.seconds else 0
    print(f"{'all':<20}{result.count:>9}{len(result.mistakes):>9}   {speed:,.0f} answers a second")


if __name__ == "__main__":
    sys.exit(main())
