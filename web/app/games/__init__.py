"""The interfaces of the games: table, view, texts, rule book and lesson of each."""
