"""Prints the results of commands as sentences."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, cast

from twentyfour._cli import terminal
from twentyfour._cli.words import grouped, translate
from twentyfour._closest import Closest
from twentyfour._coaching.hints import Hint, HintCode
from twentyfour._techniques.table import TechniqueCode
from twentyfour.cards import DEFAULT_TARGET, Hand, HandCode, is_ordered
from twentyfour.dealing import seed_text
from twentyfour.expression import Expression, Number
from twentyfour.operators import ALL_OPERATORS
from twentyfour.parser import parse
from twentyfour.rating import Level, Rating
from twentyfour.referee import CardProblems, Verdict
from twentyfour.solver import Nearest

if TYPE_CHECKING:
    from twentyfour._sheets import PrintedHand, SheetRequest
    from twentyfour.methods.countdown import Figures
    from twentyfour.methods.survey import Outcome
    from twentyfour.puzzles import DailyLevel


def solutions(found: Iterable[Expression], target: Fraction) -> bool:
    """Print each solution as soon as it is found. Return whether there are solutions."""
    some = False
    for solution in found:
        some = True
        print(equation(solution, target), flush=True)
    if not some:
        print(_colored(translate("solutions.none"), "red"))
    return some


_OWN_ERRORS: Collection[HandCode] = ("bad-range", "too-large")
"""Errors that the calls of the page never return."""


def hand_error(code: HandCode, params: Mapping[str, str]) -> str:
    """The sentence for an error in a hand or in another argument."""
    return translate(f"{'cli.error' if code in _OWN_ERRORS else 'hand-error'}.{code}", **params)


def misses(nearest: Nearest) -> None:
    """The nearest values."""
    if nearest.below:
        below = Hint("nearest-below", {"value": str(nearest.below.value)}, nearest.below)
        hints([below], nearest.below.value)
    if nearest.above:
        above = Hint("nearest-above", {"value": str(nearest.above.value)}, nearest.above)
        hints([above], nearest.above.value)


def closest(found: Closest) -> None:
    """The nearest value, and its distance."""
    print(equation(found.expression, found.value))
    if found.distance:
        print(translate("cli.closest", distance=found.distance))


def verdict(answer: str, given: Verdict, target: Fraction) -> None:
    """The verdict, and carets under the error in the answer."""
    for sentence in _verdict_sentences(given, target):
        print(_colored(sentence, "green" if given.ok else "red"))
    if given.span and not given.ok:
        for line in terminal.with_carets(answer, given.span, sys.stdout):
            print(f"  {line}")


def _verdict_sentences(given: Verdict, target: Fraction) -> Iterator[str]:
    if "unused" not in given.params:
        params = cast("dict[str, str]", given.params)
        key = "cli.verdict.empty" if given.code == "empty" else f"verdict.{given.code}"
        if (given.code, params.get("divisor")) == ("division-by-zero", "0"):
            key = "verdict.division-by-zero.card"
        yield translate(key, **{"target": target, **params})
        return
    problems = cast("CardProblems", given.params)
    for card in problems["not_on_table"]:
        yield translate("verdict.not-on-table", values=card["value"])
    for used in problems["overused"]:
        yield translate("verdict.overused", **used, count=used["available"])
    for card in problems["unused"]:
        yield translate("verdict.unused", values=card["value"], count=1)


_KEYS: Mapping[HintCode, str] = {
    "solvable": "hint.solvable.some",
    "no-solution": "solutions.none",
    "proof": "solutions.none.more",
}
"""The sentences of hints whose sentence in the page mentions the page."""


def hints(given: Sequence[Hint], target: Fraction) -> None:
    """Hints, a line each."""
    for hint in given:
        print(_hint_sentence(hint, target))


def _hint_sentence(hint: Hint, target: Fraction) -> str:
    params = {"target": str(target), **hint.params}
    if hint.code == "solvable" and "count" in params:
        return translate("hint.solvable", **params)
    if hint.code == "last-operator":
        params.setdefault("count", "1")
    if hint.code == "technique":
        params["technique"] = translate(f"statistics.technique.{params['technique']}")
    if hint.expression:
        params["expression"] = equation(hint.expression, hint.expression.value)
    if "left" in params and "operator" in params:
        left, right = _operand(params["left"]), _operand(params["right"])
        params["step"] = f"{left} {params['operator']} {right} = {params['value']}"
    return translate(_KEYS.get(hint.code, f"hint.{hint.code}"), **params)


def level_name(level: Level) -> str:
    """The name of a level."""
    return translate(f"level.{level}")


def labeled(about: str, words: str) -> str:
    """Words after their label."""
    return translate("cli.about", about=about, words=words)


def heading(day: str | None, level: Level | None, words: str) -> str:
    """A sentence about a hand, after its day and its level if it has them."""
    about = translate("win.comma").join(filter(None, [day, level and level_name(level)]))
    return labeled(about, words) if about else words


def daily(hands: Mapping[DailyLevel, Hand]) -> None:
    """The hands of a day with their levels, a line each."""
    for level, hand in hands.items():
        print(f"{terminal.padded(level_name(level), 7)}{' '.join(map(str, hand.cards))}")


def rating(given: Rating) -> None:
    """Level and score, and a line for each reason."""
    level = level_name(given.level)
    print(translate("cli.score", level=level, score=round(given.score)))
    for reason in given.reasons:
        print(f"  {translate(f'reason.{reason.code}', **reason.params)}")


def sheet(wanted: SheetRequest, printed: Sequence[PrintedHand]) -> None:
    """The hands of a sheet, a line each, then their solutions."""
    print(translate("cli.seed", seed=seed_text(wanted.seed)))
    print(wanted.link())
    print()
    for at, each in enumerate(printed, 1):
        puzzle = each.puzzle
        rules = []
        if puzzle.target != DEFAULT_TARGET:
            rules.append(translate("cli.to", target=puzzle.target))
        if puzzle.operators != ALL_OPERATORS:
            rules.append(translate("cli.by", operators=" ".join(puzzle.operators)))
        if is_ordered(puzzle):
            rules.append(translate("cli.in-order"))
        hand = " ".join(map(str, puzzle.numbers))
        level = terminal.padded(level_name(each.level) if each.level else "-", 8)
        print(f"{at:2}  {level}{'  '.join([hand, *rules])}")
    if wanted.key != "none":
        print()
    for at, each in enumerate(printed, 1):
        for solution in each.solutions:
            text = terminal.expression_text(solution, sys.stdout)
            print(f"{at:2}  {text} = {each.puzzle.target}")


def technique_name(code: TechniqueCode) -> str:
    """The idea of a technique in a few words."""
    return translate(f"statistics.technique.{code}")


def techniques(codes: Iterable[TechniqueCode]) -> None:
    """Techniques with their ideas, a line each."""
    for code in codes:
        print(f"{code:16} {technique_name(code)}")


def survey(outcomes: Sequence[Outcome]) -> None:
    """The number of solved hands, and the missed or wrong hands with reasons."""
    states = Counter(outcome.state for outcome in outcomes)
    solved, count = states["s"], states["s"] + states["m"]
    print(translate("cli.survey", solved=solved, count=count))
    for outcome in outcomes:
        hand = " ".join(map(str, outcome.numbers))
        if outcome.reason:
            why = translate(f"lab.reason.{outcome.reason}", **outcome.params)
            words = {"hand": hand, "solution": outcome.solution, "why": why}
            print(translate("cli.survey.missed", **words))
        if outcome.wrong:
            equal = f"{outcome.wrong} = {parse(outcome.wrong).value}"
            print(translate("cli.survey.wrong", hand=hand, equation=equal))


def countdown(figures: Figures) -> None:
    """The figures of the selections of Countdown."""
    counts = {name: grouped(count) for name, count in figures._asdict().items()}
    print(translate("cli.countdown.complete", **counts))
    print(translate("cli.countdown.made", **counts))


def _operand(number: str) -> str:
    """A number next to an operator. A fraction or a negative number has brackets."""
    return number if number.isdecimal() else f"({number})"


def equation(expression: Expression, value: Fraction) -> str:
    """An expression and its value. A single card is only its value."""
    text = _text(expression)
    return text if isinstance(expression, Number) else f"{text} = {value}"


def _text(expression: Expression) -> str:
    return terminal.expression_text(str(expression), sys.stdout)


def _colored(sentence: str, color: terminal.Color) -> str:
    return terminal.colored(sentence, color, sys.stdout)
