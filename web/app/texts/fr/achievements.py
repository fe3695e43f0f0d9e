"""French texts of achievements."""

from typing import Final

WORDS: Final = {
    "achievements.title": "Succès",
    "achievements.progress": "{number} sur {of}",
    "achievements.earned": "Obtenu",
    "achievements.new.one": "Nouveau succès\u00a0: {names}",
    "achievements.new.other": "Nouveaux succès\u00a0: {names}",
    "achievement.both": "La main verte",
    "achievement.ladder": "Tout en haut",
    "achievement.week": "Une semaine entière",
    "achievement.gold": "Moisson d’or",
    "achievement_hint.both": "Gagnez une partie de chaque jeu.",
    "achievement_hint.ladder": "Battez l’apprenti, le jardinier, le maître et l’architecte.",
    "achievement_hint.week": "Terminez la partie du jour {target} jours d’affilée.",
    "achievement_hint.gold": "Remportez {target} médailles d’or dans les parties du jour.",
}
