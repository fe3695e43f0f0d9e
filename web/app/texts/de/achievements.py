"""German texts of achievements."""

from typing import Final

WORDS: Final = {
    "achievements.title": "Erfolge",
    "achievements.progress": "{number} von {of}",
    "achievements.earned": "Geschafft",
    "achievements.new.one": "Neuer Erfolg: {names}",
    "achievements.new.other": "Neue Erfolge: {names}",
    "achievement.both": "Grüner Daumen",
    "achievement.ladder": "Ganz nach oben",
    "achievement.week": "Eine ganze Woche",
    "achievement.gold": "Goldfischteich",
    "achievement_hint.both": "Gewinne in jedem Spiel eine Partie.",
    "achievement_hint.ladder": "Besiege den Lehrling, den Gärtner, den Meister und den Architekten.",
    "achievement_hint.week": "Spiele {target} Tage in Folge die Partie des Tages zu Ende.",
    "achievement_hint.gold": "Hole {target} Goldmedaillen in Partien des Tages.",
}
