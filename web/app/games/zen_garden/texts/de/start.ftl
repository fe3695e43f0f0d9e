### Texts of Zen Garden on the start screen in German.

game-zen--garden = Zen Garden
tagline-zen--garden = Plättchen für Plättchen entsteht der Garten, nach dem sich der Kaiser sehnt. Wer seine Vorlieben am besten erfüllt, wird Hofarchitekt.
start-level = Level
start-own = Eigene Wahl
start-level_hint = Level 1 ist für die erste Partie gedacht. Mit jedem weiteren Level kommt ein Vorliebentableau mit neuen Vorlieben hinzu; mit „Eigene Wahl“ bestimmst du die Tableaus selbst.
start-boards = Vorliebentableaus
start-ties = Gleichstand bei der Mehrheit
saved-boards = Tableaus: { $boards }
board-1 = 1: Basis
board-2 = 2: Einheit
board-3 = 3: Minimalistisch
board-4 = 4: Zwei Aufträge
board-5 = 5: Ein Auftrag
ties-full = alle erhalten die vollen Punkte
ties-split = die Punkte werden geteilt
