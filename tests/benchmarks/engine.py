"""Times the engine in CPython, in the built page and against C."""

import shutil
import subprocess
import tempfile
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage

from playwright.sync_api import sync_playwright

from tests.benchmarks import compare, tasks
from tests.benchmarks.stock import make_stock_site
from tests.browser import browsers
from web.builder.paths import ROOT
from web.serve import serving

Figures = dict[str, float]
HERE = Path(__file__).parent
START = """async (sources) => {
    const { loadPyodide } = await import(new URL("pyodide.mjs", document.baseURI).href);
    const pyodide = await loadPyodide();
    const wheel = await fetch("twentyfour.whl");
    await pyodide.unpackArchive(await wheel.arrayBuffer(), "wheel");
    pyodide.pyimport("sys").path.append("/bench");
    pyodide.FS.mkdirTree("/bench/tests/benchmarks");
    for (const [name, text] of Object.entries(sources))
        pyodide.FS.writeFile(`/bench/tests/benchmarks/${name}`, text);
    window.tasks = pyodide.pyimport("tests.benchmarks.tasks");
}"""


def in_the_page() -> Figures:
    """The figures of stock Pyodide in Chromium, which can compile the tasks' source."""
    sources = {
        name: (HERE / name).read_text(encoding="utf-8")
        for name in ("tasks.py", "plain.py", "__init__.py")
    }
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        host = make_stock_site(Path(folder))
        (host / "index.html").write_text("<!doctype html><title>Benchmark</title>")
        browser = playwright.chromium.launch(**(browsers.find("chromium", playwright) or {}))
        with serving(host) as address:
            page = browser.new_page()
            page.goto(address)
            page.evaluate(START, sources)
            names = list(tasks.TASKS)
            figures: Figures = {}
            for name in names:
                print(f"  in the page: {name}", flush=True)
                figures[name] = page.evaluate("(name) => tasks.TASKS.get(name)()", name)
        browser.close()
    return figures


def in_c() -> Figures:
    """The exhaustive method in C over the 1820 hands; empty if there is no compiler."""
    compiler = shutil.which("cc")
    if not compiler:
        print("There is no C compiler here: what is measured against C is left out.")
        return {}
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder, "exhaustive")
        source = HERE / "exhaustive.c"
        subprocess.run([compiler, "-O2", "-o", program, source, "-lm"], check=True)
        return {
            "every expression": _process([str(program)]),
            "to the first solution": _process([str(program), "first"]),
        }


def _process(command: list[str]) -> float:
    def once() -> float:
        start = _children()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        return _children() - start

    return tasks.median(once() for _ in range(9))


def _children() -> float:
    """CPU seconds of the ended child processes."""
    usage = getrusage(RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def figures() -> Figures:
    """Time everything, print the figures, and return them by place and name."""
    print(f"\nIn CPython, from {ROOT.name}/", flush=True)
    places = {"CPython": tasks.run(), "page": in_the_page(), "C": in_c()}
    process = compare.check_process()
    cpython, page = places["CPython"], places["page"]
    print(f"\n{'milliseconds, median':<26}{'CPython':>12}{'page':>12}{'ratio':>8}")
    for name in tasks.TASKS:
        a, b = cpython[name] * 1e3, page[name] * 1e3
        print(f"{name:<26}{a:>12.3f}{b:>12.3f}{b / a:>8.1f}")
    for name, seconds in places["C"].items():
        print(f"{f'C, {name}':<26}{seconds * 1e3:>12.3f}")
    for found in (cpython, page):
        found["solve, a hand"] = found["solve, 1820 hands"] / len(tasks.HANDS)
    for name, seconds in process.items():
        print(f"{f'process, {name}':<26}{seconds * 1e3:>12.3f}")
    return {
        f"{place}: {name}": value
        for place, all_ in (*places.items(), ("process", process))
        for name, value in all_.items()
    }
