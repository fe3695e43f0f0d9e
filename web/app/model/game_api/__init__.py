"""The interfaces that each game implements for the page: its options and its move input."""
