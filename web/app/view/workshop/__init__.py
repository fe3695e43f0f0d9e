"""The parts of the workshop's screen."""
