"""In place of the interfaces of resources, for which importlib would load pathlib and glob."""
