"""What Zen Garden looks like."""
