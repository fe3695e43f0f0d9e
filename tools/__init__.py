"""Programs that make the published puzzles and evaluated positions. They are not part of the wheel."""
