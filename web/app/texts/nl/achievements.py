"""Dutch texts of achievements."""

from typing import Final

WORDS: Final = {
    "achievements.title": "Prestaties",
    "achievements.progress": "{number} van {of}",
    "achievements.earned": "Behaald",
    "achievements.new.one": "Nieuwe prestatie: {names}",
    "achievements.new.other": "Nieuwe prestaties: {names}",
    "achievement.both": "Groene vingers",
    "achievement.ladder": "Naar de top",
    "achievement.week": "Een hele week",
    "achievement.gold": "Goudvisvijver",
    "achievement_hint.both": "Win een partij van elk spel.",
    "achievement_hint.ladder": "Versla de leerling, de tuinman, de meester en de architect.",
    "achievement_hint.week": "Speel {target} dagen op rij de partij van de dag uit.",
    "achievement_hint.gold": "Haal {target} gouden medailles met de partij van de dag.",
}
