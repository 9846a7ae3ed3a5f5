"""In place of asyncio, which Pyodide imports for promises: the page waits for none in Python."""
