"""Words of one part of the page: the analysis board."""
