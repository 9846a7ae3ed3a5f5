"""`make faults`: applies each fault to a copy of the tree, and checks that the tests detect it."""

import argparse
import sys
from time import perf_counter

from tests.faults.faults import FAULTS, Fault, Tier
from tests.faults.scratch import COPY, NoTestsError, build, first_failure, make_copy

_BUILT: tuple[Tier, ...] = ("build", "page")


def main() -> None:
    """Run the chosen faults; exit with an error if a test misses one."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults")
    parser.add_argument("only", nargs="*", help="names, or beginnings of names; all by default")
    only = tuple(parser.parse_args().only)
    chosen = [fault for fault in FAULTS if not only or fault.name.startswith(only)]
    if not chosen:
        sys.exit(f"No fault is named {' or '.join(only)}.")
    make_copy()
    _see_that_all_is_well(chosen)
    through = [fault.name for fault in chosen if not _is_caught(fault)]
    print(f"{len(chosen) - len(through)} of {len(chosen)} faults are caught.")
    if through:
        sys.exit("Not caught: " + ", ".join(through))


def _see_that_all_is_well(chosen: list[Fault]) -> None:
    """The tests of the faults must pass without the faults."""
    if any(fault.tier in _BUILT for fault in chosen) and (error := build()):
        sys.exit(f"The build fails without any fault: {error}")
    for tier in sorted({fault.tier for fault in chosen}):
        named = {fault.test for fault in chosen if fault.tier == tier}
        if failure := first_failure(tier, sorted(named)):
            sys.exit(f"{failure} fails without any fault.")


def _is_caught(fault: Fault) -> bool:
    """Whether its test detects a fault; print test and time."""
    start = perf_counter()
    file = COPY / fault.file
    whole = file.read_text(encoding="utf-8")
    file.write_text(fault.change(whole), encoding="utf-8")
    try:
        caught, summary = _outcome(fault)
    finally:
        file.write_text(whole, encoding="utf-8")
    word = "caught " if caught else "THROUGH"
    print(f"{word} {fault.name:<34} {summary} ({perf_counter() - start:.1f} s)", flush=True)
    return caught


def _outcome(fault: Fault) -> tuple[bool, str]:
    if fault.tier in _BUILT and (error := build()):
        return True, f"by the build: {error}"
    try:
        if failure := first_failure(fault.tier, [fault.test]):
            return True, f"by {failure}"
    except NoTestsError as error:
        return False, str(error)
    return False, fault.broken


if __name__ == "__main__":
    main()
