"""Stories played with Orca and Firefox, as `make listen` hears them."""
