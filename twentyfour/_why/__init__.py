"""Short proofs that a target cannot be made: their lines, the search for them, and the checker."""
