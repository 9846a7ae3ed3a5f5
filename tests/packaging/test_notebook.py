"""The notebook shows what its cells show when they run."""

import json
import re

from tests.notebook import NOTEBOOK, as_text, with_outputs

KEPT = NOTEBOOK.read_text(encoding="utf-8")


def test_kept_outputs_equal_those_of_a_run():
    assert as_text(with_outputs(json.loads(KEPT))) == KEPT, "run `make notebook`"


def test_notebook_has_pictures_and_the_cells_of_the_format():
    notebook = json.loads(KEPT)
    shown = [
        output["data"]
        for cell in notebook["cells"]
        for output in cell.get("outputs", ())
        if "data" in output
    ]
    assert sum("image/svg+xml" in data for data in shown) >= 2
    assert sum("text/html" in data for data in shown) >= 3
    ids = [cell["id"] for cell in notebook["cells"]]
    assert len({*ids}) == len(ids)
    assert (notebook["nbformat"], notebook["nbformat_minor"]) == (4, 5)


def test_links_lead_to_documents():
    links = re.findall(r"\]\(([^)]+)\)", KEPT)
    assert links
    assert all((NOTEBOOK.parent / link).exists() for link in links)


def test_changed_output_is_noticed():
    notebook = json.loads(KEPT)
    cell = next(cell for cell in notebook["cells"] if cell["cell_type"] == "code")
    cell["outputs"] = []
    assert as_text(with_outputs(notebook)) == KEPT != as_text(notebook)
