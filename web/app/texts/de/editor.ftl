### German texts of the position editor.

editor-title = Stellung aufbauen
editor-players = Spieler
editor-begin = Aufbauen
editor-turn = Drehen
editor-put_back = Zurücklegen
editor-put_here = Hierhin legen: { $place }
editor-in_hand = In der Hand: { $piece }
editor-help = Wähle ein Teil und dann seinen Platz. Was schon liegt, kannst du wieder aufnehmen.
editor-legal = Diese Stellung ist regelgerecht.
editor-illegal = Das Analysebrett braucht eine regelgerechte Stellung:
editor-complete = Rest zufällig ergänzen
editor-done = Analysieren
editor-rule = Regel { $rule }
editor-pieces = Spielmaterial
editor-match = Partie
editor-read = Übernehmen
editor-copy_link = Link kopieren
editor-edit = Diese Stellung bearbeiten
