"""The command line in processes of its own, as terminals start it."""

import errno
import os
import signal
import subprocess
import sys

import pytest

from twentyfour._cli.terminal import is_closed_pipe


def process(*arguments, **environment):
    return subprocess.run(
        [sys.executable, "-m", "twentyfour", *arguments],
        capture_output=True,
        check=False,
        env={**os.environ, **environment},
    )


@pytest.mark.parametrize("encoding", ["cp1252", "cp936", "ascii"])
def test_text_that_a_terminal_cannot_encode_is_written_in_ascii(encoding):
    for arguments, line in (
        (("daily", "--date", "2026-11-21"), "easy   4h Ah 4s Qh"),
        (("solve", "12", "1/2"), "12/(1/2) = 24"),
        (("solve", "8", "-3", "--target", "-24"), "8*(-3) = -24"),
    ):
        ended = process(*arguments, PYTHONIOENCODING=encoding)
        assert ended.returncode == 0
        assert ended.stdout.decode(encoding).splitlines()[0] == line


def test_the_c_locale_is_ascii():
    ended = process("daily", "--date", "2026-11-21", LANG="C", LC_ALL="C", PYTHONIOENCODING="")
    assert ended.stdout.decode("ascii").splitlines()[0] == "easy   4h Ah 4s Qh"


@pytest.fixture
def solving():
    """A search that has more to write than a pipe holds, and has begun to.

    It listens to interruptions even where the shell makes the tests ignore them.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    with subprocess.Popen(
        [sys.executable, "-m", "twentyfour", "solve", *"1234567"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        signal.signal(signal.SIGINT, before)
        process.stdout.readline()
        yield process


def test_a_closed_pipe_ends_silently(solving):
    solving.stdout.close()
    assert (solving.wait(), solving.stderr.read()) == (141, b"")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends signals to whole consoles")
def test_an_interruption_ends_silently(solving):
    solving.send_signal(signal.SIGINT)
    _, complaints = solving.communicate()
    assert (solving.returncode, complaints) == (130, b"")


def test_windows_calls_a_closed_pipe_an_invalid_argument(monkeypatch):
    error = OSError(errno.EINVAL, "Invalid argument")
    assert not is_closed_pipe(error)
    monkeypatch.setattr(sys, "platform", "win32")
    assert is_closed_pipe(error)
