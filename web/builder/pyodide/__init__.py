"""Python for the page: Pyodide as it comes, from a snapshot, or cut down to what ran in training."""
