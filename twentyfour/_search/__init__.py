"""The search for solutions and for the values nearest to a target."""
