"""The command line: `twentyfour solve 3 3 8 8`, `check "8/(3-8/3)" 3 3 8 8`, `daily`.

Exit codes: 0 found or right, 1 not found or wrong, 2 bad input, 130 and 141 interrupted. The parser
is argparse, because the engine needs no packages.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Mapping, Sequence

from twentyfour._cli import report, streams, terminal
from twentyfour._cli.arguments import UsageError, parser_of
from twentyfour._cli.commands import BAD_INPUT, COMMANDS, Refusal
from twentyfour._cli.words import translate
from twentyfour._frozen import NO_PARAMS
from twentyfour.cards import HandError


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code; raises SystemExit for bad usage."""
    if arguments is None:
        arguments = streams.arguments()
    is_closed = sys.stdout is None
    streams.prepare()
    if is_closed:
        return _refuse_output(os.strerror(errno.EBADF))
    given = [_kept_from_options(argument) for argument in arguments]
    try:
        try:
            code = _run(given)
        finally:  # also after help, which ends with SystemExit
            sys.stdout.flush()
    except OSError as error:
        streams.discard(sys.stdout)
        if streams.is_closed_pipe(error):
            return streams.CLOSED_PIPE
        return _refuse_output(error.strerror or str(error))
    except KeyboardInterrupt:
        return streams.INTERRUPTED
    return code


def _kept_from_options(argument: str) -> str:
    """An argument such as -3+27 with a space in front: argparse does not read it as an option."""
    is_option = argument in ("-h", "-") or argument.startswith("--")
    return f" {argument}" if argument.startswith("-") and not is_option else argument


def _run(arguments: Sequence[str]) -> int:
    try:
        options = parser_of(arguments[0] if arguments else None).parse_args(arguments)
    except UsageError as error:
        if "--json" in arguments:
            return _refuse("bad-usage", f"{error.message}.", as_json=True)
        error.parser.print_usage(sys.stderr)
        error.parser.exit(BAD_INPUT, f"twentyfour: {error.message}.\n")
    try:
        return COMMANDS[options.command](options)
    except Refusal as error:
        return _refuse(error.code, error.message, as_json=options.json)
    except HandError as error:
        message = report.hand_error(error.code, error.params)
        return _refuse(error.code, message, error.params, as_json=options.json)
    except OSError as error:
        if isinstance(error, BrokenPipeError) or not error.filename:
            raise
        file = str(error.filename)
        message = translate("cli.error.bad-file", file=file, reason=error.strerror)
        return _refuse("bad-file", message, {"file": file}, as_json=options.json)


def _refuse(
    code: str, message: str, params: Mapping[str, str] = NO_PARAMS, *, as_json: bool
) -> int:
    if as_json:
        terminal.print_json({"error": {"code": code, "params": params, "message": message}})
    else:
        streams.complain(f"twentyfour: {message}")
    return BAD_INPUT


def _refuse_output(reason: str) -> int:
    message = translate("cli.error.output", reason=reason)
    streams.complain(f"twentyfour: {message}")
    return BAD_INPUT
