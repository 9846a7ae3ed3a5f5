"""A desktop without screen and sound card: X, a bus, speech that is written to a file, and Orca."""

import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic, sleep

from tests.listen.activity import are_busy

COMMANDS = {
    "Xvfb": "xvfb",
    "dbus-daemon": "dbus-daemon",
    "firefox-esr": "firefox-esr",
    "gdbus": "libglib2.0-bin",
    "openbox": "openbox",
    "orca": "orca",
    "speech-dispatcher": "speech-dispatcher",
    "xdotool": "xdotool",
}
"""The required files, and the packages of Debian 12 that have them."""

BUS_LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
TIMEOUT = 60  # seconds

SPEECH = """LogLevel 1
AudioOutputMethod "alsa"
AddModule "silent" "sd_generic" "silent.conf"
DefaultModule silent
"""

VOICE = """GenericExecuteSynth "true"
AddVoice "en" "MALE1" "en"
DefaultVoice "en"
"""

SETTINGS = """{"general": {"profile": ["Default", "default"],
  "startingProfile": ["Default", "default"]},
 "profiles": {"default": {"profile": ["Default", "default"], "enableKeyEcho": false}},
 "pronunciations": {}, "keybindings": {}}
"""

# Orca's log has everything that it does, with a buffer of 8 KB. This log has only speech,
# unbuffered.
CUSTOMIZATIONS = """import orca.debug as debug
debug.debugLevel = debug.LEVEL_SEVERE
_println = debug.println
def println(level, text="", timestamp=False):
    if text.startswith("SPEECH OUTPUT"):
        _println(debug.LEVEL_SEVERE, text, timestamp)
        debug.debugFile.flush()
debug.println = println
"""

NO_SOUND = "pcm.!default { type null }\nctl.!default { type null }\n"


def missing() -> list[str]:
    """The missing packages of Debian."""
    packages = [name for command, name in COMMANDS.items() if shutil.which(command) is None]
    return packages if BUS_LAUNCHER.exists() else [*packages, "at-spi2-core"]


@dataclass(frozen=True, slots=True)
class Session:
    """A running desktop: its folder, its environment, and its programs."""

    folder: Path
    environment: dict[str, str]
    programs: set[int] = field(default_factory=set)

    @property
    def log(self) -> Path:
        """The phrases that Orca has said."""
        return self.folder / "orca.log"

    def is_busy(self) -> bool:
        """Whether one of the programs is busy."""
        return are_busy(self.programs)

    @contextmanager
    def program(self, *command: str | Path) -> Iterator[None]:
        """Run a program; the context ends it and its children."""
        output = self.folder / f"{Path(command[0]).name}.txt"
        with output.open("w") as file:
            process = subprocess.Popen(
                [str(part) for part in command],
                env=self.environment,
                stdout=file,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
            self.programs.add(process.pid)
            try:
                yield
            finally:
                _end(process)
                self.programs.remove(process.pid)


@contextmanager
def running(folder: Path) -> Iterator[Session]:
    """Start the desktop in an empty folder; end it with the context."""
    session = Session(folder, _environment(folder))
    environment = session.environment
    with ExitStack() as stack:

        def start(*command: str | Path) -> None:
            stack.enter_context(session.program(*command))

        start("Xvfb", environment["DISPLAY"], "-screen", "0", "1280x900x24")
        bus = folder / "run" / "bus"
        start("dbus-daemon", "--session", "--nofork", f"--address=unix:path={bus}")
        _wait_for(bus)
        start("openbox")
        start(BUS_LAUNCHER, "--launch-immediately")
        sleep(1)
        for name in ("IsEnabled", "ScreenReaderEnabled"):
            _switch_on(environment, name)
        start("speech-dispatcher", "-s", "-t", "0")
        sleep(1)
        start("orca", f"--debug-file={session.log}")
        _wait_for(session.log, "Screen reader on")
        yield session


def _environment(folder: Path) -> dict[str, str]:
    """Write the configuration of each program; return their environment."""
    home, run = folder / "home", folder / "run"
    files = {
        home / ".asoundrc": NO_SOUND,
        folder / "config" / "speech-dispatcher" / "speechd.conf": SPEECH,
        folder / "config" / "speech-dispatcher" / "modules" / "silent.conf": VOICE,
        folder / "data" / "orca" / "user-settings.conf": SETTINGS,
        folder / "data" / "orca" / "orca-customizations.py": CUSTOMIZATIONS,
    }
    for file, text in files.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    run.mkdir(mode=0o700)
    return {
        **os.environ,
        "HOME": str(home),
        "XDG_CONFIG_HOME": str(folder / "config"),
        "XDG_DATA_HOME": str(folder / "data"),
        "XDG_CACHE_HOME": str(folder / "cache"),
        "XDG_RUNTIME_DIR": str(run),
        "DBUS_SESSION_BUS_ADDRESS": f"unix:path={run / 'bus'}",
        "DISPLAY": f":{90 + os.getpid() % 100}",
        "LC_ALL": "C.UTF-8",
        "GNOME_ACCESSIBILITY": "1",
        "GTK_MODULES": "gail:atk-bridge",
        "NO_AT_BRIDGE": "0",
        "MOZ_ENABLE_WAYLAND": "0",
    }


def _end(process: "subprocess.Popen[bytes]") -> None:
    for how in (signal.SIGTERM, signal.SIGKILL):
        try:
            os.killpg(process.pid, how)
            process.wait(1)
        except (ProcessLookupError, subprocess.TimeoutExpired):
            continue


def _switch_on(environment: dict[str, str], name: str) -> None:
    command = [
        *("gdbus", "call", "--session", "--dest", "org.a11y.Bus"),
        *("--object-path", "/org/a11y/bus"),
        *("--method", "org.freedesktop.DBus.Properties.Set"),
        *("org.a11y.Status", name, "<true>"),
    ]
    subprocess.run(command, env=environment, check=True, capture_output=True)


def _wait_for(file: Path, words: str = "") -> None:
    """Wait until a file exists and contains these words."""
    begun = monotonic()
    while not file.exists() or (words and words not in file.read_text(errors="replace")):
        if monotonic() - begun > TIMEOUT:
            raise SystemExit(f"The session did not start: {file.name} does not come.")
        sleep(0.1)
