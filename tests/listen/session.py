"""A desktop without screen and sound card: X, a bus, speech that is only written, and Orca."""

import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep

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
"""What has to be there, and the package of Debian 12 that has it."""

BUS_LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
PATIENCE = 60  # seconds

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

# Orca holds its log back by 8 KB: what was just said would not be in it yet.
CUSTOMIZATIONS = """import orca.debug as debug
_println = debug.println
def println(*args, **kwargs):
    _println(*args, **kwargs)
    if debug.debugFile:
        debug.debugFile.flush()
debug.println = println
"""

NO_SOUND = "pcm.!default { type null }\nctl.!default { type null }\n"


def missing() -> list[str]:
    """The packages of Debian that are not installed here."""
    packages = [name for command, name in COMMANDS.items() if shutil.which(command) is None]
    return packages if BUS_LAUNCHER.exists() else [*packages, "at-spi2-core"]


@dataclass(frozen=True, slots=True)
class Session:
    """A running desktop: where its files are, its environment, and what Orca has written."""

    folder: Path
    environment: dict[str, str]
    log: Path


@contextmanager
def running(folder: Path) -> Iterator[Session]:
    """Start the desktop in an empty folder, and end it."""
    environment = _environment(folder)
    log = folder / "orca.log"
    with ExitStack() as stack:

        def start(*command: str | Path) -> None:
            stack.enter_context(_process(folder, environment, *command))

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
        start("orca", f"--debug-file={log}")
        _wait_for(log, "Screen reader on")
        yield Session(folder, environment, log)


def _environment(folder: Path) -> dict[str, str]:
    """Write what each program reads at its start; return the environment for all of them."""
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


@contextmanager
def _process(folder: Path, environment: dict[str, str], *command: str | Path) -> Iterator[None]:
    """Run a program until the end of the session; its group ends with it."""
    name = Path(command[0]).name
    with Path(folder, f"{name}.txt").open("w") as output:
        process = subprocess.Popen(
            [str(part) for part in command],
            env=environment,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        try:
            yield
        finally:
            end(process)


def end(process: "subprocess.Popen[bytes]") -> None:
    """End a program and those that it has started."""
    for how in (signal.SIGTERM, signal.SIGKILL):
        try:
            os.killpg(process.pid, how)
            process.wait(5)
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
    """Wait until a file is there, and has these words."""
    begun = monotonic()
    while not file.exists() or (words and words not in file.read_text(errors="replace")):
        if monotonic() - begun > PATIENCE:
            raise SystemExit(f"The session did not start: {file.name} does not come.")
        sleep(0.1)
