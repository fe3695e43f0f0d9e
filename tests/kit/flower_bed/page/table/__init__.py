"""Move input of Flower Bed."""
