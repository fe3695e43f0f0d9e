"""Interfaces that a game implements. Each is a class whose members have defaults; ``web.app.game_page`` joins them."""
