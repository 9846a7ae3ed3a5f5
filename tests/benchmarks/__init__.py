"""What the engine is measured against: `make bench`."""
