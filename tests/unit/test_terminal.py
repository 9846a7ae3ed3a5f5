"""The command line in processes of its own, as terminals start it."""

import os
import subprocess
import sys

import pytest


def process(*arguments, **environment):
    return subprocess.run(
        [sys.executable, "-m", "twentyfour", *arguments],
        capture_output=True,
        check=False,
        env={**os.environ, **environment},
    )


@pytest.mark.parametrize("encoding", ["cp1252", "cp936", "ascii"])
def test_what_a_terminal_cannot_encode_is_written_in_ascii(encoding):
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


def test_a_closed_pipe_ends_silently():
    with subprocess.Popen(
        [sys.executable, "-m", "twentyfour", "solve", *"1234567"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as solving:
        solving.stdout.readline()
        solving.stdout.close()
        assert (solving.wait(), solving.stderr.read()) == (141, b"")
