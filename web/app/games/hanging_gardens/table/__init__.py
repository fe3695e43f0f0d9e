"""Move input, options and rule positions of The Hanging Gardens."""
