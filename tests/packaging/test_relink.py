"""`dylink.0`, which Pyodide asks for, stands where it stood after the rewriting."""

import pytest

from web.builder.relink.build import with_first_section

HEADER = b"\0asm\1\0\0\0"
DYLINK = b"\0\x0b\x08dylink.0ab"


def test_first_section_is_put_back():
    assert with_first_section(HEADER + b"rest", HEADER + DYLINK + b"more") == (
        HEADER + DYLINK + b"rest"
    )


def test_build_stops_where_another_section_comes_first():
    with pytest.raises(SystemExit, match="expected dylink"):
        with_first_section(HEADER, HEADER + b"\0\x06\x04name" + b"more")
