"""Words of one part of the page: correspondence."""
