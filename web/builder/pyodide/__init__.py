"""Python for the page: Pyodide as it comes, from a snapshot, or cut to what ran in training."""
