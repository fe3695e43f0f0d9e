"""The action ids and tensors of each game."""
