"""Completion in a shell: `twentyfour --print-completion bash`, with the extra `[cli]`."""

from argparse import ArgumentParser

try:
    from shtab import add_argument_to
except ImportError:

    def add_completion(parser: ArgumentParser) -> None:
        """Add nothing: there is no shtab to write a script for the shell."""
        del parser

else:

    def add_completion(parser: ArgumentParser) -> None:
        """Add the option that prints a script for a shell."""
        add_argument_to(parser, "--print-completion", help="print a script that completes commands")
