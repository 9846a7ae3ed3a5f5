"""The arguments and the help of each command."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, NoReturn, TypeAlias, get_args

import twentyfour as tf
from twentyfour._cli.terminal import columns, wrapped
from twentyfour._cli.words import translate
from twentyfour._rating.school import SCHOOL_STEPS
from twentyfour._techniques.table import TECHNIQUES
from twentyfour.cards import DECKS, DEFAULT_TARGET, canonical_operators
from twentyfour.operators import ALL_OPERATORS
from twentyfour.rating import LEVELS
from twentyfour.solver import Distinct

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

COUNTDOWN = "countdown"
"""An argument of `survey` that is not a method."""
PROGRAM = "twentyfour"
HELP_AT = 24
"""The column where argparse begins the help of an argument."""

Add: TypeAlias = Callable[..., object]
"""`add_argument` of a group."""
Describe: TypeAlias = Callable[..., str]
"""Returns the help of a key under `cli.help.` at a column. Empty for a parser without help."""


class UsageError(Exception):
    """Wrong arguments."""

    def __init__(self, parser: argparse.ArgumentParser, message: str) -> None:
        self.parser = parser
        self.message = message


class _Parser(argparse.ArgumentParser):
    """Raises an exception for bad usage, and writes help in the language of the terminal.

    The texts are loaded only when help is written.
    """

    def error(self, message: str) -> NoReturn:
        raise UsageError(self, message)

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        """Raise OSError if the output cannot be written, which argparse ignores."""
        print(message, end="", file=file)

    def format_usage(self) -> str:
        return _with_usage(super().format_usage())

    def format_help(self) -> str:
        command = self.prog.removeprefix(PROGRAM).strip()
        described = _parsers(command or None, _described)[command]
        return _with_usage(argparse.ArgumentParser.format_help(described))


class _PrintCompletion(argparse.Action):
    """Prints the script for a shell and ends. Only this action imports shtab, which takes 20 ms."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: object,
        values: str | Sequence[object] | None,
        option_string: str | None = None,
    ) -> None:
        del namespace, option_string
        print(import_module("shtab").complete(_parsers(None, _described)[""], values))
        parser.exit()


class _Command(NamedTuple):
    """A command: functions that add its arguments and options, and its examples."""

    add: Callable[[Add, Add, Describe], None]
    examples: Sequence[str]
    json: bool = True


def parser_of(asked: str | None = None) -> argparse.ArgumentParser:
    """The parser of one command if possible: all parsers take a tenth of the start."""
    return _parsers(asked if asked in _COMMANDS else None, lambda *_: "")[""]


def _parsers(asked: str | None, describe: Describe) -> Mapping[str, argparse.ArgumentParser]:
    """The parsers of one command or of all, by name. The name "" is the parser of the program."""
    parser = _Parser(
        prog=PROGRAM,
        description=describe("game-of-24", 0),
        formatter_class=argparse.RawTextHelpFormatter,
        add_help=False,
    )
    commands = parser.add_subparsers(
        dest="command",
        required=True,
        metavar="COMMAND",
        prog=PROGRAM,
        title=describe("positional"),
    )
    option = _options(parser, describe)
    option("--version", action="version", version=tf.__version__, help=describe("version"))
    if find_spec("shtab"):
        shells = ("bash", "zsh", "tcsh")
        option(
            "--print-completion",
            action=_PrintCompletion,
            choices=shells,
            help=describe("completion"),
        )
    for name in [asked] if asked else _COMMANDS:
        command = _COMMANDS[name]
        examples = (f"  {PROGRAM} {name} {example}".rstrip() for example in command.examples)
        added = commands.add_parser(
            name,
            help=describe(name),
            description=describe(name, 0),
            epilog="\n".join([describe("examples") or "", *examples]),
            formatter_class=argparse.RawTextHelpFormatter,
            add_help=False,
        )
        added.set_defaults(json=False)
        positional = added.add_argument_group(describe("positional")).add_argument
        option = _options(added, describe)
        if command.json:
            option("--json", action="store_true", help=describe("json"))
        command.add(positional, option, describe)
    return {"": parser, **commands.choices}


def _options(parser: argparse.ArgumentParser, describe: Describe) -> Add:
    """The options of a parser. The first option is `--help`.

    The group has a translated title. A group does not measure the terminal for each argument, for
    which argparse would import shutil.
    """
    add: Add = parser.add_argument_group(describe("options")).add_argument
    add("-h", "--help", action="help", help=describe("help"))
    return add


def _described(key: str, at: int = HELP_AT) -> str:
    return _in_lines(translate(f"cli.help.{key}"), at)


def _in_lines(text: str, at: int = HELP_AT) -> str:
    """A text at a column, broken into lines. argparse would break Chinese lines too late."""
    return "\n".join(wrapped(text, columns() - at - 2))


def _with_usage(text: str) -> str:
    return text.replace("usage: ", translate("cli.usage"), 1)


def _add_cards(positional: Add, describe: Describe) -> None:
    positional("cards", nargs="+", help=describe("cards"))


def _add_hand(positional: Add, option: Add, describe: Describe) -> None:
    _add_cards(positional, describe)
    option("--target", default=str(DEFAULT_TARGET), help=describe("target"))
    option("--operators", type=_operators, help=describe("operators"))


def _solve(positional: Add, option: Add, describe: Describe) -> None:
    choices = get_args(Distinct)
    option("--why", action="store_true", help=describe("why"))
    option("--distinct", choices=choices, default="essential", help=describe("distinct"))
    _add_hand(positional, option, describe)


def _check(positional: Add, option: Add, describe: Describe) -> None:
    positional("answer", help=describe("answer"))
    _add_hand(positional, option, describe)


def _hint(positional: Add, option: Add, describe: Describe) -> None:
    option("--count", type=int, default=1, help=describe("hint.count"))
    _add_hand(positional, option, describe)


def _closest(positional: Add, option: Add, describe: Describe) -> None:
    positional("cards", nargs="+", help=describe("closest.cards"))
    option("--target", required=True, help=describe("closest.target"))
    option("--fractions", action="store_true", help=describe("closest.fractions"))


def _daily(_: Add, option: Add, describe: Describe) -> None:
    option("--date", help=describe("date"))


def _game(_: Add, option: Add, describe: Describe) -> None:
    option("--level", choices=LEVELS, help=describe("game.level"))
    option("--deck", choices=DECKS, help=describe("deck"))
    option("--target", help=describe("target"))
    _add_edition(option)
    option("--mixed", action="store_true", help=describe("mixed"))
    option("--seed", help=describe("seed"))
    option("--daily", nargs="?", const="", metavar="DATE", help=describe("game.daily"))
    option("--history", type=Path, metavar="FILE", help=describe("game.history"))
    option("--no-history", action="store_true", help=describe("game.no-history"))


def _play(_: Add, option: Add, describe: Describe) -> None:
    option("--port", type=int, help=describe("port"))
    option("--no-browser", action="store_true", help=describe("no-browser"))
    option("--file", type=Path, nargs="?", const=Path(), metavar="PATH", help=describe("file"))


def _techniques(positional: Add, option: Add, describe: Describe) -> None:
    positional("cards", nargs="*", help=describe("techniques.cards"))
    option("--target", default=str(DEFAULT_TARGET), help=describe("target"))


def _find(_: Add, option: Add, describe: Describe) -> None:
    option("--technique", choices=TECHNIQUES, metavar="TECHNIQUE")
    option("--level", choices=LEVELS)
    option("--solutions", type=int, help=describe("find.solutions"))
    option("--operators", type=_operators, default=ALL_OPERATORS, help=describe("find.operators"))
    option("--count", type=int, default=1, help=describe("find.count"))
    option("--seed", help=describe("seed"))


def _print(_: Add, option: Add, describe: Describe) -> None:
    option("--seed", help=describe("seed"))
    option("--count", type=int, default=12, help=describe("print.count"))
    option("--level", choices=("any", *LEVELS), default="any")
    option("--school", type=int, choices=SCHOOL_STEPS, help=describe("print.school"))
    option("--deck", choices=DECKS, default="K", help=describe("deck"))
    _add_edition(option)
    option("--operators", type=_operators, default=ALL_OPERATORS, help=describe("operators"))
    keys = import_module("twentyfour._sheets").KEYS
    option("--key", choices=keys, default="simplest", help=describe("print.key"))


def _survey(positional: Add, option: Add, describe: Describe) -> None:
    known = [*tf.METHODS, COUNTDOWN]
    positional("method", choices=known, metavar="METHOD", help=_listed(known))
    option("--cards", help=describe("survey.cards"))
    option("--target", help=describe("target"))
    option("--csv", type=Path, metavar="FILE", help=describe("survey.csv"))


def _nothing(_: Add, __: Add, ___: Describe) -> None:
    """Add no arguments."""


def _add_edition(option: Add) -> None:
    editions = import_module("twentyfour.editions").EDITIONS  # 3 ms
    option("--edition", choices=editions, metavar="EDITION", help=_listed(editions))


def _listed(names: Iterable[str]) -> str:
    return _in_lines(", ".join(names))


def _operators(text: str) -> str:
    try:
        return canonical_operators(text.strip())
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


_COMMANDS: Mapping[str, _Command] = {
    "solve": _Command(
        _solve, ("3 3 8 8", "A 10 J Q --target 36", "1/2 -3 5 --json", "1 1 7 7 --why")
    ),
    "check": _Command(_check, ('"8/(3-8/3)" 3 3 8 8', '"-3+27" -3 27')),
    "hint": _Command(_hint, ("3 3 8 8", "3 3 8 8 --count 3")),
    "rate": _Command(_add_hand, ("3 3 8 8", "2 4 8 10 --json")),
    "prove": _Command(_add_hand, ("1 1 1 1 > proof.json",)),
    "closest": _Command(
        _closest, ("25 50 75 100 3 6 --target 952", "3 3 8 8 --target 23 --fractions")
    ),
    "daily": _Command(_daily, ("", "--date 2026-11-21")),
    "game": _Command(
        _game,
        ("", "--level hard", "--edition integers", "--daily", "--history hands.json.gz"),
        json=False,
    ),
    "play": _Command(_play, ("", "--no-browser", "--file 24.html")),
    "techniques": _Command(_techniques, ("", "3 3 8 8")),
    "find": _Command(
        _find, ("--technique share --level hard", "--solutions 1 --count 3 --seed 00002S")
    ),
    "print": _Command(
        _print,
        ("--seed 7 --count 12 --level medium --deck 10", "--edition integers --key all --json"),
    ),
    "methods": _Command(_nothing, ("", "--json")),
    "survey": _Command(
        _survey, ("templates-73", "pick-two-whole --cards 1-10 --csv survey.csv", "countdown")
    ),
}
