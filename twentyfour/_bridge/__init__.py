"""The calls of the page: their parameters, their work, and their results as plain data."""
