"""Move input, options and rule positions of Zen Garden."""
