"""Words of one part of the page: daily deals and the garden path."""
