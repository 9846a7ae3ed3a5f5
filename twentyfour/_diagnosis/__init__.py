"""The parts of the diagnosis: what solutions need, what solvers lack, and what they returned."""
