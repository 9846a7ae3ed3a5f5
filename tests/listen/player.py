"""A player who uses only keys, and records what Orca says after each."""

import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import monotonic, sleep

from tests.listen.session import Session
from tests.listen.words import words

LOOK = 0.1  # seconds between two checks of the programs
CALM = 20  # idle checks after which the speech has ended; the page itself waits for 1 s
MOST = 60.0  # seconds
GAP = 0.25  # seconds between two typed keys
MOST_STOPS = 40
TIMEOUT = 120  # seconds, until a page has been opened
NEW_PAGE = 5  # seconds until Orca knows the headings of another page

UTTERANCE = re.compile(
    r"^[\d:.]+ - SPEECH OUTPUT: '(.*?)'(?: ?\[?\{[^\n]*\}\]?| ?None| ?)$", re.MULTILINE | re.DOTALL
)
TIMES = re.compile(r"\d+:\d\d(?:\.\d)?")
FASTER = re.compile(
    r" – your best at this level|：这一难度的个人最快纪录|"
    r"(?:Faster than half of the players|About as fast as the typical player|"
    r"这组牌你(?:比半数玩家快|的用时接近中位数))[^.。]*[.。] ?"
)
"""Settings that depend on the speed of the machine."""
DEALT = re.compile(r"(New hand: |新的一组牌：).*")  # random
MODES = ("Focus mode", "Browse mode")

KEYS = {
    "*": "asterisk",
    "+": "plus",
    "-": "minus",
    "/": "slash",
    "(": "parenleft",
    ")": "parenright",
    " ": "space",
    ",": "comma",
    "?": "question",
}

LANGUAGES = {"en": "en-US,en", "zh-Hans": "zh-CN,zh"}

PREFERENCES = {
    "accessibility.force_disabled": -1,
    "browser.aboutwelcome.enabled": False,
    "browser.newtab.preload": False,
    "browser.newtabpage.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.sessionstore.resume_from_crash": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "browser.tabs.warnOnClose": False,
    "browser.urlbar.autoFill": False,
    "browser.urlbar.maxRichResults": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "datareporting.policy.dataSubmissionPolicyBypassNotification": True,
    "app.update.enabled": False,
    "termsofuse.bypassNotification": True,
    "toolkit.telemetry.enabled": False,
    "trailhead.firstrun.didSeeAboutWelcome": True,
}


@dataclass(slots=True)
class Player:
    """Runs a scenario; `lines` has its keys and the speech after each, one phrase a line."""

    session: Session
    site: str
    language: str
    lines: list[str] = field(default_factory=list)
    mode: str = MODES[1]
    pressed: int = 0  # keys since the page was opened
    _read: int = 0
    _heard: list[str] = field(default_factory=list)

    @property
    def words(self) -> dict[str, str]:
        """What the page says, by the keys of its words."""
        return words(self.language)

    def key(self, *names: str) -> list[str]:
        """Press keys in sequence, and record the speech after each."""
        phrases = []
        for name in names:
            self._press(name)
            phrases += self._note(f"> {name}")
        return phrases

    def type(self, text: str) -> list[str]:
        """Type key after key, as people do, and record the speech when it has ended."""
        for sign in text:
            self._press(KEYS.get(sign, sign))
            sleep(GAP)
        return self._note(f"> {text}")

    def seek(self, name: str, words: str) -> list[str]:
        """Press a key until these words are said; record only the last time."""
        for _ in range(MOST_STOPS):
            self._press(name)
            phrases = self._hear()
            if any(words in phrase for phrase in phrases):
                break
        self._write(f"> {name} … {words}", phrases)
        return phrases

    def focus_mode(self) -> None:
        """Pass keys to the page, as Orca's own key does."""
        if self.mode != MODES[0]:
            self.key("Insert+a")

    def hear(self, words: str) -> None:
        """Wait until these words have been said since the page was opened; do not record them."""
        begun = monotonic()
        while not any(words in it for it in self._heard) and monotonic() - begun < TIMEOUT:
            self._hear()

    def go(self, route: str) -> None:
        """Go to another route through the address bar; do not record the speech."""
        self._press("ctrl+l")
        self._hear()
        self._xdotool("type", "--delay", "60", f"{self.site}{route}")
        self._hear()
        self._press("Return")
        sleep(NEW_PAGE)
        self._hear()
        self._write(f"> {route}", [])

    def note(self, words: str) -> None:
        """Record the speech after the keys."""
        self.lines.append(f"> {words}")

    def _press(self, name: str) -> None:
        self.pressed += 1
        self._xdotool("key", "--clearmodifiers", name)

    def _xdotool(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], env=self.session.environment, check=True)

    def _note(self, key: str) -> list[str]:
        phrases = self._hear()
        self._write(key, phrases)
        return phrases

    def _write(self, key: str, phrases: list[str]) -> None:
        same = (FASTER.sub("", DEALT.sub(r"\1…", TIMES.sub("0:00", phrase))) for phrase in phrases)
        self.lines += [key, *same]

    def _hear(self) -> list[str]:
        """The phrases until browser and reader are idle, with allowance for short pauses."""
        begun = monotonic()
        phrases: list[str] = []
        calm = 0
        while calm < CALM and monotonic() - begun < MOST:
            sleep(LOOK)
            if new := self._utterances():
                phrases += new
                self._heard += new
                calm = 0
            else:
                calm = max(0, calm - 2) if self.session.is_busy() else calm + 1
        self.mode = next((phrase for phrase in reversed(phrases) if phrase in MODES), self.mode)
        return phrases

    def _utterances(self) -> list[str]:
        with self.session.log.open("rb") as log:
            log.seek(self._read)
            data = log.read()
        whole = data[: data.rfind(b"\n") + 1]
        self._read += len(whole)
        utterances = UTTERANCE.findall(whole.decode(errors="replace"))
        return [" ".join(words.split()) for words in utterances]

    @contextmanager
    def firefox(self, route: str) -> Iterator[None]:
        """Open a route in a Firefox with a new profile."""
        profile = self.session.folder / "profile"
        shutil.rmtree(profile, ignore_errors=True)
        profile.mkdir()
        preferences = {**PREFERENCES, "intl.accept_languages": LANGUAGES[self.language]}
        (profile / "user.js").write_text(
            "".join(
                f"user_pref({_written(name)}, {_written(it)});\n"
                for name, it in preferences.items()
            )
        )
        self._utterances()
        address = self.site + route
        with self.session.program(
            "firefox-esr", "--no-remote", "--profile", profile, "--new-window", address
        ):
            self._wait_for_page()
            yield
        self._hear()

    def _wait_for_page(self) -> None:
        """Wait until the speech about a new page has ended: its words and order vary."""
        begun = monotonic()
        phrases: list[str] = []
        while not any("Finished loading" in it for it in phrases) and monotonic() - begun < TIMEOUT:
            phrases += self._hear()
        self._hear()
        self.pressed = 0


def _written(value: object) -> str:
    """A value in the format of Firefox's preferences."""
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)
