"""Times the engine in CPython, in the built page and against C: `make bench`."""

import shutil
import subprocess
import tempfile
from pathlib import Path
from time import perf_counter

from playwright.sync_api import sync_playwright

from tests.benchmarks import tasks
from tests.browser import browsers
from tests.built import lay_out
from web.builder.paths import ROOT
from web.serve import serving

Figures = dict[str, float]
HERE = Path(__file__).parent
START = """async (sources) => {
    const { loadPyodide } = await import(new URL("pyodide.mjs", document.baseURI).href);
    const pyodide = await loadPyodide();
    const engine = await (await fetch("twentyfour.whl")).arrayBuffer();
    pyodide.FS.writeFile("/lib/twentyfour.whl", new Uint8Array(engine));
    pyodide.pyimport("sys").path.unshift("/lib/twentyfour.whl", "/bench");
    pyodide.FS.mkdirTree("/bench/tests/benchmarks");
    for (const [name, text] of Object.entries(sources))
        pyodide.FS.writeFile(`/bench/tests/benchmarks/${name}`, text);
    window.tasks = pyodide.pyimport("tests.benchmarks.tasks");
}"""


def in_the_page() -> Figures:
    """The figures of the built runtime in Chromium."""
    sources = {name: (HERE / name).read_text() for name in ("tasks.py", "plain.py", "__init__.py")}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        host = lay_out(Path(folder))
        (host / "index.html").write_text("<!doctype html><title>Benchmark</title>")
        browser = playwright.chromium.launch(**(browsers.find("chromium", playwright) or {}))
        with serving(host) as address:
            page = browser.new_page()
            page.goto(address)
            page.evaluate(START, sources)
            names = list(tasks.TASKS)
            found: Figures = {}
            for name in names:
                print(f"  in the page: {name}", flush=True)
                found[name] = page.evaluate("(name) => tasks.TASKS.get(name)()", name)
        browser.close()
    return found


def in_c() -> Figures:
    """The exhaustive method in C over the 1820 hands, or nothing where there is no compiler."""
    compiler = shutil.which("cc")
    if not compiler:
        print("There is no C compiler here: what is measured against C is left out.")
        return {}
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder, "exhaustive")
        source = HERE / "exhaustive.c"
        subprocess.run([compiler, "-O2", "-o", program, source, "-lm"], check=True)
        return {
            "C, every expression": _process([str(program)]),
            "C, to the first solution": _process([str(program), "first"]),
        }


def _process(command: list[str]) -> float:
    def once() -> float:
        start = perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        return perf_counter() - start

    return tasks.median(once() for _ in range(9))


def ratios(cpython: Figures, page: Figures, c: Figures) -> list[tuple[str, float, float]]:
    """What the figures must come to: the bar's name, the figure, the bar."""
    hands = len(tasks.HANDS)
    rows = [
        ("all solutions, ms a hand, CPython", cpython["solve, 1820 hands"] / hands * 1e3, 0.5),
        ("all solutions, ms a hand, page", page["solve, 1820 hands"] / hands * 1e3, 1.5),
        (
            "5 cards / merge, CPython",
            cpython["solve, 5 cards"] / cpython["merge, 5 cards"],
            1 / 200,
        ),
        ("5 cards / merge, page", page["solve, 5 cards"] / page["merge, 5 cards"], 1 / 200),
        ("5 cards, ms, page", page["solve, 5 cards"] * 1e3, 150),
        ("6 cards, ms, page", page["solve, 6 cards"] * 1e3, 2000),
        ("6 cards, first, ms, page", page["first, 6 cards"] * 1e3, 20),
        ("check, ms, CPython", cpython["check"] * 1e3, 0.3),
    ]
    for name, seconds in c.items():
        rows += [
            (f"solvable / {name}, CPython", cpython["solvable, 1820 hands"] / seconds, 1),
            (f"solvable / {name}, page", page["solvable, 1820 hands"] / seconds, 4),
        ]
    return rows


def main() -> None:
    """Time everything in one run and print the figures and what they come to."""
    print(f"In CPython, from {ROOT.name}/", flush=True)
    cpython = tasks.run()
    page = in_the_page()
    c = in_c()
    print(f"\n{'milliseconds, median':<26}{'CPython':>12}{'page':>12}{'ratio':>8}")
    for name in tasks.TASKS:
        a, b = cpython[name] * 1e3, page[name] * 1e3
        print(f"{name:<26}{a:>12.3f}{b:>12.3f}{b / a:>8.1f}")
    for name, seconds in c.items():
        print(f"{name:<26}{seconds * 1e3:>12.3f}")
    print(f"\n{'against the bar':<48}{'figure':>10}{'bar':>10}")
    for name, figure, bar in ratios(cpython, page, c):
        print(f"{name:<48}{figure:>10.4f}{bar:>10.4f}  {'met' if figure <= bar else 'MISSED'}")


if __name__ == "__main__":
    main()
