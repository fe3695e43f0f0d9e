"""HTML of the page, built from the model. Views are pure functions: they never change the model."""
