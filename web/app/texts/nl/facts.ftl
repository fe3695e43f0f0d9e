### Dutch texts of sentences that explain a move.
###
### A text becomes a sentence: it begins in lower case and has no full stop. $but is empty or the text fact-but.

fact-later = alles bij elkaar ongeveer { $amount } tot het einde van de partij
fact-later_alone = levert tot het einde van de partij waarschijnlijk { $amount } op
fact-better = aan het einde van de partij ongeveer { $amount } beter
fact-worse = aan het einde van de partij ongeveer { $amount } slechter
fact-mostly = { $text }, vooral: { $item }
fact-nothing = levert waarschijnlijk niets op
fact-loses = verliest tot het einde van de partij waarschijnlijk { $amount }
fact-behind = op het eerste gezicht is een andere zet ongeveer { $amount } beter
fact-but = wel{ " " }
fact-more = In cijfers
fact-rest = De rest
fact-than_other = Vergeleken met de andere zet:
fact-than_before = Vergeleken met de stelling vóór de zet:
fact-to_come = latere zetten
fact-own_to_come = eigen latere zetten
fact-others_get = zetten van de anderen
fact-group = { $subject } van { $number }
fact-squares =
    { $number ->
        [one] { $number } vak
       *[other] { $number } vakken
    }
fact-circuit_closed = sluit een wandelpad: { $points }
fact-circuit_near = nog één tegel en een wandelpad is gesloten: { $stake }
fact-circuit_grows = bouwt een half wandelpad: { $stake } als het gesloten is
fact-circuit_blocked = geeft { $but }een begonnen wandelpad op dat nog { $stake } had kunnen opleveren
fact-line_completed = maakt een lijn van gelijke versieringen compleet: { $points }
fact-line_near = nog één tegel en een lijn van gelijke versieringen is compleet: { $stake }
fact-line_blocked = blokkeert { $but }een lijn waaraan nog maar één tegel ontbrak en die nog { $stake } had kunnen opleveren
fact-decorations = { $number } × { $subject }: { $points }
fact-decorations_grow = { $number } × { $subject }: vanaf 6 leveren ze { $stake } op
fact-last_here = op het keuzebord ligt geen andere tegel met dit kenmerk: { $subject }
fact-small = past bij de kleine voorkeur: { $points }
fact-large = past bij de grote voorkeur: { $points }
fact-detail = aandacht voor detail: { $points }
fact-detail_lost = verliest { $but }{ $amount } bij aandacht voor detail
fact-detail_begun = verliest { $but }eerst { $amount } bij aandacht voor detail; vanaf de vierde tegel loont het
fact-majority_taken = neemt de leiding bij de meerderheid: { $points } als het zo blijft
fact-majority_shared = komt op gelijke hoogte bij de meerderheid: { $points } als het zo blijft
fact-majority_second = komt op de tweede plaats bij de meerderheid: { $points } als het zo blijft
fact-area_grows = houdt elke grondsoort in één gebied: { $stake }
fact-area_apart = verdeelt { $but }een grondsoort ({ $subject }) over { $number } gebieden: { $points }
fact-areas_joined = voegt de gebieden van een grondsoort ({ $subject }) samen: { $points }
fact-ground_added = voegt { $but }een nieuwe grondsoort toe, nu { $number } in totaal: { $points }
fact-ground_kept = voegt geen nieuwe grondsoort toe: { $stake } voor { $number } grondsoorten
fact-mission = vervult een opdracht: { $points }
fact-mission_near = nog één tegel en een opdracht is vervuld: { $stake }
fact-mission_grows = nog { $number } tegels en een opdracht is vervuld: { $stake }
fact-costs = kost { $but }{ $amount }
fact-costs_now = kost { $but }{ $amount }; één beurt later is de tegel goedkoper
fact-denies_circuit = neemt een tegel weg waarmee { $name } een wandelpad kan sluiten: { $amount }
fact-denies_line = neemt een tegel weg waarmee { $name } een lijn compleet kan maken: { $amount }
fact-denies_decoration = neemt een tegel weg waarmee { $name } bij de versieringen { $amount } kan krijgen
fact-denies_mission = neemt een tegel weg waarmee { $name } een opdracht kan vervullen: { $amount }
fact-denies_tile = neemt een tegel weg waarmee { $name } { $amount } kan krijgen
fact-group_made = vormt een groep ({ $group }) die groot genoeg is voor een tempel
fact-group_touched = bouwt aan een groep ({ $group }) die al groot genoeg is voor een tempel
fact-group_near = nog één vak en een groep ({ $group }) is groot genoeg voor een tempel
fact-group_second = bouwt ook aan een tweede groep: { $group }
fact-group_room = legt bouwgrond naast een groep: { $group }
fact-groups_joined = verbindt groepen tot één groep: { $group }
fact-group_blocked = bedekt { $but }een deel van een groep: { $group }
fact-tile_reach = brengt een tegel binnen bereik: { $subject }, { $points }
fact-hidden_draw = levert ook een verborgen tegel op
fact-temple_placed = plaatst een tempel op een groep: { $group }
fact-temple_moved = haalt { $but }de tempel van een groep weg: { $group }
fact-temple_hems = blokkeert { $but }{ $squares } bouwgrond
fact-temple_frees = maakt naast de oude plek van de tempel { $squares } bouwgrond vrij
fact-group_kept = bewaart een groep voor later: { $group }
fact-waits = nog geen tempel: de groep ({ $group }) kan nog groeien
fact-tile_taken = { $subject } nummer { $number }: { $points }
fact-character_taken = { $subject }: { $points }
fact-series_completed = maakt een serie compleet
fact-next_pays = nog een tegel van deze soort ({ $subject }) levert daarna { $stake } op
fact-last_of_kind = dit is de laatste tegel van deze soort
