"""Essential forms: the classes of algebraic forms that docs/sameness.md defines."""
