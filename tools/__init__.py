"""Programs that make what is published: evaluated positions and puzzles. They are not part of the wheel."""
