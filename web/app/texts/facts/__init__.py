"""Words of one part of the page: facts about moves."""
