"""The techniques of the Path, as predicates of the writings of an answer."""
