"""Replaces asyncio, which Pyodide imports for promises. The page awaits no promise in Python."""
