"""Help for a player: hints, advice on the way, and the repair of a wrong answer."""
