"""English texts of achievements."""

from typing import Final

WORDS: Final = {
    "achievements.title": "Achievements",
    "achievements.progress": "{number} of {of}",
    "achievements.earned": "Earned",
    "achievements.new.one": "New achievement: {names}",
    "achievements.new.other": "New achievements: {names}",
    "achievement.both": "Green fingers",
    "achievement.ladder": "To the top",
    "achievement.week": "Seven days running",
    "achievement.gold": "Goldfish pond",
    "achievement_hint.both": "Win a match of each game.",
    "achievement_hint.ladder": "Beat the Apprentice, the Gardener, the Master and the Architect.",
    "achievement_hint.week": "Finish the daily game {target} days in a row.",
    "achievement_hint.gold": "Win {target} gold medals in daily games.",
}
