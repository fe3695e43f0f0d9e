"""What the table makes of each action, by where the action belongs."""
