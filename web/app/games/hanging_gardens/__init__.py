"""The interface of The Hanging Gardens: move input, views, texts, rule book and lesson."""
