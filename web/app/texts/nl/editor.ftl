### Dutch texts of the position editor.

editor-title = Stelling opzetten
editor-players = Spelers
editor-begin = Opzetten
editor-turn = Draaien
editor-put_back = Terugleggen
editor-put_here = Hier neerleggen: { $place }
editor-in_hand = In de hand: { $piece }
editor-help = Kies een onderdeel en daarna de plek. Wat al ligt, kun je weer oppakken.
editor-legal = Deze stelling is geldig.
editor-illegal = Het analysebord heeft een geldige stelling nodig:
editor-complete = Willekeurig aanvullen
editor-done = Analyseren
editor-rule = Regel { $rule }
editor-pieces = Spelmateriaal
editor-match = Partij
editor-read = Overnemen
editor-copy_link = Link kopiëren
editor-edit = Deze stelling bewerken
