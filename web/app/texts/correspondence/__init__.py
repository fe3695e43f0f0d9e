"""Words of one part of the page: by_link."""
