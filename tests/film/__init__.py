"""The moving picture of the README files: `make film`."""
