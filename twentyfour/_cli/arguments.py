"""The arguments of the command line: what each command takes, and what its help says."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import NoReturn, get_args

from twentyfour import __version__
from twentyfour._cli.completion import add_completion
from twentyfour._cli.terminal import columns, wrapped
from twentyfour._cli.words import told
from twentyfour._techniques.table import TECHNIQUES
from twentyfour.cards import ALL_OPERATORS, DECKS, DEFAULT_TARGET, canonical_operators
from twentyfour.methods import METHODS
from twentyfour.rating import LEVELS
from twentyfour.solver import Distinct

COUNTDOWN = "countdown"
"""What `survey` takes beside the methods."""
SEED_HELP = "six letters and digits, or a number; a random one by default"


class UsageError(Exception):
    """Arguments that are not a command."""

    def __init__(self, parser: argparse.ArgumentParser, message: str) -> None:
        self.parser = parser
        self.message = message


class _HelpFormatter(argparse.HelpFormatter):
    """Lays out help in the language of the terminal, and in its columns.

    It looks words up when help is written: nothing is read for a command that runs.
    """

    def __init__(self, prog: str) -> None:
        """Measure the terminal: argparse would import shutil, for each command."""
        super().__init__(prog, width=columns() - 2)

    def start_section(self, heading: str | None) -> None:
        """Begin a group of arguments."""
        super().start_section(heading and told(heading))

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        """Add what can be typed; without a prefix after the word for it."""
        super().add_usage(usage, actions, groups, told("usage: ") if prefix is None else prefix)

    def _split_lines(self, text: str, width: int) -> list[str]:
        return wrapped(told(text), width)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        lines = (part for line in text.splitlines() for part in wrapped(told(line), width))
        return "\n".join(f"{indent}{line}" for line in lines)


class _Parser(argparse.ArgumentParser):
    """Raises bad usage as an error, which the command line reports."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(self, message)


class _OtherCommand:
    """Stands for a command that was not asked for: making its parser takes a tenth of a start."""

    def add_argument(self, *_names: str, **_options: object) -> None:
        """Do nothing."""


def parser_of(asked: str | None = None) -> argparse.ArgumentParser:
    """The parser of the command that is asked for, or of all."""
    parser = _Parser(
        prog="twentyfour", description="The Game of 24.", formatter_class=_HelpFormatter
    )
    parser.add_argument("--version", action="version", version=__version__)
    add_completion(parser)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def command(
        name: str, summary: str, *examples: str, json: bool = True
    ) -> argparse.ArgumentParser | _OtherCommand:
        if asked not in (None, name):
            return _OtherCommand()
        lines = "\n".join(f"  twentyfour {name} {example}".rstrip() for example in examples)
        added = commands.add_parser(
            name,
            help=summary,
            description=summary,
            epilog=f"examples:\n{lines}",
            formatter_class=_HelpFormatter,
        )
        added.set_defaults(json=False)
        if json:
            added.add_argument("--json", action="store_true", help="print JSON")
        return added

    solving = command(
        "solve",
        "Find every solution of a hand, up to six cards the simplest first.",
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
    checking = command("check", "Judge an answer.", '"8/(3-8/3)" 3 3 8 8', '"-3+27" -3 27')
    checking.add_argument("answer", help='such as "8/(3-8/3)"')
    hinting = command("hint", "Help with a hand, a little or more.", "3 3 8 8", "3 3 8 8 --count 3")
    hinting.add_argument("--count", type=int, default=1, help="how many hints; 1 by default")
    rating = command("rate", "Say how hard a hand is, and why.", "3 3 8 8", "2 4 8 10 --json")
    proving = command(
        "prove",
        "Print a proof that a hand has solutions, or has none, as JSON that others can check.",
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
        "closest",
        "Find the value nearest to a target that any of up to six numbers make.",
        "25 50 75 100 3 6 --target 952",
        "3 3 8 8 --target 23 --fractions",
    )
    _add_closest_arguments(counting)
    today = command("daily", "Show the three hands of a day.", "", "--date 2026-11-21")
    today.add_argument("--date", help="such as 2026-11-21; today by default")
    gaming = command(
        "game",
        "Play in this terminal.",
        "",
        "--level hard",
        "--edition integers",
        "--daily",
        "--history hands.json.gz",
        json=False,
    )
    _add_game_options(gaming)
    playing = command("play", "Play in a browser.", "", "--no-browser", "--file 24.html")
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
        "techniques",
        "List the techniques, or those that open a hand.",
        "",
        "3 3 8 8",
    )
    naming.add_argument("cards", nargs="*", help="such as 3 3 8 8; all techniques without")
    naming.add_argument("--target", default=str(DEFAULT_TARGET), help="24 by default")
    finding = command(
        "find",
        "Find hands to order, the same for the same seed.",
        "--technique share --level hard",
        "--solutions 1 --count 3 --seed 00002S",
    )
    finding.add_argument("--technique", choices=TECHNIQUES, metavar="TECHNIQUE")
    finding.add_argument("--level", choices=LEVELS)
    finding.add_argument("--solutions", type=int, help="how many different ones")
    finding.add_argument("--operators", type=_operators, default=ALL_OPERATORS, help="such as +-")
    finding.add_argument("--count", type=int, default=1, help="how many hands; 1 by default")
    finding.add_argument("--seed", help=SEED_HELP)
    printing = command(
        "print",
        "Print a sheet of hands with a key, the same for the same seed.",
        "--seed 7 --count 12 --level medium --deck 10",
        "--edition integers --key all --json",
    )
    _add_sheet_arguments(printing)
    command("methods", "List the classic methods.", "", "--json")
    surveying = command(
        "survey",
        "Say which hands a method solves, which it misses, and why; or what Countdown can make.",
        "templates-73",
        "pick-two-whole --cards 1-10 --csv survey.csv",
        "countdown",
    )
    _add_survey_arguments(surveying)
    return parser if asked is None or commands.choices else parser_of()


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
    gaming.add_argument("--deck", choices=DECKS, help="its highest card; K by default")
    gaming.add_argument("--target", help="24 by default")
    _add_edition(gaming)
    gaming.add_argument("--mixed", action="store_true", help="also hands without a solution")
    gaming.add_argument("--seed", help=SEED_HELP)
    gaming.add_argument(
        "--daily", nargs="?", const="", metavar="DATE", help="the hands of a day, today by default"
    )
    gaming.add_argument("--history", type=Path, metavar="FILE", help="where the hands are kept")
    gaming.add_argument("--no-history", action="store_true", help="keep no hands")


def _add_sheet_arguments(printing: argparse.ArgumentParser | _OtherCommand) -> None:
    if isinstance(printing, _OtherCommand):
        return
    printing.add_argument("--seed", help=SEED_HELP)
    printing.add_argument("--count", type=int, default=12, help="1 to 48; 12 by default")
    printing.add_argument("--level", choices=("any", *LEVELS), default="any")
    printing.add_argument(
        "--deck", choices=DECKS, default="K", help="its highest card; K by default"
    )
    _add_edition(printing)
    printing.add_argument(
        "--key",
        choices=import_module("twentyfour._sheets").KEYS,
        default="simplest",
        help="which solutions it has",
    )


def _add_edition(command: argparse.ArgumentParser | _OtherCommand) -> None:
    if isinstance(command, _OtherCommand):
        return
    editions = import_module("twentyfour.editions").EDITIONS  # 3 ms
    command.add_argument("--edition", choices=editions, metavar="EDITION", help=", ".join(editions))


def _operators(text: str) -> str:
    try:
        return canonical_operators(text.strip())
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
