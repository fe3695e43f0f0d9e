"""The screens besides the start screen and a match: see ``web.app.view.screen``."""
