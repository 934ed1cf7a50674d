"""The kernel: moves, positions, chance, knowledge and records, for any game. It imports nothing of ours."""
