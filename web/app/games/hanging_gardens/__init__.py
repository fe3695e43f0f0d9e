"""The Hanging Gardens at the table: how a turn is chosen."""
