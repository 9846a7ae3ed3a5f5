"""The commands. Each prints its result and returns its exit code."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from datetime import date
from importlib import import_module
from itertools import islice
from pathlib import Path
from random import randrange

import twentyfour as tf
from twentyfour._bridge import request, serializer
from twentyfour._cli import report, terminal, why
from twentyfour._cli.arguments import COUNTDOWN
from twentyfour._cli.files import replacing
from twentyfour._cli.words import translate
from twentyfour._closest import closest
from twentyfour._coaching.hints import hints
from twentyfour._slices import run_to_end
from twentyfour._techniques.table import TECHNIQUES, TechniqueCode
from twentyfour._why.search import why_not
from twentyfour.cards import DEFAULT_TARGET, HandError, Puzzle, read_hand, read_target, values_of
from twentyfour.dealing import SEED_CHARACTERS, SEEDS, as_seed, find, seed_text
from twentyfour.puzzles import dailies
from twentyfour.rating import rate
from twentyfour.referee import check
from twentyfour.solver import MAX_QUICK_NEAREST, iter_solutions, nearest, solve
from twentyfour.teaching import techniques

FOUND, NONE, BAD_INPUT = 0, 1, 2
MAX_SORTED = 6
"""With more cards each solution is printed when it is found, because the search takes long."""


class Refusal(Exception):
    """Why a command cannot be run, as a code and a sentence."""

    def __init__(self, code: str, message: str) -> None:
        self.code, self.message = code, message


def _puzzle(options: Namespace) -> Puzzle:
    numbers = values_of(read_hand(" ".join(options.cards)))
    return Puzzle(numbers, read_target(options.target), getattr(options, "operators", None))


def _solve(options: Namespace) -> int:
    puzzle = _puzzle(options)
    quick = len(puzzle.numbers) <= MAX_QUICK_NEAREST
    if options.json:
        solutions = solve(puzzle, distinct=options.distinct)
        misses = nearest(puzzle) if quick and not solutions else None
        unsolvable = why_not(puzzle) if options.why else None
        proof = {"why": serializer.why_not(unsolvable)} if unsolvable else {}
        terminal.print_json({**serializer.solutions(solutions, misses), **proof})
        return FOUND if solutions else NONE
    find = solve if len(puzzle.numbers) <= MAX_SORTED else iter_solutions
    found = terminal.counted(find(puzzle, distinct=options.distinct), sys.stderr)
    some = report.solutions(found, puzzle.target)
    if quick and not some:
        report.misses(nearest(puzzle))
    if options.why and (unsolvable := why_not(puzzle)):
        why.proof(unsolvable)
    return FOUND if some else NONE


def _check(options: Namespace) -> int:
    answer = options.answer.strip()
    puzzle = _puzzle(options)
    verdict = check(answer, puzzle)
    if options.json:
        terminal.print_json(serializer.verdict(verdict))
    else:
        report.verdict(answer, verdict, puzzle.target)
    return FOUND if verdict.ok else BAD_INPUT if verdict.expression is None else NONE


def _hint(options: Namespace) -> int:
    puzzle = _puzzle(options)
    found = hints(puzzle)
    given = found[: max(1, options.count)]
    if options.json:
        terminal.print_json([serializer.hint(hint) for hint in given])
    else:
        report.hints(given, puzzle.target)
    return NONE if found[0].code == "no-solution" else FOUND


def _rate(options: Namespace) -> int:
    rating = rate(_puzzle(options))
    if options.json:
        terminal.print_json(serializer.rating(rating))
    else:
        report.rating(rating)
    return FOUND if rating.technique else NONE


def _closest(options: Namespace) -> int:
    found = closest(_puzzle(options), whole=not options.fractions)
    if options.json:
        terminal.print_json(serializer.closest(found))
    else:
        report.closest(found)
    return NONE if found.distance else FOUND


def _prove(options: Namespace) -> int:
    print(json.dumps(tf.certificate(_puzzle(options))))
    return FOUND


def _daily(options: Namespace) -> int:
    day = (options.date or date.today().isoformat()).strip()
    hands = dailies(request.read_date(day))
    if options.json:
        found = [{"level": level, **serializer.hand(hand)} for level, hand in hands.items()]
        terminal.print_json({"date": day, "hands": found})
    else:
        report.daily(hands)
    return FOUND


def _play(options: Namespace) -> int:
    page = import_module("twentyfour._cli.page")  # 40 ms, for the server
    try:
        if options.file is not None:
            return _tell_file(page.write_one_file(options.file), as_json=options.json)
        server = page.make_page_server(options.port)
    except page.PageError as error:
        raise Refusal(error.code, translate(f"cli.error.{error.code}", **error.params)) from error
    address = page.address(server)
    if options.json:
        terminal.print_json({"address": address})
    else:
        print(translate("cli.play.at", address=address))
    sys.stdout.flush()
    page.serve(server, browser=not options.no_browser)
    return FOUND


def _game(options: Namespace) -> int:
    game = import_module("twentyfour._cli.game.session")
    deals = import_module("twentyfour._cli.game.rounds")
    game_history = import_module("twentyfour._cli.game.history")
    file = None if options.no_history else options.history or game_history.default_file()
    try:
        history = game_history.History(file)
    except game_history.HistoryError as error:
        raise Refusal("bad-file", str(error)) from error
    if options.daily is not None:
        day = request.read_date((options.daily or date.today().isoformat()).strip())
        rounds = deals.of_day(day, history)
    elif options.edition:
        if options.deck or options.target:
            raise Refusal("bad-usage", translate("cli.error.edition"))
        edition = import_module("twentyfour.editions").EDITIONS[options.edition]
        rounds = deals.of_edition(edition, options.level, _seed(options.seed), mixed=options.mixed)
    else:
        target = read_target(options.target or str(DEFAULT_TARGET))
        rounds = deals.endless(
            options.level, options.deck or "K", target, _seed(options.seed), mixed=options.mixed
        )
    game.Session(history, sys.stdin, sys.stdout).play(rounds)
    return FOUND


def _tell_file(file: Path, *, as_json: bool) -> int:
    size = file.stat().st_size
    if as_json:
        terminal.print_json({"file": str(file), "bytes": size})
    else:
        megabytes = round(size / 1e6)
        print(translate("cli.play.wrote", file=file, size=megabytes))
    return FOUND


def _techniques(options: Namespace) -> int:
    codes: list[TechniqueCode] = [each.code for each in TECHNIQUES.values()]
    if options.cards:
        codes = techniques(_puzzle(options))
    if options.json:
        path = [
            {"code": each.code, "chapter": each.chapter, "before": each.before}
            for each in TECHNIQUES.values()
        ]
        terminal.print_json(codes if options.cards else path)
    else:
        report.techniques(codes)
    return FOUND if codes else NONE


def _seed(given: str | None) -> int:
    """The seed of six characters or a shorter number, random for None. Raises Refusal."""
    if given is None:
        return randrange(SEEDS)
    number = given.isdecimal() and len(given) < SEED_CHARACTERS
    try:
        return as_seed(int(given) if number else given)
    except ValueError as error:
        raise Refusal("bad-seed", translate("cli.error.bad-seed", text=given)) from error


def _print(options: Namespace) -> int:
    seed = _seed(options.seed)
    sheets = import_module("twentyfour._sheets")
    if not 1 <= options.count <= sheets.MAX_ON_SHEET:
        counts = {"limit": sheets.MAX_ON_SHEET, "count": options.count}
        raise Refusal("bad-usage", translate("cli.error.sheet", **counts))
    level = None if options.level == "any" else options.level
    chosen = (level, options.deck, options.edition, options.key, options.operators)
    wanted = sheets.SheetRequest(seed, options.count, *chosen)
    if options.school:
        wanted = wanted._replace(level=None, school=(options.school,), measure="school")
    printed = run_to_end(sheets.printed_in_slices(wanted))
    if options.json:
        terminal.print_json({"link": wanted.link(), **serializer.sheet(seed, printed)})
    else:
        report.sheet(wanted, printed)
    return FOUND


def _find(options: Namespace) -> int:
    seed = _seed(options.seed)
    wanted = {
        name: getattr(options, name) for name in ("technique", "level", "solutions", "operators")
    }
    hands = list(islice(find(**wanted, seed=seed), max(1, options.count)))
    if options.json:
        terminal.print_json(
            {"seed": seed_text(seed), "hands": [serializer.hand(hand) for hand in hands]}
        )
    elif hands:
        print(translate("cli.seed", seed=seed_text(seed)))
    for hand in () if options.json else hands:
        print(" ".join(map(str, hand.cards)))
    if not hands:
        raise HandError("no-such-hand", (0, 0))
    return FOUND


def _methods(options: Namespace) -> int:
    if options.json:
        terminal.print_json([serializer.method(method) for method in tf.METHODS.values()])
    for method in () if options.json else tf.METHODS.values():
        print(f"{method.name:17} {translate(f'method.{method.name}.idea')}")
    return FOUND


def _survey(options: Namespace) -> int:
    if options.method == COUNTDOWN:
        return _survey_countdown(options)
    large_survey = import_module("twentyfour.methods.large_survey")  # 13 ms, for its processes
    chosen = large_survey.read_range(options.cards or "1-13")
    target = read_target(options.target or str(DEFAULT_TARGET))
    with _table(options.csv) as file:
        outcomes = large_survey.survey(options.method, chosen, target)
        if file:
            large_survey.write_csv(file, outcomes)
    if options.json:
        terminal.print_json(serializer.survey(outcomes))
    else:
        report.survey(outcomes)
    return FOUND


def _survey_countdown(options: Namespace) -> int:
    if options.cards or options.target:
        raise Refusal("bad-usage", translate("cli.error.countdown"))
    countdown = import_module("twentyfour.methods.countdown")
    with _table(options.csv) as file:
        results = countdown.survey()
        if file:
            countdown.write_csv(file, results)
    figures = countdown.figures(results)
    if options.json:
        terminal.print_json(figures._asdict())
    else:
        report.countdown(figures)
    return FOUND


@contextmanager
def _table(path: Path | None) -> Iterator[Path | None]:
    """A file that replaces the file at a path when it is complete. None without a path."""
    if path is None:
        yield None
        return
    with replacing(path) as file:
        file.open("w").close()  # an error of the file must come before the work
        yield file


COMMANDS: Mapping[str, Callable[[Namespace], int]] = {
    "solve": _solve,
    "check": _check,
    "hint": _hint,
    "rate": _rate,
    "closest": _closest,
    "prove": _prove,
    "daily": _daily,
    "play": _play,
    "game": _game,
    "techniques": _techniques,
    "print": _print,
    "find": _find,
    "methods": _methods,
    "survey": _survey,
}
