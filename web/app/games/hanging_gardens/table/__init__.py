"""Move input, options, editions and rule positions of The Hanging Gardens."""
