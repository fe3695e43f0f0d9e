"""Files that users add to the page, such as their own bots."""
