"""Words of one part of the page: achievements."""
