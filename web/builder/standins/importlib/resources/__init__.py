"""In place of importlib.resources, which importlib.abc imports: the engine has no data files."""
