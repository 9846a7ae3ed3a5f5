"""Completion in a shell: `twentyfour --print-completion bash`, with the extra `[cli]`."""

from argparse import Action, ArgumentParser
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec

HELP = "print a script that completes commands"


class _Print(Action):
    """Prints the script for a shell and ends; only then is shtab imported, which takes 20 ms."""

    def __call__(
        self,
        parser: ArgumentParser,
        namespace: object,
        values: str | Sequence[object] | None,
        option_string: str | None = None,
    ) -> None:
        del namespace, option_string
        print(import_module("shtab").complete(parser, values))
        parser.exit()


def add_completion(parser: ArgumentParser) -> None:
    """Add the option that prints a script for a shell, where there is shtab to write one."""
    if find_spec("shtab"):
        parser.add_argument(
            "--print-completion",
            action=_Print,
            choices=("bash", "zsh", "tcsh"),
            help=HELP,
        )
