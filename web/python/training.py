"""Makes the calls of `calls.py` and writes the profile: `python -m web.python.training`."""

import json
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from web.builder.paths import CACHE, NODE, run
from web.python import calls, profile
from web.python.build import SNAPSHOT, WHOLE, engine, lay_out, linked, snapshot
from web.python.calls import Call

_TRAIN = Path(__file__).with_name("train.mjs")


def main() -> None:
    """Write `profile.json`, and print how many functions run."""
    start = time.perf_counter()
    CACHE.mkdir(parents=True, exist_ok=True)
    trained, whole = profile.fingerprint(), linked()[WHOLE]
    print("Making the calls of the training ...", flush=True)
    ran = functions_run_by(calls.training())
    profile.write(trained, whole, ran)
    print(f"{len(ran)} functions run, in {time.perf_counter() - start:.0f} s: {profile.FILE.name}")


def functions_run_by(asked: list[Call]) -> list[int]:
    """Return the numbers of the functions of CPython that the start and these calls run."""
    base = linked()
    with TemporaryDirectory() as name:
        directory = Path(name)
        lay_out(directory, {**base, SNAPSHOT: snapshot(base, engine())})
        given, ran = directory / "calls.json", directory / "ran.json"
        given.write_text(calls.as_json(asked))
        run(*NODE, _TRAIN, directory, directory / WHOLE, given, ran)
        numbers: list[int] = json.loads(ran.read_text())
        return numbers


if __name__ == "__main__":
    main()
