"""The command line: `twentyfour solve 3 3 8 8`, `check "8/(3-8/3)" 3 3 8 8`, `daily`.

Exit codes: 0 found or right, 1 none or wrong, 2 bad input; 130 and 141 when it is interrupted.
It uses argparse, so that it works wherever the engine does.
"""

from __future__ import annotations

import argparse
import errno
import json
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import date
from importlib import import_module
from itertools import islice
from pathlib import Path
from random import randrange
from typing import NoReturn, get_args

from twentyfour import __version__
from twentyfour._bridge import request, serializer
from twentyfour._cli import report, terminal
from twentyfour._cli.completion import add_completion
from twentyfour._cli.sentences import hand_error
from twentyfour._closest import closest
from twentyfour._files import replacing
from twentyfour._hints import hints
from twentyfour._techniques.table import TECHNIQUES, TechniqueCode
from twentyfour.cards import (
    ALL_OPERATORS,
    DECKS,
    DEFAULT_TARGET,
    HandError,
    Puzzle,
    canonical_operators,
    read_hand,
    read_target,
    values_of,
)
from twentyfour.certificates import certificate
from twentyfour.dealing import SEED_CHARACTERS, SEEDS, as_seed, find, seed_text
from twentyfour.methods import METHODS
from twentyfour.puzzles import dailies
from twentyfour.rating import LEVELS, rate
from twentyfour.referee import check
from twentyfour.solver import (
    MAX_QUICK_NEAREST,
    Distinct,
    iter_solutions,
    nearest,
    run_to_end,
    solve,
)
from twentyfour.teaching import techniques

FOUND, NONE, BAD_INPUT = 0, 1, 2
COUNTDOWN = "countdown"
MAX_SORTED = 6
"""Of more cards than that, each solution is printed when it is found: all of them take long."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code; raises SystemExit for bad usage."""
    if arguments is None:
        arguments = terminal.arguments()
    if sys.stdout is None:
        return _refuse_output(os.strerror(errno.EBADF))
    terminal.prepare()
    given = [_kept_from_options(argument) for argument in arguments]
    try:
        code = _run(given)
        sys.stdout.flush()
    except OSError as error:
        terminal.discard_output()
        if terminal.is_closed_pipe(error):
            return terminal.CLOSED_PIPE
        return _refuse_output(error.strerror or str(error))
    except KeyboardInterrupt:
        return terminal.INTERRUPTED
    return code


def _kept_from_options(argument: str) -> str:
    """An argument such as -3+27, with a space in front, so that argparse takes it for no option."""
    is_option = argument in ("-h", "-") or argument.startswith("--")
    return f" {argument}" if argument.startswith("-") and not is_option else argument


def _run(arguments: Sequence[str]) -> int:
    try:
        options = _parser(arguments[0] if arguments else None).parse_args(arguments)
    except _UsageError as error:
        if "--json" in arguments:
            return _refuse("bad-usage", f"{error.message}.", {}, as_json=True)
        error.parser.print_usage(sys.stderr)
        error.parser.exit(BAD_INPUT, f"twentyfour: {error.message}.\n")
    run: Callable[[argparse.Namespace], int] = options.run
    try:
        return run(options)
    except HandError as error:
        message = hand_error(error.code, error.params)
        return _refuse(error.code, message, error.params, as_json=options.json)
    except OSError as error:
        if isinstance(error, BrokenPipeError) or not error.filename:
            raise
        message = f"{error.filename} cannot be written: {error.strerror}."
        return _refuse("bad-file", message, {"file": str(error.filename)}, as_json=options.json)


def _refuse(code: str, message: str, params: Mapping[str, str], *, as_json: bool) -> int:
    if as_json:
        _print_json({"error": {"code": code, "params": params, "message": message}})
    else:
        print(f"twentyfour: {message}", file=sys.stderr)
    return BAD_INPUT


def _refuse_output(reason: str) -> int:
    print(f"twentyfour: The output cannot be written: {reason}.", file=sys.stderr)
    return BAD_INPUT


class _UsageError(Exception):
    """Arguments that are not a command."""

    def __init__(self, parser: argparse.ArgumentParser, message: str) -> None:
        self.parser = parser
        self.message = message


class _Parser(argparse.ArgumentParser):
    """Raises bad usage as an error, which `main` reports."""

    def error(self, message: str) -> NoReturn:
        raise _UsageError(self, message)


class _OtherCommand:
    """Stands for a command that was not asked for: making its parser takes a tenth of a start."""

    def add_argument(self, *_names: str, **_options: object) -> None:
        """Do nothing."""


def _parser(asked: str | None = None) -> argparse.ArgumentParser:
    """The parser of the command that is asked for, or of all."""
    parser = _Parser(prog="twentyfour", description="The Game of 24.")
    parser.add_argument("--version", action="version", version=__version__)
    add_completion(parser)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def command(
        run: Callable[[argparse.Namespace], int], summary: str, *examples: str, json: bool = True
    ) -> argparse.ArgumentParser | _OtherCommand:
        name = run.__name__.removeprefix("_")
        if asked not in (None, name):
            return _OtherCommand()
        lines = "\n".join(f"  twentyfour {name} {example}".rstrip() for example in examples)
        added = commands.add_parser(
            name,
            help=summary,
            description=f"{summary[0].upper()}{summary[1:]}.",
            epilog=f"examples:\n{lines}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        added.set_defaults(run=run, json=False)
        if json:
            added.add_argument("--json", action="store_true", help="print JSON")
        return added

    solving = command(
        _solve,
        "find every solution of a hand, up to six cards the simplest first",
        "3 3 8 8",
        "A 10 J Q --target 36",
        "1/2 -3 5 --json",
    )
    solving.add_argument(
        "--distinct",
        choices=get_args(Distinct),
        default="essential",
        help="how different two solutions must be to count as two; essential by default",
    )
    checking = command(_check, "judge an answer", '"8/(3-8/3)" 3 3 8 8', '"-3+27" -3 27')
    checking.add_argument("answer", help='such as "8/(3-8/3)"')
    hinting = command(_hint, "help with a hand, a little or more", "3 3 8 8", "3 3 8 8 --count 3")
    hinting.add_argument("--count", type=int, default=1, help="how many hints; 1 by default")
    rating = command(_rate, "say how hard a hand is, and why", "3 3 8 8", "2 4 8 10 --json")
    proving = command(
        _prove,
        "print a proof that a hand has solutions, or has none, as JSON that others can check",
        "1 1 1 1 > proof.json",
    )
    for one in (solving, checking, hinting, rating, proving):
        one.add_argument("cards", nargs="+", help="such as 3 3 8 8, or A 10 J Q, or 1/2 5 -3")
        one.add_argument("--target", default=str(DEFAULT_TARGET), help="24 by default")
        one.add_argument(
            "--operators",
            type=_operators,
            help="those that are allowed, such as +-; all by default",
        )
    counting = command(
        _closest,
        "find the value nearest to a target that any of up to six numbers make",
        "25 50 75 100 3 6 --target 952",
        "3 3 8 8 --target 23 --fractions",
    )
    _add_closest_arguments(counting)
    today = command(_daily, "show the three hands of a day", "", "--date 2026-11-21")
    today.add_argument("--date", help="such as 2026-11-21; today by default")
    gaming = command(
        _game,
        "play in this terminal",
        "",
        "--level hard",
        "--daily",
        "--history hands.json.gz",
        json=False,
    )
    _add_game_options(gaming)
    playing = command(_play, "play in a browser", "", "--no-browser", "--file 24.html")
    playing.add_argument("--port", type=int, help="the server's; 2424 by default")
    playing.add_argument("--no-browser", action="store_true", help="only print the address")
    playing.add_argument(
        "--file",
        type=Path,
        nargs="?",
        const=Path(),
        metavar="PATH",
        help="write the whole game as one file, ./twentyfour.html by default, and serve nothing",
    )
    naming = command(
        _techniques,
        "list the techniques, or those that open a hand",
        "",
        "3 3 8 8",
    )
    naming.add_argument("cards", nargs="*", help="such as 3 3 8 8; all techniques without")
    naming.add_argument("--target", default=str(DEFAULT_TARGET), help="24 by default")
    finding = command(
        _find,
        "find hands to order, the same for the same seed",
        "--technique share --level hard",
        "--solutions 1 --count 3 --seed 00002S",
    )
    finding.add_argument("--technique", choices=TECHNIQUES, metavar="TECHNIQUE")
    finding.add_argument("--level", choices=LEVELS)
    finding.add_argument("--solutions", type=int, help="how many different ones")
    finding.add_argument("--operators", type=_operators, default=ALL_OPERATORS, help="such as +-")
    finding.add_argument("--count", type=int, default=1, help="how many hands; 1 by default")
    finding.add_argument("--seed", help="six letters and digits; a random one by default")
    printing = command(
        _print,
        "print a sheet of hands with a key, the same for the same seed",
        "--seed 7 --count 12 --level medium --deck 10",
        "--edition integers --key all --json",
    )
    _add_sheet_arguments(printing)
    command(_methods, "list the classic algorithms", "", "--json")
    surveying = command(
        _survey,
        "say which hands a method solves, which it misses, and why; or what Countdown can make",
        "templates-73",
        "pick-two-whole --cards 1-10 --csv survey.csv",
        "countdown",
    )
    _add_survey_arguments(surveying)
    return parser if asked is None or commands.choices else _parser()


def _add_closest_arguments(counting: argparse.ArgumentParser | _OtherCommand) -> None:
    counting.add_argument("cards", nargs="+", help="such as 25 50 75 100 3 6")
    counting.add_argument("--target", required=True, help="such as 952")
    counting.add_argument(
        "--fractions", action="store_true", help="allow fractions and values below one on the way"
    )


def _add_survey_arguments(surveying: argparse.ArgumentParser | _OtherCommand) -> None:
    known = [*METHODS, COUNTDOWN]
    surveying.add_argument("method", choices=known, metavar="METHOD", help=", ".join(known))
    surveying.add_argument("--cards", help="values; 1-13 by default")
    surveying.add_argument("--target", help="24 by default")
    surveying.add_argument("--csv", type=Path, metavar="FILE", help="write a row for every hand")


def _add_game_options(gaming: argparse.ArgumentParser | _OtherCommand) -> None:
    gaming.add_argument("--level", choices=LEVELS, help="of the hands; any by default")
    gaming.add_argument("--deck", choices=DECKS, default="K", help="its highest card; K by default")
    gaming.add_argument("--target", default=str(DEFAULT_TARGET), help="24 by default")
    gaming.add_argument("--mixed", action="store_true", help="also hands without a solution")
    gaming.add_argument("--seed", help="six letters and digits; a random one by default")
    gaming.add_argument(
        "--daily", nargs="?", const="", metavar="DATE", help="the hands of a day, today by default"
    )
    gaming.add_argument("--history", type=Path, metavar="FILE", help="where the hands are kept")
    gaming.add_argument("--no-history", action="store_true", help="keep no hands")


def _add_sheet_arguments(printing: argparse.ArgumentParser | _OtherCommand) -> None:
    if isinstance(printing, _OtherCommand):
        return
    sheets = import_module("twentyfour._sheets")  # 3 ms, for the editions
    printing.add_argument("--seed", help="six letters and digits, or a number; any by default")
    printing.add_argument("--count", type=int, default=12, help="1 to 48; 12 by default")
    printing.add_argument("--level", choices=("any", *LEVELS), default="any")
    printing.add_argument("--deck", choices=DECKS, default="K", help="its highest rank")
    printing.add_argument(
        "--edition", choices=sheets.EDITIONS, metavar="EDITION", help=", ".join(sheets.EDITIONS)
    )
    printing.add_argument(
        "--key", choices=sheets.KEYS, default="simplest", help="which solutions it has"
    )


def _operators(text: str) -> str:
    try:
        return canonical_operators(text.strip())
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _puzzle(options: argparse.Namespace) -> Puzzle:
    numbers = values_of(read_hand(" ".join(options.cards)))
    return Puzzle(numbers, read_target(options.target), getattr(options, "operators", None))


def _solve(options: argparse.Namespace) -> int:
    puzzle = _puzzle(options)
    quick = len(puzzle.numbers) <= MAX_QUICK_NEAREST
    if options.json:
        solutions = solve(puzzle, distinct=options.distinct)
        misses = nearest(puzzle) if quick and not solutions else None
        _print_json(serializer.solutions(solutions, misses))
        return FOUND if solutions else NONE
    find = solve if len(puzzle.numbers) <= MAX_SORTED else iter_solutions
    found = terminal.counted(find(puzzle, distinct=options.distinct), sys.stderr)
    some = report.solutions(found, puzzle.target)
    if quick and not some:
        report.misses(nearest(puzzle))
    return FOUND if some else NONE


def _check(options: argparse.Namespace) -> int:
    answer = options.answer.strip()
    puzzle = _puzzle(options)
    verdict = check(answer, puzzle)
    if options.json:
        _print_json(serializer.verdict(verdict))
    else:
        report.verdict(answer, verdict, puzzle.target)
    return FOUND if verdict.ok else BAD_INPUT if verdict.expression is None else NONE


def _hint(options: argparse.Namespace) -> int:
    puzzle = _puzzle(options)
    found = hints(puzzle)
    given = found[: max(1, options.count)]
    if options.json:
        _print_json([serializer.hint(hint) for hint in given])
    else:
        report.hints(given, puzzle.target)
    return NONE if found[0].code == "no-solution" else FOUND


def _rate(options: argparse.Namespace) -> int:
    rating = rate(_puzzle(options))
    if options.json:
        _print_json(serializer.rating(rating))
    else:
        report.rating(rating)
    return FOUND if rating.technique else NONE


def _closest(options: argparse.Namespace) -> int:
    found = closest(_puzzle(options), whole=not options.fractions)
    if options.json:
        _print_json(serializer.closest(found))
    else:
        report.closest(found)
    return NONE if found.distance else FOUND


def _prove(options: argparse.Namespace) -> int:
    print(json.dumps(certificate(_puzzle(options))))
    return FOUND


def _daily(options: argparse.Namespace) -> int:
    day = (options.date or date.today().isoformat()).strip()
    hands = dailies(request.read_date(day))
    if options.json:
        found = [{"level": level, **serializer.hand(hand)} for level, hand in hands.items()]
        _print_json({"date": day, "hands": found})
    for level, hand in () if options.json else hands.items():
        print(f"{level:7}{' '.join(map(str, hand.cards))}")
    return FOUND


def _play(options: argparse.Namespace) -> int:
    page = import_module("twentyfour._page")  # 40 ms, for the server
    try:
        if options.file is not None:
            return _tell_file(page.write_one_file(options.file), as_json=options.json)
        server = page.make_page_server(options.port)
    except page.PageError as error:
        return _refuse(error.code, str(error), {}, as_json=options.json)
    address = page.address(server)
    if options.json:
        _print_json({"address": address})
    else:
        print(f"Play at {address}  (Ctrl-C ends it)")
    sys.stdout.flush()
    page.serve(server, browser=not options.no_browser)
    return FOUND


def _game(options: argparse.Namespace) -> int:
    game = import_module("twentyfour._cli.game.session")
    deals = import_module("twentyfour._cli.game.rounds")
    kept = import_module("twentyfour._cli.game.history")
    try:
        seed = None if options.seed is None else as_seed(options.seed)
    except ValueError as error:
        return _refuse("bad-seed", f"{error}.", {}, as_json=False)
    file = None if options.no_history else options.history or kept.default_file()
    try:
        history = kept.History(file)
    except kept.HistoryError as error:
        return _refuse("bad-file", str(error), {}, as_json=False)
    if options.daily is None:
        rounds = deals.endless(
            options.level, options.deck, read_target(options.target), seed, mixed=options.mixed
        )
    else:
        day = request.read_date((options.daily or date.today().isoformat()).strip())
        rounds = deals.of_day(day, history)
    game.Session(history, sys.stdin, sys.stdout).play(rounds)
    return FOUND


def _tell_file(file: Path, *, as_json: bool) -> int:
    size = file.stat().st_size
    if as_json:
        _print_json({"file": str(file), "bytes": size})
    else:
        print(f"Wrote {file}, {size / 1e6:.1f} MB: open it in a browser.")
    return FOUND


def _techniques(options: argparse.Namespace) -> int:
    codes: list[TechniqueCode] = [each.code for each in TECHNIQUES.values()]
    if options.cards:
        codes = techniques(_puzzle(options))
    if options.json:
        path = [
            {"code": each.code, "chapter": each.chapter, "before": each.before}
            for each in TECHNIQUES.values()
        ]
        _print_json(codes if options.cards else path)
    else:
        report.techniques(codes)
    return FOUND if codes else NONE


def _seed(given: str | None) -> int:
    """The seed of its six characters, or of a shorter number; any for None; raises ValueError."""
    if given is None:
        return randrange(SEEDS)
    number = given.isdecimal() and len(given) < SEED_CHARACTERS
    return as_seed(int(given) if number else given)


def _print(options: argparse.Namespace) -> int:
    try:
        seed = _seed(options.seed)
    except ValueError as error:
        return _refuse("bad-seed", f"{error}.", {}, as_json=options.json)
    sheets = import_module("twentyfour._sheets")
    if not 1 <= options.count <= sheets.MAX_ON_SHEET:
        message = f"A sheet has 1 to {sheets.MAX_ON_SHEET} hands, not {options.count}."
        return _refuse("bad-usage", message, {}, as_json=options.json)
    level = None if options.level == "any" else options.level
    wanted = sheets.SheetRequest(
        seed, options.count, level, options.deck, options.edition, options.key
    )
    printed = run_to_end(sheets.printed_in_slices(wanted))
    if options.json:
        _print_json({"link": wanted.link(), **serializer.sheet(seed, printed)})
    else:
        report.sheet(wanted, printed)
    return FOUND


def _find(options: argparse.Namespace) -> int:
    try:
        seed = _seed(options.seed)
    except ValueError as error:
        return _refuse("bad-seed", f"{error}.", {}, as_json=options.json)
    wanted = {
        name: getattr(options, name) for name in ("technique", "level", "solutions", "operators")
    }
    hands = list(islice(find(**wanted, seed=seed), max(1, options.count)))
    if options.json:
        _print_json({"seed": seed_text(seed), "hands": [serializer.hand(hand) for hand in hands]})
    elif hands:
        print(f"seed {seed_text(seed)}")
    for hand in () if options.json else hands:
        print(" ".join(map(str, hand.cards)))
    if not hands:
        raise HandError("no-such-hand", (0, 0))
    return FOUND


def _methods(options: argparse.Namespace) -> int:
    if options.json:
        _print_json([serializer.method(method) for method in METHODS.values()])
    for method in () if options.json else METHODS.values():
        print(f"{method.name:17} {method.idea}")
    return FOUND


def _survey(options: argparse.Namespace) -> int:
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
        _print_json(serializer.survey(outcomes))
    else:
        report.survey(outcomes)
    return FOUND


def _survey_countdown(options: argparse.Namespace) -> int:
    if options.cards or options.target:
        message = "Countdown has its own cards and targets: leave out --cards and --target."
        return _refuse("bad-usage", message, {}, as_json=options.json)
    countdown = import_module("twentyfour.methods.countdown")
    with _table(options.csv) as file:
        results = countdown.survey()
        if file:
            countdown.write_csv(file, results)
    figures = countdown.figures(results)
    if options.json:
        _print_json(figures._asdict())
    else:
        report.countdown(figures)
    return FOUND


@contextmanager
def _table(path: Path | None) -> Iterator[Path | None]:
    """A file beside a path, which replaces it at the end; None without a path."""
    if path is None:
        yield None
        return
    with replacing(path) as file:
        file.open("w").close()  # fails before the work if the file cannot be written
        yield file


def _print_json(data: object) -> None:
    ascii_only = not terminal.can_display("⁄⁻", sys.stdout)
    print(json.dumps(data, default=dict, ensure_ascii=ascii_only, indent=2))
