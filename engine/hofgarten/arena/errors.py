"""Exceptions of matches between bots that pass from one module to another."""


class Interrupted(KeyboardInterrupt):
    """Ctrl-C of the user, where a plain ``KeyboardInterrupt`` is one that a bot raises."""
