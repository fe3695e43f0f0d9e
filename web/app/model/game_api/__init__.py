"""Interfaces that a game implements. Each is a class whose members have defaults; ``game_page`` joins them."""
