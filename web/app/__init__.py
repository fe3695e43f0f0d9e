"""The page's Python: model, update and view. The rules of the games are in ``hofgarten``."""
