"""The player's own solver: its survey, its errors, its link, and the cage in which it runs."""

import importlib.util
import json
import re
import sys
from collections import Counter
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import combinations_with_replacement
from pathlib import Path
from threading import Thread
from types import ModuleType

import pytest
from playwright.sync_api import BrowserContext, Page, expect

import twentyfour as tf
from tests.browser import escapes
from tests.browser.host import Host
from tests.browser.table import visit
from tests.browser.waits import wait_until, wait_until_all_kept, wait_until_kept
from tests.browser.words import by, press, say
from web.builder.paths import GENERATED, WEB

EXAMPLES = sorted(file.stem for file in (WEB / "cage/examples").iterdir())
SMALL = "#/bench?high=10"
SURVEY = 180_000  # milliseconds; a survey starts a Python of its own, and may wait for a hand
HANDS = list(combinations_with_replacement(range(1, 11), 4))
SOLVABLE = [tf.is_solvable(hand) for hand in HANDS]
TRUTH = f"TRUTH = '{''.join(str(int(solvable)) for solvable in SOLVABLE)}'\n"
"""Python that knows which hands have a solution."""


def example(name: str) -> str:
    return (WEB / "cage/examples" / f"{name}.py").read_text()


@pytest.fixture(scope="module")
def runner() -> Iterator[ModuleType]:
    """The module that runs a player's code in the cage, in this Python."""
    spec = importlib.util.spec_from_file_location("runner", WEB / "cage/runner.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    streams = sys.stdout, sys.stderr
    yield module
    sys.stdout, sys.stderr = streams


def type_code(page: Page, code: str) -> None:
    page.locator("#code").fill(code)


def run(page: Page) -> None:
    page.locator(".start-button").click()
    over = re.compile("done|failed")
    expect(page.locator(".bench")).to_have_attribute("data-phase", over, timeout=SURVEY)


def tally(page: Page) -> dict[str, int]:
    counts = page.locator(".bench-tally > div").evaluate_all(
        "(rows) => rows.map(({ dataset }) => [dataset.state, Number(dataset.count)])"
    )
    return {state: count for state, count in counts if count}


def test_survey_finds_what_the_code_solves_misses_and_gets_wrong(page: Page, site: str) -> None:
    page.goto(site + SMALL)
    type_code(
        page,
        TRUTH
        + """
hands = iter(range(len(TRUTH)))

def solve(numbers, target):
    place = next(hands)
    if place < 10:
        return "1+1"
    if place < 20:
        return 1 / 0
    if place < 30:
        return place
    if place % 3:
        return TRUTH[place] == "1"
    return None
""",
    )
    run(page)
    expected = Counter("w" * 10 + "e" * 20)
    for place, solvable in list(enumerate(SOLVABLE))[30:]:
        expected["n" if not solvable else "s" if place % 3 else "m"] += 1
    assert tally(page) == expected
    rows = page.locator(".missed li")
    expect(rows.first).to_contain_text("ZeroDivisionError")


@pytest.mark.thorough
@pytest.mark.parametrize("name", EXAMPLES)
def test_each_example_solves_in_the_page_what_it_solves_here(
    page: Page, site: str, runner: ModuleType, name: str
) -> None:
    visit(page, site, SMALL)
    type_code(page, example(name))
    run(page)
    solved = 0
    runner.load(example(name))
    for hand in HANDS:
        answer = json.loads(runner.ask(json.dumps([hand, 24])))["answer"]
        solved += answer is True or bool(answer and tf.check(answer[0], hand).ok)
    assert tally(page) == {
        key: count
        for key, count in {
            "s": solved,
            "m": sum(SOLVABLE) - solved,
            "n": len(HANDS) - sum(SOLVABLE),
        }.items()
        if count
    }


@pytest.mark.thorough
def test_the_missing_idea_is_named_with_the_hand_that_shows_it_best(page: Page, site: str) -> None:
    page.goto(site + SMALL)
    type_code(page, example("bracketings"))
    run(page)
    finding = page.locator(".finding")
    expect(finding).to_have_count(1, timeout=SURVEY)
    expect(finding).to_have_attribute("data-code", "float-equality")
    expect(finding.get_by_role("heading")).to_have_text(say("bench.finding.float-equality.name"))
    expect(finding).to_contain_text("3388")


@pytest.mark.thorough
def test_race_times_the_own_solver_and_the_classics(page: Page, site: str) -> None:
    page.goto(site + SMALL)
    type_code(page, "def judgePoint24(cards):\n    return len(cards) == 4\n")
    run(page)
    press(page, "bench.race.go")
    bars = page.locator(".bars .bar-row[data-state=done] .bar-value")
    expect(bars).to_have_count(5, timeout=SURVEY)
    expect(bars.filter(has_text="–")).to_have_count(0)
    expect(page.locator(".growth-curve")).to_have_count(5)


def test_error_shows_the_traceback_with_the_lines_that_were_typed(page: Page, site: str) -> None:
    page.goto(site + SMALL)
    type_code(page, "def solve(numbers, target):\n    return 24\n\nsolve([], 24) / 0\n")
    run(page)
    expect(page.get_by_role("main")).to_contain_text(say("bench.failed.code"))
    expect(page.locator(".traceback")).to_contain_text('File "solver.py", line 4, in <module>')
    expect(page.locator(".traceback")).to_contain_text("solve([], 24) / 0")
    expect(page.locator(".editor-line[data-lit]")).to_have_attribute("data-line", "4")


@pytest.mark.thorough
def test_code_without_a_function_or_with_bad_syntax_says_so(page: Page, site: str) -> None:
    page.goto(site + SMALL)
    type_code(page, "def solver(numbers):\n    return None\n")
    run(page)
    expect(page.get_by_role("main")).to_contain_text("judgePoint24(cards)")
    type_code(page, "def solve(numbers:\n")
    run(page)
    expect(page.locator(".traceback")).to_contain_text("SyntaxError")


@pytest.mark.thorough
def test_hand_without_an_answer_is_named_and_the_survey_goes_on(page: Page, site: str) -> None:
    page.goto(site + SMALL)
    type_code(
        page,
        """
def solve(numbers, target):
    while numbers == [1, 1, 1, 8]:
        pass
    return False
""",
    )
    run(page)
    assert tally(page) == {"e": 1, "m": sum(SOLVABLE) - 1, "n": len(HANDS) - sum(SOLVABLE)}
    expect(page.locator(".missed li").first).to_contain_text("AAA8")


@pytest.mark.thorough
def test_memory_and_output_are_bounded(page: Page, site: str) -> None:
    page.goto(site + SMALL)
    type_code(
        page,
        """
def solve(numbers, target):
    print("x" * 10**5)
    return [0] * 10**9
""",
    )
    run(page)
    assert tally(page) == {"e": len(HANDS)}
    expect(page.locator(".missed li").first).to_contain_text("MemoryError")
    assert len(page.locator("section:has(#output-heading) pre").inner_text()) < 10_000


def test_link_brings_the_code_and_a_damaged_one_says_so(page: Page, site: str) -> None:
    code = "# é 二十四\ndef solve(numbers, target):\n    return None\n"
    page.goto(site + SMALL)
    type_code(page, code)
    packed = page.evaluate(PACK, code)
    visit(page, site, f"#/bench?code={packed}")
    expect(page.locator("#code")).to_have_value(code)
    visit(page, site, f"#/bench?code={packed[:-9]}")
    expect(page.get_by_role("main")).to_contain_text(say("bench.damaged"))
    expect(page.locator("#code")).to_have_value(code)  # the player's own


PACK = """async (code) => {
    const stream = new Blob([code]).stream().pipeThrough(new CompressionStream("gzip"));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    const text = btoa(String.fromCharCode(...bytes));
    return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}"""


def test_keyboard_leaves_the_editor(page: Page, site: str) -> None:
    page.goto(site + SMALL)
    type_code(page, "")
    editor = page.locator("#code")
    editor.press_sequentially("def solve(numbers, target):")
    editor.press("Enter")
    editor.press_sequentially("if numbers:")
    editor.press("Enter")
    editor.press_sequentially("return 1")
    editor.press("Tab")
    code = "def solve(numbers, target):\n    if numbers:\n        return 1    "
    expect(editor).to_have_value(code)
    expect(editor).to_be_focused()
    editor.press("Escape")
    editor.press("Tab")
    expect(editor).not_to_be_focused()
    expect(page.locator(".start-button")).to_be_focused()


class Recorder(BaseHTTPRequestHandler):
    """Answers every request, and remembers it."""

    seen: list[str]

    def do_GET(self) -> None:
        self.seen.append(self.path)
        self.send_response(200)
        self.send_header("Access-Control-Allow-Origin", "*")
        self.send_header("Content-Type", "text/javascript")
        self.end_headers()
        self.wfile.write(b"postMessage('out')")

    do_POST = do_GET  # noqa: N815

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def outside() -> Iterator[tuple[str, list[str]]]:
    """Another site: its address, and the requests that have reached it."""
    seen: list[str] = []
    handler = type("Handler", (Recorder,), {"seen": seen})
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/", seen
    server.shutdown()
    server.server_close()


IN_CAGE = """async ([files, code]) => {
    const out = [];
    new BroadcastChannel("twentyfour").onmessage = ({ data }) => out.push(data);
    addEventListener("message", ({ data }) => out.push(data));
    const bytes = async ({ url }) => (await fetch(url)).arrayBuffer();
    const start = {};
    for (const name of ["script", "wasm", "library"]) start[name] = await bytes(files[name]);
    const frame = document.createElement("iframe");
    frame.src = files.frame;
    await new Promise((resolve) => { frame.onload = resolve; document.body.append(frame); });
    const { port1, port2 } = new MessageChannel();
    const heard = () => new Promise((resolve) => {
        port1.onmessage = ({ data }) => resolve(data);
    });
    const say = (name, text) => { port1.postMessage({ name, texts: [text] }); return heard(); };
    const ready = heard();
    frame.contentWindow[0].postMessage(start, "*", [port2]);
    await ready;
    const loaded = await say("load", code);
    for (let turn = 0; turn < 40; turn++) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        await say("ask", "[[1, 2], 3]");
    }
    const { answer } = JSON.parse(await say("ask", "[[1, 2], 3]"));
    return { loaded, answer, out, hash: location.hash };
}"""
"""Runs a code in the cage as the page does, and gives what it has begun two seconds to end."""


@pytest.mark.own_context
def test_no_way_leads_out_of_the_cage(
    page: Page, site: str, outside: tuple[str, list[str]], problems: list[str]
) -> None:
    address, seen = outside
    page.goto(f"{site}#/bench")
    files = json.loads((GENERATED / "cage.json").read_text())
    result = page.evaluate(IN_CAGE, [files, escapes.code(address, site)])
    assert "error" not in json.loads(result["loaded"])
    ends = dict(text.split(" ", 1) for text in result["answer"])
    assert [name for name, end in ends.items() if not end.startswith("shut")] == []
    assert len(ends) >= 40
    assert result["out"] == []
    assert result["hash"] == "#/bench"
    assert seen == []
    problems.clear()  # the browser names what it has refused


@pytest.mark.thorough
def test_the_bench_works_offline_if_the_player_keeps_it(
    visitor: BrowserContext, host: Host
) -> None:
    page = visitor.new_page()
    page.goto(host.site + SMALL)
    wait_until_kept(page)
    wait_until_all_kept(page)
    by(page, "button", "bench.keep", megabytes=14).click()
    expect(by(page, "button", "bench.forget")).to_be_visible()
    host.cut()
    page.reload()
    type_code(page, "def judgePoint24(cards):\n    return True\n")
    run(page)
    assert tally(page) == {"s": sum(SOLVABLE), "w": len(HANDS) - sum(SOLVABLE)}
    press(page, "bench.forget")
    expect(by(page, "button", "bench.keep", megabytes=14)).to_be_visible()
    wait_until(page, "async () => !(await caches.keys()).includes('twentyfour-bench')")


@pytest.mark.own_context
def test_only_a_visit_of_the_bench_loads_its_python(page: Page, site: str) -> None:
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(Path(request.url).name))
    page.goto(site)
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")
    visit(page, site, "#/bench")
    expect(page.locator("#code")).to_be_visible()
    assert [name for name in loaded if name.startswith("cage-")] == []
