"""Why a solver misses hands, or claims hands that cannot be solved."""
