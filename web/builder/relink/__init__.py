"""Pyodide's files without what the page has no use for; README.md says what is assumed."""
