"""What The Hanging Gardens looks like."""
