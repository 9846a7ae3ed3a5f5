"""`make listen`: runs scenarios with Orca and Firefox, and compares the speech with files."""

import argparse
import signal
import sys
from difflib import unified_diff
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.listen import session
from tests.listen.player import LANGUAGES, Player
from tests.listen.scenarios import SCENARIOS, NotWon, Scenario
from web.builder.paths import BUILD, SITE
from web.serve import serving

KEPT = Path(__file__).parent / "heard"
NEW = BUILD / "listen"
FAULT = "not won: "
RUNS = 3  # runs of a scenario that differs; two equal runs decide


def main() -> None:
    """Run the scenarios; fail if two of three runs differ from the stored speech."""
    parser = argparse.ArgumentParser(prog="make listen", description=__doc__)
    parser.add_argument("scenarios", nargs="*", help=", ".join(it.name for it in SCENARIOS))
    parser.add_argument("--languages", nargs="*", default=list(LANGUAGES))
    parser.add_argument("--accept", action="store_true", help="store the new speech")
    options = parser.parse_args()
    if packages := session.missing():
        sys.exit(f"Listening needs these packages of Debian 12: {' '.join(packages)}.")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("Ended."))  # so that the session ends too
    wanted = [it for it in SCENARIOS if not options.scenarios or it.name in options.scenarios]
    with (
        TemporaryDirectory() as folder,
        serving(SITE) as site,
        session.running(Path(folder)) as desk,
    ):
        changed = [
            f"{language}/{scenario.name}"
            for language in options.languages
            for scenario in wanted
            if not _matches(desk, site, scenario, language, accept=options.accept)
        ]
    if changed:
        sys.exit(f"Changed speech: {', '.join(changed)}. To store it: make listen ACCEPT=1")


def _matches(
    desk: session.Session, site: str, scenario: Scenario, language: str, *, accept: bool
) -> bool:
    """Run a scenario until the speech is as stored, or two runs agree; write the speech."""
    stored = KEPT / language / f"{scenario.name}.txt"
    runs = [stored.read_text() if stored.exists() else ""]
    while len(runs) <= RUNS:
        runs.append(_play(desk, site, scenario, language))
        print(f"{language}/{scenario.name}:", flush=True)
        _show_changes(*runs[-2:])
        if runs[-1] == runs[0]:
            return True
        if runs[-1] in runs[1:-1]:
            break
    agreed = runs[-1] in runs[1:-1] and FAULT not in runs[-1]
    file = (KEPT if accept and agreed else NEW) / language / f"{scenario.name}.txt"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(runs[-1])
    return accept and agreed


def _show_changes(before: str, after: str) -> None:
    """Print the difference between a run and the previous run, or the stored speech."""
    changes = unified_diff(before.splitlines(), after.splitlines(), lineterm="", n=2)
    print("\n".join([*changes][2:]), flush=True)


def _play(desk: session.Session, site: str, scenario: Scenario, language: str) -> str:
    player = Player(desk, site, language)
    with player.firefox(scenario.route):
        try:
            scenario.play(player)
        except NotWon as fault:
            player.note(f"{FAULT}{fault}")
    return "\n".join([f"> {scenario.route}", *player.lines, ""])


if __name__ == "__main__":
    main()
