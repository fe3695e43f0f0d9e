"""The parts of the screen of progress."""
