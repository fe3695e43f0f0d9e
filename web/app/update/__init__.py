"""Update functions: one module for the actions of each feature, imported with the first of them."""
