"""The game in a terminal: reads input, prints replies, plays hand after hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper
from typing import TextIO

from twentyfour._cli import report, terminal
from twentyfour._cli.game.drawing import drawn, face_of
from twentyfour._cli.game.history import History, HistoryError
from twentyfour._cli.game.round import Result, Round
from twentyfour._cli.streams import complain
from twentyfour._cli.words import translate
from twentyfour.cards import values_of
from twentyfour.comparison import alternatives
from twentyfour.expression import Expression, Operation
from twentyfour.operators import ALL_OPERATORS
from twentyfour.referee import Verdict, check
from twentyfour.solver import is_solvable, solve
from twentyfour.teaching import technique

MAX_SHOWN = 10
"""The most solutions of a hand that are shown."""

HELP: Mapping[str, str] = {
    "8*(3-8/3)": "cli.game.help.answer",
    "8-3=": "cli.game.help.step",
    "undo": "cli.game.help.undo",
    "hint": "cli.game.help.hint",
    "coach": "cli.game.help.coach",
    "none": "cli.game.help.none",
    "show": "cli.game.help.show",
    "skip": "cli.game.help.skip",
    "help, quit": "cli.game.help.quit",
}
"""Possible inputs, with the keys of their explanations."""


class Quit(Exception):
    """The player has ended the game."""


class Session:
    """Plays rounds one after the other, and records each in the history."""

    def __init__(self, history: History, source: TextIO, output: TextIO) -> None:
        self._history = history
        self._source, self._output = source, output
        self._results: Counter[Result] = Counter()
        self._is_kept = history.file is not None
        if isinstance(source, TextIOWrapper):
            source.reconfigure(errors="replace")
        if source.isatty():
            with suppress(ImportError):
                import_module("readline")  # lets `input` edit lines

    def play(self, rounds: Iterable[Round]) -> None:
        """Play until the rounds or the input end, or the player quits."""
        print(translate("cli.game.begin"))
        current: Round | None = None
        try:
            for current in rounds:
                self._play(current)
        except (EOFError, KeyboardInterrupt, Quit) as end:
            if not isinstance(end, Quit):
                print()
            if current and not current.has_ended:
                self._end(current, "left", counts=False)
        self._sum_up()

    def _play(self, each: Round) -> None:
        print(f"\n{_heading(each)}")
        self._show(each)
        commands: dict[str, Callable[[Round], bool]] = {
            "hint": self._hint,
            "coach": self._coach,
            "undo": self._undo,
            "none": self._none,
            "show": self._solutions,
            "skip": self._skip,
            "help": self._help,
            "quit": self._quit,
        }
        while True:
            text = self._asked()
            act = commands.get(text.lower())
            if act(each) if act else text and self._answer(each, text):
                return

    def _asked(self) -> str:
        """The next input of the player. Raises EOFError at the end of the input."""
        self._output.flush()
        if self._source.isatty() and self._output.isatty():
            return input("> ").strip()
        try:
            line = self._source.readline()
        except OSError as error:  # the input is not open for reading
            raise EOFError from error
        if not line:
            raise EOFError
        return line.strip()

    def _show(self, each: Round) -> None:
        print(drawn([face_of(card) for card in each.laid], self._output))

    def _answer(self, each: Round, text: str) -> bool:
        """Judge an answer or do a step. Return whether the hand has ended."""
        target = each.hand.target
        step = text.removesuffix("=").strip()
        verdict = check(step, each.hand.with_numbers(values_of(each.laid)))
        if step != text and _is_step(verdict) and not each.hand.ordered:
            assert verdict.expression
            each.combine(verdict.expression)
            self._show(each)
            return False
        report.verdict(text, verdict, target)
        if verdict.counts_as_wrong:
            each.wrong += 1
        if not verdict.ok or not verdict.expression:
            return False
        self._win(each, each.table.written_out(verdict.expression))
        return True

    def _win(self, each: Round, answer: Expression) -> None:
        self._end(each, "solved", answer)
        found = alternatives(answer, each.hand.operators, ordered=each.hand.ordered)
        facts = [f"{each.seconds:.1f} s"]
        if each.hints:
            facts.append(translate("cli.game.hints", count=each.hints))
        print(translate("win.comma").join(facts))
        trick = report.technique_name(technique(answer).code)
        print(translate("hint.technique", technique=trick))
        if found.neater:
            neater = report.equation(found.neater, each.hand.target)
            print(report.labeled(translate("alternatives.neater"), neater))
        elif found.count:
            print(translate("alternatives.more", count=found.count))

    def _hint(self, each: Round) -> bool:
        report.hints([each.next_hint()], each.hand.target)
        return False

    def _coach(self, each: Round) -> bool:
        report.hints([each.advice()], each.hand.target)
        return False

    def _undo(self, each: Round) -> bool:
        if each.undo():
            self._show(each)
        else:
            print(translate("cli.game.undo.none"))
        return False

    def _none(self, each: Round) -> bool:
        if is_solvable(each.hand):
            each.wrong += 1
            wrong = translate("hint.solvable.some")
            print(terminal.colored(wrong, "red", self._output))
            return False
        right = translate("verdict.no-solution")
        print(terminal.colored(right, "green", self._output))
        self._end(each, "none")
        return True

    def _solutions(self, each: Round) -> bool:
        found = solve(each.hand)
        report.solutions(found[:MAX_SHOWN], each.hand.target)
        if len(found) > MAX_SHOWN:
            more = len(found) - MAX_SHOWN
            print(translate("print.key.more", count=more))
        self._end(each, "shown")
        return True

    def _skip(self, each: Round) -> bool:
        self._end(each, "left")
        return True

    def _help(self, _: Round) -> bool:
        for typed, meaning in HELP.items():
            print(f"{typed:13}{translate(meaning)}")
        return False

    def _quit(self, _: Round) -> bool:
        raise Quit

    def _end(
        self, each: Round, result: Result, answer: Expression | None = None, *, counts: bool = True
    ) -> None:
        """Record the end of a hand."""
        if result == "left" and not each.is_played:
            return
        each.has_ended = True
        record = each.record(result, answer)
        record["rated"] = record["rated"] and counts
        self._results[result] += 1
        try:
            self._history.add(record)
        except (HistoryError, OSError) as error:
            if self._is_kept:
                reason = f"{error.strerror}." if isinstance(error, OSError) else error
                complain(translate("cli.game.not-kept", reason=reason))
            self._is_kept = False

    def _sum_up(self) -> None:
        solved = self._results["solved"] + self._results["none"]
        total = self._results.total()
        if total:
            print(translate("cli.game.over", count=total, solved=solved))
        if total and self._is_kept:
            file = self._history.file
            print(translate("cli.game.kept", file=file))


def _heading(each: Round) -> str:
    target, signs = each.hand.target, each.hand.operators
    if signs == ALL_OPERATORS:
        goal = translate("cli.game.goal", target=target)
    else:
        operators = " ".join(signs)
        goal = translate("cli.game.goal.operators", target=target, operators=operators)
    if each.hand.ordered:
        goal = translate("win.comma").join([goal, translate("cli.in-order")])
    return report.heading(each.date, each.level, goal)


def _is_step(verdict: Verdict) -> bool:
    """Whether an answer uses only cards on the table, but not all."""
    return (
        verdict.code == "unused"
        and verdict.value is not None
        and isinstance(verdict.expression, Operation)
    )
