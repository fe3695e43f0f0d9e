"""The workshop: the user's bots as source texts, and the state of its screen."""
