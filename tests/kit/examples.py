"""Number of examples of a property: `make test` tries a quarter of those of `make test-all`."""

from hypothesis import settings


def share(percent: int) -> settings:
    """Return settings for a percentage of the examples: expensive tests get fewer."""
    return settings(max_examples=max(1, settings().max_examples * percent // 100))
