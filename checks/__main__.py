"""Prints the faults that the checks find."""

import sys

from checks import address, engine, markdown, sentences, waits
from web.python import profile

CHECKS = (address, engine, markdown, sentences, waits, profile)


def main() -> None:
    """Run every check. Exit with 1 if there are faults."""
    faults = [fault for check in CHECKS for fault in check.faults()]
    for fault in faults:
        print(fault, file=sys.stderr)
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
