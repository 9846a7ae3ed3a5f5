"""The faults that no tool makes: in styles, words, build, service worker and browser.

A fault adds code to a file, or changes what a file describes. It quotes no source text, so it
survives a rewording.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

Tier: TypeAlias = Literal["engine", "app", "build", "page"]
"""The part of `make test` that runs a test: `make test-engine`, and so on."""
Change: TypeAlias = Callable[[str], str]
"""Returns the broken text of a file."""

_TIERS: dict[str, Tier] = {
    "web/": "app",
    "tests/unit/": "engine",
    "tests/contract/": "engine",
    "tests/packaging/": "build",
    "tests/pyodide/": "page",
    "tests/browser/": "page",
}
_OFFLINE = "web/builder/offline.py"
_STYLES = "web/styles/main.css"
_PAGE = "web/app/main.tsx"
_WORKER = "web/offline/sw.ts"
_SCENES = (
    "tests/browser/test_everyone.py"
    "::test_every_scene_fits_every_screen_and_finger_and_has_no_fault[chromium-en-even]"
)


@dataclass(frozen=True, slots=True)
class Fault:
    """A change of one file. `broken` says what breaks, and `test` must detect it."""

    name: str
    broken: str
    file: str
    change: Change
    test: str  # a file, or a node as pytest names it

    @property
    def tier(self) -> Tier:
        """The tier of its test."""
        return next(tier for folder, tier in _TIERS.items() if self.test.startswith(folder))


def before(code: str) -> Change:
    """Code that runs first: imports are hoisted."""
    return lambda text: f"{code}\n{text}"


def after(code: str) -> Change:
    """Code, or a style, that has the last word."""
    return lambda text: f"{text}\n{code}\n"


def wrapped(function: str, result: str) -> Change:
    """A Python function whose result is another one: an expression with `result` in it."""
    return after(
        f"_whole_{function} = {function}\n"
        f"def {function}(*args, **options):\n"
        f"    result = _whole_{function}(*args, **options)\n"
        f"    return {result}"
    )


def described(change: Callable[[dict[str, Any]], object]) -> Change:
    """A JSON object that is changed in place."""

    def edit(text: str) -> str:
        value = json.loads(text)
        change(value)
        return json.dumps(value, ensure_ascii=False, indent=2) + "\n"

    return edit


def _sentence_with_a_parameter(words: dict[str, Any]) -> str:
    return next(key for key, text in words.items() if isinstance(text, str) and "{" in text)


def _lose_a_parameter(words: dict[str, Any]) -> None:
    words[_sentence_with_a_parameter(words)] = "—"


def _add_markup(words: dict[str, Any]) -> None:
    words[_sentence_with_a_parameter(words)] += "<b>!</b>"


def _lose_a_plural(words: dict[str, Any]) -> None:
    next(forms for forms in words.values() if isinstance(forms, dict) and "one" in forms).pop("one")


FAULTS = [
    Fault(
        "style-projector",
        "Text is no larger on a projector than on a desk",
        _STYLES,
        after(":root { font-size: 1.25rem !important; }"),
        "tests/browser/test_wide.py::test_a_screen_of_four_times_the_pixels_shows_the_same_larger",
    ),
    Fault(
        "style-contrast",
        "The words on the table have too little contrast",
        _STYLES,
        after(":root { --ink-soft: #b9c0bc !important; }"),
        _SCENES,
    ),
    Fault(
        "style-more-contrast",
        "More contrast in the dark theme keeps the usual colors of the felt",
        _STYLES,
        after(
            "@media (prefers-contrast: more) {"
            ' :root[data-theme="dark"] { --felt: #2f7d61 !important; }'
            "}"
        ),
        "tests/browser/test_contrast.py",
    ),
    Fault(
        "style-disabled",
        "A disabled button is translucent with more contrast",
        _STYLES,
        after(":disabled { opacity: 0.5 !important; }"),
        "tests/browser/test_contrast.py",
    ),
    Fault(
        "style-too-wide",
        "The page is wider than a phone's screen",
        _STYLES,
        after("#app { min-width: 40rem; }"),
        _SCENES,
    ),
    Fault(
        "style-frame-moves",
        "The static frame moves when the styles arrive",
        _STYLES,
        after("#frame { padding-top: 4rem !important; }"),
        "tests/browser/test_start.py::test_nothing_moves_when_the_styles_arrive_after_the_first_paint",
    ),
    Fault(
        "style-blocks",
        "The first paint waits for the styles",
        "web/index.html",
        lambda text: text.replace(
            "</head>", '<link rel="stylesheet" href="styles/main.css" /></head>'
        ),
        "tests/browser/test_start.py::test_first_paint_waits_for_no_other_file",
    ),
    Fault(
        "style-silent",
        "The live regions are hidden until they have words",
        _STYLES,
        after("[aria-live]:empty { display: none !important; }"),
        _SCENES,
    ),
    Fault(
        "words-unknown",
        "A language has words under a key that no English words have",
        "web/locales/zh-Hans.json",
        described(lambda words: words.update({"verdict.unknown": "?"})),
        "web/builder/translations.test.ts",
    ),
    Fault(
        "words-parameter",
        "A translated sentence has lost what it should tell",
        "web/locales/zh-Hans.json",
        described(_lose_a_parameter),
        "web/builder/translations.test.ts",
    ),
    Fault(
        "words-plural",
        "A count has no singular in English",
        "web/locales/en.json",
        described(_lose_a_plural),
        "web/builder/translations.test.ts",
    ),
    Fault(
        "words-markup",
        "A sentence holds markup",
        "web/locales/en.json",
        described(_add_markup),
        "web/builder/translations.test.ts",
    ),
    Fault(
        "words-code",
        "A new code of Python has no words in any language",
        "twentyfour/_coaching/hints.py",
        after('HintCode = Literal[HintCode, "nearly"]'),
        "tests/contract/test_words.py",
    ),
    Fault(
        "words-asked-late",
        "The words are requested only by the first script",
        "web/frame/languages.ts",
        before(
            'Object.defineProperty(HTMLLinkElement.prototype, "rel", { set(value) {'
            ' this.setAttribute("rel", value === "modulepreload" ? "" : value); } });'
        ),
        "tests/browser/test_start.py::test_words_and_page_do_not_wait_for_the_script",
    ),
    Fault(
        "engine-all-listed",
        "A page receives all of thousands of solutions",
        "twentyfour/_bridge/serializer.py",
        after(
            "_some = solutions\nsolutions = lambda found, misses, limit=None: _some(found, misses)"
        ),
        "tests/unit/test_bridge.py",
    ),
    Fault(
        "engine-mixed",
        "A combined number comes without its mixed form",
        "twentyfour/_bridge/serializer.py",
        wrapped("mixed", "None"),
        "tests/unit/test_bridge.py",
    ),
    Fault(
        "engine-template",
        "The mended list of templates lacks the missing one",
        "twentyfour/methods/templates.py",
        after("MISSING = ()"),
        "tests/unit/test_methods_on_the_deck.py",
    ),
    Fault(
        "build-minify",
        "The page's scripts are not minified",
        "web/builder/page.py",
        after(
            "_bundle = bundle\n"
            "def bundle(*args, **options):\n"
            "    return _bundle(*args, **options, minify=False)"
        ),
        "tests/packaging/test_sizes.py",
    ),
    Fault(
        "build-library",
        "A part of the library that CPython imports late is not shipped",
        "web/builder/modules.py",
        after('KEEP = tuple(name for name in KEEP if name != "_pylong")'),
        "tests/pyodide/test_engine.py",
    ),
    Fault(
        "build-licence",
        "Only the first of several works in a package has its licence shown",
        "web/builder/licences.py",
        wrapped("licences_of", "result[:1]"),
        "tests/browser/test_licences.py",
    ),
    Fault(
        "build-source-distribution",
        "The source distribution lacks the data of its tests",
        "pyproject.toml",
        after('[tool.hatch.build]\nexclude = ["/tests/data"]'),
        "tests/packaging/test_source_distribution.py",
    ),
    Fault(
        "build-wheel-page",
        "The wheel contains the page in the wrong folder",
        "web/builder/hatch_page.py",
        after(
            "PageHook.initialize = lambda self, version, build_data: "
            'build_data["force_include"].update({"build/page": "twentyfour/site"})'
        ),
        "tests/packaging/test_wheel.py",
    ),
    Fault(
        "build-framed",
        "Any page may frame the game itself",
        "web/builder/headers.py",
        wrapped("_policy", "result.replace(\"'self'\", '*')"),
        "tests/browser/test_headers.py",
    ),
    Fault(
        "build-cached",
        "Hosts let browsers keep every file for ever",
        "web/builder/headers.py",
        after("carries_hash = lambda name: True"),
        "tests/browser/test_headers.py",
    ),
    Fault(
        "offline-precache",
        "The service worker does not store the page's lazy chunks",
        _OFFLINE,
        wrapped("kept", '[name for name in result if not name.startswith("learn")]'),
        "tests/browser/test_offline.py::test_every_file_is_listed_with_its_integrity",
    ),
    Fault(
        "offline-integrity",
        "The service worker stores a file without checking its hash",
        _OFFLINE,
        wrapped("precache_list", '[{**entry, "integrity": ""} for entry in result]'),
        "tests/browser/test_offline.py::test_every_file_is_listed_with_its_integrity",
    ),
    Fault(
        "offline-older-tidies",
        "The older build drops the files of the newer one that waits",
        _WORKER,
        before(
            'for (const name of ["installing", "waiting"]) Object.defineProperty('
            "ServiceWorkerRegistration.prototype, name, { get: () => null });"
        ),
        "tests/browser/test_updates.py::test_newer_build_that_waits_keeps_its_files",
    ),
    Fault(
        "offline-lost-files",
        "A device that has lost its files shows the browser's own error page",
        _WORKER,
        after(
            'import { setCatchHandler as handle } from "workbox-routing";\n'
            "handle(() => Promise.resolve(Response.error()));"
        ),
        "tests/browser/test_updates.py::test_device_with_lost_files_plays_the_hosts_build",
    ),
    Fault(
        "offline-other-caches",
        "A new build deletes the caches of other applications",
        _WORKER,
        after(
            'self.addEventListener("activate", (event) => event.waitUntil(caches.keys().then('
            '(names) => Promise.all(names.filter((name) => !name.startsWith("workbox-"))'
            ".map((name) => caches.delete(name))))));"
        ),
        "tests/browser/test_updates.py::test_caches_of_others_stay",
    ),
    Fault(
        "page-hand-waits",
        "The stored hands are read before the first hand is drawn",
        _PAGE,
        before(
            'import { loadHistory as readAtOnce } from "./player/history/history.ts";\n'
            "readAtOnce();"
        ),
        "tests/browser/test_start.py::test_first_hand_does_not_wait_for_lazy_scripts",
    ),
    Fault(
        "page-session",
        "A newer build loses what was typed",
        _PAGE,
        before(
            "const { setItem } = Storage.prototype;\n"
            "Storage.prototype.setItem = function (key: string, value: string) {"
            " if (this !== sessionStorage) setItem.call(this, key, value); };"
        ),
        "tests/browser/test_updates.py::test_newer_build_is_offered_and_keeps_the_hand",
    ),
    Fault(
        "page-other-tab",
        "Another tab does not receive a played hand",
        _PAGE,
        before("BroadcastChannel.prototype.postMessage = () => {};"),
        "tests/browser/test_history.py::test_two_tabs_keep_the_hands_of_both",
    ),
    Fault(
        "page-stutter",
        "Every key is followed by what the answer makes",
        _PAGE,
        before(
            "const wait = window.setTimeout;\n"
            "window.setTimeout = ((act: TimerHandler, time?: number) =>"
            " wait(act, time && time < 5000 ? 0 : time)) as typeof setTimeout;"
        ),
        "tests/browser/test_hearing_answers.py::test_typing_is_announced_once_after_a_pause",
    ),
    Fault(
        "page-focus",
        "A new page's heading does not take the focus",
        _PAGE,
        before("HTMLHeadingElement.prototype.focus = () => {};"),
        "tests/browser/test_hearing_modes.py::test_late_heading_takes_the_focus_from_its_substitute",
    ),
    Fault(
        "page-no-worker",
        "Python does not start without a worker",
        _PAGE,
        before('Object.defineProperty(globalThis, "engineHere", { get: () => ({}), set() {} });'),
        "tests/browser/test_contract.py::test_engine_runs_on_the_page_without_a_worker",
    ),
    Fault(
        "page-seed",
        "Random numbers are equal in every start from the snapshot",
        "web/engine/worker.ts",
        before("crypto.getRandomValues = (array) => array;"),
        "tests/browser/test_snapshot.py::test_random_generator_is_seeded_on_the_device",
    ),
    Fault(
        "embed-keeps",
        "The framed table stores choices on the device",
        "web/app/shell/embed/embed.tsx",
        after('localStorage.setItem("twentyfour:settings", "{}");'),
        "tests/browser/test_embed.py",
    ),
    Fault(
        "embed-height",
        "The framed table does not report its height",
        "web/app/shell/embed/embed.tsx",
        before("ResizeObserver.prototype.observe = () => {};"),
        "tests/browser/test_embed.py",
    ),
]
