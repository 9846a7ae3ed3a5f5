"""The calls of the page: their parameters, their work, their results as plain data."""
