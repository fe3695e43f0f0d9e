"""A whole number of another type than ``int``, as NumPy has them."""


class Index:
    """Can be used as an index, and has none of the arithmetic of an ``int``."""

    def __init__(self, number: int) -> None:
        """Keep the number."""
        self.number = number

    def __index__(self) -> int:
        """Return it as an ``int``."""
        return self.number
