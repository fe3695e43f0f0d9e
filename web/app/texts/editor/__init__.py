"""Words of one part of the page: the position editor."""
