"""The page's data: the model, matches, saved texts and the interfaces to the games."""
