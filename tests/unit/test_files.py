"""A file is written completely, or stays unchanged."""

import pytest

from twentyfour._cli.files import replacing


def test_a_file_gets_its_new_content(tmp_path):
    file = tmp_path / "day.csv"
    file.write_text("old")
    with replacing(file) as beside:
        beside.write_text("new")
        assert file.read_text() == "old"
    assert file.read_text() == "new"
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), KeyboardInterrupt()])
def test_interrupted_write_leaves_only_the_old_file(tmp_path, error):
    file = tmp_path / "day.csv"
    file.write_text("old")

    def write():
        with replacing(file) as beside:
            beside.write_text("ne")
            raise error

    with pytest.raises(type(error)):
        write()
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_the_error_names_the_file(tmp_path):
    file = tmp_path / "none" / "day.csv"
    with pytest.raises(OSError, match="No such file") as error, replacing(file) as beside:
        beside.write_text("new")
    assert error.value.filename == str(file)


def test_a_link_stays_a_link(tmp_path):
    file, link = tmp_path / "day.csv", tmp_path / "link.csv"
    file.touch()
    link.symlink_to(file)
    with replacing(link) as beside:
        beside.write_text("new")
    assert link.is_symlink()
    assert file.read_text() == "new"
