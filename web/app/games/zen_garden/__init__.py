"""The interface of Zen Garden: move input, views, texts, rule book and lesson."""
